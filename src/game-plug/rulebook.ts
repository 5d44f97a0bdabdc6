import type { GameRules } from '../engine/game.js'
import type { AnyFact, Rulebook } from '../games/game.js'
import type { GameTranscript } from '../games/transcript.js'
import { close, open, ownFact, reading } from './own-types.js'

/** What a game lets its players do. */
export function rulebook<State, Action, View, Fact extends AnyFact, Code extends string, Options>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  transcript: GameTranscript<State, Fact>,
): Rulebook {
  const own = open<State>
  const read = reading(rules)

  return {
    id: rules.id,
    rulesVersion: rules.rulesVersion,
    seats: rules.seats,
    options: rules.options,
    stamp: rules.stamp ?? {},
    usualRounds: rules.usualRounds,
    setup(seats, chosen) {
      const options = rules.readOptions(chosen)
      return options === null ? null : close(rules.setup(seats, options))
    },
    toMove(state) {
      const next = rules.toMove(own(state))
      if (next.kind !== 'chance') return next
      return { kind: 'chance', draw: (random) => rules.encode(next.draw(random)) }
    },
    turn: (state) => rules.turn(own(state)),
    isOut: (state, seat) => rules.isOut?.(own(state), seat) ?? false,
    legalActions: (state, seat) => rules.legalActions(own(state), seat).map(rules.encode),
    submit(state, seat, text) {
      const action = rules.decode(text)
      if (action === null) return { kind: 'unreadable' }
      const refusal = rules.refuse(own(state), seat, action)
      if (refusal !== null) return { kind: 'refused', refusal }
      const step = rules.apply(own(state), seat, action)
      return { kind: 'accepted', state: close(step.state), facts: step.facts }
    },
    replay(state, by, text) {
      const step = rules.apply(own(state), by, read(text))
      return { state: close(step.state), facts: step.facts }
    },
    takesBack(text) {
      const action = rules.decode(text)
      return action !== null && (rules.takesBack?.(action) ?? false)
    },
    defaultAction: (state, seat) => rules.encode(rules.defaultAction(own(state), seat)),
    standingOrders: rules.standingOrders?.ids ?? [],
    ordered(state, seat, order) {
      const action = rules.standingOrders?.ordered(own(state), seat, order) ?? null
      return action === null ? null : rules.encode(action)
    },
    onlyEnd(state, seat) {
      const action = rules.onlyEnd?.(own(state), seat) ?? null
      return action === null ? null : rules.encode(action)
    },
    points: (state) => rules.points(own(state)),
    questions: { kinds: rules.questions?.kinds ?? [], asked: (state) => rules.questions?.asked(own(state)) ?? null },
    save: (state) => JSON.stringify(state),
    load(text, rulesVersion) {
      const stored: unknown = JSON.parse(text)
      if (rulesVersion === rules.rulesVersion) return close(stored)
      if (rules.upgrade === undefined || rulesVersion > rules.rulesVersion) {
        throw new Error(`${rules.id}: no way from rules version ${rulesVersion} to ${rules.rulesVersion}`)
      }
      return close(rules.upgrade(stored, rulesVersion))
    },
    viewAsJson: (state, viewer) => JSON.stringify(rules.view(own(state), viewer)),
    sample: (state, viewer, random) => close(rules.sample(own(state), viewer, random)),
    transcript: {
      setup: (state) => transcript.setup(own(state)),
      isDealt: (state) => transcript.isDealt?.(own(state)) ?? true,
      fact: (fact) => transcript.fact(ownFact(fact)),
      closing: (state, end) => transcript.closing?.(own(state), end) ?? [],
    },
  }
}
