/** Holds a table's log against what its players pressed and were told. */
import type { LogEntry } from '../../../tables/model/log.js'
import type { Sent } from './sent.js'

export interface Judgement {
  /** Accepted to the player's face, and not in the log. */
  readonly lost: readonly string[]
  /** In the log without a press of its own: a press that counted twice, or none at all. */
  readonly doubled: readonly string[]
  /** Refused to the player's face, and in the log all the same. */
  readonly denied: readonly string[]
}

/** `sent` are the presses of all players at this table, `log` is all of its log. */
export function judge(sent: readonly Sent[], log: readonly LogEntry[]): Judgement {
  const deeds = sent.filter(({ deed }) => deed !== null)
  const answers = new Map<string, Set<Sent['answer']>>()
  for (const press of deeds) {
    const key = keyOfPress(press, log)
    answers.set(key, (answers.get(key) ?? new Set()).add(press.answer))
  }
  const played = new Set(log.flatMap(keyOfEntry))
  const keys = [...answers.keys()]
  const isDenied = (key: string) => played.has(key) && [...(answers.get(key) ?? [])].every((answer) => answer === 'refused')
  return {
    lost: keys.filter((key) => answers.get(key)?.has('accepted') === true && !played.has(key)),
    doubled: [...played].filter((key) => !answers.has(key)),
    denied: keys.filter(isDenied),
  }
}

/**
 * An accepted press is the very next entry after the position that it was made for, or comes after what others did in between,
 * in the same turn: several seats may be asked at once. After a draw, something taken back or a step of the player's own there
 * is no such entry; what is taken back is always the last.
 */
function keyOfPress({ position, userId, deed }: Sent, log: readonly LogEntry[]): string {
  const since = log.filter((entry) => entry.position > position)
  const own = since.findIndex((entry) => entry.kind === 'draw' || entry.kind === 'undo' || isAct(entry, userId))
  const entry = since[own]
  const isSame = entry?.kind === 'action' && entry.cause === 'player' && entry.action === deed
  const isInTurn = since.slice(0, own).every(({ turn }) => turn === entry?.turn)
  return `${isSame && isInTurn ? entry.position : position + 1} ${userId} ${deed}`
}

const isAct = (entry: LogEntry, userId: string) => entry.kind === 'action' && entry.userId === userId

/** Entries by players' presses; what the table did by itself has none. */
function keyOfEntry(entry: LogEntry): readonly string[] {
  if (entry.kind === 'action' && entry.cause === 'player') return [`${entry.position} ${entry.userId} ${entry.action}`]
  return entry.kind === 'undo' && !entry.asked ? [`${entry.position} ${entry.userId} undo`] : []
}
