/** Measures a press on the wire against a press at the plain bot. */
import { median } from '../median.js'
import type { Bench, Metric } from '../metric.js'
import { oncePerRun } from '../once.js'
import { type PressTimes, timePresses } from '../wire/press-times.js'

const timesOf = oncePerRun(timePresses)

/** The median over the rounds of one time divided by another. */
async function ratio(bench: Bench, own: keyof PressTimes, plain: keyof PressTimes): Promise<number> {
  const times = await timesOf(bench)
  const middle = (of: keyof PressTimes) => median(times.map((each) => each[of])).toFixed(2)
  bench.progress(`${own}: ${middle(own)} ms, ${plain}: ${middle(plain)} ms`)
  return median(times.map((each) => each[own] / each[plain]))
}

export const pressVsPlain: Metric = {
  name: 'press_vs_plain',
  what: "a press until its answer with a picture over a plain bot's that has the canvas draw and encode such a picture",
  unit: 'ratio',
  better: 'lower',
  measure: (bench) => ratio(bench, 'picture', 'plainDrawn'),
}

export const pressVsStored: Metric = {
  name: 'press_vs_stored',
  what: "the same over a plain bot's that answers with one finished picture",
  unit: 'ratio',
  better: 'lower',
  measure: (bench) => ratio(bench, 'picture', 'plainStored'),
}

export const textPressVsStored: Metric = {
  name: 'text_press_vs_stored',
  what: "a press until its answer in words over a plain bot's",
  unit: 'ratio',
  better: 'lower',
  measure: (bench) => ratio(bench, 'words', 'plainWords'),
}
