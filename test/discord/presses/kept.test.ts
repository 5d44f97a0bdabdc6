/** *No* below the questions of commands. */
import { afterAll, describe, expect, test } from 'vitest'
import { cancel } from '../../../commands/cancel.js'
import { end } from '../../../commands/end.js'
import { resign } from '../../../commands/resign.js'
import type { Context } from '../../../src/discord/context/context.js'
import type { Call } from '../../../src/discord/presses/command.js'
import type { Press } from '../../../src/discord/presses/press.js'
import { answerPress } from '../../../src/discord/presses/route.js'
import { readCustomId } from '../../../src/discord/wire/custom-id.js'
import type { Message } from '../../../src/discord/wire/message.js'
import { at } from '../../../src/engine/lists.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { User } from '../../../src/tables/model/people.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, BEN, begun, CAT, cleanUp, good, request } from '../../tables/kit/house.js'
import { tally } from '../../tables/kit/tally-game.js'
import { labelsOf, type ToldTables, textOf, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

const COMMANDS = { cancel, end, resign }
const VENUE = { guildId: 'g1', channelId: 'c1' }

/** The question of a command, and how its last button, *No*, is answered. */
async function asked(house: ToldTables, name: keyof typeof COMMANDS, user: User, locale: Locale, moderator = false) {
  const paint = async ({ alt }: { readonly alt: string }) => ({ png: new Uint8Array(1), alt })
  const context = { ...house, paint, emojis: () => undefined } as unknown as Context
  const asker = { user, locale, moderator, venue: VENUE }
  const { message } = await COMMANDS[name].execute(tally, asker as unknown as Call, context)
  const id = readCustomId(lastIdOf(message))
  return async () => (await answerPress(context, { ...asker, id, isPrivate: true } as unknown as Press)).message
}

function lastIdOf({ blocks }: Message): string {
  const ids = blocks.flatMap((block) =>
    'components' in block ? block.components.flatMap((each) => ('custom_id' in each ? [each.custom_id] : [])) : [],
  )
  return at(ids, ids.length - 1)
}

const isLine = ({ blocks, picture, shown }: Message, line: string) =>
  expect([textOf(blocks), labelsOf(blocks), picture, shown]).toEqual([line, [], null, undefined])

describe.each(LOCALES)('in %s *No* is answered by one line, and nothing of the game,', (locale) => {
  const { kept, keptOpen, gameCancelled } = TEXTS[locale].panel
  const onTurn = (table: PlayingTable) => at(table.players, seatOnTurn(table))
  const waiting = (table: PlayingTable) => at(table.players, 1 - seatOnTurn(table))

  test.each([
    ['cancel', 'whoever is on turn', onTurn, true],
    ['cancel', 'whoever waits', waiting, true],
    ['cancel', 'a moderator without a seat', () => CAT, true],
    ['resign', 'whoever is on turn', onTurn, false],
    ['resign', 'whoever waits', waiting, false],
  ] as const)('to /… %s by %s', async (name, _who, whom, moderator) => {
    const house = toldTables()
    const no = await asked(house, name, whom(await begun(house)), locale, moderator)
    isLine(await no(), kept)
  })

  test('to /… end by whoever plays with nobody but computer players', async () => {
    const house = toldTables()
    const { id } = good(await house.tables.open(request({ computers: ['newcomer'] })))
    good(await house.tables.start(id, ANN))
    isLine(await (await asked(house, 'end', ANN, locale))(), kept)
  })

  test('to /… cancel before the game', async () => {
    const house = toldTables()
    good(await house.tables.open(request({ host: BEN })))
    isLine(await (await asked(house, 'cancel', BEN, locale))(), keptOpen)
  })

  test('unless the game has begun meanwhile, whose panel is shown then', async () => {
    const house = toldTables()
    const { id } = good(await house.tables.open(request({ host: ANN, computers: ['newcomer'] })))
    const no = await asked(house, 'cancel', ANN, locale)
    good(await house.tables.start(id, ANN))
    const { blocks } = await no()
    expect(textOf(blocks)).not.toContain(kept)
    expect(textOf(blocks)).toContain(tally.name[locale])
  })

  test('unless the game has ended meanwhile, which is told', async () => {
    const house = toldTables()
    const table = await begun(house)
    const no = await asked(house, 'resign', ANN, locale)
    good(await house.tables.cancel(table.id, ANN, true))
    expect(textOf((await no()).blocks)).toContain(gameCancelled)
  })
})
