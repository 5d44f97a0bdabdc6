import type { Standings } from '../../../standings/ports.js'
import { standingsFrom } from '../../standings/standings.js'
import type { Db } from '../schema/db.js'
import { prepareRecords, prepareVerdict } from './finished.js'
import { prepareHistory } from './history.js'
import { prepareLadders } from './leaderboard.js'
import { prepareAgainstComputers, prepareHeadToHead, prepareLatest } from './player-stats.js'

/** Standings from SQLite. */
export function createStandings(db: Db): Standings {
  return standingsFrom({
    ladders: prepareLadders(db),
    latest: prepareLatest(db),
    practice: prepareAgainstComputers(db),
    headToHead: prepareHeadToHead(db),
    history: prepareHistory(db),
    records: prepareRecords(db),
    verdict: prepareVerdict(db),
  })
}
