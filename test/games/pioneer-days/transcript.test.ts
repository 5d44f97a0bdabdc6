/** What an outsider can verify from the open record of a game alone. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { SetId, TownsfolkId } from '../../../src/games/pioneer-days/data/ids.js'
import { TOWNSFOLK_SETS } from '../../../src/games/pioneer-days/data/ids.js'
import type { Score } from '../../../src/games/pioneer-days/rules/types.js'
import { transcript } from '../../../src/games/pioneer-days/transcript.js'
import { playing } from './rules/given.js'
import { byDefault, dealt, played } from './rules/played.js'

const SOURCES = readFileSync(new URL('../../../src/games/pioneer-days/SOURCES.md', import.meta.url), 'utf8')

type Line = { readonly kind: string; readonly seat?: number } & Readonly<Record<string, unknown>>

const linesOf = (seats: number, seed: string, choose?: typeof byDefault): readonly Line[] =>
  played(seats, { sets: 'drawn', boards: 'unique' }, seed, choose)
    .flatMap(({ facts }) => facts)
    .flatMap((fact): readonly Line[] => {
      const line = transcript.fact(fact)
      return line === null ? [] : [{ kind: fact.kind, ...line }]
    })

const games = [linesOf(2, 'a'), linesOf(3, 'b'), linesOf(4, 'c'), linesOf(3, 'd', byDefault)]
const of = (lines: readonly Line[], kind: string, seat?: number) =>
  lines.filter((line) => line.kind === kind && (seat === undefined || line.seat === seat))
const total = (numbers: readonly unknown[]) => numbers.reduce<number>((sum, number) => sum + Number(number), 0)

function scoreIn(line: Line): Score {
  const points = (key: keyof Score) => Number(line[key])
  return {
    track: points('track'),
    gold: points('gold'),
    favours: points('favours'),
    majority: points('majority'),
    townsfolk: points('townsfolk'),
    damage: points('damage'),
    total: points('total'),
    silver: points('silver'),
  }
}

describe('the transcript', () => {
  test('has only kinds and keys that SOURCES.md lists', () => {
    const [facts = ''] = SOURCES.split('## The draws, to be checked by hand')
    const rows = [...facts.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \| ([^|]*) \|/gm)]
    const keys = new Map(
      rows.flatMap(([, kinds = '', text = '']) => [...kinds.matchAll(/[a-z-]+/g)].map(([kind]) => [kind, text])),
    )
    for (const line of games.flat())
      for (const key of Object.keys(line))
        if (key !== 'kind' && key !== 'seat') expect(keys.get(line.kind) ?? '', `${line.kind}.${key}`).toContain(`\`${key}\``)
  })

  test('tells every gold token with its nuggets, so that the gold of the final score adds up', () => {
    for (const lines of games)
      for (const [seat, scored] of of(lines, 'scored').entries()) {
        const drawn = of(lines, 'gold-drawn', seat).map(({ nuggets }) => nuggets)
        const returned = of(lines, 'gold-returned', seat).flatMap(({ nuggets }) => nuggets)
        expect(scored.gold).toBe(total(drawn) - total(returned))
      }
  })

  test('tells every favour and every point of the cattle', () => {
    for (const lines of games)
      for (const [seat, scored] of of(lines, 'scored').entries()) {
        expect(scored.track).toBe(total(of(lines, 'herd-scored', seat).map(({ points }) => points)))
        const satisfied = total(of(lines, 'satisfied', seat).map(({ favours }) => favours))
        const given = total(of(lines, 'effect', seat).map(({ gain }) => (gain as { readonly favours?: number }).favours ?? 0))
        expect(scored.favours).toBe(2 * (satisfied + given))
      }
  })

  test('ends with the scores, which add up, and the winners', () => {
    for (const lines of games) {
      const scores: readonly Score[] = of(lines, 'scored').map(scoreIn)
      for (const { track, gold, favours, majority, townsfolk, damage, total: all } of scores)
        expect(all).toBe(track + gold + favours + majority + townsfolk + damage)
      const most = Math.max(...scores.map((score) => score.total))
      const { winners } = lines.at(-1) as Line & { readonly winners: readonly number[] }
      for (const winner of winners) expect(scores[winner]?.total).toBe(most)
    }
  })

  test('has everybody leave every town once', () => {
    for (const lines of games) expect(of(lines, 'left-town')).toHaveLength(4 * of(lines, 'scored').length)
  })

  test('begins with the whole content of the game', () => {
    const table = dealt(3, { boards: 'unique', sets: 'drawn' })
    const setup = transcript.setup(table) as {
      readonly boards: readonly (readonly string[])[]
      readonly townsfolk: Readonly<Record<string, unknown>>
      readonly starts: Readonly<Record<string, unknown>>
    }
    const cards = table.sets.flatMap((set: SetId): readonly TownsfolkId[] => TOWNSFOLK_SETS[set])
    expect(Object.keys(setup.townsfolk)).toEqual(cards)
    expect(Object.keys(setup.starts).toSorted()).toEqual(setup.boards.flat().toSorted())
    expect(JSON.parse(JSON.stringify(setup))).toEqual(setup)
    for (const key of Object.keys(setup)) expect(SOURCES).toContain(`\`${key}\``)
    expect(() => transcript.setup({ phase: 'deal', seats: 3, options: { sets: 'drawn', boards: 'unique' } })).toThrow()
    expect(playing(table).phase).toBe('boards')
  })
})
