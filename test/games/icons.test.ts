/** Every game's icons can be emoji of a Discord application. */
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { playGame } from '../../src/cli/play-game.js'
import { POLICIES } from '../../src/cli/policies.js'
import type { Button, MenuOption } from '../../src/engine/panel.js'
import { GAMES } from '../../src/games/index.js'
import { createPictures } from '../../src/pictures/encoding/encode.js'

const MOST_BYTES = 256 * 1024
/** Of 32 letters in the name of an emoji, those that are left beside the hash of its art. */
const NAME = /^[a-z-]{2,25}$/
const pictures = createPictures({ keep: 0 })

describe.each(GAMES.map((game) => ({ id: game.id, game })))('of $id', ({ game }) => {
  test('icons have names that Discord takes, and small square pictures', async () => {
    expect(game.icons.filter((icon) => !NAME.test(icon))).toEqual([])
    expect(new Set(game.icons).size).toBe(game.icons.length)
    for (const icon of game.icons) {
      const png = await pictures.png(game.icon(icon))
      const { width, height, data } = PNG.sync.read(Buffer.from(png))
      expect(width).toBe(height)
      expect(png.length).toBeLessThan(MOST_BYTES)
      expect(data.some((byte, at) => at % 4 === 3 && byte === 0xff)).toBe(true)
    }
  })
  test('panels show only icons that there are', () => {
    let state = game.setup(3, {})
    for (const step of playGame({ game, seats: 3, chosen: {}, seed: 'icons', policy: POLICIES.greedy }).steps) {
      if (state === null || (step.kind !== 'draw' && step.kind !== 'action')) continue
      if (step.kind === 'action') {
        const reader = { locale: 'en', names: ['Annie', 'Bill', 'Katie'], viewer: step.seat } as const
        const { blocks } = game.panel(state, step.seat, [], reader).panel
        const shown = blocks.flatMap((block): readonly (Button | MenuOption)[] => {
          if (block.kind === 'text') return []
          return block.kind === 'buttons' ? block.buttons : block.options
        })
        expect(shown.flatMap(({ icon }) => icon ?? []).filter((icon) => !game.icons.includes(icon))).toEqual([])
      }
      state = game.replay(state, step.kind === 'draw' ? 'chance' : step.seat, step.action).state
    }
  })
})
