/** Presses many channels at the same time: the bot's tables, or the plain bot's messages. */
import { seededRandom } from '../../../engine/random.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { FEW_PICTURES, startCrowded } from '../../wire/crowded.js'
import type { Running } from '../../wire/process.js'
import { whileHalted, withBot, withPlainBot } from './hosted.js'
import { type Answered, pressPlain, roundOf } from './sides.js'

/** Number of tables, or of the plain bot's messages. */
export const CROWD = 100
const SEATS = 2
const ROUNDS = 3
const WINDOW_MS = 6_000
/** No further round begins after this time. A busy machine gets fewer rounds. */
const ENOUGH_MS = 80_000
const OPENING_AT_ONCE = 5

/** Presses answered with a picture per second, in one round each. */
export interface Rates {
  readonly own: number
  readonly plain: number
}

/** Presses in one channel if something to press appears within `patienceMs`. */
type Press = (patienceMs: number) => Promise<Answered | null>

/** One side of the comparison: a bot and its users. */
interface Side {
  readonly bot: Running
  readonly presses: readonly Press[]
}

/**
 * Measures both bots alternately, several times. While one is pressed the other is halted. Channel updates that it still owes are
 * delayed until its own next round and count there.
 */
export async function measureRates(): Promise<readonly Rates[]> {
  const last = performance.now() + ENOUGH_MS
  const channels = Array.from({ length: CROWD }, (_, number) => `table-${number}`)
  const crowd = { names: channels.flatMap((_, number) => namesAt(number)), channels, ...FEW_PICTURES }
  const [own, plain] = [await startCrowded(crowd), await startCrowded(crowd)]
  try {
    return await withPlainBot(plain, (plainBot) =>
      withBot(own, async (ownBot) => {
        const presses = await whileHalted(plainBot, () => tablesAt(own))
        return takeTurns({ bot: ownBot, presses }, { bot: plainBot, presses: messagesAt(plain) }, last)
      }),
    )
  } finally {
    await own.close()
    await plain.close()
  }
}

const namesAt = (table: number) => Array.from({ length: SEATS }, (_, seat) => `${table}-${seat}`)

async function takeTurns(own: Side, plain: Side, last: number): Promise<readonly Rates[]> {
  const round = async () => ({
    own: await whileHalted(plain.bot, () => pressAll(own.presses)),
    plain: await whileHalted(own.bot, () => pressAll(plain.presses)),
  })
  // The first round lets the engine compile the hot code of both sides.
  await round()
  const rates = [await round()]
  while (rates.length < ROUNDS && performance.now() < last) rates.push(await round())
  return rates
}

/** Starts a game in each channel. */
async function tablesAt(sandbox: Sandbox): Promise<readonly Press[]> {
  const channels = [...sandbox.world.channels.values()]
  const waiting = channels.entries()
  const presses: Press[] = []
  const openSome = async () => {
    for (const [number, { id }] of waiting) {
      const players = namesAt(number)
      const { press } = await roundOf(sandbox, id, players, players[0] ?? '', seededRandom(`crowd/${number}`))
      presses.push(press)
    }
  }
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openSome))
  return presses
}

/** Puts the plain bot's message into each channel. */
function messagesAt(sandbox: Sandbox): readonly Press[] {
  return [...sandbox.world.channels.values()].map(({ id }, number) => {
    const user = sandbox.user(namesAt(number)[0] ?? '')
    return () => pressPlain(sandbox, id, user.id, 'deferred')
  })
}

/** Presses in all channels for a while, each again as soon as it is answered. Returns answers with a picture per second. */
async function pressAll(presses: readonly Press[]): Promise<number> {
  const start = performance.now()
  const left = () => start + WINDOW_MS - performance.now()
  let pictures = 0
  await Promise.all(
    presses.map(async (press) => {
      while (left() > 0) {
        const answered = await press(left())
        if (answered?.isInTime && answered.withPicture) pictures++
      }
    }),
  )
  return (pictures * 1000) / (performance.now() - start)
}
