/** Everything that the attacker asks, by a client of their own making. */
import { InteractionType } from 'discord-api-types/v10'
import { atTable, type PlainVerb, readCustomId, writeCustomId } from '../../../discord/wire/custom-id.js'
import { at } from '../../../engine/lists.js'
import { seededRandom } from '../../../engine/random.js'
import { GAMES } from '../../../games/index.js'
import type { Pending } from '../../../sandbox/server/interactions/interactions.js'
import { QUESTIONS, type Question } from '../../bench/worst/questions.js'
import type { Spot, Stage } from '../../bench/worst/stage.js'
import { offersOn } from '../../wire/screen.js'
import { settledIn } from '../../wire/settled.js'
import { hurry } from '../load/crowd.js'
import type { Arena } from '../wire/arena.js'
import { gather, isOver, type Match, sitDown, tableOf } from '../wire/match.js'

export type Ask = () => Pending

export interface Asks {
  /** The question that takes longest. */
  readonly slowest: Ask
  /** One for each command and each kind of button, as far as it can be asked again and again. */
  readonly all: readonly Ask[]
  /** The button that erases whoever presses it. */
  readonly erase: Ask
  /** Leaves all tables, because nobody with a seat is erased. */
  leave(): Promise<void>
}

const SLOWEST = '/… stats'
const ERASE = 'forget'

/** Opens the attacker's own tables: a game after `steps` presses or at its end, a finished one, and three lobbies. */
export async function prepareAsks(
  arena: Arena,
  attacker: string,
  accomplice: string,
  steps: number,
  seed: string,
): Promise<Asks> {
  const { sandbox } = arena
  const begun = async (spot: Spot, isFar: (match: Match, presses: number) => boolean) => {
    const match = matchAt(arena, spot, [attacker, accomplice], seed)
    if (!(await sitDown(match))) throw new Error(`The attacker's table ${spot} could not be opened.`)
    await hurry(match, (presses) => isOver(match) || isFar(match, presses))
    return match
  }
  const opened = async (spot: Spot) => {
    const match = matchAt(arena, spot, [attacker], seed)
    await settledIn(sandbox.command(sandbox.user(attacker).id, match.channelId, match.gameId, { new: {} }))
    return match
  }
  // The attacker is to move, so that there are hints to ask for.
  const isOwnTurn = ({ players: [player] }: Match) => player !== undefined && player.panel().length > 0
  const matches: Readonly<Record<Spot, Match>> = {
    live: await begun('live', (match, presses) => presses >= steps && isOwnTurn(match)),
    over: await begun('over', () => false),
    lobby: await opened('lobby'),
    'other-lobby': await opened('other-lobby'),
    'third-lobby': await opened('third-lobby'),
  }
  return asksAt(arena, attacker, accomplice, matches)
}

function matchAt({ sandbox, games }: Arena, spot: Spot, names: readonly string[], seed: string): Match {
  const game = games[0] ?? at(GAMES, 0)
  const company = { names, computers: null }
  const random = seededRandom(`${seed}/attack/${spot}`)
  return gather(sandbox, { gameId: game.id, channel: `attacked-${spot}`, company, random })
}

function asksAt({ sandbox, games }: Arena, attacker: string, accomplice: string, matches: Readonly<Record<Spot, Match>>): Asks {
  const [own, other] = [sandbox.user(attacker), sandbox.user(accomplice)]
  // Nothing goes on in the channel of the finished game.
  const channelOf = (spot: Spot | 'free') => matches[spot === 'free' ? 'over' : spot].channelId
  const stage: Stage = {
    guildId: sandbox.guild().id,
    game: games[0] ?? at(GAMES, 0),
    asker: own,
    guest: other,
    regular: own,
    tables: {
      live: placeOf(matches.live),
      over: placeOf(matches.over),
      lobby: placeOf(matches.lobby),
      'other-lobby': placeOf(matches['other-lobby']),
      'third-lobby': placeOf(matches['third-lobby']),
    },
    move: null,
    channelOf,
  }
  const send = (channelId: string, type: InteractionType, data: object) => {
    const isPress = type === InteractionType.MessageComponent
    const messageId = isPress ? at(sandbox.messagesFor(own.id, channelId), 0).message.id : null
    return sandbox.forge({ userId: own.id, channelId, messageId, type, data })
  }
  const askOf =
    ({ payload, where }: Question): Ask =>
    () => {
      const { type, data } = payload(stage)
      return send(channelOf(where), type, data)
    }
  const press = (spot: Spot, kind: PlainVerb) => {
    const customId = writeCustomId(atTable(placeOf(matches[spot]), { kind }))
    return settledIn(send(channelOf(spot), InteractionType.MessageComponent, { component_type: 2, custom_id: customId, id: 1 }))
  }
  const named = (name: string) =>
    askOf(
      at(
        QUESTIONS,
        QUESTIONS.findIndex(({ by }) => by === name),
      ),
    )
  return {
    slowest: named(SLOWEST),
    all: QUESTIONS.filter(({ once }) => !once).map(askOf),
    erase: named(ERASE),
    async leave() {
      await press('live', 'resign')
      await press('lobby', 'close-lobby')
      await press('other-lobby', 'close-lobby')
      await press('third-lobby', 'close-lobby')
    },
  }
}

/** The table in a match's channel and its latest position that the channel shows. */
function placeOf(match: Match): { readonly id: string; readonly position: number } {
  const id = tableOf(match)
  const offers = match.players.flatMap((player) => [...player.channel().flatMap(offersOn), ...player.panel()])
  const positions = offers.flatMap(({ customId }) => {
    const read = readCustomId(customId)
    return read?.tableId === id ? [read.position] : []
  })
  if (id === null) throw new Error(`There is no table in channel ${match.channelId}.`)
  return { id, position: Math.max(...positions) }
}
