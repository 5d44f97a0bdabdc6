/** Texts from fast-check: arbitrary characters, and texts that resemble the bot's own. */
import { PLAIN_VERBS } from '../../../discord/wire/custom-id.js'

const BATCH = 1_000
const LONGEST = 130

/** An endless supply, the same for the same seed. */
export async function* strangeTexts(seed: number): AsyncGenerator<string, never> {
  const { default: fc } = await import('fast-check')
  const verb = fc.constantFrom(...PLAIN_VERBS, 'a', 'p', 'm', 'log', 'set', 'yes', 'no', 'orders', 'why', 'text', 'step', 'x')
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz'), maxLength: 9 })
  const ours = fc
    .tuple(fc.constantFrom('s1', 's0', 's2', ''), digits, digits, verb, fc.string({ maxLength: 70 }))
    .map((parts) => parts.join(':'))
  const any = fc.oneof(
    ours,
    fc.string({ unit: 'grapheme', maxLength: LONGEST }),
    fc.string({ unit: 'binary', maxLength: LONGEST }),
    fc.json(),
    fc.webUrl(),
  )
  for (let batch = 0; ; batch++) yield* fc.sample(any, { numRuns: BATCH, seed: seed + batch })
}
