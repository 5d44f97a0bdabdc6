/** The setting for the worst questions: a server with very many finished games and a few real tables. */
import { ChannelType, GatewayDispatchEvents, type GatewayDispatchPayload } from 'discord-api-types/v10'
import { at } from '../../../engine/lists.js'
import { seededRandom } from '../../../engine/random.js'
import type { Game } from '../../../games/game.js'
import { GAMES } from '../../../games/index.js'
import { openStore } from '../../../store/sqlite/open.js'
import type { User } from '../../../tables/model/people.js'
import { seatsToMove, type Table } from '../../../tables/model/table.js'
import type { Tables } from '../../../tables/model/tables.js'
import { good, open, playOn } from '../../ordeal/fuzz/stage.js'
import { fillWithGames } from '../storage/finished-games.js'

export interface Stage {
  readonly guildId: string
  readonly game: Game
  /** The user who asks. Hosts all tables. */
  readonly asker: User
  /** Sits at all tables except the second lobby. */
  readonly guest: User
  /** Has played one in fifty of all finished games. */
  readonly regular: User
  /** The tables once everything is ready. Each has a channel, in this order; one more channel is unused. */
  readonly tables: Readonly<Record<Spot, Pick<Table, 'id' | 'position'>>>
  /** A legal move at the live table and whose it is. Null where nobody asks for one. */
  readonly move: { readonly user: User; readonly action: string } | null
  readonly channelOf: (spot: Spot | 'free') => string
}

/** A game of many steps, a finished game, and three lobbies, of which two can be started. */
const SPOTS = ['live', 'over', 'lobby', 'other-lobby', 'third-lobby'] as const
export type Spot = (typeof SPOTS)[number]

const GUILD = '210000000000000000'
const IDS_FROM = '31000000000000'
/** The regular has played one in this many games. */
export const REGULAR_IN = 50
const CHANNELS = 500
/** Points by source and choices, at the largest size that credits ever had. */
export const FIGURES = JSON.stringify({
  sources: { settled: 20, cities: 8, tiles: 6, money: 4, roads: 3 },
  choices: { miner: 3, farmer: 2, doctor: 1, lawman: 1 },
  feats: {},
})
/** Most of a game. */
const STEPS = 110
const WHOLE = 10_000

const userOf = (number: number): User => ({ id: `${IDS_FROM}${number}`, name: `Player ${number}` })
const channelAt = (number: number) => `4100000000000000${String(number).padStart(2, '0')}`
const numberOf = (spot: Spot | 'free') => (spot === 'free' ? SPOTS.length : SPOTS.indexOf(spot))

/** Fills a new database at `path` with `games` finished games of `players` players. */
export function fill(path: string, games: number, players: number): void {
  openStore(path).close()
  const ids = { guildId: GUILD, gameId: at(GAMES, 0).id, idsFrom: IDS_FROM }
  fillWithGames(path, {
    ...ids,
    games,
    players,
    regular: { userId: userOf(1).id, in: REGULAR_IN },
    figures: FIGURES,
    until: new Date(),
  })
}

/** The server as the gateway would describe it, with very many channels that everybody can see. */
export function serverTold(): GatewayDispatchPayload {
  const channels = Array.from({ length: CHANNELS }, (_, number) => ({
    id: channelAt(number),
    type: ChannelType.GuildText,
    permission_overwrites: [{ id: `${number}`, type: 0, allow: '1024', deny: '0' }],
  }))
  const roles = [{ id: GUILD, permissions: '1024' }]
  const guild = { id: GUILD, owner_id: '1', roles, channels, threads: [] }
  // The bot reads nothing else.
  return { op: 0, s: 1, t: GatewayDispatchEvents.GuildCreate, d: guild } as unknown as GatewayDispatchPayload
}

/** Opens the real tables. */
export async function setStage(tables: Tables): Promise<Stage> {
  const game = at(GAMES, 0)
  const people = Array.from({ length: game.seats.max }, (_, index) => userOf(index + 2))
  const [asker, guest] = [at(people, 0), at(people, 1)]
  const channelOf = (spot: Spot | 'free') => channelAt(numberOf(spot))
  const opened = async (spot: Spot, guests: readonly User[]) => {
    const { id } = good(await open(tables, game, { guildId: GUILD, channelId: channelOf(spot) }, [asker, ...people.slice(1)]))
    for (const each of guests) good(await tables.join(id, each))
    return id
  }
  const begun = async (spot: Spot, steps: number) => {
    const id = await opened(spot, people.slice(1))
    good(await tables.start(id, asker))
    await playOn(tables, id, steps, seededRandom(spot))
    return id
  }
  const ids = [
    await begun('live', STEPS),
    await begun('over', WHOLE),
    await opened('lobby', [guest]),
    await opened('other-lobby', []),
    await opened('third-lobby', [guest]),
  ]
  const found = await Promise.all(ids.map((id) => tables.find(id)))
  const [live, over, lobby, other, third] = found
  if (live?.status !== 'playing' || over?.status !== 'over' || !lobby || !other || !third)
    throw new Error('The tables are not as they should be.')
  const seat = at(seatsToMove(live), 0)
  return {
    guildId: GUILD,
    game,
    move: { user: at(live.players, seat), action: at(live.game.legalActions(live.state, seat), 0) },
    asker,
    guest,
    regular: userOf(1),
    tables: { live, over, lobby, 'other-lobby': other, 'third-lobby': third },
    channelOf,
  }
}
