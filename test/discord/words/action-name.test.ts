/** What actions are called in hints and in the look back, over games of newcomers. */
import { describe, expect, test } from 'vitest'
import { deedOf, labelOf, sentenceOf } from '../../../src/discord/words/action-name.js'
import { grouped } from '../../../src/engine/lists.js'
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
        const { facts } = game.replay(state, seat, action)
        const target = targetFor(game.panelWith(state, seat, action, reader).panel, action)
        const sentence = sentenceOf(game, facts, reader)
        const deed = deedOf(game, state, action, facts, reader)
        const first = facts.find((fact) => game.story([fact], reader).length > 0)?.kind ?? 'nothing'
        return { action, first, sentence, deed, label: labelOf(game, state, seat, action, reader), target }
      })
    })

  test('is never called by the turn that begins after it', () => {
    expect(told.length).toBeGreaterThan(50)
    expect(told.filter(({ sentence }) => /: it is /.test(sentence ?? ''))).toEqual([])
    expect(told.filter(({ action, sentence }) => /^end/.test(action) && sentence === null)).not.toEqual([])
  })

  test('is never called by what only follows from it, like the cards drawn after it', () => {
    expect(told.filter(({ action }) => !game.tellsDeed(action))).not.toEqual([])
    const kindOf = (action: string) => action.split('.')[0] ?? ''
    const calls = grouped(
      told.filter(({ action }) => game.tellsDeed(action)),
      ({ action }) => kindOf(action),
    )
    // What follows differs from time to time. Of cards that are placed, each kind has a sentence of its own.
    const differing = [...calls].filter(([kind, all]) => kind !== 'place' && new Set(all.map(({ first }) => first)).size > 1)
    expect(differing.map(([kind, all]) => `${kind}: ${[...new Set(all.map(({ first }) => first))]}`)).toEqual([])
    expect(told.filter(({ action }) => game.endsPart(action) && (game.tellsDeed(action) || !/^(end|done)/.test(action)))).toEqual(
      [],
    )
    expect(told.filter(({ action }) => /^(end|done)/.test(action) && !game.endsPart(action))).toEqual([])
    expect(told.filter(({ action, deed }) => /^(end|done|leave|fire|pay-all)/.test(action) && deed !== null)).toEqual([])
  })

  test('has a button or an option of its own where the log tells nothing of it', () => {
    const nameless = told.filter(({ deed, target }) => deed === null && target === null)
    expect(nameless.map(({ action, label }) => `${action} ${label}`)).toEqual([])
  })
})
