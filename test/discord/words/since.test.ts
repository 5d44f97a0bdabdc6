import { afterAll, expect, test } from 'vitest'
import { sinceLastMove } from '../../../src/discord/words/missed.js'
import { readerFor } from '../../../src/discord/words/reader.js'
import { linesOfTurn } from '../../../src/discord/words/turns-taken.js'
import type { Seat } from '../../../src/engine/game.js'
import type { AnyFact } from '../../../src/games/game.js'
import { pioneer } from '../../../src/games/pioneer/index.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { Cause, LogEntry } from '../../../src/tables/model/log.js'
import type { User } from '../../../src/tables/model/people.js'
import { type PlayingTable, seatsToMove } from '../../../src/tables/model/table.js'
import type { Tables } from '../../../src/tables/model/tables.js'
import { ANN, BEN, begun, CAT, cleanUp, EVE, good, openHouse, playing, press } from '../../tables/kit/house.js'

afterAll(cleanUp)

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** What the first player missed whose only opponent has added so often meanwhile. */
async function missedAfter(additions: number, locale: Locale): Promise<readonly string[]> {
  const house = openHouse()
  const { id } = await begun(house, undefined, { options: { turns: '1000' } })
  const mover = async (): Promise<User> => {
    const table = await playing(house, id)
    return table.players[seatsToMove(table)[0] ?? 0] ?? ANN
  }
  const user = await mover()
  await press(house, id, 'end')
  await press(house, id, ...Array.from({ length: additions }, () => 'add'), 'end')
  return sinceLastMove(house.tables, await playing(house, id), user, locale)
}

test.each(LOCALES)('each turn that was missed is one line, under a heading in %s', async (locale) => {
  const [heading, ...turns] = await missedAfter(2, locale)
  expect(heading).toBe(`**${TEXTS[locale].panel.since}**`)
  expect(turns).toEqual([expect.stringMatching(/^\*\*\w+\*\* add 1, add 1, end/)])
})

test('a turn that was undone, so that an earlier one went on, is not told as taken', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN, CAT], { options: { turns: '1000' } })
  const userOf = (table: PlayingTable, seat = seatsToMove(table)[0] ?? 0): User => table.players[seat] ?? ANN
  const asker = userOf(await playing(house, id))
  const next = userOf(await press(house, id, 'ask-all', 'yes', 'yes', 'end'))
  const { position, players } = await press(house, id, 'peek')
  const { proposal } = good(await house.tables.askUndo(id, asker, position))
  const others = players.filter((player) => player.id !== asker.id)
  for (const other of others) good(await house.tables.answer(id, other, proposal.id, true))
  const table = await press(house, id, 'end', 'add', 'end')
  const story = await sinceLastMove(house.tables, table, userOf(table), 'en')
  const { chronicle } = TEXTS.en
  const ended = `${players.findIndex(({ id: userId }) => userId === asker.id)} end 1`
  expect(story).toContain(`${chronicle.tookBackAgreed(asker.name, 1)} *(${ended})*`)
  expect(story.at(-1)).toMatch(new RegExp(`^\\*\\*${next.name}\\*\\* add 1, end`))
})

test('a turn that began again after an undo has been missed, even if its player had pressed something in it', async () => {
  const house = openHouse()
  const { id, ...table } = await begun(house, undefined, { options: { turns: '1000' } })
  const asker = table.players[seatsToMove({ id, ...table })[0] ?? 0] ?? ANN
  const { position, players } = await press(house, id, 'end', 'add')
  const other = players.find((player) => player.id !== asker.id) ?? BEN
  const { proposal } = good(await house.tables.askUndo(id, asker, position))
  good(await house.tables.answer(id, other, proposal.id, true))
  const story = await sinceLastMove(house.tables, await press(house, id, 'add', 'add', 'end'), other, 'en')
  expect(story).toContain(TEXTS.en.chronicle.tookBackAgreed(asker.name, 1))
  expect(story.filter((line) => /add 1$/.test(line))).toHaveLength(2)
})

test('what the answer to the last press told is not told again, but what followed later is', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN, CAT], { options: { turns: '1000' } })
  const start = await playing(house, id)
  const [first = 0] = seatsToMove(start)
  const [asker = ANN, user = BEN, other = CAT] = [0, 1, 2].flatMap((step) => start.players[(first + step) % 3] ?? [])
  await press(house, id, 'ask-all')
  const { position } = await playing(house, id)
  const { table: asked, entries } = good(await house.tables.act(id, user, position, 'dare'))
  expect(entries.map(({ kind }) => kind)).toEqual(['action', 'draw'])
  house.clock.advance(1000)
  good(await house.tables.setOrder(id, other, 'yes'))
  const [heading, ...story] = await sinceLastMove(house.tables, await press(house, id, 'end'), user, 'en')
  expect(heading).toBe(`**${TEXTS.en.panel.since}**`)
  const seatOf = ({ id: userId }: User) => asked.players.findIndex((player) => player.id === userId)
  expect(story).toEqual([expect.stringMatching(new RegExp(`^${seatOf(other)} yes 1`)), `${seatOf(asker)} end 1`])
})

test('whoever undid a move has missed nothing', async () => {
  const house = openHouse()
  const { id } = await begun(house, undefined, { options: { turns: '1000' } })
  const table = await press(house, id, 'end', 'add')
  const mover = table.players[seatsToMove(table)[0] ?? 0] ?? ANN
  good(await house.tables.undo(id, mover, table.position))
  expect(await sinceLastMove(house.tables, await playing(house, id), mover, 'en')).toEqual([])
})

test('whoever has taken over a seat reads who did what in it before', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
  const start = await playing(house, id)
  const [seat = 0] = seatsToMove(start)
  const from = start.players[seat] ?? ANN
  const other = from.id === ANN.id ? BEN : ANN
  await press(house, id, 'add', 'end')
  const asked = await house.tables.askReplace(id, other, seat, CAT, { moderator: false, hasLeft: false })
  const { proposal } = good(asked)
  for (const user of proposal.asked) good(await house.tables.answer(id, user, proposal.id, true))
  const [heading, ...story] = await sinceLastMove(house.tables, await press(house, id, 'end'), CAT, 'en')
  expect(heading).toBe(`**${TEXTS.en.turn.sinceStart}**`)
  expect(story).toEqual([
    expect.stringMatching(new RegExp(`^\\*\\*${from.name}\\*\\* add 1, end`)),
    expect.stringMatching(new RegExp(`^\\*\\*${other.name}\\*\\* end`)),
    TEXTS.en.chronicle.own.tookOver(from.name),
  ])
})

test('whoever begins has missed nothing, whatever was drawn before', async () => {
  const house = openHouse({ games: [pioneer] })
  const { id } = await begun(house, [ANN, BEN], { gameId: pioneer.id })
  const table = await playing(house, id)
  const entries = await house.tables.log(id, 0)
  expect(entries.flatMap((entry) => ('facts' in entry ? entry.facts : [])).map(({ kind }) => kind)).toContain('metals')
  const first = table.players[seatsToMove(table)[0] ?? 0] ?? ANN
  expect(await sinceLastMove(house.tables, table, first, 'en')).toEqual([])
})

test.each(LOCALES)('cards drawn and metals laid out when a turn ended by itself are no news in %s', async (locale) => {
  const house = openHouse({ games: [pioneer] })
  const { id } = await begun(house, [ANN, BEN], { gameId: pioneer.id })
  const start = await playing(house, id)
  const [mover = 0] = seatsToMove(start)
  await press(house, id, 'buy.scout', 'end-cards', 'end-cards')
  const ended = (entry: LogEntry): LogEntry =>
    entry.kind === 'action' && entry.action === 'end-cards' ? { ...entry, cause: 'only-end' } : entry
  const tables: Pick<Tables, 'log'> = { log: async (...asked) => (await house.tables.log(...asked)).map(ended) }
  const facts = (await tables.log(id, 0)).flatMap((entry) => ('facts' in entry ? entry.facts : []))
  expect(facts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['drew-cards', 'metals']))
  expect(await sinceLastMove(tables, await playing(house, id), start.players[mover] ?? ANN, locale)).toEqual([])
})

test.each(LOCALES)('what was missed has its heading in %s, however much of it is left out', async (locale) => {
  const [heading, turn = '', ...others] = await missedAfter(200, locale)
  expect([heading, others]).toEqual([`**${TEXTS[locale].panel.since}**`, []])
  expect(turn).toMatch(/^\*\*\w+\*\* add 1.*…$/)
  expect(turn.length).toBeLessThanOrEqual(700)
})

test('the reason why another seat acted does not stand beside the name of whose turn it was', async () => {
  const table = await begun(openHouse())
  const reader = readerFor(table, EVE, 'en')
  const told = (seat: Seat) => {
    const facts = [{ kind: 'add', to: 'table', by: seat, value: 1 } as const]
    const entry = {
      kind: 'action',
      position: 2,
      at: new Date(0),
      turn: 1,
      seat,
      userId: EVE.id,
      cause: 'clock',
      action: 'add',
      facts,
    } as const
    return linesOfTurn({ number: 1, seat: 0, entries: [entry] }, () => ({ table, reader })).join()
  }
  const { clock } = TEXTS.en.chronicle.causes
  expect(told(0)).toContain(clock)
  expect(told(1)).toContain('add 1')
  expect(told(1)).not.toContain(clock)
})

test.each([
  ['en', /^Eden’s Gate is charted in sector 7; this is the last round$/],
  ['fr', /^Le secteur 7 est révélé \(Porte d’Éden\) ; c’est la dernière manche$/],
  ['de', /^Edens Tor in Sektor 7 wird aufgedeckt; die letzte Runde läuft$/],
] as const)('what happened in a turn without deeds does not follow the name of its player, in %s', async (locale, told) => {
  const house = openHouse({ games: [pioneer] })
  const table = await begun(house, [ANN, BEN], { gameId: pioneer.id })
  const reader = readerFor(table, EVE, locale)
  const entry = {
    kind: 'action',
    position: 2,
    at: new Date(0),
    turn: 1,
    userId: ANN.id,
    action: 'end-cards',
  } as const
  const charted = { to: 'table', kind: 'turned-up', by: 'chart', tile: 6, system: 'edens-gate', left: 0 } as const
  const last = { to: 'table', kind: 'last-round', round: 3 } as const
  const linesBy = (cause: Cause, ...facts: AnyFact[]) =>
    linesOfTurn({ number: 1, seat: 0, entries: [{ ...entry, cause, seat: 0, facts }] }, () => ({ table, reader }))
  const linesOf = (...facts: AnyFact[]) => linesBy('clock', ...facts)
  const [line = ''] = linesBy('player', charted, last).map(plain)
  expect(line).toMatch(told)
  expect(linesBy('player')).toEqual([])
  // What happened does not say that time ran out, nor does nothing.
  const remark = `**${table.players[0]?.name}** *(${TEXTS[locale].chronicle.causes.clock})*`
  expect(linesOf()).toEqual([remark])
  // Each turn would have a line without news then.
  expect((['autopilot', 'order'] as const).flatMap((cause) => linesBy(cause))).toEqual([])
  const late = linesOf(charted, last).map(plain).join().split(' – ')
  expect(late).toEqual([remark, locale === 'fr' ? line.replace('Le', 'le') : line])
  const strike = { to: 'table', kind: 'destroyed', seat: 1, tile: 2, lost: [{ seat: 0, unit: 'scout', count: 1 }] } as const
  const other = table.players[1]?.name ?? ''
  expect(linesBy('player', strike).join()).toMatch(new RegExp(`^${other} `))
  expect(linesOf(strike).join().startsWith(`${remark} – ${other} `)).toBe(true)
  const built = { to: 'table', kind: 'fortified', seat: 0, tile: 2 } as const
  expect(linesOf(built, charted).join()).toMatch(new RegExp(`^\\*\\*${table.players[0]?.name}\\*\\* \\*\\(.*\\)\\* \\p{Ll}`, 'u'))
})
