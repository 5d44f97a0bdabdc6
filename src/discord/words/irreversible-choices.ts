/** Choices on a panel that their player cannot take back alone. */

import type { Seat } from '../../engine/game.js'
import { grouped } from '../../engine/lists.js'
import { actionsOfPress, type Button, type MenuOption, type Panel, type Row } from '../../engine/panel.js'
import { seededRandom } from '../../engine/random.js'
import type { AnyFact, GameState } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { listed, listedAsChoices } from '../../i18n/words.js'
import { isComputer } from '../../tables/model/computer.js'
import { isSecret, othersActInSecret } from '../../tables/model/secrecy.js'
import { freeSteps, isTurnOf, type PlayingTable } from '../../tables/model/table.js'

/** What words that something follows may end with. An arrow stays: without it nobody knows what a number is. */
const LOOSE_END = /[\s:·]+$/u

/** Characters for the labels of these choices: one line on a phone. */
const ROOM = 60
/** So many names are told even if they are longer. */
const FEW = 3

/**
 * Says which choices in a player's own turn need the others' consent to be undone although they do not look like it, because
 * they draw, reveal or ask something, or because the turn ends with them. With computer players, who let nobody see anything
 * twice, those that draw or reveal cannot be undone at all, and nothing can be with which the game ends. The end of a turn needs
 * no words where the label says that it ends. Null if there are no such choices, or if there is only one and nothing before it
 * could be undone.
 */
export function irreversibleLine(table: PlayingTable, seat: Seat, panel: Panel, locale: Locale): string | null {
  const { byConsent, final } = TEXTS[locale].panel.irreversible
  const choices = panel.blocks.flatMap((block) => (block.kind === 'text' ? [] : actionsOn(block)))
  const isBinding = choices.length > 1 || freeSteps(table, seat) > 0
  if (!isBinding || !isTurnOf(table, seat)) return null
  const bonds = grouped(choices, (choice) => irreversibility(table, seat, choice))
  const lines = (
    [
      ['consent', byConsent],
      ['final', final],
    ] as const
  ).flatMap(([kind, words]) => {
    const bound = bonds.get(kind) ?? []
    const others = choices.filter((choice) => !bound.includes(choice))
    if (bound.length === 0) return []
    return others.length === 0 && choices.length > 1 ? words.all : words.some(listed(locale, namesOf(bound, others, locale)))
  })
  return lines.length === 0 ? null : lines.join('\n')
}

/**
 * What the choices are called, in a few words that fit none of the others: their labels, the words that all of them begin with,
 * or their sorts. Otherwise as many labels as there is room for, and how many choices are left out.
 */
function namesOf(bound: readonly Choice[], others: readonly Choice[], locale: Locale): readonly string[] {
  const labels = bound.map(({ label }) => label)
  const groups = [...grouped(labels, (label) => label.split(' ')[0]).values()]
  const together = groups.map((alike) => toldTogether(alike, locale))
  if (isShort(together)) return together.map(bold)
  const beginning = sharedBeginning(labels)
  const isOwn = /\p{L}/u.test(beginning) && others.every(({ label }) => !`${label} `.startsWith(`${beginning} `))
  if (isOwn) return [bold(`${beginning.replace(LOOSE_END, '')} …`)]
  const sorts = sortsOf(bound, others)
  return sorts.length <= FEW ? sorts : firstOf(groups, locale)
}

const bold = (label: string) => `**${label}**`

const isShort = (names: readonly string[]) => names.join(', ').length <= ROOM

/** The sorts of choices, and the labels of those whose sort is none, or one that others have, too. */
function sortsOf(bound: readonly Choice[], others: readonly Choice[]): readonly string[] {
  const shared = new Set(others.map(({ sort }) => sort))
  return [...new Set(bound.map(({ label, sort }) => (sort === undefined || shared.has(sort) ? bold(label) : sort)))]
}

/** What there is room for, at least one label, and the number of choices that are left out. */
function firstOf(groups: readonly (readonly string[])[], locale: Locale): readonly string[] {
  const told = (some: readonly (readonly string[])[]) => some.map((alike) => toldTogether(alike, locale))
  const parts = isShort(told(groups.slice(0, 1))) ? groups : groups.flatMap((alike) => alike.map((label) => [label]))
  const fitting = parts.filter((_, index) => index === 0 || isShort(told(parts.slice(0, index + 1))))
  const rest = parts.slice(fitting.length).flat().length
  return [...told(fitting).map(bold), ...(rest === 0 ? [] : [TEXTS[locale].panel.irreversible.more(rest)])]
}

/**
 * What several labels begin with is told once: `Coach $1, $2 or $3`. The last comes after an "or", since
 * `Save only wagon 1, 2, 3` would read as a single choice, which there may be as well.
 */
function toldTogether(labels: readonly string[], locale: Locale): string {
  const beginning = sharedBeginning(labels)
  const rests = labels.map((label) => label.slice(beginning.length).trim())
  if (beginning === '' || rests.includes('')) return listedAsChoices(locale, labels)
  return `${beginning} ${listedAsChoices(locale, rests)}`
}

/** Whole words that all labels begin with. Empty for a single label, and for labels that are alike. */
function sharedBeginning(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(' '))
  const end = first.findIndex((word, index) => others.some((words) => words[index] !== word))
  return first.slice(0, Math.max(end, 0)).join(' ')
}

interface Choice {
  /** What it is called in a sentence. */
  readonly label: string
  readonly sort?: string
  readonly saysTurnEnds?: boolean
  readonly action: string
}

function actionsOn(row: Row): readonly Choice[] {
  const entries: readonly (Button | MenuOption)[] =
    row.kind === 'menu' ? row.options : row.buttons.filter(({ disabled }) => disabled !== true)
  return entries.flatMap(({ target, label, named = label, ...entry }) =>
    target.kind === 'action' ? [{ ...entry, label: named, action: target.action }] : [],
  )
}

/** How a choice is bound that a player could not take back alone, or at all, without having read that it ends the turn. */
function irreversibility(table: PlayingTable, seat: Seat, { action, saysTurnEnds = false }: Choice): 'consent' | 'final' | null {
  try {
    const bond = bondOf(table, seat, actionsOfPress(action), !saysTurnEnds)
    if (bond === null || bond === 'over') return bond === null ? null : 'final'
    if (!table.players.some(isComputer)) return 'consent'
    return bond === 'revealed' ? 'final' : null
  } catch {
    // An action on which the rules fail is reported once it is pressed. Until then the panel must work.
    return null
  }
}

/**
 * Why actions cannot be taken back alone: something is revealed, others are to move or may act in secret, or the game is over.
 * Null if they can, or if the turn or the game is over, unless their end counts, too.
 */
function bondOf(
  { game, state }: PlayingTable,
  seat: Seat,
  actions: readonly string[],
  countsEnd: boolean,
): 'revealed' | 'others-decide' | 'over' | null {
  let after = state
  const facts: AnyFact[] = []
  for (const action of actions) {
    const submitted = game.submit(after, seat, action)
    if (submitted.kind !== 'accepted') return null
    facts.push(...submitted.facts)
    after = submitted.state
  }
  const next = game.toMove(after)
  const drawn = drawnOut(game, after)
  if (game.toMove(drawn).kind === 'over') return countsEnd ? 'over' : null
  if (!countsEnd && game.turn(drawn).number !== game.turn(state).number) return null
  if (next.kind === 'chance' || facts.some(({ to }) => to !== 'table')) return 'revealed'
  if (next.kind === 'seats' && !next.seats.includes(seat)) return 'others-decide'
  return !isSecret(game, { before: state, facts, after }) && othersActInSecret(game, after, seat) ? 'others-decide' : null
}

/** The state after all that is to be drawn. The table's draws are not known here, so others stand in for them. */
function drawnOut(game: PlayingTable['game'], drawing: GameState): GameState {
  const random = seededRandom('lasting')
  let state = drawing
  for (let next = game.toMove(state); next.kind === 'chance'; next = game.toMove(state)) {
    state = game.replay(state, 'chance', next.draw(random)).state
  }
  return state
}
