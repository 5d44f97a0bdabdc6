/** How the picture of a decision shows what a hint recommends: by a frame and a star that touch no other choice. */
import { describe, expect, test } from 'vitest'
import type { Game, Lesson, Tutorial } from '../../src/games/game.js'
import { gameById } from '../../src/games/index.js'
import { overlap } from '../../src/pictures/geometry.js'
import { expectInsideBoxes, expectTrueColours } from '../pictures/printing.js'
import { expectPointedOut } from './pointed-out.js'

function lessonOf(gameId: string, id: string): { readonly game: Game; readonly tutorial: Tutorial; readonly lesson: Lesson } {
  const game = gameById(gameId)
  const tutorial = game?.tutorial ?? null
  const lesson = tutorial?.lesson(id) ?? null
  if (game === null || tutorial === null || lesson === null) throw new Error(`no lesson ${id} of ${gameId}`)
  return { game, tutorial, lesson }
}

/** The picture of a decision for which this action is recommended. */
function recommended(gameId: string, id: string, action: string) {
  const { game, tutorial, lesson } = lessonOf(gameId, id)
  const reader = {
    locale: 'en',
    names: tutorial.opponents.toSpliced(tutorial.learner, 0, 'Annie'),
    viewer: tutorial.learner,
  } as const
  const { illustration, isCloseUp } = game.panelWith(lesson.state, tutorial.learner, action, reader)
  expect(isCloseUp).toBe(true)
  return illustration.drawing
}

const CASES = [
  { game: 'pioneers', lesson: 'coach', action: 'buy-coach.1', among: /^c\d\d for \d/ },
  { game: 'pioneers', lesson: 'coach', action: 'buy-coach.4', among: /^c\d\d for \d/ },
  { game: 'pioneer-days', lesson: 'die', action: 'take.2', among: /^die choice/ },
  { game: 'pioneer-days', lesson: 'town', action: 'satisfy.general-store', among: /^row town/ },
  { game: 'pioneer-days', lesson: 'disease', action: 'lose-townsfolk.nurse', among: /^row companion/ },
  { game: 'pioneer', lesson: 'metals', action: 'buy.runite', among: /^entry/ },
  { game: 'pioneer', lesson: 'play', action: 'place.scout.3', among: /^entry/ },
  { game: 'pioneer', lesson: 'metals', action: 'research.military', among: /^entry/ },
]

describe.each(CASES)('the hint $action in $game', ({ game, lesson, action, among }) => {
  test('has one frame, on its own card, with a star inside it', () => {
    const { frame, boxesOf } = expectPointedOut(recommended(game, lesson, action))
    const cards = boxesOf(among)
    expect(cards.length).toBeGreaterThan(1)
    expect(cards.filter((card) => overlap(card, frame))).toEqual([frame])
  })

  test('is painted inside its boxes and in its true colours', async () => {
    const drawing = recommended(game, lesson, action)
    expectInsideBoxes(drawing)
    await expectTrueColours([drawing])
  })
})
