/** Leaderboards and rating courses as pictures: all names, any number of players, within the limits of a message. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawRanking, type Ranking, type RankingRow } from '../../src/charts/ranking.js'
import { drawRatingChart } from '../../src/charts/rating-chart.js'
import { drawWinningChances, type WinningChances } from '../../src/charts/winning-chances.js'
import { TEXTS } from '../../src/i18n/texts/index.js'
import { draw } from '../../src/picture-threads/artists.js'
import type { Drawing } from '../../src/pictures/drawing.js'
import { createPictures } from '../../src/pictures/encoding/encode.js'
import { smallestLetters } from '../../src/pictures/lettering/letters.js'
import { linesOf } from '../pictures/printing.js'

const LARGEST = 400 * 1024
const NAMES = ['Annie', '王小明😀', 'محمد', 'W'.repeat(32), '\u202e>', 'ไพลิน']
const pictures = createPictures()

const row = (rank: number): RankingRow => ({
  rank,
  isProvisional: false,
  name: NAMES[rank % NAMES.length] ?? '',
  details: '12 games, 5 won',
  value: `${1500 - rank}?`,
  note: '±134',
  bar: { from: 0.2, to: 0.8, likeliest: 0.8 },
  form: [1, 2, 3, 4, 1].map((place) => ({ label: String(place), won: place === 1 })),
  isOwn: false,
})

const ranking = (count: number, more: Partial<Ranking> = {}): Ranking => ({
  title: 'Leaderboard: Pioneers',
  subtitle: 'All time · page 1 of 50',
  columns: { value: 'Rating', form: 'Last games' },
  rows: Array.from({ length: count }, (_, index) => row(index + 1)),
  own: null,
  empty: count === 0 ? 'Nobody is ranked here yet.' : '',
  ...more,
})

test.each(['en', 'fr', 'de'] as const)('a leaderboard without players says in full why (%s)', (locale) => {
  const { empty } = TEXTS[locale].standings.leaderboard
  const lines = linesOf(drawRanking(ranking(0, { empty })))
  expect(lines.join(' ')).toContain(empty)
})

/** A phone shows a picture 400 pixels wide. */
const onPhone = (drawing: Drawing) => (smallestLetters(drawing) * 400) / drawing.width

describe('a leaderboard', () => {
  test('has letters of at least 11 pixels on a phone', () => {
    expect(onPhone(drawRanking(ranking(10, { own: { ...row(347), isOwn: true } })))).toBeGreaterThanOrEqual(11)
  })

  test.each([0, 1, 3, 10])('of %i players is a picture of moderate size', async (count) => {
    const drawing = drawRanking(ranking(count))
    const png = await pictures.png(drawing)
    expect(png.length).toBeLessThan(LARGEST)
    const { width, height } = await sharp(png).metadata()
    expect([width, height]).toEqual([drawing.width, drawing.height])
  })

  test('has the reader’s own row below the page', () => {
    const own = { ...row(347), isOwn: true }
    expect(drawRanking(ranking(10, { own })).height).toBeGreaterThan(drawRanking(ranking(10)).height + 90)
  })

  test('is a different picture whenever anything on it differs', () => {
    const [first, ...others] = ranking(3).rows as [RankingRow, ...RankingRow[]]
    const keys = [
      ranking(3),
      ranking(2),
      ranking(3, { own: row(9) }),
      ranking(3, { subtitle: 'This month' }),
      ranking(3, { rows: [{ ...first, isOwn: true }, ...others] }),
      ranking(3, { rows: [{ ...first, form: [] }, ...others] }),
    ].map((each) => drawRanking(each).key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(drawRanking(ranking(3)).key).toBe(keys[0])
  })
})

test.each([1, 2, 500])(
  'a rating after %i games is a picture of moderate size, with inks that fit into a palette',
  async (count) => {
    const points = Array.from({ length: count }, (_, index) => ({ rating: 1000 + ((index * 37) % 400), likeliest: 1600 }))
    const drawing = drawRatingChart({ title: 'Annie', subtitle: 'Pioneers', points, from: 'Oct 1, 2026', to: 'Nov 20, 2026' })
    const png = await pictures.png(drawing)
    expect(png.length).toBeLessThan(LARGEST)
    expect(drawing.inks?.().colours.length).toBeLessThanOrEqual(256)
    expect(onPhone(drawing)).toBeGreaterThanOrEqual(11)
  },
)

describe('the chances to win', () => {
  const chances = (seats: number, more: Partial<WinningChances> = {}): WinningChances => ({
    title: 'Chances to win',
    subtitle: 'Pioneers · turn by turn',
    players: NAMES.slice(0, seats).map((name, colour) => ({ name, colour })),
    chances: Array.from({ length: 40 }, (_, turn) => Array.from({ length: seats }, (_, seat) => (turn * 7 + seat * 30) % 101)),
    levels: ['0%', '50%', '100%'],
    marked: [3, 20, 39],
    ...more,
  })

  test.each([2, 3, 4])('of %i players are a picture of moderate size, on any thread', async (seats) => {
    const drawing = drawWinningChances(chances(seats))
    const png = await pictures.png(drawing)
    expect(png.length).toBeLessThan(LARGEST)
    const { width, height } = await sharp(png).metadata()
    expect([width, height]).toEqual([drawing.width, drawing.height])
    expect(onPhone(drawing)).toBeGreaterThanOrEqual(11)
    const { order } = drawing
    if (order === undefined) throw new Error('nobody else can draw it')
    expect(await pictures.png(draw(structuredClone(order)))).toEqual(png)
  })

  test.each(['Bartholomäus Schw', '😀🎉 Émilie de la', '王小明王小明王小'])(
    'tell apart names that begin with %s',
    async (name) => {
      const [one, other] = ['A', 'B'].map((last) =>
        drawWinningChances(chances(1, { players: [{ name: `${name}${last}`, colour: 0 }], chances: [[75], [75]] })),
      )
      if (one === undefined || other === undefined) throw new Error('two pictures')
      expect(await pictures.png(one)).not.toEqual(await pictures.png(other))
    },
  )

  test('have each line in its player’s colour, and a picture of their own whenever anything differs', async () => {
    const level = (colour: number) =>
      drawWinningChances(chances(1, { players: [{ name: 'Ann', colour }], chances: [[75], [75]], marked: [] }))
    const pixel = async (colour: number) => {
      const { data } = await sharp(await pictures.png(level(colour)))
        .extract({ left: 400, top: 317, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return [...data].slice(0, 3).join()
    }
    expect(new Set([await pixel(0), await pixel(1), await pixel(2), await pixel(3)]).size).toBe(4)
    const keys = [chances(2), chances(3), chances(2, { marked: [] }), chances(2, { title: 'x' })].map(
      (each) => drawWinningChances(each).key,
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})
