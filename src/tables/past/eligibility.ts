/** How far a game was played, which decides whether it counts and is rated. */
import { roundOf, type Seat, turnsInRound } from '../../engine/game.js'
import { type ActionEntry, actorOf, type Cause, counting, type GameEntry, type LogEntry } from '../model/log.js'
import type { User } from '../model/people.js'
import { isYoung, roundsEnded } from '../model/rounds.js'
import type { FinishedTable } from '../model/table.js'

/** What the table did as the player wished, or as nobody could have done otherwise. */
const OWN_CAUSES: ReadonlySet<Cause> = new Set(['player', 'order', 'only-end'])

/** Whether all but one resigned before a third of the game's usual length. */
export function isCutShort(table: FinishedTable): boolean {
  return table.game.toMove(table.state).kind !== 'over' && isYoung(table)
}

/**
 * Tells of any seat and user whether the user completed a round there by their own decisions: they decided something in it, and
 * the table decided nothing for the seat. `log` is the whole log. If the game ended by its rules, the last round is complete with
 * any number of turns.
 */
export function roundsPlayed(table: FinishedTable, log: readonly LogEntry[]): (seat: Seat, user: User) => boolean {
  const complete = roundsEnded(table)
  const last = table.game.toMove(table.state).kind === 'over' ? Math.ceil(complete) : Math.floor(complete)
  const entries = counting(log)
  const roundAt = roundsByTurn(table, log)
  return (seat, user) => {
    const rounds = new Map<number, ActionEntry[]>()
    for (const entry of entries) {
      const round = roundAt(entry.turn)
      if (entry.kind !== 'action' || entry.seat !== seat || round < 1 || round > last) continue
      rounds.set(round, [...(rounds.get(round) ?? []), entry])
    }
    return [...rounds.values()].some((own) => areOwn(own, user))
  }
}

/** The round of each turn by its number. If somebody was out of the game and had no more turns, only the game itself tells. */
function roundsByTurn(table: FinishedTable, log: readonly LogEntry[]): (turn: number) => number {
  const { game, state, players } = table
  const length = turnsInRound(game.turn(state), players.length)
  const isShort = players.some((_, seat) => game.isOut(state, seat))
  const known = isShort && log[0]?.position === 1 ? roundsReplayed(table, counting(log)) : new Map<number, number>()
  return (turn) => known.get(turn) ?? Math.ceil(turn / length)
}

/** The rounds as the game is played again. Empty if the log does not fit the rules: then they are only estimated. */
function roundsReplayed({ game, players, options }: FinishedTable, entries: readonly GameEntry[]): ReadonlyMap<number, number> {
  const rounds = new Map<number, number>()
  let state = game.setup(players.length, options)
  try {
    for (const entry of entries) {
      if (state === null) break
      state = game.replay(state, actorOf(entry), entry.action).state
      const turn = game.turn(state)
      rounds.set(turn.number, roundOf(turn, players.length))
    }
    return rounds
  } catch {
    return new Map()
  }
}

function areOwn(entries: readonly ActionEntry[], { id }: User): boolean {
  const isOwn = ({ userId, cause }: ActionEntry) => userId === id && OWN_CAUSES.has(cause)
  return entries.every(isOwn) && entries.some(({ cause }) => cause === 'player')
}
