/** The suite that every game must pass. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OptionSpec } from '../../src/engine/game.js'
import * as contract from './checks/contract.js'
import * as figures from './checks/figures.js'
import { actionsLeadOn } from './checks/leading-on.js'
import * as panels from './checks/panels.js'
import * as pictures from './checks/pictures.js'
import { hiddenThingsChangeNoChoice } from './checks/policies.js'
import * as secrecy from './checks/secrecy.js'
import { secretPairsIn, secretStepsHaveNoOrder } from './checks/secret-order.js'
import * as texts from './checks/texts.js'
import { type Playout, playedOn, playout } from './playout.js'
import type { Subject } from './subject.js'

const SEEDS = ['one', 'two', 'three']

const CHECKS = {
  'the game ends, with an outcome': contract.ends,
  'points as of now lead to those of the outcome': contract.pointsLeadToTheOutcome,
  'where points come from adds up, and has words in every language': contract.sourcesAddUpAndAreNamed,
  'only movers have actions, and at least one': contract.onlyMoversAct,
  'its own invariants hold, and its facts explain every step': contract.invariantsHold,
  'nobody ever has more than 200 actions': contract.choicesAreSingleSteps,
  'turn numbers never fall': contract.turnsNeverFall,
  'whoever is out of the game stays out': contract.whoIsOutStaysOut,
  'encodings are unique and short': contract.encodingsAreUniqueAndShort,
  'encodings round-trip': contract.encodingsRoundTrip,
  'the default action is legal': contract.defaultsAreLegal,
  'standing orders are legal, and the first leaves everything to the player': contract.ordersAreLegal,
  'turns are ended only for players without a choice, and that tells no secret': contract.endsLeaveNoChoice,
  'every legal action passes and the others are refused': contract.refusesExactlyTheOthers,
  'nothing is allowed after the end': contract.nothingIsAllowedAfterTheEnd,
  'every refusal is a known one, with its rule': contract.refusalsAreKnown,
  'states and facts are JSON, and loaded as saved': contract.everythingIsJson,
  'the log replays to the same states and facts': contract.logReplays,
  'panels offer exactly the legal actions': panels.panelsOfferExactlyTheLegalActions,
  'panels stay inside the limits of Discord': panels.panelsFitDiscord,
  'a strange path still gets a panel': panels.strangePathsGetAPanel,
  'every fact is told in every language': texts.everyFactIsTold,
  'something is told in every language': texts.somethingIsTold,
  'the log is divided, and turns have a digest': texts.logsAreDivided,
  'messages tell no more than the log': texts.gistsAreShort,
  'the result tells what the table remarks': texts.resultsTellTheEnding,
  'every state is described in every language': texts.statesAreDescribed,
  'every state has its words of at most 1,024 characters': pictures.everyStateHasAltText,
  'so has the final score': pictures.theFinalScoreHasAltText,
  'what is counted for statistics adds up': figures.figuresAddUp,
  'what is counted has its words in every language': figures.figuresAreNamed,
  'what one seat alone was told is dealt anew for the others': secrecy.whatOneSeatKnowsIsDealtAnew,
  'what is hidden from a simulated player changes no choice of theirs': hiddenThingsChangeNoChoice,
}

/** Those that also look at positions in which several seats act in secret. */
const SECRECY_CHECKS = {
  'a view does not change when what it hides is dealt anew': secrecy.viewsKeepSecrets,
  'how a game stands, said to one seat, tells nothing that others may not know': secrecy.statusIsPublic,
  'what may be taken back freely turns up nothing': secrecy.nobodyPeeks,
  'what two seats do in secret has no order': secretStepsHaveNoOrder,
  'what a seat does in its turn leads on, but for what takes back': actionsLeadOn,
}

/** Checks a game against the contract: random games with each number of seats, from all sides. */
export function conform(subject: Subject): void {
  const { min } = subject.game.seats

  describe.each(countsOf(subject))('with %i seats', (seats) => {
    const differing = differingWith(subject, seats)
    const playouts = playoutsOf(subject, seats)

    test('every choice of every option is played', () => {
      for (const { id, choices } of differing) {
        expect([...new Set(playouts.map(({ chosen }) => chosen[id]))].sort()).toEqual([...choices].sort())
      }
    })

    test.each(Object.entries({ ...CHECKS, ...SECRECY_CHECKS }))('%s', (_, check) => {
      for (const played of playouts) expect([...new Set(check(subject, played))].slice(0, 5)).toEqual([])
    })
    test('there is something to hide', () => {
      expect(Math.max(...playouts.map((played) => secrecy.secretsIn(subject, played.states)))).toBeGreaterThan(0)
    })
    test('what is hidden is dealt anew with the odds of its draw', () => {
      const [state] = playouts.flatMap((played) => secrecy.beforeTheFirstSecret(subject, played) ?? [])
      if (state === undefined) throw new Error('no playout draws a first secret')
      expect(secrecy.oddsProblems(subject, state, seats)).toEqual([])
    })
    test('only encodings can be decoded: anything else is not an action', () => {
      const encodings = [...new Set(playouts.flatMap((played) => played.decisions.flatMap(({ legal }) => legal.flat())))]
      const damaged = fc
        .tuple(fc.constantFrom(...encodings), fc.nat(70), fc.string({ maxLength: 3 }), fc.nat(2))
        .map(([text, start, put, cut]) => text.slice(0, start) + put + text.slice(start + cut))
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), damaged), (text) => {
          expect([null, text]).toContain(subject.recode(text))
        }),
        { numRuns: 1000, seed: 7 },
      )
    })
  })

  describe.each(subject.secretive)('where $seats seats act in secret', (position) => {
    const playouts = SEEDS.map((seed) => playedOn(subject.game, position, seed))

    test('two of them do so at once', () => {
      for (const played of playouts) expect(secretPairsIn(subject, played)).toBeGreaterThan(0)
    })
    test.each(Object.entries(SECRECY_CHECKS))('%s', (_, check) => {
      for (const played of playouts) expect([...new Set(check(subject, played))].slice(0, 5)).toEqual([])
    })
  })

  test('an unknown option gives no setup', () => {
    expect(subject.game.setup(min, { nonsense: 'yes' })).toBeNull()
    for (const option of subject.game.options) expect(subject.game.setup(min, { [option.id]: 'nonsense' })).toBeNull()
  })
  test('names, options, refusals and rules are written in every language', () => {
    expect(texts.fixedTextProblems(subject)).toEqual([])
  })
  test('a state of a newer version is refused', () => {
    expect(() => subject.game.load('{}', subject.game.rulesVersion + 1)).toThrow('no way from rules version')
  })
}

/** Paints the pictures of the same games. Kept apart because it takes the longest. */
export function conformInPictures(subject: Subject): void {
  test.each(countsOf(subject))('pictures can be painted, with %i seats', (seats) => {
    for (const played of playoutsOf(subject, seats)) expect(pictures.picturesPaint(subject, played)).toEqual([])
  })
}

function countsOf({ game }: Subject): readonly number[] {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

/** The options that matter for this number of players. */
function differingWith({ game }: Subject, seats: number): readonly OptionSpec[] {
  return game.options.filter(({ players }) => players?.includes(seats) ?? true)
}

/** Random games in which every choice of every option occurs. */
function playoutsOf(subject: Subject, seats: number): readonly Playout[] {
  const { game } = subject
  const drawn = SEEDS.map((seed) => playout(game, seats, seed))
  const others = differingWith(subject, seats).flatMap(({ id, choices }) =>
    choices.filter((choice) => drawn.every(({ chosen }) => chosen[id] !== choice)).map((choice) => ({ [id]: choice })),
  )
  return [...drawn, ...others.map((settled) => playout(game, seats, 'other options', settled))]
}
