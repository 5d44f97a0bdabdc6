import { ChannelType } from 'discord-api-types/v10'
import { afterAll, expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import { type IncomingPress, isShownInPlace, readPresser } from '../../../src/discord/presses/intake/incoming.js'
import { settle } from '../../../src/discord/presses/lobby/host.js'
import { joinAgain, joinListed } from '../../../src/discord/presses/lobby/invited.js'
import { join, leave } from '../../../src/discord/presses/lobby/lobby.js'
import { start } from '../../../src/discord/presses/lobby/start.js'
import type { Press, TablePress } from '../../../src/discord/presses/press.js'
import { answerPress } from '../../../src/discord/presses/route.js'
import type { Block } from '../../../src/discord/wire/components.js'
import { type CustomId, readCustomId } from '../../../src/discord/wire/custom-id.js'
import type { Picture } from '../../../src/discord/wire/message.js'
import { lobbyMessage } from '../../../src/discord/words/lobby.js'
import { proposalMessage } from '../../../src/discord/words/proposal.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { User } from '../../../src/tables/model/people.js'
import { ANN, BEN, CAT, cleanUp, good, request, until } from '../../tables/kit/house.js'
import { begunTable, type ToldTables, textOf, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

test('a press that is stored, but whose message cannot be looked up any more, is left to be told by the table', async () => {
  const { tables, lobbyAnswers } = toldTables()
  const { id } = good(await tables.open(request()))
  const table = good(await tables.join(id, BEN))
  const posts = { find: () => Promise.reject(new Error('the connection is lost')) }
  const context = { tables, lobbyAnswers, posts } as unknown as Context
  await expect(leave(context, { table, user: ANN, hasPicture: true } as TablePress)).rejects.toThrow('the connection is lost')
  expect(await lobbyAnswers.shows({ id, status: 'lobby', position: table.position + 1 })).toBe(false)
})

test('an answer that waits for its picture does not show less than what the lobby was told meanwhile', async () => {
  const house = toldTables()
  const { id } = good(await house.tables.open(request({ gameId: 'pioneers', answers: true })))
  house.tables.retell(id)
  await until(() => house.channels.posted.length === 1)
  const [lobby] = house.channels.posted
  const table = await house.tables.find(id)
  let painted: (box: Picture) => void = () => {}
  let isAsked = false
  const paint = () => {
    isAsked = true
    return new Promise<Picture>((resolve) => (painted = resolve))
  }
  const context = { ...house, paint, renewLobby: house.publisher.renewLobby } as unknown as Context
  const press = { table, user: BEN, hasPicture: false, messageId: lobby?.id, missingPermissions: [] }
  const answer = join(context, press as unknown as TablePress)
  await until(() => isAsked)
  good(await house.tables.join(id, CAT, 'elsewhere'))
  await until(() => textOf(lobby?.message.blocks ?? []).includes('3. Cat'))
  painted({ png: new Uint8Array(1), alt: 'the box' })
  const reply = await answer
  if (reply.kind !== 'update') throw new Error('it was refused')
  await house.channels.edit('c1', lobby?.id ?? '', reply.message)
  reply.arrived?.(true)
  await until(() => textOf(lobby?.message.blocks ?? []).includes('3. Cat'))
})

/** *Join* on a call to a rematch, or in the list of tables, where the bot lacks permissions. `called` are still waited for. */
async function joinedSilently(called: readonly User[], joinBy = joinAgain, press: Partial<TablePress> = {}): Promise<string> {
  const { tables } = toldTables()
  const lobby = good(await tables.open(request()))
  const before = { ...lobby, follows: 't0', invited: called.map((user) => ({ user, colour: 0, until: 0 })) }
  const after = { ...before, players: [ANN, BEN], invited: [] }
  const context = { tables: { join: async () => ({ ok: true, value: after }) }, isSilent: () => true } as unknown as Context
  const here = { venue: { guildId: lobby.guildId, channelId: lobby.channelId }, missingPermissions: ['attachFiles'] }
  const pressed = { table: before, user: BEN, locale: 'en', ...here, ...press } as unknown as TablePress
  const { message } = await joinBy(context, pressed)
  return textOf(message.blocks)
}

test('that a rematch is held back is said to the last who was called, and not where it waits for its host anyway', async () => {
  expect(await joinedSilently([BEN])).toContain('The game has not begun')
  expect(await joinedSilently([])).not.toContain('The game has not begun')
  expect(await joinedSilently([BEN], joinListed)).toContain('The game has not begun')
  expect(await joinedSilently([], joinListed)).not.toContain('The game has not begun')
})

test.each(LOCALES)('it says what the bot lacks, where that is known: %s', async (locale) => {
  const { permissions, lobby } = TEXTS[locale]
  for (const joinBy of [joinAgain, joinListed])
    expect(await joinedSilently([BEN], joinBy, { locale })).toContain(`**${permissions.attachFiles}**`)
  const elsewhere = await joinedSilently([BEN], joinListed, { locale, venue: { guildId: 'g1', channelId: 'c2' } })
  expect(elsewhere).toContain(lobby.notBegun(null))
})

test('a lobby inside a thread stays there, also by a menu from before that, and when it was promised a thread before that', async () => {
  const house = toldTables()
  const { id } = good(await house.tables.open(request()))
  const context = { ...house, channels: {} } as unknown as Context
  const pressed = async (chosen: string) =>
    ({ table: await house.tables.find(id), user: ANN, locale: 'en', chosen, threadless: true }) as TablePress
  const placed = { ...(await pressed('thread')), missingForThread: [] as const, isPrivate: true }
  await settle(context, placed, 'place')
  expect((await house.tables.find(id))?.terms.thread).toBe(false)
  good(await house.tables.configure(id, ANN, { thread: true }))
  good(await house.tables.join(id, BEN))
  await start(context, { ...(await pressed('')), missingPermissions: [], missingForThread: [] })
  expect(await house.tables.find(id)).toMatchObject({ status: 'playing', channelId: 'c1' })
})

test('a lobby that loses a player while its thread is opened goes on there', async () => {
  const house = toldTables()
  const { id } = good(await house.tables.open(request({ terms: { thread: true }, answers: true })))
  house.tables.retell(id)
  await until(() => house.channels.posted.length === 1)
  good(await house.tables.join(id, BEN))
  const openThread = async () => {
    good(await house.tables.remove(id, ANN, BEN.id, 'elsewhere'))
    return { kind: 'opened', threadId: 'thread' }
  }
  const log = { info: () => {} }
  const context = { ...house, log, channels: { ...house.channels, openThread } } as unknown as Context
  const by = { user: ANN, locale: 'en', messageId: 'm1', missingPermissions: [], missingForThread: [] }
  const begin = async () => {
    const press = { ...by, mayOpenThreads: true, table: await house.tables.find(id) } as unknown as TablePress
    return textOf((await start(context, press)).message.blocks)
  }
  expect(await begin()).toContain('At least 2 players')
  expect(await house.tables.find(id)).toMatchObject({ status: 'lobby', channelId: 'thread' })
  good(await house.tables.join(id, BEN))
  await begin()
  expect(await house.tables.find(id)).toMatchObject({ status: 'playing', channelId: 'thread' })
})

test.each([
  ['a channel', ChannelType.GuildText, false],
  ['a thread', ChannelType.PublicThread, true],
  ['the chat of a voice channel', ChannelType.GuildVoice, true],
])('a press in %s says whether threads can be opened there, and what the bot lacks for one', (_, type, threadless) => {
  const press = {
    member: { user: { id: '1', username: 'ann' }, roles: [], permissions: '0' },
    channel: { id: 'c1', type },
    message: {},
    app_permissions: '0',
  } as unknown as IncomingPress
  const read = readPresser(press, { visibleTo: async () => [] })
  expect(read.threadless).toBe(threadless)
  expect(read.missingForThread.length > 0).toBe(!threadless)
})

interface Control {
  readonly id: CustomId
  /** The last option of a menu. */
  readonly chosen: string | null
}

function controlsOn(blocks: readonly Block[]): readonly Control[] {
  const pressable = blocks.flatMap((block) => ('components' in block ? block.components : []))
  return pressable.flatMap((each): readonly Control[] => {
    const id = readCustomId(each.custom_id)
    return id === null ? [] : [{ id, chosen: 'options' in each ? (each.options.at(-1)?.value ?? null) : null }]
  })
}

/** Whether the answer to a press on a message of the channel changes that message. */
async function changesMessage(house: ToldTables, { id, chosen }: Control, user: User): Promise<boolean> {
  const paint = async () => ({ png: new Uint8Array(1), alt: 'a picture' })
  const context = { ...house, paint, games: [pioneers] } as unknown as Context
  const venue = { guildId: 'g1', channelId: 'c1' }
  const where = { venue, missingPermissions: [], isPrivate: false, hasPicture: true, messageId: 'm1' }
  const press = { id, chosen, user, locale: 'en', ...where }
  const { kind } = await answerPress(context, press as unknown as Press)
  return kind === 'update'
}

/** A lobby in which Ann, its host, can do everything but join. */
async function lobbyOf(house: ToldTables) {
  const { id } = good(await house.tables.open(request({ gameId: 'pioneers', capacity: 3, answers: true })))
  const table = good(await house.tables.join(id, BEN))
  if (table.status !== 'lobby') throw new Error('it has begun')
  return table
}

test('what is answered by a change of the lobby or of a question is awaited, and put in order, as one', async () => {
  const seen: string[] = []
  const count = controlsOn(lobbyMessage(await lobbyOf(toldTables())).blocks).length
  for (let index = 0; index < count; index++) {
    const house = toldTables()
    const control = controlsOn(lobbyMessage(await lobbyOf(house)).blocks)[index]
    if (control === undefined) throw new Error('the lobby has fewer controls')
    const { kind } = control.id.verb
    expect([kind, isShownInPlace(control.id)]).toEqual([kind, await changesMessage(house, control, kind === 'join' ? CAT : ANN)])
    seen.push(kind)
  }
  expect(seen).toEqual(expect.arrayContaining(['join', 'leave', 'start', 'close-lobby', 'colour', 'add-computer', 'rules']))
  const house = toldTables()
  const { id } = await begunTable(house)
  const { table, proposal } = good(await house.tables.askEnd(id, ANN))
  const [agree] = controlsOn(proposalMessage(table, proposal, null, true).blocks)
  if (agree === undefined) throw new Error('nothing can be answered')
  expect([isShownInPlace(agree.id), await changesMessage(house, agree, BEN)]).toEqual([true, true])
})
