/** `npm run render`: draws stored positions. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPictures } from '../../pictures/encoding/encode.js'
import { run } from '../arguments.js'
import { drawingOf, goldensFolder, positionNames } from '../stored-positions.js'
import { RENDER, type RenderJob } from './command.js'
import { contactSheet } from './contact-sheet.js'

async function render(job: RenderJob): Promise<number> {
  const { game } = job
  const pictures = createPictures()
  switch (job.kind) {
    case 'one':
      writeFileSync(job.out, await pictures.png(drawingOf(game, job.position)))
      return 0
    case 'all':
      mkdirSync(job.out, { recursive: true })
      for (const fixture of positionNames(game.id)) {
        writeFileSync(join(job.out, `${fixture}.png`), await pictures.png(drawingOf(game, { fixture })))
      }
      return 0
    case 'sheet':
      writeFileSync(job.out, await contactSheet(goldensFolder(game.id)))
      return 0
  }
}

await run(RENDER, render, { kinds: [Error], status: 1 })
