import { commitTime } from './commit.js'
import { moveTimesByLevel } from './computers/moves.js'
import { threadPace } from './computers/pace.js'
import { pressBesideComputers } from './computers/presses.js'
import { thinkingMemory } from './computers/thread-memory.js'
import { bytesPerFinishedGame } from './finished-bytes.js'
import { forgetStranger } from './forget.js'
import { growthLength, growthTables } from './growth.js'
import { leaderboardQuery } from './leaderboard.js'
import type { Metric } from './metric.js'
import { panelPresses } from './panel-presses.js'
import { pictureSpeedup } from './picture.js'
import { pictureGrowth } from './picture-growth.js'
import { picturePause } from './picture-pause.js'
import { playoutRate } from './playout.js'
import { playoutVsChessops } from './playout-vs-chessops.js'
import { pressVsPlain, pressVsStored, textPressVsStored } from './press.js'
import { replaySize, replayTime } from './replay.js'
import { searchPace } from './search-pace.js'
import { memoryPerServer, startServers } from './servers.js'
import { smallestText } from './smallest-text.js'
import { rss20k, start20k } from './start.js'
import { throughputVsPlain } from './throughput.js'
import { pressesPerFullTurn, pressesPerTurn, requestsPerPress, requestsPerTurn } from './wire-counts.js'

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
  replayTime,
  replaySize,
  commitTime,
  leaderboardQuery,
  forgetStranger,
  bytesPerFinishedGame,
  pressVsPlain,
  pressVsStored,
  textPressVsStored,
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
