/** Finds the imports of TypeScript sources that run against the arrows between folders. */
import { posix } from 'node:path'

export interface Source {
  /** Relative to the project's root, with slashes: `src/engine/game.ts`. */
  readonly path: string
  readonly text: string
}

interface Import {
  readonly target: string
  /** Whether nothing of the import exists at run time. */
  readonly typeOnly: boolean
}

/** What the files of an area may import. An entry `type engine` allows only types. */
interface Area {
  readonly name: string
  readonly files: RegExp
  readonly ours: readonly string[]
  readonly packages: RegExp
}

const NONE = /^$/
const ALL_OURS = [
  'engine',
  'players',
  'i18n',
  'recent',
  'stretches',
  'pictures',
  'charts',
  'plug',
  'kit',
  'registry',
  'game',
  'rules',
  'strategy',
  'rules of a game',
  'words',
  'data',
  'notation',
  'face',
  'transcript',
]
const SHELL = [
  'tables',
  'standings',
  'store',
  'discord',
  'cluster',
  'commands',
  'operator',
  'sandbox',
  'threads',
  'picture-threads',
  'thinking',
  'root',
]

/** A file belongs to the first area that fits. A game's areas refer to the same game. */
const AREAS: readonly Area[] = [
  { name: 'engine', files: /^src\/engine\//, ours: [], packages: NONE },
  { name: 'players', files: /^src\/players\//, ours: ['engine'], packages: NONE },
  { name: 'i18n', files: /^src\/i18n\//, ours: [], packages: NONE },
  { name: 'recent', files: /^src\/recent\.ts$/, ours: [], packages: NONE },
  { name: 'stretches', files: /^src\/stretches\.ts$/, ours: [], packages: /^node:diagnostics_channel$/ },
  { name: 'pictures', files: /^src\/pictures\//, ours: ['recent'], packages: /^(@napi-rs\/canvas|gifenc|node:.*)$/ },
  { name: 'charts', files: /^src\/charts\//, ours: ['pictures'], packages: NONE },
  {
    name: 'plug',
    files:
      /^src\/(game-plug\/|games\/(game|face|choice-texts|chapters|figures|illustration|illustrator|speech|tutorial|tutorial-texts|transcript)\.ts$)/,
    ours: ['engine', 'i18n', 'players', 'type pictures'],
    packages: NONE,
  },
  { name: 'threads', files: /^src\/threads\//, ours: [], packages: /^node:/ },
  {
    name: 'picture-threads',
    files: /^src\/picture-threads\//,
    ours: ['threads', 'recent', 'pictures', 'charts', 'registry', 'type plug'],
    packages: /^node:/,
  },
  { name: 'kit', files: /^src\/game-kit\//, ours: ['engine', 'plug', 'i18n', 'pictures'], packages: NONE },
  { name: 'registry', files: /^src\/games\/index\.ts$/, ours: ['game', 'type plug'], packages: NONE },
  {
    name: 'game',
    files: /^src\/games\/[^/]+\/index\.ts$/,
    ours: ['plug', 'face', 'rules of a game', 'tutorial', 'transcript'],
    packages: NONE,
  },
  {
    name: 'words',
    files: /^src\/games\/[^/]+\/rules\/(types|facts|view-types)\.ts$/,
    ours: ['type engine', 'type data'],
    packages: NONE,
  },
  { name: 'rules', files: /^src\/games\/[^/]+\/rules\//, ours: ['engine', 'words', 'data'], packages: NONE },
  {
    name: 'strategy',
    files: /^src\/games\/[^/]+\/strategy\//,
    ours: ['engine', 'words', 'data', 'rules'],
    packages: NONE,
  },
  {
    name: 'rules of a game',
    files: /^src\/games\/[^/]+\/rules\.ts$/,
    ours: ['engine', 'words', 'data', 'notation', 'rules', 'strategy'],
    packages: NONE,
  },
  { name: 'data', files: /^src\/games\/[^/]+\/data\//, ours: ['engine', 'type words'], packages: NONE },
  { name: 'notation', files: /^src\/games\/[^/]+\/notation\.ts$/, ours: ['engine', 'words', 'data'], packages: NONE },
  {
    name: 'transcript',
    files: /^src\/games\/[^/]+\/transcript\.ts$/,
    ours: ['engine', 'words', 'rules', 'data', 'type plug'],
    packages: NONE,
  },
  // A guided game is a script of moves and the words for it.
  { name: 'tutorial', files: /^src\/games\/[^/]+\/tutorial\.ts$/, ours: ['type plug', 'face'], packages: NONE },
  // A game's face gets views. Of the rules it may only import types.
  {
    name: 'face',
    files: /^src\/games\/[^/]+\/(face\.ts$|(board|controls|texts)\/)/,
    ours: ['engine', 'plug', 'kit', 'i18n', 'recent', 'pictures', 'words', 'data'],
    packages: NONE,
  },
  {
    name: 'tables',
    files: /^src\/tables\//,
    ours: ['recent', 'stretches', 'engine', 'players', 'i18n', 'type plug', 'registry'],
    packages: /^node:/,
  },
  {
    name: 'standings',
    files: /^src\/standings\//,
    ours: ['engine', 'type players', 'i18n', 'type plug', 'registry', 'type tables'],
    packages: /^openskill$/,
  },
  {
    name: 'store',
    files: /^src\/store\//,
    ours: ['recent', 'stretches', 'tables', 'standings', 'players', 'type cluster', 'type engine', 'type i18n', 'type plug'],
    packages: /^(drizzle-orm(\/.*)?|better-sqlite3|pg|node:.*)$/,
  },
  {
    name: 'discord',
    files: /^src\/discord\//,
    ours: [
      'recent',
      'stretches',
      'players',
      'tables',
      'standings',
      'charts',
      'i18n',
      'engine',
      'type cluster',
      'type plug',
      'registry',
    ],
    packages: /^(@discordjs\/(core|formatters|rest|ws)|@sapphire\/snowflake|discord-api-types\/v10|node:.*)$/,
  },
  {
    name: 'commands',
    files: /^commands\//,
    ours: ['players', 'tables', 'standings', 'i18n', 'engine', 'type plug', 'registry', 'discord'],
    packages: /^(@discordjs\/formatters|discord-api-types\/v10)$/,
  },
  // Which shards a process holds. Whoever connects with them, and whoever stores it, is given to it.
  { name: 'cluster', files: /^src\/cluster\//, ours: ['tables', 'type discord'], packages: NONE },
  {
    name: 'thinking',
    files: /^src\/thinking\//,
    ours: ['threads', 'engine', 'players', 'registry', 'tables'],
    packages: /^node:/,
  },
  { name: 'operator', files: /^src\/operator\//, ours: ['stretches'], packages: /^(prom-client|node:.*)$/ },
  { name: 'sandbox', files: /^src\/sandbox\//, ours: [], packages: /^(?!discord\.js$|@discordjs\/)/ },
  { name: 'root', files: /^src\/([^/]+\.ts$|cli\/)/, ours: [...ALL_OURS, ...SHELL], packages: /./ },
]

export const areaOf = (path: string) => AREAS.find((area) => area.files.test(path))

/** Removes comments. Texts in quotes stay. */
export const withoutComments = (text: string) =>
  text.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_, quoted?: string) => quoted ?? '',
  )

const IMPORT =
  /\b(?:import|export)\s+(?:(type\s+)?(\{[^}]*\}|\*(?:\s+as\s+\w+)?|[\w$]+(?:\s*,\s*\{[^}]*\})?)\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

export function importsOf(source: Source): readonly Import[] {
  return [...withoutComments(source.text).matchAll(IMPORT)].map(([, type, names = '', target = '', dynamic]) => ({
    target: dynamic ?? target,
    typeOnly: type !== undefined || isAllTypes(names),
  }))
}

function isAllTypes(names: string): boolean {
  const listed = /^\{(.*)\}$/s.exec(names.trim())?.[1]
  if (listed === undefined) return false
  const items = listed
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
  return items.length > 0 && items.every((item) => item.startsWith('type '))
}

/** Each forbidden import, as `file: what`. */
export function offenders(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) => {
    const area = areaOf(source.path)
    if (area === undefined) return [`${source.path}: belongs to no folder of the architecture`]
    return importsOf(source).flatMap((found) => offence(source.path, area, found))
  })
}

function offence(path: string, area: Area, { target, typeOnly }: Import): readonly string[] {
  if (!target.startsWith('.')) return area.packages.test(target) ? [] : [`${path}: ${area.name} may not import ${target}`]
  const file = posix.join(posix.dirname(path), target).replace(/\.js$/, '.ts')
  const other = areaOf(file)
  if (other === undefined) return [`${path}: ${file} belongs to no folder of the architecture`]
  if (gameOf(path) !== null && gameOf(file) !== null && gameOf(path) !== gameOf(file))
    return [`${path}: reaches into another game, ${file}`]
  const allowed = other === area || area.ours.includes(other.name) || (typeOnly && area.ours.includes(`type ${other.name}`))
  return allowed ? [] : [`${path}: ${area.name} may not import ${typeOnly ? 'types of ' : ''}${other.name} (${file})`]
}

const gameOf = (path: string) => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? null

const IMPURE =
  /\b(Date\.now|new Date|Math\.random|process\s*[.[]|console\s*\.|performance\s*\.|setTimeout|setInterval|crypto\.random\w*|randomBytes)/g

/** Code that reads a clock, draws random numbers, waits or prints, as `file: what`. */
export function impurities(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) => [...withoutComments(text).matchAll(IMPURE)].map(([found]) => `${path}: ${found}`))
}

/** Whether a source outside of the games' own tests imports from a game's folder of sources or of tests. */
export function namesGame(source: Source, game: string): boolean {
  return !source.path.startsWith('test/games/') && importsOf(source).some(({ target }) => target.includes(`/games/${game}/`))
}

const WIDEST = 130

/** Comments that are wider than the formatter lets code be, as `file:line`. */
export function wideComments({ path, text }: Source): readonly string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => (line.length > WIDEST && /^\s*(\/\/|\/?\*)/.test(line) ? [`${path}:${index + 1}`] : []))
}
