/** What an outsider can tell from the open record of a game alone. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { transcript } from '../../../src/games/pioneer/transcript.js'
import { played } from './rules/played.js'

const SOURCES = readFileSync(new URL('../../../src/games/pioneer/SOURCES.md', import.meta.url), 'utf8')

type Line = { readonly kind: string; readonly seat?: number } & Readonly<Record<string, unknown>>

const GAMES = [played(2, 'a'), played(3, 'b'), played(4, 'c')]
const LINES = GAMES.map((game) =>
  game.flatMap(({ facts }) => facts.flatMap((fact): readonly Line[] => [{ ...transcript.fact(fact), kind: fact.kind }])),
)
const of = (lines: readonly Line[], kind: string, seat?: number) =>
  lines.filter((line) => line.kind === kind && (seat === undefined || line.seat === seat))

describe('the transcript', () => {
  test('has only kinds and keys that SOURCES.md lists', () => {
    const [facts = ''] = SOURCES.split('## Refusals')
    const rows = [...facts.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \| ([^|]*) \|/gm)]
    const keys = new Map(
      rows.flatMap(([, kinds = '', text = '']) => [...kinds.matchAll(/[a-z-]+/g)].map(([kind]) => [kind, text])),
    )
    for (const line of LINES.flat())
      for (const key of Object.keys(line))
        if (key !== 'kind' && key !== 'seat' && key !== 'to')
          expect(keys.get(line.kind) ?? '', `${line.kind}.${key}`).toContain(`\`${key}\``)
  })
  test('tells every card that anybody drew, after how many there were', () => {
    for (const lines of LINES)
      for (const [index, line] of lines.entries())
        if (line.kind === 'drew') expect(lines[index + 1]).toMatchObject({ kind: 'drew-cards', cards: { length: line.count } })
  })
  test('lets the points of the end be counted from what was colonized and researched', () => {
    for (const lines of LINES)
      for (const { seat, total, systems, technologies } of of(lines, 'scored')) {
        expect(total).toBe(Number(systems) + Number(technologies))
        const tops = of(lines, 'researched', seat).filter(({ level }) => level === 3)
        expect(Number(technologies) > 0).toBe(tops.length > 0)
      }
  })
  test('begins with all that the game consists of, nothing secret among it', () => {
    const [first] = GAMES[1] ?? []
    if (first === undefined) throw new Error('nothing was played')
    const setup = transcript.setup(first.state)
    expect(JSON.parse(JSON.stringify(setup))).toEqual(setup)
    for (const key of Object.keys(setup)) expect(SOURCES).toContain(`\`${key}\``)
    expect(() => transcript.setup({ phase: 'layout', seats: 3, options: { galaxy: 'small' } })).toThrow()
  })
})
