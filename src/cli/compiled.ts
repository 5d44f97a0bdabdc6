/**
 * The program as JavaScript, as `npm start` runs it. Reading TypeScript while it runs would take twice as long to start, and
 * 30 MiB for the main thread and for each one that makes pictures.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type OutputFile } from 'esbuild'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
// As deep as the folders of `src`: files beside the program are found by their relative place.
const FOLDER = join(ROOT, 'dist/program')

/** What Node is told to start. */
export const COMPILED_MAIN = join(FOLDER, 'main.js')

/** Compiles the program; whoever runs it meanwhile is not disturbed. Throws if the sources cannot be read. */
export async function compileProgram(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: { main: 'src/main.ts', worker: 'src/picture-threads/worker.ts' },
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    write: false,
  })
  await mkdir(FOLDER, { recursive: true })
  // What begins the program is last: it names the others.
  const beginnings = outputFiles.filter(({ path }) => path === COMPILED_MAIN)
  for (const file of [...outputFiles.filter((each) => !beginnings.includes(each)), ...beginnings]) await put(file)
  const current = new Set(outputFiles.map(({ path }) => basename(path)))
  for (const name of await readdir(FOLDER)) if (name.endsWith('.js') && !current.has(name)) await rm(join(FOLDER, name))
}

async function put({ path, contents }: OutputFile): Promise<void> {
  const known = await readFile(path).catch(() => null)
  if (known?.equals(contents) === true) return
  const draft = `${path}.${process.pid}`
  await writeFile(draft, contents)
  await rename(draft, path)
}
