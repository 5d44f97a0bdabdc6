/** A hint in words: the best action, what it brings and leads to, and whether the next one is as good. */
import type { Seat } from '../../engine/game.js'
import { at } from '../../engine/lists.js'
import { seededRandom } from '../../engine/random.js'
import type { GameState } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { withMinus } from '../../i18n/numbers.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { listed } from '../../i18n/words.js'
import { lead } from '../../players/reasons.js'
import type { Hint } from '../../tables/model/services.js'
import { deedOf, labelOf } from './action-name.js'
import { readerOf } from './reader.js'

type Candidate = Hint['candidates'][number]

/** Standard errors from which on a difference is no chance, and from which on it is clear. */
const SURE = 2
const CLEAR = 4

/** The action that a hint recommends. Null if there is no choice. */
export const hinted = ({ candidates, atFirstSight }: Hint): string | null => candidates[0]?.action ?? atFirstSight

/** Complete sentences in markdown, for the player of the seat. */
export function hintLines(hint: Hint, locale: Locale): readonly string[] {
  const { hints } = TEXTS[locale]
  const [best, ...others] = hint.candidates
  const action = hinted(hint)
  if (action === null) return [hints.only]
  const deed = chosen(hint, action, locale)
  if (best === undefined) return [hints.best(deed), hints.atFirstSight]
  // What reads the same is the same choice, like two red dice with the same face.
  const second = others.find((other) => chosen(hint, other.action, locale) !== deed)
  return [
    hints.best(deed),
    ...outlookLine(hint, best, locale),
    ...sequelLine(hint, best, locale),
    ...(second === undefined ? [] : secondLine(hint, best, second, locale)),
  ]
}

/** What the player chooses by an action, in a sentence or by its label. */
const chosen = (hint: Hint, action: string, locale: Locale) => told(hint, hint.sample, hint.seat, action, locale)

/** What to expect by where it comes from, against the strongest opponent. */
function outlookLine(hint: Hint, best: Candidate, locale: Locale): readonly string[] {
  const { hints } = TEXTS[locale]
  const points = Math.round(at(best.points, hint.seat))
  const sources = hint.table.game.sourceTexts?.[locale] ?? {}
  const parts = rounded(best, points).flatMap(({ source, whole }) => {
    const from = sources[source]
    return from === undefined || whole === 0 ? [] : [`${withMinus(whole)} ${from}`]
  })
  const ahead = points - Math.round(rivalOf(hint, best))
  return [`${hints.outlook(points, parts.length < 2 ? '' : listed(locale, parts))} ${hints.lead(ahead)}`]
}

/** The sources in whole points. The largest one is rounded so that all of them come to the total. */
function rounded({ sources }: Candidate, total: number): readonly { readonly source: string; readonly whole: number }[] {
  const parts = Object.entries(sources).map(([source, { mean }]) => ({ source, whole: Math.round(mean) }))
  const rest = total - parts.reduce((sum, { whole }) => sum + whole, 0)
  const most = Math.max(...parts.map(({ whole }) => whole))
  const first = parts.findIndex(({ whole }) => whole === most)
  return parts.map(({ source, whole }, index) => ({ source, whole: index === first ? whole + rest : whole }))
}

/** The points of the strongest opponent. */
function rivalOf({ seat }: Hint, { points }: Candidate): number {
  return Math.max(...points.filter((_, each) => each !== seat))
}

/** What usually comes next, unless what is drawn before rules it out. */
function sequelLine(hint: Hint, { action, sequel }: Candidate, locale: Locale): readonly string[] {
  if (sequel === null) return []
  const { table, seat, sample } = hint
  const { game } = table
  // The table's draws are not known here, so others stand in for them.
  const random = seededRandom('hint')
  let { state } = game.replay(sample, seat, action)
  for (let next = game.toMove(state); next.kind !== 'over'; next = game.toMove(state)) {
    if (next.kind === 'chance') {
      state = game.replay(state, 'chance', next.draw(random)).state
      continue
    }
    const mover = at(next.seats, 0)
    const legal = game.legalActions(state, mover)
    if (mover === sequel.seat && legal.includes(sequel.action)) {
      const { own, other } = TEXTS[locale].hints.sequel
      const sentence = told(hint, state, mover, sequel.action, locale)
      return [(mover === seat ? own : other)(sentence)]
    }
    if (legal.length > 1) return []
    state = game.replay(state, mover, at(legal, 0)).state
  }
  return []
}

/** The second best action, how sure it is that it is worse, and why. Nothing if too little is known of it. */
function secondLine(hint: Hint, best: Candidate, second: Candidate, locale: Locale): readonly string[] {
  const { hints } = TEXTS[locale]
  const better = lead(best.worth, best.visits, second.worth, second.visits)
  if (better === null) return []
  const sentence = chosen(hint, second.action, locale)
  if (better < SURE) return [hints.second.asGood(sentence)]
  const reason = reasonAgainst(hint, best, second, locale)
  // A label has no full stop of its own.
  const ended = reason.length === 0 || sentence.endsWith('.') ? sentence : `${sentence}.`
  return [[(better < CLEAR ? hints.second.worse : hints.second.muchWorse)(ended), ...reason].join(' ')]
}

/** Where most is lost, or what the opponents gain. */
function reasonAgainst(hint: Hint, best: Candidate, second: Candidate, locale: Locale): readonly string[] {
  const { hints } = TEXTS[locale]
  const losses = Object.entries(best.sources).flatMap(([source, estimate]) => {
    const other = second.sources[source]
    const from = hint.table.game.sourceTexts?.[locale][source]
    if (other === undefined || from === undefined) return []
    const isSure = (lead(estimate, best.visits, other, second.visits) ?? 0) >= SURE
    return isSure ? [{ from, points: Math.round(estimate.mean - other.mean) }] : []
  })
  const [most = { from: '', points: 0 }] = losses.toSorted((one, other) => other.points - one.points)
  const gain = Math.round(rivalOf(hint, second) - rivalOf(hint, best))
  if (Math.max(gain, most.points) < 1) return []
  return [most.points >= gain ? hints.fewer(most.points, most.from) : hints.helps(gain)]
}

/** The action as the log would tell it, or by its label if the log would not tell what is chosen. */
function told({ table, seat }: Hint, state: GameState, by: Seat, action: string, locale: Locale): string {
  const { game } = table
  const reader = readerOf(table, locale, seat)
  return deedOf(game, state, action, game.replay(state, by, action).facts, reader) ?? labelOf(game, state, by, action, reader)
}
