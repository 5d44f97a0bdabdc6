/**
 * The most expensive request one user can make with each command and each button. The types and a test require an entry for every
 * new one.
 */
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10'
import { PLAIN_VERBS, type PlainVerb, type Verb, writeCustomId, writeTarget } from '../../../discord/wire/custom-id.js'
import type { HistoryVerb, LadderVerb } from '../../../discord/wire/standings-verbs.js'
import { END } from '../../../discord/words/lesson.js'
import { seededRandom } from '../../../engine/random.js'
import { MEASURES, PERIODS } from '../../../standings/ladders.js'
import type { User } from '../../../tables/model/people.js'
import { commandPayload, type Entered, type Payload, pressPayload } from '../../ordeal/fuzz/payloads.js'
import type { Spot, Stage } from './stage.js'

export interface Question {
  /** The command, or the kind of button. */
  readonly by: string
  /** The request in a few words. */
  readonly what: string
  /** Whether it can be done only once because it changes the table. */
  readonly once: boolean
  /** The channel it is asked in. */
  readonly where: Spot | 'free'
  readonly payload: (stage: Stage) => Payload
}

const RANDOM = seededRandom('worst')
/** The highest number a custom_id can hold. */
const LAST_PAGE = 36 ** 5 - 1

type Where = Spot | 'free'

interface Asked {
  readonly what: string
  readonly where?: Where
  readonly once?: boolean
  readonly by?: (stage: Stage) => User
}

function asCommand(
  name: string,
  { what, where = 'live', once = false, by }: Asked,
  options: (stage: Stage) => readonly Entered[] = () => [],
  people: (stage: Stage) => readonly User[] = () => [],
): Question {
  // A slash tells a command of its own from a subcommand of the games.
  const own = name.startsWith('/') ? name.slice(1) : null
  const payload = (stage: Stage) => {
    const place = { guildId: stage.guildId, channelId: stage.channelOf(where) }
    const entered = own !== null ? options(stage) : [{ type: Option.Subcommand, name, options: options(stage) }]
    return commandPayload(by?.(stage) ?? stage.asker, place, own ?? stage.game.id, entered, false, RANDOM, people(stage))
  }
  return { by: own === null ? `/… ${name}` : name, what, once, where, payload }
}

function asPress(
  kind: Verb['kind'],
  { what, where = 'live', once = false, by }: Asked,
  verb: (stage: Stage) => Verb,
  chosen: (stage: Stage) => readonly string[] | null = () => null,
): Question {
  const payload = (stage: Stage) => {
    const spot = where === 'free' ? 'live' : where
    const { id: tableId, position } = stage.tables[spot]
    const customId = writeCustomId({ tableId, position, verb: verb(stage) })
    const place = { guildId: stage.guildId, channelId: stage.channelOf(where) }
    return pressPayload(by?.(stage) ?? stage.asker, place, customId, chosen(stage), RANDOM)
  }
  return { by: kind, what, once, where, payload }
}

const integer = (name: string, value: number): Entered => ({ type: Option.Integer, name, value })
const text = (name: string, value: string): Entered => ({ type: Option.String, name, value })
const user = (name: string, { id }: User): Entered => ({ type: Option.User, name, value: id })
const regular = ({ regular }: Stage) => regular

let strangers = 0
/** A new user each time, because expensive requests are limited to a few per user and minute. */
const stranger = (): User => ({ id: `3200000000000${++strangers}`, name: 'Stranger' })

const PLAIN: Asked = { what: 'in a game of a hundred steps' }

/** By subcommand. */
const COMMANDS: readonly Question[] = [
  ...MEASURES.flatMap((measure) =>
    PERIODS.map((period) =>
      asCommand('/leaderboard', { what: `${measure}, ${period}, the last page` }, () => [
        text('measure', measure),
        text('period', period),
        integer('page', 2 ** 53),
      ]),
    ),
  ),
  asCommand(
    'stats',
    { what: 'of whoever plays most, compared with somebody' },
    ({ regular, guest }) => [user('user', regular), user('against', guest)],
    ({ regular, guest }) => [regular, guest],
  ),
  asCommand(
    'history',
    { what: 'of whoever plays most, the last page' },
    ({ regular }) => [user('user', regular), integer('page', 2 ** 53)],
    ({ regular }) => [regular],
  ),
  asCommand('history', { what: 'of the server, the last page' }, () => [integer('page', 2 ** 53)]),
  asCommand('board', PLAIN),
  asCommand('text', PLAIN),
  asCommand('hand', PLAIN),
  asCommand('nudge', PLAIN),
  asCommand('rules', PLAIN),
  asCommand('learn', PLAIN),
  asCommand('tables', { what: 'with all tables of the user' }),
  asCommand('/tables', { what: 'of 500 channels' }),
  asCommand('settings', { what: 'listed again' }, () => [text('leaderboards', 'listed')]),
  asCommand('verify', { what: 'a whole game, by its name', where: 'free', by: stranger }, ({ tables }) => [
    text('table', tables.over.id),
  ]),
  asCommand('replay', { what: 'a whole game', where: 'over', by: stranger }),
  asCommand('replay', { what: 'a step of a game', by: stranger }, () => [integer('step', 90)]),
  asCommand('forget-me', { what: 'the question', where: 'free', by: regular }),
  asCommand('new', { what: 'in a channel where nothing goes on', where: 'free', once: true }),
  asCommand('resign', PLAIN),
  asCommand(
    'replace',
    { what: 'by somebody new', once: true },
    ({ regular }) => [user('user', regular)],
    ({ regular }) => [regular],
  ),
  asCommand('end', { what: 'the proposal', once: true }),
  asCommand('cancel', { what: 'the question' }),
]

/** Autocomplete requests. */
const TYPED: readonly Question[] = [
  {
    by: 'options being typed',
    what: 'a letter that is in most time zones',
    once: false,
    where: 'live',
    payload: ({ asker, guildId, game, channelOf }) => {
      const options = [{ type: Option.String, name: 'zone', value: 'a', focused: true }]
      const entered = [{ type: Option.Subcommand, name: 'settings', options }]
      return commandPayload(asker, { guildId, channelId: channelOf('live') }, game.id, entered, true, RANDOM)
    },
  },
]

const ladder = ({ game }: Stage): LadderVerb => ({
  kind: 'ladder',
  gameId: game.id,
  period: 'all-time',
  measure: 'rating',
  page: LAST_PAGE,
  as: 'text',
})
const history = ({ game, regular }: Stage): HistoryVerb => ({
  kind: 'history',
  gameId: game.id,
  userId: regular.id,
  page: LAST_PAGE,
})

function actionIn({ move }: Stage): string {
  if (move === null) throw new Error('The stage knows no move.')
  return move.action
}
const mover = ({ move, asker }: Stage) => move?.user ?? asker

const ELSEWHERE: Readonly<Partial<Record<PlainVerb, Asked>>> = {
  join: { what: 'a lobby, with the names of all', where: 'other-lobby', once: true, by: ({ guest }) => guest },
  leave: { what: 'a lobby', where: 'other-lobby', once: true, by: ({ guest }) => guest },
  start: { what: 'a game', where: 'lobby', once: true },
  'start-without': { what: 'a game', where: 'third-lobby', once: true },
  'close-lobby': { what: 'a lobby', where: 'other-lobby', once: true },
  colour: { what: 'in a lobby', where: 'lobby' },
  'lobby-settings': { what: 'of a lobby', where: 'lobby' },
  decline: { what: 'to a lobby', where: 'lobby' },
  'join-listed': { what: 'a lobby', where: 'lobby', once: true },
  'join-again': { what: 'a lobby', where: 'lobby', once: true },
  take: { what: 'the panel of whoever has to move', by: mover },
  hand: { what: 'the panel of whoever has to move', by: mover },
  undo: { what: 'in a game of a hundred steps', once: true, by: mover },
  rematch: { what: 'of a game that is over', where: 'over', once: true },
  replay: { what: 'a whole game', where: 'over', by: stranger },
  'show-replay': { what: 'a whole game', where: 'over', once: true, by: stranger },
  fair: { what: 'of a whole game', where: 'over', by: stranger },
  transcript: { what: 'of a whole game', where: 'over', by: stranger },
  resign: { what: 'a game of a hundred steps', once: true },
  cancel: { what: 'a game of a hundred steps', once: true },
}

const plain = (verb: PlainVerb) => asPress(verb, ELSEWHERE[verb] ?? PLAIN, () => ({ kind: verb }))

/** Verbs that end the tables other questions need. They come last. */
const LAST: readonly PlainVerb[] = ['leave', 'close-lobby', 'start', 'start-without', 'rematch', 'resign', 'cancel']

type Payloaded = Exclude<Verb['kind'], PlainVerb>

/** By kind of button. */
const WITH_PAYLOAD: Readonly<Record<Payloaded, readonly Question[]>> = {
  ladder: [asPress('ladder', { what: 'the last page' }, ladder)],
  'other-ladder': [
    asPress(
      'other-ladder',
      { what: 'another measure' },
      (stage) => ({ kind: 'other-ladder', by: 'measure', from: ladder(stage) }),
      () => ['average'],
    ),
  ],
  records: [asPress('records', { what: 'of the server' }, ({ game }) => ({ kind: 'records', gameId: game.id }))],
  history: [asPress('history', { what: 'of whoever plays most, the last page' }, history)],
  finished: [
    asPress(
      'finished',
      { what: 'a whole game' },
      (stage) => ({ kind: 'finished', page: history(stage) }),
      ({ tables }) => [tables.over.id],
    ),
  ],
  target: [
    asPress('target', { what: 'a move', once: true, by: mover }, (stage) => ({
      kind: 'target',
      target: { kind: 'action', action: actionIn(stage) },
    })),
  ],
  menu: [
    asPress(
      'menu',
      { what: 'a move', once: true, by: mover },
      () => ({ kind: 'menu', row: 0 }),
      (stage) => [writeTarget({ kind: 'action', action: actionIn(stage) })],
    ),
  ],
  topics: [asPress('topics', PLAIN, () => ({ kind: 'topics', topic: null }))],
  rulebook: [
    asPress('rulebook', { what: 'the first topic' }, ({ game }) => ({ kind: 'rulebook', gameId: game.id, topic: null })),
  ],
  lesson: [
    asPress('lesson', { what: 'the end, right after a start' }, ({ game }) => ({
      kind: 'lesson',
      gameId: game.id,
      step: END,
      target: { kind: 'prompt', path: [] },
    })),
  ],
  'lesson-menu': [
    asPress('lesson-menu', { what: 'a choice that there is not' }, ({ game }) => ({
      kind: 'lesson-menu',
      gameId: game.id,
      step: game.tutorial?.ids[0] ?? END,
      row: 0,
    })),
  ],
  practice: [asPress('practice', { what: 'where a game is played' }, ({ game }) => ({ kind: 'practice', gameId: game.id }))],
  log: [asPress('log', PLAIN, () => ({ kind: 'log', upTo: 'latest' }))],
  settle: [
    asPress(
      'settle',
      { what: 'the pace of a lobby', where: 'lobby' },
      () => ({ kind: 'settle', what: 'pace' }),
      () => ['live'],
    ),
  ],
  answer: [asPress('answer', { what: 'to no proposal' }, () => ({ kind: 'answer', proposal: LAST_PAGE, agrees: true }))],
  orders: [
    asPress(
      'orders',
      { what: 'an order that there is not' },
      () => ({ kind: 'orders', on: 'hand' }),
      () => ['x'],
    ),
  ],
  why: [asPress('why', { what: 'at the first step of a turn', by: mover }, () => ({ kind: 'why', path: [] }))],
  text: [asPress('text', { what: 'the last page' }, () => ({ kind: 'text', page: LAST_PAGE }))],
  position: [
    asPress('position', { what: 'the last step of a whole game', where: 'over' }, () => ({
      kind: 'position',
      by: 'step',
      number: LAST_PAGE,
    })),
  ],
  own: [
    asPress(
      'own',
      { what: 'the time zone' },
      ({ game }) => ({ kind: 'own', what: 'zone', gameId: game.id }),
      () => ['Asia/Tokyo'],
    ),
  ],
  blocked: [asPress('blocked', PLAIN, () => ({ kind: 'blocked', index: 0 }))],
  forget: [
    asPress('forget', { what: 'whoever has played most', where: 'free', once: true, by: regular }, () => ({
      kind: 'forget',
      sure: true,
    })),
  ],
}

/** All questions, in the order they are asked. */
export const QUESTIONS: readonly Question[] = [
  ...COMMANDS,
  ...TYPED,
  ...PLAIN_VERBS.filter((verb) => !LAST.includes(verb)).map(plain),
  ...Object.values(WITH_PAYLOAD).flat(),
  ...LAST.map(plain),
]
