/**
 * Compiles the program to JavaScript, as `npm start` runs it. Running TypeScript directly takes twice as long to start and needs
 * 30 MiB more for the main thread and for each picture thread.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type OutputFile } from 'esbuild'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Where the program is compiled to. As deep as the folders of `src`, because files beside it are found by relative paths. */
export const PROGRAM = 'dist/program'
const FOLDER = join(ROOT, PROGRAM)

/** The script that Node starts. */
export const COMPILED_MAIN = join(FOLDER, 'main.js')

/** The script of a thread on which computer players think. */
export const COMPILED_THINKING = join(FOLDER, 'thinking-worker.js')

/** Sources by the name of the script that they are compiled to. */
type Scripts = Readonly<Record<string, string>>

const SCRIPTS: Scripts = {
  main: 'src/main.ts',
  'picture-worker': 'src/picture-threads/worker.ts',
  'thinking-worker': 'src/thinking/worker.ts',
}

/** Compiles the program. A running program is not disturbed. Throws if the sources cannot be read. */
export async function compileProgram(): Promise<void> {
  const scripts = await compiled(FOLDER, {})
  await mkdir(FOLDER, { recursive: true })
  // The entry points are written last, because they name the other files.
  const beginnings = scripts.filter(({ path }) => path === COMPILED_MAIN)
  for (const file of [...scripts.filter((each) => !beginnings.includes(each)), ...beginnings]) await put(file)
  const current = new Set(scripts.map(({ path }) => basename(path)))
  for (const name of await readdir(FOLDER)) if (name.endsWith('.js') && !current.has(name)) await rm(join(FOLDER, name))
}

/** The compiled program together with `more` scripts, as files of `folder` that are still to be written. */
export async function compiled(folder: string, more: Scripts): Promise<readonly OutputFile[]> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: { ...SCRIPTS, ...more },
    outdir: folder,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    write: false,
  })
  return outputFiles
}

async function put({ path, contents }: OutputFile): Promise<void> {
  const known = await readFile(path).catch(() => null)
  if (known?.equals(contents) === true) return
  const draft = `${path}.${process.pid}`
  await writeFile(draft, contents)
  await rename(draft, path)
}
