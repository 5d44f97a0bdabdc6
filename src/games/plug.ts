/** Joins the parts of a game, which use the game's own types, into a plain {@link Game}. */
import type { GameRules, Refusal, Seat, Urge, Viewer } from '../engine/game.js'
import { pathTo } from '../engine/panel.js'
import { pick } from '../engine/random.js'
import { escapeName } from '../i18n/names.js'
import { impressions } from '../players/impressions.js'
import { AT_ONCE } from '../players/rating.js'
import { searchAfter, worthOf } from '../players/review.js'
import { type Findings, search } from '../players/search.js'
import { chaptersOf } from './chapters.js'
import type { GameFace, Reader } from './face.js'
import type { AnyFact, Game, GameState, Pictures, Ruleset, Tutorial, Words } from './game.js'
import { illustrator } from './illustrator.js'
import type { GameTranscript } from './transcript.js'
import { type TutorialDesign, tutorialOf } from './tutorial.js'

export function plug<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  face: GameFace<Action, View, Fact, Code, Mark>,
  transcript: GameTranscript<State, Fact>,
  tutorial: TutorialDesign | null = null,
): Game {
  return {
    ...ruleset(rules, transcript),
    ...words(rules, face),
    ...pictures(rules, face),
    tutorial: tutorial === null ? null : taught(rules, face, tutorial),
  }
}

function taught<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  face: GameFace<Action, View, Fact, Code, Mark>,
  design: TutorialDesign,
): Tutorial {
  const { learner, opponents, options = {} } = design
  const seats = opponents.length + 1
  // Whose names they are makes no difference: it is asked only whether there is a heading.
  const reader: Reader = { locale: 'en', names: opponents.toSpliced(learner, 0, ''), viewer: learner }
  const beginsTurn = (fact: AnyFact) => (face.heading?.(ownFact<Fact>(fact), reader) ?? null) !== null
  return tutorialOf(rules, () => setupWith(rules, seats, options), close, design, beginsTurn)
}

// The only place where opaque and own types meet. A GameState is always a State that these rules made or loaded.
const open = <State>(state: GameState) => state as unknown as State
const close = <State>(state: State) => state as unknown as GameState
const ownFact = <Fact extends AnyFact>(fact: AnyFact) => fact as unknown as Fact

const mayKnow = (viewer: Viewer) => (fact: AnyFact) => fact.to === 'table' || fact.to === viewer
/** The facts that the reader may know. */
const known = <Fact extends AnyFact>(facts: readonly AnyFact[], { viewer }: Reader) =>
  facts.filter(mayKnow(viewer)).map(ownFact<Fact>)
const inMarkdown = (reader: Reader): Reader => ({ ...reader, names: reader.names.map(escapeName) })

function ruleset<State, Action, View, Fact extends AnyFact, Code extends string, Options>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  transcript: GameTranscript<State, Fact>,
): Ruleset {
  const own = open<State>
  const read = (text: string): Action => {
    const action = rules.decode(text)
    if (action === null) throw new Error(`${rules.id}: unreadable action in the log: ${text}`)
    return action
  }
  const inText = <Some extends { readonly action: Action }>(some: Some) => ({ ...some, action: rules.encode(some.action) })
  const encoded = ({ candidates, iterations }: Findings<Action>): Findings<string> => ({
    iterations,
    candidates: candidates.map((each) => ({ ...inText(each), sequel: each.sequel === null ? null : inText(each.sequel) })),
  })
  const plugged =
    (urge: Urge<State, Action>): Urge<GameState, string> =>
    (state, seat, text) =>
      urge(own(state), seat, read(text))

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
    prospects: (state, seat, style) => rules.prospects?.(own(state), seat, style) ?? rules.points(own(state))[seat] ?? 0,
    impressions: (state, seat, style) => impressions(rules, own(state), seat, rules.legalActions(own(state), seat), style),
    pace: (rules.foresight ?? AT_ONCE).pace,
    search: (state, seat, effort, random) => encoded(search(rules, own(state), seat, effort, random)),
    searchAfter: (state, seat, text, iterations, random) =>
      encoded(searchAfter(rules, own(state), seat, read(text), iterations, random)),
    worth: (state, iterations, random) => worthOf(rules, own(state), iterations, random),
    styles: rules.styles ?? [],
    questions: { kinds: rules.questions?.kinds ?? [], asked: (state) => rules.questions?.asked(own(state)) ?? null },
    holdings: (state) => rules.holdings?.(own(state)) ?? [],
    urges:
      rules.urges === undefined
        ? null
        : {
            'hoard-tiles': plugged(rules.urges['hoard-tiles']),
            'hoard-goods': plugged(rules.urges['hoard-goods']),
            'spend-nothing': plugged(rules.urges['spend-nothing']),
            'buy-everything': plugged(rules.urges['buy-everything']),
          },
    invariants: (state) => rules.invariants(own(state)),
    unexplained: (before, facts, after) => rules.unexplained(own(before), facts.map(ownFact<Fact>), own(after)),
    save: (state) => JSON.stringify(state),
    load(text, rulesVersion) {
      const stored: unknown = JSON.parse(text)
      if (rulesVersion === rules.rulesVersion) return stored as GameState
      if (rules.upgrade === undefined || rulesVersion > rules.rulesVersion) {
        throw new Error(`${rules.id}: no way from rules version ${rulesVersion} to ${rules.rulesVersion}`)
      }
      return close(rules.upgrade(stored, rulesVersion))
    },
    viewAsJson: (state, viewer) => JSON.stringify(rules.view(own(state), viewer)),
    sample: (state, viewer, random) => close(rules.sample(own(state), viewer, random)),
    playOut(seats, random) {
      let state = setupWith(rules, seats, {})
      for (let actions = 0; ; actions++) {
        const next = rules.toMove(state)
        if (next.kind === 'over') return actions
        const [seat = 0] = next.kind === 'seats' ? next.seats : []
        state =
          next.kind === 'chance'
            ? rules.apply(state, 'chance', next.draw(random)).state
            : rules.apply(state, seat, pick(rules.legalActions(state, seat), random)).state
      }
    },
    transcript: {
      setup: (state) => transcript.setup(own(state)),
      isDealt: (state) => transcript.isDealt?.(own(state)) ?? true,
      fact: (fact) => transcript.fact(ownFact(fact)),
      closing: (state, end) => transcript.closing?.(own(state), end) ?? [],
    },
  }
}

/** With these choices of the host. */
function setupWith<State, Action, View, Fact extends AnyFact, Code extends string, Options>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  seats: number,
  chosen: Readonly<Record<string, string>>,
): State {
  const options = rules.readOptions(chosen)
  if (options === null) throw new Error(`${rules.id}: an option is unknown`)
  return rules.setup(seats, options)
}

function words<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  face: GameFace<Action, View, Fact, Code, Mark>,
): Words {
  const viewOf = (state: GameState, { viewer }: Reader) => rules.view(open(state), viewer)
  const ownRefusal = (refusal: Refusal) => refusal as Refusal<Code>
  const storyOf = (facts: readonly Fact[], reader: Reader) =>
    facts.map((fact) => face.story(fact, reader)).filter((sentence) => sentence !== null)

  const { tieBreak } = face
  return {
    name: face.name,
    pitch: face.pitch,
    minutes: face.minutes ?? null,
    handName: face.handName,
    optionTexts: face.optionTexts,
    orderTexts: face.orderTexts ?? null,
    colourNames: face.colourNames ?? null,
    hand: (state, seat, reader) => face.hand(viewOf(state, reader), seat, inMarkdown(reader)),
    text: (state, reader) => face.text(viewOf(state, reader), inMarkdown(reader)),
    story: (facts, reader) => storyOf(known(facts, reader), inMarkdown(reader)),
    gist: (facts, reader) => (face.gist ?? storyOf)(known(facts, reader), inMarkdown(reader)),
    tellsDeed(text) {
      const action = rules.decode(text)
      return action === null || (face.tellsDeed?.(action) ?? true)
    },
    deedIn: (facts) => face.deedIn?.(facts.map((fact) => ownFact(fact))) ?? facts,
    endsPart(text) {
      const action = rules.decode(text)
      return action !== null && (face.endsPart?.(action) ?? false)
    },
    isNews: (fact) => face.isNews?.(ownFact(fact)) ?? true,
    chapters(facts, reader) {
      const escaped = inMarkdown(reader)
      const headingOf = (fact: Fact) => face.heading?.(fact, escaped) ?? null
      return chaptersOf(known<Fact>(facts, reader), headingOf, (fact) => face.story(fact, escaped))
    },
    digest: (facts, seat, reader, name) => face.digest(known(facts, reader), seat, inMarkdown(reader), name),
    refusal: (refusal, reader) => face.refusal(ownRefusal(refusal), inMarkdown(reader)),
    status: (state, reader) => face.status(viewOf(state, reader), inMarkdown(reader)),
    guide: (state, reader) => face.guide?.(viewOf(state, reader), inMarkdown(reader)) ?? null,
    result: (state, reader) => face.result(viewOf(state, reader), inMarkdown(reader)),
    tieBreak: tieBreak === undefined ? null : (state, level, locale) => tieBreak(rules.view(open(state), 'table'), level, locale),
    figures: (state, facts, chosen = facts) =>
      face.figures?.(rules.view(open(state), 'table'), facts.map(ownFact<Fact>), chosen.map(ownFact<Fact>)) ?? [],
    figureTexts: face.figureTexts ?? null,
    sourceTexts: face.sourceTexts ?? null,
    rules: face.rules,
    speech: face.speech ?? null,
  }
}

function pictures<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  face: GameFace<Action, View, Fact, Code, Mark>,
): Pictures {
  const drawn = illustrator(rules.id, face)
  const viewOf = (state: GameState, { viewer }: Reader) => rules.view(open(state), viewer)

  function sheetAt(state: GameState, seat: Seat, path: readonly string[], reader: Reader) {
    const own = open<State>(state)
    return face.controls({
      view: rules.view(own, seat),
      seat,
      legal: rules.legalActions(own, seat),
      refuse: (action) => rules.refuse(own, seat, action),
      path,
      encode: rules.encode,
      reader: inMarkdown(reader),
    })
  }

  function seatPanel(
    state: GameState,
    seat: Seat,
    { panel, marks }: ReturnType<typeof sheetAt>,
    reader: Reader,
    news: readonly AnyFact[],
  ) {
    const view = rules.view(open<State>(state), seat)
    const alt = face.alt(view, known(news, reader), reader, panel)
    const closeUp = drawn.closeUp(view, seat, marks, reader)
    const drawing = closeUp ?? drawn.board(view, marks, reader)
    return { panel, illustration: { drawing, alt }, isCloseUp: closeUp !== null }
  }

  return {
    panel: (state, seat, path, reader, news = []) => seatPanel(state, seat, sheetAt(state, seat, path, reader), reader, news),
    panelWith(state, seat, text, reader, news = []) {
      const path = pathTo(text, (steps) => sheetAt(state, seat, steps, reader).panel)
      const sheet = sheetAt(state, seat, path, reader)
      const action = rules.decode(text)
      const marks = action === null ? sheet.marks : (face.pointOut?.(action, sheet.marks) ?? sheet.marks)
      return { ...seatPanel(state, seat, { ...sheet, marks }, reader, news), path }
    },
    illustrate(state, news, reader) {
      const view = viewOf(state, reader)
      const facts = known<Fact>(news, reader)
      return { drawing: drawn.board(view, face.fresh?.(facts, view) ?? [], reader), alt: face.alt(view, facts, reader) }
    },
    card: (state, seat, reader) => drawn.card(viewOf(state, reader), seat, reader),
    final: (state, pointsByTurn, reader) => drawn.final(viewOf(state, reader), pointsByTurn, reader),
    box: drawn.box,
    example: drawn.example,
    icons: Object.keys(face.icons ?? {}),
    icon: drawn.icon,
    draw: drawn.draw,
  }
}
