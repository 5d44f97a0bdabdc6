import { describe, expect, test } from 'vitest'
import { quantile, verdictOf } from '../../../src/cli/ordeal/load/measure.js'
import { readLook } from '../../../src/cli/ordeal/load/vitals.js'
import { judge } from '../../../src/cli/ordeal/wire/judge.js'
import type { Sent } from '../../../src/cli/ordeal/wire/sent.js'
import type { LogEntry } from '../../../src/tables/model/log.js'

const sent = (position: number, deed: string | null, answer: Sent['answer']): Sent => ({
  userId: 'annie',
  tableId: 'table',
  position,
  deed,
  isHint: false,
  answer,
})
const base = { at: new Date(0), turn: 1, seat: 0, userId: 'annie' }
const action = (
  position: number,
  what: string,
  cause: 'player' | 'clock' | 'computer' = 'player',
  userId = 'annie',
): LogEntry => ({
  ...base,
  userId,
  position,
  kind: 'action',
  cause,
  action: what,
  facts: [],
})
const undo = (position: number, to: number, asked = false): LogEntry => ({ ...base, position, kind: 'undo', to, asked })
const by = (userId: string, position: number): Sent => ({ ...sent(position, 'skip', 'accepted'), userId })
const NOTHING = { lost: [], doubled: [], denied: [] }

describe('the log against the presses', () => {
  test('is right where each accepted press is there once', () => {
    const presses = [sent(1, 'skip', 'accepted'), sent(2, 'undo', 'accepted'), sent(3, null, 'accepted')]
    expect(judge(presses, [action(2, 'skip'), undo(3, 1), action(4, 'end-turn', 'clock')])).toEqual(NOTHING)
  })
  test('has an entry for each action of a press', () => {
    const press = [sent(1, 'skip+end-turn', 'accepted')]
    expect(judge(press, [action(2, 'skip'), action(3, 'end-turn')])).toEqual(NOTHING)
    expect(judge(press, [action(2, 'skip')]).lost).toEqual(['3 annie end-turn'])
  })
  test('reports accepted presses that are missing', () => {
    expect(judge([sent(1, 'skip', 'accepted')], [])).toEqual({ ...NOTHING, lost: ['2 annie skip'] })
    expect(judge([sent(1, 'skip', 'accepted')], [action(2, 'end-turn'), action(3, 'skip')]).lost).toEqual(['2 annie skip'])
  })
  test('may contain or lack unanswered presses', () => {
    expect(judge([sent(1, 'skip', 'unanswered')], [])).toEqual(NOTHING)
    expect(judge([sent(1, 'skip', 'unanswered')], [action(2, 'skip')])).toEqual(NOTHING)
  })
  test('may contain or lack presses of which it was not known whether they were stored', () => {
    expect(judge([sent(1, 'skip', 'unsure')], [])).toEqual(NOTHING)
    expect(judge([sent(1, 'skip', 'unsure')], [action(2, 'skip')])).toEqual(NOTHING)
  })
  test('contains nothing twice, and nothing without a press', () => {
    expect(judge([sent(1, 'skip', 'accepted')], [action(2, 'skip'), action(3, 'skip')]).doubled).toEqual(['3 annie skip'])
  })
  test("may contain others' actions of the same turn before a press", () => {
    const log = [action(2, 'skip', 'player', 'bill'), action(3, 'skip', 'clock', 'bill'), action(4, 'skip')]
    expect(judge([sent(1, 'skip', 'accepted'), by('bill', 1)], log)).toEqual(NOTHING)
    expect(judge([sent(1, 'skip', 'accepted'), sent(1, 'skip', 'accepted'), by('bill', 1)], log)).toEqual(NOTHING)
    expect(judge([sent(1, 'skip', 'accepted'), by('bill', 1)], [...log, action(5, 'skip')]).doubled).toEqual(['5 annie skip'])
    expect(judge([sent(1, 'skip', 'refused'), by('bill', 1)], log).denied).toEqual(['4 annie skip'])
  })
  test.each<[string, LogEntry]>([
    ['a draw', { at: base.at, turn: 1, position: 2, kind: 'draw', action: 'deal', facts: [] }],
    ['something taken back', undo(2, 0, true)],
    ['a step of one’s own', action(2, 'end-turn', 'clock')],
    ['the end of a turn', { ...action(2, 'end-turn', 'clock', 'bill'), turn: 0 }],
  ])('reports an accepted press missing over %s', (_what, between) => {
    const wrong = { ...NOTHING, lost: ['2 annie skip'], doubled: ['3 annie skip'] }
    expect(judge([sent(1, 'skip', 'accepted')], [between, action(3, 'skip')])).toEqual(wrong)
  })
  test('contains an undo right after the position it was pressed at', () => {
    const log = [action(2, 'skip', 'clock', 'bill'), undo(3, 1)]
    expect(judge([sent(1, 'undo', 'accepted')], log)).toEqual({ ...NOTHING, lost: ['2 annie undo'], doubled: ['3 annie undo'] })
  })
  test('contains an undo after what others have done in secret', () => {
    const unknown: LogEntry = { ...base, position: 3, kind: 'action', cause: 'player', action: 'aim', facts: [], secret: true }
    const log = [action(2, 'skip'), { ...unknown, userId: 'bill' }, undo(4, 1)]
    const presses = [sent(1, 'skip', 'accepted'), { ...by('bill', 2), deed: 'aim' }, sent(2, 'undo', 'accepted')]
    expect(judge(presses, log)).toEqual(NOTHING)
  })
  test('contains the moves of computer players without a press, and nobody else’s in their name', () => {
    const [hank, annie] = ['computer-veteran-1', 'annie']
    const press = [sent(1, 'skip', 'accepted')]
    expect(judge(press, [action(2, 'skip'), action(3, 'end-turn', 'computer', hank)])).toEqual(NOTHING)
    expect(judge(press, [action(2, 'end-turn', 'computer', hank), action(3, 'skip')])).toEqual(NOTHING)
    expect(judge(press, [action(2, 'skip'), action(3, 'end-turn', 'computer', annie)]).doubled).toEqual(['3 annie end-turn'])
    expect(judge(press, [action(2, 'skip'), action(3, 'end-turn', 'player', hank)]).doubled).toEqual([`3 ${hank} end-turn`])
  })
  test('contains nothing that was refused, unless it was pressed twice', () => {
    expect(judge([sent(1, 'skip', 'refused')], [action(2, 'skip')]).denied).toEqual(['2 annie skip'])
    const refused = { ...sent(1, 'skip', 'refused'), refusal: 'Not now.' }
    expect(judge([refused, refused], [action(2, 'skip')]).denied).toEqual(['2 annie skip: Not now.'])
    expect(judge([sent(1, 'skip', 'accepted'), sent(1, 'skip', 'refused')], [action(2, 'skip')])).toEqual(NOTHING)
  })
})

describe('the verdict on the load', () => {
  const minute = 60_000
  const looks = Array.from({ length: 60 }, (_, index) => ({
    at: index * 5_000,
    residentMiB: 200,
    heapMiB: 90,
    pauseMs: 20,
    ownPause: { ms: 15, of: { collection: 12, storing: 0, ending: 0 } },
  }))
  const answers = Array.from({ length: 100 }, (_, index) => ({ at: index * 3_000, ms: index }))
  const measured = { tables: 3, from: minute, to: 5 * minute, presses: answers, hints: answers.slice(50), looks }

  test('counts what came after the warm-up', () => {
    const { figures, failures } = verdictOf(measured)
    expect(failures).toEqual([])
    expect(figures).toMatchObject({
      minutes: 4,
      presses: 80,
      'answer, slowest (ms)': 99,
      hints: 50,
      'hint, median (ms)': 74,
      'memory at the end (MiB)': 200,
    })
  })
  test('does not count waiting for a processor against the program', () => {
    const { figures, failures } = verdictOf({ ...measured, looks: looks.map((look) => ({ ...look, pauseMs: 136 })) })
    expect(failures).toEqual([])
    expect(figures).toMatchObject({
      'longest pause of the event loop (ms)': 136,
      'longest pause without waiting for a processor (ms)': 15,
      '- of it collecting garbage (ms)': 12,
    })
  })
  test.each([
    ['answers that take too long', { presses: answers.map((each) => ({ ...each, ms: 600 })) }, 'take up to 600 ms'],
    ['presses without an answer', { presses: answers.map((each) => ({ ...each, ms: null })) }, '80 presses were not answered'],
    ['hints without an answer', { hints: answers.map((each) => ({ ...each, ms: null })) }, '80 hints were not answered'],
    [
      'a pause',
      { looks: looks.map((look) => ({ ...look, ownPause: { ...look.ownPause, ms: look.at === 150_000 ? 130 : 5 } })) },
      'paused for 130 ms by itself',
    ],
    ['growth', { looks: looks.map((look) => ({ ...look, residentMiB: 100 + look.at / 5_000 })) }, 'memory grew from'],
  ])('notices %s', (_what, change, sentence) => {
    expect(verdictOf({ ...measured, ...change }).failures.join('\n')).toContain(sentence)
  })
  test.each([
    [[], 0.99, 0],
    [[5], 0.99, 5],
    [[4, 1, 3, 2], 0.5, 2],
    [Array.from({ length: 200 }, (_, index) => index + 1), 0.99, 198],
  ])('finds in %j the value that a share of %d does not exceed', (values, share, value) =>
    expect(quantile(values, share)).toBe(value),
  )
})

describe('a look at the metrics', () => {
  const page =
    'process_resident_memory_bytes 104857600\nnodejs_heap_size_used_bytes 52428800\nnodejs_eventloop_lag_max_seconds 0.025\nstagecoach_pause_max_seconds 0.01\n' +
    'stagecoach_pause_max_cause_seconds{cause="collection"} 0.004\nstagecoach_pause_max_cause_seconds{cause="storing"} 0.003\nstagecoach_pause_max_cause_seconds{cause="ending"} 0\n'
  test('reads memory in MiB and pauses in milliseconds', () => {
    expect(readLook(page, 7)).toEqual({
      at: 7,
      residentMiB: 100,
      heapMiB: 50,
      pauseMs: 25,
      ownPause: { ms: 10, of: { collection: 4, storing: 3, ending: 0 } },
    })
  })
  test('requires every number', () => expect(() => readLook('', 0)).toThrow('process_resident_memory_bytes'))
})
