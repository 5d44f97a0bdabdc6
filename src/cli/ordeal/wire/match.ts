/** One table, played by scripted players who know only what their screens show, whatever happens to the bot. */
import { setTimeout as after } from 'node:timers/promises'

import { readCustomId, type Verb } from '../../../discord/wire/custom-id.js'
import { pick, type Random } from '../../../engine/random.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { type NextPress, nextPress, type Player, playerAt, publicOffer } from '../../wire/player.js'
import { type Offer, offersOn, textIn } from '../../wire/screen.js'
import { isAnswered, settledIn } from '../../wire/settled.js'
import type { Company, Computers } from './company.js'
import { answerTo, readOffer, type Sent } from './sent.js'

export interface Match {
  readonly sandbox: Sandbox
  readonly gameId: string
  readonly guildId: string
  readonly channelId: string
  readonly players: readonly Player[]
  /** Computer players at the table. Null if there are none. */
  readonly computers: Computers | null
  readonly random: Random
  /** How many milliseconds the players think before the next press. */
  readonly thinkingMs: () => number
  /** Every press, oldest first. */
  readonly sent: Sent[]
  /** How often players without anything to press asked for their panels. */
  asked: number
}

export type Ending = 'over' | 'stuck'

/** Time without anything to press after which players ask for their panels. */
const IDLE_MS = 4_000
/** The table is stuck after this many such waits in a row, although the bot answers. */
const PATIENCE = 15
/** The same limit, for a bot that is down again and again. */
const LONG_PATIENCE = 300
/** Whoever was turned down does not try again at once. */
const SECOND_TRY_MS = 200
/** One in this many presses is a double click, is an undo, asks for a hint, or is made while the bot is down. */
const DOUBLE_EVERY = 25
const UNDO_EVERY = 15
const HINT_EVERY = 12
const BLIND_EVERY = 4

export interface Gathering extends Pick<Match, 'gameId' | 'random'> {
  /** The name of the new channel. */
  readonly channel: string
  readonly company: Company
  /** By default the first server. */
  readonly guildId?: string
  /** By default they do not think. */
  readonly thinkingMs?: Match['thinkingMs']
}

/** Adds a new channel with players who have not sat down yet. */
export function gather(sandbox: Sandbox, { channel, company, guildId, thinkingMs = () => 0, ...rest }: Gathering): Match {
  const place = guildId ?? sandbox.guild().id
  const { id } = sandbox.addChannel(place, channel)
  const players = company.names.map((name) => playerAt(sandbox, name, id))
  return {
    ...rest,
    sandbox,
    guildId: place,
    channelId: id,
    players,
    computers: company.computers,
    thinkingMs,
    sent: [],
    asked: 0,
  }
}

/** The id of the table in a match's channel. Null before there is one. */
export function tableOf(match: Match): string | null {
  const ids = publicOffers(match).flatMap(({ customId }) => readCustomId(customId)?.tableId ?? [])
  return ids.at(-1) ?? null
}

/** Plays from an empty channel to the result. */
export async function playMatch(match: Match): Promise<Ending> {
  return (await sitDown(match)) ? playOn(match) : 'stuck'
}

/** Opens a table, takes all seats and starts. False if that fails. */
export async function sitDown(match: Match): Promise<boolean> {
  const [host, ...guests] = match.players
  if (host === undefined) return false
  const isOpen = await insist(
    match,
    () => offer(match, 'start') !== null,
    () => openTable(match, host),
  )
  if (!isOpen) return false
  for (const guest of guests) {
    const isSeated = () => isNamed(match, guest) || hasBegun(match)
    if (!(await insist(match, isSeated, () => use(match, guest, 'join')))) return false
  }
  return insist(
    match,
    () => hasBegun(match),
    () => use(match, host, 'start'),
  )
}

async function openTable({ sandbox, gameId, channelId, players, computers }: Match, host: Player): Promise<boolean> {
  const known = () => [...sandbox.world.commands.values()].some(({ name }) => name === gameId)
  if (!known()) return false
  const seated = computers === null ? {} : { computers: computers.count, level: computers.level }
  const wanted = { seats: players.length + (computers?.count ?? 0), ...seated }
  const opened = await settledIn(sandbox.command(host.id, channelId, gameId, { new: wanted }))
  // The channel still has a lobby whose message was lost. The answer points to `board`, which shows it.
  if (opened?.message?.ephemeralFor === host.id) await settledIn(sandbox.command(host.id, channelId, gameId, { board: {} }))
  return isAnswered(opened)
}

/** Retries until it has worked, as people do. False if it never does. */
async function insist(match: Match, isDone: () => boolean, attempt: () => Promise<boolean>): Promise<boolean> {
  const { sandbox, channelId } = match
  for (let tries = 0, answered = 0; answered < PATIENCE && tries < LONG_PATIENCE; tries++) {
    if (isDone()) return true
    // An attempt that gets no answer because the bot is down does not count.
    if (isServed(match) && (await attempt())) answered++
    if (await sandbox.until(isDone, IDLE_MS, channelId).catch(() => false)) return true
  }
  return false
}

/** Presses the button, or asks for the lobby again if its message is gone. Returns whether that was answered. */
async function use(match: Match, player: Player, kind: 'join' | 'start'): Promise<boolean> {
  const offered = offer(match, kind)
  const { sandbox, channelId, gameId } = match
  const show = () => sandbox.command(player.id, channelId, gameId, { board: {} })
  return isAnswered(await settledIn(offered === null ? show() : player.use(offered)))
}

/** The newest public button of this kind. */
function offer({ players: [player] }: Match, kind: Verb['kind']): Offer | null {
  return (player && publicOffer(player, kind)) ?? null
}

const publicOffers = ({ players: [player] }: Match) => player?.channel().flatMap(offersOn) ?? []
const publicComponents = ({ players: [player] }: Match) => player?.channel().flatMap(({ message }) => message.components ?? [])
const isNamed = (match: Match, { id, name }: Player) => [id, name].some((word) => textIn(publicComponents(match)).includes(word))
const hasBegun = (match: Match) => offer(match, 'take') !== null || isOver(match)
/** Only a finished game offers a rematch. */
export const isOver = (match: Match) => offer(match, 'rematch') !== null

/** Continues from the table's current position. */
async function playOn(match: Match): Promise<Ending> {
  const { sandbox, players, random } = match
  const answered = new Map<Player, string>()
  const look = () => (isOver(match) ? 'over' : nextPress(players, answered, random))
  for (let idle = 0, tries = 0; idle < PATIENCE && tries < LONG_PATIENCE; ) {
    const next = await sandbox.until(look, IDLE_MS, match.channelId).catch(look)
    if (next === 'over') return next
    if (next === null) {
      tries++
      if (await askForPanels(match)) idle++
      continue
    }
    idle = 0
    tries = 0
    await after(match.thinkingMs())
    await reachable(match)
    if (!(await press(match, withSecondThoughts(match, next)))) answered.delete(next.player)
  }
  return 'stuck'
}

/** Most people wait until the bot is back. Some press while it is down. */
async function reachable(match: Match): Promise<void> {
  const { sandbox, random } = match
  if (random.below(BLIND_EVERY) > 0) await sandbox.until(() => isServed(match), IDLE_MS).catch(() => {})
}

/** Whether a bot is connected that hears of this table. */
const isServed = ({ sandbox, guildId }: Match) => sandbox.gateway.serves(guildId)

/** The intended press, or now and then *Undo* or *Hint* on the same panel. */
function withSecondThoughts(match: Match, next: NextPress): NextPress {
  const { random } = match
  if (random.below(HINT_EVERY) === 0) return { ...next, offer: hintBeside(match, next) ?? next.offer }
  if (random.below(UNDO_EVERY) > 0) return next
  const undos = offersBeside(match, next, 'undo')
  return undos.length === 0 ? next : { ...next, offer: pick(undos, random) }
}

/** The button for a hint on the same panel as the intended press. Null if it has none. */
export function hintBeside(match: Match, next: NextPress): Offer | null {
  return offersBeside(match, next, 'hint')[0] ?? null
}

function offersBeside(
  { sandbox, channelId }: Match,
  { player, offer: intended }: NextPress,
  kind: Verb['kind'],
): readonly Offer[] {
  const shown = sandbox.messagesFor(player.id, channelId).find(({ message }) => message.id === intended.messageId)
  return shown === undefined ? [] : offersOn(shown).filter(({ verb }) => verb.kind === kind)
}

/** Presses, now and then twice at once. Returns whether any press was answered. */
async function press(match: Match, { player, offer: offered }: NextPress): Promise<boolean> {
  const times = match.random.below(DOUBLE_EVERY) === 0 ? 2 : 1
  const read = readOffer(offered)
  if (read === null || !isThere(match, player, offered)) return false
  const pending = Array.from({ length: times }, () => player.use(offered))
  const answers = await Promise.all(pending.map(answerTo))
  match.sent.push(...answers.map((answer) => ({ ...read, userId: player.id, ...answer })))
  if (answers.some(({ answer }) => answer === 'refused' || answer === 'unsure')) await after(SECOND_TRY_MS)
  return answers.some(({ answer }) => answer !== 'unanswered')
}

/** Whether a message seen a moment ago is still there. */
function isThere({ sandbox, channelId }: Match, { id }: Player, { messageId, customId }: Offer): boolean {
  const shown = sandbox.messagesFor(id, channelId).find(({ message }) => message.id === messageId)
  return shown !== undefined && offersOn(shown).some((offered) => offered.customId === customId)
}

/** Players use `hand` to bring back a lost panel. Returns whether any of them was answered. */
export async function askForPanels(match: Match): Promise<boolean> {
  const { sandbox, players, channelId, gameId } = match
  if (!isServed(match)) return false
  match.asked++
  let isHeard = false
  for (const { id } of players) {
    if (isAnswered(await settledIn(sandbox.command(id, channelId, gameId, { hand: {} })))) isHeard = true
  }
  return isHeard
}
