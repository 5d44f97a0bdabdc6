/** The actions of Pioneer Days in their log form, and expectations about a table. */
import { expect } from 'vitest'
import type { Seat } from '../../../../src/engine/game.js'
import { decode } from '../../../../src/games/pioneer-days/notation.js'
import { REFUSAL_RULES } from '../../../../src/games/pioneer-days/rules/refusals.js'
import type { Action, Player, Playing, State } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { givenBy } from '../../../kit/given.js'

export const given = givenBy({
  rules: pioneerDaysRules,
  refusals: REFUSAL_RULES,
  read: readDeed,
  checks: (state) => ({
    /** One player with at least these fields. */
    hasPlayer: (seat: Seat, expected: Partial<Player>) => expect(playing(state).players[seat]).toMatchObject(expected),
  }),
})

/** An encoded action, by the first seat to act (or chance), or by the seat before the colon: `take.0`, `2:pay-wood.0`. */
function readDeed(deed: string): { readonly action: Action; readonly by?: Seat } {
  const [, seat, text = ''] = /^(?:(\d):)?(.*)$/.exec(deed) ?? []
  const action = decode(text)
  if (action === null) throw new Error(`${deed} is no action`)
  return seat === undefined ? { action } : { action, by: Number(seat) }
}

export function playing(state: State): Playing {
  if (state.phase === 'deal') throw new Error('nothing has been dealt yet')
  return state
}
