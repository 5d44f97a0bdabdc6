/**
 * What a button or menu says about itself: which table, seen at which log position, and what is wished.
 * `s1:<table>:<position in base 36>:<verb>:<payload>`. It grants nothing: who may do it is decided when it is pressed.
 */

import { ENCODED_LIMIT } from '../../engine/game.js'
import type { Target } from '../../engine/panel.js'
import { LIMITS } from './limits.js'
import { readStandingsWish, type StandingsWish, writeStandingsWish } from './standings-verbs.js'

/** Raised when ids of older messages can no longer be read; they are then answered as stale. */
const VERSION = 's1'

/** Buttons whose verb says everything. */
export const PLAIN_VERBS = [
  'join',
  'leave',
  'start',
  'close-lobby',
  /** Opens the panel of the seat that has to act. */
  'take',
  'hand',
  'cancel',
  'keep',
  'rules',
  'lobby-settings',
  'join-again',
  'invite-again',
  'rematch',
  'colour',
  'undo',
  'no-guide',
  'ask-undo',
  'back',
  'resign',
  'replay',
  /** The same for the whole channel. */
  'show-replay',
  /** What the draws of a game that is over can be checked by, with its transcript. */
  'transcript',
] as const
export type PlainVerb = (typeof PLAIN_VERBS)[number]

export type Wish =
  | { readonly kind: PlainVerb }
  | { readonly kind: 'target'; readonly target: Target }
  /** A menu of targets; the row tells menus of one message apart, the chosen option's value carries the target. */
  | { readonly kind: 'menu'; readonly row: number }
  /** The menu of the rules; the chosen option's value is the topic. */
  | { readonly kind: 'topics' }
  /** The same of a game's rules at no table. */
  | { readonly kind: 'rulebook'; readonly gameId: string }
  /** Older or newer pages of the log: entries up to this position, or the latest. */
  | { readonly kind: 'log'; readonly upTo: number | 'latest' }
  /** A menu of the host's; the chosen option's value is the choice. */
  | { readonly kind: 'settle'; readonly what: string }
  /** An answer to a proposal. */
  | { readonly kind: 'answer'; readonly proposal: number; readonly agrees: boolean }
  /** The menu of standing orders, and what it stands on; the chosen option's value is the order. */
  | { readonly kind: 'orders'; readonly on: 'panel' | 'hand' }
  /** *Why can't I?*: the step of the prompt that the panel shows. */
  | { readonly kind: 'why'; readonly path: readonly string[] }
  /** A page of the table as text. */
  | { readonly kind: 'text'; readonly page: number }
  /** A position of the game's past by its number; what the button goes by tells the buttons of one message apart. */
  | { readonly kind: 'position'; readonly by: 'step' | 'turn'; readonly number: number }
  /** The answer to whether the presser is to be forgotten; at no table. */
  | { readonly kind: 'forget'; readonly sure: boolean }
  | StandingsWish
  /** A button that cannot be pressed; Discord wants an id of its own on it all the same. */
  | { readonly kind: 'blocked'; readonly index: number }

export interface CustomId {
  readonly tableId: string
  readonly position: number
  readonly wish: Wish
}

/** In place of a table's id where there is no table. */
const NO_TABLE = '00000000'

/** What is pressed at a table as it stands now. */
export function atTable({ id, position }: Pick<CustomId, 'position'> & { readonly id: string }, wish: Wish): CustomId {
  return { tableId: id, position, wish }
}

/** What is pressed at no table. */
export function atNoTable(wish: Wish): CustomId {
  return { tableId: NO_TABLE, position: 0, wish }
}

const TABLE_ID = /^[0-9a-z]{8}$/
const NUMBER = /^(0|[1-9a-z][0-9a-z]{0,6})$/
const STEP = /^[a-z0-9.-]+$/

/** The id as text, at most 100 characters; throws on an action or path that is too long, which is a bug of the game. */
export function writeCustomId({ tableId, position, wish }: CustomId): string {
  const text = [VERSION, tableId, position.toString(36), ...writeWish(wish)].join(':')
  if (text.length > LIMITS.customId) throw new RangeError(`custom_id of ${text.length} characters: ${text}`)
  return text
}

/** Reads an id that came with a press; null for anything that {@link writeCustomId} does not make. */
export function readCustomId(text: string): CustomId | null {
  if (text.length > LIMITS.customId) return null
  const [version, tableId = '', at = '', verb = '', ...rest] = text.split(':')
  const position = readNumber(at)
  if (version !== VERSION || !TABLE_ID.test(tableId) || position === null) return null
  const wish = readWish(verb, rest.length === 0 ? null : rest.join(':'))
  return wish === null ? null : { tableId, position, wish }
}

/** A target as the value of a menu's option. */
export function writeTarget(target: Target): string {
  return writeWish({ kind: 'target', target }).join(':')
}

/** Reads the value of a chosen option; null for anything else. */
export function readTarget(value: string): Target | null {
  const [verb = '', ...rest] = value.split(':')
  const wish = readWish(verb, rest.length === 0 ? null : rest.join(':'))
  return wish?.kind === 'target' ? wish.target : null
}

function writeWish(wish: Wish): string[] {
  switch (wish.kind) {
    case 'target':
      return wish.target.kind === 'action' ? ['a', wish.target.action] : ['p', wish.target.path.join('/')]
    case 'menu':
      return ['m', wish.row.toString(36)]
    case 'log':
      return ['log', wish.upTo === 'latest' ? '' : wish.upTo.toString(36)]
    case 'settle':
      return ['set', wish.what]
    case 'rulebook':
      return ['rulebook', wish.gameId]
    case 'answer':
      return [wish.agrees ? 'yes' : 'no', wish.proposal.toString(36)]
    case 'orders':
      return ['orders', wish.on]
    case 'why':
      return ['why', wish.path.join('/')]
    case 'text':
      return ['text', wish.page.toString(36)]
    case 'position':
      return [wish.by, wish.number.toString(36)]
    case 'forget':
      return ['forget', wish.sure ? 'yes' : 'no']
    case 'ladder':
    case 'other-ladder':
    case 'records':
    case 'history':
    case 'finished':
      return [...writeStandingsWish(wish)]
    case 'blocked':
      return ['x', wish.index.toString(36)]
    default:
      return [wish.kind]
  }
}

function readWish(verb: string, payload: string | null): Wish | null {
  if (payload === null) return readPlain(verb)
  switch (verb) {
    case 'a':
      return payload === '' || payload.length > ENCODED_LIMIT
        ? null
        : { kind: 'target', target: { kind: 'action', action: payload } }
    case 'p':
      return withPath(payload, (path) => ({ kind: 'target', target: { kind: 'prompt', path } }))
    case 'set':
      return STEP.test(payload) ? { kind: 'settle', what: payload } : null
    case 'rulebook':
      return STEP.test(payload) ? { kind: 'rulebook', gameId: payload } : null
    case 'yes':
    case 'no':
      return numbered(payload, (proposal) => ({ kind: 'answer', proposal, agrees: verb === 'yes' }))
    case 'forget':
      return payload === 'yes' || payload === 'no' ? { kind: 'forget', sure: payload === 'yes' } : null
    case 'orders':
      return payload === 'panel' || payload === 'hand' ? { kind: 'orders', on: payload } : null
    case 'why':
      return withPath(payload, (path) => ({ kind: 'why', path }))
    case 'text':
      return numbered(payload, (page) => ({ kind: 'text', page }))
    case 'step':
    case 'turn':
      return numbered(payload, (number) => ({ kind: 'position', by: verb, number }))
    case 'm':
      return numbered(payload, (row) => ({ kind: 'menu', row }))
    case 'log':
      return payload === '' ? { kind: 'log', upTo: 'latest' } : numbered(payload, (upTo) => ({ kind: 'log', upTo }))
    case 'x':
      return numbered(payload, (index) => ({ kind: 'blocked', index }))
    default:
      return readStandingsWish(verb, payload)
  }
}

function readPlain(verb: string): Wish | null {
  if (verb === 'topics') return { kind: 'topics' }
  const kind = PLAIN_VERBS.find((plain) => plain === verb)
  return kind === undefined ? null : { kind }
}

function withPath(payload: string, wish: (path: readonly string[]) => Wish): Wish | null {
  const path = payload === '' ? [] : payload.split('/')
  return path.every((step) => STEP.test(step)) ? wish(path) : null
}

function numbered(payload: string, wish: (n: number) => Wish): Wish | null {
  const n = readNumber(payload)
  return n === null ? null : wish(n)
}

function readNumber(text: string): number | null {
  return NUMBER.test(text) ? Number.parseInt(text, 36) : null
}
