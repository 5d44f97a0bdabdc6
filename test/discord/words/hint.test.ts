/** Hints in words: what is said about the best action and the second best, in every language. */
import { afterAll, describe, expect, test } from 'vitest'
import { hintLines } from '../../../src/discord/words/hint.js'
import { at, grouped } from '../../../src/engine/lists.js'
import { seededRandom } from '../../../src/engine/random.js'
import type { Game, GameState } from '../../../src/games/game.js'
import { GAMES } from '../../../src/games/index.js'
import { pioneer } from '../../../src/games/pioneer/index.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { choose } from '../../../src/players/levels.js'
import type { Hint } from '../../../src/tables/model/services.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import { THINKER_HERE } from '../../../src/tables/service/computers.js'
import { playout } from '../../conformance/playout.js'
import { inCards } from '../../games/pioneer/rules/position.js'
import { ANN, BEN, begun, cleanUp, openHouse } from '../../tables/kit/house.js'
import { played } from '../../tables/kit/played-game.js'

afterAll(cleanUp)

/** Every so many decisions of a game. */
const EVERY = 3

type Candidate = Hint['candidates'][number]

const estimate = (mean: number, error = 0.01) => ({ mean, error })

/** A candidate of seat 0 with points by source for it and 40 points for its opponent. */
function candidate(action: string, worth: number, visits: number, coaches: number, rival = 40): Candidate {
  return {
    action,
    visits,
    worth: estimate(worth),
    points: [coaches + 10, rival],
    sources: { coaches: estimate(coaches, 0.1), network: estimate(10, 0.1), nuggets: estimate(0, 0), money: estimate(0, 0) },
    sequel: null,
  }
}

/** The first decision of a game, with what a search is said to have found about it. */
async function hintOf(...candidates: readonly Candidate[]): Promise<Hint> {
  const house = openHouse({ games: [pioneers], thinker: THINKER_HERE })
  const table = await begun(house, [ANN, BEN], { gameId: 'pioneers' })
  const [seat = 0] = seatsToMove(table)
  const turned = candidates.map((each) => ({ ...each, points: seat === 0 ? each.points : each.points.toReversed() }))
  return { table, seat, sample: table.state, candidates: turned, atFirstSight: null }
}

describe('a hint', () => {
  test('tells the points by where they come from, and against whom', async () => {
    const hint = await hintOf(candidate('one-road.2', 0.6, 50, 34))
    const [move, outlook, ...rest] = hintLines(hint, 'en')
    expect(move).toMatch(/^\*\*Hint\*\* – You build a road/)
    expect(outlook).toBe(
      'You can then expect about 44 points: 34 from your coaches and 10 from your largest network. That is 4 more than your strongest opponent.',
    )
    expect(rest).toEqual([])
    expect(hintLines(hint, 'fr')[1]).toContain('34 pour vos chariots et 10 pour votre plus grand réseau')
    expect(hintLines(hint, 'de')[1]).toContain('34 für deine Kutschen und 10 für dein größtes Straßennetz')
  })

  test('tells a total below zero with a real minus sign', async () => {
    const hint = await hintOf(candidate('one-road.2', 0.6, 50, -13))
    const totals = LOCALES.map((locale) => /[−-]3 \p{L}+/u.exec(hintLines(hint, locale)[1] ?? '')?.[0])
    expect(totals).toEqual(['−3 points', '−3 points', '−3 Punkten'])
  })

  test('says nothing of an action that was hardly tried, and does not rank what may be chance', async () => {
    const best = candidate('one-road.2', 0.6, 50, 34)
    expect(hintLines(await hintOf(best, candidate('one-road.3', 0.1, 9, 20)), 'en')).toHaveLength(2)
    const equal = await hintOf(best, candidate('one-road.3', 0.6, 40, 34))
    expect(hintLines(equal, 'en').at(-1)).toMatch(/^About as good – You build a road/)
  })

  test('says why the second best is worse: by the source that loses most, or by what the opponent gains', async () => {
    const best = candidate('one-road.2', 0.6, 50, 34)
    const poorer = hintLines(await hintOf(best, candidate('one-road.3', 0.4, 40, 31)), 'en').at(-1)
    expect(poorer).toMatch(/^Clearly worse – .* It scores about 3 fewer points from your coaches\.$/)
    const helpful = hintLines(await hintOf(best, candidate('one-road.3', 0.57, 40, 34, 46)), 'en').at(-1)
    expect(helpful).toMatch(/^Not quite as good – .* It gives your strongest opponent about 6 more points\.$/)
  })

  test('tells what usually comes next, unless it could not', async () => {
    const best = candidate('one-road.2', 0.6, 50, 34)
    const hint = await hintOf(best)
    const after = pioneers.replay(hint.sample, hint.seat, 'one-road.2').state
    const [action = ''] = pioneers.legalActions(after, hint.seat)
    const next = { seat: hint.seat, action, share: 0.8 }
    for (const locale of LOCALES) {
      const told = hintLines({ ...hint, candidates: [{ ...best, sequel: next }] }, locale)
      expect(told).toHaveLength(3)
      const impossible = { ...next, action: 'join.c01' }
      expect(hintLines({ ...hint, candidates: [{ ...best, sequel: impossible }] }, locale)).toHaveLength(2)
    }
  })

  test('names what ends the cards by its button, whatever is drawn then', async () => {
    const state = inCards([], { players: [{ trash: ['gold', 'runite'] }], tiles: { 0: { ships: '0 scout 1' } } })
    const game: Game = { ...pioneer, setup: () => state as unknown as GameState }
    const table = await begun(openHouse({ games: [game], thinker: THINKER_HERE }), [ANN, BEN], { gameId: game.id, capacity: 2 })
    const sequel = { seat: 0, action: 'end-moves', share: 0.8 }
    const best = { ...candidate('end-cards', 0.6, 50, 34), sources: {}, sequel }
    const second = { ...candidate('end-turn', 0.6, 40, 34), sources: {} }
    const hint: Hint = { table, seat: 0, sample: table.state, candidates: [best, second], atFirstSight: null }
    const lines = LOCALES.map((locale) => hintLines(hint, locale).filter((line) => line.includes(' – ')))
    expect(lines).toEqual([
      ['**Hint** – **On to the ships**', 'Next, in most cases – **End turn**', 'About as good – **End turn without moving**'],
      [
        '**Suggestion** – **Passer aux vaisseaux**',
        'Ensuite, le plus souvent – **Terminer le tour**',
        'À peu près aussi bon – **Terminer le tour sans bouger**',
      ],
      [
        '**Empfehlung** – **Weiter zu den Schiffen**',
        'Danach meist – **Zug beenden**',
        'Etwa gleich gut – **Zug ohne Bewegung beenden**',
      ],
    ])
  })

  test('that could not look ahead says so, and asks for another press', async () => {
    const hint = { ...(await hintOf()), atFirstSight: 'one-road.2' }
    expect(hintLines(hint, 'en')).toEqual([
      expect.stringMatching(/^\*\*Hint\*\* – You build a road/),
      'That is only a first impression: there was no time to look ahead. Press **Hint** again in a moment.',
    ])
    expect(hintLines(hint, 'fr')[1]).toContain('**Suggestion**')
    expect(hintLines(hint, 'de')[1]).toContain('**Empfehlung**')
  })
})

describe('what a hint calls an action', () => {
  /** A table in a position, where a search is said to have found these actions, equally good. */
  async function hintIn(game: Game, state: unknown, ...actions: readonly string[]): Promise<Hint> {
    const here: Game = { ...game, setup: () => state as GameState }
    const table = await begun(openHouse({ games: [here], thinker: THINKER_HERE }), [ANN, BEN], { gameId: game.id, capacity: 2 })
    const candidates = actions.map((action) => ({ ...candidate(action, 0.6, 50, 34), sources: {} }))
    return { table, seat: 0, sample: table.state, candidates, atFirstSight: null }
  }

  test('says where a card is played', async () => {
    const colonies = { 3: { colony: '0' } }
    const state = inCards(['scout', 'warship', 'fortification'], { tiles: colonies, pool: { money: 9, actions: 9 } })
    const deeds = ['place.scout.3', 'place.warship.0', 'place.fortification.3']
    const hint = await hintIn(pioneer, state, ...deeds)
    const told = LOCALES.map((locale) =>
      deeds.map((atFirstSight) => hintLines({ ...hint, candidates: [], atFirstSight }, locale)[0]),
    )
    expect(told).toEqual([
      [
        '**Hint** – You build a scout in sector 4.',
        '**Hint** – You build a warship in sector 1.',
        '**Hint** – You fortify your colony in sector 4.',
      ],
      [
        '**Suggestion** – Vous construisez un éclaireur (secteur 4).',
        '**Suggestion** – Vous construisez un croiseur (secteur 1).',
        '**Suggestion** – Vous fortifiez votre colonie (secteur 4).',
      ],
      [
        '**Empfehlung** – Du baust in Sektor 4 einen Aufklärer.',
        '**Empfehlung** – Du baust in Sektor 1 ein Kriegsschiff.',
        '**Empfehlung** – Du befestigst deine Kolonie in Sektor 4.',
      ],
    ])
  })

  test('is compared with the next that reads otherwise, and not with the second of two equal dice', async () => {
    const found = GAMES.flatMap((game) =>
      ['one', 'two', 'three'].flatMap((seed) =>
        playout(game, 2, seed).decisions.flatMap(({ state, legal: [own = []] }) => {
          const dice = own.filter((action) => /^take\.\d+$/.test(action))
          const byOutcome = [...grouped(dice, (die) => JSON.stringify(game.replay(state, 0, die).facts)).values()]
          const [equal, other] = byOutcome.toSorted((some, others) => others.length - some.length)
          return equal === undefined || equal.length === 1 || other === undefined
            ? []
            : [{ game, state, dice: [...equal, ...other] }]
        }),
      ),
    )
    const { game, state, dice } = at(found, 0)
    const hint = await hintIn(game, state, ...dice)
    for (const locale of LOCALES) {
      const lines = hintLines(hint, locale).filter((line) => line.includes(' – '))
      expect(lines).toHaveLength(2)
      expect(new Set(lines.map((line) => line.split(' – ')[1])).size).toBe(2)
    }
  })

  test.each(GAMES.map((game) => [game.id, game] as const))('tells it from all others offered at once in %s', async (_, game) => {
    const house = openHouse({ games: [game], thinker: THINKER_HERE })
    const table = await begun(house, [ANN, BEN], { gameId: game.id, capacity: 2 })
    const random = seededRandom('hints')
    const asked: { readonly state: GameState; readonly seat: number }[] = []
    played(game, 2, (state, seat) => {
      asked.push({ state, seat })
      return choose(game, game.sample(state, seat, random), seat, 'newcomer', random)
    })
    let compared = 0
    const alike = asked
      .filter((_each, index) => index % EVERY === 0)
      .flatMap(({ state, seat }) => {
        // What has the same outcome is the same choice: either of two red dice with the same face.
        const outcomes = game.legalActions(state, seat).map((action): [outcome: string, action: string] => {
          const { facts } = game.replay(state, seat, action)
          return [game.tellsDeed(action) && facts.length > 0 ? JSON.stringify(facts) : action, action]
        })
        const told = [...new Map(outcomes).values()]
        compared += told.length
        return LOCALES.flatMap((locale) => {
          const hint = { table: { ...table, state }, seat, sample: state, candidates: [] }
          const lines = told.map((action) => hintLines({ ...hint, atFirstSight: action }, locale)[0])
          return lines.flatMap((line, index) => (lines.indexOf(line) < index ? [`${told[index]}: ${line}`] : []))
        })
      })
    expect(compared).toBeGreaterThan(100)
    expect(alike).toEqual([])
  })
})
