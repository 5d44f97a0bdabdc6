import { afterAll, expect, test } from 'vitest'
import { replace } from '../../../commands/replace.js'
import type { Context } from '../../../src/discord/context/context.js'
import type { Call, Person } from '../../../src/discord/presses/command.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { ANN, cleanUp } from '../../tables/kit/house.js'
import { tally } from '../../tables/kit/tally-game.js'
import { begunTable, textOf, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

test.each(LOCALES)('a bot is refused as a substitute (%s)', async (locale) => {
  const house = toldTables()
  const { guildId, channelId } = await begunTable(house)
  const bot: Person = { user: { id: '9', name: 'Robot' }, isBot: true, isMember: true }
  const call: Call = {
    interactionId: '1',
    user: ANN,
    locale,
    guildLocale: 'en',
    moderator: false,
    venue: { guildId, channelId },
    missingPermissions: [],
    missingForThread: [],
    mayOpenThreads: true,
    threadless: false,
    channelIds: async () => [],
    subcommand: 'replace',
    option: () => '9',
    person: () => bot,
  }
  const reply = await replace.execute(tally, call, { tables: house.tables } as Context)
  expect(textOf(reply.message.blocks)).toBe(TEXTS[locale].refusals.noBots)
  expect((await house.tables.liveIn(channelId))?.position).toBe(1)
})
