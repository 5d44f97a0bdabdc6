/**
 * A first game that teaches: one game from its setup to its end, of which the learner makes a few moves. Everything between them
 * is scripted, and so are all draws. Each step has one position, so a learner may begin anywhere and nothing has to be
 * remembered.
 */
import type { Actor, GameRules, Refusal, Seat } from '../engine/game.js'
import { actionsOfPress } from '../engine/panel.js'
import type { ByLocale } from '../i18n/locale.js'
import type { CourseTexts, LessonTexts } from './course-texts.js'
import type { AnyFact, Course, GameState, Lesson, Moment } from './game.js'

/** A guided game as its author writes it. */
export interface CourseDesign {
  readonly learner: Seat
  /** The names of the others, in the order of their seats. */
  readonly opponents: readonly string[]
  readonly steps: readonly {
    /** Letters, digits and hyphens. Also the key of its texts. */
    readonly id: string
    /** The moves and draws since the step before, encoded, with spaces between them. */
    readonly before: string
    /** The press that solves the task. */
    readonly solution: string
  }[]
  /** The moves and draws after the last step, up to the end of the game. */
  readonly after: string
  readonly texts: ByLocale<CourseTexts>
}

type Playable<State, Action> = Pick<
  GameRules<State, Action, unknown, AnyFact, string, unknown>,
  'id' | 'setup' | 'toMove' | 'refuse' | 'apply' | 'decode'
>

/** Plays the script by the rules. Throws, when a position is first asked for, if a rule forbids one of its moves. */
export function courseOf<State, Action>(
  rules: Playable<State, Action>,
  begin: () => State,
  close: (state: State) => GameState,
  design: CourseDesign,
): Course {
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
      const since = run(before)
      const moment = { state: close(state), outcome, since }
      lessons.set(
        id,
        lessonOf(id, moment, solution, (locale) => wordsFor(texts[locale], id)),
      )
      outcome = run(actionsOfPress(solution).join(' '))
    }
    const since = run(after)
    return { lessons, end: { state: close(state), outcome, since } }
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
    endWords: (locale) => texts[locale].end,
  }
}

function wordsFor({ steps }: CourseTexts, id: string): LessonTexts {
  const words = steps[id]
  if (words === undefined) throw new Error(`there are no words for the step ${id}`)
  return words
}

function lessonOf(id: string, moment: Moment, solution: string, words: Lesson['words']): Lesson {
  const right = actionsOfPress(solution)
  return {
    ...moment,
    id,
    words,
    isSolvedBy: (press) => press === solution,
    mistake(press, locale) {
      const { wrong } = words(locale)
      const first = actionsOfPress(press).find((text, index) => text !== right[index])
      const [kind = ''] = first?.split('.') ?? []
      return (Object.hasOwn(wrong, kind) ? wrong[kind] : undefined) ?? wrong.other
    },
  }
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
