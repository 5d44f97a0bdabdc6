import { afterAll, describe, expect, test } from 'vitest'
import { drawRanking } from '../../src/charts/ranking.js'
import { at } from '../../src/engine/lists.js'
import type { Reader } from '../../src/games/face.js'
import type { Game } from '../../src/games/game.js'
import { GAMES } from '../../src/games/index.js'
import { openPictureThreads } from '../../src/picture-threads/picture-threads.js'
import type { Drawing } from '../../src/pictures/drawing.js'
import { createPictures } from '../../src/pictures/encoding/encode.js'
import { pixelsOf } from '../pictures/printing.js'

const NAMES = ['Annie', 'Bill', 'Katie', 'Jim']
const game = at(GAMES, 0)
const here = createPictures()
const heard: string[] = []
// Each thread has to load the whole program first.
const pictureThreads = openPictureThreads({ threads: 2, pictured: (how) => heard.push(how) })

afterAll(() => pictureThreads.close())

function start(of: Game, seats: number) {
  const state = of.setup(seats, {})
  if (state === null) throw new Error('There is no such game.')
  return { state, names: NAMES.slice(0, seats) }
}

function boardOf(of: Game, seats: number, others: Partial<Reader> = {}): Drawing {
  const { state, names } = start(of, seats)
  return of.illustrate(state, [], { locale: 'fr', names, viewer: 'table', ...others }).drawing
}

/** A picture of each kind that the program sends. */
function pictures(): readonly (readonly [string, Drawing])[] {
  const ofGames = GAMES.flatMap((of) => {
    const { state, names } = start(of, 3)
    const card = of.card(state, 1, { locale: 'de', names, viewer: 1 })
    const example = of.rules('en').flatMap(({ id }) => of.example(id, 'en') ?? [])[0]
    return [card, example].flatMap((made, index) => (made ? [[`${of.id} ${index}`, made.drawing] as const] : []))
  })
  const nobody = { rows: [], own: null, empty: 'Nobody yet', legend: [], columns: { value: 'Wins', form: 'Latest' } }
  const ranking = drawRanking({ title: 'All', subtitle: 'Of all time', ...nobody })
  return [...GAMES.map((of) => [`${of.id} board`, boardOf(of, 4)] as const), ...ofGames, ['ranking', ranking] as const]
}

describe('picture threads', { timeout: 120_000 }, () => {
  test('make the same pictures as the calling thread would', async () => {
    for (const [name, drawing] of pictures()) {
      const [there, own] = await Promise.all([pictureThreads.png(drawing), here.png(drawing)])
      expect(Buffer.compare(pixelsOf(there), pixelsOf(own)), name).toBe(0)
    }
  })

  test('make the same animation, and report the progress', async () => {
    const frames = [2, 3].map((seats) => () => boardOf(game, seats))
    const told: (readonly [number, number])[] = []
    const options = { limit: 8_000_000, progress: (drawn: number, of: number) => told.push([drawn, of]) }
    const made = await pictureThreads.animation(frames, { ...options, signal: new AbortController().signal })
    expect(told).toEqual([
      [1, 2],
      [2, 2],
    ])
    const own = await openPictureThreads({ threads: 0 }).animation(frames, { ...options, signal: new AbortController().signal })
    expect(Buffer.compare(made, own)).toBe(0)
  })

  test('say why a picture cannot be made, and make the next one', async () => {
    const good = boardOf(game, 2)
    const { order, ...without } = good
    await expect(pictureThreads.png({ ...without, key: 'without an order' })).rejects.toThrow('without an order')
    const of = (artist: string) => ({ ...good, key: artist, order: { artist, subject: null, series: '' } })
    await expect(pictureThreads.png(of('nobody'))).rejects.toThrow('Nobody draws what nobody was ordered to.')
    await expect(pictureThreads.png(of(game.id))).rejects.toThrow(TypeError)
    expect(order?.artist).toBe(game.id)
    expect((await pictureThreads.png(good)).length).toBeGreaterThan(10_000)
  })

  test('keep what was made', async () => {
    heard.splice(0)
    const alike = [1, 2].map(() => boardOf(game, 2, { names: ['Robert', 'Louis'] }))
    const [first, second] = await Promise.all(alike.map((drawing) => pictureThreads.png(drawing)))
    expect(first).toBe(second)
    expect(heard).toEqual(['made', 'kept'])
  })
})
