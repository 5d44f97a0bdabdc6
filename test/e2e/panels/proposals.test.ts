import { ComponentType } from 'discord-api-types/v10'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forwardUntil, type MovableClock, movableClock } from '../kit/movable-clock.js'
import { componentsOf, offersOn, type Player, player, publicOffer, textOf } from '../kit/player.js'
import type { Scene } from '../kit/scene.js'
import { openTally } from '../kit/tally-scene.js'

const MINUTE = 60_000

let clock: MovableClock
let scene: Scene
let mover: Player
let other: Player
let katie: Player

beforeEach(async () => {
  clock = movableClock()
  ;({ scene, mover, other } = await openTally({ clock, sandbox: { clock: clock.discord } }, { pace: 'evening', turns: '1000' }))
  katie = player(scene.sandbox, 'Katie')
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const publicOnes = () => mover.screen().filter(({ ephemeralFor }) => ephemeralFor === null)
const privateOnes = (self: Player) => self.screen().filter(({ ephemeralFor }) => ephemeralFor === self.id)
const told = (what: RegExp) => publicOnes().findLast((message) => what.test(textOf(message)))
const untilTold = (what: RegExp) => scene.sandbox.until(() => told(what))
const labels = (message: Parameters<typeof offersOn>[0]) => offersOn(message).map(({ label }) => label)

/** The labels of a message's buttons, row by row. */
const rowsOf = (message: Parameters<typeof offersOn>[0]): readonly (readonly string[])[] =>
  componentsOf(message.message).flatMap(({ type, components }) =>
    type === ComponentType.ActionRow ? [(components ?? []).map(({ label = '' }) => label)] : [],
  )

describe('before the others are asked', () => {
  test('the panel names what only they can let be undone, and nothing else', async () => {
    expect(textOf(mover.lastPrivate())).toMatch(/Undo only with consent: .*\*\*roll\*\*/)
    expect(textOf(mover.lastPrivate())).not.toMatch(/only with consent: .*add/)
  })

  test('the player is asked once, by the name of the step, and may keep it', async () => {
    await mover.press('add')
    await mover.press('roll')
    expect(labels(mover.lastPrivate())).not.toContain('Undo')
    const { message } = mover.lastPrivate()
    await mover.press('Ask to undo')
    expect(mover.lastPrivate().message.id).toBe(message.id)
    expect(textOf(mover.lastPrivate())).toMatch(new RegExp(`Ask ${other.name} whether .*\\n> .*roll`))
    await mover.press('Keep playing')
    expect(labels(mover.lastPrivate())).toContain('Ask to undo')
    expect(told(/would like to undo/)).toBeUndefined()
  })

  test('*Ask to undo* has a row of its own', async () => {
    await mover.press('add')
    const rowOf = (label: string) => rowsOf(mover.lastPrivate()).find((row) => row.includes(label)) ?? []
    expect(rowOf('Undo')).not.toEqual([])
    await mover.press('roll')
    expect(rowOf('Ask to undo')).toEqual(['Ask to undo'])
  })
})

describe('asking to take back', () => {
  beforeEach(async () => {
    await mover.press('add')
    await mover.press('roll')
    await mover.press('Ask to undo')
    await mover.press('Ask')
  })

  test('asks the others in the channel, and happens when all agree', async () => {
    // The panel says once that the others are asked, and how to withdraw.
    expect(textOf(mover.lastPrivate())).not.toContain('Your proposal is posted')
    expect(textOf(mover.lastPrivate())).toContain('Your proposal is waiting')
    expect(labels(mover.lastPrivate())).toContain('Withdraw')
    const question = await untilTold(/would like to undo/)
    expect(question.pings).toEqual([other.id])
    expect(labels(question)).toEqual(['Agree', 'Disagree'])
    expect(textOf(question)).toMatch(/undo this move .*\n> .*roll/)
    await other.press('Agree')
    expect(privateOnes(other)).toEqual([])
    const settled = await untilTold(/Agreed. It is done/)
    expect(settled.message.id).toBe(question.message.id)
    expect(labels(settled)).toEqual([])
    await mover.press('Log')
    const log = textOf(mover.lastPrivate())
    expect(log).toMatch(/You undid your latest move .* it, with consent\. \*\(.*rolled \d\)\*/)
    expect(log).not.toMatch(/- \S+ rolled/)
  })

  test('is dropped when one of them disagrees', async () => {
    await untilTold(/would like to undo/)
    await other.press('Disagree')
    const settled = await untilTold(/does not agree, so nothing has changed/)
    expect(textOf(settled)).toContain(other.name)
    expect(privateOnes(other)).toEqual([])
  })

  test('can be withdrawn on the panel from which it was asked, which stays', async () => {
    await untilTold(/would like to undo/)
    const { message } = mover.lastPrivate()
    await mover.press('Withdraw')
    expect(mover.lastPrivate().message.id).toBe(message.id)
    expect(textOf(mover.lastPrivate())).toContain('You have withdrawn your proposal.')
    expect(labels(mover.lastPrivate())).toContain('add')
    expect(labels(mover.lastPrivate())).not.toContain('Withdraw')
    await untilTold(/has withdrawn the proposal/)
  })

  test('can be withdrawn only by the player who asked', async () => {
    await untilTold(/would like to undo/)
    await katie.press('Disagree')
    expect(textOf(katie.lastPrivate())).toBe('Diese Frage richtet sich nicht an dich.')
    const before = privateOnes(mover)
    await mover.use(publicOffer(mover, 'no'))
    expect(privateOnes(mover)).toEqual(before)
    await untilTold(/has withdrawn the proposal/)
  })

  test('is cancelled by the next step', async () => {
    await untilTold(/would like to undo/)
    await mover.press('add')
    await untilTold(/The game has moved on/)
  })
})

test('an ended turn is the player’s again when all agree: a new message calls, the outdated one has no buttons', async () => {
  await mover.press('end')
  const second = await untilTold(/Turn 2\b/)
  await mover.press('My points')
  await mover.press('Ask to undo')
  await mover.press('Ask')
  await untilTold(/would like to undo/)
  await other.press('Agree')
  const call = await scene.sandbox.until(() =>
    publicOnes().find(({ message, pings }) => pings.includes(mover.id) && message.id > second.message.id),
  )
  expect(textOf(call)).toMatch(/Turn 1\b[\s\S]*undid their latest move/)
  expect(labels(call)).toContain('Take turn')
  await scene.sandbox.until(
    () => publicOnes().some(({ message }) => message.id === second.message.id) && labels(now(second.message.id)).length === 0,
  )
  await mover.press('Take turn')
  expect(labels(mover.lastPrivate())).toContain('add')
  await mover.press('end')
  const again = await scene.sandbox.until(() =>
    publicOnes().findLast(({ message, pings }) => pings.includes(other.id) && message.id > call.message.id),
  )
  expect(textOf(again)).toMatch(/Turn 2\b/)
})

const now = (id: string) => {
  const found = publicOnes().find(({ message }) => message.id === id)
  if (found === undefined) throw new Error(`no message ${id}`)
  return found
}

describe('a proposal that is not answered', () => {
  test('says when it expires, and loses its buttons then', async () => {
    await other.command('tally', { end: {} })
    const question = await untilTold(/proposes to end this game/)
    const until = Math.ceil((clock.now().getTime() + 15 * MINUTE) / 1000)
    const said = Number(/It lapses <t:(\d+):R> unless/.exec(textOf(question))?.[1])
    expect(Math.abs(said - until)).toBeLessThan(30)
    clock.forward(15 * MINUTE)
    const lapsed = await untilTold(/The proposal was not accepted in time/)
    expect(lapsed.message.id).toBe(question.message.id)
    expect(labels(lapsed)).toEqual([])
  })

  test('also expires if the bot was away, after some time to answer', async () => {
    await other.command('tally', { end: {} })
    await untilTold(/proposes to end this game/)
    await scene.stopBot()
    clock.forward(30 * MINUTE)
    await scene.startBot()
    await forwardUntil(clock, () => told(/The proposal was not accepted in time/), MINUTE / 4)
  })

  test('cannot be repeated at once: the proposer is told when, everybody else may propose', async () => {
    await other.command('tally', { end: {} })
    await untilTold(/proposes to end this game/)
    await mover.press('Disagree')
    await untilTold(/does not agree/)
    await other.command('tally', { end: {} })
    expect(textOf(other.lastPrivate())).toMatch(
      /^Your last proposal of this kind did not go through\. You can make another one <t:\d+:R>\.$/,
    )
    await mover.command('tally', { end: {} })
    expect(textOf(mover.lastPrivate())).toContain('Your proposal is posted')
    await untilTold(new RegExp(`${mover.name} proposes to end`))
    await mover.press('Disagree')
    await untilTold(/has withdrawn the proposal/)
    await mover.press('Take turn')
    await mover.press('add')
    clock.forward(14 * MINUTE)
    await other.command('tally', { end: {} })
    expect(textOf(other.lastPrivate())).toContain('did not go through')
    clock.forward(2 * MINUTE)
    await other.command('tally', { end: {} })
    expect(textOf(other.lastPrivate())).toContain('Your proposal is posted')
  })
})

describe('ending a dead table', () => {
  test('needs everybody’s consent, and leaves no result', async () => {
    await mover.command('tally', { end: {} })
    await untilTold(/proposes to end this game/)
    await other.press('Agree')
    const ended = await untilTold(/proposal was accepted: this game ends without a result/)
    expect(labels(ended)).toEqual(['Log', 'Replay', 'Rematch'])
    const board = await other.command('leaderboard')
    expect(board.message && textOf(board.message)).toContain('You have no rated games here in this period.')
  })

  test('leaves its log, its replay and a rematch', async () => {
    await mover.command('tally', { end: {} })
    await untilTold(/proposes to end this game/)
    await other.press('Agree')
    await untilTold(/to end this game without a result/)
    await mover.press('Log')
    expect(textOf(mover.lastPrivate())).toContain('what happened')
    await mover.press('Replay')
    await scene.sandbox.until(() => labels(mover.lastPrivate()).includes('Show everybody'))
    expect(labels(mover.lastPrivate())).not.toContain('Board')
    await mover.press('Rematch')
    await other.press('Rematch')
    await untilTold(/on turn 1|Turn 1|begins/)
  })
})

describe('replacing a player', () => {
  test('needs the consent of the newcomer and the players; the newcomer plays on', async () => {
    await other.command('tally', { replace: { user: katie.id, player: mover.id } })
    const question = await untilTold(/take over .*seat/)
    expect([...question.pings].sort()).toEqual([katie.id, mover.id].sort())
    await mover.press('Agree')
    const half = await untilTold(/Agreed so far/)
    expect(textOf(half)).toContain(`${katie.name}: do you agree?\nAgreed so far: ${mover.name}.`)
    expect(textOf(half)).not.toContain(`${mover.name} and`)
    await katie.press('Agree')
    const call = await scene.sandbox.until(() =>
      publicOnes().find(({ pings, message }) => pings.includes(katie.id) && message.id > question.message.id),
    )
    expect(labels(call)).toEqual(['Take turn'])
    expect(textOf(call)).toContain(`, welcome to the table: ${mover.name}’s seat is now yours.`)
    await katie.press('Take turn')
    await katie.press('add')
    expect(textOf(katie.lastPrivate())).toContain('add 1')
    await mover.press('My points')
    expect(textOf(mover.lastPrivate())).toBe('You have no seat at this table.')
  })

  test('is not asked again by an answer that is late: the game was ended meanwhile', async () => {
    await other.command('tally', { replace: { user: katie.id, player: mover.id } })
    const question = await untilTold(/take over .*seat/)
    scene.sandbox.faults.arm({ kind: 'delay', milliseconds: 2_000 }, { path: /callback$/ })
    const late = mover.press('Agree')
    await untilTold(/Agreed so far/)
    const host = mover.name === 'Annie' ? mover : other
    await host.command('tally', { cancel: {} })
    await host.press('End the game')
    await untilTold(/without a result/)
    await katie.command('leaderboard')
    clock.forward(2_000)
    await late
    await scene.sandbox.until(() => labels(now(question.message.id)).length === 0)
    expect(textOf(now(question.message.id))).toContain('The game has moved on')
  })

  test('at their own request is announced without naming them twice', async () => {
    await mover.command('tally', { replace: { user: katie.id } })
    const question = await untilTold(/hand their seat over/)
    expect(textOf(question)).toContain(`${mover.name} would like to hand their seat over to Katie.`)
  })

  test('refuses users who are not on the server, have a seat already, or have none to give', async () => {
    await mover.command('tally', { replace: { user: other.id } })
    expect(textOf(mover.lastPrivate())).toContain(`${other.name} already has a seat`)
    await mover.command('tally', { replace: { user: botId() } })
    expect(textOf(mover.lastPrivate())).toBe('A bot cannot take a seat. Choose a member of this server.')
    const { id: stranger } = scene.sandbox.addUser({ name: 'Stranger', locale: 'en-US' })
    scene.sandbox.leave(stranger, scene.sandbox.guild().id)
    await mover.command('tally', { replace: { user: stranger } })
    expect(textOf(mover.lastPrivate())).toBe('That user is not a member of this server. Choose one who is.')
    await mover.command('tally', { replace: { user: katie.id, player: katie.id } })
    expect(textOf(mover.lastPrivate())).toContain('That player has no seat at this table.')
  })
})

/** The bot is the only author of public messages here. */
function botId(): string {
  const [message] = publicOnes()
  if (message === undefined) throw new Error('the channel is empty')
  return message.message.author.id
}
