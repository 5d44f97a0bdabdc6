/** Buttons and menus of a seat that somebody else has taken over, pressed by its player, who has taken over another one. */
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import { handMessage, presentFor } from '../../../src/discord/context/panels.js'
import type { Press } from '../../../src/discord/presses/press.js'
import { answerPress } from '../../../src/discord/presses/route.js'
import { readCustomId } from '../../../src/discord/wire/custom-id.js'
import type { Message } from '../../../src/discord/wire/message.js'
import type { Game } from '../../../src/games/game.js'
import { pioneer } from '../../../src/games/pioneer/index.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { User } from '../../../src/tables/model/people.js'
import { positionFor } from '../../../src/tables/model/table.js'
import { ATTACK, beforeBattle } from '../../tables/kit/battle-game.js'
import { ANN, BEN, cleanUp, EVE, freshFolder, good, playing, request, testClock } from '../../tables/kit/house.js'
import { fakeChannels } from '../kit/fake-channels.js'
import { fakeDirects } from '../kit/fake-directs.js'
import { type ToldTables, textOf, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

/** Ann has seat 0, and Ben seat 1. */
async function begun(game: Game) {
  const house = toldTables(join(freshFolder(), 'seats.sqlite'), fakeChannels(), testClock(), fakeDirects(), [game])
  const lobby = good(await house.tables.open(request({ gameId: game.id, capacity: 2, terms: { seating: 'joined' } })))
  good(await house.tables.join(lobby.id, BEN))
  const { id } = good(await house.tables.start(lobby.id, ANN))
  const paint = async ({ alt }: { readonly alt: string }) => ({ png: new Uint8Array(1), alt })
  const context = { ...house, paint, emojis: () => undefined } as unknown as Context
  const act = async (user: User, ...actions: readonly string[]) => {
    for (const action of actions) good(await house.tables.act(id, user, (await playing(house, id)).position, action))
  }
  return { house, id, context, act }
}

/** Eve takes over Ann's seat, and Ann takes over Ben's. */
async function changeSeats(house: ToldTables, id: string): Promise<void> {
  for (const [by, seat, substitute] of [
    [ANN, 0, EVE],
    [BEN, 1, ANN],
  ] as const) {
    const asked = good(await house.tables.askReplace(id, by, seat, substitute, { moderator: false, hasLeft: false }))
    for (const each of asked.proposal.asked) good(await house.tables.answer(id, each, asked.proposal.id, true))
  }
  expect((await playing(house, id)).players).toEqual([EVE, ANN])
}

/** What Ann is answered to the button of a message whose id ends so. */
async function pressed(context: Context, message: Message, ending: string, locale: Locale, chosen: string | null = null) {
  const ids = message.blocks.flatMap((block) => ('components' in block ? block.components : []))
  const id = ids.flatMap((each) => ('custom_id' in each ? [each.custom_id] : [])).find((each) => each.endsWith(ending))
  const venue = { guildId: 'g1', channelId: 'c1' }
  const press = { id: readCustomId(id ?? ''), user: ANN, locale, venue, chosen, isPrivate: true, missingPermissions: [] }
  return textOf((await answerPress(context, press as unknown as Press)).message.blocks)
}

test.each(LOCALES)('a button does nothing for another seat whose position is the same, in %s', async (locale) => {
  const { house, id, context, act } = await begun(beforeBattle)
  await act(ANN, ...ATTACK)
  await act(BEN, 'hit.1.0.warship')
  await act(ANN, 'hit.1.1.warship', 'aim-anew', 'hit.1.1.warship', 'aim-anew', 'hit.1.1.warship')
  const before = await playing(house, id)
  const old = await presentFor(before, ANN, locale, [], context)
  await changeSeats(house, id)
  await act(ANN, 'aim-anew', 'hit.1.0.warship')
  const now = await playing(house, id)
  expect(positionFor(now, 1)).toBe(positionFor(before, 0))
  expect(pioneer.legalActions(now.state, 1)).toContain('fire')
  expect(await pressed(context, old, ':a:fire', locale)).toContain(TEXTS[locale].refusals.stale)
  expect((await playing(house, id)).position).toBe(now.position)
  // That of the present seat does what it says.
  await pressed(context, await presentFor(now, ANN, locale, [], context), ':a:fire', locale)
  expect((await playing(house, id)).position).toBe(now.position + 1)
})

test.each(LOCALES)('a menu sets no standing order of another seat, in %s', async (locale) => {
  const { house, id, context } = await begun(pioneers)
  const orders = async () => (await playing(house, id)).attendance.map(({ order }) => order)
  const old = await handMessage(await playing(house, id), 0, locale, [], context)
  await changeSeats(house, id)
  const before = await orders()
  const [, second = ''] = pioneers.standingOrders
  expect(await pressed(context, old, ':orders:hand', locale, second)).toContain(TEXTS[locale].refusals.stale)
  expect(await orders()).toEqual(before)
  const present = await handMessage(await playing(house, id), 1, locale, [], context)
  await pressed(context, present, ':orders:hand', locale, second)
  expect(await orders()).toEqual([before[0], second])
  // One of an older message belongs to whatever seat its player has.
  const [first = ''] = pioneers.standingOrders
  const { tableId, position, verb } = readCustomId(`s1:${id}:1:orders:hand`) ?? {}
  const older = { id: { tableId, position, verb }, user: ANN, locale, venue: { guildId: 'g1', channelId: 'c1' }, chosen: first }
  await answerPress(context, { ...older, isPrivate: true } as unknown as Press)
  expect(await orders()).toEqual(before)
})
