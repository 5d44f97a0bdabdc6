/**
 * Records games under the present rules of each game that has none for its version and its stamp yet: `npx tsx
 * test/conformance/pinned/record.ts`. What is recorded once stays as it is.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { GAMES } from '../../../src/games/index.js'
import { fileOf, isPinned, recordGames } from './recording.js'

for (const game of GAMES.filter((each) => !isPinned(each))) {
  const file = fileOf(game, game.rulesVersion)
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(
    file,
    recordGames(game)
      .map((pinned) => `${JSON.stringify(pinned)}\n`)
      .join(''),
  )
  console.log(file)
}
