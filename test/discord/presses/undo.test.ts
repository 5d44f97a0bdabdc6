/** Asking for an undo that computer players would refuse, and what *Undo* is called after the end of a turn. */
import { afterAll, expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import { handMessage, type PanelMaking, panelFor } from '../../../src/discord/context/panels.js'
import type { Reply } from '../../../src/discord/context/reply.js'
import { answerProposal } from '../../../src/discord/presses/game/proposal.js'
import { askUndo, keepStep, proposeUndo, undo } from '../../../src/discord/presses/game/undo.js'
import type { TablePress } from '../../../src/discord/presses/press.js'
import { refused } from '../../../src/discord/presses/refused.js'
import { standingStory } from '../../../src/discord/words/chronicle.js'
import { readerFor } from '../../../src/discord/words/reader.js'
import { at } from '../../../src/engine/lists.js'
import { pioneerDays } from '../../../src/games/pioneer-days/index.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { User } from '../../../src/tables/model/people.js'
import { freeSteps, type PlayingTable, seatsToMove } from '../../../src/tables/model/table.js'
import type { Tables } from '../../../src/tables/model/tables.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, BEN, begun, CAT, cleanUp, good, openHouse, pass, playing, press } from '../../tables/kit/house.js'
import { labelsOf, textOf } from '../kit/told-tables.js'

afterAll(cleanUp)

const COMPUTER: User = { id: 'computer-newcomer-0', name: 'Bessie' }

/** A table at which the first player’s time ran out after these presses. A computer player may hold the seat before theirs. */
async function afterTurn(actions: readonly string[], { computer }: { readonly computer: boolean }) {
  const house = openHouse()
  await house.tables.resume()
  const started = await begun(house, [ANN, BEN, CAT], { options: { turns: '1000' }, terms: { pace: 'live' } })
  const seat = seatOnTurn(started)
  await press(house, started.id, ...actions)
  await pass(house, 4 * 60_000)
  const { players, ...table } = await playing(house, started.id)
  expect(seatOnTurn(table)).toBe((seat + 1) % 3)
  const seated = players.map((player, each) => (computer && each === (seat + 2) % 3 ? COMPUTER : player))
  const now: PlayingTable = { ...table, players: seated }
  return { house, table: now, seat, user: at(seated, seat) }
}

const making = (tables: Tables): PanelMaking => ({
  tables,
  paint: async ({ alt }) => ({ png: new Uint8Array(1), alt }),
  emojis: () => undefined,
})

test.each<[string, readonly string[], boolean, boolean]>([
  ['something was drawn for it', ['add', 'roll'], true, false],
  ['it told a secret', ['add', 'peek'], true, false],
  ['nothing was drawn since', ['roll', 'add'], true, true],
  ['nobody is a computer player', ['add', 'roll'], false, true],
])('a step of an earlier turn, where %s', async (_, actions, computer, isOffered) => {
  const { house, table, seat } = await afterTurn(actions, { computer })
  const { blocks } = await handMessage(table, seat, 'en', [], making(house.tables))
  expect(labelsOf(blocks).includes(TEXTS.en.panel.askUndo)).toBe(isOffered)
})

test.each(LOCALES)('an old button says at the first press what computer players refuse, in %s', async (locale) => {
  const { house, table, user } = await afterTurn(['add', 'roll'], { computer: true })
  const refusal = { code: 'undo-blocked', by: 'seen-by-computers' } as const
  const asked: number[] = []
  const tables = {
    ...house.tables,
    find: async () => table,
    async askUndo(_id: string, _user: User, position: number) {
      asked.push(position)
      return { ok: false as const, refusal }
    },
  }
  const context = { ...making(tables), tables, clock: house.clock } as unknown as Context
  const pressed = { table, user, locale, id: { position: table.position } } as TablePress
  const { message } = await askUndo(context, pressed)
  expect(asked).toEqual([table.position])
  expect(textOf(message.blocks)).toContain(TEXTS[locale].refusals.undoBlocked['seen-by-computers'])
  expect(labelsOf(message.blocks)).not.toContain(TEXTS[locale].proposal.askThem)
})

test.each([
  // As long as disasters are decided and nobody else has.
  ['Pioneer Days', pioneerDays, 'end-turn'],
  ['Pioneers', pioneers, 'done-buying'],
] as const)('after the end of a turn or a part of it in %s, *Undo* says that it takes that back', async (_, game, end) => {
  const house = openHouse({ games: [game] })
  const { id } = await begun(house, [ANN, BEN], { gameId: game.id })
  const labels = async (table: PlayingTable, seat: number) =>
    LOCALES.map(async (locale) => labelsOf((await panelFor(table, seat, [], locale, [], making(house.tables))).blocks))
  for (let now = await playing(house, id); ; ) {
    const mover = seatsToMove(now)[0] ?? 0
    const legal = now.game.legalActions(now.state, mover)
    const action = legal.find((each) => each === end) ?? legal[0] ?? ''
    now = await press(house, id, action)
    if (action !== end || freeSteps(now, mover) === 0) continue
    const shown = await Promise.all(await labels(now, mover))
    expect(shown).toEqual(LOCALES.map((locale) => expect.arrayContaining([TEXTS[locale].panel.undoEnd])))
    const { table } = good(await house.tables.undo(id, at(now.players, mover), now.position))
    expect(table.status === 'playing' && table.game.legalActions(table.state, mover)).toContain(end)
    return
  }
})

test.each(LOCALES)('what is asked below the own things, kept, withdrawn or refused leaves them there, in %s', async (locale) => {
  const house = openHouse({ games: [pioneers] })
  const begin = await begun(house, [ANN, BEN], { gameId: pioneers.id })
  const mover = seatOnTurn(begin)
  let now = begin
  while (seatsToMove(now).includes(mover)) {
    const legal = pioneers.legalActions(now.state, mover)
    now = await press(house, now.id, legal.find((each) => each === 'done-buying') ?? at(legal, 0))
  }
  const [user, other] = [at(now.players, mover), at(now.players, 1 - mover)]
  const context = { ...making(house.tables), clock: house.clock } as unknown as Context
  const show = async (answer: (context: Context, pressed: TablePress) => Promise<Reply>) => {
    const table = await playing(house, now.id)
    const id = { position: table.position }
    const pressed = { table, user, locale, id, isPrivate: true } as TablePress
    const { message } = await answer(context, pressed)
    return { text: textOf(message.blocks), hasCard: message.picture !== null, labels: labelsOf(message.blocks) }
  }
  const { panel, proposal: words, refusals } = TEXTS[locale]
  expect((await show(askUndo)).labels).toContain(words.askThem)
  expect(await show(keepStep)).toMatchObject({ text: expect.stringContaining(panel.kept), hasCard: true })
  const asked = await show(proposeUndo)
  expect(asked).toMatchObject({ text: expect.stringContaining(words.pending), hasCard: true, labels: ['menu', words.withdraw] })
  const { proposal } = await playing(house, now.id)
  const id = proposal?.id ?? 0
  const answered = await show((given, pressed) => answerProposal(given, pressed, id, false))
  expect(answered).toMatchObject({ text: expect.stringContaining(words.youWithdrew), hasCard: true })
  await pass(house, 24 * 60 * 60_000)
  const again = good(await house.tables.askUndo(now.id, user, (await playing(house, now.id)).position))
  good(await house.tables.answer(now.id, other, again.proposal.id, false))
  const refusal = refusals.proposedLately('').slice(0, 20)
  expect(await show(askUndo)).toMatchObject({ text: expect.stringContaining(refusal), hasCard: true })
})

test.each(LOCALES)('whoever has undone as much as a turn allows is told how much that is, in %s', async (locale) => {
  const { house, table, user } = await afterTurn(['add'], { computer: false })
  const refusal = { code: 'undone-too-often', most: 200 } as const
  const tables = { ...house.tables, find: async () => table, undo: async () => ({ ok: false as const, refusal }) }
  const context = { ...making(tables), tables, clock: house.clock } as unknown as Context
  const { message } = await undo(context, { table, user, locale, id: { position: table.position } } as TablePress)
  expect(textOf(message.blocks)).toContain(TEXTS[locale].refusals.undoneTooOften(200))
})

test.each(LOCALES)(
  'an old button names the undo of what it belongs to, and whether the game has moved on since, in %s',
  async (locale) => {
    const house = openHouse()
    const table = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
    const { id, players, position: before } = table
    const [mover, other] = [at(players, seatOnTurn(table)), at(players, 1 - seatOnTurn(table))]
    const { position } = await press(house, id, 'roll')
    const { proposal } = good(await house.tables.askUndo(id, mover, position))
    good(await house.tables.answer(id, other, proposal.id, true))
    const entries = (await house.tables.log(id, position)).filter(({ kind }) => kind === 'undo')
    const answerTo = async (user: User, seen: number) => {
      const context = { ...making(house.tables), settings: { seen: async () => true }, clock: house.clock } as unknown as Context
      const pressed = { table, user, locale, id: { position: seen } } as TablePress
      const reply = await refused(context, pressed, { code: 'stale' })
      const told = 'message' in reply ? textOf(reply.message.blocks) : ''
      const [undone = '?'] = standingStory(table, entries, readerFor(table, user, locale))
      return { undone: told.includes(undone), movedOn: told.includes(TEXTS[locale].panel.movedOn) }
    }
    expect(await answerTo(mover, before)).toEqual({ undone: true, movedOn: false })
    expect(await answerTo(mover, position)).toEqual({ undone: true, movedOn: false })
    expect(await answerTo(other, position)).toEqual({ undone: true, movedOn: false })
    // What the other player saw then is what the undo led back to.
    expect(await answerTo(other, before)).toEqual({ undone: false, movedOn: true })
    await press(house, id, 'add', 'end')
    expect(await answerTo(mover, position)).toEqual({ undone: true, movedOn: true })
  },
)
