/** The look back at a game of Pioneers in words, in each language, and within the limits of a message. */
import { describe, expect, test } from 'vitest'
import { asNew } from '../../../src/discord/wire/message.js'
import {
  chancesIllustration,
  judgmentAt,
  type Reviewed,
  reviewMessage,
  turningPointLines,
} from '../../../src/discord/words/review.js'
import { verdictLines } from '../../../src/discord/words/verdict.js'
import { seededRandom } from '../../../src/engine/random.js'
import { pioneerDays } from '../../../src/games/pioneer-days/index.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { choose } from '../../../src/players/levels.js'
import { USUAL_TERMS } from '../../../src/tables/decisions/lobby.js'
import { PRESENT } from '../../../src/tables/model/attendance.js'
import type { FinishedTable } from '../../../src/tables/model/table.js'
import { played } from '../../tables/kit/played-game.js'

const random = seededRandom('words')
const game = played(pioneers, 2, (state, seat) =>
  choose(pioneers, pioneers.sample(state, seat, random), seat, 'newcomer', random),
)
const { past, outcome } = game

/** A purchase of somebody who could have bought a road instead. */
const number = past.findIndex(
  ({ entry }, index) =>
    entry?.kind === 'action' &&
    entry.action.startsWith('one-road') &&
    pioneers.legalActions((past[index - 1] ?? past[0]).state, entry.seat).filter((text) => text.startsWith('one-road')).length >
      1,
)
const entry = past[number]?.entry
if (entry?.kind !== 'action') throw new Error('nobody built a road')
const before = (past[number - 1] ?? past[0]).state
const better =
  pioneers.legalActions(before, entry.seat).find((text) => text.startsWith('one-road') && text !== entry.action) ?? ''
const turn = (past[number - 1] ?? past[0]).turn
const otherNumber = past.findIndex((each) => each.entry?.kind === 'action' && each.turn > turn && each.entry.seat === 1)

const other = past[otherNumber]

function reviewed(locale: Locale): Reviewed {
  const players = ['Ann', '_Ben_'].map((name, seat) => ({ id: `u${seat}`, name }))
  const [host = { id: 'u', name: 'u' }] = players
  const state = (past.at(-1) ?? past[0]).state
  const table: FinishedTable = {
    ...{ id: 'abcdefgh', guildId: 'g', channelId: 'c', openedIn: 'c', follows: null, commitment: null },
    ...{ game: pioneers, options: {}, terms: USUAL_TERMS, locale, host, players, colours: [0, 1] },
    ...{ capacity: 2, position: 99, createdAt: new Date(0), status: 'over', state, outcome },
    ...{ attendance: players.map(() => PRESENT), leavers: [] },
  }
  const turns = (past.at(-1) ?? past[0]).turn
  const review = {
    chances: Array.from({ length: turns + 1 }, (_, each) => (each === turns ? [100, 0] : each % 2 === 0 ? [50, 50] : [34, 66])),
    good: [other?.entry?.position ?? 0],
    misses: [{ position: entry?.position ?? 0, isSmall: true, better, chance: 48, instead: 39 }],
    turningPoints: [
      { turn, position: entry?.position ?? 0 },
      { turn: other?.turn ?? 0, position: other?.entry?.position ?? 0 },
    ],
  }
  return { table, review, past }
}

describe.each(LOCALES)('in %s', (locale) => {
  const PERCENT = locale === 'en' ? '' : '[\\u00a0\\u202f]'

  test('a turning point says what was done, and what would have been better by how much', () => {
    const [heading, first = '', second = ''] = turningPointLines(reviewed(locale), locale)
    expect(heading).toBe(`**${TEXTS[locale].review.turningPoints}**`)
    const pattern = {
      en: 'Better: .* \\(48% to win instead of 39%\\)\\.$',
      fr: 'Mieux.: .* \\(48.% de chances de victoire au lieu de 39.%\\)\\.$',
      de: 'Besser: .* \\(48.% Gewinnchance statt 39.%\\)\\.$',
    }[locale]
    expect(first).toMatch(new RegExp(pattern))
    expect(first.startsWith({ en: '**Turn ', fr: '**Tour ', de: '**Zug ' }[locale])).toBe(true)
    expect(second).toMatch(new RegExp(`(34|50)${PERCENT}%.*(66|50|34)${PERCENT}%\\.$`))
  })

  /** The end of purchases, where `better` would have been better. */
  function judgedDone(choose: (legal: readonly string[]) => string | undefined) {
    const at = past.findIndex(({ entry: each }) => each?.kind === 'action' && each.action === 'done-buying')
    const done = past[at]?.entry
    const own = reviewed(locale)
    if (done?.kind !== 'action') throw new Error('nobody ended the purchases')
    const { seat, position } = done
    const better = choose(pioneers.legalActions((past[at - 1] ?? past[0]).state, seat)) ?? ''
    const miss = { position, isSmall: false, better, chance: 27, instead: 14 }
    const judged: Reviewed = { ...own, review: { ...own.review, misses: [miss], turningPoints: [{ turn: 1, position }] } }
    return { at, judged, name: seat === 0 ? 'Ann' : '\\_Ben\\_', told: turningPointLines(judged, locale)[1] ?? '' }
  }

  test('what the log does not tell is told in a sentence as well, with the name of its button', () => {
    const { at, judged, name, told } = judgedDone((legal) => legal.find((text) => text === 'done-buying'))
    const chosen = `${name} ${{ en: 'chooses', fr: 'choisit', de: 'wählt' }[locale]} **`
    expect(told.split(chosen)).toHaveLength(3)
    expect(judgmentAt(judged, at, locale)?.split(chosen)).toHaveLength(2)
  })

  test('a purchase that the log tells only with the coach drawn then is told without it', () => {
    const { at, judged, name, told } = judgedDone((legal) => legal.find((text) => text.startsWith('buy-coach')))
    const buys = { en: 'buys coach ', fr: 'achète ', de: 'kauft für ' }[locale]
    expect(told.split(`${name} ${buys}`)).toHaveLength(2)
    expect(judgmentAt(judged, at, locale)).toContain(`${name} ${buys}`)
    expect(told).not.toMatch(/goes on display|entre dans la file|in die Auslage|undefined/)
  })

  test('they replace the turn in which the winner took the lead in the final message', () => {
    const { table } = reviewed(locale)
    const analysis = { lead: null, ahead: { winner: 0, turn: 7 } }
    expect(verdictLines(table, null, analysis)).toHaveLength(1)
    expect(verdictLines(table, null, analysis, ['a', 'b'])).toEqual(['a', 'b'])
  })

  test('each judged move says how good it was, and no other', () => {
    const own = reviewed(locale)
    const words = [number, otherNumber, 0].map((at) => judgmentAt(own, at, locale))
    expect(words[0]).toMatch(/48/)
    expect(words[1]).toMatch(/^\*\*[^*]+\*\*$/)
    expect(words[2]).toBeNull()
  })

  test('it names those who had the seats when they moved', () => {
    const own = reviewed(locale)
    const gone = { seat: entry.seat, from: { id: 'gone', name: 'Zoe' } }
    const leavers = [{ seat: entry.seat, user: gone.from, resigned: false }]
    const [first, ...rest] = past.map((each, index) => ({ ...each, later: index <= number ? [gone] : [] }))
    if (first === undefined) throw new Error('nothing was played')
    const taken: Reviewed = { ...own, table: { ...own.table, leavers }, past: [first, ...rest] }
    const told = (from: Reviewed) =>
      JSON.stringify(asNew(reviewMessage(from, { png: new Uint8Array(1), alt: '' }, locale)).components)
    // In the turning point, in what would have been better, in the line of the player, and in the menu of mistakes.
    const name = ['Ann', '_Ben_'][entry.seat] ?? ''
    expect([told(own).split(name).length - 1, told(own)]).toEqual([5, expect.not.stringContaining('Zoe')])
    // All but that the chances rose afterward.
    expect([told(taken).split('Zoe').length - 1, told(taken).split(name).length - 1]).toEqual([4, 1])
    // Whoever took the seat over has a line of their own.
    const later = past.findLast(({ entry: each }) => each?.kind === 'action' && each.seat === entry.seat)?.entry?.position ?? 0
    expect(told({ ...taken, review: { ...own.review, good: [later] } })).toMatch(new RegExp(`\\*\\*Zoe\\*\\*.*\\*\\*${name}`))
  })

  test('the whole of it is a message that Discord accepts, with a picture in words', () => {
    const own = reviewed(locale)
    const { alt } = chancesIllustration(own, locale)
    expect(alt.length).toBeLessThanOrEqual(1024)
    expect(alt).toContain('Ann 100')
    const sent = JSON.stringify(asNew(reviewMessage(own, { png: new Uint8Array(1), alt }, locale)))
    expect(sent).not.toMatch(/undefined|NaN/)
    expect(sent).toContain('\\\\_Ben\\\\_')
  })
})

test('a turning point at a draw that the log follows up with a list is one line', () => {
  const choosing = seededRandom('weeks')
  const days = played(pioneerDays, 2, (state, seat) =>
    choose(pioneerDays, pioneerDays.sample(state, seat, choosing), seat, 'newcomer', choosing),
  )
  const own = reviewed('en')
  const at = days.past.findIndex(({ entry: each }) => each?.kind === 'draw' && each.facts.length > 0)
  const position = days.past[at]?.entry?.position ?? 0
  const state = (days.past.at(-1) ?? days.past[0]).state
  const table = { ...own.table, game: pioneerDays, state, outcome: days.outcome }
  const lines = turningPointLines(
    { table, review: { ...own.review, turningPoints: [{ turn: 1, position }] }, past: days.past },
    'en',
  )
  expect(lines[1]).toMatch(/^\*\*Turn 1\*\* – Week 1 begins\. [^\n]*%\.$/)
})

test.each([
  ['en', 'Ann chooses **Coach $1**.'],
  ['fr', 'Ann choisit **Coach $1**.'],
  ['de', 'Ann wählt **Coach $1**.'],
] as const)('what only a button tells is told in a sentence, in %s', (locale, told) => {
  expect(TEXTS[locale].review.byLabel('Ann', '**Coach $1**')).toBe(told)
})
