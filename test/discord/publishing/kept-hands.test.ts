/** A player's own things, below which a proposal of theirs waits, when that proposal is settled without a press on them. */
import { afterAll, describe, expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import type { Reply } from '../../../src/discord/context/reply.js'
import { order } from '../../../src/discord/presses/game/order.js'
import { hand } from '../../../src/discord/presses/look.js'
import { presentedOnHand, type TablePress } from '../../../src/discord/presses/press.js'
import type { Message } from '../../../src/discord/wire/message.js'
import { at } from '../../../src/engine/lists.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { User } from '../../../src/tables/model/people.js'
import { seatOf, seatsToMove } from '../../../src/tables/model/table.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, BEN, begun, CAT, cleanUp, DAN, good, pass, playing, press, until } from '../../tables/kit/house.js'
import { labelsOf, type ToldTables, textOf, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

const MINUTE = 60_000

/** A game of three after the first player's turn. */
async function afterTurn() {
  const house = toldTables()
  const begin = await begun(house, [ANN, BEN, CAT], { gameId: pioneers.id })
  const seat = seatOnTurn(begin)
  let now = begin
  while (seatOnTurn(now) === seat) {
    const legal = pioneers.legalActions(now.state, at(seatsToMove(now), 0))
    now = await press(house, now.id, legal.find((each) => each === 'done-buying') ?? at(legal, 0))
  }
  return { house, id: now.id, user: at(now.players, seat), other: at(now.players, seatOnTurn(now)) }
}

type AfterTurn = Awaited<ReturnType<typeof afterTurn>>
type Step = (from: AfterTurn) => Promise<void>

async function askUndo({ house, id, user }: AfterTurn): Promise<void> {
  good(await house.tables.askUndo(id, user, (await playing(house, id)).position))
}

async function askReplace({ house, id, user }: AfterTurn, from: User): Promise<void> {
  const seat = seatOf(await playing(house, id), from.id) ?? -1
  good(await house.tables.askReplace(id, user, seat, DAN, { moderator: false, hasLeft: false }))
}

/** All who are asked agree, or one of them or the proposer says no. */
async function answer({ house, id }: AfterTurn, by: User | 'all'): Promise<void> {
  const { proposal } = await playing(house, id)
  if (proposal === null) throw new Error('nothing is proposed')
  for (const each of by === 'all' ? proposal.asked : [by]) good(await house.tables.answer(id, each, proposal.id, by === 'all'))
}

async function move({ house, id }: AfterTurn): Promise<void> {
  const table = await playing(house, id)
  await press(house, id, at(pioneers.legalActions(table.state, seatOnTurn(table)), 0))
}

/** The proposer's own things as an answer shows them, or as the player opens them. */
async function ownThings({ house, id, user }: AfterTurn, locale: Locale, opened: 'answered' | 'opened'): Promise<Message> {
  const paint = async ({ alt }: { readonly alt: string }) => ({ png: new Uint8Array(1), alt })
  const context = { ...house, paint, emojis: () => undefined } as unknown as Context
  const table = await playing(house, id)
  const pressed = { table, user, locale, isPrivate: true } as TablePress
  return (await (opened === 'opened' ? hand(context, pressed) : presentedOnHand(context, pressed, table, []))).message
}

/** The answer to an order that the player gives below their own things. */
async function ordered({ house, id, user }: AfterTurn, locale: Locale, chosen: string): Promise<Reply> {
  const paint = async ({ alt }: { readonly alt: string }) => ({ png: new Uint8Array(1), alt })
  const context = { ...house, paint, emojis: () => undefined } as unknown as Context
  const table = await playing(house, id)
  const verb = { kind: 'orders', on: 'hand' } as const
  const pressed = { table, user, locale, chosen, isPrivate: true, id: { tableId: id, position: table.position, verb } }
  return order(context, pressed as unknown as TablePress, 'hand')
}

/** From now on the message stands in the channel. The result tells what it shows. */
async function standing({ privateMessages, clock }: ToldTables, user: User, locale: Locale, message: Message) {
  let shown = message
  const change = async (changed: Message) => {
    shown = changed
  }
  const before = { channelId: 'c1', user, locale, until: clock.now().getTime() + 14 * MINUTE }
  await privateMessages.panels.stands(before, message, { messageId: 'm1', remove: async () => {}, change })
  return () => ({
    ...{ text: textOf(shown.blocks), hasCard: shown.picture !== null },
    isWaiting: labelsOf(shown.blocks).includes(TEXTS[locale].proposal.withdraw),
  })
}

describe.each(LOCALES)("a player's own things stay, and say in %s that", (locale) => {
  const { proposal: words, panel } = TEXTS[locale]
  const cases: readonly [string, Step, Step, string][] = [
    ['the game has moved on', askUndo, move, words.overtaken],
    ['the player has withdrawn in the channel', askUndo, (from) => answer(from, from.user), words.youWithdrew],
    ['somebody has refused', askUndo, (from) => answer(from, from.other), words.refused('')],
    ['nothing waits any more', (from) => askReplace(from, from.other), (from) => answer(from, 'all'), ''],
  ]

  describe.each(['answered', 'opened'] as const)('when they were %s:', (opened) => {
    test.each(cases)('%s', async (_, ask, settle, said) => {
      const from = await afterTurn()
      await ask(from)
      const shows = await standing(from.house, from.user, locale, await ownThings(from, locale, opened))
      expect(shows()).toMatchObject({ hasCard: true, isWaiting: true })
      await settle(from)
      await until(() => !shows().isWaiting)
      expect(shows()).toMatchObject({ hasCard: true, text: expect.stringContaining(said) })
    })
  })

  test('nothing waits any more, if that was settled while they were under way', async () => {
    const from = await afterTurn()
    await askUndo(from)
    const message = await ownThings(from, locale, 'answered')
    await answer(from, from.other)
    const shows = await standing(from.house, from.user, locale, message)
    await until(() => !shows().isWaiting)
    const settled = TEXTS[locale].refusals.plain['no-such-proposal']
    expect(shows().hasCard).toBe(true)
    // What the announcement says later on takes the place of that.
    expect([settled, words.refused('')].some((said) => shows().text.includes(said))).toBe(true)
  })

  test('whose the seat is, if it was taken over while they were under way', async () => {
    const from = await afterTurn()
    await askReplace(from, from.user)
    const message = await ownThings(from, locale, 'opened')
    await answer(from, 'all')
    const shows = await standing(from.house, from.user, locale, message)
    await until(() => !shows().isWaiting)
    expect(shows()).toMatchObject({ hasCard: false, text: expect.stringContaining(panel.takenOver(DAN.name)) })
  })

  test('which order was given last, even if they were being drawn anew just then', async () => {
    const from = await afterTurn()
    const { house, user, other } = from
    await askUndo(from)
    const shows = await standing(house, user, locale, await ownThings(from, locale, 'opened'))
    let dry = () => {}
    const drawn = new Promise<void>((done) => {
      dry = done
    })
    const isTaken = () => house.privateMessages.panels.at(from.id).length === 0
    house.ink.dry = async () => {
      if (isTaken()) await drawn
    }
    await answer(from, other)
    await until(isTaken)
    const { message } = await ordered(from, locale, 'decline')
    const shownThen = await standing(house, user, locale, message)
    dry()
    await pass(house, 1000)
    expect(shownThen().text).toContain(panel.ordered(pioneers.orderTexts?.[locale].choices.decline ?? ''))
    expect(shows().isWaiting).toBe(true)
  })

  test('they are gone once the player’s own seat was taken over as proposed', async () => {
    const from = await afterTurn()
    await askReplace(from, from.user)
    const shows = await standing(from.house, from.user, locale, await ownThings(from, locale, 'answered'))
    await answer(from, 'all')
    await until(() => !shows().isWaiting)
    expect(shows()).toMatchObject({ hasCard: false, text: expect.stringContaining(panel.takenOver(DAN.name)) })
  })

  test('nothing about a proposal to whoever is to move, whose panel says that', async () => {
    const { house, id, user, other } = await afterTurn()
    const onTurn = { house, id, user: other, other: user }
    await askReplace(onTurn, user)
    const { blocks, shown } = await ownThings(onTurn, locale, 'opened')
    expect([labelsOf(blocks).at(-1), shown]).toEqual([TEXTS[locale].turn.take, undefined])
    expect(textOf((await ownThings(onTurn, locale, 'answered')).blocks)).toContain(words.pending)
  })
})
