/** Real tables on a real database. The real publisher tells their news to in-memory channels. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createLobbyAnswers, type LobbyAnswers } from '../../../src/discord/context/lobby-answers.js'
import { createPaint, type Painter } from '../../../src/discord/context/painting.js'
import { createPrivateMessages, type PrivateMessages } from '../../../src/discord/context/private-messages.js'
import type { Delivered } from '../../../src/discord/context/reply.js'
import { createOrder, type Order } from '../../../src/discord/presses/intake/order.js'
import { createPublisher, type DiscordPublisher } from '../../../src/discord/publishing/publisher.js'
import type { Block } from '../../../src/discord/wire/components.js'
import type { Log } from '../../../src/discord/wire/log.js'
import type { Game } from '../../../src/games/game.js'
import { pioneerDays } from '../../../src/games/pioneer-days/index.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { type OpenFile, openStore } from '../../../src/store/sqlite/open.js'
import type { User } from '../../../src/tables/model/people.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import type { Announcement, Tables } from '../../../src/tables/model/tables.js'
import { createTables } from '../../../src/tables/service/create-tables.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, BEN, CAT, freshFolder, good, request, type TestClock, testClock } from '../../tables/kit/house.js'
import { tally } from '../../tables/kit/tally-game.js'
import { type FakeChannels, fakeChannels } from './fake-channels.js'
import { type FakeDirects, fakeDirects } from './fake-directs.js'

/** A private message that never changes. */
export const UNCHANGED: Delivered = { messageId: null, change: async () => {}, remove: async () => {} }

export interface ToldTables extends OpenFile {
  readonly tables: Tables
  readonly publisher: DiscordPublisher
  readonly channels: FakeChannels
  readonly privateMessages: PrivateMessages
  readonly lobbyAnswers: LobbyAnswers
  /** The order in which presses are answered. */
  readonly answers: Order
  readonly directs: FakeDirects
  readonly clock: TestClock
  readonly warnings: string[]
  /** The alt text of every painted picture. */
  readonly painted: string[]
  /** While `isOut` is set no picture can be painted. Each picture takes until its `dry` resolves. */
  readonly ink: { isOut: boolean; dry: () => Promise<void> }
  /** Whether the gateway tells of the tables' channels, and those that Discord has denied otherwise. */
  readonly gateway: { tells: boolean; readonly denied: string[] }
  /** The kind of each announcement that was handed to the publisher, as often as it was. */
  readonly deliveries: Announcement['kind'][]
  /** Whether this publisher has told it. */
  isTold(tableId: string, announcement: Announcement | null): boolean
  /** Restarts as after SIGKILL: only the database and the channels' messages are left. `meddling` is SQL run in between. */
  restart(meddling?: string): ToldTables
}

export function toldTables(
  path = join(freshFolder(), 'told.sqlite'),
  channels = fakeChannels(),
  clock = testClock(),
  directs = fakeDirects(),
  games: readonly Game[] = [tally, pioneers, pioneerDays],
): ToldTables {
  // Nothing here waits for the machine's disk.
  const opened = openStore(path, { sync: async () => {} })
  const privateMessages = createPrivateMessages(clock)
  const answers = createOrder()
  const lobbyAnswers = createLobbyAnswers()
  const warnings: string[] = []
  const painted: string[] = []
  const ink: ToldTables['ink'] = { isOut: false, dry: async () => {} }
  const gateway: ToldTables['gateway'] = { tells: true, denied: [] }
  const painter: Painter = async ({ alt }) => {
    if (ink.isOut) throw new Error('out of ink')
    await ink.dry()
    painted.push(alt)
    return { png: new Uint8Array(1), alt }
  }
  const warn = (_about: object, message: string) => {
    warnings.push(message)
  }
  const told = new Set<string>()
  const deliveries: Announcement['kind'][] = []
  const log: Log = { debug: () => {}, info: () => {}, warn, error: warn }
  const tables: Tables = createTables({
    games,
    store: opened.store,
    settings: opened.settings,
    publisher: {
      async publish(table, announcement, isRepeated) {
        deliveries.push(announcement.kind)
        const later = await publisher.publish(table, announcement, isRepeated)
        told.add(keyOf(table.id, announcement))
        return later
      },
      setAside: (remains, notice, isRepeated) => publisher.setAside(remains, notice, isRepeated),
    },
    clock,
    entropy: systemEntropy,
    logger: log,
  })
  const publisher = createPublisher({
    tables,
    channels,
    privateMessages,
    lobbyAnswers,
    answersGiven: answers.given,
    isTold: () => gateway.tells,
    channelDenied: ({ channelId }) => void gateway.denied.push(channelId),
    directMessages: directs,
    posts: opened.posts,
    standings: opened.standings,
    settings: opened.settings,
    emojis: () => undefined,
    paint: createPaint(painter, 'soon', clock, log),
    clock,
    log,
  })
  return {
    ...opened,
    tables,
    publisher,
    channels,
    privateMessages,
    lobbyAnswers,
    answers,
    directs,
    clock,
    warnings,
    gateway,
    painted,
    ink,
    deliveries,
    isTold: (tableId, announcement) => told.has(keyOf(tableId, announcement)),
    restart(meddling = '') {
      opened.close()
      const database = new Database(path)
      database.exec(meddling)
      database.close()
      return toldTables(path, channels, clock, directs, games)
    },
  }
}

/** Waits until no question of a table is held back to be called later, for a while at most. */
export async function noQuestionLeft(house: ToldTables, tableId: string): Promise<void> {
  for (let look = 0; look < 2_000; look++) {
    if ((await house.store.queued(tableId, 100)).every(({ announcement }) => announcement?.kind !== 'asked')) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const keyOf = (tableId: string, announcement: Announcement | null) => JSON.stringify([tableId, announcement])

/** A game of Ann and Ben, with its first turn told. */
export async function begunTable(house: ToldTables): Promise<PlayingTable> {
  const lobby = good(await house.tables.open(request({ host: ANN })))
  good(await house.tables.join(lobby.id, BEN))
  const table = good(await house.tables.start(lobby.id, ANN))
  await quiet(house, table.id)
  return table
}

/** The same at tables of its own, with who is in turn. */
export async function toldGame() {
  const house = toldTables()
  const table = await begunTable(house)
  return { house, table, ...inTurn(table) }
}

/** A game of Ann, Ben and Cat, with its first turn told, and the order of play. */
export async function begunTableOfThree(
  house: ToldTables,
): Promise<{ readonly table: PlayingTable; readonly inOrder: readonly [User, User, User] }> {
  const lobby = good(await house.tables.open(request({ host: ANN, options: { turns: '1000' } })))
  for (const guest of [BEN, CAT]) good(await house.tables.join(lobby.id, guest))
  const table = good(await house.tables.start(lobby.id, ANN))
  await quiet(house, table.id)
  const seat = seatOnTurn(table)
  const [first = ANN, second = ANN, third = ANN] = [0, 1, 2].map((next) => table.players[(seat + next) % 3])
  return { table, inOrder: [first, second, third] }
}

/** The same at tables of its own. */
export async function toldGameOfThree() {
  const house = toldTables()
  return { house, ...(await begunTableOfThree(house)) }
}

/** Whose turn it is, and who is next. */
export function inTurn(table: PlayingTable): { readonly mover: User; readonly other: User } {
  const seat = seatOnTurn(table)
  return seat === 0 ? { mover: ANN, other: BEN } : { mover: BEN, other: ANN }
}

/** Acts at the table's present position, and waits until the channel has been told. */
export async function act(house: ToldTables, tableId: string, user: User, action: string): Promise<PlayingTable> {
  const before = await house.tables.find(tableId)
  const { table } = good(await house.tables.act(tableId, user, before?.position ?? 0, action))
  await quiet(house, tableId)
  return {
    proposal: null,
    lastProposalId: 0,
    pauses: [],
    takebacks: [],
    retraceable: true,
    idle: { until: 0, isTold: false },
    ...table,
    status: 'playing',
  }
}

/** Waits until a table has nothing left to tell at once. Parts may still be shown later. */
export async function quiet(house: ToldTables, tableId: string): Promise<void> {
  for (let look = 0; look < 2_000; look++) {
    const queued = await house.store.queued(tableId, 100)
    if (queued.every(({ announcement }) => house.isTold(tableId, announcement))) return
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error('there is always something left to tell')
}

/** Labels of everything that can be pressed on a message. */
export function labelsOf(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) =>
    'components' in block ? block.components.map((component) => ('label' in component ? (component.label ?? '') : 'menu')) : [],
  )
}

export function textOf(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => ('content' in block ? [block.content] : [])).join('\n')
}
