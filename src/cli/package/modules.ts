/** The npm packages that the compiled program loads, and which of their files. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'

const NAMED = z.record(z.string(), z.string()).default({})
const MANIFEST = z.looseObject({
  version: z.string(),
  license: z.string().default('unknown'),
  scripts: NAMED,
  dependencies: NAMED,
  optionalDependencies: NAMED,
  libc: z.array(z.string()).default([]),
})

export type Manifest = z.infer<typeof MANIFEST>

export interface Module {
  readonly name: string
  readonly version: string
  /** Its license, as its manifest names it. */
  readonly license: string
  readonly folder: string
}

/** The C library of this system, as manifests name it. */
const LIBC = libcHere()

function libcHere(): string {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
}

/** Packages that others need for their installation alone. */
const ONLY_INSTALLS: ReadonlySet<string> = new Set(['prebuild-install'])

/** The package.json of a folder. */
export function manifestIn(folder: string): Manifest {
  return MANIFEST.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}

/**
 * The dependencies of the project at `root` that compiled `scripts` name, and everything that these need and that is installed.
 * Throws if one of them is missing.
 */
export function modulesOf(root: string, scripts: readonly string[]): readonly Module[] {
  const found = new Map<string, Module>()

  function add(name: string, from: string, isOptional: boolean): void {
    if (ONLY_INSTALLS.has(name)) return
    const folder = folderOf(name, from)
    // What is made for another platform is optional.
    if (folder === null && isOptional) return
    if (folder === null) throw new Error(`The package ${name} is not installed.`)
    if (found.has(folder)) return
    const { version, license, dependencies, optionalDependencies, libc } = manifestIn(folder)
    // Older versions of npm also install what is made for another C library.
    if (isOptional && libc.length > 0 && !libc.includes(LIBC)) return
    found.set(folder, { name, version, license, folder })
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(other, folder, other in optionalDependencies)
  }

  const named = Object.keys(manifestIn(root).dependencies).filter((name) => scripts.some((text) => isNamed(name, text)))
  for (const name of named) add(name, root, false)
  return [...found.values()]
}

/** Whether a script imports or requires from a package. The compiler writes every name in double quotes. */
function isNamed(name: string, script: string): boolean {
  return script.includes(`"${name}"`) || script.includes(`"${name}/`)
}

/** The folder of a package, as Node finds it. Null if it is not installed. */
function folderOf(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(from) === from ? null : folderOf(name, dirname(from))
}

/** Folders in which node-gyp leaves what it made a library from, and packages that lie in others are copied by themselves. */
const SCRAPS: ReadonlySet<string> = new Set(['node_modules', 'obj', 'obj.target', '.deps'])
/** Source maps, declarations, documents, and sources of native libraries. */
const UNUSED = /\.(map|[cm]?ts|tsx|flow|md|markdown|c|cc|cpp|h|hpp|lzz|o|a|gypi?|mk|sh|yml)$/i

/** Whether Node may ever load a file or folder of a package, or whether it is a license. */
export function isUsed(path: string): boolean {
  const name = basename(path)
  return isLicense(name) || !(SCRAPS.has(name) || UNUSED.test(name))
}

/** Whether a file is a license by its name. */
export function isLicense(name: string): boolean {
  return /^(licen[cs]e|copying|notice)/i.test(name) && !/\.[cm]?[jt]s$/.test(name)
}
