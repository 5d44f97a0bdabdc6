/** Tests the suite itself: it passes a sound game (conformance.test.ts) and finds what is wrong with each of these. */
import { expect, test } from 'vitest'
import type { Policy } from '../../src/cli/policies.js'
import type { Refusal } from '../../src/engine/game.js'
import { at } from '../../src/engine/lists.js'
import { seededRandom } from '../../src/engine/random.js'
import * as contract from './checks/contract.js'
import { actionsLeadOn } from './checks/leading-on.js'
import * as panels from './checks/panels.js'
import * as pictures from './checks/pictures.js'
import { hiddenThingsChange } from './checks/policies.js'
import { PLAYER_NAMES } from './checks/readers.js'
import * as secrecy from './checks/secrecy.js'
import { secretPairsIn, secretStepsHaveNoOrder } from './checks/secret-order.js'
import * as texts from './checks/texts.js'
import { playout } from './playout.js'
import { subject } from './subject.js'
import { parts } from './tiny-game/index.js'
import type { Action, Code, State } from './tiny-game/rules.js'

type Parts = typeof parts
const withRules = (rules: Partial<Parts['rules']>): Parts => ({ ...parts, rules: { ...parts.rules, ...rules } })
const withFace = (face: Partial<Parts['face']>): Parts => ({ ...parts, face: { ...parts.face, ...face } })

function problems(broken: Parts, check: contract.Check): string {
  const game = subject(broken)
  return check(game, playout(game.game, 3, 'broken')).join('\n')
}

const sound = parts.rules
const twice = (actions: readonly Action[]) => [...actions, ...actions.slice(0, 1)]
const panelOf = (input: Parameters<Parts['face']['controls']>[0]) => parts.face.controls(input)

test('an action listed twice is found', () => {
  const broken = withRules({ legalActions: (state, seat) => twice(sound.legalActions(state, seat)) })
  expect(problems(broken, contract.encodingsAreUniqueAndShort)).toContain('two actions are encoded')
})
test('an action for a seat that is not to move is found', () => {
  const broken = withRules({ legalActions: (state) => (state.phase === 'bidding' ? [{ kind: 'pass' }] : []) })
  expect(problems(broken, contract.onlyMoversAct)).toMatch(/seat \d has 1 actions while/)
})
test('an illegal action that passes is found', () => {
  const lax = (state: State, seat: number, action: Action): Refusal<Code> | null =>
    action.kind === 'bid' && state.phase === 'bidding' ? null : sound.refuse(state, seat, action)
  expect(problems(withRules({ refuse: lax }), contract.refusesExactlyTheOthers)).toContain('is accepted, legal: false')
})
test('a legal action that is refused is found', () => {
  const strict = (): Refusal<Code> => ({ code: 'not-asked', rule: 'T1' })
  expect(problems(withRules({ refuse: strict }), contract.refusesExactlyTheOthers)).toContain('is refused, legal: true')
})
test('a refusal that names another rule is found', () => {
  const misnamed = (state: State, seat: number, action: Action) => {
    const refusal = sound.refuse(state, seat, action)
    return refusal === null ? null : { ...refusal, rule: 'T9' }
  }
  expect(problems(withRules({ refuse: misnamed }), contract.refusalsAreKnown)).toContain('of rule T9')
})
test('an encoding that does not round-trip is found', () => {
  const deaf = (text: string) => (text === 'pass' ? null : sound.decode(text))
  const game = subject(withRules({ decode: deaf }))
  const played = playout(subject(parts).game, 3, 'broken')
  expect(contract.encodingsRoundTrip(game, played)).toContain('pass comes back as null')
})
test('a seat that acts or comes back after it has dropped out is found, and a turn that then names no round', () => {
  const out = problems(withRules({ isOut: (_, seat) => seat === 0 }), contract.whoIsOutStaysOut)
  expect(out).toContain('seat 0 is out and may act')
  expect(out).toContain('seat 0 is out and the turn names no round')
  const back = withRules({ isOut: (state, seat) => seat === 0 && state.phase === 'deal' })
  expect(problems(back, contract.whoIsOutStaysOut)).toContain('seat 0 is back in the game')
})
test('a default that is not legal is found', () => {
  const broken = withRules({ defaultAction: () => ({ kind: 'bid', card: 9 }) })
  expect(problems(broken, contract.defaultsAreLegal)).toContain('the default bid-9')
})
test('a turn that is ended for a player with a choice is found, and so is one that tells what is in a hand', () => {
  const hasty = withRules({ onlyEnd: () => ({ kind: 'pass' }) })
  expect(problems(hasty, contract.endsLeaveNoChoice)).toMatch(/seat \d has a choice beside pass/)
  const telling = withRules({
    onlyEnd: (state, seat) => (state.phase !== 'deal' && at(state.hands, seat).includes(1) ? { kind: 'pass' } : null),
  })
  expect(problems(telling, contract.endsLeaveNoChoice)).toMatch(/a secret decides whether seat \d can only end its turn/)
})
test('a card that stays in the hand when it is shown is found, and so are points from nowhere', () => {
  const apply: Parts['rules']['apply'] = (state, by, action) => {
    const step = sound.apply(state, by, action)
    if (state.phase !== 'bidding' || step.state.phase === 'deal') return step
    return { ...step, state: { ...step.state, hands: state.hands, points: step.state.points.map((own) => own + 1) } }
  }
  expect(problems(withRules({ apply }), contract.invariantsHold)).toContain('a card is in two places')
  expect(problems(withRules({ apply }), contract.invariantsHold)).toContain('points from nowhere')
})
test('a choice that lists all its combinations is found', () => {
  const many = Array.from({ length: 201 }, (): Action => ({ kind: 'pass' }))
  const broken = withRules({ legalActions: (state, seat) => (sound.legalActions(state, seat).length === 0 ? [] : many) })
  expect(problems(broken, contract.choicesAreSingleSteps)).toMatch(/seat \d has 201 actions/)
})
test('a single turn that belongs to everybody is found', () => {
  const broken = withRules({ turn: (state) => ({ ...sound.turn(state), seat: state.phase === 'over' ? null : 0 }) })
  expect(problems(broken, contract.turnsNeverFall)).toContain('turn 3 alone belongs to all')
})
test('a turn number that falls is found', () => {
  const broken = withRules({ turn: (state) => ({ number: state.phase === 'over' ? 0 : sound.turn(state).number, seat: 0 }) })
  expect(problems(broken, contract.turnsNeverFall)).toContain('turn 0 after 3')
})
test('a state that is not JSON is found', () => {
  const broken = withRules({ setup: (seats) => ({ ...sound.setup(seats, {}), extra: undefined }) })
  expect(problems(broken, contract.everythingIsJson)).toContain('state 0 does not survive JSON')
})
test('a rule that draws by itself is found, because the log replays differently', () => {
  let count = 0
  const apply: Parts['rules']['apply'] = (state, by, action) => {
    const step = sound.apply(state, by, action)
    count += 1
    return step.state.phase === 'prize' ? { ...step, state: { ...step.state, points: step.state.points.map(() => count) } } : step
  }
  expect(problems(withRules({ apply }), contract.logReplays)).toContain('replays differently')
})
test('a rule that changes its input is found, because states are frozen', () => {
  const apply: Parts['rules']['apply'] = (state, by, action) => {
    Object.assign(state, { touched: true })
    return sound.apply(state, by, action)
  }
  expect(() => problems(withRules({ apply }), contract.ends)).toThrow(TypeError)
})
test('a game without end is found', () => {
  const apply: Parts['rules']['apply'] = (state, by, action) => {
    const step = sound.apply(state, by, action)
    return step.state.phase === 'prize' || step.state.phase === 'over' ? { ...step, state: sound.setup(3, {}) } : step
  }
  expect(problems(withRules({ apply }), contract.ends)).toContain('not over after')
})
test('a secret in a view is found', () => {
  const leaky = withRules({
    view: (state, viewer) => ({ ...sound.view(state, viewer), hands: state.phase === 'deal' ? [] : state.hands }),
  })
  expect(problems(leaky, secrecy.viewsKeepSecrets)).toContain('sees what is hidden')
})
test('a status that tells everybody what a seat holds is found', () => {
  const told = (view: Parameters<Parts['face']['status']>[0], reader: Parameters<Parts['face']['status']>[1]) =>
    `${parts.face.status(view, reader)} ${JSON.stringify(view.hand)}`
  expect(problems(withFace({ status: told }), secrecy.statusIsPublic)).toContain('alone may know')
})
test('a secret that is not dealt anew is found', () => {
  const broken = withRules({ sample: (state) => state })
  expect(problems(broken, secrecy.whatOneSeatKnowsIsDealtAnew)).toContain('what seat 0 alone knows is never dealt anew for table')
})
test('a secret that is dealt anew with other odds is found', () => {
  const generous: Parts['rules']['sample'] = (state, viewer, random) => {
    const [one, other] = [sound.sample(state, viewer, random), sound.sample(state, viewer, random)]
    const sum = (each: State) => (each.phase === 'deal' ? 0 : (each.hands[0] ?? []).reduce((total, card) => total + card, 0))
    return sum(one) >= sum(other) ? one : other
  }
  const oddsOf = (of: Parts) => {
    const game = subject(of)
    const state = secrecy.beforeTheFirstSecret(game, playout(game.game, 3, 'broken'))
    return state === null ? 'nothing is hidden' : secrecy.oddsProblems(game, state, 3).join('\n')
  }
  expect(oddsOf(parts)).toBe('')
  expect(oddsOf(withRules({ sample: generous }))).toContain('what seat 0 holds is dealt with other odds')
})
test('a simulated player that looks at what is hidden is found', () => {
  const cheat: Policy = ({ game, state, seat, legal }) => {
    const others = game.viewAsJson(state, seat === 0 ? 1 : 0)
    return at(legal, seededRandom(others).below(legal.length))
  }
  expect(problems(parts, hiddenThingsChange(cheat))).toContain('if something else is hidden from it')
})
test('an action that reveals something hidden and can be taken back is found', () => {
  const apply: Parts['rules']['apply'] = (state, by, action) => {
    if (action.kind !== 'pass' || state.phase !== 'bidding') return sound.apply(state, by, action)
    const [turnedUp = 0] = state.hands[by === 0 ? 1 : 0] ?? []
    return { state, facts: [{ to: 'table', kind: 'prize', value: turnedUp, round: state.round }] }
  }
  const game = subject(withRules({ apply }))
  // The playout is of the sound game, because the broken one would never end.
  expect(secrecy.nobodyPeeks(game, playout(subject(parts).game, 3, 'broken')).join('\n')).toContain(
    'pass of seat 0 turns up what 0',
  )
})
/** Sealed bids of which nobody hears who has made one, so that bidding is secret until the last bid. */
const whispered: Pick<Parts['rules'], 'apply' | 'view'> = {
  apply(state, by, action) {
    const step = sound.apply(state, by, action)
    return { ...step, facts: step.facts.filter(({ kind }) => kind !== 'chosen') }
  },
  view: (state, viewer) => ({ ...sound.view(state, viewer), chosen: [] }),
}

test('steps in secret that have no order pass', () => {
  const game = subject(withRules(whispered))
  expect(secretPairsIn(game, playout(game.game, 3, 'broken'))).toBeGreaterThan(0)
  expect(problems(withRules(whispered), secretStepsHaveNoOrder)).toBe('')
})
test('a step in secret that leaves its place in the order in the state is found, and so is a view that shows it', () => {
  /** A table that keeps who bid first in the order of what was shown. */
  const apply: Parts['rules']['apply'] = (state, by, action) => {
    const step = whispered.apply(state, by, action)
    if (by === 'chance' || step.state.phase !== 'bidding') return step
    return { ...step, state: { ...step.state, shown: [...step.state.shown, by] } }
  }
  expect(problems(withRules({ ...whispered, apply }), secretStepsHaveNoOrder)).toMatch(
    /in secret: the state depends on who was first/,
  )
  const view: Parts['rules']['view'] = (state, viewer) => ({
    ...whispered.view(state, viewer),
    points: state.phase === 'bidding' && viewer !== 'table' ? state.shown : [],
  })
  expect(problems(withRules({ ...whispered, apply, view }), secretStepsHaveNoOrder)).toMatch(/in secret: \d sees who was first/)
})
test('a step in secret that rules out another seat’s is found, and so is one that changes what another seat is told', () => {
  const refuse: Parts['rules']['refuse'] = (state, seat, action) =>
    state.phase === 'bidding' && action.kind === 'pass' && state.bids.includes(0)
      ? { code: 'not-asked', rule: 'T1' }
      : sound.refuse(state, seat, action)
  expect(problems(withRules({ ...whispered, refuse }), secretStepsHaveNoOrder)).toContain('rules out the other')
  const apply: Parts['rules']['apply'] = (state, by, action) => {
    const step = whispered.apply(state, by, action)
    if (by === 'chance' || state.phase !== 'bidding' || step.state.phase !== 'bidding') return step
    return { ...step, facts: [{ to: by, kind: 'prize', value: state.bids.filter((bid) => bid !== null).length, round: 1 }] }
  }
  expect(problems(withRules({ ...whispered, apply }), secretStepsHaveNoOrder)).toContain('is told otherwise')
})
test('actions that lead back to where their seat was are found, unless the game says that they take back', () => {
  /** Passing does nothing at all. */
  const apply: Parts['rules']['apply'] = (state, by, action) =>
    by !== 'chance' && action.kind === 'pass' ? { state, facts: [] } : sound.apply(state, by, action)
  expect(problems(withRules({ apply }), actionsLeadOn)).toMatch(/pass of seat \d leads nowhere/)
  expect(problems(withRules({ apply, takesBack: ({ kind }) => kind === 'pass' }), actionsLeadOn)).toBe('')
})
test('an action that no panel offers is found', () => {
  const broken = withFace({
    controls: (input) => panelOf({ ...input, legal: input.legal.filter((action) => action.kind !== 'pass') }),
  })
  expect(problems(broken, panels.panelsOfferExactlyTheLegalActions)).toContain('pass of seat 0 is not on any panel')
})
test('an illegal action on a panel is found', () => {
  const broken = withFace({
    controls: (input) => panelOf({ ...input, legal: [...input.legal.slice(0, -1), { kind: 'bid', card: 1 }, { kind: 'pass' }] }),
  })
  expect(problems(broken, panels.panelsOfferExactlyTheLegalActions)).toContain('bid-1 is offered')
})
test('a label that Discord would refuse is found', () => {
  const broken = withFace({
    controls: (input) => {
      const made = panelOf(input)
      const buttons = [{ label: 'x'.repeat(81), style: 'primary', target: { kind: 'prompt', path: [] } } as const]
      return { ...made, panel: { ...made.panel, blocks: [...made.panel.blocks, { kind: 'buttons', buttons }] } }
    },
  })
  expect(problems(broken, panels.panelsFitDiscord)).toContain('81 characters instead of 80')
})
test('words below what can be pressed are found', () => {
  const broken = withFace({
    controls: (input) => {
      const made = panelOf(input)
      return { ...made, panel: { ...made.panel, blocks: [...made.panel.blocks, { kind: 'text', text: 'Choose well.' }] } }
    },
  })
  expect(problems(broken, panels.panelsFitDiscord)).toContain('words below what can be pressed')
})
test('an alt text that Discord would refuse is found', () => {
  expect(problems(withFace({ alt: () => 'x'.repeat(1025) }), pictures.everyStateHasAltText)).toContain('1025 characters')
  const talkative = { drawing: { width: 1, height: 1, key: 'one', paint: () => {} }, alt: 'x'.repeat(1025) }
  expect(problems(withFace({ card: () => talkative }), pictures.everyStateHasAltText)).toContain('1025 characters')
  expect(problems(withFace({ final: () => talkative }), pictures.theFinalScoreHasAltText)).toContain('1025 characters')
  expect(problems(withFace({ final: () => talkative }), pictures.picturesPaint)).toContain('nothing painted')
})
test('an untranslated fact is found', () => {
  expect(problems(withFace({ story: () => 'Something happened.' }), texts.everyFactIsTold)).toContain('is not translated')
})
test('an untranslated refusal is found', () => {
  const game = subject(withFace({ refusal: () => 'No.' }))
  expect(texts.fixedTextProblems(game).join()).toContain('refusal not-asked is not translated')
})
test('a gap in a sentence is found', () => {
  expect(problems(withFace({ status: () => 'The prize is worth undefined.' }), texts.statesAreDescribed)).toContain(
    'the status has a hole',
  )
})
test('a log without one of the sentences, and a digest that ends a sentence, are found', () => {
  const eager = withFace({ digest: () => 'He has taken it.' })
  expect(problems(eager, texts.logsAreDivided)).toContain('or with a full stop: He has taken it.')
  const mute = withFace({ heading: () => '' })
  expect(problems(mute, texts.logsAreDivided)).toContain('the log is empty')
})
test('a gist that is longer than the story, or empty, is found', () => {
  const verbose = withFace({ gist: () => ['He has taken it.', 'It is his.', 'Nobody else has it.'] })
  expect(problems(verbose, texts.gistsAreShort)).toContain('the gist is longer than the story: He has taken it.')
  const mute = withFace({ gist: () => [] })
  expect(problems(mute, texts.gistsAreShort)).toContain('the gist is empty')
})
test('a gist that leaves out a player whom the digest names is found', () => {
  const [name] = PLAYER_NAMES
  const forgetful = withFace({ gist: () => ['Somebody has taken it.'], digest: () => `${name} has taken it` })
  expect(problems(forgetful, texts.gistsAreShort)).toContain(`the gist does not tell of ${name}`)
})
test('a result that does not say who resigned is found', () => {
  const proud = withFace({ result: () => 'All is well.' })
  expect(problems(proud, texts.resultsTellTheEnding)).toContain('remark 1 is not in: All is well.')
})
