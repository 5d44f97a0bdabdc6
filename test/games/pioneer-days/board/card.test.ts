import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import { ALT_TEXT_LIMIT, type Reader } from '../../../../src/games/face.js'
import { drawCard } from '../../../../src/games/pioneer-days/board/card.js'
import { pointsSoFar } from '../../../../src/games/pioneer-days/board/points.js'
import { face } from '../../../../src/games/pioneer-days/face.js'
import { finalScores } from '../../../../src/games/pioneer-days/rules/scoring.js'
import type { PlayerView, State, View } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { createPictures } from '../../../../src/pictures/encoding/encode.js'
import { played } from '../rules/played.js'
import { POOR, RICH, withPlayers } from './positions.js'

const NAMES = ['W'.repeat(20), 'عبد الرحمن بن خلدون', '魔法使い🎲👩‍🚀', '\u202eevil\n']
const reader: Reader = { locale: 'en', names: NAMES, viewer: 'table' }
const pictures = createPictures({ keep: 1 })
const states = played(4, { sets: 'drawn', boards: 'unique' }, 'card').map(({ state }) => state)
const last = at(states, states.length - 1)
const view = (state: State, viewer: Reader['viewer']) => pioneerDaysRules.view(state, viewer)

async function sizeOf(shown: View, seat: number): Promise<readonly [number, number]> {
  const { width, height } = PNG.sync.read(Buffer.from(await pictures.png(drawCard(shown, seat, reader))))
  return [width, height]
}

describe('the card of a seat', () => {
  const change = (player: Partial<PlayerView>): View => withPlayers(view(last, 0), player)
  test.each<[string, View]>([
    ['in mid-game', view(at(states, 150), 0)],
    ['at the end', view(last, 0)],
    ['before the deal', view(pioneerDaysRules.setup(4, { sets: 'drawn', boards: 'unique' }), 0)],
    ['of somebody who has nothing', change(POOR)],
    ['of somebody who has more than anybody ever has', change({ ...RICH, gold: [1, 1, 2, 2, 3, 3, 3] })],
    ['with goods that have no space', change({ ...RICH, wagons: [], spaces: 0 })],
  ])('can be drawn %s', async (_, shown) => {
    for (const seat of [0, 1, 2, 3]) expect(await sizeOf(shown, seat)).toEqual([1000, 750])
  })

  test('adds up to the final score', () => {
    const shown = view(last, 'table')
    expect(shown.players.map((_, seat) => pointsSoFar(shown, seat).total)).toEqual(shown.scores?.map(({ total }) => total))
  })
  test('counts the points for the most favors as the end would, to each player who has as many (P26, G22)', () => {
    const majorities = states.flatMap((state) => {
      if (state.phase === 'deal' || state.phase === 'over') return []
      const shown = view(state, 'table')
      const counted = shown.players.map((_, seat) => pointsSoFar(shown, seat).majority)
      expect(counted).toEqual(finalScores(state).map(({ majority }) => majority))
      return counted
    })
    expect(new Set(majorities)).toEqual(new Set([0, 5]))
  })
  test('changes when another player takes the lead in favors', () => {
    const before = view(at(states, 150), 0)
    const ahead = (favours: number) => ({
      ...before,
      players: before.players.map((player, seat) => ({ ...player, favours: seat === 0 ? 3 : favours })),
    })
    expect(drawCard(ahead(4), 0, reader).key).not.toBe(drawCard(ahead(2), 0, reader).key)
  })
  test('changes with its content', () => {
    expect(drawCard(change({ silver: 999 }), 0, reader).key).not.toBe(drawCard(view(last, 0), 0, reader).key)
  })
})

test('no picture shows the nuggets of gold to anybody but its owner', () => {
  const rich = states.filter(
    (state) => state.phase !== 'deal' && state.phase !== 'over' && state.players.some(({ gold }) => gold.length > 0),
  )
  expect(rich.length).toBeGreaterThan(0)
  for (const state of rich.filter((_, i) => i % 12 === 0)) {
    if (state.phase === 'deal' || state.phase === 'over') continue
    const other = { ...state, players: state.players.map((own) => ({ ...own, gold: own.gold.map(() => 9) })) }
    for (const [seat, { gold }] of state.players.entries()) {
      const shown = (of: State, viewer: Reader['viewer']) => {
        const seen = view(of, viewer)
        return [drawCard(seen, seat, reader).key, face.board(seen, [], { ...reader, viewer }).key]
      }
      expect(shown(other, 'table')).toEqual(shown(state, 'table'))
      if (gold.length > 0) expect(shown(other, seat)).not.toEqual(shown(state, seat))
    }
  }
})

test.each(LOCALES)('its alt text names the player and fits in %s', (locale) => {
  const long = Array<string>(4).fill('Ж_*'.repeat(20))
  for (const state of states.filter((_, i) => i % 9 === 0)) {
    for (const seat of [0, 1, 2, 3]) {
      const alt = face.card?.(view(state, seat), seat, { locale, names: long, viewer: seat }).alt ?? ''
      expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
      expect(alt).not.toContain('**')
      if (state.phase !== 'deal') expect(alt).toContain('Ж_*Ж')
    }
  }
})
