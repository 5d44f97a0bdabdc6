import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.js'
import { areaOf, impurities, namesGame, offenders, wideComments, withoutComments } from './scanner.js'
import { SOURCES, TESTS } from './sources.js'

const PURE = [
  ...[
    'engine',
    'players',
    'plug',
    'kit',
    'registry',
    'game',
    'rules of a game',
    'words',
    'rules',
    'strategy',
    'data',
    'notation',
  ],
  ...['transcript', 'face'],
]
/** Everything except the games' own folders and each game's line in the registry. */
const OWN = new RegExp(`^src/games/(index\\.ts$|(${GAMES.map(({ id }) => id).join('|')})/)`)
const SHARED = SOURCES.filter(({ path }) => !OWN.test(path))

const inAreas = (names: readonly string[]) => SOURCES.filter(({ path }) => names.includes(areaOf(path)?.name ?? ''))

describe('the code', () => {
  test('imports only along the arrows of the architecture', () => expect(offenders(SOURCES)).toEqual([]))
  test('reads no clock, draws no random numbers and prints nothing in engine and games', () => {
    expect(impurities(inAreas(PURE))).toEqual([])
  })
  test('names no game outside its folder and the registry', () => {
    const named = SHARED.filter(({ text }) => GAMES.some(({ id }) => new RegExp(`\\b${id}\\b`, 'i').test(withoutComments(text))))
    expect(named.map(({ path }) => path)).toEqual([])
  })
  test('lists no games by name under test, but for the tests of each game', () => {
    expect(TESTS.filter((test) => GAMES.every(({ id }) => namesGame(test, id))).map(({ path }) => path)).toEqual([])
    const importing = (...ids: readonly string[]) => ids.map((id) => `import '../games/${id}/subject.js'`).join('\n')
    const all = GAMES.map(({ id }) => id)
    const made = (path: string, text: string) => GAMES.every(({ id }) => namesGame({ path, text }, id))
    expect(made('test/other/x.ts', importing(...all))).toBe(true)
    expect(made('test/other/x.ts', importing(...all.slice(1)))).toBe(false)
    expect(made(`test/games/${all[0]}/x.ts`, importing(...all))).toBe(false)
  })
  test('has comments of at most 130 columns', () => {
    expect([...SOURCES, ...TESTS].flatMap(wideComments)).toEqual([])
    const wide = 'x'.repeat(130)
    const found = (text: string) => wideComments({ path: 'src/x.ts', text })
    expect([`// ${wide}`, `/** ${wide} */`, ` * ${wide}`].map(found)).toEqual(Array(3).fill(['src/x.ts:1']))
    expect(found(`const a = '// ${wide}'`)).toEqual([])
  })
  test('is really scanned: every area has many files', () => {
    expect(SOURCES.length).toBeGreaterThan(50)
    for (const name of PURE) expect(inAreas([name]).length, name).toBeGreaterThan(0)
  })
})

describe('the scanner', () => {
  const scan = (path: string, text: string) => offenders([{ path, text }])

  test.each([
    ['src/engine/x.ts', "import { a } from '../game-plug/plug.js'", 'engine may not import plug'],
    ['src/engine/x.ts', "import fs from 'node:fs'", 'engine may not import node:fs'],
    ['src/games/pioneers/rules/x.ts', "import { en } from '../texts/en/index.js'", 'rules may not import face'],
    ['src/games/pioneers/texts/x.ts', "import { apply } from '../rules/apply.js'", 'face may not import rules'],
    ['src/games/pioneers/texts/x.ts', "import type { Draft } from '../rules/draft.js'", 'face may not import types of rules'],
    ['src/games/pioneers/rules/x.ts', "import { y } from '../../chess/rules/y.js'", 'reaches into another game'],
    ['src/game-plug/plug.ts', "import { paint } from '../pictures/canvas.js'", 'plug may not import pictures'],
    ['src/tables/x.ts', "import { open } from '../store/open.js'", 'tables may not import store'],
    ['src/tables/x.ts', "import { pioneers } from '../games/pioneers/index.js'", 'tables may not import game'],
    ['src/tables/x.ts', "const { open } = await import('../store/open.js')", 'tables may not import store'],
    ['src/store/x.ts', "export { at } from '../engine/random.js'", 'store may not import engine'],
    ['src/store/x.ts', "import { type A, at } from '../engine/random.js'", 'store may not import engine'],
    ['src/discord/x.ts', "import { open } from '../store/open.js'", 'discord may not import store'],
    ['src/operator/x.ts', "import '../tables/tables.js'", 'operator may not import tables'],
    ['src/sandbox/x.ts', "import { Client } from 'discord.js'", 'sandbox may not import discord.js'],
    ['src/sandbox/x.ts', "import { REST } from '@discordjs/rest'", 'sandbox may not import @discordjs/rest'],
    ['src/discord/x.ts', "import { Client } from 'discord.js'", 'discord may not import discord.js'],
    ['src/sandbox/x.ts', "import '../tables/tables.js'", 'sandbox may not import tables'],
    ['src/other/x.ts', '', 'belongs to no folder'],
  ])('names what %s may not do: %s', (path, text, offence) => {
    expect(scan(path, text).join()).toContain(offence)
  })
  test.each([
    ['src/store/x.ts', "import type { Seat } from '../engine/game.js'"],
    ['src/store/x.ts', "import { type Seat, type Viewer } from '../engine/game.js'"],
    ['src/game-plug/plug.ts', "import type { Drawing } from '../pictures/drawing.js'"],
    ['src/games/pioneers/board/x.ts', "import { PROFESSIONS } from '../rules/types.js'"],
    ['src/engine/x.ts', "// import { a } from '../game-plug/plug.js'"],
    ['src/main.ts', "import { open } from './store/open.js'"],
  ])('lets %s do this: %s', (path, text) => expect(scan(path, text)).toEqual([]))

  test.each(['Date.now()', 'new Date()', 'Math.random()', 'process.env', 'console.log(1)', 'setTimeout(f, 1)'])(
    'finds %s',
    (text) => {
      expect(impurities([{ path: 'src/engine/x.ts', text }])).toHaveLength(1)
    },
  )
  test('ignores words in comments', () => {
    expect(impurities([{ path: 'src/engine/x.ts', text: '// never Date.now()\n/* nor Math.random() */ const a = 1' }])).toEqual(
      [],
    )
  })
})
