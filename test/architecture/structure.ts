/**
 * Rules for the files of one folder: no import cycles, imports in one direction inside a room, and no waiting in the pure part.
 */
import { posix } from 'node:path'
import { importsOf, type Source, withoutComments } from './scanner.js'

/** The file that an import of `path` refers to. Null for packages. */
function targetOf(path: string, target: string, known: ReadonlySet<string>): string | null {
  if (!target.startsWith('.')) return null
  const base = posix.join(posix.dirname(path), target).replace(/\.(js|ts|tsx)$/, '')
  return [`${base}.ts`, `${base}.tsx`].find((file) => known.has(file)) ?? null
}

/** The files that each file imports, including types. */
function arrowsOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(sources.map(({ path }) => path))
  return new Map(
    sources.map((source) => [source.path, importsOf(source).flatMap(({ target }) => targetOf(source.path, target, known) ?? [])]),
  )
}

/** Each import cycle once, as `a -> b -> a`. Types count. */
export function circles(sources: readonly Source[]): readonly string[] {
  const arrows = arrowsOf(sources)
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file)
    if (start >= 0) found.push([...way.slice(start), file].join(' -> '))
    if (start >= 0 || done.has(file)) return
    for (const next of arrows.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of arrows.keys()) visit(file, [])
  return found
}

/** The folders of a room in the order of their arrows. Each may import from those before it. */
export interface Steps {
  readonly room: string
  readonly folders: readonly string[]
}

/** Imports from one folder of a room of a later one, as `file: file`. */
export function againstTheGrain(sources: readonly Source[], { room, folders }: Steps): readonly string[] {
  const stepOf = (file: string) => folders.findIndex((folder) => file.startsWith(`${room}/${folder}/`))
  return [...arrowsOf(sources)].flatMap(([file, imported]) =>
    imported.filter((other) => stepOf(file) >= 0 && stepOf(other) > stepOf(file)).map((other) => `${file}: ${other}`),
  )
}

/** Code that waits, or could, in files that must be pure. */
export function waiting(sources: readonly Source[]): readonly string[] {
  return sources.filter(({ text }) => /\b(await|async)\b/.test(withoutComments(text))).map(({ path }) => path)
}
