/** All sources of the program. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Source } from './scanner.js'

export const SOURCES: readonly Source[] = ['src', 'commands']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name)))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
