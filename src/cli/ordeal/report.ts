/** What `npm run ordeal` prints. */
import { inColumns } from '../columns.js'
import { TOLD, type Verdict } from './trial.js'

/** The verdict as one JSON object, or as a table for people. */
export function reportOf(name: string, seed: string, { figures, failures }: Verdict, seconds: number, json: boolean): string {
  const taken = Math.round(seconds)
  if (json) return `${JSON.stringify({ ordeal: name, seed, seconds: taken, passed: failures.length === 0, figures, failures })}\n`
  const rows = Object.entries({ ...figures, seconds: taken }).map(([what, value]) => [what, shown(value)] as const)
  const told = failures.slice(0, TOLD).map((failure) => `- ${failure}`)
  const rest = failures.length > TOLD ? [`- and ${failures.length - TOLD} more`] : []
  const verdict = failures.length === 0 ? `${name}: passed` : `${name}: FAILED`
  return [inColumns(rows, [1]), '', verdict, ...told, ...rest, ''].join('\n')
}

const shown = (value: number) => (Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(1))
