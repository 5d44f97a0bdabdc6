/** How players on the wire begin a game, and how they recognise its end. */

import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { type Player, publicOffer } from '../../wire/player.js'
import { offersOn } from '../../wire/screen.js'
import { MEASURED_GAME } from '../measured-game.js'

/** How long to wait for a button. */
const PATIENCE_MS = 10_000

/** Opens a table in a channel and takes all seats. The first player is the host. */
export async function sitDown(sandbox: Sandbox, channelId: string, players: readonly Player[]): Promise<void> {
  const [host, ...guests] = players
  if (host === undefined) throw new Error('Nobody sits down.')
  await sandbox.command(host.id, channelId, MEASURED_GAME.id, { new: { seats: players.length } }).settled
  for (const guest of guests) await usePublic(sandbox, channelId, guest, 'join')
  await usePublic(sandbox, channelId, host, 'start')
  // Until the first turn is shown, the channel ends with the game before.
  await sandbox.until(() => !isOver(players), PATIENCE_MS, channelId)
}

async function usePublic(sandbox: Sandbox, channelId: string, player: Player, kind: 'join' | 'start'): Promise<void> {
  await player.use(await sandbox.until(() => publicOffer(player, kind), PATIENCE_MS, channelId)).settled
}

/** Whether the latest game in the channel is over. Then the newest message with buttons offers a rematch. */
export function isOver([player]: readonly Player[]): boolean {
  const newest = player?.channel().findLast((message) => offersOn(message).length > 0)
  return newest !== undefined && offersOn(newest).some(({ verb }) => verb.kind === 'rematch')
}
