/** Short games over the wire on several servers, and a separate record of their results, kept by who pressed what. */
import type { Random } from '../../../src/engine/random.js'
import type { Game } from '../../../src/games/game.js'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import type { Estimate } from '../../standings/plackett-luce.js'
import { plackettLuce } from '../../standings/plackett-luce.js'
import { tally } from '../../tables/kit/tally-game.js'
import type { MovableClock } from './movable-clock.js'
import { offersOn, type Player, verbOf } from './player.js'
import type { Scene } from './scene.js'

const DAY = 24 * 60 * 60_000

const OTHER_NAME = 'Tally for Two'
/** Another game with the rules of tally, for standings of its own. */
export const otherTally: Game = { ...tally, id: 'tally-two', name: { en: OTHER_NAME, fr: OTHER_NAME, de: OTHER_NAME } }

const TURNS = 3
const MOST_ADDED = 3

export interface Finished {
  readonly guildId: string
  readonly gameId: string
  readonly players: readonly { readonly id: string; readonly points: number; readonly resigned: boolean }[]
  readonly at: Date
  readonly last: SandboxMessage
}

/** A player's results over some games. */
export interface Account {
  readonly id: string
  games: number
  wins: number
  points: number
  best: number
  resigned: number
  skill: Estimate
  /** Places, latest first. A resigned game is a cross. */
  form: string[]
  /** Ratings after each game. */
  ratings: number[]
}

const isResult = (message: SandboxMessage) => offersOn(message).some((offer) => verbOf(offer) === 'rematch')

function results(self: Player): readonly SandboxMessage[] {
  return self.screen().filter(isResult)
}

async function seated(scene: Scene, [host, ...guests]: readonly Player[], gameId: string): Promise<void> {
  const seats = 1 + guests.length
  const offered = (self: Player, verb: string) =>
    scene.sandbox.until(() => self.offers().find((offer) => verbOf(offer) === verb), 20_000)
  await host?.command(gameId, { new: { seats } })
  for (const guest of guests) await guest.use(await offered(guest, 'join'))
  if (host !== undefined) await host.use(await offered(host, 'start'))
}

/** The message that calls a player to a turn and is newer than all in `known`. */
async function called(scene: Scene, [any]: readonly Player[], known: ReadonlySet<string>): Promise<SandboxMessage> {
  return scene.sandbox.until(
    () =>
      any?.screen().find((message) => !known.has(message.message.id) && message.pings.length > 0 && offersOn(message).length > 0),
    20_000,
  )
}

const shownTo = ([any]: readonly Player[]) => new Set(any?.screen().map(({ message }) => message.id))

/** A whole game of tally. Everybody adds a few on each of their own turns. */
export async function playTally(
  scene: Scene,
  clock: MovableClock,
  guildId: string,
  players: readonly Player[],
  random: Random,
): Promise<Finished> {
  const points = new Map(players.map(({ id }) => [id, 0]))
  const before = results(players[0] as Player).length
  let known = shownTo(players)
  await seated(scene, players, 'tally')
  for (let turn = 0; turn < TURNS; turn++) {
    const call = await called(scene, players, known)
    known = shownTo(players)
    const mover = players.find(({ id }) => call.pings.includes(id))
    if (mover === undefined) throw new Error('nobody is called')
    await mover.use(offersOn(call)[0] as ReturnType<typeof offersOn>[number])
    for (let added = random.below(MOST_ADDED + 1); added > 0; added--) {
      await mover.press('add')
      points.set(mover.id, (points.get(mover.id) ?? 0) + 1)
    }
    await mover.press('end')
  }
  const last = await resultAfter(scene, players, before)
  const entries = players.map(({ id }) => ({ id, points: points.get(id) ?? 0, resigned: false }))
  return { guildId, gameId: 'tally', players: entries, at: clock.now(), last }
}

/** A game of {@link otherTally} that ends by a resignation as soon as it counts. Nobody has points, and it sets no records. */
export async function resignedGame(
  scene: Scene,
  clock: MovableClock,
  guildId: string,
  gameId: string,
  players: readonly [Player, Player],
): Promise<Finished> {
  const before = results(players[0]).length
  let known = shownTo(players)
  await seated(scene, players, gameId)
  for (let turn = 0; turn < players.length; turn++) {
    const call = await called(scene, players, known)
    known = shownTo(players)
    const mover = players.find(({ id }) => call.pings.includes(id)) ?? players[0]
    await mover.use(offersOn(call)[0] as ReturnType<typeof offersOn>[number])
    await mover.press('end')
  }
  await called(scene, players, known)
  const [stays, leaves] = players
  await leaves.command(gameId, { resign: {} })
  const resign = offersOn(leaves.lastPrivate()).find((offer) => verbOf(offer) === 'resign')
  if (resign !== undefined) await leaves.use(resign)
  const last = await resultAfter(scene, players, before)
  const entries = [
    { id: stays.id, points: 0, resigned: false },
    { id: leaves.id, points: 0, resigned: true },
  ]
  return { guildId, gameId, players: entries, at: clock.now(), last }
}

async function resultAfter(scene: Scene, [any]: readonly Player[], before: number): Promise<SandboxMessage> {
  return scene.sandbox.until(() => (any !== undefined && results(any).length > before ? results(any).at(-1) : null))
}

/** Everybody's account of these games, by user. Ratings depend on all earlier games of the book, as `since` says. */
export function accounts(book: readonly Finished[], counts: (game: Finished) => boolean): readonly Account[] {
  const skills = new Map<string, Estimate>()
  const found = new Map<string, Account>()
  for (const game of book) {
    const ranks = placesOf(game)
    const before = game.players.map(({ id }) => skills.get(`${game.guildId} ${game.gameId} ${id}`) ?? NEWCOMER)
    const after = plackettLuce(before, ranks)
    const earlier = book.slice(0, book.indexOf(game)).filter((other) => isWithinDay(other, game))
    for (const [index, { id, points, resigned }] of game.players.entries()) {
      const skill = moved(before[index] ?? NEWCOMER, after[index] ?? NEWCOMER, weightFor(id, game, earlier))
      skills.set(`${game.guildId} ${game.gameId} ${id}`, skill)
      if (!counts(game)) continue
      const own = found.get(id) ?? { ...EMPTY, id, form: [], ratings: [] }
      const place = ranks[index] ?? 0
      found.set(id, {
        ...own,
        games: own.games + 1,
        wins: own.wins + (place === 1 ? 1 : 0),
        points: own.points + points,
        best: Math.max(own.best, points),
        resigned: own.resigned + (resigned ? 1 : 0),
        skill,
        form: [resigned ? '×' : String(place), ...own.form],
        ratings: [...own.ratings, ratingOf(skill)],
      })
    }
  }
  return [...found.values()]
}

const isWithinDay = (other: Finished, { guildId, gameId, at }: Finished) =>
  other.guildId === guildId && other.gameId === gameId && at.getTime() - other.at.getTime() < DAY

/** The weight halves with each earlier game of the same two players. With more players it is the mean over the others. */
function weightFor(id: string, { players }: Finished, earlier: readonly Finished[]): number {
  const others = players.filter((other) => other.id !== id)
  const met = (other: string) =>
    earlier.filter((game) => [id, other].every((wanted) => game.players.some((own) => own.id === wanted))).length
  return others.reduce((sum, other) => sum + 0.5 ** met(other.id), 0) / others.length
}

function moved(before: Estimate, after: Estimate, weight: number): Estimate {
  const part = (from: number, to: number) => from + weight * (to - from)
  return { mu: part(before.mu, after.mu), sigma: part(before.sigma, after.sigma) }
}

export const NEWCOMER: Estimate = { mu: 25, sigma: 25 / 3 }
const EMPTY = { games: 0, wins: 0, points: 0, best: 0, resigned: 0, skill: NEWCOMER }

export const ratingOf = ({ mu, sigma }: Estimate) => Math.round(1000 + 24 * (mu - 3 * sigma))
export const uncertaintyOf = ({ sigma }: Estimate) => Math.round(24 * sigma)

/** By player: most points first, resigned players last. */
export function placesOf({ players }: Finished): readonly number[] {
  const worth = players.map(({ points, resigned }) => (resigned ? -1 : points))
  return worth.map((own) => 1 + worth.filter((other) => other > own).length)
}
