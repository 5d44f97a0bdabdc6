/** Within a turn a seat's actions lead on, or it could go on for ever. What `takesBack` names is limited by the table. */
import type { Seat } from '../../../src/engine/game.js'
import type { GameState } from '../../../src/games/game.js'
import { sampled, seatsOf } from '../playout.js'
import type { Subject } from '../subject.js'
import type { Check } from './contract.js'

/** Most decisions of a playout that are looked at, and most actions of a seat at each. */
const DECISIONS = 25
const ACTIONS = 10

/** Neither one action of a seat nor two lead back to where they began. */
export const actionsLeadOn: Check = (subject, { decisions, seats }) =>
  sampled(decisions, DECISIONS).flatMap(({ state }) => seatsOf(seats).flatMap((seat) => waysBack(subject, state, seat)))

function waysBack(subject: Subject, start: GameState, seat: Seat): readonly string[] {
  const saved = subject.game.save(start)
  return steps(subject, start, seat).flatMap((first) => {
    if (subject.game.save(first.state) === saved) return [`${first.action} of seat ${seat} leads nowhere`]
    return steps(subject, first.state, seat)
      .filter((second) => subject.game.save(second.state) === saved)
      .map((second) => `${first.action} and ${second.action} of seat ${seat} lead back to where it was`)
  })
}

/** Some of what a seat may do, spread over its actions, and what each leads to. */
function steps({ game }: Subject, state: GameState, seat: Seat): readonly { action: string; state: GameState }[] {
  const actions = game.legalActions(state, seat).filter((action) => !game.takesBack(action))
  const stride = Math.ceil(actions.length / ACTIONS)
  return actions.flatMap((action, index) => {
    const done = index % stride === 0 ? game.submit(state, seat, action) : null
    return done?.kind === 'accepted' ? [{ action, state: done.state }] : []
  })
}
