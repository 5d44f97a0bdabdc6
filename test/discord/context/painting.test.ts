import { expect, test } from 'vitest'
import { createPaint, PATIENCE_MS, type Painter, RETRIES_MS } from '../../../src/discord/context/painting.js'
import { isMissing, type MissingPicture, type Picture } from '../../../src/discord/wire/message.js'
import type { Illustration } from '../../../src/games/illustration.js'

const ILLUSTRATION: Illustration = { drawing: { width: 1, height: 1, key: 'board', paint: () => {} }, alt: 'the board' }
const PICTURE = { png: Uint8Array.of(1), alt: 'the board' }

/** A clock on which only requested timers run. */
function handClock() {
  const tasks = new Map<object, { readonly ms: number; readonly task: () => void }>()
  return {
    after(ms: number, task: () => void) {
      const key = {}
      tasks.set(key, { ms, task })
      return () => void tasks.delete(key)
    },
    /** Runs the timers that are due after exactly this time. */
    async pass(wanted: number) {
      await new Promise(setImmediate)
      for (const [key, { ms, task }] of [...tasks]) {
        if (ms !== wanted) continue
        tasks.delete(key)
        task()
      }
      await new Promise(setImmediate)
    },
    waiting: () => [...tasks.values()].map(({ ms }) => ms),
  }
}

function house(painter: Painter) {
  const clock = handClock()
  const warnings: string[] = []
  const paint = createPaint(painter, 'at-once', clock, { warn: (_, message) => void warnings.push(message) })
  return { clock, warnings, painted: () => paint(ILLUSTRATION, 'It follows.') }
}

const failing = (times: number): Painter => {
  let left = times
  return async () => {
    if (left-- > 0) throw new Error('out of ink')
    return PICTURE
  }
}

function missing(picture: Picture): MissingPicture {
  if (!isMissing(picture)) throw new Error('the picture is there')
  return picture
}

test('a picture in time is shown, and nothing is left to wait for', async () => {
  const { painted, clock, warnings } = house(async () => PICTURE)
  expect(await painted()).toEqual(PICTURE)
  expect([clock.waiting(), warnings]).toEqual([[], []])
})

test('a failed picture is a note with the same alt text, and is retried only if somebody wants it', async () => {
  const { painted, clock, warnings } = house(failing(1))
  const { note, alt, made } = missing(await painted())
  expect([note, alt, clock.waiting()]).toEqual(['It follows.', 'the board', []])
  const again = made()
  await clock.pass(RETRIES_MS[0])
  expect(await again).toBe(true)
  expect(warnings).toEqual(['a picture could not be made'])
})

test('a picture that takes too long is a note until it is ready', async () => {
  let finish = () => {}
  const { painted, clock } = house(() => new Promise((resolve) => (finish = () => resolve(PICTURE))))
  const picture = painted()
  await clock.pass(PATIENCE_MS)
  const { made } = missing(await picture)
  const there = made()
  finish()
  expect(await there).toBe(true)
})

test('a picture that cannot be made at all is given up', async () => {
  const { painted, clock, warnings } = house(failing(99))
  const made = missing(await painted()).made()
  for (const ms of RETRIES_MS) await clock.pass(ms)
  expect(await made).toBe(false)
  expect(warnings).toHaveLength(1 + RETRIES_MS.length)
})

test('a late picture is not made again when its message is shown with it', async () => {
  const finished: (() => void)[] = []
  const { painted, clock } = house(() => new Promise((resolve) => finished.push(() => resolve(PICTURE))))
  const picture = painted()
  await clock.pass(PATIENCE_MS)
  const there = missing(await picture).made()
  for (const finish of finished) finish()
  expect(await there).toBe(true)
  expect(await painted()).toEqual(PICTURE)
  expect(finished).toHaveLength(1)
})

test('a picture that is still late when its message is shown again is waited for once more, not begun anew', async () => {
  const finished: (() => void)[] = []
  const { painted, clock } = house(() => new Promise((resolve) => finished.push(() => resolve(PICTURE))))
  const picture = painted()
  await clock.pass(PATIENCE_MS)
  const there = missing(await picture).made()
  const again = painted()
  for (const finish of finished) finish()
  expect([await there, await again]).toEqual([true, PICTURE])
  expect(finished).toHaveLength(1)
})
