import { median } from '../median.js'
import type { Metric } from '../metric.js'
import { CROWD, measureRates } from '../wire/crowd.js'

export const throughputVsPlain: Metric = {
  name: 'throughput_vs_plain',
  what: `answers with a picture in a second, ${CROWD} tables pressed at the same time, over a plain bot's`,
  unit: 'ratio',
  better: 'higher',
  async measure({ progress }) {
    const rates = await measureRates()
    for (const { own, plain } of rates) progress(`${own.toFixed(0)} answers a second, the plain bot ${plain.toFixed(1)}`)
    if (rates.every(({ plain }) => plain > 0)) return median(rates.map(({ own, plain }) => own / plain))
    progress('the plain bot did not answer in time: this machine is too busy to measure on')
    return null
  },
}
