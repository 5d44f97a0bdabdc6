/** A game with blank pictures, which save time in tests that do not look at them. */
import type { Game } from '../../../src/games/game.js'
import type { Illustration } from '../../../src/games/illustration.js'

const blank = ({ alt }: Illustration): Illustration => ({
  drawing: { width: 10, height: 10, key: 'blank', paint: (pen) => pen.fillRect(0, 0, 10, 10) },
  alt,
})

export function unpainted(game: Game): Game {
  return {
    ...game,
    illustrate: (...about) => blank(game.illustrate(...about)),
    card: () => null,
    final: () => null,
    panel: (...about) => {
      const { illustration, ...shown } = game.panel(...about)
      return { ...shown, illustration: blank(illustration) }
    },
  }
}
