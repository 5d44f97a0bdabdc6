/**
 * A first game that teaches: one game from its setup to its end, of which the learner makes a few moves. Everything between them
 * is scripted, and so are all draws. Each step has one position, and one more after each action of its solution but the last, so
 * a learner may begin anywhere and nothing has to be remembered.
 */
import type { Actor, GameRules, Refusal, Seat } from '../engine/game.js'
import { actionsOfPress } from '../engine/panel.js'
import type { ByLocale } from '../i18n/locale.js'
import type { AnyFact, GameState, Lesson, Moment, Tutorial } from './game.js'
import type { LessonTexts, TutorialTexts } from './tutorial-texts.js'

/** A guided game as its author writes it. */
export interface TutorialDesign {
  readonly learner: Seat
  /** The names of the others, in the order of their seats. */
  readonly opponents: readonly string[]
  /** The host's choices, by option. Those that are absent are the first ones. */
  readonly options?: Readonly<Record<string, string>>
  readonly steps: readonly {
    /** Letters, digits and hyphens. Also the key of its texts. */
    readonly id: string
    /** The moves and draws since the step before, encoded, with spaces between them. */
    readonly before: string
    /** The actions that solve the task, joined by plus signs. One press may make all of them, or one after the other. */
    readonly solution: string
  }[]
  /** The moves and draws after the last step, up to the end of the game. */
  readonly after: string
  readonly texts: ByLocale<{ readonly tutorial: TutorialTexts }>
}

type Playable<State, Action> = Pick<
  GameRules<State, Action, unknown, AnyFact, string, unknown>,
  'id' | 'setup' | 'toMove' | 'refuse' | 'apply' | 'decode'
>

/**
 * Plays the script by the rules. Throws, when a position is first asked for, if a rule forbids one of its moves. `beginsTurn`
 * says whether a fact is the first of a turn.
 */
export function tutorialOf<State, Action>(
  rules: Playable<State, Action>,
  begin: () => State,
  close: (state: State) => GameState,
  design: TutorialDesign,
  beginsTurn: (fact: AnyFact) => boolean,
): Tutorial {
  const { texts, steps, after } = design
  let played: { readonly lessons: ReadonlyMap<string, Lesson>; readonly end: Moment } | null = null

  function play() {
    let state = begin()
    const run = (script: string): readonly AnyFact[] =>
      script.split(/\s+/).flatMap((text) => {
        if (text === '') return []
        const step = stepBy(rules, state, text)
        state = step.state
        return step.facts
      })
    let outcome: readonly AnyFact[] = []
    const lessons = new Map<string, Lesson>()
    for (const { id, before, solution } of steps) {
      const scripted = run(before)
      let moment: Moment = { state: close(state), ...apart(outcome, scripted, beginsTurn) }
      outcome = []
      const actions = actionsOfPress(solution)
      const path = pathOf(rules, state, actions)
      for (const [done, action] of actions.entries()) {
        const begun = state
        const doneAfter = (press: string) => {
          const reached = afterPress(rules, begun, design.learner, press)
          return reached === null ? -1 : path.indexOf(JSON.stringify(reached), done + 1)
        }
        const lesson = lessonOf({
          step: id,
          moment,
          actions,
          done,
          doneAfter,
          words: (locale) => wordsFor(texts[locale].tutorial, id),
        })
        lessons.set(lesson.id, lesson)
        outcome = [...outcome, ...run(action)]
        moment = { state: close(state), outcome, since: [] }
      }
    }
    const scripted = run(after)
    return { lessons, end: { state: close(state), ...apart(outcome, scripted, beginsTurn) } }
  }

  const all = () => {
    played ??= play()
    return played
  }
  return {
    learner: design.learner,
    opponents: design.opponents,
    ids: steps.map(({ id }) => id),
    lesson: (id) => all().lessons.get(id) ?? null,
    end: () => all().end,
    endWords: (locale) => texts[locale].tutorial.end,
  }
}

/**
 * What came of a press, and what has happened since. Where the script goes on after the press, a turn that the press led to is
 * told with the script: the feedback would tell only how it begins.
 */
function apart(
  outcome: readonly AnyFact[],
  scripted: readonly AnyFact[],
  beginsTurn: (fact: AnyFact) => boolean,
): Pick<Moment, 'outcome' | 'since'> {
  const turn = scripted.length === 0 ? -1 : outcome.findIndex(beginsTurn)
  return turn < 0
    ? { outcome, since: scripted }
    : { outcome: outcome.slice(0, turn), since: [...outcome.slice(turn), ...scripted] }
}

function wordsFor({ steps }: TutorialTexts, id: string): LessonTexts {
  const words = steps[id]
  if (words === undefined) throw new Error(`there are no words for the step ${id}`)
  return words
}

/** The id of a step's lesson once some of its actions are done. */
const idOf = (step: string, done: number) => (done === 0 ? step : `${step}.${done}`)

/** A moment within a step. */
interface Within {
  readonly step: string
  readonly moment: Moment
  /** The solution of the step, and how many of its actions are done. */
  readonly actions: readonly string[]
  readonly done: number
  /** How many are done after a press. Negative if it leads elsewhere. */
  readonly doneAfter: (press: string) => number
  readonly words: Lesson['words']
}

function lessonOf({ step, moment, actions, done, doneAfter, words }: Within): Lesson {
  return {
    ...moment,
    id: idOf(step, done),
    step,
    words,
    // A press counts by what it leads to, so that other presses that come to the same are right as well.
    verdict(press, locale) {
      const reached = doneAfter(press)
      if (reached === actions.length) return { kind: 'right' }
      if (reached > done) return { kind: 'partly', next: idOf(step, reached) }
      const pressed = actionsOfPress(press)
      const first = pressed.find((text, index) => text !== actions[done + index]) ?? press
      return { kind: 'wrong', because: answerTo(first, words(locale)) }
    },
  }
}

/** The positions from the beginning of a solution to its end, as text. */
function pathOf<State, Action>(rules: Playable<State, Action>, begun: State, actions: readonly string[]): readonly string[] {
  let state = begun
  return [state, ...actions.map((text) => (state = stepBy(rules, state, text).state))].map((each) => JSON.stringify(each))
}

/** The position after a seat's press. Null if the rules forbid it. */
function afterPress<State, Action>(rules: Playable<State, Action>, begun: State, seat: Seat, press: string): State | null {
  let state = begun
  for (const text of actionsOfPress(press)) {
    const action = rules.decode(text)
    const next = rules.toMove(state)
    if (action === null || next.kind !== 'seats' || !next.seats.includes(seat)) return null
    if (rules.refuse(state, seat, action) !== null) return null
    state = rules.apply(state, seat, action).state
  }
  return state
}

/** The answer to exactly this action, or else to its kind. */
function answerTo(action: string, { wrong }: LessonTexts): string {
  const [kind = ''] = action.split('.')
  const key = [action, kind].find((each) => Object.hasOwn(wrong, each))
  return (key === undefined ? undefined : wrong[key]) ?? wrong.other
}

/** A move of the first seat that may make it, or a draw. */
function stepBy<State, Action>(rules: Playable<State, Action>, state: State, text: string) {
  const action = rules.decode(text)
  if (action === null) throw new Error(`${rules.id}: the guided game cannot read ${text}`)
  return rules.apply(state, actorOf(rules, state, action, text), action)
}

function actorOf<State, Action>(rules: Playable<State, Action>, state: State, action: Action, text: string): Actor {
  const next = rules.toMove(state)
  if (next.kind === 'chance') return 'chance'
  const refusals: Refusal[] = []
  for (const seat of next.kind === 'seats' ? next.seats : []) {
    const refusal = rules.refuse(state, seat, action)
    if (refusal === null) return seat
    refusals.push(refusal)
  }
  throw new Error(
    `${rules.id}: the guided game may not do ${text}: ${refusals.map(({ code }) => code).join(', ') || 'it is over'}`,
  )
}
