/** `npm run render`: draws stored positions. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '../../games/game.js'
import { GAMES } from '../../games/index.js'
import { createPictures } from '../../pictures/encode.js'
import { messageOf } from '../../tables/model/loaded-table.js'
import { run } from '../arguments.js'
import { drawingOf, goldensFolder, namedPositions } from '../stored-positions.js'
import { RENDER, type RenderJob } from './command.js'
import { contactSheet } from './contact-sheet.js'

function gameOf(id: string | null): Game {
  const game = id === null ? GAMES[0] : GAMES.find((candidate) => candidate.id === id)
  if (game === undefined) throw new Error(`There is no game ${id}; there is ${GAMES.map((each) => each.id).join(', ')}.`)
  return game
}

async function render(job: RenderJob): Promise<void> {
  const game = gameOf(job.game)
  const pictures = createPictures()
  switch (job.kind) {
    case 'one':
      writeFileSync(job.out, await pictures.png(drawingOf(game, job.position)))
      return
    case 'all':
      mkdirSync(job.out, { recursive: true })
      for (const fixture of Object.keys(namedPositions(game.id))) {
        writeFileSync(join(job.out, `${fixture}.png`), await pictures.png(drawingOf(game, { fixture })))
      }
      return
    case 'sheet':
      writeFileSync(job.out, await contactSheet(goldensFolder(game.id)))
      return
    default:
      job satisfies never
  }
}

await run(RENDER, async (job) => {
  try {
    await render(job)
    return 0
  } catch (thrown) {
    process.stderr.write(`render: ${messageOf(thrown)}
`)
    return 1
  }
})
