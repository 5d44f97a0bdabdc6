import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import { face } from '../../../../src/games/pioneers/index.js'
import type { Fact } from '../../../../src/games/pioneers/rules/facts.js'
import { REFUSAL_RULES } from '../../../../src/games/pioneers/rules/refusals.js'
import type { EndReason, RefusalCode, Score, State } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { PLAYERS, shown, textOf } from '../panel-walk.js'
import { endTurn, given } from '../rules/given.js'
import { buying, ending, tableOf } from '../rules/position.js'

const reader: Reader = { locale: 'en', names: PLAYERS, viewer: 'table' }
const tell = (fact: Fact) => face.story(fact, reader)

describe('the story', () => {
  test('two roads are one purchase: the first sentence has the price, the second does not', () => {
    const road = { to: 'table', kind: 'road-bought', seat: 0, line: ['albany', 'buffalo'], action: 'two-roads' } as const
    expect(tell({ ...road, paid: 5 })).toBe('Annie buys two roads for $5 and builds the first on Albany – Buffalo.')
    expect(tell({ ...road, paid: 0 })).toBe('Annie builds the second road on Albany – Buffalo.')
  })
  test('an invitation is told by its answer', () => {
    expect(tell({ to: 'table', kind: 'invited', seat: 1, by: 0, pioneer: 'farmer' })).toBeNull()
    expect(tell({ to: 'table', kind: 'declined', seat: 1, by: 0 })).toBe('Bill does not join Annie.')
  })
  test('the end is told with its reason, and the winner only in the result', () => {
    const score = { track: 7, emptySeats: 0, nuggets: 3, network: 4, total: 14, dollars: 2 }
    expect(tell({ to: 'table', kind: 'scored', seat: 0, ...score })).toBeNull()
    expect(tell({ to: 'table', kind: 'over', winners: [0], reason: 'stack' })).toBe(
      'The game is over: the stack of coaches has run out.',
    )
  })
  test('a tile that could not be used is not told as a decision', () => {
    const skipped = { to: 'table', kind: 'action-skipped', seat: 1, tile: 'farmer' } as const
    expect(tell({ ...skipped, chosen: true })).toBe('Bill settles no more farmers.')
    expect(tell({ ...skipped, chosen: false })).toBeNull()
  })
  test('a boxed tile is only told when it was of no use', () => {
    expect(tell({ to: 'table', kind: 'tile-boxed', seat: 1, tile: 'hotel' })).toBeNull()
    expect(tell({ to: 'table', kind: 'tile-boxed', seat: 1, tile: 'banker' })).toContain('third')
  })
  test('a nugget is told to all without its value, the value to its owner', () => {
    expect(tell({ to: 'table', kind: 'nugget', seat: 2 })).toBe('Katie takes a gold nugget.')
    expect(tell({ to: 2, kind: 'nugget-value', seat: 2, value: 5 })).toContain('5 VP')
  })
})

test.each([
  ['en', 'money', ['$5', '$4', '$2']],
  ['fr', 'l’argent', ['5\u202f$', '4\u202f$', '2\u202f$']],
  ['de', 'Geld', ['$5', '$4', '$2']],
] as const)(
  'R78 what decides between equal points is named, with the dollars of all who are level, in %s',
  (locale, by, amounts) => {
    const players = [2, 5, 9, 4].map((cash, seat) => ({ cash, track: seat === 2 ? 4 : 10 }))
    const { state } = given(ending({ turn: 3, first: 0, end: 'roads', players })).when(endTurn)
    const told = face.tieBreak?.(pioneersRules.view(state, 'table'), [1, 3, 0], locale)
    expect(told).toEqual({ by, counts: [1, 3, 0].map((seat, index) => ({ seat, amount: amounts[index] })) })
  },
)

describe('a turn on one line', () => {
  const { settle, refill } = {
    settle: { to: 'table', kind: 'settled', seat: 1, city: 'chicago', tile: 'farmer', pioneer: 'farmer', coach: 'c09' },
    refill: { to: 'table', kind: 'coach-bought', seat: 1, coach: 'c04', slot: 2, paid: 2, refill: 'c05' },
  } as const
  const road = { to: 'table', kind: 'road-bought', seat: 1, line: ['albany', 'buffalo'], action: 'two-roads', paid: 5 } as const
  const turn: readonly Fact[] = [
    { to: 'table', kind: 'income', seat: 1, amount: 4 },
    road,
    { ...road, paid: 0 },
    refill,
    settle,
    { to: 'table', kind: 'farmer-settled', seat: 1, city: 'chicago', coach: 'c09' },
    { to: 'table', kind: 'coach-emptied', seat: 1, coach: 'c09', points: 7, dollars: 1 },
    { to: 'table', kind: 'joined', seat: 2, by: 1, city: 'chicago', pioneer: 'farmer', coach: 'c02', paid: 2 },
    { to: 'table', kind: 'coach-emptied', seat: 2, coach: 'c02', points: 4, dollars: 1 },
    { to: 'table', kind: 'turn', seat: 2, round: 3 },
  ]
  const digest = (facts: readonly Fact[], locale: Reader['locale']) => face.digest(facts, 1, { ...reader, locale })

  test.each([
    [
      'en',
      'builds 2 roads, buys coach 4, settles 2 farmers in Chicago and empties coach 9 (7 VP); Katie joins; Katie empties coach 2 (4 VP)',
    ],
    [
      'fr',
      'construit 2 routes, achète le chariot 4, installe 2 fermiers à Chicago et vide le chariot 9 (7 PV)\u202f; Katie installe aussi un pionnier\u202f; Katie vide le chariot 2 (4 PV)',
    ],
    [
      'de',
      'baut 2 Straßen, kauft Kutsche 4, siedelt in Chicago 2 Farmer an und leert Kutsche 9 (7 SP); Katie setzt einen Pionier dazu; Katie leert Kutsche 2 (4 SP)',
    ],
  ] as const)("sums up the turn in %s, with the others' actions last", (locale, expected) => {
    expect(digest(turn, locale)).toBe(expected)
  })
  test.each([
    ['en', 'you join; you empty coach 2 (4 VP)'],
    ['fr', 'vous installez aussi un pionnier\u202f; vous videz le chariot 2 (4 PV)'],
    ['de', 'du setzt einen Pionier dazu; du leerst Kutsche 2 (4 SP)'],
  ] as const)('tells in %s whoever joined so as “you”', (locale, expected) => {
    const told = face.digest(turn, 1, { ...reader, locale, viewer: 2 })
    expect(told.endsWith(expected)).toBe(true)
    expect(told).not.toContain('Katie')
  })
  test('without a possible action says so', () => {
    expect(digest([{ to: 'table', kind: 'no-move', seat: 1, reason: 'no-passengers' }], 'en')).toBe(
      'leaves the stagecoach where it is',
    )
  })
  test('says that the round is the last where the end is triggered, and that the game is over where it has ended', () => {
    const triggered = (reason: EndReason): Fact => ({ to: 'table', kind: 'end-triggered', seat: 1, reason })
    const over: Fact = { to: 'table', kind: 'over', winners: [0], reason: 'stalemate' }
    expect(digest([triggered('roads')], 'en')).toBe('this round is the last')
    expect(digest([triggered('stalemate'), over], 'en')).toBe('the game is over')
    expect(digest([triggered('roads'), over], 'fr')).toBe('la partie est terminée')
    expect(digest([over], 'de')).toBe('die Partie ist zu Ende')
    expect(face.digest([over], 1, reader, 'Annie')).toBe('the game is over')
  })
  test('begins with its round and player', () => {
    const begun: Fact = { to: 'table', kind: 'turn', seat: 2, round: 3 }
    const headings = LOCALES.map((locale) => face.heading?.(begun, { ...reader, locale }))
    expect(headings).toEqual(['Round 3 · Katie', 'Tour de table 3 · Katie', 'Runde 3 · Katie'])
    expect(face.heading?.(settle, reader)).toBeNull()
  })
})

describe('after an idle round', () => {
  const idle = { idleRounds: 1, players: [{ cash: 5, coaches: { c01: 'banker -' } }] } as const
  const WARNING = {
    en: 'Last round, unless somebody builds a road, buys a coach or settles a pioneer.',
    fr: 'Dernier tour de table, sauf si quelqu’un construit une route, achète un chariot ou installe un pionnier.',
    de: 'Letzte Runde, falls niemand eine Straße baut, eine Kutsche kauft oder einen Pionier ansiedelt.',
  } as const

  test.each(LOCALES)('panels, words of the picture and the table in words warn in %s', (locale) => {
    const all = (state: State) => {
      const view = pioneersRules.view(state, 0)
      const own = { ...reader, locale, viewer: 0 }
      return [
        textOf(shown(state, [], locale, 0).panel),
        textOf(shown(state, [], locale, 1).panel),
        face.alt(view, [], own, shown(state, [], locale).panel),
        face.alt(pioneersRules.view(state, 'table'), [], { ...reader, locale }),
        face.text(view, own)[0]?.text ?? '',
      ]
    }
    for (const text of all(buying(idle))) expect(text).toContain(WARNING[locale])
    for (const text of all(ending(idle))) expect(text).toContain(WARNING[locale])
    for (const text of all(buying({ ...idle, roundBusy: true }))) expect(text).not.toContain(WARNING[locale])
  })
  test("the turn's message announces the possible end", () => {
    expect(tell({ to: 'table', kind: 'idle', seat: 1 })).toBe(
      'For a whole round, nobody has built, bought or settled: if nobody does so this round, the game ends.',
    )
  })
})

describe('a hand', () => {
  const state = buying({ players: [{ coaches: { c09: 'banker - merchant' }, nuggets: [3, 5], emptied: ['c01'] }, {}] })
  const hand = (viewer: Reader['viewer']) => face.hand(pioneersRules.view(state, viewer), 0, { ...reader, viewer })

  test('has coaches with passengers and empty spaces, and what is emptied', () => {
    expect(hand(0)).toContain('**Coach 9** (7 VP): banker and merchant; 1 empty space')
    expect(hand(0)).toContain('Emptied: 1 coach (4 VP).\n\n$3, income $3 a turn')
  })
  test('shows the values of nuggets to their owner alone', () => {
    expect(hand(0)).toContain('Gold nuggets: 3 VP and 5 VP.')
    expect(hand(1)).toContain('Gold nuggets: 2, face down.')
  })
  test('without a pioneer says so', () => {
    expect(face.hand(pioneersRules.view(state, 1), 1, { ...reader, viewer: 1 })).toContain('No coach with a pioneer on it.')
  })
})

describe('the result', () => {
  const score = (total: number, dollars: number): Score => ({
    track: total,
    emptySeats: 0,
    nuggets: 0,
    network: 0,
    total,
    dollars,
  })
  const over = (scores: readonly Score[], winners: readonly number[]): State => ({
    ...tableOf({ seats: scores.length }),
    phase: 'over',
    end: 'stack',
    scores,
    winners,
  })
  const result = (state: State) => face.result(pioneersRules.view(state, 'table'), reader).split('\n')

  test('ranks by points, then by dollars', () => {
    const lines = result(over([score(30, 2), score(40, 1), score(30, 5)], [1]))
    expect(lines[0]).toBe('**Bill** wins.')
    expect(lines.slice(1, 4).map((line) => line.slice(0, 12))).toEqual([
      '**1.\u00a0Bill**:',
      '**2.\u00a0Katie**',
      '**3.\u00a0Annie**',
    ])
    expect(lines).toHaveLength(4)
  })
  test('equal scores share a place and the victory; no line begins a list, which clients would renumber', () => {
    const lines = result(over([score(30, 2), score(30, 2)], [0, 1]))
    expect(lines[0]).toBe('**Annie and Bill** share the victory.')
    expect(lines.slice(1, 3).map((line) => line.slice(0, 4))).toEqual(['**1.', '**1.'])
  })
})

describe('the result as the table counts it', () => {
  const score = (total: number): Score => ({ track: total, emptySeats: 0, nuggets: 0, network: 0, total, dollars: 0 })
  const scored: State = {
    ...tableOf({ seats: 3 }),
    phase: 'over',
    end: 'stack',
    scores: [score(50), score(20), score(30)],
    winners: [0],
  }
  const outcome = { winners: [2], places: [3, 2, 1], points: [50, 20, 30], reason: 'stack' }
  const ending = { outcome, remarks: ['resigned', 'took over from Fred\\_', null] }
  const tellAs = (state: State, locale: Reader['locale'], how: Reader['ending'] = ending) => {
    const counted = { ...reader, locale, ...(how === undefined ? {} : { ending: how }) }
    return { lines: face.result(pioneersRules.view(state, 'table'), counted).split('\n'), counted }
  }

  test('puts a resigned player last in spite of the most points, and says so', () => {
    const { lines, counted } = tellAs(scored, 'en')
    expect(lines.map((line) => line.replace(/ \(emptied.*/, ''))).toEqual([
      '**Katie** wins.',
      '**1.\u00a0Katie**: 30 VP',
      '**2.\u00a0Bill** (took over from Fred\\_): 20 VP',
      '**3.\u00a0Annie** (resigned): 50 VP',
    ])
    const view = pioneersRules.view(scored, 'table')
    expect(face.status(view, counted)).toBe('The game is over. Katie wins.')
    expect(face.alt(view, [], counted)).toContain('Katie wins.')
    expect(face.text(view, counted)[0]?.text).toContain('**3.\u00a0Annie** (resigned): 50 VP')
    const alt = face.final?.(view, [], counted)?.alt ?? ''
    expect(alt).toContain('2.\u00a0Bill (took over from Fred_): 20 VP')
  })
  test.each([
    ['en', ['**Annie** wins.', '**1.\u00a0Annie**: 9 VP by then', '**2.\u00a0Bill** (-): 7 VP by then']],
    [
      'fr',
      ['**Annie** remporte la partie.', '**1.\u00a0Annie**\u202f: 9 PV jusque-là', '**2.\u00a0Bill** (-)\u202f: 7 PV jusque-là'],
    ],
    ['de', ['**Annie** gewinnt.', '**1.\u00a0Annie**: 9 SP bis dahin', '**2.\u00a0Bill** (-): 7 SP bis dahin']],
  ] as const)('exists in %s although all but one resigned before the scoring', (locale, expected) => {
    const state = buying({})
    const left = { outcome: { winners: [0], places: [1, 2], points: [9, 7], reason: 'resigned' }, remarks: [null, '-'] }
    const { lines, counted } = tellAs(state, locale, left)
    expect(lines).toEqual(expected)
    const view = pioneersRules.view(state, 1)
    expect(face.status(view, counted)).toContain('Annie')
    expect(face.alt(view, [], { ...counted, viewer: 1 })).not.toMatch(/nothing for you to do|attendre|abwarten/)
    expect(face.final?.(view, [], counted)).toBeNull()
  })
})

describe.each(LOCALES)('refusals in %s', (locale) => {
  test.each(Object.entries(REFUSAL_RULES))('%s is one sentence without the number of its rule, %s', (code, rule) => {
    const sentence = face.refusal({ code: code as RefusalCode, rule }, { ...reader, locale })
    expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u)
    expect(sentence).not.toContain(rule)
    expect(sentence.slice(0, -1)).not.toMatch(/[.!?] /)
  })
})

test('rules topics are the same in all languages, each short enough for one message', () => {
  const topics = LOCALES.map((locale) => face.rules(locale))
  expect(new Set(topics.map((each) => each.map(({ id }) => id).join())).size).toBe(1)
  for (const { text } of topics.flat()) expect(text.length).toBeLessThanOrEqual(2000)
})
