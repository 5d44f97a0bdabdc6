import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tally } from '../../tables/kit/tally-game.js'
import { forwardUntil, type MovableClock, movableClock } from '../kit/movable-clock.js'
import { offersOn, type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

const STARTING = { method: 'POST', path: /\/messages\/\d+\/threads$/ }

let clock: MovableClock
let scene: Scene
let annie: Player
let bill: Player

beforeEach(async () => {
  clock = movableClock()
  scene = await openScene({ games: [tally], clock, sandbox: { clock: clock.discord } })
  ;[annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const threads = () => [...scene.sandbox.world.channels.values()].filter(({ thread }) => thread !== undefined && thread !== null)
const inThread = (self: Player): Player => {
  const [thread] = threads()
  if (thread === undefined) throw new Error('there is no thread')
  return player(scene.sandbox, self.name, thread.name)
}

describe('a table with a thread of its own', () => {
  test('says so in its lobby, and is played in the thread', async () => {
    await annie.command('tally', { new: { seats: 2, place: 'thread' } })
    expect(textOf(annie.last())).toContain('Played in a thread of its own')
    await bill.press('Join')
    const { message } = await annie.press('Start')
    expect(message && textOf(message)).toMatch(/The game has begun in <#\d+>\./)
    expect(threads()[0]?.name).toMatch(/^Tally · Annie · \p{L}+ \d{1,2}, \d{4}$/u)
    const call = await scene.sandbox.until(
      () =>
        threads().length > 0 &&
        inThread(annie)
          .screen()
          .find(({ pings }) => pings.length > 0),
    )
    const mover = inThread(call.pings.includes(annie.id) ? annie : bill)
    await mover.press('Take turn')
    await mover.press('add')
    expect(textOf(mover.lastPrivate())).toContain('add 1')
    await mover.command('tally', { board: {} })
    expect(offersOn(mover.lastPrivate()).map(({ label }) => label)).toContain('Take turn')
    expect(annie.screen().filter(({ pings }) => pings.length > 0)).toEqual([])
  })

  test('is played there to its end: turns, result and rematch stand in the thread alone', async () => {
    await annie.command('tally', { new: { seats: 2, turns: '3', place: 'thread' } })
    await bill.press('Join')
    await annie.press('Start')
    await scene.sandbox.until(() => threads().length > 0)
    const everybody = [inThread(annie), inThread(bill)]
    const posted = () => everybody[0]?.screen().filter(({ ephemeralFor }) => ephemeralFor === null) ?? []
    const told = (what: RegExp) => scene.sandbox.until(() => posted().find((message) => what.test(textOf(message))))
    for (const turn of [1, 2, 3]) {
      const call = await told(new RegExp(`· Turn ${turn}$`, 'm'))
      const mover = everybody.find(({ id }) => call.pings.includes(id))
      await mover?.press('Take turn')
      await mover?.press('end')
    }
    const result = await told(/the game is over/)
    expect(offersOn(result).map(({ label }) => label)).toContain('Rematch')
    expect(annie.screen().filter((message) => /· Turn \d|the game is over/.test(textOf(message)))).toEqual([])
    await everybody[0]?.press('Rematch')
    const lobby = await told(/who plays\?/)
    expect(textOf(lobby)).toContain('English')
    expect(textOf(lobby)).not.toContain('thread of its own')
  })

  test('can be settled by the host, and leaves the channel free for another table', async () => {
    await annie.command('tally', { new: { seats: 2 } })
    await annie.press('Settings')
    await annie.press('Played in a thread of its own')
    await bill.press('Join')
    await annie.press('Start')
    await scene.sandbox.until(() => threads().length > 0)
    await bill.command('tally', { new: {} })
    expect(textOf(bill.last())).toContain('Bill (host)')
  })

  test('is what a rematch gets whose host wants one, although everybody has joined before its start', async () => {
    await annie.command('tally', { new: { seats: 2 } })
    await bill.press('Join')
    await annie.press('Start')
    await annie.command('tally', { cancel: {} })
    await annie.press('End the game')
    await scene.sandbox.until(() => annie.offers().some(({ label }) => label === 'Rematch'))
    await annie.press('Rematch')
    await scene.sandbox.until(() => annie.offers().some(({ label }) => label === 'Settings'))
    await annie.press('Settings')
    await annie.press('Played in a thread of its own')
    await bill.press('Rematch')
    expect(textOf(bill.lastPrivate())).toContain('its lobby is in the channel')
    await scene.sandbox.until(() => annie.screen().some((message) => textOf(message).includes('(2 of 2)')))
    await annie.press('Start')
    await scene.sandbox.until(
      () =>
        threads().length > 0 &&
        inThread(annie)
          .screen()
          .some(({ pings }) => pings.length > 0),
    )
  })

  test('cannot be had inside a thread: its lobby promises none, its settings offer none, and Discord is asked for none', async () => {
    await annie.command('tally', { new: { seats: 2, place: 'thread' } })
    await bill.press('Join')
    await annie.press('Start')
    await scene.sandbox.until(() => threads().length > 0 && inThread(annie).screen().length > 0)
    const [host, guest] = [inThread(annie), inThread(bill)]
    await host.command('tally', { cancel: {} })
    await host.press('End the game')
    await host.command('tally', { new: { seats: 2, place: 'thread' } })
    expect(textOf(host.last())).toContain('Annie (host)')
    expect(textOf(host.last())).not.toContain('thread of its own')
    await host.press('Settings')
    const labels = offersOn(host.lastPrivate()).map(({ label }) => label)
    expect(labels).toContain('Seats in joining order')
    expect(labels.filter((label) => label.includes('Played in'))).toEqual([])
    await guest.press('Join')
    await host.press('Start')
    await scene.sandbox.until(() =>
      host.screen().some((message) => /· Turn 1$/m.test(textOf(message)) && message.pings.length > 0),
    )
    expect(scene.sandbox.requests.filter(({ path }) => STARTING.path.test(path))).toHaveLength(1)
  })

  test('begins in a thread that its lobby already has', async () => {
    await annie.command('tally', { new: { seats: 2, place: 'thread' } })
    await bill.press('Join')
    scene.sandbox.faults.arm({ kind: 'drop', when: 'after' }, STARTING)
    await annie.press('Start')
    await scene.sandbox.until(() =>
      inThread(annie)
        .screen()
        .some(({ pings }) => pings.length > 0),
    )
    expect(threads()).toHaveLength(1)
  })

  test('begins before its host removes somebody, if that is pressed while the thread is created', async () => {
    await annie.command('tally', { new: { seats: 2, place: 'thread' } })
    await bill.press('Join')
    await annie.press('Settings')
    const remove = annie.offer('Remove Bill')
    scene.sandbox.faults.arm({ kind: 'delay', milliseconds: 500 }, STARTING)
    let isOver = false
    void Promise.all([annie.press('Start'), annie.use(remove)]).then(() => {
      isOver = true
    })
    await forwardUntil(clock, () => isOver)
    // On a slow disk the presses are only acknowledged by now.
    await scene.sandbox.until(() => textOf(annie.lastPrivate()).includes('Continue there.'))
    await scene.sandbox.until(() =>
      inThread(annie)
        .screen()
        .some(({ pings }) => pings.length > 0),
    )
  })

  test('that Discord does not open says so to its host, who can choose the channel', async () => {
    await annie.command('tally', { new: { seats: 2, place: 'thread' } })
    await bill.press('Join')
    scene.sandbox.faults.arm({ kind: 'refusal', status: 403, code: 50013, message: 'Missing Permissions' }, STARTING)
    await annie.press('Start')
    expect(textOf(annie.lastPrivate())).toBe(
      'No thread can be opened in this channel right now. Choose **Played in this channel** under **Settings**, or try again later.',
    )
    await annie.press('Settings')
    await annie.press('Played in this channel')
    await annie.press('Start')
    await scene.sandbox.until(() => annie.screen().some(({ pings }) => pings.length > 0))
    expect(threads()).toEqual([])
  })

  test('does not open one for a user who may not start', async () => {
    await annie.command('tally', { new: { seats: 2, place: 'thread' } })
    await annie.press('Start')
    expect(textOf(annie.lastPrivate())).toBe('At least 2 players must be seated before the game can start.')
    await bill.press('Join')
    await bill.press('Start')
    expect(textOf(bill.lastPrivate())).toContain('Only the host, Annie')
    expect(threads()).toEqual([])
  })

  test('says clearly which permission the bot lacks', async () => {
    await annie.command('tally', { new: { seats: 2, place: 'thread' } })
    await bill.press('Join')
    scene.sandbox.permit(scene.sandbox.channel('stagecoach').id, { post: false })
    await annie.press('Start')
    expect(textOf(annie.lastPrivate())).toMatch(
      /The bot lacks permissions in this channel: \*\*Create Public Threads\*\* and \*\*Send Messages in Threads\*\*\./,
    )
    const elsewhere = scene.sandbox.channel('parlor').id
    scene.sandbox.permit(elsewhere, { post: false })
    const katie = player(scene.sandbox, 'Katie', 'parlor')
    await katie.command('tally', { new: { place: 'thread' } })
    expect(textOf(katie.lastPrivate())).toContain('**Öffentliche Threads erstellen**')
  })
})
