/** Whom a table waits for: what the channel is told and what each reader is offered, at every stage of a turn. */
import { afterAll, describe, expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import { rules } from '../../../src/discord/presses/look.js'
import type { TablePress } from '../../../src/discord/presses/press.js'
import { type Onlooker, positionMessage, replayMessage } from '../../../src/discord/presses/replays/replay-messages.js'
import { createQuestions } from '../../../src/discord/publishing/questions.js'
import { readCustomId } from '../../../src/discord/wire/custom-id.js'
import type { Message } from '../../../src/discord/wire/message.js'
import { proposalMessage } from '../../../src/discord/words/proposal.js'
import { readerOf } from '../../../src/discord/words/reader.js'
import { logMessage } from '../../../src/discord/words/reference.js'
import { refusalAt } from '../../../src/discord/words/refusals.js'
import { textMessage } from '../../../src/discord/words/table-text.js'
import { spectatorMessage, tablesMessage } from '../../../src/discord/words/tables-list.js'
import { askMessage, awayMessage, boardMessage, callMessage, turnMessage } from '../../../src/discord/words/turn.js'
import type { Seat } from '../../../src/engine/game.js'
import type { Game } from '../../../src/games/game.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { listed } from '../../../src/i18n/words.js'
import { USUAL_TERMS } from '../../../src/tables/decisions/lobby.js'
import { type Attendance, PRESENT } from '../../../src/tables/model/attendance.js'
import type { User } from '../../../src/tables/model/people.js'
import type { Clock } from '../../../src/tables/model/ports.js'
import { type PlayingTable, seatsToMove } from '../../../src/tables/model/table.js'
import type { Past } from '../../../src/tables/past/history.js'
import { type Playout, playout } from '../../conformance/playout.js'
import { sealedBids } from '../../conformance/tiny-game/index.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { cleanUp, openHouse } from '../../tables/kit/house.js'
import { labelsOf, textOf } from '../kit/told-tables.js'

afterAll(cleanUp)

const USERS: readonly User[] = ['Ann', 'Ben', 'Cat'].map((name, seat) => ({ id: `u${seat}`, name }))
const [ANN = { id: '', name: '' }] = USERS
const GAME = playout(pioneers, USERS.length, 'who is called')
const NEWS = { turn: 1, heading: null, earlier: null, story: [], soFar: [] }
const PICTURE = { png: new Uint8Array(1), alt: 'alt' }

/** A table at the first decision that fits. */
function tableWhere(
  fits: (turn: Seat, movers: readonly Seat[]) => boolean,
  locale: Locale,
  by: Attendance['by'] = 'player',
  game: Game = pioneers,
  played: Playout = GAME,
): PlayingTable {
  const found = played.decisions.find(({ state, movers }) => fits(seatOnTurn({ game, state }), movers))
  if (found === undefined) throw new Error('no such decision')
  return {
    ...{ id: 'abcdefgh', guildId: 'g', channelId: 'c', openedIn: 'c', follows: null, commitment: null },
    ...{ game, options: played.chosen, terms: USUAL_TERMS, locale, host: ANN, players: USERS, colours: [0, 1, 2] },
    ...{ capacity: 3, position: 9, createdAt: new Date(0), status: 'playing', state: found.state },
    ...{ attendance: USERS.map(() => ({ ...PRESENT, by })), leavers: [], proposal: null, lastProposalId: 0, pauses: [] },
    ...{ takebacks: [], retraceable: true, idle: { until: 0, isTold: false } },
  }
}

const isOwn = (turn: Seat, movers: readonly Seat[]) => movers.includes(turn)
const isAsked = (turn: Seat, movers: readonly Seat[]) => !movers.includes(turn)

/** The label and the verb of the first button. */
function lead({ blocks }: Message): readonly (string | undefined)[] {
  const [id] = blocks.flatMap((block) => ('components' in block ? block.components.map((each) => each.custom_id) : []))
  return [labelsOf(blocks)[0], readCustomId(id ?? '')?.verb.kind]
}

describe.each(LOCALES)('in %s', (locale) => {
  const { turn: words, refusals } = TEXTS[locale]
  const told = (table: PlayingTable) => turnMessage(table, NEWS, PICTURE, true)
  const boardOf = (table: PlayingTable, seat: Seat | 'table') => boardMessage(table, readerOf(table, locale, seat), PICTURE)

  test('what a game has to say to everybody stands below the call for as long as it is so', () => {
    const table = tableWhere(isOwn, locale)
    const noticing = { ...table, game: { ...table.game, notice: () => 'The well is dry.' } }
    expect(textOf(told(noticing).blocks)).toMatch(/\*\*.*\nThe well is dry\.$/m)
    expect(textOf(told(noticing).blocks).replace('\nThe well is dry.', '')).toBe(textOf(told(table).blocks))
  })

  test('the turn’s player is called to take the turn, and nobody else gets that button on their own board', () => {
    const table = tableWhere(isOwn, locale)
    const seat = seatOnTurn(table)
    expect(told(table).pings).toEqual([USERS[seat]?.id])
    expect(textOf(told(table).blocks)).toContain(words.toMove(`<@${USERS[seat]?.id}>`, 1))
    const status = table.game.status(table.state, readerOf(table, locale, 'table'))
    expect(textOf(told(table).blocks)).not.toContain(status)
    const later = textOf(turnMessage(table, NEWS, PICTURE, false).blocks)
    expect(later).toContain(`**${status}**`)
    expect(later).not.toContain(words.toMove(USERS[seat]?.name ?? '', 1))
    expect(lead(told(table))).toEqual([words.take, 'take'])
    const boards = [0, 1, 2].map((viewer) => lead(boardOf(table, viewer)))
    expect(boards.map(([, verb]) => verb === 'take')).toEqual([0, 1, 2].map((viewer) => viewer === seat))
    const { log, rules } = words
    expect(labelsOf(boardOf(table, 'table').blocks)).toEqual([log, rules])
  })

  test('while somebody else is asked, the button is theirs, and the turn’s player reads whom the turn waits for', () => {
    const table = tableWhere(isAsked, locale)
    const seat = seatOnTurn(table)
    const [asked = -1] = seatsToMove(table)
    const name = USERS[asked]?.name ?? ''
    expect(textOf(told(table).blocks)).toContain(`**${words.asked(name)}**`)
    expect(lead(told(table))).toEqual([words.answer, 'take'])
    expect(lead(boardOf(table, asked))).toEqual([words.answer, 'take'])
    expect(lead(boardOf(table, seat))[1]).toBe('hand')
    const refusal = { code: 'not-your-move', seats: [asked] } as const
    const [mover = ANN, other = ANN] = [seat, 3 - seat - asked].map((each) => USERS[each])
    expect(refusalAt(table, refusal, mover, locale)).toBe(refusals.turnWaits(name))
    expect(refusalAt(table, refusal, other, locale)).toBe(refusals.notYourMove(name))
  })

  test('if several are asked at once, all of them are named, and the turn’s player, whom nothing else asks, is called', () => {
    const bids = playout(sealedBids.game, USERS.length, 'all at once')
    const atOnce = (_turn: Seat, movers: readonly Seat[]) => movers.length === USERS.length
    const table = tableWhere(atOnce, locale, 'player', sealedBids.game, bids)
    const seat = seatOnTurn(table)
    const named = (calls: boolean) =>
      listed(
        locale,
        USERS.map(({ id, name }, other) => (calls && other === seat ? `<@${id}>` : name)),
      )
    expect(told(table).pings).toEqual([USERS[seat]?.id])
    expect(textOf(told(table).blocks)).toContain(`**${words.asked(named(true))}**`)
    const status = table.game.status(table.state, readerOf(table, locale, 'table'))
    expect(textOf(told(table).blocks)).not.toContain(status)
    const later = textOf(turnMessage(table, NEWS, PICTURE, false).blocks)
    expect(later).toContain(`**${status}**`)
    expect(later).not.toContain(words.asked(named(false)))
  })

  test.each([isOwn, isAsked])('whoever is called alone is told what to do, and is not spoken about (%o)', (fits) => {
    const table = tableWhere(fits, locale)
    const [seat = -1] = seatsToMove(table)
    const toThem = table.game.status(table.state, readerOf(table, locale, seat))
    const aboutThem = table.game.status(table.state, readerOf(table, locale, 'table'))
    expect(toThem).not.toBe(aboutThem)
    const calls = [askMessage(table, seat), callMessage(table, seat, { kind: 'reminded' })]
    for (const message of fits === isAsked ? [...calls, told(table)] : calls) {
      expect(textOf(message.blocks)).toContain(toThem)
      expect(textOf(message.blocks)).not.toContain(aboutThem)
    }
  })

  test('the call of a game that ends because nobody plays says when it ends', () => {
    const table = tableWhere(isOwn, locale)
    const called = (idle: PlayingTable['idle']) =>
      textOf(callMessage({ ...table, idle }, seatOnTurn(table), { kind: 'reminded' }).blocks)
    const until = Date.UTC(2024, 0, 31)
    expect(called({ until, isTold: true })).toContain(words.idle(`<t:${until / 1000}:R>`))
    expect(called({ until, isTold: false })).not.toContain(words.idle(`<t:${until / 1000}:R>`))
  })

  test('no public message says how many secret steps a seat has made', () => {
    const proposal = { id: 1, by: ANN, motion: { kind: 'end' }, asked: USERS.slice(1), agreed: [], until: 0 } as const
    const messagesAt = (position: number, by: Attendance['by']) => {
      const table = { ...tableWhere(isAsked, locale, by), position }
      const calls = [askMessage(table, 1), callMessage(table, 1, { kind: 'reminded' }), awayMessage(table, ANN)]
      const all = [told(table), boardOf(table, 'table'), proposalMessage(table, proposal, null, true), ...calls]
      return JSON.stringify(all.map(({ blocks }) => blocks))
    }
    for (const by of ['player', 'autopilot'] as const) expect(messagesAt(10, by)).toBe(messagesAt(14, by))
  })

  test('nor does anything that anybody may look up, and then show to everybody', async () => {
    const venue = { guildId: 'g', channelId: 'c' }
    const watcher = { user: { id: 'u9', name: 'Watcher' }, venue }
    const messagesAt = async (position: number) => {
      const table = { ...tableWhere(isAsked, locale), position }
      const step = { state: table.state, turn: 1, entry: null, later: [] }
      const past: Past = [step, step, step]
      const reader = readerOf(table, locale, 'table')
      const looks = (onlooker: Onlooker | null) => [
        ...[true, false].map((isPrivate) =>
          replayMessage(table, past, PICTURE.png, locale, { onlooker, isPrivate, isReviewed: false }),
        ),
        positionMessage(table, past, { by: 'step', number: 1 }, PICTURE, locale, null, onlooker),
      ]
      const press = { ...watcher, table, locale, chosen: null, isPrivate: false } as unknown as TablePress
      const { message } = await rules({ paint: async () => PICTURE } as unknown as Context, press, null)
      const list = tablesMessage({ tables: [table], more: false }, watcher.user.id, 'tables', locale)
      const log = logMessage(table, { lines: ['a line'], earlier: { place: { turn: 1, entries: 2 } } }, false, reader)
      const pages = [spectatorMessage(table, reader, PICTURE), textMessage(table, reader, 0), log, list, message]
      const all = [...looks(null), ...looks(watcher), ...looks({ user: ANN, venue }), ...pages]
      return JSON.stringify(all.map(({ blocks }) => blocks))
    }
    expect(await messagesAt(10)).toBe(await messagesAt(14))
  })

  test('a table that everybody has left says that it rests, calls nobody, and offers to come back', () => {
    const table = tableWhere(isOwn, locale, 'autopilot')
    const message = told(table)
    expect(textOf(message.blocks)).toContain(words.atRest)
    expect(textOf(message.blocks)).not.toContain(words.toMove(USERS[seatOnTurn(table)]?.name ?? '', 1))
    expect(message.pings).toEqual([])
    expect(lead(message)).toEqual([words.imBack, 'back'])
    expect(textOf(boardOf(table, 'table').blocks)).toContain(words.atRest)
    expect(lead(boardOf(table, 1))).toEqual([words.imBack, 'back'])
    expect(refusalAt(table, { code: 'not-your-move', seats: [0] }, { id: 'x', name: 'X' }, locale)).toBe(words.atRest)
  })
})

/** Its waits are over at once. */
const IMPATIENT: Pick<Clock, 'after'> = {
  after(_ms, task) {
    task()
    return () => {}
  },
}

test.each(['player', 'autopilot'] as const)('a question to a seat that the %s decides for', async (by) => {
  const asked: string[] = []
  const questions = createQuestions({
    messages: {
      list: async () => [],
      has: async () => false,
      put: async (_, key) => void asked.push(key),
      remove: async () => {},
    },
    privateMessages: { send: async () => false },
    paint: async ({ alt }) => ({ png: new Uint8Array(1), alt }),
    emojis: () => undefined,
    tables: { log: async () => [], latestKnown: async () => [], find: async () => table },
    settings: openHouse().settings,
    clock: IMPATIENT,
    later: (_, show) => show(),
  })
  const table = tableWhere(isAsked, 'en', by)
  const [seat = -1] = seatsToMove(table)
  const { number } = table.game.turn(table.state)
  await (await questions.ask(table, seat, number, 9))?.shown
  expect(asked).toEqual(by === 'player' ? [`asked:${number}:${seat}:9`] : [])
})

test.each(LOCALES)(
  'a question that opens by itself has the tip in %s for first-time players, until tips are hidden',
  async (locale) => {
    const { settings } = openHouse()
    const table = tableWhere(isAsked, 'en')
    const [seat = -1] = seatsToMove(table)
    const tip = pioneers.guide(table.state, readerOf(table, locale, seat))?.text ?? 'no tip'
    const whispered: string[] = []
    const ask = () =>
      createQuestions({
        messages: { list: async () => [], has: async () => false, put: async () => {}, remove: async () => {} },
        privateMessages: {
          async send(_channel, _user, make) {
            whispered.push(textOf((await make(locale)).blocks))
            return true
          },
        },
        paint: async ({ alt }) => ({ png: new Uint8Array(1), alt }),
        emojis: () => undefined,
        tables: { log: async () => [], latestKnown: async () => [], find: async () => table },
        settings,
        clock: IMPATIENT,
        later: (_, show) => show(),
      }).ask(table, seat, 1, 9)
    await (await ask())?.shown
    await settings.sawGuide(USERS[seat]?.id ?? '', pioneers.id)
    await (await ask())?.shown
    expect(whispered.map((words) => words.includes(tip))).toEqual([true, false])
  },
)
