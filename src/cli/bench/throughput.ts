import { median } from './median.js'
import type { Metric } from './metric.js'
import { CROWD, measureRates } from './wire/crowd.js'

export const throughputVsPlain: Metric = {
  name: 'throughput_vs_plain',
  what: `answers with a picture in a second, ${CROWD} tables pressed at the same time, over a plain bot's`,
  unit: 'ratio',
  better: 'higher',
  async measure({ progress }) {
    const rates = await measureRates()
    for (const { own, plain } of rates) progress(`${own.toFixed(0)} answers a second, the plain bot ${plain.toFixed(1)}`)
    return median(rates.map(({ own, plain }) => own / plain))
  },
}
