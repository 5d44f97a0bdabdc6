/** One table, played by scripted players who know no more than their screens show, whatever happens to the bot meanwhile. */

import { readCustomId, type Verb } from '../../../discord/wire/custom-id.js'
import { pick, type Random } from '../../../engine/random.js'
import type { InteractionOutcome } from '../../../sandbox/server/interactions/interactions.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { nextPress, type Player, playerAt } from '../../wire/player.js'
import { type Offer, offersOn, textIn } from '../../wire/screen.js'
import { settledIn } from '../../wire/settled.js'
import { answerTo, readOffer, type Sent } from './sent.js'

export interface Match {
  readonly sandbox: Sandbox
  readonly gameId: string
  readonly channelId: string
  readonly players: readonly Player[]
  readonly random: Random
  /** Every press, oldest first. */
  readonly sent: Sent[]
  /** How often players who saw nothing to press asked for their panel. */
  asked: number
}

export type Ending = 'over' | 'stuck'

/** Nothing to press for so long: players ask for their panels. */
const IDLE_MS = 4_000
/** So often in a row, although the bot answers, and the table is stuck. */
const PATIENCE = 15
/** The same where the bot is away again and again. */
const LONG_PATIENCE = 300
/** One of so many presses is a double click; takes something back; comes while the bot is away. */
const DOUBLE_EVERY = 25
const UNDO_EVERY = 15
const BLIND_EVERY = 4

/** A new channel with players for it, of whom none has sat down. */
export function gather(sandbox: Sandbox, gameId: string, channel: string, names: readonly string[], random: Random): Match {
  const { id } = sandbox.addChannel(sandbox.guild().id, channel)
  const players = names.map((name) => playerAt(sandbox, name, id))
  return { sandbox, gameId, channelId: id, players, random, sent: [], asked: 0 }
}

/** The id of the table in a match's channel; null before there is one. */
export function tableOf(match: Match): string | null {
  const ids = publicOffers(match).flatMap(({ customId }) => readCustomId(customId)?.tableId ?? [])
  return ids.at(-1) ?? null
}

/** Plays from an empty channel to the result. */
export async function playMatch(match: Match): Promise<Ending> {
  return (await sitDown(match)) && (await playOn(match)) === 'over' ? 'over' : 'stuck'
}

/** Opens a table, takes all seats and starts; false if that cannot be done. */
export async function sitDown(match: Match): Promise<boolean> {
  const [host, ...guests] = match.players
  if (host === undefined) return false
  const { length: seats } = match.players
  const isOpen = await insist(
    match,
    () => offer(match, 'start') !== null,
    () => openTable(match, host, seats),
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

async function openTable({ sandbox, gameId, channelId }: Match, host: Player, seats: number): Promise<boolean> {
  const known = () => [...sandbox.world.commands.values()].some(({ name }) => name === gameId)
  if (!known()) return false
  const opened = await settledIn(sandbox.command(host.id, channelId, gameId, { new: { seats } }))
  // A lobby whose message was lost keeps the channel: the answer says that `board` shows it.
  if (opened?.message?.ephemeralFor === host.id) await settledIn(sandbox.command(host.id, channelId, gameId, { board: {} }))
  return isAnswered(opened)
}

const isAnswered = (outcome: InteractionOutcome | null) => outcome !== null && outcome.state !== 'failed'

/** Tries again until it has worked, as people do; false if it never does. */
async function insist({ sandbox, channelId }: Match, isDone: () => boolean, attempt: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0, answered = 0; answered < PATIENCE && tries < LONG_PATIENCE; tries++) {
    if (isDone()) return true
    // What a bot that is away, or goes away, does not answer is no attempt.
    if (sandbox.gateway.online && (await attempt())) answered++
    if (await sandbox.until(isDone, IDLE_MS, channelId).catch(() => false)) return true
  }
  return false
}

/** Presses it, or has the lobby shown once more where its message is gone; whether that was answered. */
async function use(match: Match, player: Player, kind: 'join' | 'start'): Promise<boolean> {
  const offered = offer(match, kind)
  const { sandbox, channelId, gameId } = match
  const show = () => sandbox.command(player.id, channelId, gameId, { board: {} })
  return isAnswered(await settledIn(offered === null ? show() : player.use(offered)))
}

/** The newest thing for everybody to press for this. */
function offer(match: Match, kind: Verb['kind']): Offer | null {
  return publicOffers(match).findLast(({ verb }) => verb.kind === kind) ?? null
}

const publicOffers = ({ players: [player] }: Match) => player?.channel().flatMap(offersOn) ?? []
const publicComponents = ({ players: [player] }: Match) => player?.channel().flatMap(({ message }) => message.components ?? [])
const isNamed = (match: Match, { id, name }: Player) => [id, name].some((word) => textIn(publicComponents(match)).includes(word))
const hasBegun = (match: Match) => offer(match, 'take') !== null || isOver(match)
/** Only a finished game offers another one. */
export const isOver = (match: Match) => offer(match, 'rematch') !== null

interface Next {
  readonly player: Player
  readonly offer: Offer
}

/** Plays on from where the table is. */
async function playOn(match: Match, enough: () => boolean = () => false): Promise<Ending | 'enough'> {
  const { sandbox, players, random } = match
  const answered = new Map<Player, string>()
  const look = () => (isOver(match) ? 'over' : enough() ? 'enough' : nextPress(players, answered, random))
  for (let idle = 0, tries = 0; idle < PATIENCE && tries < LONG_PATIENCE; ) {
    const next = await sandbox.until(look, IDLE_MS, match.channelId).catch(look)
    if (next === 'over' || next === 'enough') return next
    if (next === null) {
      tries++
      if (await askForPanels(match)) idle++
      continue
    }
    idle = 0
    tries = 0
    await reachable(match)
    if (!(await press(match, withSecondThoughts(match, next)))) answered.delete(next.player)
  }
  return 'stuck'
}

/** Most people wait until the bot is there again; some press all the same. */
async function reachable({ sandbox, random }: Match): Promise<void> {
  if (random.below(BLIND_EVERY) > 0) await sandbox.until(() => sandbox.gateway.online, IDLE_MS).catch(() => {})
}

/** What they wanted to press, or now and then *Undo* on the same panel. */
function withSecondThoughts({ sandbox, channelId, random }: Match, next: Next): Next {
  if (random.below(UNDO_EVERY) > 0) return next
  const shown = sandbox.messagesFor(next.player.id, channelId).find(({ message }) => message.id === next.offer.messageId)
  const undos = shown === undefined ? [] : offersOn(shown).filter(({ verb }) => verb.kind === 'undo')
  return undos.length === 0 ? next : { ...next, offer: pick(undos, random) }
}

/** Presses, now and then twice at once; whether anything was answered. */
async function press(match: Match, { player, offer: offered }: Next): Promise<boolean> {
  const times = match.random.below(DOUBLE_EVERY) === 0 ? 2 : 1
  const read = readOffer(offered)
  if (read === null || !isThere(match, player, offered)) return false
  const pending = Array.from({ length: times }, () => player.use(offered))
  const answers = await Promise.all(pending.map(answerTo))
  match.sent.push(...answers.map((answer) => ({ ...read, userId: player.id, answer })))
  return answers.some((answer) => answer !== 'unanswered')
}

/** What was seen a moment ago may be gone. */
function isThere({ sandbox, channelId }: Match, { id }: Player, { messageId, customId }: Offer): boolean {
  const shown = sandbox.messagesFor(id, channelId).find(({ message }) => message.id === messageId)
  return shown !== undefined && offersOn(shown).some((offered) => offered.customId === customId)
}

/** `hand` brings back a panel that was lost; whether anybody was answered. */
export async function askForPanels(match: Match): Promise<boolean> {
  const { sandbox, players, channelId, gameId } = match
  if (!sandbox.gateway.online) return false
  match.asked++
  let isHeard = false
  for (const { id } of players) {
    if (isAnswered(await settledIn(sandbox.command(id, channelId, gameId, { hand: {} })))) isHeard = true
  }
  return isHeard
}
