/** Examines all tables after everything is over and the bot has ended. */
import { openDatabase } from '../../../store/open.js'
import { gamesById } from '../../../tables/model/loaded-table.js'
import type { Store } from '../../../tables/model/ports.js'
import { auditTable } from '../../../tables/service/audit.js'
import type { Running } from '../../wire/process.js'
import type { Verdict } from '../trial.js'
import { type Arena, stop } from './arena.js'
import { isComputersMove, judge } from './judge.js'
import { type Ending, type Match, tableOf } from './match.js'
import { differencesAfterRetelling, turnsShown } from './retelling.js'

export interface Played {
  readonly match: Match
  readonly ending: Ending
}

/** How long to wait for late pictures and edits. */
const QUIET_MS = 3_000

interface Sum {
  presses: number
  unanswered: number
  unsure: number
  entries: number
  computerMoves: number
  hints: number
  lost: number
  doubled: number
  stuck: number
  untrue: number
  asked: number
  readonly failures: string[]
}

const NOTHING_YET = {
  presses: 0,
  unanswered: 0,
  unsure: 0,
  entries: 0,
  computerMoves: 0,
  hints: 0,
  lost: 0,
  doubled: 0,
  stuck: 0,
  untrue: 0,
  asked: 0,
}

/** Compares logs with presses and channels with logs. Stops the bots, which are all that are running. */
export async function reckon(arena: Arena, played: readonly Played[], ...bots: readonly Running[]): Promise<Verdict> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  const sum: Sum = { ...NOTHING_YET, failures: [] }
  sum.failures.push(...(await Promise.all(bots.map(stop))).flat())
  await judgeLogs(arena, played, sum)
  const over = played.filter(({ ending }) => ending === 'over').map(({ match }) => match)
  const untrue = [...over.flatMap(repeatedTurns), ...(await differencesAfterRetelling(arena, over))]
  sum.failures.push(...untrue)
  return {
    figures: {
      tables: played.length,
      'played to their end': over.length,
      presses: sum.presses,
      'presses without an answer': sum.unanswered,
      'presses told that nothing can be stored': sum.unsure,
      'panels asked for': sum.asked,
      'accepted actions': sum.entries,
      'moves of computer players': sum.computerMoves,
      hints: sum.hints,
      'lost actions': sum.lost,
      'doubled actions': sum.doubled,
      'stuck tables': sum.stuck,
      'channels that do not show how things stand': untrue.length,
    },
    failures: sum.failures,
  }
}

async function judgeLogs({ database, games }: Arena, played: readonly Played[], sum: Sum): Promise<void> {
  const { store, close } = await openDatabase(database, { alone: true })
  for (const { match, ending } of played) {
    const { sent, asked } = match
    const tableId = tableOf(match)
    sum.presses += sent.length
    sum.unanswered += sent.filter(({ answer }) => answer === 'unanswered').length
    sum.unsure += sent.filter(({ answer }) => answer === 'unsure').length
    sum.asked += asked
    const log = tableId === null ? [] : await store.log(tableId, 0)
    sum.entries += log.filter((entry) => entry.kind === 'action' && entry.cause === 'player').length
    sum.computerMoves += log.filter(isComputersMove).length
    sum.hints += sent.filter(({ isHint, answer }) => isHint && answer === 'accepted').length
    const { lost, doubled, denied } = judge(sent, log)
    const stored = tableId === null ? null : await store.load(tableId)
    const isOver = ending === 'over' && stored?.status === 'over'
    const audit = tableId === null ? null : await auditTable(store, gamesById(games), tableId)
    sum.lost += lost.length
    sum.doubled += doubled.length
    sum.stuck += isOver ? 0 : 1
    const about = (what: string) => (detail: string) => `table ${tableId}: ${what}: ${detail}`
    sum.failures.push(
      ...lost.map(about('accepted and lost')),
      ...doubled.map(about('in the log without a press')),
      ...denied.map(about('refused and done all the same')),
      ...sent.filter(({ answer }) => answer === 'trouble').map(({ deed }) => about('something went wrong at')(String(deed))),
      ...(isOver ? [] : [`${whereStuck(match, stored)} did not come to its end`]),
      ...(audit?.kind === 'sound' ? [] : [`table ${tableId}: its log does not lead to where it is (${audit?.kind})`]),
    )
  }
  await close()
}

function whereStuck(match: Match, stored: Awaited<ReturnType<Store['load']>>): string {
  const { gameId, players, computers, channelId } = match
  const standing = stored === null ? 'no table' : `${stored.status} at position ${stored.position}`
  return `table ${tableOf(match)} of ${gameId} for ${players.length} and ${computers?.count ?? 0} computer players in channel ${channelId} (${standing})`
}

/** Turns that were announced more than once. A scripted game never returns to an earlier turn. */
function repeatedTurns(match: Match): readonly string[] {
  const turns = turnsShown(match).map(({ number }) => number)
  const isRising = turns.every((turn, index) => index === 0 || turn > (turns[index - 1] ?? 0))
  return isRising ? [] : [`table ${tableOf(match)} tells its turns in this order: ${turns}`]
}
