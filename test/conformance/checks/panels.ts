/** What a panel offers, and whether Discord would accept it. */
import { ENCODED_LIMIT, type Seat } from '../../../src/engine/game.js'
import { at } from '../../../src/engine/lists.js'
import {
  actionsOfPress,
  type Button,
  type MenuOption,
  type Panel,
  PRESS_LIMIT,
  type Row,
  type Target,
} from '../../../src/engine/panel.js'
import type { Reader } from '../../../src/games/face.js'
import type { GameState } from '../../../src/games/game.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { type Decision, sampled } from '../playout.js'
import type { Subject } from '../subject.js'
import type { Check, Problems } from './contract.js'
import { holesIn, readersOf } from './readers.js'

/** Discord's limits (discord.js guide and API reference). A message of version 2 counts nested components and all of its text. */
const LIMITS = { label: 80, option: 100, placeholder: 150, options: 25, buttons: 5, components: 40, text: 4000 }
/**
 * What the message around a panel needs: its container, a notice, the picture, the deadline, and the table's own menu and row of
 * buttons.
 */
const FRAME = { components: 10, text: 260 }
const DEEPEST = 6
const STEP = /^[a-z0-9.-]+$/

type Path = readonly string[]

const rowsOf = (panel: Panel): readonly Row[] => panel.blocks.flatMap((block) => (block.kind === 'text' ? [] : [block]))
const textsOf = (panel: Panel) => panel.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
const offersOf = (row: Row): readonly (Button | MenuOption)[] => (row.kind === 'buttons' ? row.buttons : row.options)
const isOn = (offer: Button | MenuOption) => !('disabled' in offer && offer.disabled === true)

/** All panels found by following every prompt from the start, with the path to each. */
function walk(subject: Subject, { state }: Decision, seat: number, reader: Reader): readonly { path: Path; panel: Panel }[] {
  const found: { path: Path; panel: Panel }[] = []
  const queue: Path[] = [[]]
  const seen = new Set([''])
  for (const path of queue) {
    const { panel } = subject.game.panel(state, seat, path, reader)
    found.push({ path, panel })
    for (const { target } of rowsOf(panel).flatMap(offersOf).filter(isOn)) {
      const next = target.kind === 'prompt' ? target.path : []
      if (next.length > DEEPEST) throw new Error(`a prompt deeper than ${DEEPEST} steps: ${next.join('/')}`)
      if (!seen.has(next.join('/'))) queue.push(next)
      seen.add(next.join('/'))
    }
  }
  return found
}

const movesOf = (decisions: readonly Decision[]) =>
  decisions.flatMap((decision) => decision.movers.map((seat) => ({ decision, seat })))

export const panelsOfferExactlyTheLegalActions: Check = (subject, { decisions, seats }) =>
  movesOf(sampled(decisions, 40)).flatMap(({ decision, seat }) => {
    const [reader] = readersOf(seat, seats)
    if (reader === undefined) return ['no reader']
    const targets = walk(subject, decision, seat, reader).flatMap(({ panel }) =>
      rowsOf(panel)
        .flatMap(offersOf)
        .filter(isOn)
        .map((offer) => offer.target),
    )
    const offered = new Set(targets.flatMap((target) => (target.kind === 'action' ? [target.action] : [])))
    const presses = [...offered].map(actionsOfPress)
    const legal = decision.legal[seat] ?? []
    return [
      ...legal
        .filter((action) => !isOffered(subject, decision.state, seat, action, presses))
        .map((action) => `${action} of seat ${seat} is not on any panel`),
      ...[...offered]
        .filter((action) => !isLegal(subject, decision.state, seat, action))
        .map((action) => `${action} is offered to seat ${seat}`),
    ]
  })

/** Whether an action is offered alone, or together with each of the seat's choices after it. */
function isOffered(
  subject: Subject,
  before: GameState,
  seat: Seat,
  action: string,
  presses: readonly (readonly string[])[],
): boolean {
  const rests = presses.filter(([first]) => first === action).map(([, ...rest]) => rest)
  if (rests.some((rest) => rest.length === 0)) return true
  if (rests.length === 0 || !subject.game.legalActions(before, seat).includes(action)) return false
  const { state } = subject.game.replay(before, seat, action)
  const legal = subject.game.legalActions(state, seat)
  return legal.length > 0 && legal.every((next) => isOffered(subject, state, seat, next, rests))
}

/** Whether a seat may take all actions of a press one after the other. */
function isLegal({ game }: Subject, before: GameState, seat: Seat, press: string): boolean {
  let state = before
  for (const action of actionsOfPress(press)) {
    if (!game.legalActions(state, seat).includes(action)) return false
    state = game.replay(state, seat, action).state
  }
  return true
}

export const panelsFitDiscord: Check = (subject, { decisions, seats }) =>
  movesOf(sampled(decisions, 12)).flatMap(({ decision, seat }) =>
    readersOf(seat, seats).flatMap((reader) =>
      walk(subject, decision, seat, reader).flatMap(({ path, panel }) =>
        panelProblems(panel).map((problem) => `${reader.locale} /${path.join('/')}: ${problem}`),
      ),
    ),
  )

const STRANGE: readonly Path[] = [['nonsense'], ['0', '1', '2'], ['-']]

/** An outdated or invented path still gets a panel. */
export const strangePathsGetAPanel: Check = (subject, { decisions, seats }) =>
  movesOf(sampled(decisions, 12)).flatMap(({ decision, seat }) =>
    // What a path leads to does not depend on the language.
    STRANGE.flatMap((path, index) =>
      readersOf(seat, seats, [at(LOCALES, index % LOCALES.length)]).flatMap((reader) =>
        panelProblems(subject.game.panel(decision.state, seat, path, reader).panel),
      ),
    ),
  )

export function panelProblems(panel: Panel): Problems {
  const rows = rowsOf(panel)
  const texts = [panel.title, ...textsOf(panel)]
  const components =
    1 + panel.blocks.length + rows.reduce((sum, row) => sum + (row.kind === 'buttons' ? row.buttons.length : 1), 0)
  const characters = texts.reduce((sum, text) => sum + text.length, 0)
  return [
    ...texts.flatMap((text) => holesIn(text, 'a text')),
    ...(components > LIMITS.components - FRAME.components ? [`${components} components`] : []),
    ...(characters > LIMITS.text - FRAME.text ? [`${characters} characters of text`] : []),
    ...(rows.length === 0 ? ['nothing to press'] : []),
    ...(panel.blocks.at(-1)?.kind === 'text' ? ['words below what can be pressed'] : []),
    ...rows.flatMap(rowProblems),
    ...twice(rows.flatMap((row) => (row.kind === 'buttons' ? row.buttons : []))),
  ]
}

function rowProblems(row: Row): Problems {
  const offers = offersOf(row)
  const most = row.kind === 'buttons' ? LIMITS.buttons : LIMITS.options
  return [
    ...(offers.length < 1 || offers.length > most ? [`${offers.length} in one row of ${row.kind}`] : []),
    ...(row.kind === 'menu' ? [...tooLong(row.placeholder, LIMITS.placeholder), ...twice(row.options)] : []),
    ...offers.flatMap((offer) => tooLong(offer.label, row.kind === 'buttons' ? LIMITS.label : LIMITS.option)),
    ...offers.flatMap((offer) =>
      'description' in offer && offer.description !== undefined ? tooLong(offer.description, LIMITS.option) : [],
    ),
    ...offers.flatMap(({ target }) => targetProblems(target)),
  ]
}

function tooLong(text: string, limit: number): Problems {
  return [...holesIn(text, 'a label'), ...(text.length > limit ? [`${text.length} characters instead of ${limit}: ${text}`] : [])]
}

const keyOf = (target: Target) => (target.kind === 'action' ? `action ${target.action}` : `prompt ${target.path.join('/')}`)

/** A custom_id must be unique in its message, and an option's value in its menu. */
function twice(offers: readonly (Button | MenuOption)[]): Problems {
  const keys = offers.map(({ target }) => keyOf(target))
  return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key} is offered twice`)
}

function targetProblems(target: Target): Problems {
  if (target.kind === 'action') return target.action.length > PRESS_LIMIT ? [`${target.action} is too long`] : []
  return [
    ...(target.path.join('/').length > ENCODED_LIMIT ? [`the path ${target.path.join('/')} is too long`] : []),
    ...target.path.filter((step) => !STEP.test(step)).map((step) => `odd step ${step}`),
  ]
}
