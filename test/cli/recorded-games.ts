/** Records of games, for checks of records. */

import { POLICIES } from '../../src/cli/policies.js'
import { checkGame } from '../../src/cli/verify/check-transcript.js'
import { at } from '../../src/engine/lists.js'
import { pick, seededRandom } from '../../src/engine/random.js'
import type { Game } from '../../src/games/game.js'
import { GAMES } from '../../src/games/index.js'
import type { Entropy } from '../../src/tables/model/ports.js'
import { freeSteps, seatsToMove } from '../../src/tables/model/table.js'
import { systemEntropy } from '../../src/tables/service/system.js'
import { ANN, BEN, begun, CAT, good, type House } from '../tables/kit/house.js'
import { tally } from '../tables/kit/tally-game.js'

export const ALL = [...GAMES, tally]

/** The real implementation, always with the same secret. */
export const settled: Entropy = { ...systemEntropy, tableId: () => 'ab12cd34', secret: () => '5ec7e7'.repeat(11).slice(0, 64) }

/** The transcript of a game played at a table by presses, with some of them taken back. */
export async function transcriptOfTable(house: House, game: Game, seed: string): Promise<readonly string[]> {
  const { tables } = house
  const random = seededRandom(seed)
  const people = [ANN, BEN, CAT]
  const { id } = await begun(house, people, { gameId: game.id, entropy: '7001 mine', terms: { seating: 'shuffled' } })
  for (let table = await tables.find(id); table?.status === 'playing'; table = await tables.find(id)) {
    const seat = pick(seatsToMove(table), random)
    const user = at(table.players, seat)
    if (freeSteps(table, seat) > 0 && random.below(4) === 0) {
      good(await tables.undo(id, user, table.position))
      continue
    }
    const legal = game.legalActions(table.state, seat).filter((action) => action !== 'boom')
    const action = POLICIES.random({ game, state: table.state, seat, legal, random })
    good(await tables.act(id, user, table.position, action))
  }
  const verification = await tables.verify(id)
  return verification?.kind === 'revealed' && verification.transcript !== null ? verification.transcript : []
}

/** The result of checking the record of one game. */
export const kindOf = (lines: readonly string[]) => checkGame(lines, 1, ALL).kind
/** The lines with one of them replaced. */
export const withLine = (lines: readonly string[], index: number, line: string) =>
  lines.map((own, i) => (i === index ? line : own))

/** The setup line with changes to it and to its proof. */
export function withSetup(lines: readonly string[], change: object, proof: object = {}): readonly string[] {
  const setup = JSON.parse(at(lines, 0)) as { readonly proof: object }
  return withLine(lines, 0, JSON.stringify({ ...setup, ...change, proof: { ...setup.proof, ...proof } }))
}
