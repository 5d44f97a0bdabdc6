/** Automatic progress: from phase to phase until a seat has to decide or chance has to draw. */
import type { Seat } from '../../../engine/game.js'
import { at, seatsFrom } from '../../../engine/lists.js'
import { DAYS, DISASTERS, type Disaster, WEEKS } from '../data/dice.js'
import type { Draft, Part } from './draft.js'
import { canExchange } from './effects.js'
import { forgoDraws } from './goods.js'
import { advance, advanceBy, strike } from './phases/disasters.js'
import { anybodyLacksSpace, isPaid } from './phases/room.js'
import { arrive, visitTown } from './phases/town.js'
import { beginTurn } from './phases/week.js'
import { finish } from './scoring.js'

/** The next seat's turn. After the last turn of a day the left-over die moves its marker (P7, P8). */
export function endTurn(draft: Draft): Part {
  const { table } = draft
  const [last, ...others] = table.pool
  if (last === undefined) throw new Error('a day ends with one die in the pool')
  if (others.length > 0) return beginTurn(draft, (table.active + 1) % table.seats)
  table.pool = []
  return strikeNext(draft, advanceBy(draft, last), false)
}

/** Moves on from a phase with nothing left to decide. */
export function goOn(draft: Draft, part: Part): Part {
  forgoDraws(draft)
  const next = nextPart(draft, part)
  return next === part ? part : goOn(draft, next)
}

/** The same part if a seat still has to act in it. */
function nextPart(draft: Draft, part: Part): Part {
  const { table } = draft
  if (table.draws.length > 0) return part
  switch (part.phase) {
    case 'react': {
      const isOpen = part.reactions.some((source) => canExchange(table, table.active, source))
      return isOpen ? part : { phase: 'use', die: part.die, changed: false }
    }
    case 'disaster': {
      const { tolls, rest, final } = part.resolving
      return tolls.every(isPaid) && !anybodyLacksSpace(table, part) ? strikeNext(draft, rest, final) : part
    }
    case 'arrival':
      return anybodyLacksSpace(table, part) ? part : visitTown(draft)
    case 'town':
      return part.visits.every(({ left }) => left) && !anybodyLacksSpace(table, part) ? endWeek(draft) : part
    default:
      return part
  }
}

/** Starts the next triggered disaster. After the last one the day is over, or the last week. */
function strikeNext(draft: Draft, [disaster, ...rest]: readonly Disaster[], final: boolean): Part {
  if (disaster !== undefined) return strike(draft, disaster, rest, final)
  return final ? arrive(draft) : endDay(draft)
}

/** The token passes clockwise (P10). Before the last town all markers advance once more (P25). */
function endDay(draft: Draft): Part {
  const { table, facts } = draft
  table.first = nextSeat(draft, table.first)
  if (table.day < DAYS) return { phase: 'roll' }
  if (table.week < WEEKS) return arrive(draft)
  facts.push({ to: 'table', kind: 'final-advance', week: table.week })
  return strikeNext(draft, advance(draft, DISASTERS), true)
}

function endWeek(draft: Draft): Part {
  return draft.table.week < WEEKS ? { phase: 'week' } : finish(draft)
}

function nextSeat({ table }: Draft, seat: Seat): Seat {
  return at(seatsFrom(table, seat), 1)
}
