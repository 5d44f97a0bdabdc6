/**
 * Records games under the present rules of each game that has none for its version yet: `npx tsx
 * test/conformance/pinned/record.ts`. What is recorded once stays as it is.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { GAMES } from '../../../src/games/index.js'
import { fileOf, recordGames, versionsOf } from './recording.js'

for (const game of GAMES.filter((each) => !versionsOf(each).includes(each.rulesVersion))) {
  const file = fileOf(game, game.rulesVersion)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    recordGames(game)
      .map((pinned) => `${JSON.stringify(pinned)}\n`)
      .join(''),
  )
  console.log(file)
}
