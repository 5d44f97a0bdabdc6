/**
 * Dealing hidden things anew changes nothing that reaches anybody: whole messages with their pictures, alt texts, buttons and
 * menus, every step of every panel, and every refusal.
 */
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { handMessage, panelFor, presentFor } from '../../src/discord/context/panels.js'
import { positionMessage } from '../../src/discord/presses/replays/replay-messages.js'
import { asNew, type Message } from '../../src/discord/wire/message.js'
import { publicReader, readerOf } from '../../src/discord/words/reader.js'
import { endedMessage } from '../../src/discord/words/result.js'
import { pagesOf, textMessage } from '../../src/discord/words/table-text.js'
import {
  askMessage,
  awayMessage,
  boardMessage,
  callMessage,
  finishedTurnMessage,
  turnMessage,
} from '../../src/discord/words/turn.js'
import type { Seat, Viewer } from '../../src/engine/game.js'
import type { Row, Target } from '../../src/engine/panel.js'
import { seededRandom } from '../../src/engine/random.js'
import type { GameState } from '../../src/games/game.js'
import type { Illustration } from '../../src/games/illustration.js'
import { LOCALES, type Locale } from '../../src/i18n/locale.js'
import { openStore } from '../../src/store/sqlite/open.js'
import { USUAL_TERMS } from '../../src/tables/decisions/lobby.js'
import { PRESENT } from '../../src/tables/model/attendance.js'
import type { PlayingTable } from '../../src/tables/model/table.js'
import { type Decision, deepFreeze, playout, sampled, seatsOf } from '../conformance/playout.js'
import { SUBJECTS } from '../conformance/registry.js'
import type { Subject } from '../conformance/subject.js'
import { cleanUp, freshFolder } from '../tables/kit/house.js'

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan']
const POSITIONS = 12
const DEEPEST = 200

function tableOf({ game }: Subject, chosen: Readonly<Record<string, string>>, state: GameState, seats: number): PlayingTable {
  const players = NAMES.slice(0, seats).map((name, seat) => ({ id: `10000000000000000${seat}`, name }))
  const [host = { id: '1', name: '' }] = players
  const place = { id: 'abcdefgh', guildId: 'g', channelId: 'c', openedIn: 'c', follows: null, createdAt: new Date(0) }
  const who = { host, players, colours: players.map((_, seat) => seat), capacity: seats, commitment: null }
  const settled = { game, options: chosen, terms: USUAL_TERMS, locale: 'en' as const, position: 99 }
  const play = {
    state,
    attendance: players.map(() => PRESENT),
    leavers: [],
    proposal: null,
    lastProposalId: 0,
    pauses: [],
    takebacks: [],
    retraceable: true,
    idle: { until: 0, isTold: false },
  }
  return { ...place, ...who, ...settled, ...play, status: 'playing' }
}

/** A painter that returns a picture's key instead of a picture. */
const paint = async ({ drawing, alt }: Illustration) => ({ png: Buffer.from(drawing.key), alt })
const tables = { log: async () => [], latestKnown: async () => [] }
const { settings, close } = openStore(join(freshFolder(), 'settings.sqlite'))

afterAll(() => {
  close()
  cleanUp()
})

/** A message as it would be sent, including its files. */
function wireOf(message: Message): string {
  const { files, ...body } = asNew(message)
  return JSON.stringify([body, (files ?? []).map((file) => JSON.stringify(file))])
}

async function publicMessages(table: PlayingTable, { news }: Decision, locale: Locale): Promise<readonly Message[]> {
  const there = { ...table, locale }
  const { game, state, host } = there
  const reader = publicReader(there)
  const told = game.story(news, reader)
  const turnNews = { turn: 1, heading: null, earlier: null, story: told, soFar: told }
  const picture = await paint(game.illustrate(state, news, reader))
  const seats = seatsOf(table.players.length)
  return [
    turnMessage(there, turnNews, picture, true),
    finishedTurnMessage(there, turnNews, picture.alt),
    boardMessage(there, reader, picture),
    awayMessage(there, host),
    endedMessage({ ...there, status: 'cancelled' }, host),
    positionMessage(there, [{ state, turn: 1, entry: null, later: [] }], { by: 'step', number: 0 }, picture, locale, null),
    ...pagesOf(game.text(state, reader)).map((_, page) => textMessage(there, reader, page)),
    ...seats.flatMap((seat) => [askMessage(there, seat), callMessage(there, seat, { kind: 'nudged', by: host })]),
  ]
}

async function ownMessages(table: PlayingTable, seat: Seat, locale: Locale): Promise<readonly Message[]> {
  const { game, state } = table
  const user = table.players[seat]
  const next = game.toMove(state)
  const making = { paint, emojis: () => undefined, tables, settings }
  const reader = readerOf(table, locale, seat)
  return [
    await handMessage(table, seat, locale, [], making),
    ...(user === undefined ? [] : [await presentFor(table, user, locale, [], making)]),
    ...pagesOf(game.text(state, reader)).map((_, page) => textMessage(table, reader, page)),
    ...(next.kind === 'seats' && next.seats.includes(seat) ? await panels(table, seat, locale) : []),
  ]
}

/** The panels of a seat, following every prompt that they offer. */
async function panels(table: PlayingTable, seat: Seat, locale: Locale): Promise<readonly Message[]> {
  const { game, state } = table
  const reader = readerOf(table, locale, seat)
  const paths: (readonly string[])[] = [[]]
  const seen = new Set([''])
  const messages: Message[] = []
  for (const path of paths) {
    messages.push(await panelFor(table, seat, path, locale, [], { paint, emojis: () => undefined, tables }))
    const rows = game.panel(state, seat, path, reader).panel.blocks
    const targets = rows.flatMap((row) => (row.kind === 'text' ? [] : targetsOf(row)))
    for (const target of targets) {
      if (target.kind !== 'prompt' || seen.has(target.path.join('/')) || seen.size > DEEPEST) continue
      seen.add(target.path.join('/'))
      paths.push(target.path)
    }
  }
  return messages
}

const targetsOf = (row: Row): readonly Target[] =>
  row.kind === 'buttons' ? row.buttons.map(({ target }) => target) : row.options.map(({ target }) => target)

/** Everything that reaches a viewer at a moment, as it would be sent, and the answers to whatever they may try. */
async function reaching(subject: Subject, table: PlayingTable, viewer: Viewer, decision: Decision, tried: readonly string[]) {
  const { game, state } = { game: subject.game, state: table.state }
  const byLocale = LOCALES.map(async (locale) => {
    const messages = viewer === 'table' ? publicMessages(table, decision, locale) : ownMessages(table, viewer, locale)
    const reader = readerOf(table, locale, viewer)
    const refusals = tried.map((action) => {
      const submitted = viewer === 'table' ? null : game.submit(state, viewer, action)
      return submitted?.kind === 'refused' ? game.refusal(submitted.refusal, reader) : (submitted?.kind ?? '')
    })
    return [...(await messages).map(wireOf), ...refusals]
  })
  return (await Promise.all(byLocale)).flat()
}

describe.each(SUBJECTS.map((subject) => ({ id: subject.game.id, subject })))('$id', ({ subject }) => {
  const { min, max } = subject.game.seats

  test.each(Array.from({ length: max - min + 1 }, (_, more) => min + more))(
    'with %i seats tells nobody what they may not know',
    async (seats) => {
      const played = playout(subject.game, seats, 'told')
      const random = seededRandom('dealt anew')
      const tried = [...new Set(played.log.map(({ action }) => action))].filter((_, index) => index % 5 === 0)
      let redealt = 0
      for (const decision of sampled(played.decisions, POSITIONS)) {
        const table = tableOf(subject, played.chosen, decision.state, seats)
        for (const viewer of ['table', ...seatsOf(seats)] as const) {
          const state = deepFreeze(subject.game.sample(decision.state, viewer, random))
          if (subject.game.save(state) !== subject.game.save(decision.state)) redealt++
          const before = await reaching(subject, table, viewer, decision, tried)
          expect(before.length).toBeGreaterThan(LOCALES.length)
          expect(await reaching(subject, { ...table, state }, viewer, decision, tried)).toEqual(before)
        }
      }
      expect(redealt).toBeGreaterThan(0)
    },
    120_000,
  )

  test('but a seat’s own things do reach that seat', async () => {
    const played = playout(subject.game, min, 'told')
    const random = seededRandom('dealt anew')
    const changes = sampled(played.decisions, POSITIONS).flatMap((decision) => {
      const table = tableOf(subject, played.chosen, decision.state, min)
      const state = deepFreeze(subject.game.sample(decision.state, 'table', random))
      return seatsOf(min).map(async (seat) => {
        const before = await reaching(subject, table, seat, decision, [])
        return JSON.stringify(before) !== JSON.stringify(await reaching(subject, { ...table, state }, seat, decision, []))
      })
    })
    expect(await Promise.all(changes)).toContain(true)
  })
})
