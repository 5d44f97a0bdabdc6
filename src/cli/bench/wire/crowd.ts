/** Many channels pressed at the same time: the bot's tables, or the plain bot's messages. */
import { seededRandom } from '../../../engine/random.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { startSandbox } from '../../../sandbox/server/start.js'
import { withBot, withPlainBot } from './hosted.js'
import { type Answered, pressPlain, roundOf } from './sides.js'

/** Tables, or messages of the plain bot. */
export const CROWD = 100
const SEATS = 2
const ROUNDS = 2
const WINDOW_MS = 5_000
/** The bot shows what was pressed before it rests; only then the other one is measured. */
const REST_MS = 14_000

/** Presses answered with a picture in a second, in one round each. */
export interface Rates {
  readonly own: number
  readonly plain: number
}

type Press = () => Promise<Answered>

export async function measureRates(): Promise<readonly Rates[]> {
  const channels = Array.from({ length: CROWD }, (_, number) => `table-${number}`)
  const users = channels.flatMap((_, number) => namesAt(number)).map((name) => ({ name, locale: 'en-US' }))
  const world = { users, guilds: [{ name: 'Boston Common', locale: 'en-US', channels }] }
  const [own, plain] = [await startSandbox({ world }), await startSandbox({ world })]
  try {
    return await withBot(own, () => withPlainBot(plain, () => takeTurns(own, plain)))
  } finally {
    await own.close()
    await plain.close()
  }
}

const namesAt = (table: number) => Array.from({ length: SEATS }, (_, seat) => `${table}-${seat}`)

async function takeTurns(own: Sandbox, plain: Sandbox): Promise<readonly Rates[]> {
  const tables = await Promise.all(namesOfChannels(own).map((name, number) => tableAt(own, name, number)))
  const messages = namesOfChannels(plain).map((name, number): Press => {
    const [channel, user] = [plain.channel(name), plain.user(`${number}-0`)]
    return () => pressPlain(plain, channel.id, user.id, 'deferred')
  })
  const rates: Rates[] = []
  // The first is for the engine, to compile what is hot on both sides.
  for (let round = 0; round <= ROUNDS; round++) {
    await quiet(own)
    const rate = { plain: await pressAll(messages), own: await pressAll(tables) }
    if (round > 0) rates.push(rate)
  }
  return rates
}

const namesOfChannels = ({ world }: Sandbox) => [...world.channels.values()].map(({ name }) => name)

async function tableAt(sandbox: Sandbox, channel: string, number: number): Promise<Press> {
  const players = namesAt(number)
  const round = await roundOf(sandbox, sandbox.channel(channel).id, players, players[0] ?? '', seededRandom(`crowd/${number}`))
  return () => round.press()
}

/** Presses everywhere for a while, each again as soon as it was answered; how many answers with a picture came in a second. */
async function pressAll(presses: readonly Press[]): Promise<number> {
  const start = performance.now()
  const elapsed = () => performance.now() - start
  let pictures = 0
  await Promise.all(
    presses.map(async (press) => {
      while (elapsed() < WINDOW_MS) {
        const { isInTime, withPicture } = await press()
        if (isInTime && withPicture) pictures++
      }
    }),
  )
  return (pictures * 1000) / elapsed()
}

/** Waits until the bot has made no request for so long. */
async function quiet({ requests }: Sandbox): Promise<void> {
  for (;;) {
    const newest = requests.at(-1)
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    if (requests.at(-1) === newest) return
  }
}
