/** The guided first games of all games: they can be played, by presses alone, and every press is answered in three languages. */
import { describe, expect, test } from 'vitest'
import { asNew } from '../../src/discord/wire/message.js'
import { courseEndMessage, END, lessonMessage } from '../../src/discord/words/lesson.js'
import { actionsOfPress, type Button, type MenuOption, type Panel } from '../../src/engine/panel.js'
import { seededRandom } from '../../src/engine/random.js'
import type { Course, Game, GameState, Lesson } from '../../src/games/game.js'
import { GAMES } from '../../src/games/index.js'
import { LOCALES, type Locale } from '../../src/i18n/locale.js'

const PNG = new Uint8Array([1])
const COURSES = GAMES.flatMap((game) => (game.course === null ? [] : [{ id: game.id, game, course: game.course }]))
const CASES = COURSES.flatMap((each) => LOCALES.map((locale) => ({ ...each, locale })))

const readerIn = ({ learner, opponents }: Course, locale: Locale, name = 'Annie') => ({
  locale,
  names: opponents.toSpliced(learner, 0, name),
  viewer: learner,
})

const lessonsOf = (course: Course): readonly Lesson[] =>
  course.ids.map((id) => {
    const lesson = course.lesson(id)
    if (lesson === null) throw new Error(`no step ${id}`)
    return lesson
  })

interface Shown {
  readonly path: readonly string[]
  readonly panel: Panel
}

const offersOf = ({ blocks }: Panel): readonly (Button | MenuOption)[] =>
  blocks.flatMap((block): readonly (Button | MenuOption)[] => {
    if (block.kind === 'text') return []
    return block.kind === 'buttons' ? block.buttons.filter(({ disabled }) => disabled !== true) : block.options
  })

/** Every panel that prompts lead to. */
function walk(game: Game, course: Course, { state }: Lesson, locale: Locale, name?: string): readonly Shown[] {
  const visit = (path: readonly string[]): readonly Shown[] => {
    const { panel } = game.panel(state, course.learner, path, readerIn(course, locale, name))
    const further = offersOf(panel).flatMap(({ target }) =>
      target.kind === 'prompt' && target.path.length > path.length ? [target.path] : [],
    )
    return [{ path, panel }, ...further.flatMap(visit)]
  }
  return visit([])
}

const pressesOn = (shown: readonly Shown[]): readonly string[] =>
  shown.flatMap(({ panel }) => offersOf(panel).flatMap(({ target }) => (target.kind === 'action' ? [target.action] : [])))

/** The table after a press, with draws made somehow. Throws if the press is refused. */
function pressed(game: Game, state: GameState, seat: number, press: string): GameState {
  const random = seededRandom('courses')
  return actionsOfPress(press).reduce((before, action) => {
    const step = game.submit(before, seat, action)
    if (step.kind !== 'accepted') throw new Error(`${game.id}: ${press} is not accepted`)
    const next = game.toMove(step.state)
    return next.kind === 'chance' ? game.replay(step.state, 'chance', next.draw(random)).state : step.state
  }, state)
}

/** What a text sets in bold, which is what it tells to press. */
const boldIn = (text: string) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => words)

test('some game has one', () => expect(COURSES.length).toBeGreaterThan(0))

describe.each(COURSES)('the guided game of $id', ({ game, course }) => {
  test('has steps with ids of their own, at each of which the learner has to do something', () => {
    expect(new Set([...course.ids, END]).size).toBe(course.ids.length + 1)
    expect(course.opponents.length + 1).toBeGreaterThanOrEqual(game.seats.min)
    for (const { id, state } of lessonsOf(course)) {
      const next = game.toMove(state)
      expect(next.kind === 'seats' ? next.seats : [], id).toContain(course.learner)
      expect(game.invariants(state), id).toEqual([])
    }
  })

  test('has one press at each step that solves the task, and the rules allow it', () => {
    for (const lesson of lessonsOf(course)) {
      const solutions = new Set(pressesOn(walk(game, course, lesson, 'en')).filter(lesson.isSolvedBy))
      expect(solutions.size, lesson.id).toBe(1)
      for (const press of solutions) pressed(game, lesson.state, course.learner, press)
    }
  })

  test('ends with a result that the learner wins', () => {
    const { state } = course.end()
    const next = game.toMove(state)
    expect(next.kind === 'over' && next.outcome.winners).toEqual([course.learner])
    expect(game.invariants(state)).toEqual([])
  })

  test('has no step of another name', () => {
    for (const id of [END, '', 'x', 'constructor', '__proto__']) expect(course.lesson(id)).toBeNull()
  })
})

describe.each(CASES)('the guided game of $id in $locale', ({ game, course, locale }) => {
  test('answers every other press, and has no answer that no press leads to', () => {
    for (const lesson of lessonsOf(course)) {
      const others = pressesOn(walk(game, course, lesson, locale)).filter((press) => !lesson.isSolvedBy(press))
      const given = new Set([...others, 'forged'].map((press) => lesson.mistake(press, locale)))
      for (const answer of given) expect(answer, lesson.id).toMatch(/[.?!]$/)
      expect(
        Object.values(lesson.words(locale).wrong).filter((answer) => !given.has(answer)),
        lesson.id,
      ).toEqual([])
    }
  })

  test('tells to press what stands on a button', () => {
    for (const lesson of lessonsOf(course)) {
      const labels = walk(game, course, lesson, locale).flatMap(({ panel }) => offersOf(panel).map(({ label }) => label))
      const { task, wrong } = lesson.words(locale)
      for (const named of [task, ...Object.values(wrong)].flatMap(boldIn)) {
        expect(
          labels.some((label) => label.startsWith(named)),
          `${lesson.id}: ${named} among ${labels}`,
        ).toBe(true)
      }
    }
  })

  test('is short at every step', () => {
    for (const lesson of lessonsOf(course)) {
      const { idea, task, meanwhile = '' } = lesson.words(locale)
      expect(idea.length, lesson.id).toBeLessThanOrEqual(360)
      expect(task.length, lesson.id).toBeLessThanOrEqual(160)
      expect(meanwhile.length, lesson.id).toBeLessThanOrEqual(260)
    }
  })

  test('fits into messages whatever the learner is called', () => {
    const name = '*_|'.repeat(10)
    const picture = { png: PNG, alt: '' }
    const page = { game, course, reader: readerIn(course, locale, name) }
    for (const lesson of lessonsOf(course)) {
      const verdicts = [null, { kind: 'right' }, { kind: 'wrong', because: lesson.mistake('', locale) }] as const
      for (const { panel } of walk(game, course, lesson, locale, name))
        for (const verdict of verdicts) asNew(lessonMessage({ ...page, verdict }, lesson, panel, picture, () => undefined))
    }
    asNew(courseEndMessage({ ...page, verdict: { kind: 'right' } }, course.end(), picture))
  })
})
