import { describe, expect, test } from 'vitest'
import { drawCloseUp } from '../../../../src/games/pioneer/board/close-up.js'
import { onTiles } from '../../../../src/games/pioneer/board/marks.js'
import { windowOn } from '../../../../src/games/pioneer/board/scene/hexes.js'
import { pointOut } from '../../../../src/games/pioneer/controls/point-out.js'
import { CARD_IDS } from '../../../../src/games/pioneer/data/cards.js'
import type { State } from '../../../../src/games/pioneer/rules/types.js'
import type { View } from '../../../../src/games/pioneer/rules/view-types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { stepOf } from '../../../../src/games/pioneer/texts/status.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import type { Drawing } from '../../../../src/pictures/drawing.js'
import { contains, distanceToRect, inset, overlap, type Rect } from '../../../../src/pictures/geometry.js'
import { smallestLetters } from '../../../../src/pictures/lettering/letters.js'
import { expectInsideBoxes, expectTrueColours, linesOf, parted, type Written, writtenBy } from '../../../pictures/printing.js'
import { moversOf, PLAYERS, shown } from '../panel-walk.js'
import { atRandom, byDefault, type Passed, played } from '../rules/played.js'
import { inCards } from '../rules/position.js'
import { middleOf } from './positions.js'

const WIDTH = 800
/** About square: below it buttons have room on the same screen. */
const TALLEST = 1000
/** Pixels of letters, of which half remain on a phone. */
const SMALLEST = 22

/** So many turns of a game are looked at where all of them would take too long. */
const TURNS = 8

const decisionsOf = (game: readonly Passed[]) => game.flatMap(({ state }) => moversOf(state).map((seat) => ({ state, seat })))
const ofFour = decisionsOf(played(4, 'close-up of colonies'))
const decisions = [...ofFour, ...decisionsOf(played(3, 'close-up', byDefault))]

function closeUpOf(state: State, seat: number, locale: (typeof LOCALES)[number] = 'en') {
  const view = pioneerRules.view(state, seat)
  const { marks } = shown(state, [], locale, seat)
  return { view, seat, marks, drawing: drawCloseUp(view, seat, marks, { locale, names: PLAYERS, viewer: seat }) }
}

describe.each(['cards', 'moves', 'colonies'] as const)('a decision about %s', (step) => {
  test('is painted inside its boxes, in its true colours, with letters that can be read', async () => {
    const found = decisions.flatMap(({ state, seat }) => {
      const { view, drawing } = closeUpOf(state, seat)
      return stepOf(view) === step && drawing !== null ? [drawing] : []
    })
    const drawing = found[Math.floor(found.length / 2)]
    if (drawing === undefined) throw new Error(`nobody decided about ${step}`)
    expectInsideBoxes(drawing)
    expect(smallestLetters(drawing)).toBeGreaterThanOrEqual(SMALLEST)
    await expectTrueColours([drawing])
  })
})

test('the most marks that turns of a game for four have are painted in their true colours', async () => {
  const fullest = new Map<number, ReturnType<typeof closeUpOf>>()
  for (const { state, seat } of ofFour) {
    const closeUp = closeUpOf(state, seat)
    const { turns } = closeUp.view
    if (closeUp.marks.length > (fullest.get(turns)?.marks.length ?? 0)) fullest.set(turns, closeUp)
  }
  const crowded = [...fullest.values()].toSorted((one, other) => other.marks.length - one.marks.length).slice(0, TURNS)
  expect(Math.min(...crowded.map(({ marks }) => marks.length))).toBeGreaterThan(12)
  await expectTrueColours(crowded.flatMap(({ drawing }) => drawing ?? []))
})

test.each(LOCALES)(
  'every marked sector is in sight with its number, on a sheet that can be read and is no taller than a phone allows, in %s',
  (locale) => {
    let sectors = 0
    for (const { state, seat } of decisions.filter((_, i) => i % 5 === 0)) {
      const { marks, drawing } = closeUpOf(state, seat, locale)
      if (drawing === null) continue
      const things = parted(drawing).things()
      const sheet: Rect = { x: 0, y: 0, width: WIDTH, height: drawing.height }
      for (const mark of onTiles(marks)) {
        const badge = things.find(({ key }) => key.startsWith(`badge ${mark.kind}`) && key.includes(` ${mark.tile + 1} at `))
        expect(badge?.boxes.every((box) => contains(sheet, box))).toBe(true)
        sectors++
      }
      expect([drawing.width, drawing.height <= TALLEST]).toEqual([WIDTH, true])
      expect(smallestLetters(drawing)).toBeGreaterThanOrEqual(SMALLEST)
    }
    expect(sectors).toBeGreaterThan(20)
  },
)

/** Games with many fights, in small galaxies and in large ones. */
const fights = [
  ...decisions,
  ...decisionsOf(played(2, 'fights', atRandom, 'small')),
  ...decisionsOf(played(3, 'fights', atRandom, 'standard')),
  ...decisionsOf(played(4, 'fights', byDefault, 'wide')),
]

/** Of a line’s box that may be covered on each side, in pixels, of which half remain on a phone: letters leave corners empty. */
const TOUCH = 2

/** Whether a badge, which is round at both ends, lies on a line of letters. */
function isCovered(letters: Rect, badge: Rect): boolean {
  const rect = inset(letters, TOUCH)
  const round = badge.height / 2
  const ends = { from: badge.x + round, to: badge.x + badge.width - round }
  const x = Math.min(Math.max(rect.x + rect.width / 2, ends.from), ends.to)
  return distanceToRect({ x, y: badge.y + round }, rect) < round
}

/** Names, values and counts that frames and numbers of sectors lie on; a number may lie on the same number. */
function coveredLines(drawing: Drawing): readonly string[] {
  const below: Written[] = []
  return parted(drawing)
    .things()
    .flatMap(({ key, boxes, paint }) => {
      const [sign, kind = ''] = key.split(' ')
      const own = /^badge .*?(\d+) at /.exec(key)?.[1]
      const isSign = sign === 'frame' || sign === 'badge'
      const covers = (rect: Rect) => boxes.some((box) => (sign === 'frame' ? overlap(box, rect) : isCovered(rect, box)))
      const covered = isSign ? below.filter(({ line, rect }) => line !== own && covers(rect)) : []
      if (!isSign) below.push(...writtenBy(paint))
      return covered.map(({ line }) => `${sign} ${kind} ${own} on ${line}`)
    })
}

test.each(LOCALES)('no frame, number or crossed swords lie on a name or a number of a system in %s', (locale) => {
  let swords = 0
  for (const { state, seat } of fights) {
    const { marks, drawing } = closeUpOf(state, seat, locale)
    if (drawing === null || marks.length === 0) continue
    expect(coveredLines(drawing)).toEqual([])
    swords += parted(drawing)
      .things()
      .filter(({ key }) => /^badge .*fight/.test(key)).length
  }
  expect(swords).toBeGreaterThan(50)
})

/** Points, bonuses and numbers of ships of which something painted later hides a part. */
function hiddenLines(drawing: Drawing): readonly string[] {
  const things = parted(drawing)
    .things()
    .filter(({ key }) => /^(plaque|values) /.test(key))
    .map((thing) => ({ ...thing, lines: writtenBy(thing.paint) }))
  return things.flatMap(({ key, lines }, index) =>
    things.slice(index + 1).flatMap((later) => {
      const over = later.key.startsWith('plaque') ? later.boxes : later.lines.map(({ rect }) => rect)
      return lines
        .filter(({ rect }) => over.some((box) => overlap(inset(rect, TOUCH), box)))
        .map(({ line }) => `${line} of ${key}`)
    }),
  )
}

test.each(
  [
    { scout: 1, colonizer: 1 },
    { scout: 1, colonizer: 1, warship: 1 },
    { scout: 3, warship: 2 },
    { warship: 2 },
    { scout: 12 },
  ].flatMap((ships) => [true, false].flatMap((isAtHome) => [true, false].map((hasMoved) => ({ ships, isAtHome, hasMoved })))),
)('beside $ships (at home: $isAtHome, moved: $hasMoved) points and bonus can be read', ({ ships, isAtHome, hasMoved }) => {
  const base = middleOf(3, 'small')
  const [tile, system] = [4, 'foundry'] as const
  const fleets = [{ seat: 0, ships: { scout: 0, bomber: 0, colonizer: 0, warship: 0, ...ships } }]
  const colony = isAtHome ? { seat: 0, isFortified: false } : null
  const held = { system, isUp: true, isBombed: false, colony, fleets }
  const tiles = base.tiles.map((each, index) => (index === tile ? { ...each, ...held } : { ...each, fleets: [] }))
  const landed: View['landed'] = hasMoved ? [{ tile, ship: 'scout', count: 1 }] : []
  const view: View = { ...base, viewer: 0, phase: 'moves', toMove: [0], active: 0, volleys: [], landed, tiles }
  for (const others of [[], [0, 1, 3]]) {
    const marks = [tile, ...others].map((each) => ({ kind: 'target', tile: each, isHostile: false }) as const)
    const drawing = drawCloseUp(view, 0, marks, { locale: 'de', names: PLAYERS, viewer: 0 })
    if (drawing === null) throw new Error('nothing is drawn')
    expect(hiddenLines(drawing)).toEqual([])
    expect(smallestLetters(drawing)).toBeGreaterThanOrEqual(SMALLEST)
  }
})

test.each([
  { action: 'move.16.scout.8', hinted: [8] },
  { action: 'pick.16.scout.1', hinted: [16] },
])('of $action a hint points out where to go, or else what to pick', ({ action, hinted }) => {
  const about = pioneerRules.decode(action)
  if (about === null) throw new Error(`${action} is no action`)
  const marks = [
    { kind: 'source', tile: 16 },
    { kind: 'target', tile: 8, isHostile: false },
    { kind: 'target', tile: 9, isHostile: false },
  ] as const
  const pointed = pointOut(about, marks).flatMap((mark) => ('tile' in mark ? [mark] : []))
  expect(pointed.filter((mark) => mark.hinted === true).map(({ tile }) => tile)).toEqual(hinted)
})

test.each(['scout', 'fortification', 'nova-bomb'] as const)(
  'a hint to play %s points out the card and the sector where it goes, on a picture of both',
  (card) => {
    const state = inCards([card, 'recycling'], { pool: { actions: 2, money: 99 }, tiles: { 4: { up: 'mint', colony: '0' } } })
    const marks = pointOut({ kind: 'place', card, tile: 4 }, [])
    const reader = { locale: 'en', names: PLAYERS, viewer: 0 } as const
    const drawing = drawCloseUp(pioneerRules.view(state, 0), 0, marks, reader)
    if (drawing === null) throw new Error('nothing is drawn')
    const keys = parted(drawing)
      .things()
      .map(({ key }) => key)
    expect(keys.filter((key) => /^entry .* null /.test(key))).toHaveLength(2)
    expect(keys.filter((key) => /^frame of a hint/.test(key))).toHaveLength(1)
    expect(keys.filter((key) => /^(badge target 5|frame target \d+) at /.test(key))).toHaveLength(2)
    expect(linesOf(drawing)).toContain('Mint')
    expect(drawing.height).toBeLessThanOrEqual(TALLEST)
    expectInsideBoxes(drawing)
  },
)

test('the sector that a hint recommends has a frame, and beside its number a star, which lies on no name and no number', async () => {
  const some = fights.filter((_, index) => index % 6 === 0)
  const drawings = some.flatMap(({ state, seat }, index) => {
    const { view, marks } = closeUpOf(state, seat)
    const targets = onTiles(marks).filter(({ kind }) => kind !== 'source')
    const target =
      targets.find((mark) => mark.kind === 'target' && mark.isHostile) ?? targets[index % Math.max(1, targets.length)]
    if (target === undefined) return []
    const hinted = marks.map((mark) => (mark === target ? { ...mark, hinted: true } : mark))
    const drawing = drawCloseUp(view, seat, hinted, { locale: 'en', names: PLAYERS, viewer: seat })
    return drawing === null ? [] : [{ drawing, target }]
  })
  expect(drawings.filter(({ target }) => target.kind === 'target' && target.isHostile).length).toBeGreaterThan(3)
  for (const { drawing, target } of drawings) {
    const things = parted(drawing).things()
    const boxesOf = (key: RegExp) => things.filter((thing) => key.test(thing.key)).flatMap(({ boxes }) => boxes)
    const stars = boxesOf(/^star of a hint/)
    const [badge] = boxesOf(new RegExp(`^badge ${target.kind} hinted ${target.tile + 1} at `))
    expect(stars).toHaveLength(1)
    expect(stars.every((star) => badge !== undefined && contains(badge, star))).toBe(true)
    expect(boxesOf(new RegExp(`^frame ${target.kind}`)).length).toBeGreaterThan(0)
    expect(coveredLines(drawing)).toEqual([])
  }
  await expectTrueColours(drawings.slice(0, 1).map(({ drawing }) => drawing))
})

test.each(LOCALES)('whoever can buy everything sees the whole names of all cards and technologies in %s', (locale) => {
  const found = decisions.map(({ state, seat }) => closeUpOf(state, seat)).find(({ view }) => stepOf(view) === 'cards')
  if (found === undefined) throw new Error('nobody decided about cards')
  const { view, seat } = found
  const cut = ([0, 1, 2, 3] as const).flatMap((level) => {
    const levels = { military: level, transportation: level, society: level }
    const researchPrices = { military: 1, transportation: 1, society: 1 }
    const players = view.players.map((player) => ({ ...player, hand: CARD_IDS, levels, researchPrices }))
    const rich = { ...view, pool: { ...view.pool, money: 99 }, players }
    const drawing = drawCloseUp(rich, seat, [], { locale, names: PLAYERS, viewer: seat })
    return drawing === null ? ['nothing'] : linesOf(drawing).filter((line) => line.endsWith('…'))
  })
  expect(cut).toEqual([])
})

test('a window shows the tiles around at a larger scale the fewer there are', () => {
  const tiles = Array.from({ length: 24 }, (_, i) => ({
    place: { x: 2 * (i % 6) + (Math.floor(i / 6) % 2), y: Math.floor(i / 6) },
  }))
  const room = { width: 740, height: 600 }
  const [few, all] = [windowOn(tiles, [7, 8], room), windowOn(tiles, [...tiles.keys()], room)]
  expect(few.scale).toBeGreaterThan(all.scale)
  expect([...tiles.keys()].filter(all.shows)).toHaveLength(tiles.length)
  expect(few.shows(7)).toBe(true)
  expect([...tiles.keys()].filter(few.shows).length).toBeLessThan(tiles.length)
})

test('who is not asked has no decision to see', () => {
  const found = decisions.find(({ state }) => moversOf(state).length === 1)
  if (found === undefined) throw new Error('nobody was asked alone')
  const other = found.seat === 0 ? 1 : 0
  const reader = { locale: 'en', names: PLAYERS, viewer: other } as const
  expect(drawCloseUp(pioneerRules.view(found.state, other), other, [], reader)).toBeNull()
})
