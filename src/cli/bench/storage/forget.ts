import { setImmediate } from 'node:timers/promises'
import { openStore } from '../../../store/sqlite/open.js'
import { ANONYMOUS_NAMES } from '../../../tables/model/anonymous.js'
import { withDatabase } from '../../scratch.js'
import { median } from '../median.js'
import type { Metric } from '../metric.js'
import { fillWithGames } from './finished-games.js'

const GAMES = 100_000
const SERVER = { guildId: 'guild', gameId: 'game', games: GAMES, players: 10_000, until: new Date(Date.UTC(2024, 11, 31)) }
const STRANGERS = 101

export const forgetStranger: Metric = {
  name: 'forget_stranger_ms',
  what: `somebody who never played is forgotten, beside ${GAMES} finished games: milliseconds at the median`,
  unit: 'ms',
  better: 'lower',
  measure: () =>
    withDatabase(async (path) => {
      openStore(path).close()
      fillWithGames(path, SERVER)
      const { store, close } = openStore(path)
      try {
        const times: number[] = []
        for (let stranger = 0; stranger < STRANGERS; stranger++) {
          const start = performance.now()
          await store.forget(`stranger ${stranger}`, ANONYMOUS_NAMES)
          times.push(performance.now() - start)
          await setImmediate()
        }
        return median(times)
      } finally {
        close()
      }
    }),
}
