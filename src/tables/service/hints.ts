/** Hints: a strong player looks ahead for whoever asks, and knows no more than they do. */
import { seededRandom } from '../../engine/random.js'
import { choose } from '../../players/levels.js'
import type { Findings } from '../../players/search.js'
import { createRecent } from '../../recent.js'
import { findPlayer } from '../decisions/player.js'
import type { LoadedTable } from '../model/loaded-table.js'
import { messageOf } from '../model/message-of.js'
import type { Logger } from '../model/ports.js'
import type { LatestKnown } from '../model/reach.js'
import type { Hinting } from '../model/services.js'
import { givesHints, seatsToMove, withPositionFor } from '../model/table.js'
import { askedAt, type Question, type Thinker } from './computers.js'
import { knownSince } from './known-since.js'

export interface HintsDeps {
  readonly thinker: Pick<Thinker, 'lookAhead'>
  readonly find: (tableId: string) => Promise<LoadedTable | null>
  readonly tails: LatestKnown
  readonly logger: Logger
}

/** Fewer iterations tell nothing. */
const FEWEST = 10

/** What was found lately is kept, so that nobody keeps the threads busy by asking again. */
const KEPT = 200

export function createHints({ thinker, find, tails, logger }: HintsDeps): Hinting {
  const recent = createRecent<Promise<Findings<string>>>(KEPT)

  /** Once for each position of a table and seat. */
  function lookAhead(key: string, question: Question): Promise<Findings<string>> {
    const known = recent.get(key)
    if (known !== undefined) return known
    const findings = thinker.lookAhead(question)
    recent.set(key, findings)
    const keepIfTelling = ({ iterations }: Findings<string>) => {
      if (iterations < FEWEST) recent.forget(key)
    }
    findings.then(keepIfTelling, () => recent.forget(key))
    return findings
  }

  return {
    async hint(tableId, user, expected) {
      const loaded = await find(tableId)
      if (loaded === null) return { ok: false, refusal: { code: 'no-such-table' } }
      const found = findPlayer(loaded.table, user.id)
      if (!found.ok) return found
      const { table, seat } = found
      const seats = seatsToMove(table)
      if (!givesHints(table)) return { ok: false, refusal: { code: 'no-hints' } }
      if (!seats.includes(seat)) return { ok: false, refusal: { code: 'not-your-move', seats } }
      const since = await knownSince(tails, table, seat, expected)
      if (since?.length !== 0) return { ok: false, refusal: { code: 'stale' } }
      // If others' secret steps made another hint, asking again would tell of them.
      const seen = withPositionFor(table, seat)
      const question = askedAt(seen, loaded.pledge, seat, 'legend')
      const { sample } = question
      const hint = { table, seat, sample, candidates: [], atFirstSight: null }
      if (table.game.legalActions(sample, seat).length < 2) return { ok: true, value: hint }
      const key = `${tableId} ${seen.position} ${seat}`
      const findings = await lookAhead(key, question).catch((thrown: unknown) => {
        logger.error({ table: tableId, position: table.position }, `no hint could be found: ${messageOf(thrown)}`)
        return null
      })
      const isTelling = findings !== null && findings.iterations >= FEWEST
      const value = isTelling ? { ...hint, candidates: findings.candidates } : { ...hint, atFirstSight: atFirstSight(question) }
      return { ok: true, value }
    },
  }
}

/** What looks best by the game's rules of thumb alone, which takes no time. */
function atFirstSight({ game, sample, seat, seed }: Question): string {
  return choose(game, sample, seat, 'traveller', seededRandom(seed))
}
