/** Nothing that anybody sees changes when what is hidden from them is dealt anew. */
import type { Viewer } from '../../../src/engine/game.js'
import { seededRandom } from '../../../src/engine/random.js'
import type { GameState } from '../../../src/games/plug.js'
import { deepFreeze, sampled, seatsOf } from '../playout.js'
import type { Subject } from '../subject.js'
import type { Check } from './contract.js'
import { readersOf } from './readers.js'

/** All that reaches a viewer, as one text. */
function seenBy({ game }: Subject, state: GameState, viewer: Viewer, seats: number): string {
  const next = game.toMove(state)
  const asked = viewer !== 'table' && next.kind === 'seats' && next.seats.includes(viewer)
  const words = readersOf(viewer, seats).map((reader) => {
    const { drawing, alt } = game.illustrate(state, [], reader)
    const hands = seatsOf(seats).map((seat) => game.hand(state, seat, reader))
    const cards = seatsOf(seats).map((seat) => game.card(state, seat, reader))
    const panel = asked ? game.panel(state, viewer, [], reader) : null
    return [
      drawing.key,
      alt,
      game.status(state, reader),
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
  return sampled(decisions, 20).flatMap(({ state }) =>
    (['table', ...seatsOf(seats)] as const).flatMap((viewer) => {
      const other = deepFreeze(subject.redeal(state, viewer, random))
      return seenBy(subject, state, viewer, seats) === seenBy(subject, other, viewer, seats)
        ? []
        : [`${viewer} sees what is hidden at turn ${subject.game.turn(state).number}`]
    }),
  )
}

/** How many of a playout's decisions had something to hide from the table: dealing anew made another state. */
export function secretsIn(subject: Subject, states: readonly GameState[]): number {
  const random = seededRandom('secrets')
  return states.filter((state) => subject.game.save(subject.redeal(state, 'table', random)) !== subject.game.save(state)).length
}
