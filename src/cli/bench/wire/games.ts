/** Whole games through the real wire: the sandbox, discord.js, the bot and a database file. */
import { UNOBSERVED } from '../../../discord/wire/observer.js'
import { seededRandom } from '../../../engine/random.js'
import { GAMES } from '../../../games/index.js'
import { createProgram } from '../../../program.js'
import type { Clock } from '../../../sandbox/server/clock.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { startSandbox } from '../../../sandbox/server/start.js'
import { systemEntropy } from '../../../tables/service/system.js'
import { withDatabase } from '../../scratch.js'
import { type NextPress, nextPress, type Player, playerAt, shown } from '../../wire/player.js'
import { textIn } from '../../wire/screen.js'
import { type PacedClock, pacedClock } from './clock.js'
import { isOver, sitDown } from './seating.js'
import { type Counted, isAnswer, type PressCount, tallyOf, turnNamed, type WireTally } from './tally.js'

const NAMES = ['Annie', 'Bill', 'Katie', 'Jim']
/** Players at each game. */
const GAME_SIZES = [2, 3, 4]
/** What a player who knows the game thinks before a press. */
const THINKING_MS = 5_000
/** Real time after which players who can press nothing let time pass: what the channel is told in intervals is then due. */
const WAIT_MS = 10_000
/** Real time in which the bot tells the channel what is due. */
const TELLING_MS = 10_000
/** So often in a row before something is wrong. */
const PATIENCE = 12

/** Games with two, three and four players, counted together. The same draws and choices in each run. */
export async function playWireGames(progress: (text: string) => void): Promise<WireTally> {
  const tallies: WireTally[] = []
  for (const seats of GAME_SIZES) {
    progress(`playing a game of ${seats} on the wire`)
    tallies.push(await playWireGame(seats))
  }
  return {
    answers: tallies.flatMap(({ answers }) => answers),
    turns: tallies.flatMap(({ turns }) => turns),
    drawn: tallies.reduce((sum, { drawn }) => sum + drawn, 0),
  }
}

/** Machines press faster than people. */
const AS_FAST_AS_IT_GOES = 1_000_000

/**
 * A clock by which no answer is too late, a millisecond for each look at it: how fast answers come is measured elsewhere, and the
 * machine's speed changes no count.
 */
function patientClock(): Clock {
  let now = Date.now()
  return { now: () => now++, after: () => () => {} }
}

/** One game to its end, or until turn `until` begins. Throws if a press is not answered or the bot complains. */
export function playWireGame(seats: number, until: number | null = null): Promise<WireTally> {
  return withDatabase(async (databasePath) => {
    const clock = pacedClock()
    const troubles: string[] = []
    let drawn = 0
    const pictured = (how: 'made' | 'kept') => {
      if (how === 'made') drawn++
    }
    const note = (_about: object, message: string) => troubles.push(message)
    const sandbox = await startSandbox({ clock: patientClock() })
    const bot = createProgram({
      token: sandbox.botToken,
      apiUrl: sandbox.apiUrl,
      databasePath,
      games: GAMES,
      clock,
      entropy: { ...systemEntropy, draw: (_table, draw) => seededRandom(`wire/${seats}/${draw}`) },
      log: { debug() {}, info() {}, warn: note, error: note },
      pressLimit: AS_FAST_AS_IT_GOES,
      watcher: { ...UNOBSERVED, decided() {}, pictured },
    })
    try {
      await bot.connect()
      const tally = await playAt(sandbox, clock, seats, until)
      if (troubles.length > 0) throw new Error(`The bot complained: ${troubles.join('; ')}`)
      return { ...tally, drawn }
    } finally {
      await bot.close()
      await sandbox.close()
    }
  })
}

async function playAt(sandbox: Sandbox, clock: PacedClock, seats: number, until: number | null): Promise<Counted> {
  const players = NAMES.slice(0, seats).map((name) => playerAt(sandbox, name, sandbox.channel('stagecoach').id))
  await sitDown(sandbox, sandbox.channel('stagecoach').id, players)
  const before = sandbox.requests.length
  const presses: PressCount[] = []
  const random = seededRandom(`hands/${seats}`)
  const answered = new Map<Player, string>()
  const isDone = () => isOver(players) || (until !== null && turnShown(players) >= until)
  const look = () => (isDone() ? DONE : nextPress(players, answered, random))
  for (;;) {
    const next = await patient(sandbox, clock, look)
    if (next === DONE) return tallyOf(presses, sandbox.requests.slice(before), turnShown(players) - 1)
    await think(sandbox, clock, players)
    presses.push(await counted(sandbox, asItStands(next), turnShown(players)))
  }
}

/** What the channel shows may have changed while its player thought. */
function asItStands({ player, offer }: NextPress): NextPress {
  return { player, offer: offer.verb.kind === 'target' ? offer : (player.call() ?? offer) }
}

/** Lets a player's time pass. What the channel is told then comes before the next press, however slow the machine is. */
async function think(sandbox: Sandbox, clock: PacedClock, players: readonly Player[]): Promise<void> {
  const before = shown(players)
  if (!clock.advance(THINKING_MS)) return
  await sandbox.until(() => shown(players) !== before, TELLING_MS).catch(() => undefined)
}

const DONE = 'done'

/** Waits until there is something to find. Throws if time passes in vain. */
async function patient<T>(sandbox: Sandbox, clock: PacedClock, find: () => T | null): Promise<T> {
  for (let waits = 0; waits < PATIENCE; waits++) {
    const found = await sandbox.until(find, WAIT_MS).catch(() => find())
    if (found !== null) return found
    clock.advance(THINKING_MS)
  }
  throw new Error('The game on the wire stands still: nobody sees anything to press.')
}

/** The latest turn that a public message is headed by; 0 before the first. */
function turnShown([player]: readonly Player[]): number {
  const named = player?.channel().map(({ message }) => turnNamed(textIn(message.components)) ?? 0) ?? []
  return Math.max(0, ...named)
}

async function counted(sandbox: Sandbox, { player, offer }: NextPress, turn: number): Promise<PressCount> {
  const before = sandbox.requests.length
  const { state } = await player.use(offer).settled
  if (state === 'failed') throw new Error(`A press of ${player.name} was not answered: ${offer.customId}`)
  return { turn, playerId: player.id, offer, requests: sandbox.requests.slice(before).filter(isAnswer).length }
}
