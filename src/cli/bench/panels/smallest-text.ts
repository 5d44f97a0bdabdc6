/** How small the letters are that have to be read for a decision, on a phone. */
import { setImmediate } from 'node:timers/promises'
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { offersOn } from '../../../engine/panel.js'
import type { Game, GameState } from '../../../games/game.js'
import { GAMES } from '../../../games/index.js'
import type { Drawing } from '../../../pictures/drawing.js'
import { smallestLetters } from '../../../pictures/lettering/letters.js'
import { playGame } from '../../play-game.js'
import { POLICIES } from '../../policies.js'
import type { Metric } from '../metric.js'

/** The width in pixels at which a phone shows a picture. */
const PHONE = 400
const NAMES = ['Annie', 'Bill', 'Katie', 'Jim']
const GAME_SIZES = [2, 3, 4]
/** So many decisions of each game are looked at, from its beginning to its end. */
const DECISIONS = 12

export const smallestText: Metric = {
  name: 'smallest_text_px',
  what: `the smallest letters in the pictures of decisions of all games, on a screen of ${PHONE} pixels`,
  unit: 'px',
  better: 'higher',
  async measure({ progress }) {
    const smallest: number[] = []
    for (const game of GAMES) {
      let ofGame = Number.POSITIVE_INFINITY
      for (const drawing of decisionPictures(game)) {
        ofGame = Math.min(ofGame, (smallestLetters(drawing) * PHONE) / drawing.width)
        await setImmediate()
      }
      progress(`${game.name.en}: ${ofGame.toFixed(1)} px`)
      smallest.push(ofGame)
    }
    return Math.min(...smallest)
  },
}

/** The pictures of panels with a choice, spread over greedy games. */
function* decisionPictures(game: Game): Generator<Drawing> {
  for (const seats of GAME_SIZES) {
    const decisions = [...decisionsOf(game, seats)]
    const every = Math.ceil(decisions.length / DECISIONS)
    for (const { state, seat } of decisions.filter((_, index) => index % every === 0)) yield* panelPictures(game, state, seat)
  }
}

interface Decision {
  readonly state: GameState
  readonly seat: Seat
}

function* decisionsOf(game: Game, seats: number): Generator<Decision> {
  let state = game.setup(seats, {})
  for (const step of playGame({ game, seats, chosen: {}, seed: 'letters', policy: POLICIES.greedy }).steps) {
    if (state === null || (step.kind !== 'draw' && step.kind !== 'action')) continue
    const next = game.toMove(state)
    if (next.kind === 'seats') yield { state, seat: at(next.seats, 0) }
    state = game.replay(state, step.kind === 'draw' ? 'chance' : step.seat, step.action).state
  }
}

/** Each different picture of a seat's first panel, and of those that it leads to without an action. */
function* panelPictures(game: Game, state: GameState, seat: Seat): Generator<Drawing> {
  const reader = { locale: 'en', names: NAMES.slice(0, game.points(state).length), viewer: seat } as const
  const paths: (readonly string[])[] = [[]]
  const seen = new Set<string>()
  for (const path of paths) {
    const { panel, illustration } = game.panel(state, seat, path, reader)
    const offers = offersOn(panel)
    for (const { target } of offers) if (target.kind === 'prompt' && target.path.length > path.length) paths.push(target.path)
    if (offers.length < 2 || seen.has(illustration.drawing.key)) continue
    seen.add(illustration.drawing.key)
    yield illustration.drawing
  }
}
