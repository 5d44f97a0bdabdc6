/** What the README and the pages in docs/ name exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commandsFor } from '../../commands/index.js'
import { GAMES } from '../../src/games/index.js'

const README = 'README.md'
const DOCS = readdirSync('docs').map((file) => `docs/${file}`)
const SOURCES = GAMES.map(({ id }) => `src/games/${id}/SOURCES.md`)
const ASSETS = readdirSync('assets').map((folder) => `assets/${folder}/README.md`)
const PAGES = [README, ...DOCS, ...SOURCES, ...ASSETS.filter((path) => existsSync(path))]

const read = (path: string) => readFileSync(path, 'utf8')
const found = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The targets of links and pictures that are part of the project: `[…](docs/x.md#section)`, `![…](assets/x.png)`. */
const linksIn = (text: string) => found(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link))

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(path: string): readonly string[] {
  const headings = found(read(path).replaceAll(/^```[\s\S]*?^```/gm, ''), /^#+ (.+)$/gm)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function leadsNowhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : normalize(join(page, '..', path))
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
}

test('the README has fewer than 200 lines', () => expect(read(README).split('\n').length).toBeLessThan(200))

test('the README leads to every page', () => {
  expect(DOCS.filter((path) => !linksIn(read(README)).includes(path))).toEqual([])
})

describe.each(PAGES)('%s', (page) => {
  test('leads to files and sections that exist', () => {
    expect(linksIn(read(page)).filter((link) => leadsNowhere(page, link))).toEqual([])
  })

  test('names programs that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...found(read(page), /\bnpm run (?:-s )?([\w:-]+)/g), ...found(read(page), /\bnpm (start|test)\b/g)]
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    expect(found(read(page), /\bnpx tsx (\S+?\.ts)\b/g).filter((path) => !existsSync(path))).toEqual([])
  })

  test('names folders of the project that exist', () => {
    const named = found(read(page), /`((?:src|test|assets|commands|migrations)(?:\/[\w.-]+)*)`/g)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })
})

test('the folders of a game have the name of its id', () => {
  const folders = GAMES.flatMap(({ id }) => [`src/games/${id}`, `assets/${id}`, `test/games/${id}`])
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
})

test('a link to a missing file or section is noticed', () => {
  expect(linksIn('[a](docs/x.md#y), ![b](z.png), [c](https://example.org)')).toEqual(['docs/x.md#y', 'z.png'])
  expect(leadsNowhere('docs/standings.md', 'nowhere.md')).toBe(true)
  expect(leadsNowhere('docs/standings.md', 'operating.md#nowhere')).toBe(true)
  expect(leadsNowhere('docs/standings.md', 'operating.md#what-is-stored')).toBe(false)
})

test('docs/playing.md has every command', () => {
  const [first] = GAMES
  const names = commandsFor(GAMES).flatMap(({ data }) => {
    const below = (data.options ?? []).filter(({ type }) => type === 1)
    return below.length === 0 ? [`/${data.name}`] : below.map(({ name }) => `/${first?.id} ${name}`)
  })
  const page = read('docs/playing.md')
  expect([...new Set(names)].filter((name) => !page.includes(`\n| \`${name}\` |`))).toEqual([])
})

test('the pages have every program that package.json can start', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  // What npm runs by itself around the others.
  const own = Object.keys(scripts).filter((name) => !['prestart', 'prepare'].includes(name))
  const pages = PAGES.map(read).join('\n')
  const isNamed = (name: string) => new RegExp(`\\bnpm (?:run (?:-s )?)?${name}(?![\\w:-])`).test(pages)
  expect(own.filter((name) => !isNamed(name))).toEqual([])
  expect(isNamed('no-such-program')).toBe(false)
  for (const part of ['test:unit', 'test:wire']) expect(read(README)).toContain(`npm run ${part}`)
})

test('docs/operating.md has every setting of .env.example, and no other', () => {
  const settings = found(read('.env.example'), /^#?([A-Z_]+)=/gm)
  expect(found(read('docs/operating.md'), /^\| `([A-Z_]+)` \|/gm)).toEqual(settings)
})

test('docs/architecture.md has every folder of src', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const page = read('docs/architecture.md')
  expect(folders.map(({ name }) => `src/${name}`).filter((path) => !page.includes(`\n| \`${path}\``))).toEqual([])
})
