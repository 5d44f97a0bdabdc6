/** Every kind of message over whole random games. Discord accepts all of them, in each language and with hostile names. */
import { ComponentType } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { topicsOf } from '../../../src/discord/presses/rulebook.js'
import { textLength } from '../../../src/discord/wire/components.js'
import { atNoTable, readCustomId } from '../../../src/discord/wire/custom-id.js'
import { LIMITS } from '../../../src/discord/wire/limits.js'
import { asEdit, asNew, type Message } from '../../../src/discord/wire/message.js'
import type { HistoryVerb } from '../../../src/discord/wire/standings-verbs.js'
import { practiceButton } from '../../../src/discord/words/buttons.js'
import { type Told, wholeStory } from '../../../src/discord/words/chronicle.js'
import { finishedMessage } from '../../../src/discord/words/history.js'
import { hostMessage } from '../../../src/discord/words/host.js'
import { invitationMessage, lobbyMessage } from '../../../src/discord/words/lobby.js'
import { placed } from '../../../src/discord/words/log-places.js'
import { confirmCancelMessage, confirmResignMessage, noticeBlocks, panelMessage } from '../../../src/discord/words/panel.js'
import { publicReader, readerOf } from '../../../src/discord/words/reader.js'
import { type LogPage, lastPage, logMessage, rulesMessage } from '../../../src/discord/words/reference.js'
import { refusalAt } from '../../../src/discord/words/refusals.js'
import { overMessage } from '../../../src/discord/words/result.js'
import { tableControls } from '../../../src/discord/words/table-controls.js'
import { pagesOf, textMessage } from '../../../src/discord/words/table-text.js'
import {
  askMessage,
  awayMessage,
  boardMessage,
  callMessage,
  finishedTurnMessage,
  turnMessage,
} from '../../../src/discord/words/turn.js'
import { at } from '../../../src/engine/lists.js'
import type { Game } from '../../../src/games/game.js'
import { GAMES } from '../../../src/games/index.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { escapeName } from '../../../src/i18n/names.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { USUAL_TERMS, withComputer } from '../../../src/tables/decisions/lobby.js'
import { type Attendance, PRESENT } from '../../../src/tables/model/attendance.js'
import { nameFor } from '../../../src/tables/model/computer.js'
import type { DrawEntry } from '../../../src/tables/model/log.js'
import { outcomeOf } from '../../../src/tables/model/outcome.js'
import type { FinishedTable, Idle, Lobby, PlayingTable, TableBase } from '../../../src/tables/model/table.js'
import { type ComputerTakeover, HINTS } from '../../../src/tables/model/terms.js'
import { type Playout, playout } from '../../conformance/playout.js'
import { labelsOf, textOf } from '../kit/told-tables.js'

const NAMES = ['**Ann**\n# @everyone', '<@1> [x](https://example.org)', '`_~|'.repeat(8), '\u202e>']
const PNG = new Uint8Array(1)
const EVERY = 17

const cases = GAMES.flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => [game, game.seats.min + more] as const),
)

/** Whether a table tells that it ends by itself. */
const AWAKE: Idle = { until: 0, isTold: false }
const ENDING: Idle = { until: 2e12, isTold: true }

function base(game: Game, seats: number, locale: Locale): TableBase {
  const players = NAMES.slice(0, seats).map((name, index) => ({ id: `10000000000000000${index}`, name }))
  const options = Object.fromEntries(game.options.map(({ id, choices }) => [id, choices[0]]))
  const [host = { id: '1', name: '' }] = players
  return {
    id: 'abcdefgh',
    guildId: 'g',
    channelId: 'c',
    game,
    options,
    terms: USUAL_TERMS,
    locale,
    host,
    players,
    colours: players.map((_, seat) => seat),
    capacity: game.seats.max,
    position: 36 ** 5,
    createdAt: new Date(0),
    openedIn: 'c',
    follows: null,
    commitment: 'c0'.repeat(32),
  }
}

/** Converts a message for Discord. Throws if Discord would refuse it. */
function demandSendable(message: Message): void {
  asEdit(message)
  const { components, allowed_mentions } = asNew(message)
  const json = JSON.stringify(components)
  expect(allowed_mentions).toEqual({ parse: [], users: message.pings })
  expect(textOf(message.blocks)).not.toMatch(/@everyone|\]\(https:/)
  for (const [, id = ''] of json.matchAll(/"custom_id":"([^"]*)"/g)) expect(readCustomId(JSON.parse(`"${id}"`))).not.toBeNull()
}

function entriesOf({ log }: Playout): DrawEntry[] {
  return log.map(({ action, facts }, index) => ({
    kind: 'draw',
    position: index + 1,
    at: new Date(0),
    action,
    facts,
    turn: index,
  }))
}

/** The longest label of a menu's chosen option that a phone shows whole. */
const PHONE_OPTION = 36

describe.each(LOCALES)('in %s', (locale) => {
  test('the host reads the levels of computer players in their own language, whatever the table’s', () => {
    const [game] = cases[0] ?? []
    if (game === undefined) throw new Error('there is no game')
    for (const spoken of LOCALES) {
      const whole = base(game, 1, spoken)
      const lobby: Lobby = { ...whole, capacity: 2, status: 'lobby', idle: AWAKE, invited: [] }
      const seated = withComputer(lobby, 'traveller')
      const [, computer = whole.host] = seated.players
      const menus = JSON.stringify(hostMessage(seated, locale).blocks)
      expect(menus).toContain(TEXTS[locale].lobby.remove(nameFor(computer, locale)))
      const refusal = { code: 'colour-taken', by: computer } as const
      expect(refusalAt(seated, refusal, whole.host, locale)).toContain(nameFor(computer, locale))
    }
  })

  test('a phone shows whole what is chosen for a table', () => {
    const [game] = cases[0] ?? []
    if (game === undefined) throw new Error('there is no game')
    const players = { ...base({ ...game, options: [] }, 2, locale), status: 'lobby', idle: AWAKE, invited: [] } as const
    const menus = JSON.stringify(asNew(hostMessage(players, locale)).components)
    const labels = [...menus.matchAll(/"(?:label|placeholder)":"([^"]*)"/g)].map(([, label = '']) => label)
    expect(labels.length).toBeGreaterThan(30)
    expect(
      labels.filter((label) => label.length > PHONE_OPTION && !NAMES.some((name) => label.includes(name.slice(0, 4)))),
    ).toEqual([])
  })

  test('the question before resigning says whether the game is over then, goes on, or waits for the others', () => {
    const [isOver, goesOn, isPaused] = {
      en: ['The game is over then.', 'The others play on, and the bot plays your seat.', 'the table is paused until'],
      fr: [
        'La partie s’arrête alors.',
        'Les autres continuent, et le bot joue à votre place.',
        'la table sera en pause jusqu’au',
      ],
      de: [
        'Die Partie ist damit zu Ende.',
        'Die anderen spielen weiter, und der Bot übernimmt deinen Platz.',
        'Der Tisch macht Pause, bis',
      ],
    }[locale] as [string, string, string]
    const question = (...others: readonly Attendance['by'][]) => questionWith('none', ...others)
    const questionWith = (computerTakeover: ComputerTakeover, ...others: readonly Attendance['by'][]) => {
      const seats = others.length + 1
      const whole = base(at(GAMES, 0), seats, locale)
      const attendance = (['player', ...others] as const).map((by) => ({ ...PRESENT, by }))
      const play = {
        attendance,
        leavers: [],
        retraceable: true,
        idle: AWAKE,
        proposal: null,
        lastProposalId: 0,
        pauses: [],
        takebacks: [],
      }
      const state = whole.game.setup(seats, {})
      if (state === null) throw new Error('no game begins')
      const terms = { ...whole.terms, computerTakeover }
      const table: PlayingTable = { ...whole, ...play, terms, status: 'playing', state }
      return textOf(confirmResignMessage(table, 0, locale).blocks)
    }
    expect(question('player')).toContain(isOver)
    expect(question('computer', 'computer', 'computer')).toContain(isOver)
    expect(question('player', 'player')).toContain(goesOn)
    expect(question('player', 'autopilot')).toContain(goesOn)
    expect(question('autopilot', 'autopilot')).toContain(isPaused)
    expect(question('autopilot', 'computer', 'resigned')).toContain(isPaused)
    const [computerPlays, computerWillPlay] = {
      en: ['The others play on, and a computer player (⚙ veteran) plays your seat.', 'then a computer player (⚙ legend) plays'],
      fr: ['Les autres continuent, et un ordinateur (⚙ vétéran) joue à votre place.', 'un ordinateur (⚙ légende) jouera alors'],
      de: [
        'Die anderen spielen weiter, und ein Computergegner (⚙ Veteran) übernimmt deinen Platz.',
        'dann übernimmt ein Computergegner (⚙ Legende) deinen Platz.',
      ],
    }[locale] as [string, string]
    expect(questionWith('veteran', 'player', 'player')).toContain(computerPlays)
    expect(questionWith('legend', 'autopilot', 'autopilot')).toContain(computerWillPlay)
  })

  test('the command to resign is described for both cases', () => {
    const [goesOn, isOver] = {
      en: ['if the others play on', 'the game is over'],
      fr: ['si les autres continuent', 'fin de partie'],
      de: ['wenn die anderen weiterspielen', 'endet die Partie'],
    }[locale] as [string, string]
    expect(TEXTS[locale].commands.resign.description).toContain(goesOn)
    expect(TEXTS[locale].commands.resign.description).toContain(isOver)
  })

  test.each(cases)('every message of $id can be sent', (game, seats) => {
    const game1 = playout(game, seats, `views/${locale}/${seats}`)
    const whole = base(game, seats, locale)
    const play = { attendance: whole.players.map(() => PRESENT), leavers: [], retraceable: true, idle: ENDING }
    const lobby: Lobby = { ...whole, status: 'lobby', idle: ENDING, invited: [] }
    const kept = lobby.players.map((user) => ({ user, until: 0 }))
    const waiting: Lobby = { ...lobby, players: lobby.players.slice(0, 1), invited: kept.slice(1) }
    for (const message of [lobbyMessage(lobby), lobbyMessage(waiting), hostMessage(lobby, locale)]) demandSendable(message)
    for (const follows of [null, lobby.id]) demandSendable(invitationMessage({ ...waiting, follows }, kept))
    for (const { state, movers, news } of game1.decisions.filter((_, index) => index % EVERY === 0)) {
      const table: PlayingTable = {
        ...whole,
        ...play,
        status: 'playing',
        state,
        proposal: null,
        lastProposalId: 0,
        pauses: [],
        takebacks: [],
      }
      const story = game.story(news, publicReader(table))
      const { alt } = game.illustrate(state, news, publicReader(table))
      const earlier = { heading: 'Since', lines: story }
      const turnNews = { turn: 12, heading: 'Round 4', earlier, story, soFar: story }
      demandSendable(turnMessage(table, turnNews, { png: PNG, alt }, true))
      demandSendable(finishedTurnMessage(table, turnNews, alt))
      for (const viewer of ['table', ...whole.players.keys()] as const)
        demandSendable(boardMessage(table, readerOf(table, locale, viewer), { png: PNG, alt }))
      demandSendable(confirmCancelMessage(table, 'table', locale))
      for (const seat of whole.players.keys()) demandSendable(confirmResignMessage(table, seat, locale))
      demandSendable(awayMessage(table, table.host))
      const own = readerOf(table, locale, movers[0] ?? 'table')
      for (const page of pagesOf(game.text(state, own)).keys()) demandSendable(textMessage(table, own, page))
      for (const seat of movers) {
        demandSendable(askMessage(table, seat))
        for (const why of [
          { kind: 'reminded' },
          { kind: 'granted' },
          { kind: 'nudged', by: table.host },
          { kind: 'welcomed', from: table.host },
        ] as const)
          demandSendable(callMessage(table, seat, why))
        const panel = game.panel(state, seat, [], readerOf(table, locale, seat))
        const lines = Array.from({ length: 60 }, () => story.join(' ') || '-')
        demandSendable(
          panelMessage(
            table,
            panel.panel,
            { png: PNG, alt: panel.illustration.alt },
            { notice: lines, answer: lines },
            tableControls(
              { ...table, takebacks: [{ seat, steps: [1] }] },
              seat,
              { panel: panel.panel, path: [], hasTip: true, hasOrders: true },
              locale,
            ),
            locale,
            () => ({ id: '9'.repeat(20), name: 'e'.repeat(32) }),
          ),
        )
      }
    }
    const end = game.toMove(game1.last)
    if (end.kind !== 'over') throw new Error('the game did not end')
    const over: FinishedTable = { ...whole, ...play, status: 'over', state: game1.last, outcome: end.outcome }
    const reader = publicReader(over)
    const { alt } = game.illustrate(game1.last, [], reader)
    const told = game.story(
      game1.log.flatMap(({ facts }) => facts),
      reader,
    )
    for (const score of [null, { png: PNG, alt }])
      demandSendable(overMessage(over, { story: told, picture: { png: PNG, alt }, score }))
    demandSendable(logMessage(over, lastPage(placed(wholeStory(over, entriesOf(game1), reader))), false, reader))
    const idOf = (topic: string | null) => atNoTable({ kind: 'rulebook', gameId: game.id, topic })
    const topics = topicsOf(game, locale)
    for (const topic of [null, ...topics])
      for (const picture of [null, { png: PNG, alt }])
        demandSendable(rulesMessage(game, idOf, { topics, topic, play: [practiceButton(game, locale)] }, picture, locale))
  })

  test.each(cases)('the result of $id says who resigned, took over and was away', (game, seats) => {
    const { last } = playout(game, seats, 'left')
    const whole = base(game, seats, locale)
    const end = game.toMove(last)
    if (end.kind !== 'over') throw new Error('the game did not end')
    const attendance = whole.players.map((_, seat) => ({ ...PRESENT, by: seat === 0 ? 'resigned' : 'autopilot' }) as const)
    const fred = { id: '9', name: 'Fred_' }
    const [, again = fred] = whole.players
    const leavers = [fred, again, fred].map((user) => ({ seat: 1, user, resigned: false }))
    const outcome = outcomeOf(game, { state: last, attendance }) ?? end.outcome
    const over: FinishedTable = { ...whole, status: 'over', state: last, attendance, leavers, outcome }
    const { alt } = game.illustrate(last, [], publicReader(over))
    const message = overMessage(over, { story: [], picture: { png: PNG, alt } })
    demandSendable(message)
    expect(message.blocks.findIndex(({ type }) => type === ComponentType.MediaGallery)).toBeGreaterThan(
      message.blocks.findIndex((block) => textOf([block]).includes(`**${seats}.\u00a0`)),
    )
    const { ending } = TEXTS[locale]
    const lines = textOf(message.blocks).split('\n')
    expect(lines.find((line) => line.includes(ending.resigned))).toMatch(new RegExp(`^\\*\\*${seats}\\.\\u00a0`))
    expect(lines.some((line) => line.includes(`(${ending.tookOver('Fred\\_')}, ${ending.autopilot})`))).toBe(true)
  })

  test.each(cases)('the result of $id can be sent, however often its seats changed hands', (game, seats) => {
    const { last, log } = playout(game, seats, 'handed on')
    const end = game.toMove(last)
    if (end.kind !== 'over') throw new Error('the game did not end')
    const longest = base(game, seats, locale).players.map(({ id }) => ({ id, name: '*'.repeat(32) }))
    const hands = Array.from({ length: 30 }, (_, index) => ({ id: `hand${index}`, name: `${index}${'_'.repeat(30)}` }))
    const leavers = longest.flatMap((_, seat) => hands.map((user) => ({ seat, user, resigned: false })))
    for (const by of ['player', 'autopilot'] as const) {
      const attendance = longest.map(() => ({ ...PRESENT, by }))
      const own = { ...base(game, seats, locale), players: longest, status: 'over', attendance, leavers } as const
      const over: FinishedTable = { ...own, state: last, outcome: end.outcome }
      const reader = publicReader(over)
      const { alt } = game.illustrate(last, [], reader)
      const picture = { png: PNG, alt }
      const facts = log.flatMap((entry) => entry.facts)
      const verdict = Array.from({ length: 40 }, () => 'x'.repeat(60))
      const news = { story: game.story(facts, reader), picture, score: picture, verdict, isReviewed: true }
      demandSendable(overMessage(over, news))
      expect(textOf(overMessage(over, news).blocks)).toContain(TEXTS[locale].standings.records.more('', 28).trim())
      const page: HistoryVerb = { kind: 'history', gameId: game.id, userId: null, page: 1 }
      demandSendable(finishedMessage(over, reader, picture, page, null))
    }
  })
})

test.each(LOCALES)('where a text leaves too little room for what happened, that is left out in %s', (locale) => {
  const [[game, seats] = []] = cases
  if (game === undefined || seats === undefined) throw new Error('there is no game')
  const { last, outcome } = playout(game, seats, 'told at length')
  if (outcome === null) throw new Error('the game did not end')
  const { earlier } = TEXTS[locale].turn
  const own = { ...base(game, seats, locale), status: 'over', leavers: [], state: last, outcome } as const
  const attendance = own.players.map(() => PRESENT)
  const told = (result: string, story: readonly string[]) => {
    const over: FinishedTable = { ...own, attendance, game: { ...game, result: () => result } }
    return overMessage(over, { story, picture: { png: PNG, alt: 'alt' } })
  }
  const story = Array.from({ length: 9 }, () => 'Something happened.'.repeat(9))
  const most = LIMITS.text - textLength(told('x', []).blocks) + 1
  for (let room = 0; room < 60; room++) {
    const message = told('x'.repeat(most - room), story)
    demandSendable(message)
    const isTold = story.some((_, index) => textOf(message.blocks).includes(earlier(index + 1)))
    expect(isTold).toBe(room >= earlier(9).length)
    expect(textLength(noticeBlocks(story, room, locale))).toBeLessThanOrEqual(room)
  }
})

test('a table as text is parted between its sections, and its pages lead to each other', () => {
  const [game] = GAMES
  if (game === undefined) throw new Error('no game')
  const sections = ['one', 'two', 'three'].map((title) => ({ title, text: title.repeat(700) }))
  const state = game.setup(2, base(game, 2, 'en').options)
  if (state === null) throw new Error('the game cannot begin')
  const shown = {
    attendance: [PRESENT, PRESENT],
    leavers: [],
    retraceable: true,
    idle: AWAKE,
    proposal: null,
    lastProposalId: 0,
    pauses: [],
    takebacks: [],
  }
  const table: PlayingTable = { ...base({ ...game, text: () => sections }, 2, 'en'), ...shown, status: 'playing', state }
  const pages = [0, 1, 2, 3].map((page) => textMessage(table, publicReader(table), page).blocks)
  for (const [index, page] of pages.slice(0, 3).entries()) {
    expect(textOf(page)).toMatch(new RegExp(`as text \\(${index + 1} of 3\\)`))
    expect(sections.map(({ text }) => textOf(page).includes(text))).toEqual([0, 1, 2].map((each) => each === index))
  }
  expect(pages.map(labelsOf)).toEqual([['Read on'], ['Back', 'Read on'], ['Back'], ['Back']])
})

test('the pages of a log join without gap or overlap', () => {
  const [game] = GAMES
  if (game === undefined) throw new Error('no game')
  const entries = entriesOf(playout(game, 2, 'pages'))
  const reader = { locale: 'en', names: ['A', 'B'], viewer: 'table' } as const
  const told = entries.map(({ position, turn, facts }) => {
    return { position, turn, under: 'Round', chapters: [{ heading: null, sentences: game.story(facts, reader) }] }
  })
  const all = entries.flatMap(({ facts }) => game.story(facts, reader)).map((sentence) => `- ${sentence}`)
  const read: string[] = []
  for (let upTo: number | null = entries.length; upTo !== null; ) {
    const page: LogPage<Told> = lastPage(told.filter(({ position }) => position <= (upTo ?? 0)))
    const [first, ...lines] = page.lines
    // Every page of the log except the first repeats the heading that it continues.
    read.unshift(...(page.earlier === null ? page.lines : lines))
    if (page.earlier !== null) expect(first).toBe('**Round**')
    upTo = page.earlier?.position ?? null
  }
  expect(read).toEqual(all)
})

test.each(LOCALES)('a full lobby takes nobody in, and says if there can be more seats (%s)', (locale) => {
  const [game] = GAMES
  if (game === undefined) throw new Error('no game')
  const { lobby: words } = TEXTS[locale]
  const full: Lobby = { ...base(game, 2, locale), status: 'lobby', idle: AWAKE, invited: [] }
  const isOpen = (lobby: Lobby) =>
    lobbyMessage(lobby).blocks.some(
      (block) =>
        'components' in block &&
        block.components.some((each) => 'label' in each && each.label === words.join && each.disabled !== true),
    )
  const told = (lobby: Lobby) => textOf(lobbyMessage(lobby).blocks)
  const host = escapeName(full.host.name)
  expect([2, 3].map((capacity) => isOpen({ ...full, capacity }))).toEqual([false, true])
  expect(told({ ...full, capacity: 2 })).toContain(words.complete(host, true))
  expect(words.complete(host, true)).toContain(`**${words.settings}**`)
  const { max } = game.seats
  const whole: Lobby = { ...base(game, max, locale), status: 'lobby', idle: AWAKE, invited: [], capacity: max }
  expect(told(whole)).toContain(words.complete(escapeName(whole.host.name), false))
})

test('a lobby offers everybody its colours and four buttons, and its named host computer players and three more below', () => {
  const [game] = GAMES
  if (game === undefined) throw new Error('no game')
  const { blocks } = lobbyMessage({ ...base(game, 2, 'en'), status: 'lobby', idle: AWAKE, invited: [] })
  expect(labelsOf(blocks)).toEqual(['menu', 'Join', 'Leave', 'Rules', 'Fair draws', 'menu', 'Start', 'Settings', 'Close table'])
  const host = blocks.findIndex((block) => labelsOf([block]).includes('Start'))
  expect(labelsOf(blocks.slice(host, host + 1))).toEqual(['Start', 'Settings', 'Close table'])
  expect(textOf(blocks.slice(host - 2, host - 1))).toContain(escapeName(base(game, 2, 'en').host.name))
})

test('a lobby says how many players Start needs only while they are too few', () => {
  const [game] = GAMES
  if (game === undefined) throw new Error('no game')
  const told = (seated: number) =>
    textOf(lobbyMessage({ ...base(game, seated, 'en'), status: 'lobby', idle: AWAKE, invited: [] }).blocks)
  expect(told(1)).toContain('**Start** needs at least 2 players')
  expect(told(2)).not.toContain('needs at least')
})

test.each(LOCALES)('a lobby tells in %s who gets hints, as the settings say it, unless that is as usual', (locale) => {
  const [game] = GAMES
  if (game === undefined) throw new Error('no game')
  const { who } = TEXTS[locale].hints
  const told = HINTS.map((hints) => {
    const { blocks } = lobbyMessage({
      ...base(game, 2, locale),
      status: 'lobby',
      idle: AWAKE,
      invited: [],
      terms: { ...USUAL_TERMS, hints },
    })
    return HINTS.filter((each) => textOf(blocks).includes(who[each]))
  })
  expect(told).toEqual(HINTS.map((hints) => (hints === USUAL_TERMS.hints ? [] : [hints])))
})

test.each([
  ['one of four', 1, 4, true],
  ['two of four', 2, 4, true],
  ['three of four', 3, 4, false],
  ['two of two', 2, 2, true],
] as const)(
  'a lobby with %s seated names, and offers an option for two players only while two may play',
  (_, seated, capacity, isShown) => {
    const [pioneers] = GAMES
    if (pioneers === undefined) throw new Error('no game')
    const lobby: Lobby = { ...base(pioneers, seated, 'en'), capacity, status: 'lobby', idle: AWAKE, invited: [] }
    const option = pioneers.optionTexts.en[pioneers.options[0]?.id ?? '']?.name ?? 'none'
    expect(textOf(lobbyMessage(lobby).blocks).includes(option)).toBe(isShown)
    expect(JSON.stringify(hostMessage(lobby, 'en').blocks).includes(option)).toBe(isShown)
  },
)
