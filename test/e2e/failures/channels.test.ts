/** Channels and servers that change under a table: its fate, and what its players can still read. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CONFIRMED_MS } from '../../../src/discord/publishing/channel-inquiry.js'
import { tally } from '../../tables/kit/tally-game.js'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { offersOn, type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let clock: MovableClock
let scene: Scene
/** Each in their own language. The mover and the waiting player are told apart by who is called. */
let annie: Player
let bill: Player

beforeEach(async () => {
  clock = movableClock()
  scene = await openScene({ games: [tally], clock, sandbox: { clock: clock.discord } })
  ;[annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
})

afterEach(() => scene.close())

interface Seated {
  readonly mover: Player
  readonly other: Player
}

const saysTurn = (number: number) => new RegExp(`· Turn ${number}\\n`)
const turnIn = (self: Player, number: number) => self.screen().find((message) => saysTurn(number).test(textOf(message)))

/** A game of Annie and Bill, optionally in a thread of its own. */
async function begin(place: 'channel' | 'thread' = 'channel'): Promise<Seated> {
  await annie.command('tally', { new: { seats: 2, turns: '1000', place } })
  await bill.press('Join')
  await annie.press('Start')
  const [one, two] = await scene.sandbox.until(() => {
    const there = place === 'thread' ? [threadOf(annie), threadOf(bill)] : [annie, bill]
    return there.every((self) => self !== null && turnIn(self, 1) !== undefined) && (there as [Player, Player])
  })
  const [mover, other] = turnIn(one, 1)?.pings.includes(one.id) ? [one, two] : [two, one]
  await mover.press('Take turn')
  return { mover, other }
}

function threadOf({ name }: Player): Player | null {
  const thread = [...scene.sandbox.world.channels.values()].find((channel) => channel.thread !== null)
  return thread === undefined ? null : player(scene.sandbox, name, thread.name)
}

const channelId = (name = 'stagecoach') => scene.sandbox.channel(name).id

/** The next posts to channels fail. */
function outage(times: number): void {
  scene.sandbox.faults.arm({ kind: 'server-error', status: 503 }, { method: 'POST', path: /^\/channels\/\d+\/messages$/, times })
}

/** Advances the clock until `find` finds what a turn's message shows by itself. */
async function untilShown(find: () => unknown, stepMs = 1_000): Promise<void> {
  await expect
    .poll(() => {
      clock.forward(stepMs)
      return find() !== undefined && find() !== false
    })
    .toBe(true)
}

const hasEnded = () => scene.troubles.at(-1)?.includes('has ended without a result') === true

describe('a channel in which the bot may not write any more', () => {
  test('still has private answers; missed news and calls are posted as soon as the bot may write again', async () => {
    const { mover, other } = await begin()
    scene.sandbox.permit(channelId(), { post: false })
    await mover.press('add')
    expect(textOf(mover.lastPrivate())).toMatch(/add 1\n.*The others cannot see this yet: .* \(\*\*Send Messages\*\*\)/)
    await mover.press('end')
    await expect.poll(() => scene.troubles.length).toBe(1)
    expect(turnIn(other, 2)).toBeUndefined()
    await other.command('tally', { hand: {} })
    expect(offersOn(other.lastPrivate()).map(({ label }) => label)).toContain('end')
    await bill.command('tally', { new: {} })
    expect(textOf(bill.lastPrivate())).toMatch(/^The bot lacks permissions in this channel: \*\*Send Messages\*\*/)
    scene.sandbox.permit(channelId(), { post: true })
    const told = await scene.sandbox.until(() => turnIn(other, 2))
    expect(told.pings).toEqual([other.id])
    expect(textOf(told)).toContain('add 1')
    expect(scene.troubles).toEqual([expect.stringContaining('cannot write to this channel')])
  })

  test('takes the seat of somebody who was called to a table, and tells them that the others do not see it yet', async () => {
    await annie.command('tally', { new: { seats: 3, player1: bill.id } })
    const call = await scene.sandbox.until(() => bill.screen().find((message) => message.pings.includes(bill.id)))
    scene.sandbox.permit(channelId(), { post: false })
    await bill.use(offersOn(call).find(({ label }) => label === 'Join') ?? bill.offer('Join'))
    expect(textOf(bill.lastPrivate())).toMatch(/^You now have a seat\.\n.*cannot see this yet: .* \(\*\*Send Messages\*\*\)/)
    scene.sandbox.permit(channelId(), { post: true })
    await scene.sandbox.until(() => annie.screen().some((message) => /2\. Bill/.test(textOf(message))))
  })

  test('shows that a lobby was closed by command, as soon as the bot may write again', async () => {
    await annie.command('tally', { new: {} })
    scene.sandbox.permit(channelId(), { post: false })
    await annie.command('tally', { cancel: {} })
    await annie.press('Close table')
    await expect.poll(() => scene.troubles.length).toBe(1)
    expect(annie.screen().some((message) => offersOn(message).some(({ label }) => label === 'Join'))).toBe(true)
    scene.sandbox.permit(channelId(), { post: true })
    await scene.sandbox.until(() => !annie.screen().some((message) => offersOn(message).some(({ label }) => label === 'Join')))
    expect(annie.screen().map(textOf).join()).toContain('closed')
  })

  test('gets what it missed after a restart too', async () => {
    const { mover, other } = await begin()
    scene.sandbox.permit(channelId(), { view: false })
    await mover.press('end')
    await expect.poll(() => scene.troubles.length).toBe(1)
    await scene.stopBot()
    scene.sandbox.permit(channelId(), { view: true })
    await scene.startBot()
    expect((await scene.sandbox.until(() => turnIn(other, 2))).pings).toEqual([other.id])
  })

  test('shows the steps of a turn that it missed without a further press', async () => {
    const { mover } = await begin()
    scene.sandbox.permit(channelId(), { post: false })
    await mover.press('add')
    await untilShown(() => scene.troubles.length > 0)
    scene.sandbox.permit(channelId(), { post: true })
    await scene.sandbox.until(() => /add 1/.test(textOf(turnIn(mover, 1) ?? mover.last())))
  })
})

describe('a thread', () => {
  test('that went to sleep wakes when its game goes on', async () => {
    const { mover } = await begin('thread')
    const { id } = scene.sandbox.channel([...scene.sandbox.world.channels.values()].at(-1)?.name ?? '')
    scene.sandbox.archive(id, { archived: true })
    await mover.press('add')
    await untilShown(() => /add 1/.test(textOf(turnIn(mover, 1) ?? mover.last())))
    expect(scene.sandbox.world.channels.get(id)?.thread?.archived).toBe(false)
    expect(scene.troubles).toEqual([])
  })

  test('that a moderator has locked gets what it missed once it is unlocked', async () => {
    const { mover, other } = await begin('thread')
    const { id } = scene.sandbox.channel([...scene.sandbox.world.channels.values()].at(-1)?.name ?? '')
    scene.sandbox.archive(id, { archived: true, locked: true })
    await mover.press('end')
    await expect.poll(() => scene.troubles.length).toBe(1)
    scene.sandbox.archive(id, { archived: false, locked: false })
    expect((await scene.sandbox.until(() => turnIn(other, 2))).pings).toEqual([other.id])
  })

  test('that was deleted hands its game back to the channel of its lobby', async () => {
    const { mover } = await begin('thread')
    scene.sandbox.removeChannel(scene.sandbox.channel([...scene.sandbox.world.channels.values()].at(-1)?.name ?? '').id)
    const here = mover.id === annie.id ? annie : bill
    await untilShown(() => turnIn(here, 1))
    await here.press('Take turn')
    await here.press('add')
    expect(textOf(here.lastPrivate())).toContain('add 1')
    expect(scene.troubles).toEqual([expect.stringContaining('goes on in the channel of its lobby')])
  })

  test('that was deleted before it was told of a turn hands its game back with a call to that turn', async () => {
    const { mover, other } = await begin('thread')
    const { id } = scene.sandbox.channel([...scene.sandbox.world.channels.values()].at(-1)?.name ?? '')
    outage(4)
    await mover.press('end')
    await expect.poll(() => scene.troubles.length).toBe(1)
    await scene.stopBot()
    scene.sandbox.removeChannel(id)
    await scene.startBot()
    const here = other.id === annie.id ? annie : bill
    await untilShown(() => turnIn(here, 2))
    expect(turnIn(here, 2)?.pings).toEqual([here.id])
    await here.press('Take turn')
  })

  test('that was deleted while its channel has another table ends its game', async () => {
    const { mover } = await begin('thread')
    const here = player(scene.sandbox, mover.name, 'parlor')
    const ownTables = async () => {
      await here.command('tally', { tables: {} })
      return textOf(here.lastPrivate())
    }
    expect(await ownTables()).toContain('your turn')
    await bill.command('tally', { new: {} })
    scene.sandbox.removeChannel(scene.sandbox.channel([...scene.sandbox.world.channels.values()].at(-1)?.name ?? '').id)
    await expect.poll(() => scene.troubles).toEqual([expect.stringContaining('has ended without a result')])
    expect(await ownTables()).not.toContain('your turn')
  })
})

describe('a channel that was deleted', () => {
  test('takes its game with it, and its players are free', async () => {
    const { mover } = await begin()
    scene.sandbox.removeChannel(channelId())
    await expect.poll(() => scene.troubles).toEqual([expect.stringContaining('has ended without a result')])
    const here = player(scene.sandbox, mover.name, 'parlor')
    await here.command('tally', { 'forget-me': {} })
    expect(textOf(here.lastPrivate())).not.toMatch(/still have a seat/)
  })

  test('while the bot was away does so at the next announcement', async () => {
    const { mover } = await begin()
    outage(4)
    await mover.press('end')
    await expect.poll(() => scene.troubles.length).toBe(1)
    await scene.stopBot()
    scene.sandbox.removeChannel(channelId())
    await scene.startBot()
    await untilShown(() => hasEnded(), CONFIRMED_MS / 10)
  })

  test('while the bot was away does so even if there is nothing to announce', async () => {
    await annie.command('tally', { new: { seats: 2 } })
    await scene.stopBot()
    scene.sandbox.removeChannel(channelId())
    await scene.startBot()
    await untilShown(() => hasEnded(), CONFIRMED_MS / 10)
  })

  test('takes the games in its threads with it', async () => {
    const { mover } = await begin('thread')
    scene.sandbox.removeChannel(channelId())
    await untilShown(() => hasEnded(), CONFIRMED_MS / 10)
    const here = player(scene.sandbox, mover.name, 'parlor')
    await here.command('tally', { 'forget-me': {} })
    expect(textOf(here.lastPrivate())).not.toMatch(/still have a seat/)
  })
})

test('a bot that was removed from a server and is invited again tells its tables what they missed', async () => {
  const { mover, other } = await begin()
  outage(4)
  await mover.press('end')
  await expect.poll(() => scene.troubles.length).toBe(1)
  const invite = scene.sandbox.expelBot(scene.sandbox.guild().id)
  await untilShown(() => scene.troubles.some((line) => line.includes('cannot write to this channel')))
  invite()
  const told = await scene.sandbox.until(() => turnIn(other, 2))
  expect(told.pings).toEqual([other.id])
  await other.press('Take turn')
  await other.press('add')
  expect(textOf(other.lastPrivate())).toContain('add 1')
})

test('a player who has left the server keeps the seat, which the host can give to somebody else', async () => {
  const { mover, other } = await begin()
  const [host, gone] = mover.id === annie.id ? [mover, other] : [other, mover]
  scene.sandbox.leave(gone.id, scene.sandbox.guild().id)
  const katie = player(scene.sandbox, 'Katie')
  await host.command('tally', { replace: { user: katie.id, player: gone.id } })
  await scene.sandbox.until(() => katie.screen().find(({ pings }) => pings.includes(katie.id)))
  await katie.press('Agree')
  await katie.command('tally', { hand: {} })
  expect(textOf(katie.lastPrivate())).not.toMatch(/keinen Platz/)
  expect(scene.troubles).toEqual([])
})
