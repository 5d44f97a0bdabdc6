/** All sources of the program and of its tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Source } from './scanner.js'

const sourcesIn = (...folders: readonly string[]): readonly Source[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name)))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

export const SOURCES = sourcesIn('src', 'commands')
export const TESTS = sourcesIn('test')
