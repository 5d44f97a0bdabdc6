/** What actions are called in hints and in the look back, over games of newcomers. */
import { describe, expect, test } from 'vitest'
import { labelOf, sentenceOf } from '../../../src/discord/words/deed.js'
import { targetFor } from '../../../src/engine/panel.js'
import { seededRandom } from '../../../src/engine/random.js'
import type { Reader } from '../../../src/games/face.js'
import type { GameState } from '../../../src/games/game.js'
import { GAMES } from '../../../src/games/index.js'
import { choose } from '../../../src/players/levels.js'
import { played } from '../../tables/kit/played-game.js'

/** Every so many decisions of a game. */
const EVERY = 5

describe.each(GAMES.map((game) => [game.id, game] as const))('an action of %s', (_, game) => {
  const random = seededRandom('deeds')
  const asked: (readonly [GameState, number])[] = []
  played(game, 2, (state, seat) => {
    asked.push([state, seat])
    return choose(game, game.sample(state, seat, random), seat, 'newcomer', random)
  })
  const told = asked
    .filter((_each, index) => index % EVERY === 0)
    .flatMap(([state, seat]) => {
      const reader: Reader = { locale: 'en', names: ['Ann', 'Ben'], viewer: seat }
      return game.legalActions(state, seat).map((action) => {
        const sentence = sentenceOf(game, game.replay(state, seat, action).facts, reader)
        const label = labelOf(game, state, seat, action, reader)
        return { action, sentence, label, target: targetFor(game.panelWith(state, seat, action, reader).panel, action) }
      })
    })

  test('is never called by the turn that begins after it', () => {
    expect(told.length).toBeGreaterThan(50)
    expect(told.filter(({ sentence }) => /: it is /.test(sentence ?? ''))).toEqual([])
    expect(told.filter(({ action, sentence }) => /^end/.test(action) && sentence === null)).not.toEqual([])
  })

  test('has a button or an option of its own where the log tells nothing of it', () => {
    const nameless = told.filter(({ sentence, target }) => sentence === null && target === null)
    expect(nameless.map(({ action, label }) => `${action} ${label}`)).toEqual([])
  })
})
