/** What decided a game, in words, as its players read it. */
import { expect, test } from 'vitest'
import { verdictLines } from '../../../src/discord/words/verdict.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { Analysis } from '../../../src/standings/analysis.js'
import { USUAL_TERMS } from '../../../src/tables/decisions/lobby.js'
import { PRESENT } from '../../../src/tables/model/attendance.js'
import type { User } from '../../../src/tables/model/people.js'
import type { FinishedTable } from '../../../src/tables/model/table.js'
import { playout } from '../../conformance/playout.js'

const USERS: readonly User[] = ['Ann', 'Ben', 'Cat'].map((name, seat) => ({ id: `u${seat}`, name }))

/** Of a game that Ben won. */
const ANALYSIS: Analysis = {
  lead: { winner: 1, over: 0, source: 'network', points: 6 },
  ahead: { winner: 1, turn: 12 },
}

function finished(seats: number, locale: Locale): FinishedTable {
  const { last, outcome, chosen } = playout(pioneers, seats, 'verdict')
  const players = USERS.slice(0, seats)
  const [host] = players
  if (outcome === null || host === undefined) throw new Error('the game did not end')
  return {
    ...{ id: 'abcdefgh', guildId: 'g', channelId: 'c', openedIn: 'c', follows: null, commitment: null },
    ...{ game: pioneers, options: chosen, terms: USUAL_TERMS, locale, host, players, colours: [0, 1, 2] },
    ...{ capacity: seats, position: 99, createdAt: new Date(0), status: 'over', state: last, outcome },
    ...{ attendance: players.map(() => PRESENT), leavers: [] },
  }
}

test.each(LOCALES)('the source of the lead and the turn in which it was taken are told in %s', (locale) => {
  const { lead, ahead } = TEXTS[locale].standings.verdict
  const network = pioneers.figureTexts?.[locale].sources.network ?? ''
  expect(network).not.toBe('')
  const told = verdictLines(finished(2, locale), null, ANALYSIS)
  expect(told).toEqual([`${lead('Ben', 'Ann', network, 6)} ${ahead('Ben', 12)}`])
})

test.each([
  ['en', 'the tie-break (Ben and Ann have', 'the tie-break (Ben, Cat and Ann have'],
  ['fr', 'le départage (Ben et Ann sont', 'le départage (Ben, Cat et Ann sont'],
  ['de', 'der Stichentscheid (Ben und Ann haben', 'der Stichentscheid (Ben, Cat und Ann haben'],
] as const)(
  'a tie-break is told as such, with all whose points are equal, if the game does not name it, in %s',
  (locale, two, three) => {
    const told = (seats: number, level: readonly number[]) => {
      const table = { ...finished(seats, locale), game: { ...pioneers, tieBreak: null } }
      return verdictLines(table, null, { lead: { winner: 1, level }, ahead: null }).join()
    }
    expect(told(2, [0])).toContain(two)
    expect(told(3, [2, 0])).toContain(three)
  },
)

test.each([
  ['en', 'Deciding factor: the tie-break by money (Ben $12, Cat $9, Ann $0).'],
  ['fr', 'Facteur décisif : le départage par l’argent (Ben 12 $, Cat 9 $, Ann 0 $).'],
  ['de', 'Ausschlaggebend: der Stichentscheid nach Geld (Ben $12, Cat $9, Ann $0).'],
] as const)(
  'a tie-break is told with what decided and how much of it everybody had, from the stored state, in %s',
  (locale, told) => {
    const table = finished(3, locale)
    const stored: { readonly scores: readonly object[] } = JSON.parse(pioneers.save(table.state))
    const scores = stored.scores.map((score, seat) => ({ ...score, total: 30, dollars: [0, 12, 9][seat] }))
    const state = pioneers.load(JSON.stringify({ ...stored, scores }), pioneers.rulesVersion)
    const [line = ''] = verdictLines({ ...table, state }, null, { lead: { winner: 1, level: [2, 0] }, ahead: null })
    expect(line.replaceAll('\u202f', ' ')).toBe(told)
    // Somebody who wins with less of it does so for another reason.
    expect(verdictLines({ ...table, state }, null, { lead: { winner: 0, level: [1] }, ahead: null })).toEqual([])
  },
)

test.each([
  ['en', 'it ended by resignation'],
  ['fr', 'elle s’est terminée par abandon'],
  ['de', 'Sie endete durch Aufgabe'],
] as const)('a game cut short is told so that it fits two players, of whom one resigned, in %s', (locale, reason) => {
  const verdict = { unrated: 'cut-short', changes: [], repeated: false, broken: [] } as const
  expect(verdictLines(finished(2, locale), verdict, { lead: null, ahead: null }).join('\n')).toContain(reason)
})

test.each(LOCALES)('a record is told in %s, but not one of nothing', (locale) => {
  const [ann, ben] = USERS
  const told = [2, 0].map((value) => {
    const before = { value, users: ann === undefined ? [] : [ann], tableId: 'before00', at: new Date(0) }
    const broken = [{ id: 'feat:network', value: 5, users: ben === undefined ? [] : [ben], before }] as const
    const verdict = { unrated: null, changes: [], repeated: false, broken } as const
    return verdictLines(finished(2, locale), verdict, { lead: null, ahead: null })
  })
  expect(told).toEqual([[expect.stringMatching(/^🏅 .*Ben.*Ann/)], []])
})
