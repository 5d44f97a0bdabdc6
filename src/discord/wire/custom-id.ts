/**
 * The custom_id of a button or menu: its table, the position at which it was made, and its verb, that is, what a press asks for.
 * A player's own buttons have the log's position without what others have done in secret, and the seat, because that position
 * depends on it.
 * Written as `s1:<table>:<position in base 36>.<seat>:<verb>:<payload>`. It grants no permission. That is decided when it is
 * pressed. On buttons that anybody may get in a game under way, the number of the turn stands in place of the position.
 */

import type { Seat } from '../../engine/game.js'
import { PRESS_LIMIT, type Target } from '../../engine/panel.js'
import { LIMITS } from './limits.js'
import { readStandingsVerb, type StandingsVerb, writeStandingsVerb } from './standings-verbs.js'

/** Raised when ids of older messages can no longer be read. They are then answered as stale. */
const VERSION = 's1'

/** Verbs without a payload. */
export const PLAIN_VERBS = [
  'join',
  'leave',
  'start',
  /** The host's answer not to wait for those for whom seats are kept. */
  'start-without',
  'close-lobby',
  /** Opens the panel of the seat that has to act. */
  'take',
  'hand',
  /** The whole board, where the panel shows a part of it. */
  'board',
  'cancel',
  /** The answer that nothing is to change, to the question of a command or of *Start*. */
  'keep',
  'rules',
  'lobby-settings',
  /** The menu of a lobby that seats a computer player. The chosen option's value is its level. */
  'add-computer',
  /** *Join* and *No, thanks* on the call to those for whom seats are kept. */
  'join-again',
  'decline',
  /** *Join* and *Watch* in the list of a server's tables. */
  'join-listed',
  'spectate',
  /** The same in place of the message on which it was pressed: as things stand now, or back from a page about the table. */
  'spectate-on',
  'rematch',
  /** The whole fingerprint of a table's draws, and what the players added. */
  'fair',
  'colour',
  'undo',
  'no-guide',
  'hint',
  /** Asks whether the others are to be asked, and then asks them. */
  'ask-undo',
  'propose-undo',
  /** The answer not to ask them. Older messages have `keep` instead. */
  'keep-step',
  'back',
  'resign',
  'replay',
  /** The same for the whole channel. */
  'show-replay',
  /** The look back at a finished game, and its menu of mistakes. The chosen option's value is the number of a position. */
  'review',
  'mistake',
  /** A finished game's transcript, with the values that check its draws. */
  'transcript',
] as const
export type PlainVerb = (typeof PLAIN_VERBS)[number]

/** What the menus of a user's own settings change, and a button: it brings back the tips of the game. */
export const OWN_SETTINGS = ['calls', 'from', 'to', 'zone', 'listing', 'tips'] as const
export type OwnSetting = (typeof OWN_SETTINGS)[number]

/** What a press asks for. */
export type Verb =
  | { readonly kind: PlainVerb }
  | { readonly kind: 'target'; readonly target: Target }
  /** A menu of targets. The row tells the menus of one message apart, and the chosen option's value is the target. */
  | { readonly kind: 'menu'; readonly row: number }
  /** A topic of the rules. Null for the menu of topics: the chosen option's value is the topic. */
  | { readonly kind: 'topics'; readonly topic: string | null }
  /** The same for a game's rules without a table. */
  | { readonly kind: 'rulebook'; readonly gameId: string; readonly topic: string | null }
  /** A press in a game's guided first game. The empty path of a step opens it. */
  | { readonly kind: 'lesson'; readonly gameId: string; readonly step: string; readonly target: Target }
  /** A menu of targets in it. The row is as in `menu`. */
  | { readonly kind: 'lesson-menu'; readonly gameId: string; readonly step: string; readonly row: number }
  /** Opens a table with a computer player for whoever has learned the game. */
  | { readonly kind: 'practice'; readonly gameId: string }
  /** Older or newer pages of the log: up to this place, or the latest. Older messages have the entry's position instead. */
  | { readonly kind: 'log'; readonly upTo: LogPlace | number | 'latest' }
  /** A menu of the host. The chosen option's value is the choice. */
  | { readonly kind: 'settle'; readonly what: string }
  /** An answer to a proposal. */
  | { readonly kind: 'answer'; readonly proposal: number; readonly agrees: boolean }
  /** The menu of standing orders, and the message that it is on. The chosen option's value is the order. */
  | { readonly kind: 'orders'; readonly on: 'panel' | 'hand' }
  /** *Why can't I?*: the step of the prompt that the panel shows. */
  | { readonly kind: 'why'; readonly path: readonly string[] }
  /** A page of the table as text. */
  | { readonly kind: 'text'; readonly page: number }
  /** A position of the game's past by its number. `by` tells the buttons of one message apart. */
  | { readonly kind: 'position'; readonly by: 'step' | 'turn'; readonly number: number }
  /** The answer to whether the user is to be forgotten. It belongs to no table. */
  | { readonly kind: 'forget'; readonly sure: boolean }
  /** One of the user's own settings, opened by a game's command. In a menu, the chosen option's value is the choice. */
  | { readonly kind: 'own'; readonly what: OwnSetting; readonly gameId: string }
  | StandingsVerb
  /** A disabled button. Discord requires a unique id on it as well. */
  | { readonly kind: 'blocked'; readonly index: number }

/** A place in the log: after so many of a turn's entries that tell its reader something. It does not count secret steps. */
export interface LogPlace {
  readonly turn: number
  readonly entries: number
}

export interface CustomId {
  readonly tableId: string
  readonly position: number
  /** The seat to whose player it was shown. Absent if anybody may get it, and in older messages. */
  readonly seat?: Seat
  readonly verb: Verb
}

/** Replaces a table's id if there is no table. */
const NO_TABLE = '00000000'

/** A verb for a table at its present position, for the seat to which it is shown, if any. */
export function atTable(
  { id, position, seat }: Pick<CustomId, 'position'> & { readonly id: string; readonly seat?: Seat | undefined },
  verb: Verb,
): CustomId {
  return { tableId: id, position, ...(seat === undefined ? {} : { seat }), verb }
}

/** A verb without a table. */
export function atNoTable(verb: Verb): CustomId {
  return { tableId: NO_TABLE, position: 0, verb }
}

const TABLE_ID = /^[0-9a-z]{8}$/
const NUMBER = /^(0|[1-9a-z][0-9a-z]{0,6})$/
const STEP = /^[a-z0-9.-]+$/

/** The id as text, at most 100 characters. Throws if an action or path is too long, which is a bug of the game. */
export function writeCustomId({ tableId, position, seat, verb }: CustomId): string {
  const at = [position, ...(seat === undefined ? [] : [seat])].map((number) => number.toString(36)).join('.')
  const text = [VERSION, tableId, at, ...writeVerb(verb)].join(':')
  if (text.length > LIMITS.customId) throw new RangeError(`custom_id of ${text.length} characters: ${text}`)
  return text
}

/** Reads the id of a press. Null for anything that {@link writeCustomId} does not write. */
export function readCustomId(text: string): CustomId | null {
  if (text.length > LIMITS.customId) return null
  const [version, tableId = '', at = '', name = '', ...rest] = text.split(':')
  const place = readAt(at)
  if (version !== VERSION || !TABLE_ID.test(tableId) || place === null) return null
  const verb = readVerb(name, rest.length === 0 ? null : rest.join(':'))
  return verb === null ? null : { tableId, ...place, verb }
}

function readAt(text: string): Pick<CustomId, 'position' | 'seat'> | null {
  const [first = '', second = null, ...more] = text.split('.')
  const position = readNumber(first)
  if (position === null || more.length > 0) return null
  if (second === null) return { position }
  const seat = readNumber(second)
  return seat === null ? null : { position, seat }
}

/** A target as the value of a menu's option. */
export function writeTarget(target: Target): string {
  return writeVerb({ kind: 'target', target }).join(':')
}

/** Reads the value of a chosen option. Null for anything else. */
export function readTarget(value: string): Target | null {
  const [name = '', ...rest] = value.split(':')
  const verb = readVerb(name, rest.length === 0 ? null : rest.join(':'))
  return verb?.kind === 'target' ? verb.target : null
}

function writeVerb(verb: Verb): string[] {
  switch (verb.kind) {
    case 'target':
      return verb.target.kind === 'action' ? ['a', verb.target.action] : ['p', verb.target.path.join('/')]
    case 'menu':
      return ['m', verb.row.toString(36)]
    case 'log':
      return ['log', writePlace(verb.upTo)]
    case 'settle':
      return ['set', verb.what]
    case 'topics':
      return verb.topic === null ? ['topics'] : ['topics', verb.topic]
    case 'rulebook':
      return ['rulebook', verb.topic === null ? verb.gameId : `${verb.gameId}/${verb.topic}`]
    case 'practice':
      return [verb.kind, verb.gameId]
    case 'lesson':
      return ['learn', verb.gameId, verb.step, writeTarget(verb.target)]
    case 'lesson-menu':
      return ['learn', verb.gameId, verb.step, ...writeVerb({ kind: 'menu', row: verb.row })]
    case 'answer':
      return [verb.agrees ? 'yes' : 'no', verb.proposal.toString(36)]
    case 'orders':
      return ['orders', verb.on]
    case 'why':
      return ['why', verb.path.join('/')]
    case 'text':
      return ['text', verb.page.toString(36)]
    case 'position':
      return [verb.by, verb.number.toString(36)]
    case 'forget':
      return ['forget', verb.sure ? 'yes' : 'no']
    case 'own':
      return [`${OWN}${verb.what}`, verb.gameId]
    case 'ladder':
    case 'other-ladder':
    case 'records':
    case 'history':
    case 'finished':
      return [...writeStandingsVerb(verb)]
    case 'blocked':
      return ['x', verb.index.toString(36)]
    default:
      return [verb.kind]
  }
}

function writePlace(upTo: LogPlace | number | 'latest'): string {
  if (upTo === 'latest') return ''
  return typeof upTo === 'number' ? upTo.toString(36) : `${upTo.turn.toString(36)}.${upTo.entries.toString(36)}`
}

function readVerb(name: string, payload: string | null): Verb | null {
  if (payload === null) return readPlain(name)
  switch (name) {
    case 'a':
      return payload === '' || payload.length > PRESS_LIMIT
        ? null
        : { kind: 'target', target: { kind: 'action', action: payload } }
    case 'p':
      return withPath(payload, (path) => ({ kind: 'target', target: { kind: 'prompt', path } }))
    case 'set':
      return STEP.test(payload) ? { kind: 'settle', what: payload } : null
    case 'topics':
      return STEP.test(payload) ? { kind: 'topics', topic: payload } : null
    case 'rulebook':
      return readRulebook(payload)
    case 'practice':
      return STEP.test(payload) ? { kind: name, gameId: payload } : null
    case 'learn':
      return readLesson(payload)
    case 'yes':
    case 'no':
      return numbered(payload, (proposal) => ({ kind: 'answer', proposal, agrees: name === 'yes' }))
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
      return numbered(payload, (number) => ({ kind: 'position', by: name, number }))
    case 'm':
      return numbered(payload, (row) => ({ kind: 'menu', row }))
    case 'log':
      return payload === '' ? { kind: 'log', upTo: 'latest' } : readPlace(payload)
    case 'x':
      return numbered(payload, (index) => ({ kind: 'blocked', index }))
    default:
      return readOwn(name, payload) ?? readStandingsVerb(name, payload)
  }
}

function readLesson(payload: string): Verb | null {
  const [gameId = '', step = '', name = '', ...rest] = payload.split(':')
  if (!STEP.test(gameId) || !STEP.test(step) || rest.length === 0) return null
  const verb = readVerb(name, rest.join(':'))
  if (verb?.kind === 'target') return { kind: 'lesson', gameId, step, target: verb.target }
  return verb?.kind === 'menu' ? { kind: 'lesson-menu', gameId, step, row: verb.row } : null
}

/** Prefix of the setting that is changed. */
const OWN = 'own-'

function readOwn(name: string, gameId: string): Verb | null {
  const what = OWN_SETTINGS.find((each) => name === `${OWN}${each}`)
  return what === undefined || !STEP.test(gameId) ? null : { kind: 'own', what, gameId }
}

function readPlace(payload: string): Verb | null {
  const [first = '', second = null, ...more] = payload.split('.')
  if (second === null) return numbered(first, (upTo) => ({ kind: 'log', upTo }))
  const [turn, entries] = [readNumber(first), readNumber(second)]
  return turn === null || entries === null || more.length > 0 ? null : { kind: 'log', upTo: { turn, entries } }
}

function readRulebook(payload: string): Verb | null {
  const [gameId = '', topic = null, ...more] = payload.split('/')
  if (!STEP.test(gameId) || (topic !== null && !STEP.test(topic)) || more.length > 0) return null
  return { kind: 'rulebook', gameId, topic }
}

function readPlain(name: string): Verb | null {
  if (name === 'topics') return { kind: 'topics', topic: null }
  const kind = PLAIN_VERBS.find((plain) => plain === name)
  return kind === undefined ? null : { kind }
}

function withPath(payload: string, verb: (path: readonly string[]) => Verb): Verb | null {
  const path = payload === '' ? [] : payload.split('/')
  return path.every((step) => STEP.test(step)) ? verb(path) : null
}

function numbered(payload: string, verb: (n: number) => Verb): Verb | null {
  const n = readNumber(payload)
  return n === null ? null : verb(n)
}

function readNumber(text: string): number | null {
  return NUMBER.test(text) ? Number.parseInt(text, 36) : null
}
