import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import type { Reader } from '../../../../src/games/face.js'
import { drawBoard } from '../../../../src/games/pioneer/board/board.js'
import { drawCard } from '../../../../src/games/pioneer/board/card.js'
import { CARD_IDS } from '../../../../src/games/pioneer/data/cards.js'
import type { Playing, State } from '../../../../src/games/pioneer/rules/types.js'
import type { PlayerView, View } from '../../../../src/games/pioneer/rules/view-types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { createPictures } from '../../../../src/pictures/encoding/encode.js'
import { linesOf } from '../../../pictures/printing.js'
import { playing } from '../rules/given.js'
import { played } from '../rules/played.js'
import { POOR, RICH, withPlayers } from './positions.js'

const NAMES = ['W'.repeat(20), 'عبد الرحمن بن خلدون', '魔法使い🎲👩‍🚀', '\u202eevil\n']
const reader: Reader = { locale: 'en', names: NAMES, viewer: 'table' }
const pictures = createPictures({ keep: 1 })
const states = played(4, 'card').map(({ state }) => state)
const middle = at(states, Math.floor(states.length / 2))
const view = (state: State, viewer: Reader['viewer']) => pioneerRules.view(state, viewer)

async function sizeOf(shown: View, seat: number, locale: Reader['locale'] = 'en'): Promise<readonly [number, number]> {
  const drawing = drawCard(shown, seat, { ...reader, locale })
  const { width, height } = PNG.sync.read(Buffer.from(await pictures.png(drawing)))
  return [width, height]
}

describe('the hand of a seat', () => {
  const change = (player: Partial<PlayerView>): View => withPlayers(view(middle, 0), player)
  test.each<[string, View]>([
    ['in mid-game', view(middle, 0)],
    ['at the end', view(at(states, states.length - 1), 0)],
    ['before the galaxy is laid out', view(pioneerRules.setup(4, { galaxy: 'standard' }), 0)],
    ['of somebody who has nothing', change(POOR)],
    ['of somebody who has more than anybody ever has', change(RICH)],
    ['that is hidden', change({ hand: null, handCount: 30 })],
  ])('can be drawn %s', async (_, shown) => {
    for (const seat of [0, 1, 2, 3]) expect(await sizeOf(shown, seat)).toEqual([1000, 750])
  })
  test.each(LOCALES)('of each number of kinds of cards can be drawn in %s', async (locale) => {
    for (const count of CARD_IDS.keys()) {
      expect(await sizeOf(change({ hand: CARD_IDS.slice(0, count + 1) }), 0, locale)).toEqual([1000, 750])
    }
  })
  test.each(LOCALES)('has the whole names of its cards in %s, however many kinds there are', (locale) => {
    const cut = [...CARD_IDS.keys()].flatMap((count) => {
      const drawing = drawCard(change({ hand: CARD_IDS.slice(0, count + 1) }), 0, {
        ...reader,
        names: ['A', 'B', 'C', 'D'],
        locale,
      })
      return linesOf(drawing).filter((line) => line.endsWith('…'))
    })
    expect(cut).toEqual([])
  })
  test('is another picture when something changes', () => {
    expect(drawCard(change({ deckCount: 77 }), 0, reader).key).not.toBe(drawCard(view(middle, 0), 0, reader).key)
  })
})

/** All that a seat may not know of the others is something else. */
function otherwise(state: Playing, viewer: Reader['viewer']): Playing {
  const isKnown = (seat: number) => seat === viewer
  return {
    ...state,
    players: state.players.map((player, seat) =>
      isKnown(seat) ? player : { ...player, hand: player.hand.map(() => 'nova-bomb'), deck: player.deck.map(() => 'gold') },
    ),
    tiles: state.tiles.map((tile) =>
      tile.isUp || tile.system === null || (viewer !== 'table' && tile.seenBy.includes(viewer))
        ? tile
        : { ...tile, system: tile.system === 'mint' ? 'relay' : 'mint' },
    ),
  }
}

test('no picture tells hands, decks and hidden stars to anybody who may not know them (X16, X18, Y27)', () => {
  const some = states.slice(10, -1).filter((_, i) => i % 12 === 0)
  expect(some.length).toBeGreaterThan(20)
  for (const state of some.map(playing)) {
    if (state.phase === 'over') continue
    for (const viewer of ['table', 0, 1, 2, 3] as const) {
      const keys = (of: State) => {
        const seen = view(of, viewer)
        return [drawBoard(seen, [], { ...reader, viewer }).key, ...[0, 1, 2, 3].map((seat) => drawCard(seen, seat, reader).key)]
      }
      expect(keys(otherwise(state, viewer))).toEqual(keys(state))
    }
  }
})
