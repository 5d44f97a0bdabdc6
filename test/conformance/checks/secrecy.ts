/**
 * Dealing hidden things anew changes nothing that a viewer sees, and nobody can reveal them by a press that can be taken back.
 */
import type { Seat, Viewer } from '../../../src/engine/game.js'
import { at } from '../../../src/engine/lists.js'
import { type Random, seededRandom } from '../../../src/engine/random.js'
import type { AnyFact, GameState } from '../../../src/games/game.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { deepFreeze, type Playout, sampled, seatsOf } from '../playout.js'
import type { Subject } from '../subject.js'
import type { Check } from './contract.js'
import { readersOf } from './readers.js'

/** Everything that reaches a viewer, as one text: the view, the actions, and the words and pictures in some languages. */
function seenBy({ game }: Subject, state: GameState, viewer: Viewer, seats: number, locales: readonly Locale[]): string {
  const next = game.toMove(state)
  const asked = viewer !== 'table' && next.kind === 'seats' && next.seats.includes(viewer)
  const words = readersOf(viewer, seats, locales).map((reader) => {
    const { drawing, alt } = game.illustrate(state, [], reader)
    const hands = seatsOf(seats).map((seat) => game.hand(state, seat, reader))
    const cards = seatsOf(seats).map((seat) => game.card(state, seat, reader))
    const panel = asked ? game.panel(state, viewer, [], reader) : null
    return [
      drawing.key,
      alt,
      game.status(state, reader),
      game.notice(state, reader),
      hands,
      cards.map((card) => [card?.drawing.key, card?.alt]),
      panel?.panel,
      panel?.illustration.alt,
      panel?.illustration.drawing.key,
    ]
  })
  return JSON.stringify([game.viewAsJson(state, viewer), words, asked ? game.legalActions(state, viewer) : []])
}

export const viewsKeepSecrets: Check = (subject, { decisions, seats }) => {
  const random = seededRandom('dealt anew')
  // Every text comes from the view, which is always compared. Words are compared in one language, every other time, because
  // making them takes long.
  return sampled(decisions, 20).flatMap(({ state }, index) =>
    (['table', ...seatsOf(seats)] as const).flatMap((viewer) => {
      const other = deepFreeze(subject.game.sample(state, viewer, random))
      const locales = index % 2 === 0 ? [at(LOCALES, (index / 2) % LOCALES.length)] : []
      return seenBy(subject, state, viewer, seats, locales) === seenBy(subject, other, viewer, seats, locales)
        ? []
        : [`${viewer} sees what is hidden at turn ${subject.game.turn(state).number}`]
    }),
  )
}

/** How a game stands is said to whoever has to act where everybody reads it. */
export const statusIsPublic: Check = ({ game }, { decisions, seats }) => {
  const random = seededRandom('read by everybody')
  return sampled(decisions, 40).flatMap(({ state }) => {
    const other = deepFreeze(game.sample(state, 'table', random))
    return seatsOf(seats).flatMap((seat) =>
      readersOf(seat, seats, LOCALES).flatMap((reader) => {
        const told = game.status(state, reader)
        return told === game.status(other, reader) ? [] : [`the status tells everybody what seat ${seat} alone may know: ${told}`]
      }),
    )
  })
}

/** How many of a playout's decisions hid something from the table, that is, dealing anew gave another state. */
export function secretsIn(subject: Subject, states: readonly GameState[]): number {
  const random = seededRandom('secrets')
  return states.filter((state) => subject.game.save(subject.game.sample(state, 'table', random)) !== subject.game.save(state))
    .length
}

/** Whether `seat` may take back an action freely: nothing was told to one seat alone, and the same turn goes on. */
function isFree({ game }: Subject, before: GameState, after: GameState, facts: readonly AnyFact[], seat: Seat): boolean {
  const next = game.toMove(after)
  const goesOn = next.kind === 'seats' && next.seats.includes(seat) && game.turn(after).number === game.turn(before).number
  return goesOn && facts.every(({ to }) => to === 'table')
}

/** An action that may be taken back freely looks the same to everybody, whatever is hidden from them. */
export const nobodyPeeks: Check = (subject, { decisions, seats }) => {
  const { game } = subject
  const random = seededRandom('peeking')
  return sampled(decisions, 20).flatMap(({ state, legal }) => {
    const others = (['table', ...seatsOf(seats)] as const).map((viewer) => ({
      viewer,
      other: deepFreeze(game.sample(state, viewer, random)),
    }))
    return legal.flatMap((actions, seat) =>
      actions.flatMap((action) => {
        const done = game.replay(state, seat, action)
        if (!isFree(subject, state, done.state, done.facts, seat)) return []
        const facts = JSON.stringify(done.facts)
        return others.flatMap(({ viewer, other }) => {
          const redone = game.submit(other, seat, action)
          if (redone.kind !== 'accepted') return []
          const isSame =
            facts === JSON.stringify(redone.facts) &&
            game.viewAsJson(done.state, viewer) === game.viewAsJson(redone.state, viewer)
          return isSame ? [] : [`${action} of seat ${seat} turns up what ${viewer} may not know, and can be taken back`]
        })
      }),
    )
  })
}

const TRIES = 60

/** What one seat alone was told is dealt anew for the others. */
export const whatOneSeatKnowsIsDealtAnew: Check = ({ game }, { log, states, seats }) => {
  const random = seededRandom('covered')
  const isHidden = (state: GameState, seat: Seat, viewer: Viewer) =>
    Array.from({ length: TRIES }, () => game.viewAsJson(game.sample(state, viewer, random), seat)).some(
      (seen) => seen !== game.viewAsJson(state, seat),
    )
  return seatsOf(seats).flatMap((seat) => {
    const told = log.flatMap(({ facts }, index) => (facts.some(({ to }) => to === seat) ? (states[index + 1] ?? []) : []))
    const viewers = (['table', ...seatsOf(seats)] as const).filter((viewer) => viewer !== seat)
    return viewers
      .filter((viewer) => told.length > 0 && !told.some((state) => isHidden(state, seat, viewer)))
      .map((viewer) => `what seat ${seat} alone knows is never dealt anew for ${viewer}`)
  })
}

const DRAWS = 800
/** With this limit a sound game fails for one in a thousand choices of seeds. The seeds are fixed. */
const DEVIATIONS = 3.09
/** Rarer cells are combined. */
const RARE = 10

/**
 * The state before a playout's first draw that told something to one seat alone, while nothing else was hidden. Null if there is
 * none.
 */
export function beforeTheFirstSecret({ game }: Subject, { log, states }: Playout): GameState | null {
  const index = log.findIndex(({ facts }) => facts.some(({ to }) => to !== 'table'))
  const state = log[index]?.by === 'chance' ? states[index] : undefined
  const isOpen = (each: GameState) => game.save(game.sample(each, 'table', seededRandom('open'))) === game.save(each)
  return state !== undefined && isOpen(state) ? state : null
}

/** Checks by chi-square that a first secret is dealt anew with the odds of its draw. */
export function oddsProblems({ game }: Subject, state: GameState, seats: number): readonly string[] {
  const next = game.toMove(state)
  if (next.kind !== 'chance') return ['nothing is drawn']
  const drawn = times(DRAWS, (random) => game.replay(state, 'chance', next.draw(random)).state)
  const [first] = drawn
  if (first === undefined || new Set(drawn.map((each) => game.viewAsJson(each, 'table'))).size > 1) {
    return ['the draw shows something to the table: it is no small case']
  }
  const dealt = times(DRAWS, (random) => game.sample(first, 'table', random))
  return seatsOf(seats).flatMap((seat) => {
    const seen = (states: readonly GameState[]) => states.map((each) => game.viewAsJson(each, seat))
    return excess(seen(drawn), seen(dealt)) > 0 ? [`what seat ${seat} holds is dealt with other odds than it is drawn`] : []
  })
}

function times<T>(count: number, make: (random: Random) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(seededRandom(`odds/${index}`)))
}

/** By how much the chi-square of two samples of equal size exceeds what chance explains. At most 0 if chance explains it. */
function excess(ones: readonly string[], others: readonly string[]): number {
  const counts = new Map<string, [number, number]>()
  for (const [side, sample] of [ones, others].entries()) {
    for (const value of sample) {
      const cell = counts.get(value) ?? [0, 0]
      cell[side === 0 ? 0 : 1]++
      counts.set(value, cell)
    }
  }
  const cells = [...counts.values()]
  const common = cells.filter(([a, b]) => a + b >= RARE)
  const rare = cells.filter(([a, b]) => a + b < RARE).reduce(([a, b], [c, d]) => [a + c, b + d] as const, [0, 0] as const)
  const all = rare[0] + rare[1] > 0 ? [...common, rare] : common
  const distance = all.reduce((sum, [a, b]) => sum + (a - b) ** 2 / (a + b), 0)
  const freedom = Math.max(1, all.length - 1)
  // The quantile of the distribution, by Wilson and Hilferty.
  const share = 2 / (9 * freedom)
  return distance - freedom * (1 - share + DEVIATIONS * Math.sqrt(share)) ** 3
}
