/** Nothing on the board overlaps or is cut off. */
import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import { drawBoard } from '../../../../src/games/pioneer-days/board/board.js'
import { namesIn } from '../../../../src/games/pioneer-days/board/names.js'
import { effectSigns, scoreSigns } from '../../../../src/games/pioneer-days/board/pieces/effects.js'
import { linesOf, lineWidth } from '../../../../src/games/pioneer-days/board/pieces/signs.js'
import { FOLK_ROOM, FOLK_SIGNS } from '../../../../src/games/pioneer-days/board/scene/folk.js'
import { badgesOf } from '../../../../src/games/pioneer-days/board/scene/marks.js'
import { STALL_ROOM, STALL_SIGNS } from '../../../../src/games/pioneer-days/board/scene/stalls.js'
import { TOWN_ROOM } from '../../../../src/games/pioneer-days/board/scene/towns.js'
import { DAYS, WEEKS } from '../../../../src/games/pioneer-days/data/dice.js'
import { equipmentOf } from '../../../../src/games/pioneer-days/data/equipment.js'
import { EQUIPMENT_IDS, TOWN_IDS, TOWNSFOLK_IDS } from '../../../../src/games/pioneer-days/data/ids.js'
import { townsfolkOf } from '../../../../src/games/pioneer-days/data/townsfolk.js'
import type { View } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { contains, inset, overlap, type Rect } from '../../../../src/pictures/geometry.js'
import { SMALLEST_TEXT, textWidth } from '../../../../src/pictures/lettering/text.js'
import { parted } from '../../../pictures/printing.js'
import { moversOf, PLAYERS, shown } from '../panel-walk.js'
import { played } from '../rules/played.js'
import { marksOf, viewsOf } from './positions.js'

const reader: Reader = { locale: 'de', names: PLAYERS, viewer: 'table' }
const PICTURE: Rect = { x: 0, y: 0, width: 1600, height: 1000 }

/** Things below all others: the ground, a panel's paper and rim, the frame around a disaster. */
const GROUNDS = /^(ground|panel|rim |struck)/
/** Things that may hide a part of others: the players' pieces. */
const TOPS = /^piece /
/** Margin of boxes in pixels for what extends beyond letters and signs. */
const ROOM = 4

interface Named {
  readonly name: string
  readonly box: Rect
}

/** Everything on top of the grounds. */
function standing(view: View): readonly Named[] {
  const { things } = parted(drawBoard(view, [], reader))
  return things()
    .filter(({ key }) => !GROUNDS.test(key) && !TOPS.test(key))
    .flatMap(({ key, boxes }) => boxes.map((box) => ({ name: key.slice(0, 40), box })))
}

/** Pairs that hide parts of one another. Numbers may stand on plates, and goods in wagons. */
function overlaps(all: readonly Named[]): readonly string[] {
  return all.flatMap(({ name, box }, i) =>
    all
      .slice(i + 1)
      .filter((other) => overlap(inset(box, ROOM), inset(other.box, ROOM)) && !contains(box, other.box))
      .map((other) => `${name} / ${other.name}`),
  )
}

describe.each([2, 3, 4])('with %i players', (seats) => {
  const steps = played(seats, { boards: 'unique', sets: 'drawn' }, `layout ${seats}`)

  test('in a whole game nothing overlaps, and everything is on the picture', () => {
    const views = steps.map(({ state }) => pioneerDaysRules.view(state, 'table'))
    for (const view of views.filter((_, i) => i % 3 === 0)) {
      const all = standing(view)
      expect(overlaps(all)).toEqual([])
      expect(all.filter(({ box }) => !contains(PICTURE, box))).toEqual([])
    }
  })

  test('in a whole game no number of a choice hides another one', () => {
    const asked = steps.flatMap(({ state }) => moversOf(state).map((seat) => ({ state, seat })))
    let numbers = 0
    for (const { state, seat } of asked) {
      for (const path of [[], ['equip']]) {
        const { marks } = shown(state, path, 'en', seat)
        const badges = badgesOf(pioneerDaysRules.view(state, seat), marks)
        expect(badges.length).toBe(marks.length)
        expect(overlaps(badges.map(({ label, rect }) => ({ name: label, box: rect })))).toEqual([])
        numbers += badges.length
      }
    }
    expect(numbers).toBeGreaterThan(50)
  })

  test('all of a player’s wagons and townsfolk can be numbered side by side', () => {
    for (const view of viewsOf(seats, `numbers ${seats}`).filter((_, i) => i % 7 === 0)) {
      for (const [seat, player] of view.players.entries()) {
        const kinds = ['wagon', 'townsfolk'] as const
        for (const kind of kinds) {
          const marks = marksOf(player, seat).filter((mark) => mark.kind === kind)
          expect(overlaps(badgesOf(view, marks).map(({ label, rect }) => ({ name: label, box: rect })))).toEqual([])
        }
      }
    }
  })
})

test('the wagon on the trail stands clear of all days and towns, wherever it is', () => {
  const [view] = viewsOf(2, 'trail').slice(-1)
  if (view === undefined) throw new Error('no position')
  for (let week = 1; week <= WEEKS; week++) {
    for (let day = 1; day <= DAYS; day++) {
      for (const phase of ['take', 'town'] as const)
        expect(overlaps(standing({ ...view, scores: null, phase, week, day }))).toEqual([])
    }
  }
})

describe('nothing is cut off', () => {
  test.each(TOWNSFOLK_IDS)('the effect and value of the %s fit its card', (id) => {
    const { effect, score } = townsfolkOf(id)
    const lines = linesOf(effectSigns(effect), FOLK_ROOM, FOLK_SIGNS.effect)
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const line of lines) expect(lineWidth(line, FOLK_SIGNS.effect)).toBeLessThanOrEqual(FOLK_ROOM)
    expect(lineWidth(scoreSigns(score), FOLK_SIGNS.score)).toBeLessThanOrEqual(FOLK_ROOM)
  })
  test.each(LOCALES)('every name fits its card in %s', (locale) => {
    const names = namesIn(locale)
    for (const id of TOWNSFOLK_IDS) {
      expect(textWidth(names.trade(id), 'text', SMALLEST_TEXT), names.trade(id)).toBeLessThanOrEqual(FOLK_ROOM)
      expect(textWidth(names.person(id), 'italic', SMALLEST_TEXT), names.person(id)).toBeLessThanOrEqual(FOLK_ROOM)
    }
    for (const id of TOWN_IDS) {
      expect(textWidth(names.town(id), 'text', SMALLEST_TEXT), names.town(id)).toBeLessThanOrEqual(TOWN_ROOM)
    }
    for (const id of EQUIPMENT_IDS) {
      const signs = lineWidth(effectSigns(equipmentOf(id).effect), STALL_SIGNS)
      expect(textWidth(names.tile(id), 'text', SMALLEST_TEXT) + signs, names.tile(id)).toBeLessThanOrEqual(STALL_ROOM)
    }
  })
})
