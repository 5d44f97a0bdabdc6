import { describe, expect, test } from 'vitest'
import type { Source } from './scanner.js'
import { SOURCES } from './sources.js'
import { againstTheGrain, circles, type Steps, waiting } from './structure.js'

const TABLES: Steps = { room: 'src/tables', folders: ['model', 'past', 'decisions', 'service'] }
const ROOMS: readonly Steps[] = [
  TABLES,
  { room: 'src/store/postgres', folders: ['schema', 'connection', 'cluster', 'standings', 'archive', 'tables'] },
  { room: 'src/store/sqlite', folders: ['schema', 'file', 'standings', 'archive', 'tables'] },
  { room: 'src/discord', folders: ['wire', 'words', 'context', 'publishing', 'standings', 'presses'] },
]
const PURE = ['model', 'past', 'decisions'].map((folder) => `src/tables/${folder}/`)

const made = (files: Readonly<Record<string, string>>): readonly Source[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }))

describe('the code', () => {
  test('has no import cycles, including types', () => expect(circles(SOURCES)).toEqual([]))
  test.each(ROOMS)('has imports in one direction only in $room', (steps) => {
    expect(againstTheGrain(SOURCES, steps)).toEqual([])
    const isIn = (folder: string) => SOURCES.some(({ path }) => path.startsWith(`${steps.room}/${folder}/`))
    expect(steps.folders.filter((folder) => !isIn(folder))).toEqual([])
  })
  test('has every file of the tables in one of their steps', () => {
    const loose = SOURCES.filter(({ path }) => /^src\/tables\/[^/]+$/.test(path))
    expect(loose.map(({ path }) => path)).toEqual([])
  })
  test('never waits in what a table is, what its log says, and what is decided', () => {
    expect(waiting(SOURCES.filter(({ path }) => PURE.some((folder) => path.startsWith(folder))))).toEqual([])
  })
})

test('an import cycle is found, including one of types', () => {
  const files = { 'src/a.ts': "import type { B } from './b.js'", 'src/b.ts': "export { c } from './c.js'" }
  expect(circles(made({ ...files, 'src/c.ts': "import { a } from './a.js'" }))).toEqual([
    'src/a.ts -> src/b.ts -> src/c.ts -> src/a.ts',
  ])
  expect(circles(made({ ...files, 'src/c.ts': '' }))).toEqual([])
})

test('an import from a step of a later step is found', () => {
  const files = made({
    'src/tables/model/a.ts': "import { b } from '../past/b.js'",
    'src/tables/past/b.ts': "import { c } from '../model/c.js'",
    'src/tables/model/c.ts': '',
  })
  expect(againstTheGrain(files, TABLES)).toEqual(['src/tables/model/a.ts: src/tables/past/b.ts'])
})

test('code that waits is found, but not in a comment', () => {
  const text = '/** Nobody has to await this. */ const a = 1'
  expect(waiting(made({ 'src/a.ts': 'const a = await b()', 'src/b.ts': text }))).toEqual(['src/a.ts'])
})
