/** The processor time of processes, told from two looks at their threads. */
import { describe, expect, test } from 'vitest'
import { processorMsBetween, processorTimes } from '../../../src/cli/bench/process/processor.js'

const MS = 1e6

describe('processor time between two looks', () => {
  test('is what each thread took meanwhile', () => {
    const [first, second] = [
      new Map([
        ['main', 3 * MS],
        ['worker', MS],
      ]),
      new Map([
        ['main', 5 * MS],
        ['worker', 2 * MS],
      ]),
    ]
    expect(processorMsBetween(first, second)).toBe(3)
  })

  test('is not less because a thread or a connection has ended', () => {
    const [first, second] = [
      new Map([
        ['main', 3 * MS],
        ['ended', 900 * MS],
      ]),
      new Map([['main', 5 * MS]]),
    ]
    expect(processorMsBetween(first, second)).toBe(2)
  })

  test('is all that a new thread has taken', () => {
    expect(processorMsBetween(new Map(), new Map([['new', 7 * MS]]))).toBe(7)
  })

  test('of this program grows with what it does', () => {
    const first = processorTimes([process.pid])
    const from = process.cpuUsage()
    while (process.cpuUsage(from).user < 50_000);
    expect(processorMsBetween(first, processorTimes([process.pid]))).toBeGreaterThan(40)
  })

  test('of a process that does not exist is none', () => {
    expect(processorTimes([2 ** 22 + 1])).toEqual(new Map())
  })
})
