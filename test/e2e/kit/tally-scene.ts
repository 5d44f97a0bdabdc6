/** A table of tally started by Annie and Bill, which quickly reaches any situation a test needs. */
import { tally } from '../../tables/kit/tally-game.js'
import { type Player, player } from './player.js'
import { openScene, type Scene, type SceneOptions } from './scene.js'

export interface TallyScene {
  readonly scene: Scene
  readonly mover: Player
  readonly other: Player
}

/** The first turn has been announced, and the mover has the panel open. */
export async function openTally(
  options: Omit<SceneOptions, 'games'> = {},
  terms: Readonly<Record<string, string>> = {},
): Promise<TallyScene> {
  const scene = await openScene({ ...options, games: [tally] })
  const [annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
  await annie.command('tally', { new: { seats: 2, ...terms } })
  await bill.press('Join')
  await annie.press('Start')
  const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
  const [mover, other] = call.pings.includes(annie.id) ? [annie, bill] : [bill, annie]
  await mover.press('Take turn')
  return { scene, mover, other }
}
