import { expect, test } from 'vitest'
import { movableClock } from '../kit/movable-clock.js'
import { type Player, textOf } from '../kit/player.js'
import { openTally } from '../kit/tally-scene.js'

const LIMIT = 8
const TOO_MANY = /^Too many actions at once; nothing has changed\. Try again <t:\d+:R>\.$/

/** The answer to a press. */
async function said(self: Player, label: string): Promise<string> {
  const { message } = await self.press(label)
  return message === null ? '' : textOf(message)
}

test('a user over the press limit is told when to continue; nobody else notices, and nothing else happens', async () => {
  const clock = movableClock()
  const { scene, mover, other } = await openTally({ clock, sandbox: { clock: clock.discord }, pressLimit: LIMIT })
  clock.forward(10_000)
  for (let press = 0; press < LIMIT; press++) expect(await said(mover, 'Log')).not.toMatch(TOO_MANY)
  expect(await said(mover, 'add')).toMatch(TOO_MANY)
  await mover.command('tally', { hand: {} })
  expect(textOf(mover.lastPrivate())).toMatch(TOO_MANY)
  expect(await said(other, 'Log')).not.toMatch(TOO_MANY)
  clock.forward(10_000)
  const log = await said(mover, 'Log')
  expect(log).not.toMatch(TOO_MANY)
  expect(log).not.toContain('add 1')
  expect(await said(mover, 'add')).toContain('add 1')
  expect(scene.troubles).toEqual([])
  await scene.close()
})

test('checks of all draws have a lower limit, which affects nothing else', async () => {
  const { scene, mover } = await openTally()
  const answers: string[] = []
  for (let check = 0; check < 11; check++) {
    await mover.command('tally', { verify: {} })
    answers.push(textOf(mover.lastPrivate()))
  }
  expect(answers.map((answer) => TOO_MANY.test(answer))).toEqual([...Array.from({ length: 10 }, () => false), true])
  expect(await said(mover, 'Log')).not.toMatch(TOO_MANY)
  await scene.close()
})
