import { afterEach, describe, expect, test } from 'vitest'
import { drawRanking } from '../../src/charts/ranking.js'
import { GAMES } from '../../src/games/index.js'
import type { Game } from '../../src/games/plug.js'
import type { Drawing } from '../../src/pictures/drawing.js'
import { createPictures } from '../../src/pictures/encode.js'
import { openStudio, type Studio } from '../../src/studio/studio.js'

const NAMES = ['Annie', 'Bill', 'Katie', 'Jim']
const here = createPictures()
let opened: Studio | null = null

afterEach(async () => {
  await opened?.close()
  opened = null
})

function studio(threads: number, pictured?: (how: 'made' | 'kept') => void): Studio {
  opened = openStudio({ threads, ...(pictured === undefined ? {} : { pictured }) })
  return opened
}

function start(game: Game, seats: number) {
  const state = game.setup(seats, {})
  if (state === null) throw new Error('There is no such game.')
  return { state, names: NAMES.slice(0, seats) }
}

function boardOf(game: Game, seats: number): Drawing {
  const { state, names } = start(game, seats)
  return game.illustrate(state, [], { locale: 'fr', names, viewer: 'table' }).drawing
}

/** A picture of each kind that the program sends. */
function pictures(): readonly (readonly [string, Drawing])[] {
  const ofGames = GAMES.flatMap((game) => {
    const { state, names } = start(game, 3)
    const card = game.card(state, 1, { locale: 'de', names, viewer: 1 })
    const example = game.rules('en').flatMap(({ id }) => game.example(id, 'en') ?? [])[0]
    return [card, example].flatMap((made, index) => (made ? [[`${game.id} ${index}`, made.drawing] as const] : []))
  })
  const nobody = { rows: [], own: null, empty: 'Nobody yet', legend: [], columns: { value: 'Wins', form: 'Latest' } }
  const ranking = drawRanking({ title: 'All', subtitle: 'Of all time', ...nobody })
  return [...GAMES.map((game) => [`${game.id} board`, boardOf(game, 4)] as const), ...ofGames, ['ranking', ranking] as const]
}

describe('a studio with threads', () => {
  test('makes the same files as the thread that asks would', { timeout: 60_000 }, async () => {
    const { png } = studio(2)
    for (const [name, drawing] of pictures()) {
      const [there, own] = await Promise.all([png(drawing), here.png(drawing)])
      expect(Buffer.compare(there, own), name).toBe(0)
    }
  })

  test('makes the same animation, and tells how far it is', { timeout: 60_000 }, async () => {
    const [game] = GAMES
    if (game === undefined) throw new Error('There is no game.')
    const frames = [2, 3].map((seats) => () => boardOf(game, seats))
    const told: (readonly [number, number])[] = []
    const options = { limit: 8_000_000, progress: (drawn: number, of: number) => told.push([drawn, of]) }
    const made = await studio(1).animation(frames, { ...options, signal: new AbortController().signal })
    expect(told).toEqual([
      [1, 2],
      [2, 2],
    ])
    const own = await openStudio({ threads: 0 }).animation(frames, { ...options, signal: new AbortController().signal })
    expect(Buffer.compare(made, own)).toBe(0)
  })

  test('says why a picture cannot be made, and makes the next one', { timeout: 60_000 }, async () => {
    const [game] = GAMES
    if (game === undefined) throw new Error('There is no game.')
    const { png } = studio(1)
    const good = boardOf(game, 2)
    const { order, ...without } = good
    await expect(png({ ...without, key: 'without an order' })).rejects.toThrow('without an order')
    const of = (artist: string) => ({ ...good, key: artist, order: { artist, subject: null, series: '' } })
    await expect(png(of('nobody'))).rejects.toThrow('Nobody draws what nobody was ordered to.')
    await expect(png(of(game.id))).rejects.toThrow(TypeError)
    expect(order?.artist).toBe(game.id)
    expect((await png(good)).length).toBeGreaterThan(10_000)
  })

  test('keeps what was made', { timeout: 60_000 }, async () => {
    const heard: string[] = []
    const { png } = studio(1, (how) => heard.push(how))
    const [game] = GAMES
    if (game === undefined) throw new Error('There is no game.')
    const both = await Promise.all([png(boardOf(game, 2)), png(boardOf(game, 2))])
    expect(both[0]).toBe(both[1])
    expect(heard).toEqual(['made', 'kept'])
  })
})
