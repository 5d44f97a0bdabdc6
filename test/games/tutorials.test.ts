/** The guided first games of all games: they can be played, by presses alone, and every press is answered in three languages. */
import { ComponentType } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { asNew } from '../../src/discord/wire/message.js'
import { END, lessonMessage, tutorialEndMessage } from '../../src/discord/words/lesson.js'
import { actionsOfPress, type Button, type MenuOption, type Panel } from '../../src/engine/panel.js'
import { seededRandom } from '../../src/engine/random.js'
import type { Game, GameState, Lesson, Tutorial } from '../../src/games/game.js'
import { GAMES } from '../../src/games/index.js'
import { LOCALES, type Locale } from '../../src/i18n/locale.js'
import { TEXTS } from '../../src/i18n/texts/index.js'

const PNG = new Uint8Array([1])
const TUTORIALS = GAMES.flatMap((game) => (game.tutorial === null ? [] : [{ id: game.id, game, tutorial: game.tutorial }]))
const CASES = TUTORIALS.flatMap((each) => LOCALES.map((locale) => ({ ...each, locale })))

const readerIn = ({ learner, opponents }: Tutorial, locale: Locale, name = 'Annie') => ({
  locale,
  names: opponents.toSpliced(learner, 0, name),
  viewer: learner,
})

function lessonOf(tutorial: Tutorial, id: string): Lesson {
  const lesson = tutorial.lesson(id)
  if (lesson === null) throw new Error(`no lesson ${id}`)
  return lesson
}

const lessonsOf = (tutorial: Tutorial): readonly Lesson[] => tutorial.ids.map((id) => lessonOf(tutorial, id))

/** The lessons of a step, from its beginning through every press that does a part of its task. */
function partsOf(game: Game, tutorial: Tutorial, begun: Lesson): readonly Lesson[] {
  const found = new Map([[begun.id, begun]])
  for (const lesson of found.values()) {
    for (const press of pressesOn(walk(game, tutorial, lesson, 'en'))) {
      const verdict = lesson.verdict(press, 'en')
      if (verdict.kind === 'partly') found.set(verdict.next, lessonOf(tutorial, verdict.next))
    }
  }
  return [...found.values()]
}

interface Shown {
  readonly path: readonly string[]
  readonly panel: Panel
}

const offersOf = ({ blocks }: Panel): readonly (Button | MenuOption)[] =>
  blocks.flatMap((block): readonly (Button | MenuOption)[] => {
    if (block.kind === 'text') return []
    return block.kind === 'buttons' ? block.buttons.filter(({ disabled }) => disabled !== true) : block.options
  })

/** What a block shows to be pressed: buttons, or a menu closed and open. */
function labelsOn(block: Panel['blocks'][number]): readonly string[] {
  switch (block.kind) {
    case 'text':
      return []
    case 'buttons':
      return block.buttons.filter(({ disabled }) => disabled !== true).map(({ label }) => label)
    case 'menu':
      return [block.placeholder, ...block.options.map(({ label }) => label)]
  }
}

/** Every panel that prompts lead to. */
function walk(game: Game, tutorial: Tutorial, { state }: Lesson, locale: Locale, name?: string): readonly Shown[] {
  const visit = (path: readonly string[]): readonly Shown[] => {
    const { panel } = game.panel(state, tutorial.learner, path, readerIn(tutorial, locale, name))
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
  const random = seededRandom('tutorials')
  return actionsOfPress(press).reduce((before, action) => {
    const step = game.submit(before, seat, action)
    if (step.kind !== 'accepted') throw new Error(`${game.id}: ${press} is not accepted`)
    const next = game.toMove(step.state)
    return next.kind === 'chance' ? game.replay(step.state, 'chance', next.draw(random)).state : step.state
  }, state)
}

/** What a text sets in bold, which is what it tells to press. */
const boldIn = (text: string) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => words)

test('some game has one', () => expect(TUTORIALS.length).toBeGreaterThan(0))

describe.each(TUTORIALS)('the guided game of $id', ({ game, tutorial }) => {
  test('has steps with ids of their own, at each of which the learner has to do something', () => {
    expect(new Set([...tutorial.ids, END]).size).toBe(tutorial.ids.length + 1)
    expect(tutorial.opponents.length + 1).toBeGreaterThanOrEqual(game.seats.min)
    for (const { id, state } of lessonsOf(tutorial)) {
      const next = game.toMove(state)
      expect(next.kind === 'seats' ? next.seats : [], id).toContain(tutorial.learner)
      expect(game.trials.invariants(state), id).toEqual([])
    }
  })

  test('has one press at each step that solves the task or leads on in it, and the rules allow it', () => {
    for (const begun of lessonsOf(tutorial)) {
      for (const lesson of partsOf(game, tutorial, begun)) {
        expect(lesson.step).toBe(begun.id)
        expect(game.trials.invariants(lesson.state), lesson.id).toEqual([])
        const presses = new Set(pressesOn(walk(game, tutorial, lesson, 'en')))
        const good = [...presses].filter((press) => lesson.verdict(press, 'en').kind !== 'wrong')
        const kinds = good.map((press) => lesson.verdict(press, 'en').kind)
        expect(kinds.length, lesson.id).toBeGreaterThan(0)
        expect(new Set(kinds).size, lesson.id).toBe(kinds.length)
        for (const press of good) pressed(game, lesson.state, tutorial.learner, press)
      }
    }
  })

  test('comes to the same lesson by one press as by several', () => {
    for (const begun of lessonsOf(tutorial)) {
      for (const { id } of partsOf(game, tutorial, begun).slice(1)) {
        const { state, since, outcome } = lessonOf(tutorial, id)
        expect(since, id).toEqual([])
        expect(outcome.length, id).toBeGreaterThan(0)
        const next = game.toMove(state)
        expect(next.kind === 'seats' ? next.seats : [], id).toContain(tutorial.learner)
      }
    }
  })

  test('ends with a result that the learner wins', () => {
    const { state } = tutorial.end()
    const next = game.toMove(state)
    expect(next.kind === 'over' && next.outcome.winners).toEqual([tutorial.learner])
    expect(game.trials.invariants(state)).toEqual([])
  })

  test('has no step of another name', () => {
    for (const id of [END, '', 'x', `${tutorial.ids[0]}.9`, 'constructor', '__proto__']) expect(tutorial.lesson(id)).toBeNull()
  })
})

describe.each(CASES)('the guided game of $id in $locale', ({ game, tutorial, locale }) => {
  test('answers every other press, and has no answer that no press leads to', () => {
    for (const begun of lessonsOf(tutorial)) {
      const given = new Set(
        partsOf(game, tutorial, begun).flatMap((lesson) =>
          [...pressesOn(walk(game, tutorial, lesson, locale)), 'forged'].flatMap((press) => {
            const verdict = lesson.verdict(press, locale)
            return verdict.kind === 'wrong' ? [verdict.because] : []
          }),
        ),
      )
      for (const answer of given) expect(answer, begun.id).toMatch(/[.?!]$/)
      const written = Object.values(begun.words(locale).wrong)
      expect(
        written.filter((answer) => !given.has(answer)),
        begun.id,
      ).toEqual([])
    }
  })

  test('tells to press what stands on a button or in a menu, with the whole of a name', () => {
    for (const begun of lessonsOf(tutorial)) {
      const labels = partsOf(game, tutorial, begun).flatMap((lesson) =>
        walk(game, tutorial, lesson, locale).flatMap(({ panel }) => panel.blocks.flatMap(labelsOn)),
      )
      const { task, wrong } = begun.words(locale)
      for (const named of [task, ...Object.values(wrong)].flatMap(boldIn)) {
        expect(
          labels.some((label) => label.startsWith(named) && !/^ ?\p{L}/u.test(label.slice(named.length))),
          `${begun.id}: ${named} among ${labels}`,
        ).toBe(true)
      }
    }
  })

  test('names in an answer nothing that can no longer be pressed', () => {
    const gone = lessonsOf(tutorial)
      .flatMap((begun) => partsOf(game, tutorial, begun))
      .flatMap((lesson) => {
        const shown = partsOf(game, tutorial, lesson).map((part) => walk(game, tutorial, part, locale))
        const labels = shown.flat().flatMap(({ panel }) => panel.blocks.flatMap(labelsOn))
        const answers = pressesOn(shown[0] ?? []).flatMap((press) => {
          const verdict = lesson.verdict(press, locale)
          return verdict.kind === 'wrong' ? [verdict.because] : []
        })
        const absent = answers.flatMap(boldIn).filter((named) => !labels.some((label) => label.startsWith(named)))
        return absent.map((named) => `${lesson.id}: ${named}`)
      })
    expect(gone).toEqual([])
  })

  test('has the task, and the answer to a wrong press, right above what there is to press', () => {
    const page = { game, tutorial, reader: readerIn(tutorial, locale) }
    for (const lesson of lessonsOf(tutorial)) {
      const verdict = lesson.verdict('forged', locale)
      const { panel } = game.panel(lesson.state, tutorial.learner, [], page.reader)
      const { blocks } = lessonMessage({ ...page, verdict }, lesson, panel, { png: PNG, alt: '' }, () => undefined)
      const words = blocks.map((block) => ('content' in block ? block.content : ''))
      const picture = blocks.findIndex(({ type }) => type === ComponentType.MediaGallery)
      const answer = verdict.kind === 'wrong' ? `> ${verdict.because}` : ''
      const above = words.slice(picture + 1).join('\n')
      expect(above.startsWith(`${TEXTS[locale].lessons.task(lesson.words(locale).task)}\n${answer}\n`), lesson.id).toBe(true)
    }
  })

  test('has no two buttons with the same label, whatever part of a task is shown', () => {
    const page = { game, tutorial, reader: readerIn(tutorial, locale), verdict: null }
    for (const lesson of lessonsOf(tutorial).flatMap((begun) => partsOf(game, tutorial, begun))) {
      for (const { panel } of walk(game, tutorial, lesson, locale)) {
        const { blocks } = lessonMessage(page, lesson, panel, { png: PNG, alt: '' }, () => undefined)
        const labels = blocks.flatMap((block) =>
          'components' in block ? block.components.flatMap((each) => ('label' in each ? (each.label ?? []) : [])) : [],
        )
        expect(labels, lesson.id).toEqual([...new Set(labels)])
      }
    }
  })

  test('does not begin to tell another turn in the feedback, unless the lesson goes on in it', () => {
    const reader = readerIn(tutorial, locale)
    const moments = [...lessonsOf(tutorial), { id: END, ...tutorial.end() }]
    for (const { id, outcome } of moments.filter(({ since }) => since.length > 0)) {
      expect(
        game.chapters(outcome, reader).flatMap(({ heading }) => heading ?? []),
        id,
      ).toEqual([])
    }
  })

  test('is short at every step', () => {
    for (const lesson of lessonsOf(tutorial)) {
      const { idea, task, meanwhile = '' } = lesson.words(locale)
      expect(idea.length, lesson.id).toBeLessThanOrEqual(360)
      expect(task.length, lesson.id).toBeLessThanOrEqual(160)
      expect(meanwhile.length, lesson.id).toBeLessThanOrEqual(260)
    }
  })

  test('fits into messages whatever the learner is called', () => {
    const name = '*_|'.repeat(10)
    const picture = { png: PNG, alt: '' }
    const page = { game, tutorial, reader: readerIn(tutorial, locale, name) }
    for (const lesson of lessonsOf(tutorial).flatMap((begun) => partsOf(game, tutorial, begun))) {
      const verdicts = [null, { kind: 'right' }, lesson.verdict('forged', locale)] as const
      for (const { panel } of walk(game, tutorial, lesson, locale, name))
        for (const verdict of verdicts) asNew(lessonMessage({ ...page, verdict }, lesson, panel, picture, () => undefined))
    }
    asNew(tutorialEndMessage({ ...page, verdict: { kind: 'right' } }, tutorial.end(), picture, locale))
  })
})

test.each(LOCALES)('the last words name the buttons that lead to a real game, in %s', (locale) => {
  const { lessons, lobby } = TEXTS[locale]
  for (const button of [lessons.practice, lobby.start]) expect(lessons.next(lobby.start)).toContain(`**${button}**`)
})
