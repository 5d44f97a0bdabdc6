/** Plays whole games over the real wire: the sandbox, discord.js, the bot and a database file. */
import { UNOBSERVED } from '../../../discord/wire/observer.js'
import { seededRandom } from '../../../engine/random.js'
import { GAMES } from '../../../games/index.js'
import { TEXTS } from '../../../i18n/texts/index.js'
import { createProgram } from '../../../program.js'
import type { Clock } from '../../../sandbox/server/clock.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { startSandbox } from '../../../sandbox/server/start.js'
import { systemEntropy } from '../../../tables/service/system.js'
import { withDatabase } from '../../scratch.js'
import { type NextPress, nextPress, type Player, playerAt, shown } from '../../wire/player.js'
import { type Offer, textIn } from '../../wire/screen.js'
import { type PacedClock, pacedClock } from './clock.js'
import { isOver, sitDown } from './seating.js'
import { type Counted, isAnswer, type PressCount, tallyOf, turnNamed, type WireTally } from './tally.js'

/** What the panel of a turn says that the table is going to end. */
const [LAST_LOOK = ''] = TEXTS.en.turn.endsByItself('…').split('…')
const NAMES = ['Annie', 'Bill', 'Katie', 'Jim']
/** Player counts of the games. */
const GAME_SIZES = [2, 3, 4]
/** Thinking time of an experienced player before a press. */
const THINKING_MS = 5_000
/** Real time after which players without anything to press advance the clock, so that delayed channel updates become due. */
const WAIT_MS = 10_000
/** Real time for the bot to send the updates that are due. */
const TELLING_MS = 10_000
/** Waits in a row after which something is wrong. */
const PATIENCE = 12

/** Plays games with two, three and four players and counts them together. Draws and choices are the same in each run. */
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

/** Scripted players press faster than people. */
const AS_FAST_AS_IT_GOES = 1_000_000

/**
 * Discord's clock, which is never behind that of the tables. It advances one millisecond per reading, so that no answer is late.
 * Response times are measured elsewhere, and the machine's speed changes no count.
 */
function patientClock(tables: PacedClock): Clock {
  let latest = 0
  const now = () => {
    latest = Math.max(latest + 1, tables.now().getTime())
    return latest
  }
  return { now, after: () => () => {} }
}

/** Plays one game to its end. Throws if a press is not answered or the bot logs a complaint. */
export function playWireGame(seats: number): Promise<WireTally> {
  return withDatabase(async (databasePath) => {
    const clock = pacedClock()
    const troubles: string[] = []
    let drawn = 0
    const pictured = (how: 'made' | 'kept') => {
      if (how === 'made') drawn++
    }
    const note = (_about: object, message: string) => troubles.push(message)
    const sandbox = await startSandbox({ clock: patientClock(clock) })
    const bot = await createProgram({
      token: sandbox.botToken,
      apiUrl: sandbox.apiUrl,
      database: { path: databasePath },
      games: GAMES,
      clock,
      entropy: { ...systemEntropy, draw: (_table, draw) => seededRandom(`wire/${seats}/${draw}`) },
      log: { debug() {}, info() {}, warn: note, error: note },
      pressLimit: AS_FAST_AS_IT_GOES,
      watcher: { ...UNOBSERVED, decided() {}, storingFailed() {}, pictured },
    })
    try {
      await bot.connect()
      const tally = await playAt(sandbox, clock, seats)
      if (troubles.length > 0) throw new Error(`The bot complained: ${troubles.join('; ')}`)
      return { ...tally, drawn }
    } finally {
      await bot.close()
      await sandbox.close()
    }
  })
}

async function playAt(sandbox: Sandbox, clock: PacedClock, seats: number): Promise<Counted> {
  const players = NAMES.slice(0, seats).map((name) => playerAt(sandbox, name, sandbox.channel('stagecoach').id))
  await sitDown(sandbox, sandbox.channel('stagecoach').id, players)
  const before = sandbox.requests.length
  const presses: PressCount[] = []
  const random = seededRandom(`hands/${seats}`)
  const answered = new Map<Player, string>()
  const look = () => (isOver(players) ? DONE : nextPress(players, answered, random))
  for (;;) {
    const next = await patient(sandbox, clock, look)
    if (next === DONE) return tallyOf(presses, sandbox.requests.slice(before), turnShown(players) - 1)
    await think(sandbox, clock, players)
    const press = asItStands(next)
    if (press === null) continue
    const isLeft = isLeftToTable(press)
    const count = await counted(sandbox, press, turnShown(players))
    if (!isLeft) presses.push(count)
  }
}

/** Whether a player ends a turn that would soon end by itself. That press need not be made, so it does not count. */
function isLeftToTable({ player, offer }: NextPress): boolean {
  return offer.verb.kind === 'target' && offer.verb.target.kind === 'action' && player.told().includes(LAST_LOOK)
}

/** The channel may have changed while the player thought, and a panel may be gone with its turn. Null then. */
function asItStands({ player, offer }: NextPress): NextPress | null {
  const isSame = (each: Offer) => each.customId === offer.customId && each.value === offer.value
  const now = offer.verb.kind === 'target' ? player.panel().find(isSame) : player.call()
  return now ? { player, offer: now } : null
}

/** Lets a player's thinking time pass. Resulting channel updates arrive before the next press, even on a slow machine. */
async function think(sandbox: Sandbox, clock: PacedClock, players: readonly Player[]): Promise<void> {
  const before = shown(players)
  if (!clock.advance(THINKING_MS)) return
  await sandbox.until(() => shown(players) !== before, TELLING_MS).catch(() => undefined)
}

const DONE = 'done'

/** Waits until `find` finds something. Throws if it never does. */
async function patient<T>(sandbox: Sandbox, clock: PacedClock, find: () => T | null): Promise<T> {
  for (let waits = 0; waits < PATIENCE; waits++) {
    const found = await sandbox.until(find, WAIT_MS).catch(() => find())
    if (found !== null) return found
    clock.advance(THINKING_MS)
  }
  throw new Error('The game on the wire stands still: nobody sees anything to press.')
}

/** The latest turn named in the heading of a public message. 0 before the first. */
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
