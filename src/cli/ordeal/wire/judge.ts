/** Compares a table's log with its players' presses and the answers they got. */
import { actionsOfPress } from '../../../engine/panel.js'
import { isComputer } from '../../../tables/model/computer.js'
import type { LogEntry } from '../../../tables/model/log.js'
import { isUnknownTo, logPosition } from './log-position.js'
import type { Sent } from './sent.js'

export interface Judgement {
  /** Accepted according to the answer, but not in the log. */
  readonly lost: readonly string[]
  /** In the log without a matching press: a press counted twice, or none at all. */
  readonly doubled: readonly string[]
  /** Refused according to the answer, but in the log: each with the sentences that refused it. */
  readonly denied: readonly string[]
}

/** `sent` are the presses of all players at this table; `log` is the table's whole log. */
export function judge(sent: readonly Sent[], log: readonly LogEntry[]): Judgement {
  const deeds = sent.filter(({ deed }) => deed !== null)
  const answers = new Map<string, Set<Sent['answer']>>()
  const refusals = new Map<string, Set<string>>()
  for (const press of deeds) {
    for (const key of keysOfPress(press, log)) {
      answers.set(key, (answers.get(key) ?? new Set()).add(press.answer))
      if (press.refusal !== undefined) refusals.set(key, (refusals.get(key) ?? new Set()).add(press.refusal))
    }
  }
  const played = new Set(log.flatMap(keyOfEntry))
  const keys = [...answers.keys()]
  const isDenied = (key: string) => played.has(key) && [...(answers.get(key) ?? [])].every((answer) => answer === 'refused')
  return {
    lost: keys.filter((key) => answers.get(key)?.has('accepted') === true && !played.has(key)),
    doubled: [...played].filter((key) => !answers.has(key)),
    denied: keys.filter(isDenied).map((key) => [key, ...(refusals.get(key) ?? [])].join(': ')),
  }
}

/** A press with several actions makes an entry for each, one after the other. */
function keysOfPress(press: Sent, log: readonly LogEntry[]): readonly string[] {
  const [first = '', ...more] = actionsOfPress(press.deed ?? '')
  const position = entryOfPress({ ...press, deed: first }, log)
  return [first, ...more].map((deed, index) => `${position + index} ${press.userId} ${deed}`)
}

/**
 * Finds the position of a press's entry. An accepted press is the next entry after its position, or follows other seats' entries
 * of the same turn, since several seats may be asked at once. A draw, an undo or the player's own step in between rules it out,
 * but not an undo of which the player may not know. An undo is always the last entry.
 */
function entryOfPress({ position: seen, userId, deed }: Sent, log: readonly LogEntry[]): number {
  const position = logPosition(log, userId, seen)
  const since = log.filter((entry) => entry.position > position)
  const isKnown = (entry: LogEntry) => entry.kind === 'undo' && !isUnknownTo(userId, entry)
  const own = since.findIndex((entry) => entry.kind === 'draw' || isKnown(entry) || isAct(entry, userId))
  const entry = since[own]
  const isSame = entry?.kind === 'action' && entry.cause === 'player' && entry.action === deed
  const isInTurn = since.slice(0, own).every(({ turn }) => turn === entry?.turn)
  return isSame && isInTurn ? entry.position : position + 1
}

const isAct = (entry: LogEntry, userId: string) => entry.kind === 'action' && entry.userId === userId

/** Whether a computer player made this move. It takes no press, but only such a player's seat may have it. */
export function isComputersMove(entry: LogEntry): boolean {
  return entry.kind === 'action' && entry.cause === 'computer' && isComputer({ id: entry.userId })
}

/**
 * The key of an entry that takes a player's press, which is also what passes for a computer player's move and is none. Entries
 * made by the table itself have none.
 */
function keyOfEntry(entry: LogEntry): readonly string[] {
  if (entry.kind === 'action' && (entry.cause === 'player' || (entry.cause === 'computer' && !isComputersMove(entry))))
    return [`${entry.position} ${entry.userId} ${entry.action}`]
  return entry.kind === 'undo' && !entry.asked ? [`${entry.position} ${entry.userId} undo`] : []
}
