/** Checks that every numbered rule of a game has a test named after it, and is covered by SOURCES.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

export interface Numbered {
  /** The game's id. */
  readonly game: string
  /** The last number of each letter. */
  readonly last: Readonly<Record<string, number>>
  /** Letters for which SOURCES.md has a row for every number. */
  readonly told: readonly string[]
  /** Folders of the game's tests that test numbers. */
  readonly folders: readonly string[]
  /** Rule number by refusal code. */
  readonly refusals: Readonly<Record<string, string>>
}

/** Defines the tests. */
export function everyNumberIsTested({ game, last, told, folders, refusals }: Numbered): void {
  const letters = Object.keys(last).join('')
  const numbers = Object.entries(last).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  )
  const tested = folders.flatMap((folder) => testsIn(`test/games/${game}/${folder}`, letters))

  test('every number has a test named after it', () => {
    expect(numbers.filter((number) => !tested.includes(number))).toEqual([])
  })

  test('no test has a number that does not exist', () => {
    expect(tested.filter((number) => !numbers.includes(number))).toEqual([])
  })

  test('every refusal names one of the numbers', () => {
    expect(Object.values(refusals).filter((rule) => !numbers.includes(rule))).toEqual([])
  })

  test(`SOURCES.md says what was made of every ${told.join(', ')}, and names every refusal`, () => {
    const sources = readFileSync(`src/games/${game}/SOURCES.md`, 'utf8')
    const rows = [...sources.matchAll(new RegExp(`^\\| ([${told.join('')}]\\d+) \\|`, 'gm'))].map((match) => match[1])
    expect(numbers.filter((number) => told.includes(number.charAt(0)) && !rows.includes(number))).toEqual([])
    for (const [code, rule] of Object.entries(refusals)) expect(sources).toContain(`| \`${code}\` | ${rule} |`)
  })
}

/** The numbers with which a folder's test names begin. */
function testsIn(folder: string, letters: string): readonly string[] {
  const name = new RegExp(`^\\s*test(?:\\.each.*)?\\('([${letters}]\\d+) `, 'gm')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(name)])
    .flatMap((match) => match[1] ?? [])
}
