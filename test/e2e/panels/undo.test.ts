import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { postButtons } from '../kit/forging.js'
import { forwardUntil, type MovableClock, movableClock } from '../kit/movable-clock.js'
import { type Offer, offersOn, type Player, textOf } from '../kit/player.js'
import type { Scene } from '../kit/scene.js'
import { openTally } from '../kit/tally-scene.js'

let clock: MovableClock
let scene: Scene
let mover: Player
let other: Player

beforeEach(async () => {
  clock = movableClock()
  ;({ scene, mover, other } = await openTally({ clock, sandbox: { clock: clock.discord } }))
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const labels = (self: Player) => offersOn(self.lastPrivate()).map(({ label }) => label)
const answers = () =>
  scene.sandbox.requests.filter(({ path }) => path.startsWith('/interactions/') || path.startsWith('/webhooks/'))

describe('taking back without asking', () => {
  test('is offered whenever there is something to take back', async () => {
    expect(labels(mover)).not.toContain('Undo')
    await mover.press('add')
    await mover.press('add')
    await mover.press('Undo')
    expect(textOf(mover.lastPrivate())).toContain('Your last move has been undone.')
    await mover.press('Undo')
    expect(labels(mover)).not.toContain('Undo')
    await mover.press('Log')
    const log = textOf(mover.lastPrivate())
    expect(log).toMatch(/- You undid 2 moves\. \*\(\d add 1 \d add 1\)\*/)
    expect(log).not.toMatch(/- \d add 1/)
    expect(log.match(/undid/g)).toHaveLength(1)
  })

  test('goes back to the last barrier, as often as wanted, and no further', async () => {
    await mover.press('roll')
    for (const _ of [1, 2, 3]) await mover.press('add')
    for (const left of [2, 1, 0]) {
      await mover.press('Undo')
      expect(labels(mover).includes('Undo')).toBe(left > 0)
    }
    expect(labels(mover)).toContain('Ask to undo')
    await mover.press('Log')
    const log = textOf(mover.lastPrivate())
    expect(log).toMatch(/undid 3 moves\. \*\(\d add 1 \d add 1 \d add 1\)\*/)
    expect(log).toMatch(/- \d roll 1/)
  })

  test('is one press and one request', async () => {
    await mover.press('add')
    const before = answers().length
    const { message } = await mover.press('Undo')
    expect(message?.message.id).toBe(mover.lastPrivate().message.id)
    expect(answers().length).toBe(before + 1)
  })

  test('pressed twice at once takes back once, and shows a fresh panel', async () => {
    await mover.press('add')
    await mover.press('add')
    const twice: Offer = mover.offer('Undo')
    await Promise.all([mover.use(twice), mover.use(twice)])
    expect(labels(mover)).toContain('Undo')
    await mover.press('Log')
    expect(textOf(mover.lastPrivate()).match(/undid/g)).toHaveLength(1)
  })

  test('ends where something was drawn, and an old button says so', async () => {
    await mover.press('add')
    await mover.press('roll')
    expect(labels(mover)).not.toContain('Undo')
    const [version, table, position] = mover.offer('add').customId.split(':')
    const forged = [version, table, position, 'undo'].join(':')
    await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [forged])
    await mover.press(forged)
    expect(textOf(mover.lastPrivate())).toContain('Something has been drawn since your last move.')
    expect(labels(mover)).toContain('add')
  })

  test('is announced in the channel', async () => {
    await mover.press('add')
    await mover.press('Undo')
    await mover.press('Log')
    const told = await forwardUntil(clock, () =>
      other.screen().find((message) => message.ephemeralFor === null && textOf(message).includes('undid')),
    )
    expect(textOf(told)).not.toContain('add 1')
  })
})

describe('asking the others for an undo', () => {
  const untilGone = (label: string) => scene.sandbox.until(() => !labels(mover).includes(label))

  test('is offered to nobody before the first press', async () => {
    expect(labels(mover)).not.toContain('Ask to undo')
    await other.press('My points')
    expect(labels(other)).not.toContain('Ask to undo')
  })

  test('is offered while a press of the player lies behind a barrier', async () => {
    await mover.press('roll')
    expect(labels(mover)).toContain('Ask to undo')
    await other.press('My points')
    expect(labels(other)).not.toContain('Ask to undo')
    await mover.press('Ask to undo')
    await mover.press('Ask')
    expect(labels(mover)).not.toContain('Ask to undo')
    await scene.sandbox.until(() => other.offers().some(({ label }) => label === 'Agree'))
    await other.press('Agree')
    await mover.press('Take turn')
    await untilGone('Ask to undo')
    expect(labels(mover)).toContain('roll')
    await mover.press('Log')
    expect(textOf(mover.lastPrivate())).toMatch(/- You undid your latest move and everything after it, with consent/)
  })

  test('is named by a button from before the undo, and the next one says again that the game has moved on', async () => {
    await mover.press('roll')
    const old = mover.offer('add').customId
    await mover.press('Ask to undo')
    await mover.press('Ask')
    await scene.sandbox.until(() => other.offers().some(({ label }) => label === 'Agree'))
    await other.press('Agree')
    await mover.press('Take turn')
    await untilGone('Ask to undo')
    const since = mover.offer('add').customId
    const pressed = async (customId: string) => {
      await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [customId])
      await mover.press(customId)
      return textOf(mover.lastPrivate())
    }
    const told = await pressed(old)
    expect(told).toContain('You undid your latest move and everything after it, with consent.')
    expect(told).toContain('nothing has changed')
    expect(told).not.toContain('moved on')
    await mover.press('Take turn')
    await mover.press('roll')
    expect(await pressed(since)).toContain('The game has moved on')
  })

  test('gives back after the end of a turn what could be undone before it, and the channel reads what was undone', async () => {
    await mover.press('add')
    await mover.press('end')
    await mover.press('My points')
    await mover.press('Ask to undo')
    await mover.press('Ask')
    await scene.sandbox.until(() => other.offers().some(({ label }) => label === 'Agree'))
    await other.press('Agree')
    await scene.sandbox.until(() => mover.offers().some(({ label }) => label === 'Take turn'))
    await mover.press('Take turn')
    expect(labels(mover)).toContain('Undo')
    expect(labels(mover)).not.toContain('Ask to undo')
    const named = /undid their latest move and everything after it, with consent\. \*\(\d end 1\)\*/
    await forwardUntil(clock, () => other.screen().find((each) => each.ephemeralFor === null && named.test(textOf(each))))
    await mover.press('Undo')
    expect(labels(mover)).not.toContain('Undo')
    expect(textOf(mover.lastPrivate())).toContain('Your last move has been undone.')
  })

  test("is offered during another player's turn to players who have pressed something", async () => {
    await mover.press('end')
    await mover.press('My points')
    expect(labels(mover)).toContain('Ask to undo')
    await other.press('My points')
    expect(labels(other)).not.toContain('Ask to undo')
  })
})

test('an undo by an old button that nobody had to agree to says what was undone', async () => {
  await mover.press('add')
  const [version, table, position] = mover.offer('add').customId.split(':')
  const forged = [version, table, position, 'propose-undo'].join(':')
  await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [forged])
  await mover.press(forged)
  expect(textOf(mover.lastPrivate())).toMatch(/No consent was needed\. This move .* has been undone:\n> - \d add 1/)
})

describe("what happened since the player's last turn", () => {
  test('is shown above the panel only until the first press', async () => {
    await mover.press('add')
    await mover.press('end')
    await scene.sandbox.until(() => other.screen().find(({ pings }) => pings.includes(other.id)))
    await other.press('Take turn')
    expect(textOf(other.lastPrivate())).toMatch(/Since the game began\*\*\n> \*\*.+\*\* add 1/)
    await other.press('add')
    await other.press('Take turn')
    expect(textOf(other.lastPrivate())).not.toContain('Since the game began')
  })

  test('has that heading only after a first turn', async () => {
    for (const [self, next] of [
      [mover, other],
      [other, mover],
    ] as const) {
      await self.press('add')
      await self.press('end')
      await scene.sandbox.until(() => next.screen().findLast(({ pings }) => pings.includes(next.id)))
      await next.press('Take turn')
    }
    expect(textOf(mover.lastPrivate())).toContain('**Since your last move**')
  })

  test('is also shown when the panel is opened by the command', async () => {
    await mover.press('add')
    await mover.press('end')
    await scene.sandbox.until(() => other.screen().find(({ pings }) => pings.includes(other.id)))
    await other.command('tally', { hand: {} })
    expect(textOf(other.lastPrivate())).toContain('Since the game began')
    await other.press('add')
    await other.command('tally', { hand: {} })
    expect(textOf(other.lastPrivate())).not.toContain('Since the game began')
  })

  test('is nothing to whoever begins', async () => {
    await mover.command('tally', { hand: {} })
    expect(textOf(mover.lastPrivate())).not.toContain('Since the game began')
  })
})
