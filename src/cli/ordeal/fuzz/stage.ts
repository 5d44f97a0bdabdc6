/** Sets up tables in every condition, on two servers, through the public interface of `Tables`. The fuzz tries to change them. */

import { at } from '../../../engine/lists.js'
import { pick, type Random } from '../../../engine/random.js'
import type { Game } from '../../../games/game.js'
import { GAMES } from '../../../games/index.js'
import type { User } from '../../../tables/model/people.js'
import { seatsToMove, type Table } from '../../../tables/model/table.js'
import type { Result, Tables } from '../../../tables/model/tables.js'

export interface ChannelOf {
  readonly guildId: string
  readonly channelId: string
}

export interface Stage {
  /** Each of these tables is live, or another table in its channel is. */
  readonly tables: readonly Table[]
  readonly places: readonly ChannelOf[]
  /** Users with a seat at any table. */
  readonly players: readonly User[]
  /** Users without a seat. */
  readonly strangers: readonly User[]
}

/** Snowflakes for people, servers and channels. */
const idOf = (kind: number, number: number) => String(10n ** 17n * BigInt(kind) + BigInt(number))
const GUILDS: readonly string[] = [idOf(2, 1), idOf(2, 2)]
const CHANNELS = 16
const STRANGERS = 12
/** Actions played at each table, from the deal to the end of the game. */
const PROGRESS = [0, 5, 23, 60, 110, 2_000]
const NAMES = ['Annie', 'Bill *x*', '@everyone', 'Jim `_`']

/** Opens the tables. `random` decides what is played. */
export async function setStage(tables: Tables, random: Random): Promise<Stage> {
  const places = Array.from({ length: CHANNELS }, (_, channel) => ({
    guildId: at(GUILDS, channel % GUILDS.length),
    channelId: idOf(3, channel),
  }))
  const ids: string[] = []
  for (const [channel, place] of places.entries()) {
    const game = at(GAMES, channel % GAMES.length)
    ids.push(await tableAt(tables, game, place, channel, random))
    // A lobby follows each finished game, so that nobody can open another table there.
    if ((await tables.liveIn(place.channelId)) === null) ids.push(good(await open(tables, game, place, peopleAt(channel))).id)
  }
  const opened: Table[] = []
  for (const id of ids) {
    const table = await tables.find(id)
    if (table !== null) opened.push(table)
  }
  const strangers = Array.from({ length: STRANGERS }, (_, index) => ({ id: idOf(4, index), name: `Stranger ${index}` }))
  return { tables: opened, places, players: places.flatMap((_, channel) => peopleAt(channel)), strangers }
}

function peopleAt(channel: number): readonly User[] {
  return NAMES.map((name, seat) => ({ id: idOf(1, channel * NAMES.length + seat), name }))
}

/** A lobby in every fourth channel, a game in the others. */
async function tableAt(tables: Tables, game: Game, place: ChannelOf, channel: number, random: Random): Promise<string> {
  const seats = game.seats.min + (channel % (game.seats.max - game.seats.min + 1))
  const people = peopleAt(channel).slice(0, seats)
  const { id } = good(await open(tables, game, place, people))
  const [host, ...guests] = people
  const isLobby = channel % 4 === 3
  for (const guest of isLobby ? guests.slice(1) : guests) good(await tables.join(id, guest))
  if (isLobby || host === undefined) return id
  good(await tables.start(id, host))
  await playOn(tables, id, at(PROGRESS, channel % PROGRESS.length), random)
  // Strangers may try to agree to a proposal to end the game.
  if (channel % 3 === 1) await tables.askEnd(id, host)
  return id
}

/** Opens a lobby for these people. The first of them is the host. */
export const open = (tables: Tables, game: Game, place: ChannelOf, people: readonly User[]) =>
  tables.open({ ...place, gameId: game.id, capacity: people.length, locale: 'en', options: {}, host: at(people, 0) })

/** Plays `actions` random actions, or to the end of the game. */
export async function playOn(tables: Tables, id: string, actions: number, random: Random): Promise<void> {
  for (let action = 0; action < actions; action++) {
    const table = await tables.find(id)
    if (table?.status !== 'playing') return
    const seat = at(seatsToMove(table), 0)
    const chosen = pick(table.game.legalActions(table.state, seat), random)
    good(await tables.act(id, at(table.players, seat), table.position, chosen))
  }
}

/** Unwraps a result that must not be a refusal. */
export function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`The stage cannot be set: ${result.refusal.code}`)
  return result.value
}
