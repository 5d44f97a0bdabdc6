import { describe, expect, test } from 'vitest'
import { toldEntries } from '../../../src/discord/words/told-log.js'
import type { Viewer } from '../../../src/engine/game.js'
import type { ActionEntry, LogEntry, SeatEntry, UndoEntry } from '../../../src/tables/model/log.js'

const base = (position: number) => ({ position, at: new Date(0), turn: 1 })
const pressed = (position: number, seat = 0): ActionEntry => ({
  ...base(position),
  kind: 'action',
  seat,
  userId: `${seat}`,
  cause: 'player',
  action: 'add',
  facts: [{ to: 'table', kind: 'add' }],
})
const undo = (position: number, to: number, seat = 0, asked = false): UndoEntry => ({
  ...base(position),
  kind: 'undo',
  seat,
  userId: `${seat}`,
  to,
  asked,
})
const left: SeatEntry = { ...base(3), kind: 'resigned', seat: 1, user: { id: '1', name: 'Ben' } }

/** The told entries: positions of what counts, and `back(positions)` for what does not. */
const told = (entries: readonly LogEntry[], viewer: Viewer = 'table') =>
  toldEntries(entries, viewer).map((each) =>
    each.kind === 'retreat' ? `${each.seat} back(${each.undone.map(({ position }) => position)})` : `${each.position}`,
  )

describe('undone steps', () => {
  test('are replaced by a note', () => {
    expect(told([pressed(1), pressed(2), undo(3, 1), pressed(4)])).toEqual(['1', '0 back(2)', '4'])
  })
  test('in a row are one note', () => {
    expect(told([pressed(1), pressed(2), pressed(3), undo(4, 2), undo(5, 1), undo(6, 0)])).toEqual(['0 back(1,2,3)'])
    expect(toldEntries([pressed(1), pressed(2), undo(3, 1), undo(4, 0)], 'table')[0]?.position).toBe(4)
  })
  test('are one note too if what was done between them was undone', () => {
    expect(told([pressed(1), undo(2, 0), pressed(3), undo(4, 2), pressed(5)])).toEqual(['0 back(1,3)', '5'])
  })
  test('of two seats, or with and without consent, stay separate', () => {
    expect(told([pressed(1), undo(2, 0), pressed(3, 1), undo(4, 2, 1)])).toEqual(['0 back(1)', '1 back(3)'])
    expect(told([pressed(1), pressed(2), undo(3, 1), undo(4, 0, 0, true)])).toEqual(['0 back(2)', '0 back(1)'])
  })
  test('leave entries that are not about the game', () => {
    expect(told([pressed(1), pressed(2), left, undo(4, 0)])).toEqual(['3', '0 back(1,2)'])
  })
  test('that began before the part that is read are told nevertheless', () => {
    expect(told([undo(9, 3), pressed(10)])).toEqual(['0 back()', '10'])
  })
})

describe('secret steps', () => {
  const secretly = (position: number, seat = 0): ActionEntry => ({ ...pressed(position, seat), facts: [] })
  const hidden = (position: number, to: number, seat = 0): UndoEntry => ({ ...undo(position, to, seat), secret: true })

  test('leave no trace for others, nor do those that were taken back, and their own player reads how many they took back', () => {
    const log = [pressed(1), secretly(2), secretly(3), hidden(4, 2), pressed(5, 1)]
    expect([told(log), told(log, 1)]).toEqual([told([pressed(1), pressed(5, 1)]), told([pressed(1), pressed(5, 1)])])
    expect(told(log, 0)).toEqual(['1', '0 back(3)', '5'])
  })
  test('do not part what another seat took back', () => {
    const log = [pressed(1), undo(2, 0), secretly(3, 1), pressed(4), undo(5, 3), pressed(6)]
    expect(told(log)).toEqual(['0 back(1,4)', '6'])
  })
  test('are told to the seat that was told of them', () => {
    const given: ActionEntry = { ...secretly(1), facts: [{ to: 1, kind: 'give' }] }
    expect([told([given]), told([given], 1), told([given], 2)]).toEqual([[], ['1'], []])
  })
})

/** So many presses, each undone as soon as it was made. */
const undoneAtOnce = (asked: boolean) => (presses: number) =>
  Array.from({ length: presses }, (_, index) => [pressed(2 * index + 1), undo(2 * index + 2, 2 * index, 0, asked)]).flat()

/** So many secret steps of one seat, past which another seat goes back as often. */
function undoneInSecret(presses: number): readonly LogEntry[] {
  const steps = Array.from({ length: presses }, (_, index) => ({ ...pressed(index + 1, 1), secret: true as const }))
  const pairs = Array.from({ length: presses }, (_, index): readonly LogEntry[] => {
    const position = presses + 2 * index + 1
    return [
      { ...pressed(position), secret: true },
      { ...undo(position + 1, 0), secret: true },
    ]
  })
  return [...steps, ...pairs.flat()]
}

/** How often positions are looked at while the log of so many presses, all undone, is told. */
function looksAt(logOf: (presses: number) => readonly LogEntry[], presses: number): number {
  let looks = 0
  const watched = <Entry extends LogEntry>(entry: Entry): Entry => {
    const { position } = entry
    return Object.defineProperty({ ...entry }, 'position', {
      enumerable: true,
      get() {
        looks++
        return position
      },
    })
  }
  const retreat = toldEntries(logOf(presses).map(watched), 0).find(({ kind }) => kind === 'retreat')
  expect(retreat).toMatchObject({ kind: 'retreat', undone: { length: presses } })
  return looks
}

test.each([
  { steps: 'undone over and over', logOf: undoneAtOnce(false) },
  { steps: 'undone over and over by consent', logOf: undoneAtOnce(true) },
  { steps: 'undone in secret past those of another seat', logOf: undoneInSecret },
])('telling steps that were $steps takes no more work for each than for a few', ({ logOf }) => {
  expect(looksAt(logOf, 1_000)).toBeLessThan(12 * looksAt(logOf, 100))
})
