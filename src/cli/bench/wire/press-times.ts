/** Times single presses. This bot and the plain bot alternate, so that other load on the machine affects both. */
import { seededRandom } from '../../../engine/random.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { startSandbox } from '../../../sandbox/server/start.js'
import { withBot, withPlainBot } from './hosted.js'
import { quiet } from './quiet.js'
import { type Answered, type PlainAnswer, pressPlain, type Round, roundOf } from './sides.js'

const PLAYERS = ['Annie', 'Bill', 'Katie', 'Jim']
const ROUNDS = 100
/** Rounds that compile hot code and fill caches on both sides. They are not counted. */
const WARM_UP = 30

/** Milliseconds from a press to its answer, in one round each. */
export interface PressTimes {
  readonly picture: number
  readonly words: number
  readonly plainDrawn: number
  readonly plainStored: number
  readonly plainWords: number
}

export async function timePresses(): Promise<readonly PressTimes[]> {
  const [own, plain] = [await startSandbox(), await startSandbox()]
  try {
    return await withBot(own, () => withPlainBot(plain, () => timeRounds(own, plain)))
  } finally {
    await own.close()
    await plain.close()
  }
}

async function timeRounds(own: Sandbox, plain: Sandbox): Promise<readonly PressTimes[]> {
  const { name: onlooker } = own.addUser({ name: 'Nellie', locale: 'en-US' })
  const round = await roundOf(own, own.channel('stagecoach').id, PLAYERS, onlooker, seededRandom('press times'))
  const plainPress = async (kind: PlainAnswer) =>
    timeOf(await pressPlain(plain, plain.channel('stagecoach').id, plain.user('Annie').id, kind))
  const times: PressTimes[] = []
  for (let count = 0; count < WARM_UP + ROUNDS; count++) {
    const picture = await pictureTime(own, round)
    const plainDrawn = await plainPress('drawn')
    const plainStored = await plainPress('stored')
    const words = timeOf(await round.lookOn(count % 2 === 0 ? 'take' : 'log'))
    const plainWords = await plainPress('words')
    times.push({ picture, words, plainDrawn, plainStored, plainWords })
  }
  return times.slice(WARM_UP)
}

function timeOf({ ms, isInTime }: Answered): number {
  if (!isInTime) throw new Error('A press was not answered in time: this machine is too busy to measure on.')
  return ms
}

/** Times the next press that is answered with a picture. Resolves after the channel update. */
async function pictureTime(sandbox: Sandbox, round: Round): Promise<number> {
  for (;;) {
    const answered = await round.press()
    if (answered === null) throw new Error('The game stands still: nobody sees anything to press.')
    await quiet(sandbox)
    if (answered.withPicture) return timeOf(answered)
  }
}
