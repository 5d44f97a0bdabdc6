import type { GameRules, Refusal } from '../engine/game.js'
import { chaptersOf } from '../games/chapters.js'
import type { GameFace, Reader } from '../games/face.js'
import type { AnyFact, GameState, Words } from '../games/game.js'
import { inMarkdown, known, open, ownFact } from './own-types.js'

/** What a game says. */
export function words<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark>(
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
    foretell(state, text, reader) {
      const action = rules.decode(text)
      return action === null ? null : (face.foretell?.(viewOf(state, reader), action, inMarkdown(reader)) ?? null)
    },
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
    notice: (state, reader) => face.notice?.(viewOf(state, reader), inMarkdown(reader)) ?? null,
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
