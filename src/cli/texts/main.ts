/** `npm run texts`: prints every text of a language in a row. */
import { GAMES } from '../../games/index.js'
import { run } from '../arguments.js'
import { TEXTS_COMMAND } from './command.js'
import { playedIn } from './played.js'
import { samplesIn } from './sampler.js'

await run(TEXTS_COMMAND, ({ language, part }) => {
  const samples = [...samplesIn(language, GAMES), ...playedIn(language, GAMES)].filter(
    ({ where }) => part === null || where.startsWith(part),
  )
  if (samples.length === 0) {
    process.stderr.write(`texts: no text is called ${part}.\n`)
    return 1
  }
  const lines = samples.map(
    ({ where, forms }) => `${where}\n${forms.map((form) => `    ${form.replaceAll('\n', '\n    ')}`).join('\n')}\n`,
  )
  const words = samples.flatMap(({ forms }) => forms.flatMap((form) => form.match(/\p{L}+/gu) ?? [])).length
  process.stdout.write(`${lines.join('')}\n${samples.length} texts, ${words} words\n`)
  return 0
})
