/** The latest entries of a log of which each viewer may know. */
import { expect, test } from 'vitest'
import type { Viewer } from '../../../src/engine/game.js'
import type { LogEntry } from '../../../src/tables/model/log.js'
import { REACH } from '../../../src/tables/model/reach.js'
import { createKnownTails } from '../../../src/tables/service/known-tails.js'

/** By position: `.` is open to everybody, a digit is a secret step of that seat. */
function written(marks: string, from = 1): readonly LogEntry[] {
  return [...marks].map((mark, index) => ({
    position: from + index,
    at: new Date(0),
    turn: 1,
    kind: 'action',
    seat: mark === '.' ? 0 : Number(mark),
    userId: mark,
    cause: 'player',
    action: 'add',
    facts: [],
    ...(mark === '.' ? {} : { secret: true }),
  }))
}

function opened(marks: string) {
  const stored = [...written(marks)]
  const reads: number[] = []
  const log = async (_: string, after: number) => {
    const entries = stored.slice(after)
    reads.push(entries.length)
    return entries
  }
  const tails = createKnownTails({ log })
  const known = async (viewer: Viewer, position = stored.length) =>
    (await tails.latestKnown({ id: 't', position }, viewer)).map((entry) => entry.position)
  const add = (more: string) => {
    const entries = written(more, stored.length + 1)
    stored.push(...entries)
    tails.add('t', entries)
  }
  return { tails, known, add, reads, stored }
}

test('a viewer gets what everybody may know and what only they may know, up to the position that is asked for', async () => {
  const { known } = opened('..1.02.1')
  expect(await known('table')).toEqual([1, 2, 4, 7])
  expect(await known(1)).toEqual([1, 2, 3, 4, 7, 8])
  expect(await known(2, 6)).toEqual([1, 2, 4, 6])
})

test('as many entries are found however many secret steps of others lie between them', async () => {
  const open = '.'.repeat(2 * REACH)
  for (const secrets of [0, 1, 1_000]) {
    const { known } = opened(`${open}${'1'.repeat(secrets)}.${'1'.repeat(secrets)}.`)
    expect(await known(0)).toHaveLength(REACH + 1)
    expect(await known(1)).toHaveLength(REACH + 1)
  }
})

test('once they are known nothing is read again, however much is done in secret', async () => {
  const { known, add, reads } = opened('.'.repeat(2 * REACH))
  await known(0)
  expect(reads.splice(0)).toEqual([REACH + 1])
  for (let time = 0; time < 100; time++) add('1'.repeat(20))
  add('.')
  expect((await known(0)).at(-1)).toBe(2 * REACH + 2_001)
  expect(await known(1)).toHaveLength(REACH + 1)
  expect(reads).toEqual([])
})

test('what others add to the log, or a table that is forgotten, is read anew', async () => {
  const { known, add, stored, tails } = opened('..')
  expect(await known(0)).toEqual([1, 2])
  stored.push(...written('.', 3))
  expect(await known(0)).toEqual([1, 2, 3])
  stored.push(...written('.', 4))
  add('.')
  expect(await known(0)).toEqual([1, 2, 3, 4, 5])
  tails.forgetTable('t')
  stored.splice(0)
  expect(await known(0, 5)).toEqual([])
})
