/** A game with blank pictures: where a test does not look at them they would only take time. */
import type { Game } from '../../src/games/game.js'
import type { Illustration } from '../../src/games/illustration.js'

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
      const { panel, illustration } = game.panel(...about)
      return { panel, illustration: blank(illustration) }
    },
  }
}
