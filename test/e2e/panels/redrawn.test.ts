/** A player's private message is redrawn when another player's action has made it outdated. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { offersOn, type Player, player, textOf } from '../kit/player.js'
import type { Scene } from '../kit/scene.js'
import { openTally } from '../kit/tally-scene.js'

const MINUTE = 60_000

let clock: MovableClock
let scene: Scene
let mover: Player
let other: Player

beforeEach(async () => {
  clock = movableClock()
  ;({ scene, mover, other } = await openTally({ clock, sandbox: { clock: clock.discord } }, { pace: 'live', turns: '1000' }))
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const labels = (self: Player) => offersOn(self.lastPrivate()).map(({ label }) => label)
const publicOnes = () => mover.screen().filter(({ ephemeralFor }) => ephemeralFor === null)
const untilTold = (what: RegExp) => scene.sandbox.until(() => publicOnes().findLast((message) => what.test(textOf(message))))
const untilPanel = (self: Player, what: RegExp) =>
  scene.sandbox.until(() => (what.test(textOf(self.lastPrivate())) ? self.lastPrivate() : undefined))
const callsOf = (self: Player, after: string) =>
  publicOnes().filter(({ message, pings }) => pings.includes(self.id) && message.id > after)

describe('an agreed undo', () => {
  test('redraws the panel of the player who asked, calls them once, and the next press on it counts', async () => {
    await mover.press('add')
    await mover.press('roll')
    await mover.press('Ask to undo')
    await mover.press('Ask')
    const asking = mover.lastPrivate()
    const question = await untilTold(/would like to undo/)
    expect(textOf(question)).toContain('Whatever has been drawn since will be drawn again.')
    await other.press('Agree')
    const panel = await untilPanel(mover, /Agreed\. This move and everything after it has been undone:/)
    expect(panel.message.id).toBe(asking.message.id)
    const [, step = 'none'] = /^> (\d roll 1 chance rolled \d)$/m.exec(textOf(question)) ?? []
    expect(textOf(panel)).toContain(`> - ${step}`)
    expect(textOf(panel)).not.toContain('Your proposal is posted')
    const call = await untilTold(/accepted: your move has been undone/)
    expect(call.pings).toEqual([mover.id])
    expect(offersOn(call).map(({ label }) => label)).toEqual(['Take turn'])
    expect(callsOf(mover, question.message.id)).toHaveLength(1)
    await mover.use(offersOn(panel).find(({ label }) => label === 'add') ?? mover.offer('nothing'))
    expect(textOf(mover.lastPrivate())).toMatch(/add 1/)
    expect(textOf(mover.lastPrivate())).not.toContain('moved on')
    await scene.sandbox.until(() => (callsOf(mover, question.message.id).length === 0 ? true : undefined))
  })

  test("of a finished turn reopens the panel, and calls only by that turn's message", async () => {
    await mover.press('end')
    await untilTold(/Turn 2\b/)
    await mover.press('My points')
    await mover.press('Ask to undo')
    await mover.press('Ask')
    const question = await untilTold(/would like to undo/)
    await other.press('Agree')
    await untilPanel(mover, /Agreed\. This move and everything after it has been undone:\n> - \d end 1/)
    expect(labels(mover)).toContain('add')
    await untilTold(/Turn 1\b[\s\S]*undid their latest move and everything after it/)
    expect(callsOf(mover, question.message.id)).toHaveLength(1)
  })

  test('says to whoever agreed, on the panel that it has outdated, what was undone', async () => {
    await mover.press('end')
    await untilTold(/Turn 2\b/)
    await other.press('Take turn')
    await mover.press('My points')
    await mover.press('Ask to undo')
    await mover.press('Ask')
    await untilTold(/would like to undo/)
    await other.press('Agree')
    const panel = await untilPanel(other, /Agreed\. This move and everything after it has been undone:\n- \d end 1/)
    expect(textOf(panel)).not.toContain('moved on')
    expect(labels(other)).not.toContain('add')
  })

  test('does not touch what the player has open instead of the panel', async () => {
    await mover.press('roll')
    await mover.press('Ask to undo')
    await mover.press('Ask')
    await untilTold(/would like to undo/)
    await mover.press('My points')
    const card = mover.lastPrivate()
    await other.press('Agree')
    await untilTold(/accepted: your move has been undone/)
    expect(mover.lastPrivate().message).toEqual(card.message)
  })

  test('that its player withdraws in the channel is gone there, too', async () => {
    await mover.press('roll')
    await mover.press('Ask to undo')
    await mover.press('Ask')
    const question = await untilTold(/would like to undo/)
    await mover.use(offersOn(question).find(({ label }) => label === 'Disagree') ?? mover.offer('nothing'))
    await untilPanel(mover, /You have withdrawn your proposal\./)
    expect(labels(mover)).not.toContain('Withdraw')
    expect(labels(mover)).toContain('Ask to undo')
  })

  test('that is refused shows there too', async () => {
    await mover.press('roll')
    await mover.press('Ask to undo')
    await mover.press('Ask')
    await untilTold(/would like to undo/)
    await other.press('Disagree')
    await untilPanel(mover, new RegExp(`${other.name} does not agree`))
    expect(labels(mover)).toContain('add')
    await mover.press('Ask to undo')
    expect(textOf(mover.lastPrivate())).toContain('You can make another one')
  })
})

describe('a further panel', () => {
  const panels = () => mover.screen().filter((message) => offersOn(message).some(({ label }) => label === 'add'))

  test('replaces the one that is there', async () => {
    const before = panels().map(({ message }) => message.id)
    await mover.press('Take turn')
    await mover.command('tally', { hand: {} })
    await scene.sandbox.until(() => panels().length === 1)
    expect(before).not.toContain(mover.lastPrivate().message.id)
    await mover.press('add')
    expect(textOf(mover.lastPrivate())).toMatch(/add 1/)
  })

  test('replaces none that Discord no longer lets go', async () => {
    clock.forward(15 * MINUTE)
    await mover.press('Take turn')
    expect(panels()).toHaveLength(2)
  })

  test('of a game that is over takes the place of none', async () => {
    const old = mover.offer('add')
    clock.forward(15 * MINUTE)
    await untilTold(/Turn 2\b/)
    await other.command('tally', { resign: {} })
    await other.press('Resign')
    const result = await untilTold(/the game is over/)
    await mover.press('Rematch')
    await other.press('Rematch')
    const first = await scene.sandbox.until(() => callsOf(mover, result.message.id).find((each) => /Turn 1\b/.test(textOf(each))))
    await mover.use(offersOn(first).find(({ label }) => label === 'Take turn') ?? mover.offer('nothing'))
    const { message } = mover.lastPrivate()
    await mover.use(old)
    clock.forward(3 * MINUTE)
    await untilPanel(mover, /The game has moved on/)
    expect(mover.lastPrivate().message.id).toBe(message.id)
  })

  test('leaves what there is to read', async () => {
    const { message } = mover.lastPrivate()
    await mover.press('Log')
    const log = mover.lastPrivate()
    await mover.press('Take turn')
    await scene.sandbox.until(() => panels().length === 1)
    const left = mover.screen().map((each) => each.message.id)
    expect(left).toContain(log.message.id)
    expect(left).not.toContain(message.id)
  })
})

describe('a panel outdated by another player', () => {
  test('misses nothing that happens while it is being redrawn', async () => {
    await mover.press('roll')
    await mover.press('Ask to undo')
    await mover.press('Ask')
    await untilTold(/would like to undo/)
    scene.sandbox.faults.arm({ kind: 'delay', milliseconds: 5 * MINUTE }, { method: 'PATCH', path: /^\/webhooks/ })
    await other.press('Agree')
    await untilTold(/accepted: your move has been undone/)
    clock.forward(3 * MINUTE)
    await untilTold(/Turn 2\b/)
    clock.forward(2 * MINUTE)
    await untilPanel(mover, /The game has moved on/)
    expect(labels(mover)).not.toContain('add')
  })

  test('shows what the clock has done, and offers no more actions', async () => {
    expect(labels(mover)).toContain('add')
    clock.forward(3 * MINUTE)
    await untilPanel(mover, /The game has moved on/)
    expect(labels(mover)).not.toContain('add')
  })

  test('shows that the game was ended while the answer that shows it was under way', async () => {
    scene.sandbox.faults.arm({ kind: 'delay', milliseconds: 2_000 }, { path: /callback$/ })
    const answered = new Promise<void>((resolve) => {
      scene.sandbox.watchRequests(({ path }) => {
        if (path.endsWith('callback')) resolve()
      })
    })
    const late = mover.press('add')
    await answered
    await other.command('tally', { resign: {} })
    await other.press('Resign')
    await untilTold(/the game is over/)
    clock.forward(2_000)
    await late
    await scene.sandbox.until(() => !labels(mover).includes('add'))
    expect(textOf(mover.lastPrivate())).toContain('The game has moved on')
  })

  test('shows that the game was ended', async () => {
    await other.command('tally', { end: {} })
    await untilTold(/proposes to end this game/)
    const panel = mover.lastPrivate()
    await mover.press('Agree')
    await scene.sandbox.until(() => {
      const now = mover.screen().find(({ message }) => message.id === panel.message.id)
      return now !== undefined && offersOn(now).length === 0 ? now : undefined
    })
  })

  test('does not say who moves next once the turn is over, and says in the end that the game is', async () => {
    await mover.press('end')
    const panel = await untilPanel(mover, /Your turn is over/)
    expect(textOf(panel)).not.toContain(other.name)
    await other.command('tally', { resign: {} })
    await other.press('Resign')
    await untilTold(/the game is over/)
    const now = () => mover.screen().find(({ message }) => message.id === panel.message.id)
    await scene.sandbox.until(() => /The game is over/.test(textOf(now() ?? panel)))
  })

  test('offers to withdraw nothing that all have agreed to', async () => {
    const katie = player(scene.sandbox, 'Katie')
    await mover.command('tally', { replace: { user: katie.id, player: other.id } })
    await untilTold(/take over .*seat/)
    await mover.press('Take turn')
    expect(labels(mover)).toContain('Withdraw')
    await other.press('Agree')
    await katie.press('Agree')
    await scene.sandbox.until(() => !labels(mover).includes('Withdraw'))
    expect(labels(mover)).toContain('add')
  })

  test('shows that another player has the seat', async () => {
    const katie = player(scene.sandbox, 'Katie')
    const panel = mover.lastPrivate()
    await other.command('tally', { replace: { user: katie.id, player: mover.id } })
    await untilTold(/take over .*seat/)
    await mover.press('Agree')
    await katie.press('Agree')
    const redrawn = await scene.sandbox.until(() => {
      const now = mover.screen().find(({ message }) => message.id === panel.message.id)
      return now !== undefined && offersOn(now).length === 0 ? now : undefined
    })
    expect(textOf(redrawn)).toContain('Your seat is now Katie’s.')
    expect(textOf(redrawn)).not.toContain('moved on')
  })
})

test('an unrequested question is redrawn once the clock has answered it', async () => {
  await other.press('My points')
  await mover.press('ask')
  await untilPanel(other, /./)
  await scene.sandbox.until(() => (labels(other).includes('yes') ? true : undefined))
  clock.forward(3 * MINUTE)
  await untilPanel(other, /The game has moved on/)
  expect(labels(other)).not.toContain('yes')
})
