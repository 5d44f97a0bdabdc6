/** Events of a server cannot make the bot try its silent channels without end. */
import { expect, test } from 'vitest'
import { createHopes } from '../../../src/discord/publishing/hopes.js'
import { testClock } from '../../tables/kit/house.js'

const MINUTE_MS = 60_000

/** A server with so many tables in silent channels. */
function silentServer(tables: number) {
  const clock = testClock()
  const attempts: number[] = []
  const attempt = (_guildId: string, most: number) => {
    const taken = Math.min(most, tables)
    attempts.push(taken)
    return taken
  }
  const hopes = createHopes({ clock, attempt })
  return { clock, hopes, attempts, tried: () => attempts.reduce((sum, taken) => sum + taken, 0) }
}

test('the first event is heeded at once, and what happens in the pause at its end', () => {
  const { clock, hopes, attempts } = silentServer(3)
  hopes.rise('server')
  expect(attempts).toEqual([3])
  hopes.rise('server')
  hopes.rise('server')
  expect(attempts).toEqual([3])
  clock.advance(10_000)
  expect(attempts).toEqual([3, 3])
  clock.advance(MINUTE_MS)
  expect(attempts).toEqual([3, 3])
  hopes.close()
})

test('a server that sends events without end is tried ever more rarely, whatever their pace', () => {
  for (const pace of [100, 11_000, 61_000]) {
    const { clock, hopes, tried } = silentServer(1_000)
    for (let at = 0; at < 60 * MINUTE_MS; at += pace) {
      hopes.rise('server')
      clock.advance(pace)
    }
    // Discord allows the whole bot 60,000 refusals in this time.
    expect(tried()).toBeLessThan(2_000)
    hopes.close()
  }
})

test('further tables follow by themselves', () => {
  let left = 250
  const clock = testClock()
  const hopes = createHopes({
    clock,
    attempt(_guildId, most) {
      const taken = Math.min(most, left)
      left -= taken
      return taken
    },
  })
  hopes.rise('server')
  for (let seconds = 0; seconds < 60; seconds += 10) clock.advance(10_000)
  expect(left).toBe(0)
  hopes.close()
})

test('each server has pauses of its own, and begins anew after a quiet time', () => {
  const { clock, hopes, attempts } = silentServer(1)
  hopes.rise('server')
  hopes.rise('another')
  expect(attempts).toEqual([1, 1])
  for (let minutes = 0; minutes < 20; minutes++) clock.advance(MINUTE_MS)
  hopes.rise('server')
  hopes.rise('server')
  clock.advance(10_000)
  expect(attempts).toEqual([1, 1, 1, 1])
  hopes.close()
})
