/** Generates what is sent to the bot: the user, the place and the content. */
import type { APIApplicationCommandOption } from 'discord-api-types/v10'
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10'
import { commandsFor } from '../../../../commands/index.js'
import { OWN_SETTINGS, PLAIN_VERBS, type Verb, writeCustomId, writeTarget } from '../../../discord/wire/custom-id.js'
import { pick, type Random } from '../../../engine/random.js'
import { GAMES } from '../../../games/index.js'
import type { User } from '../../../tables/model/people.js'
import type { Table } from '../../../tables/model/table.js'
import { mutated } from './mutation.js'
import type { Entered } from './payloads.js'
import type { ChannelOf, Stage } from './stage.js'

/** Every button that the bot could have made for a table, at its current position or near it. */
export function realIds(table: Table): readonly string[] {
  const verbs: readonly Verb[] = [
    ...PLAIN_VERBS.map((kind): Verb => ({ kind })),
    ...actionsAt(table).map((action): Verb => ({ kind: 'target', target: { kind: 'action', action } })),
    { kind: 'target', target: { kind: 'prompt', path: ['move'] } },
    { kind: 'menu', row: 0 },
    { kind: 'topics', topic: null },
    { kind: 'topics', topic: 'overview' },
    { kind: 'rulebook', gameId: table.game.id, topic: null },
    { kind: 'rulebook', gameId: table.game.id, topic: 'overview' },
    { kind: 'lesson', gameId: table.game.id, step: 'x', target: { kind: 'prompt', path: ['x'] } },
    { kind: 'lesson-menu', gameId: table.game.id, step: 'x', row: 0 },
    { kind: 'log', upTo: 'latest' },
    { kind: 'log', upTo: 7 },
    ...['pace', 'bank', 'hints', 'relief', 'seating', 'place', 'language', 'seats', 'host', 'remove', 'game.x'].map(
      (what): Verb => ({ kind: 'settle', what }),
    ),
    { kind: 'answer', proposal: 1, agrees: true },
    { kind: 'answer', proposal: 1, agrees: false },
    { kind: 'orders', on: 'panel' },
    { kind: 'why', path: [] },
    { kind: 'text', page: 1 },
    { kind: 'position', by: 'step', number: 3 },
    { kind: 'position', by: 'turn', number: 2 },
    { kind: 'forget', sure: false },
    ...OWN_SETTINGS.map((what): Verb => ({ kind: 'own', what, gameId: table.game.id })),
    { kind: 'blocked', index: 0 },
  ]
  const positions = [table.position, Math.max(0, table.position - 1), table.position + 1]
  return verbs.flatMap((verb) => positions.map((position) => writeCustomId({ tableId: table.id, position, verb })))
}

/** Values that could be chosen in a menu. */
export function realValues(table: Table): readonly string[] {
  const targets = actionsAt(table).map((action) => writeTarget({ kind: 'action', action }))
  return [
    ...targets,
    'p:move',
    'live',
    'shuffled',
    'thread',
    'fr',
    '4',
    'decline',
    'accept',
    ...table.players.map(({ id }) => id),
  ]
}

function actionsAt({ game, players, ...table }: Table): readonly string[] {
  if (table.status !== 'playing') return ['end-turn', 'one-road.12', 'move.0-1', 'decline']
  return players.flatMap((_, seat) => game.legalActions(table.state, seat)).slice(0, 40)
}

/** Usually somebody unrelated to the place: a stranger, a player of another table or a member of another server. */
export function somebody(
  { players, strangers, places }: Stage,
  random: Random,
): { readonly user: User; readonly place: ChannelOf } {
  return { user: pick(random.below(4) === 0 ? players : strangers, random), place: pick(places, random) }
}

/** Commands with all kinds of options, including some that no client would send. */
export function command(
  texts: readonly string[],
  random: Random,
): { readonly name: string; readonly options: readonly Entered[] } {
  const { name, options = [] } = pick(COMMANDS, random)
  if (random.below(20) === 0) return { name: mutated(name, [name], random), options: [] }
  const subcommands = options.filter(({ type }) => type === Option.Subcommand)
  if (subcommands.length === 0) return { name, options: entered(options, texts, random) }
  const chosen = pick(subcommands, random)
  const below = entered('options' in chosen ? (chosen.options ?? []) : [], texts, random)
  const called = random.below(20) === 0 ? mutated(chosen.name, [name], random) : chosen.name
  return { name, options: [{ type: Option.Subcommand, name: called, options: below }] }
}

const COMMANDS = commandsFor(GAMES).map(({ data }) => data)

function entered(options: readonly APIApplicationCommandOption[], texts: readonly string[], random: Random): readonly Entered[] {
  return options
    .filter(() => random.below(3) > 0)
    .map(({ type, name, ...rest }) => {
      const choices = 'choices' in rest ? (rest.choices ?? []).map(({ value }) => value) : []
      const given = choices.length > 0 && random.below(2) === 0 ? pick(choices, random) : null
      return { type, name, value: given ?? valueFor(type, texts, random) }
    })
}

function valueFor(type: number, texts: readonly string[], random: Random): string | number | boolean {
  if (type === Option.Integer) return pick([0, 1, 2, 3, 4, 5, -1, 1e15, 2 ** 53], random)
  if (type === Option.Number) return pick([0, 0.5, -1.25, 1e300], random)
  if (type === Option.Boolean) return random.below(2) === 0
  // Users, channels and roles are ids. These ids are unknown to the bot.
  return type === Option.String ? pick(texts, random) : '800000000000000001'
}
