import type { Standings } from '../../../standings/ports.js'
import { standingsFrom } from '../../standings/standings.js'
import type { Link } from '../link.js'
import { recordsOf, verdictAt } from './finished.js'
import { historyOf } from './history.js'
import { createLadders } from './leaderboard.js'
import { headToHead, latestOf, practice } from './player-stats.js'

/** Standings from PostgreSQL. */
export function createStandings({ db }: Pick<Link, 'db'>): Standings {
  return standingsFrom({
    ladders: createLadders(db),
    latest: (of) => latestOf(db, of),
    practice: (of) => practice(db, of),
    headToHead: (of, otherId) => headToHead(db, of, otherId),
    history: (query) => historyOf(db, query),
    records: (guildId, gameId) => recordsOf(db, guildId, gameId),
    verdict: (tableId) => verdictAt(db, tableId),
  })
}
