/** Who may have a game in a thread of its own: the bot opens no thread for somebody whom the server lets open none. */
import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10'
import { afterAll, describe, expect, test } from 'vitest'
import { newTable } from '../../../commands/new.js'
import type { Context } from '../../../src/discord/context/context.js'
import type { Call } from '../../../src/discord/presses/command.js'
import { type IncomingPress, readPresser } from '../../../src/discord/presses/intake/incoming.js'
import { settle } from '../../../src/discord/presses/lobby/host.js'
import { start, startWithout } from '../../../src/discord/presses/lobby/start.js'
import type { Presser, TablePress } from '../../../src/discord/presses/press.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { ANN, BEN, cleanUp, good, request } from '../../tables/kit/house.js'
import { tally } from '../../tables/kit/tally-game.js'
import { type ToldTables, textOf, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

const Bits = PermissionFlagsBits
const MEMBERS = Bits.ViewChannel | Bits.UseApplicationCommands

/** Ann in a channel where the bot may do everything and she has these permissions. */
function presser(permissions: bigint, type = ChannelType.GuildText, locale: Locale = 'en'): Presser {
  const press = {
    locale,
    guild_id: 'g1',
    member: { user: { id: ANN.id, username: ANN.name }, roles: [], permissions: String(permissions) },
    channel: { id: 'c1', type },
    message: {},
    app_permissions: String(Bits.Administrator),
  } as unknown as IncomingPress
  return readPresser(press, { visibleTo: async () => [] })
}

/** A lobby of Ann's, and what the bot asked Discord for. */
async function lobbyOf(house: ToldTables, thread: boolean) {
  const { id } = good(await house.tables.open(request({ terms: { thread } })))
  good(await house.tables.join(id, BEN))
  const opened: string[] = []
  const openThread = async (channelId: string) => {
    opened.push(channelId)
    return { kind: 'opened', threadId: 'thread' }
  }
  const context = { ...house, channels: { ...house.channels, openThread } } as unknown as Context
  const pressBy = async (by: Presser, chosen: string | null = null) => {
    return { ...by, table: await house.tables.find(id), chosen, messageId: 'm1', hasPicture: false } as TablePress
  }
  return { context, opened, pressBy, found: () => house.tables.find(id) }
}

describe('threads may be opened', () => {
  test.each([
    ['with the permission for it', MEMBERS | Bits.CreatePublicThreads, ChannelType.GuildText, true],
    ['by administrators', Bits.Administrator, ChannelType.GuildText, true],
    ['not without it', MEMBERS | Bits.SendMessagesInThreads | Bits.CreatePrivateThreads, ChannelType.GuildText, false],
    ['not without it in a channel for announcements', MEMBERS, ChannelType.GuildAnnouncement, false],
  ])('%s', (_, permissions, type, may) => {
    expect(presser(permissions, type).mayOpenThreads).toBe(may)
  })

  test.each([ChannelType.PublicThread, ChannelType.GuildVoice])('without it where no table gets one (%s)', (type) => {
    expect(presser(MEMBERS, type).mayOpenThreads).toBe(true)
  })
})

describe.each(LOCALES)('whoever may open no threads is told what to do instead (%s)', (locale) => {
  const by = presser(MEMBERS, ChannelType.GuildText, locale)
  const { lobby, permissions } = TEXTS[locale]

  function demandRefused(said: string): void {
    expect(said).toContain(`**${permissions.createPublicThreads}**`)
    expect(said).toContain(`**${lobby.place.channel}**`)
  }

  test('when opening a table', async () => {
    const house = toldTables()
    const option = (name: string) => (name === 'place' ? 'thread' : null)
    const call: Call = { ...by, interactionId: '1', subcommand: 'new', option, person: () => null }
    const reply = await newTable.execute(tally, call, house as unknown as Context)
    demandRefused(textOf(reply.message.blocks))
    expect(await house.tables.liveIn('c1')).toBeNull()
  })

  test('when settling the place of a lobby', async () => {
    const { context, pressBy, found } = await lobbyOf(toldTables(), false)
    const { message } = await settle(context, await pressBy(by, 'thread'), 'place')
    demandRefused(textOf(message.blocks))
    expect((await found())?.terms.thread).toBe(false)
  })

  test('when starting the game of a lobby that is to have one, whose host they have become', async () => {
    const { context, opened, pressBy, found } = await lobbyOf(toldTables(), true)
    for (const begin of [start, startWithout]) demandRefused(textOf((await begin(context, await pressBy(by))).message.blocks))
    expect([opened, (await found())?.status]).toEqual([[], 'lobby'])
    await settle(context, await pressBy(by, 'channel'), 'place')
    await start(context, await pressBy(by))
    expect([opened, (await found())?.status]).toEqual([[], 'playing'])
  })
})
