/** Makes the folder that an operator copies to a machine. */
import { existsSync, rmSync } from 'node:fs'
import { cp, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { buildPage } from '../../sandbox/page/build-page.js'
import { compiled, PROGRAM, ROOT } from '../compiled.js'
import { entranceTo, nameOf, platformHere } from './entrance.js'
import { licensesOf } from './licenses.js'
import { isUsed, type Manifest, type Module, manifestIn, modulesOf } from './modules.js'

/** The operator's commands. Each becomes a script beside the program. */
const COMMANDS = ['backup', 'tables', 'standings', 'move', 'verify'] as const

/** No package was made. The message is one sentence that says what to do. */
export class PackageFailed extends Error {
  override readonly name = 'PackageFailed'
}

export interface Package {
  readonly bytes: number
  readonly files: number
  /** What it runs on, in words. */
  readonly runsOn: string
}

/** Files and folders of the project that are copied as they are, less {@link isLeftOut}. */
const COPIED = ['LICENSE', '.env.example', 'assets', 'migrations', 'deploy/systemd', 'deploy/monitoring']

/**
 * Makes the package at `out`, which appears once it is complete. Throws {@link PackageFailed} if something is there and is not to
 * be replaced.
 */
export async function makePackage(out: string, { force }: { readonly force: boolean }): Promise<Package> {
  const target = resolve(out)
  refuseBeforehand(out, target, force)
  const draft = `${target}.${process.pid}.part`
  const discard = () => rmSync(draft, { recursive: true, force: true })
  process.once('exit', discard)
  try {
    await fill(draft)
    const measured = await measure(draft)
    await putInPlace(draft, target)
    return { ...measured, runsOn: nameOf(platformHere()) }
  } finally {
    discard()
    process.off('exit', discard)
  }
}

function refuseBeforehand(out: string, target: string, force: boolean): void {
  if (!existsSync(target)) return
  if (!force) throw new PackageFailed(`${out} is there already: choose another folder with --out, or replace it with --force.`)
  if (!isPackage(target)) throw new PackageFailed(`${out} is not a package of this program: choose another folder with --out.`)
}

/** So that nothing else is ever replaced, least of all the project itself. */
function isPackage(folder: string): boolean {
  return [`${PROGRAM}/main.js`, 'LICENSES.md'].every((path) => existsSync(join(folder, path))) && !existsSync(join(folder, 'src'))
}

async function fill(draft: string): Promise<void> {
  const commands = Object.fromEntries(COMMANDS.map((name) => [name, `src/cli/${name}/main.ts`]))
  const scripts = await compiled(join(draft, PROGRAM), commands)
  await mkdir(join(draft, PROGRAM), { recursive: true })
  for (const { path, contents } of scripts) await writeFile(path, contents)
  for (const name of ['main', ...COMMANDS]) await addEntrance(join(draft, PROGRAM), name)
  await buildPage(join(draft, 'dist/page'))
  for (const path of COPIED)
    await cp(join(ROOT, path), join(draft, path), { recursive: true, filter: (from) => !isLeftOut(from) })
  const modules = modulesOf(
    ROOT,
    scripts.map(({ text }) => text),
  )
  for (const { folder } of modules) {
    await cp(folder, join(draft, pathOf(folder)), { recursive: true, filter: (from) => from === folder || isUsed(from) })
  }
  await writeFile(
    join(draft, 'LICENSES.md'),
    licensesOf(modules, ({ folder }: Module) => pathOf(folder)),
  )
  await writeFile(join(draft, 'package.json'), `${JSON.stringify(manifest(manifestIn(ROOT)), null, 2)}\n`)
}

/** Puts an entrance in place of a script, which nothing else imports. */
async function addEntrance(folder: string, name: string): Promise<void> {
  await rename(join(folder, `${name}.js`), join(folder, `${name}-compiled.js`))
  await writeFile(join(folder, `${name}.js`), entranceTo(`./${name}-compiled.js`, platformHere()))
}

const pathOf = (folder: string): string => relative(ROOT, folder)

/** Pictures of the README, programs that make assets, and what only the next migration is made from. */
function isLeftOut(path: string): boolean {
  return ['.ts', '.py', '.sh'].includes(extname(path)) || path.endsWith('_snapshot.json') || path.endsWith('assets/readme')
}

function manifest({ name, version, description, license, type, scripts }: Manifest): object {
  const { node, platform, arch } = platformHere()
  const commands = Object.fromEntries(COMMANDS.map((command) => [command, `node ${PROGRAM}/${command}.js`]))
  return {
    name,
    version,
    description,
    license,
    private: true,
    type,
    engines: { node: `${node}.x` },
    os: [platform],
    cpu: [arch],
    scripts: { start: scripts.start, ...commands },
  }
}

async function measure(folder: string): Promise<{ readonly bytes: number; readonly files: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await lstat(join(parentPath, name))).size))
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.length }
}

/** An older package is put aside first, because a folder cannot replace another one. */
async function putInPlace(draft: string, target: string): Promise<void> {
  const old = `${target}.${process.pid}.old`
  await mkdir(dirname(target), { recursive: true })
  const hadOld = await rename(target, old).then(
    () => true,
    () => false,
  )
  try {
    await rename(draft, target)
  } catch (thrown) {
    if (hadOld) await rename(old, target)
    throw thrown
  }
  if (hadOld) await rm(old, { recursive: true })
}
