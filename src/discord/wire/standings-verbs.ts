/** Verbs of buttons and menus about standings, which belong to no table. */
import { MEASURES, type Measure, PERIODS, type Period } from '../../standings/ladders.js'

/** Which leaderboard, and how it is shown. */
export interface LadderVerb {
  readonly kind: 'ladder'
  /** Null for all games. */
  readonly gameId: string | null
  readonly period: Period
  readonly measure: Measure
  /** From 1. */
  readonly page: number
  readonly as: 'picture' | 'text'
}

/** What the menus of a leaderboard change. */
export const LADDER_CHOICES = ['measure', 'period', 'game'] as const
export type LadderChoice = (typeof LADDER_CHOICES)[number]

/** A menu of a leaderboard. The chosen option's value replaces the current one. */
export interface LadderMenu {
  readonly kind: 'other-ladder'
  readonly by: LadderChoice
  readonly from: LadderVerb
}

/** Stands for all games among the options of a menu. No game has this id. */
export const EVERY_GAME = '*'

/** A page of finished games. */
export interface HistoryVerb {
  readonly kind: 'history'
  readonly gameId: string
  /** Null for everybody's games. */
  readonly userId: string | null
  /** From 1. */
  readonly page: number
}

/** The records of a game. */
export interface RecordsVerb {
  readonly kind: 'records'
  readonly gameId: string
  /** The leaderboard to go back to. Absent on the buttons of older messages. */
  readonly from?: LadderVerb
}

export type StandingsVerb =
  | LadderVerb
  | LadderMenu
  | RecordsVerb
  | HistoryVerb
  /** The menu of a page of finished games. The chosen option's value is the table. */
  | { readonly kind: 'finished'; readonly page: HistoryVerb }

/** Whether a verb is one of these. */
export function isAboutStandings<Other extends { readonly kind: string }>(verb: Other | StandingsVerb): verb is StandingsVerb {
  return KINDS.some((kind) => kind === verb.kind)
}

const KINDS = ['ladder', 'other-ladder', 'records', 'history', 'finished'] as const satisfies readonly StandingsVerb['kind'][]

const GAME = /^[a-z0-9-]+$/
const USER = /^\d+$/
const PAGE = /^[1-9a-z][0-9a-z]{0,4}$/

/** The verb and its payload: lower-case letters, digits, dots and hyphens. */
export function writeStandingsVerb(verb: StandingsVerb): readonly [name: string, payload: string] {
  switch (verb.kind) {
    case 'ladder':
      return ['ladder', writeLadder(verb)]
    case 'other-ladder':
      return [`${OTHER}${verb.by}`, writeLadder(verb.from)]
    case 'records':
      return ['records', verb.from === undefined ? verb.gameId : writeLadder(verb.from)]
    case 'history':
      return ['history', writePage(verb)]
    case 'finished':
      return ['finished', writePage(verb.page)]
  }
}

/** Prefix of the property that a menu of a leaderboard changes. */
const OTHER = 'other-'

const writeLadder = ({ gameId, period, measure, page, as }: LadderVerb) =>
  [gameId ?? '', period, measure, page.toString(36), as].join('.')

const writePage = ({ gameId, userId, page }: HistoryVerb) => [gameId, userId ?? '', page.toString(36)].join('.')

/** Null for anything that {@link writeStandingsVerb} does not write. */
export function readStandingsVerb(name: string, payload: string): StandingsVerb | null {
  switch (name) {
    case 'ladder':
      return readLadder(payload.split('.'))
    case 'records':
      return readRecords(payload)
    case 'history':
      return readPage(payload.split('.'))
    case 'finished': {
      const page = readPage(payload.split('.'))
      return page === null ? null : { kind: 'finished', page }
    }
    default:
      return readLadderMenu(name, payload)
  }
}

function readRecords(payload: string): RecordsVerb | null {
  if (GAME.test(payload)) return { kind: 'records', gameId: payload }
  const from = readLadder(payload.split('.'))
  return from === null || from.gameId === null ? null : { kind: 'records', gameId: from.gameId, from }
}

function readLadderMenu(name: string, payload: string): LadderMenu | null {
  const by = LADDER_CHOICES.find((choice) => name === `${OTHER}${choice}`)
  const from = readLadder(payload.split('.'))
  return by === undefined || from === null ? null : { kind: 'other-ladder', by, from }
}

/** The first page of the leaderboard chosen in a menu. If the menu does not offer the choice, the leaderboard shown so far. */
export function chosenLadder({ by, from }: LadderMenu, chosen: string): LadderVerb {
  switch (by) {
    case 'measure':
      return { ...from, measure: MEASURES.find((each) => each === chosen) ?? from.measure, page: 1 }
    case 'period':
      return { ...from, period: PERIODS.find((each) => each === chosen) ?? from.period, page: 1 }
    case 'game':
      return { ...from, gameId: GAME.test(chosen) ? chosen : null, page: 1 }
  }
}

function readLadder([game = '?', periodText, measureText, pageText = '', as, ...rest]: readonly string[]): LadderVerb | null {
  const period = PERIODS.find((each) => each === periodText)
  const measure = MEASURES.find((each) => each === measureText)
  const page = numberOf(pageText)
  if (period === undefined || measure === undefined || page === null || rest.length > 0) return null
  if ((game !== '' && !GAME.test(game)) || (as !== 'picture' && as !== 'text')) return null
  return { kind: 'ladder', gameId: game === '' ? null : game, period, measure, page, as }
}

function readPage([gameId = '', user = '?', pageText = '', ...rest]: readonly string[]): HistoryVerb | null {
  const page = numberOf(pageText)
  if (!GAME.test(gameId) || page === null || rest.length > 0 || (user !== '' && !USER.test(user))) return null
  return { kind: 'history', gameId, userId: user === '' ? null : user, page }
}

const numberOf = (text: string) => (PAGE.test(text) ? Number.parseInt(text, 36) : null)
