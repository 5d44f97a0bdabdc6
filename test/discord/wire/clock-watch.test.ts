import { expect, test } from 'vitest'
import { createClockWatch } from '../../../src/discord/wire/clock-watch.js'

const DISCORD = Date.parse('2026-01-01T12:00:00Z')

/** A watch, and what it has said. `hear` gets seconds by which the machine's clock is ahead when sending and when receiving. */
function watch() {
  const said: string[] = []
  const clockWatch = createClockWatch({
    info: (_about, text) => said.push(`info ${text}`),
    warn: (_about, text) => said.push(text),
  })
  const at = (seconds: number) => new Date(DISCORD + seconds * 1000)
  const hear = (sent: number, received: number, date: string | null = new Date(DISCORD).toUTCString()) =>
    clockWatch(at(sent), at(received), date)
  return { said, hear }
}

test.each([
  [
    'ahead',
    45,
    "This machine's clock is 44 seconds ahead of Discord's: set it over the network (NTP), since time limits go by it.",
  ],
  [
    'behind',
    -45,
    "This machine's clock is 45 seconds behind Discord's: set it over the network (NTP), since time limits go by it.",
  ],
])('a clock that is %s is told once, until it was right in between', (_, seconds, sentence) => {
  const { said, hear } = watch()
  for (let time = 0; time < 3; time++) hear(seconds, seconds)
  expect(said).toEqual([sentence])
  hear(0, 0)
  hear(seconds, seconds)
  expect(said).toEqual([sentence, "info this machine's clock agrees with Discord's again", sentence])
})

test.each([
  ['a difference of seconds', 29, 29.5],
  ['a response that took a minute', -59, 1],
  ['a date at the end of its second', 30.9, 31],
])('%s is not told', (_, sent, received) => {
  const { said, hear } = watch()
  hear(sent, received)
  expect(said).toEqual([])
})

test('a response without a date says nothing about the clock', () => {
  const { said, hear } = watch()
  hear(500, 500, null)
  hear(500, 500, 'yesterday')
  expect(said).toEqual([])
})
