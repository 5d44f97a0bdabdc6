/**
 * What `GameRules` promises about seats to move, legal actions, refusals, states and logs. Each check returns what is wrong, in
 * words.
 */
import { isDeepStrictEqual } from 'node:util'
import { ENCODED_LIMIT, LEGAL_LIMIT, type Outcome, type Seat, type TurnOf } from '../../../src/engine/game.js'
import { at } from '../../../src/engine/lists.js'
import { pick, seededRandom } from '../../../src/engine/random.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import type { Decision, Playout } from '../playout.js'
import { sampled, seatsOf } from '../playout.js'
import type { Subject } from '../subject.js'

export type Problems = readonly string[]
export type Check = (subject: Subject, playout: Playout) => Problems

const jsonCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const survivesJson = (value: unknown) => isDeepStrictEqual(jsonCopy(value), value)
const duplicates = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

export const ends: Check = ({ game }, { outcome, last, seats, log }) => {
  if (outcome === null) return [`not over after ${log.length} entries`]
  const late = seatsOf(seats).filter((seat) => game.legalActions(last, seat).length > 0)
  return [...late.map((seat) => `seat ${seat} may act after the end`), ...outcomeProblems(outcome, seats)]
}

function outcomeProblems({ winners, places, points, reason }: Outcome, seats: number): Problems {
  const first = seatsOf(seats).filter((seat) => places[seat] === 1)
  return [
    ...(isDeepStrictEqual(winners, first) ? [] : [`winners ${winners} but first places ${first}`]),
    ...(places.every((place) => Number.isInteger(place) && place > 0) ? [] : [`places ${places}`]),
    ...(places.length === seats && points.length === seats ? [] : ['places or points are not one per seat']),
    ...(reason === '' ? ['no reason for the end'] : []),
  ]
}

/** The present points are one number per seat from the deal on, and in the end those of the outcome. */
export const pointsLeadToTheOutcome: Check = ({ game }, { decisions, last, outcome, seats }) => [
  ...decisions.filter(({ state }) => game.points(state).length !== seats).map(() => 'points are not one number a seat'),
  ...(isDeepStrictEqual(game.points(last), outcome?.points)
    ? []
    : [`${game.points(last)} points, but ${outcome?.points} in the outcome`]),
]

/** Where a game tells where points come from, they add up to the outcome, and have words. */
export const sourcesAddUpAndAreNamed: Check = ({ game, sourcesOf }, { decisions, last, outcome, seats }) => {
  const told = seatsOf(seats).map((seat) => sourcesOf(last, seat))
  const sums = told.map((sources) => (sources === null ? null : Object.values(sources).reduce((sum, points) => sum + points, 0)))
  const kinds = new Set(
    decisions.flatMap(({ state, movers }) => movers.flatMap((seat) => Object.keys(sourcesOf(state, seat) ?? {}))),
  )
  return [
    ...sums.flatMap((sum, seat) =>
      sum === null || sum === outcome?.points[seat] ? [] : [`the sources of seat ${seat} come to ${sum}`],
    ),
    ...LOCALES.flatMap((locale) =>
      [...kinds]
        .filter((kind) => (game.sourceTexts?.[locale][kind] ?? '') === '')
        .map((kind) => `${kind} has no words in ${locale}`),
    ),
  ]
}

export const onlyMoversAct: Check = (_, { decisions, seats }) =>
  decisions.flatMap(({ movers, legal }) => [
    ...(movers.length === 0 || new Set(movers).size < movers.length ? [`odd movers ${movers}`] : []),
    ...seatsOf(seats)
      .filter((seat) => movers.includes(seat) !== (legal[seat] ?? []).length > 0)
      .map((seat) => `seat ${seat} has ${legal[seat]?.length} actions while ${movers} move`),
  ])

/** The game's own invariants hold. */
export const invariantsHold: Check = ({ game }, { states, log }) => [
  ...states.flatMap((state) => game.trials.invariants(state)),
  ...log.flatMap(({ facts }, index) => game.trials.unexplained(at(states, index), facts, at(states, index + 1))),
]

export const choicesAreSingleSteps: Check = (_, { decisions }) =>
  decisions.flatMap(({ legal }) =>
    legal.flatMap((actions, seat) => (actions.length > LEGAL_LIMIT ? [`seat ${seat} has ${actions.length} actions`] : [])),
  )

export const turnsNeverFall: Check = ({ game }, { states, seats }) => {
  const turns = states.map((state) => game.turn(state))
  return turns.flatMap((turn, index) => [
    ...(turn.number < (turns[index - 1]?.number ?? 0) ? [`turn ${turn.number} after ${turns[index - 1]?.number}`] : []),
    ...(turn.seat === null || seatsOf(seats).includes(turn.seat) ? [] : [`turn of seat ${turn.seat}`]),
    ...((turn.seat === null) === (turns[0]?.seat === null) ? [] : [`turn ${turn.number} alone belongs to all, or does not`]),
  ])
}

/** A seat that has dropped out never moves and never comes back. The turn's number then no longer tells its round. */
export const whoIsOutStaysOut: Check = ({ game }, { states, seats }) =>
  seatsOf(seats).flatMap((seat) => {
    const since = states.findIndex((state) => game.isOut(state, seat))
    return (since < 0 ? [] : states.slice(since)).flatMap((state) => [
      ...(game.isOut(state, seat) ? [] : [`seat ${seat} is back in the game`]),
      ...(game.legalActions(state, seat).length === 0 ? [] : [`seat ${seat} is out and may act`]),
      ...(tellsRound(game.turn(state)) ? [] : [`seat ${seat} is out and the turn names no round`]),
    ])
  })

/** Whether a turn says its round even where a seat has none in it. A turn that all seats share is a round. */
function tellsRound({ seat, round }: TurnOf): boolean {
  return seat === null || round !== undefined
}

export const encodingsAreUniqueAndShort: Check = (_, { decisions }) =>
  decisions.flatMap(({ legal }) => [
    ...legal.flatMap(duplicates).map((text) => `two actions are encoded ${text}`),
    ...legal.flat().flatMap((text) => (text.length > ENCODED_LIMIT ? [`${text} has ${text.length} characters`] : [])),
  ])

export const encodingsRoundTrip: Check = ({ recode }, { decisions, log }) => {
  const texts = new Set([...log.map((entry) => entry.action), ...decisions.flatMap(({ legal }) => legal.flat())])
  return [...texts].flatMap((text) => (recode(text) === text ? [] : [`${text} comes back as ${recode(text)}`]))
}

export const defaultsAreLegal: Check = ({ game }, { decisions }) =>
  decisions.flatMap(({ state, movers, legal }) =>
    movers.flatMap((seat) => {
      const action = game.defaultAction(state, seat)
      return legal[seat]?.includes(action) ? [] : [`the default ${action} of seat ${seat} is not legal`]
    }),
  )

export const ordersAreLegal: Check = ({ game }, { decisions }) =>
  decisions.flatMap(({ state, movers, legal }) =>
    movers.flatMap((seat) =>
      game.standingOrders.flatMap((order, index) => {
        const action = game.ordered(state, seat, order)
        if (action === null) return []
        return legal[seat]?.includes(action) && index > 0 ? [] : [`the order ${order} makes seat ${seat} do ${action}`]
      }),
    ),
  )

/** A turn is ended for its player only where nothing else is legal, as everybody knows. */
export const endsLeaveNoChoice: Check = ({ game }, { decisions }) => {
  const random = seededRandom('only end')
  return decisions.flatMap(({ state, movers, legal }) =>
    movers.flatMap((seat) => {
      const end = game.onlyEnd(state, seat)
      const isSecret = game.onlyEnd(game.sample(state, 'table', random), seat) !== end
      const told = isSecret ? [`a secret decides whether seat ${seat} can only end its turn`] : []
      const isAlone = end === null || isDeepStrictEqual(legal[seat], [end])
      return [...told, ...(isAlone ? [] : [`seat ${seat} has a choice beside ${end}`])]
    }),
  )
}

/** Every legal action passes. Actions legal at other times, or for another seat, do not. */
export const refusesExactlyTheOthers: Check = ({ game }, { decisions, seats, log }) => {
  const pool = [...new Set([...decisions.flatMap(({ legal }) => legal.flat()), ...log.map((entry) => entry.action)])]
  const random = seededRandom('others')
  const tried = (decision: Decision, seat: Seat) => {
    const legal = decision.legal[seat] ?? []
    const others = [...decision.legal.flat(), ...Array.from({ length: 60 }, () => pick(pool, random))]
    return new Set([...legal, ...others.filter((text) => !legal.includes(text))])
  }
  return sampled(decisions, 60).flatMap((decision) =>
    seatsOf(seats).flatMap((seat) =>
      [...tried(decision, seat)].flatMap((text) => {
        const legal = decision.legal[seat]?.includes(text) ?? false
        const { kind } = game.submit(decision.state, seat, text)
        return kind === (legal ? 'accepted' : 'refused') ? [] : [`${text} by seat ${seat} is ${kind}, legal: ${legal}`]
      }),
    ),
  )
}

export const nothingIsAllowedAfterTheEnd: Check = ({ game }, { last, seats, decisions }) =>
  sampled(decisions, 20).flatMap(({ legal }) =>
    seatsOf(seats).flatMap((seat) =>
      legal.flat().flatMap((text) => (game.submit(last, seat, text).kind === 'refused' ? [] : [`${text} after the end`])),
    ),
  )

export const refusalsAreKnown: Check = ({ game, refusals }, { decisions, seats }) => {
  const known = new Map(refusals.map(({ code, rule }) => [code, rule]))
  const given = sampled(decisions, 20).flatMap(({ state }) =>
    sampled(decisions, 8).flatMap(({ legal }) =>
      seatsOf(seats).flatMap((seat) => legal.flat().map((text) => game.submit(state, seat, text))),
    ),
  )
  return given.flatMap((answer) => {
    if (answer.kind !== 'refused' || known.get(answer.refusal.code) === answer.refusal.rule) return []
    return [`unknown refusal ${answer.refusal.code} of rule ${answer.refusal.rule}`]
  })
}

export const everythingIsJson: Check = ({ game }, { states, log, seats }) => [
  ...states.flatMap((state, index) => (survivesJson(state) ? [] : [`state ${index} does not survive JSON`])),
  ...log.flatMap(({ facts, action }) => (survivesJson(facts) ? [] : [`facts of ${action} do not survive JSON`])),
  ...states.flatMap((state, index) => {
    const loaded = game.load(game.save(state), game.rulesVersion)
    return isDeepStrictEqual(loaded, state) ? [] : [`state ${index} is not loaded as it was saved`]
  }),
  ...log.flatMap(({ facts }) =>
    facts.flatMap(({ to, kind }) => (to === 'table' || seatsOf(seats).includes(to) ? [] : [`${kind} is addressed to ${to}`])),
  ),
]

export const logReplays: Check = ({ game }, { states, log, seats, chosen }) => {
  let state = game.setup(seats, chosen)
  return log.flatMap(({ by, action, facts }, index) => {
    if (state === null) return ['the options are no longer known']
    const submitted = by === 'chance' ? null : game.submit(state, by, action)
    const step = game.replay(state, by, action)
    state = step.state
    const same = isDeepStrictEqual(step.state, states[index + 1]) && isDeepStrictEqual(step.facts, facts)
    const asSubmitted = submitted === null || isDeepStrictEqual(submitted, { kind: 'accepted', ...step })
    return same && asSubmitted ? [] : [`entry ${index} (${action}) replays differently`]
  })
}
