import { clusterMetrics } from './cluster/metrics.js'
import { moveTimesByLevel } from './computers/moves.js'
import { threadPace } from './computers/pace.js'
import { pressBesideComputers } from './computers/presses.js'
import { thinkingMemory } from './computers/thread-memory.js'
import type { Metric } from './metric.js'
import { panelPresses } from './panels/panel-presses.js'
import { smallestText } from './panels/smallest-text.js'
import { pictureSpeedup } from './pictures/picture.js'
import { pictureGrowth } from './pictures/picture-growth.js'
import { picturePause } from './pictures/picture-pause.js'
import { growthLength, growthTables } from './presses/growth.js'
import { postgresMetrics } from './presses/postgres.js'
import { pressVsPlain, pressVsStored, textPressVsStored } from './presses/press.js'
import { throughputVsPlain } from './presses/throughput.js'
import { memoryPerServer, startServers } from './process/servers.js'
import { rss20k, start20k } from './process/start.js'
import { playoutRate } from './rules/playout.js'
import { playoutVsChessops } from './rules/playout-vs-chessops.js'
import { searchPace } from './rules/search-pace.js'
import { commitTime } from './storage/commit.js'
import { bytesPerFinishedGame } from './storage/finished-bytes.js'
import { forgetStranger } from './storage/forget.js'
import { leaderboardQuery } from './storage/leaderboard.js'
import { postgresBytesPerFinishedGame, postgresBytesPerOpenTable } from './storage/postgres-bytes.js'
import { pressesPerFullTurn, pressesPerTurn, requestsPerPress, requestsPerTurn } from './wire/wire-counts.js'

/** All metrics, in print order. */
export const METRICS: readonly Metric[] = [
  playoutRate,
  playoutVsChessops,
  ...searchPace,
  ...threadPace,
  ...moveTimesByLevel,
  thinkingMemory,
  pressBesideComputers,
  pictureSpeedup,
  picturePause,
  pictureGrowth,
  commitTime,
  leaderboardQuery,
  forgetStranger,
  bytesPerFinishedGame,
  postgresBytesPerFinishedGame,
  postgresBytesPerOpenTable,
  pressVsPlain,
  pressVsStored,
  textPressVsStored,
  ...postgresMetrics(),
  ...clusterMetrics(),
  throughputVsPlain,
  growthLength,
  growthTables,
  start20k,
  rss20k,
  startServers,
  memoryPerServer,
  requestsPerPress,
  requestsPerTurn,
  pressesPerTurn,
  pressesPerFullTurn,
  ...panelPresses,
  smallestText,
]
