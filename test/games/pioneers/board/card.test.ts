import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { ALT_TEXT_LIMIT, type Reader } from '../../../../src/games/face.js'
import { coachesBox, drawCard } from '../../../../src/games/pioneers/board/card.js'
import { cardSeatSize, SMALLEST_CARD_SEAT } from '../../../../src/games/pioneers/board/pieces/card-coaches.js'
import { COACHES, coachOf } from '../../../../src/games/pioneers/data/coaches.js'
import { face } from '../../../../src/games/pioneers/face.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import { isUndealt } from '../../../../src/games/pioneers/rules/phases/laying.js'
import type { State } from '../../../../src/games/pioneers/rules/types.js'
import type { PlayerView, View } from '../../../../src/games/pioneers/rules/view-types.js'
import { pointsSoFar } from '../../../../src/games/pioneers/texts/points.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { createPictures } from '../../../../src/pictures/encoding/encode.js'
import { played } from '../played.js'

const NAMES = ['W'.repeat(20), 'عبد الرحمن بن خلدون', '魔法使い🎲👩‍🚀', '\u202eevil\n']
const reader: Reader = { locale: 'en', names: NAMES, viewer: 'table' }
const pictures = createPictures({ keep: 1 })
const view = (state: State, viewer: Reader['viewer']) => pioneersRules.view(state, viewer)
const { decisions, last } = played(4, 'card')
const digging = decisions.filter(({ state }) => !isUndealt(state) && state.players.some(({ nuggets }) => nuggets.length > 0))

async function sizeOf(shown: View, seat: number): Promise<readonly [number, number]> {
  const { width, height } = PNG.sync.read(Buffer.from(await pictures.png(drawCard(shown, seat, reader))))
  return [width, height]
}

describe('the card of a seat', () => {
  const change = (player: Partial<PlayerView>): View => {
    const shown = view(last, 0)
    return { ...shown, players: shown.players.map((own) => ({ ...own, ...player })) }
  }
  test.each<[string, View]>([
    ['in mid-game', view(decisions[90]?.state ?? last, 0)],
    ['at the end', view(last, 0)],
    ['before the deal', view(pioneersRules.setup(4, { covers: 'standard' }), 0)],
    ['without a coach', change({ coaches: [] })],
    [
      'with many coaches, nuggets and emptied coaches',
      change({ coaches: owned(9), nuggets: Array(12).fill(5), nuggetCount: 12 }),
    ],
    ['with more than 100 points', change({ track: 137, cash: 240, emptied: COACHES.slice(0, 12).map(({ id }) => id) })],
  ])('can be drawn %s', async (_, shown) => {
    for (const seat of [0, 1, 2, 3]) expect(await sizeOf(shown, seat)).toEqual([1000, 700])
  })

  test('adds up to the final score', () => {
    const { players, scores } = view(last, 'table')
    expect(players.map((player) => pointsSoFar(player).total)).toEqual(scores?.map(({ total }) => total))
  })
  test('is the same picture in every language, and changes with its content', () => {
    const keys = LOCALES.map((locale) => drawCard(view(last, 0), 0, { ...reader, locale }).key)
    expect(new Set(keys).size).toBe(1)
    expect(drawCard(change({ cash: 999 }), 0, reader).key).not.toBe(keys[0])
  })
})

test('no card shows the values of nuggets to anybody but their owner', () => {
  expect(digging.length).toBeGreaterThan(0)
  for (const { state } of digging.filter((_, i) => i % 10 === 0)) {
    if (isUndealt(state) || state.phase === 'over') continue
    const other = { ...state, players: state.players.map((own) => ({ ...own, nuggets: own.nuggets.map(() => 99) })) }
    for (const [seat, { nuggets }] of state.players.entries()) {
      const shown = (of: State, viewer: Reader['viewer']) => {
        const card = face.card?.(view(of, viewer), seat, { ...reader, viewer })
        return [card?.drawing.key, card?.alt]
      }
      for (const viewer of ['table', (seat + 1) % 4] as const) expect(shown(other, viewer)).toEqual(shown(state, viewer))
      if (nuggets.length > 0) expect(shown(other, seat)).not.toEqual(shown(state, seat))
    }
  }
})

test.each(LOCALES)('its alt text names the player and fits in %s', (locale) => {
  const long = Array<string>(4).fill('Ж_*'.repeat(20))
  for (const { state } of decisions) {
    for (const seat of [0, 1, 2, 3]) {
      const alt = face.card?.(view(state, seat), seat, { locale, names: long, viewer: seat }).alt ?? ''
      expect(alt.startsWith('Ж_*Ж')).toBe(true)
      expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
      expect(alt).not.toContain('**')
    }
  }
})

test('seats are as large as fits, and readable with nine coaches', () => {
  const sizes = [1, 2, 4, 6, 9].map((count) => cardSeatSize(owned(count), coachesBox({ nuggetCount: 1, emptied: [] })))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(sizes.at(0)).toBeGreaterThan(80)
  expect(sizes.at(-1)).toBeGreaterThan(SMALLEST_CARD_SEAT)
})

function owned(count: number): PlayerView['coaches'] {
  return ['s1', ...COACHES.slice(-count + 1).map(({ id }) => id)].slice(0, count).map((id) => coachOf(id))
}
