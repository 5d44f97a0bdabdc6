/** A player reads of themselves as "you": no sentence of the story names its reader. */
import { describe, expect, test } from 'vitest'
import type { AnyFact, Game } from '../../src/games/game.js'
import { GAMES } from '../../src/games/index.js'
import { LOCALES, type Locale } from '../../src/i18n/locale.js'
import { playout, seatsOf } from '../conformance/playout.js'

const NAMES = ['Wanda', 'Xaver', 'Yuki', 'Zoe']
const CASES = GAMES.flatMap((game) => LOCALES.map((locale) => ({ id: game.id, game, locale })))

/** One fact of each kind and form, of random games with each number of seats. */
function factsOf(game: Game): readonly (readonly AnyFact[])[] {
  const counts = seatsOf(game.seats.max + 1).filter((seats) => seats >= game.seats.min)
  return counts.map((seats) => playout(game, seats, `addressed/${seats}`).log.flatMap(({ facts }) => facts))
}

/** The sentences that name the player who reads them, each once, without its numbers. */
function naming(facts: readonly AnyFact[], seats: number, game: Game, locale: Locale): readonly string[] {
  const names = NAMES.slice(0, seats)
  const told = seatsOf(seats).flatMap((viewer) =>
    game.story(facts, { locale, names, viewer }).filter((sentence) => sentence.includes(names[viewer] ?? '')),
  )
  return [...new Set(told)]
}

describe.each(CASES)('the story of $id in $locale', ({ game, locale }) => {
  test('never names its reader', () => {
    const found = factsOf(game).flatMap((facts, index) => naming(facts, game.seats.min + index, game, locale))
    expect(found.slice(0, 10)).toEqual([])
  })
})
