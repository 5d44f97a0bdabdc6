/** Names and values of systems on the board and on close-ups: nothing lies on them, however many ships there are. */
import { describe, expect, test } from 'vitest'
import { drawBoard } from '../../../../src/games/pioneer/board/board.js'
import { drawCloseUp } from '../../../../src/games/pioneer/board/close-up.js'
import { GALAXIES } from '../../../../src/games/pioneer/data/galaxies.js'
import { SHIPS, type Ship } from '../../../../src/games/pioneer/data/units.js'
import type { Mark } from '../../../../src/games/pioneer/rules/types.js'
import type { TileView, View } from '../../../../src/games/pioneer/rules/view-types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import type { Drawing } from '../../../../src/pictures/drawing.js'
import { overlap, type Rect } from '../../../../src/pictures/geometry.js'
import { smallestLetters } from '../../../../src/pictures/lettering/letters.js'
import { parted, type Written, writtenBy } from '../../../pictures/printing.js'
import { moversOf, PLAYERS, shown } from '../panel-walk.js'
import { played } from '../rules/played.js'
import { middleOf } from './positions.js'

/** Pixels of letters, of which half remain on a phone. */
const SMALLEST = 22

/** So many systems have their names beside all that stands there. */
const NAMED = 0.95

const locale = 'de'

/** Names and values that lie on each other, below a ship, or below the number of a sector; and how many systems have a name. */
function measured(drawing: Drawing) {
  const things = parted(drawing).things()
  const written = (key: RegExp) => things.filter((thing) => key.test(thing.key)).flatMap(({ paint }) => writtenBy(paint))
  const boxes = (key: RegExp) => things.filter((thing) => key.test(thing.key)).flatMap((thing) => thing.boxes)
  const [names, values] = [written(/^system /), written(/^values /)]
  const on = (all: readonly Written[], others: readonly Rect[], what: string) =>
    all.filter(({ rect }) => others.some((other) => overlap(rect, other))).map(({ line }) => `${line} and ${what}`)
  return {
    covered: [
      ...on([...names, ...values], boxes(/^plaque /), 'ships'),
      ...on(names, boxes(/^badge /), 'a number'),
      ...on(
        names,
        values.map(({ rect }) => rect),
        'a value',
      ),
    ],
    named: names.length,
    systems: boxes(/^values /).length,
  }
}

const board = (view: View, language: (typeof LOCALES)[number] = locale) =>
  drawBoard(view, [], { locale: language, names: PLAYERS, viewer: 'table' })

describe.each([2, 3, 4])('in games of %i', (seats) => {
  test.each(LOCALES)('nothing lies on a name or a value of a system in %s, and almost every name is told', (language) => {
    const found = GALAXIES.flatMap((galaxy) => {
      const states = played(seats, `placing ${galaxy}`, undefined, galaxy)
        .map(({ state }) => state)
        .filter(({ phase }) => phase === 'moves' || phase === 'battle' || phase === 'colonies')
      return states
        .filter((_, index) => index % 8 === 0)
        .flatMap((state) => {
          const seat = moversOf(state)[0] ?? 0
          const view = pioneerRules.view(state, seat)
          const closeUp = drawCloseUp(view, seat, shown(state, [], language, seat).marks, {
            locale: language,
            names: PLAYERS,
            viewer: seat,
          })
          return [board(pioneerRules.view(state, 'table'), language), ...(closeUp === null ? [] : [closeUp])]
        })
    })
    const all = found.map(measured)
    expect(all.flatMap(({ covered }) => covered)).toEqual([])
    const systems = all.reduce((sum, each) => sum + each.systems, 0)
    expect(systems).toBeGreaterThan(100)
    expect(all.reduce((sum, { named }) => sum + named, 0) / systems).toBeGreaterThan(NAMED)
  })
})

/** Fleets of one, two and more seats, from a single ship to more than anybody ever has. */
const FLEETS: readonly (readonly Partial<Record<Ship, number>>[])[] = [
  ...SHIPS.flatMap((ship) => [1, 2, 21].flatMap((count) => [[{ [ship]: count }], [{ [ship]: count }, { [ship]: count }]])),
  [{ scout: 21 }, { warship: 21 }],
  [{ scout: 5, bomber: 1, colonizer: 6, warship: 9 }],
  [
    { scout: 5, bomber: 1, colonizer: 6, warship: 9 },
    { scout: 6, bomber: 2, colonizer: 5, warship: 8 },
  ],
  [{ scout: 10, warship: 11 }, { colonizer: 21 }, { scout: 1, warship: 2 }],
]

/** The same galaxy, all of it up, with these fleets all over it, each in turn. */
function crowded(view: View, first: number): View {
  const tiles = view.tiles.map((tile, index): TileView => {
    const fleets = (FLEETS[(first + index) % FLEETS.length] ?? []).slice(0, view.seats)
    const isHome = tile.system === 'home'
    const systems = ['foundry', 'ore-belt', 'edens-gate', 'observatory', 'mint', 'shipyard', 'quill'] as const
    return {
      ...tile,
      system: isHome ? 'home' : (systems[index % systems.length] ?? null),
      isUp: true,
      isBombed: false,
      colony: isHome || index % 3 === 0 ? { seat: index % 2, isFortified: index % 2 === 0 } : null,
      fleets: fleets.map((ships, seat) => ({ seat, ships: { scout: 0, bomber: 0, colonizer: 0, warship: 0, ...ships } })),
    }
  })
  return { ...view, viewer: 0, phase: 'moves', toMove: [0], active: 0, volleys: [], tiles }
}

describe.each(GALAXIES)('with the largest fleets all over the %s galaxy', (galaxy) => {
  test.each([2, 3, 4])('of %i nothing lies on a name or a value, and all can be read', (seats) => {
    const base = middleOf(seats, galaxy)
    for (const first of [0, 9, 18]) {
      const view = { ...crowded(base, first), landed: [{ tile: first % base.tiles.length, ship: 'scout' as const, count: 1 }] }
      const marks = view.tiles.map((_, tile): Mark => ({ kind: 'target', tile, isHostile: (tile + first) % 3 === 0 }))
      for (const some of [marks, marks.slice(0, 3), marks.slice(4, 5)]) {
        const drawing = drawCloseUp(view, 0, some, { locale, names: PLAYERS, viewer: 0 })
        if (drawing === null) throw new Error('nothing is drawn')
        expect(measured(drawing).covered).toEqual([])
        expect(smallestLetters(drawing)).toBeGreaterThanOrEqual(SMALLEST)
      }
      expect(measured(board(view)).covered).toEqual([])
    }
  })
})
