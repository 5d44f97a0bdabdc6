/** What a table can prove of its draws: while it is live only its commitment, afterwards the correctness of each draw. */
import { commitmentTo, type Pledge, pledgedDraw } from '../model/fairness.js'
import type { LoadedTable } from '../model/loaded-table.js'
import type { LogEntry } from '../model/log.js'
import type { Review } from '../model/review.js'
import { isLive, type Table } from '../model/table.js'
import type { Bound, Finding, Verification } from '../model/verification.js'
import { checkDraws } from './check-draws.js'
import { stepNumbers, stepsOf } from './compact-log.js'
import { type RecordedGame, transcriptOf } from './transcript.js'

/** `log` is the whole log of the table, or empty while it is live. `review` only goes into the transcript. */
export function verificationOf(loaded: LoadedTable, log: readonly LogEntry[], review: Review | null = null): Verification {
  const { table, pledge, draws } = loaded
  if (pledge === null) return { kind: 'unbound', table }
  const { secret, commitment, shares } = pledge
  const bound: Bound = { commitment, shares, draws }
  if (isLive(table)) return { ...bound, kind: 'bound', table }
  return { ...bound, kind: 'revealed', table, secret, ...proofOf(loaded, pledge, table, log, review) }
}

type Proof = Pick<Extract<Verification, { kind: 'revealed' }>, 'finding' | 'transcript'>

const found = (finding: Finding): Proof => ({ finding, transcript: null })

function proofOf(
  { begunUnder, draws }: LoadedTable,
  pledge: Pledge,
  table: Table,
  log: readonly LogEntry[],
  review: Review | null,
): Proof {
  if (commitmentTo(pledge.secret) !== pledge.commitment) return found({ kind: 'commitment' })
  // A lobby that was never started has drawn nothing.
  if (begunUnder === null) return found({ kind: 'follows' })
  const { game, options, players, id } = table
  if (begunUnder !== game.rulesVersion) return found({ kind: 'other-rules' })
  const recorded = { game, seats: players.length, options, steps: stepsOf(log) }
  const played = checkDraws({ ...recorded, random: (draw) => pledgedDraw(pledge, id, draw) })
  if (played.kind === 'draw') return found({ kind: 'draw', draw: played.draw })
  if (played.kind === 'step' || played.draws !== draws) return found({ kind: 'log' })
  const entropy = pledge.shares.map((share) => share.entropy)
  const scheme = { scheme: 'committed', table: id, commitment: pledge.commitment, entropy } as const
  const looked = review === null ? {} : { review: inSteps(review, log) }
  const record = { ...recorded, ...played, ...endOf(table), ...looked, seed: pledge.secret, scheme }
  return { finding: { kind: 'follows' }, transcript: transcriptOf(record) }
}

/** How the table ended its game, if the rules did not. */
function endOf(table: Table): Pick<RecordedGame, 'ended'> {
  if (table.status === 'cancelled') return { ended: { reason: 'cancelled', winners: [] } }
  if (table.status !== 'over' || table.game.toMove(table.state).kind === 'over') return {}
  return { ended: { reason: 'resigned', winners: table.outcome.winners } }
}

/** A review in which steps are numbered as in the proof's log, from 1. */
function inSteps(
  { chances, good, misses, turningPoints }: Review,
  log: readonly LogEntry[],
): NonNullable<RecordedGame['review']> {
  const numbers = stepNumbers(log)
  const at = ({ position }: { readonly position: number }) => ({ step: numbers.get(position) ?? 0 })
  return {
    chances,
    good: good.map((position) => at({ position }).step),
    misses: misses.map((miss) => ({
      ...at(miss),
      small: miss.isSmall,
      better: miss.better,
      chance: miss.chance,
      instead: miss.instead,
    })),
    turningPoints: turningPoints.map((point) => ({ ...at(point), turn: point.turn })),
  }
}
