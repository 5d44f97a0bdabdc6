/** Users who are not players have no effect: other servers, moderators, and names with markup. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tally } from '../../tables/kit/tally-game.js'
import { postButtons } from '../kit/forging.js'
import { componentsOf, offersOn, type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene

beforeEach(async () => {
  scene = await openScene({ games: [tally] })
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const people = (...names: readonly string[]) => names.map((name) => player(scene.sandbox, name))

/** A game of two. The first player returned is to move. */
async function begin(host: Player, guest: Player): Promise<readonly [Player, Player]> {
  await host.command('tally', { new: { seats: 2, turns: '1000' } })
  await guest.press('Join')
  await host.press('Start')
  const call = await scene.sandbox.until(() => host.screen().find(({ pings }) => pings.length > 0))
  return call.pings.includes(host.id) ? [host, guest] : [guest, host]
}

/** Everything that could be done at the table, as custom_ids. */
const VERBS = [
  'join',
  'leave',
  'start',
  'close-lobby',
  'a:add',
  'a:end',
  'm:0',
  'undo',
  'ask-undo',
  'propose-undo',
  'take',
  'back',
  'resign',
]

async function logOf(self: Player): Promise<string> {
  await self.press('Log')
  return textOf(self.lastPrivate())
}

test('the buttons of a table do nothing on another server, not even for its players, and reveal nothing about it', async () => {
  const [bill, katie] = people('Bill', 'Katie') as [Player, Player]
  const [mover] = await begin(bill, katie)
  const before = await logOf(mover)
  const [version, table] = mover.offer('Take turn').customId.split(':')
  const elsewhere = scene.sandbox.addGuild({ name: 'Elsewhere', locale: 'en-US', channels: ['saloon'] })
  const { id: channel } = scene.sandbox.channel('saloon', elsewhere)
  for (const verb of [...VERBS, 'hand', 'log', 'text:0', 'rules', 'replay', 'cancel']) {
    const customId = [version, table, 1, verb].join(':')
    await postButtons(scene.sandbox, channel, [customId])
    const posted = scene.sandbox.messagesFor(mover.id, channel).findLast((message) => offersOn(message).length > 0)
    const { message } = await scene.sandbox.press(mover.id, posted?.message.id ?? '', customId).settled
    expect(message && textOf(message), verb).toMatch(
      /^(The bot does not recognize that button\.|Diesen Knopf kennt der Bot nicht\.)$/,
    )
  }
  expect(await logOf(mover)).toBe(before)
})

test('a moderator without a seat may end a table, but not play at it', async () => {
  const [annie, bill, katie] = people('Annie', 'Bill', 'Katie') as [Player, Player, Player]
  const [mover] = await begin(bill, katie)
  const before = await logOf(mover)
  const [version, table] = mover.offer('Take turn').customId.split(':')
  for (const verb of VERBS) {
    const customId = [version, table, 1, verb].join(':')
    await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [customId])
    await annie.press(customId)
    expect(offersOn(annie.lastPrivate()), verb).toEqual([])
  }
  for (const option of ['nudge', 'resign', 'end', 'hand']) {
    await annie.command('tally', { [option]: {} })
    expect(textOf(annie.lastPrivate()), option).toBe('You have no seat at this table.')
  }
  expect(await logOf(mover)).toBe(before)
  await annie.command('tally', { cancel: {} })
  await annie.press('End the game')
  await scene.sandbox.until(() => mover.screen().some((message) => textOf(message).startsWith('Annie ended this game')))
})

test('a name is only text: it formats, links, mentions and notifies nobody', async () => {
  const { id: jim } = scene.sandbox.user('Jim')
  const name = `@everyone <@${jim}>`
  scene.sandbox.addUser({ name, locale: 'en-US' })
  const [hostile, katie] = people(name, 'Katie') as [Player, Player]
  const pinged = new Set<string>()
  const texts: string[] = []
  scene.sandbox.world.subscribe((change) => {
    if (change.kind !== 'message') return
    for (const id of change.message.pings) pinged.add(id)
    texts.push(...componentsOf(change.message.message).flatMap(({ content }) => content ?? []))
  })
  const [mover] = await begin(hostile, katie)
  await mover.press('Take turn')
  await mover.press('end')
  await mover.command('tally', { nudge: {} })
  await mover.command('tally', { text: {} })
  await mover.command('tally', { end: {} })
  await scene.sandbox.until(() => texts.some((text) => text.includes('Turn 2')))
  expect([...pinged].filter((id) => id !== hostile.id && id !== katie.id)).toEqual([])
  expect(texts.filter((text) => text.includes('@everyone') || text.includes(`<@${jim}>`))).toEqual([])
})
