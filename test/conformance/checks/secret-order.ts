/**
 * What two seats do in secret has no order. If it had one, whoever is second could learn from it that the other has already
 * acted, and could not take back a step of their own without the other's.
 */
import type { Seat } from '../../../src/engine/game.js'
import type { AnyFact, GameState } from '../../../src/games/game.js'
import { isSecret } from '../../../src/tables/model/secrecy.js'
import { type Decision, sampled, seatsOf } from '../playout.js'
import type { Subject } from '../subject.js'
import type { Check } from './contract.js'

/** One thing that a seat may do in secret, and what it leads to. */
interface SecretStep {
  readonly seat: Seat
  readonly action: string
  readonly facts: readonly AnyFact[]
  readonly after: GameState
}

type Pair = readonly [SecretStep, SecretStep]

/** Most decisions of a playout that are looked at, and most steps of each seat. */
const DECISIONS = 40
const STEPS = 6

/** Doing one seat's secret step and then another's gives the same state, facts and views as the other way round. */
export const secretStepsHaveNoOrder: Check = (subject, { decisions, seats }) =>
  sampled(shared(decisions), DECISIONS).flatMap((decision) =>
    pairsAt(subject, decision, seats).flatMap((pair) => problemsOf(subject, pair, seats)),
  )

/** How many pairs of secret steps of two seats a playout has at the decisions that are looked at. */
export function secretPairsIn(subject: Subject, { decisions, seats }: Parameters<Check>[1]): number {
  return sampled(shared(decisions), DECISIONS).reduce((sum, decision) => sum + pairsAt(subject, decision, seats).length, 0)
}

const shared = (decisions: readonly Decision[]) => decisions.filter(({ movers }) => movers.length > 1)

function pairsAt(subject: Subject, { state, legal }: Decision, seats: number): readonly Pair[] {
  const steps = seatsOf(seats).map((seat) => secretSteps(subject, state, seat, legal[seat] ?? []))
  return steps.flatMap((own, seat) =>
    steps.slice(seat + 1).flatMap((others) => own.flatMap((a) => others.map((b): Pair => [a, b]))),
  )
}

/** Some of a seat's secret steps, spread over its actions. */
function secretSteps({ game }: Subject, state: GameState, seat: Seat, actions: readonly string[]): readonly SecretStep[] {
  const stride = Math.ceil(actions.length / STEPS)
  return actions.flatMap((action, index) => {
    if (index % stride !== 0) return []
    const done = game.submit(state, seat, action)
    if (done.kind !== 'accepted' || !isSecret(game, { before: state, facts: done.facts, after: done.state })) return []
    return [{ seat, action, facts: done.facts, after: done.state }]
  })
}

function problemsOf(subject: Subject, [one, other]: Pair, seats: number): readonly string[] {
  const { game } = subject
  const about = `${one.action} of seat ${one.seat} and ${other.action} of seat ${other.seat}, both in secret`
  const [oneFirst, otherFirst] = [
    game.submit(one.after, other.seat, other.action),
    game.submit(other.after, one.seat, one.action),
  ]
  if (oneFirst.kind !== 'accepted' || otherFirst.kind !== 'accepted') return [`${about}: one of them rules out the other`]
  const seconds = [
    { before: one.after, done: oneFirst, alone: other },
    { before: other.after, done: otherFirst, alone: one },
  ]
  // The last step of all may reveal what everybody did, so it is told more.
  const isTold = seconds.some(
    ({ before, done: { facts, state }, alone }) =>
      isSecret(game, { before, facts, after: state }) && JSON.stringify(facts) !== JSON.stringify(alone.facts),
  )
  const viewers = (['table', ...seatsOf(seats)] as const).filter(
    (viewer) => game.viewAsJson(oneFirst.state, viewer) !== game.viewAsJson(otherFirst.state, viewer),
  )
  return [
    ...(isTold ? [`${about}: the second is told otherwise than if it were the first`] : []),
    ...viewers.map((viewer) => `${about}: ${viewer} sees who was first`),
    ...(game.save(oneFirst.state) === game.save(otherFirst.state) ? [] : [`${about}: the state depends on who was first`]),
  ]
}
