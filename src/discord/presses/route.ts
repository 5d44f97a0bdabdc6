/** Routes presses to their handlers. */
import { channelMention } from '@discordjs/formatters'
import type { OfKind } from '../../engine/kinds.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { isLive, seatOf, type Table, viewerOf } from '../../tables/model/table.js'
import type { Context } from '../context/context.js'
import { type Reply, say } from '../context/reply.js'
import { mayLookAt, withoutUnlisted } from '../standings/visibility.js'
import type { Verb } from '../wire/custom-id.js'
import { isAboutStandings, type StandingsVerb } from '../wire/standings-verbs.js'
import { commandFor } from '../words/reader.js'
import { positionSeen } from '../words/seen-position.js'
import { forget } from './forget.js'
import { confirmCancel, keepPlaying } from './game/cancel.js'
import { hideGuide } from './game/guide.js'
import { hint } from './game/hint.js'
import { comeBack, confirmResign } from './game/leave.js'
import { choose, follow, take, why } from './game/move.js'
import { order } from './game/order.js'
import { answerProposal } from './game/proposal.js'
import { askUndo, keepStep, proposeUndo, undo } from './game/undo.js'
import { chooseInLesson, lesson, practice } from './learn.js'
import { lobbySettings, settle } from './lobby/host.js'
import { decline, joinAgain, joinListed, rematch } from './lobby/invited.js'
import { closeLobby, colour, computers, join, leave } from './lobby/lobby.js'
import { start, startWithout } from './lobby/start.js'
import { board, fair, hand, log, rulebook, rules, spectate, spectateOn, text } from './look.js'
import { changeOwn } from './own-settings.js'
import { isOfOtherSeat, type Press, type Presser, presented, type TablePress } from './press.js'
import { refused } from './refused.js'
import { lookBack, showAll, walkTo, watch } from './replays/replay.js'
import { lookUp, transcript } from './standings.js'

/** Verbs that concern a table. */
type TableVerb = Exclude<
  Verb,
  { readonly kind: 'forget' | 'rulebook' | 'lesson' | 'lesson-menu' | 'practice' | 'own' } | StandingsVerb
>

/** What may be looked at in any channel of the server once a game is over. */
const ANYWHERE: ReadonlySet<Verb['kind']> = new Set(['replay', 'show-replay', 'position', 'review', 'mistake', 'transcript'])

/** What anybody who can see a table's channel may do from anywhere on the server while it is live. */
const FROM_AFAR: ReadonlySet<Verb['kind']> = new Set([
  'join-listed',
  'spectate',
  'spectate-on',
  'log',
  'text',
  'rules',
  'topics',
  'replay',
  'position',
])

/** Answers a press. Permission never depends on who made the button, only on who pressed it and on the table's state. */
export async function answerPress(context: Context, press: Press): Promise<Reply> {
  const { verb } = press.id
  if (verb.kind === 'forget') return forget(context, press, verb.sure)
  if (verb.kind === 'rulebook') return rulebook(context, press, verb)
  if (verb.kind === 'lesson') return lesson(context, press, verb)
  if (verb.kind === 'lesson-menu') return chooseInLesson(context, press, verb)
  if (verb.kind === 'practice') return practice(context, press, verb.gameId)
  if (verb.kind === 'own') return changeOwn(context, press, verb.what, verb.gameId)
  if (isAboutStandings(verb)) return lookUp(context, press, verb)
  const table = await context.tables.find(press.id.tableId)
  if (table?.guildId !== press.venue.guildId) return unreadablePress(context, press)
  if (isPlayedIn(table, press.venue.channelId)) return routed(context, { ...press, table }, verb)
  if (FROM_AFAR.has(verb.kind) && isLive(table) && (await press.channelIds()).includes(table.channelId)) {
    return routed(context, { ...press, table }, verb)
  }
  if (table.status === 'over' && ANYWHERE.has(verb.kind) && (await mayLookAt(table, press))) {
    const locale = verb.kind === 'show-replay' ? table.locale : press.locale
    return routed(context, { ...press, table: await withoutUnlisted(context, table, press.user, locale) }, verb)
  }
  return say(TEXTS[press.locale].refusals.elsewhere(channelMention(table.channelId)))
}

/** A lobby that moved into its thread but could not start there still has its message in the original channel. */
function isPlayedIn(table: Table, channelId: string): boolean {
  return table.channelId === channelId || (table.status === 'lobby' && table.openedIn === channelId)
}

/** Answers a custom_id that is not ours, or from another version or server. A player of this channel's table gets the panel. */
export async function unreadablePress(context: Context, presser: Presser): Promise<Reply> {
  const { venue, user, locale } = presser
  const { unreadable } = TEXTS[locale].refusals
  const live = await context.tables.liveIn(venue.channelId)
  if (live === null) return say(unreadable(null))
  if (live.status === 'lobby' || seatOf(live, user.id) === null) return say(unreadable(commandFor(live, 'hand', locale)))
  return presented(context, presser, live, [unreadable(null)])
}

type Handlers = {
  readonly [Kind in TableVerb['kind']]: (context: Context, press: TablePress, verb: OfKind<TableVerb, Kind>) => Promise<Reply>
}

const HANDLERS: Handlers = {
  join,
  leave,
  start,
  'start-without': startWithout,
  'close-lobby': closeLobby,
  colour,
  'add-computer': computers,
  'lobby-settings': lobbySettings,
  settle: (context, press, verb) => settle(context, press, verb.what),
  'join-listed': joinListed,
  spectate,
  'spectate-on': spectateOn,
  decline,
  'join-again': joinAgain,
  rematch,
  take,
  target: (context, press, verb) => follow(context, press, verb.target),
  menu: choose,
  orders: (context, press, verb) => order(context, press, verb.on),
  hint,
  'no-guide': hideGuide,
  'ask-undo': askUndo,
  'propose-undo': proposeUndo,
  'keep-step': keepStep,
  answer: (context, press, verb) => answerProposal(context, press, verb.proposal, verb.agrees),
  why: (context, press, verb) => why(context, press, verb.path),
  text: (context, press, verb) => text(context, press, verb.page),
  undo,
  hand,
  board,
  log: (context, press, verb) => log(context, press, verb.upTo),
  fair,
  rules: (context, press) => rules(context, press, null),
  topics: (context, press, verb) => rules(context, press, verb.topic),
  cancel: confirmCancel,
  back: comeBack,
  resign: confirmResign,
  keep: keepPlaying,
  replay: watch,
  'show-replay': showAll,
  review: lookBack,
  mistake: (context, press) =>
    walkTo(context, press, { by: 'step', number: /^\d{1,6}$/.test(press.chosen ?? '') ? Number(press.chosen) : 0 }),
  transcript,
  position: (context, press, verb) => walkTo(context, press, verb),
  blocked: (context, press) => refused(context, press, { code: 'stale' }),
}

async function routed(context: Context, press: TablePress, verb: TableVerb): Promise<Reply> {
  // The table has the handler of each kind at its own kind.
  const handle = HANDLERS[verb.kind] as (context: Context, press: TablePress, verb: TableVerb) => Promise<Reply>
  return handle(context, await located(context, press), verb)
}

/**
 * The press at the log's position, which the button tells only as far as its player may know it. Another seat's position may
 * lead anywhere in that, so what was shown to another seat is taken as from before everything.
 */
async function located({ tables }: Context, press: TablePress): Promise<TablePress> {
  const { table, user, id } = press
  if (table.status !== 'playing') return press
  if (isOfOtherSeat(press)) return { ...press, id: { ...id, position: -1 } }
  return { ...press, id: { ...id, position: await positionSeen(tables, table, viewerOf(table, user.id), id.position) } }
}
