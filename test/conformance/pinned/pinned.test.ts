/** Logs of live and finished games replay as long as their game's `rulesVersion` stays the same. */
import { describe, expect, test } from 'vitest'
import { at } from '../../../src/engine/lists.js'
import { seededRandom } from '../../../src/engine/random.js'
import type { Game } from '../../../src/games/game.js'
import { GAMES } from '../../../src/games/index.js'
import { COUNTED_UNDER } from '../../../src/standings/rating.js'
import { LONGEST } from '../playout.js'
import {
  differenceFrom,
  figuresMark,
  fileOf,
  isOfToday,
  isPinned,
  type PinnedGame,
  type PinnedState,
  pinnedOf,
  versionsOf,
} from './recording.js'

/** What to do about a game whose rules have changed. */
const remedy = (game: Game) =>
  `The rules of ${game.id} are no longer those of version ${game.rulesVersion}. Raise its rulesVersion, convert stored states in \
its upgrade, say what changed in its SOURCES.md, keep ${fileOf(game, game.rulesVersion)} as it is, and record the new version \
with npx tsx test/conformance/pinned/record.ts.`

/** What the standings keep of the pinned games of each version of the rules, and under which rules they counted it. */
const KEPT_FIGURES: Readonly<Record<string, string>> = {
  under: '5',
  'pioneers 1': '27f058',
  'pioneer-days 2': '220575',
  'pioneer 4': '535e7b',
}

const gamesOf = (game: Game, version: number) =>
  pinnedOf(game, version).filter((pinned): pinned is PinnedGame => pinned.kind === 'game')
const statesOf = (game: Game, version: number) =>
  pinnedOf(game, version).filter((pinned): pinned is PinnedState => pinned.kind === 'state')

/** Takes random actions to the end. Returns the number of entries. */
function playOn(game: Game, { state: stored }: PinnedState, version: number): number {
  const random = seededRandom('goes on')
  let state = game.load(JSON.stringify(stored), version)
  for (let entries = 0; entries < LONGEST; entries++) {
    const next = game.toMove(state)
    if (next.kind === 'over') return entries
    const seat = next.kind === 'seats' ? at(next.seats, 0) : null
    const legal = seat === null ? [] : game.legalActions(state, seat)
    const action = next.kind === 'chance' ? next.draw(random) : at(legal, random.below(legal.length))
    state = game.replay(state, seat ?? 'chance', action).state
  }
  throw new Error(`not over after ${LONGEST} entries`)
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test('replays what was recorded under its present version, byte for byte', () => {
    expect(isPinned(game), 'record it with npx tsx test/conformance/pinned/record.ts').toBe(true)
    for (const pinned of gamesOf(game, game.rulesVersion)) {
      expect(differenceFrom(game, pinned), `${pinned.seed}. ${remedy(game)}`).toBeNull()
    }
  })

  test('keeps the same figures of a game, or else all games are counted anew', () => {
    const figures = figuresMark(game, gamesOf(game, game.rulesVersion))
    const advice = 'If figures of a finished game have changed: raise COUNTED_UNDER. Then pin what is kept now.'
    expect({ under: String(COUNTED_UNDER), figures }, advice).toEqual({
      under: KEPT_FIGURES.under,
      figures: KEPT_FIGURES[`${game.id} ${game.rulesVersion}`],
    })
  })

  test('has a game for each number of seats and each choice', () => {
    const games = gamesOf(game, game.rulesVersion).filter(isOfToday(game))
    const { min, max } = game.seats
    for (let seats = min; seats <= max; seats++) {
      const played = games.filter((pinned) => pinned.seats === seats)
      expect(played.length, `${seats} seats`).toBeGreaterThan(1)
      for (const { id, choices, players } of game.options.filter((option) => option.players?.includes(seats) ?? true)) {
        expect(new Set(played.map(({ options }) => options[id])), `${id}, ${players ?? 'all'}`).toEqual(new Set(choices))
      }
    }
  })

  test.each(versionsOf(game))('takes up tables stored under version %i, and plays them to their end', (version) => {
    const states = statesOf(game, version)
    expect(states.length).toBeGreaterThan(0)
    for (const state of states) expect(playOn(game, state, version)).toBeGreaterThan(0)
  })
})

test('another draw, another state, another fact, and another price are noticed', () => {
  const game = at(GAMES, 0)
  const [pinned] = gamesOf(game, game.rulesVersion)
  if (pinned === undefined) throw new Error('nothing is pinned')
  expect(differenceFrom(game, pinned)).toBeNull()
  const broken = (change: Partial<Game>) => differenceFrom({ ...game, ...change }, pinned)
  expect(broken({ replay: (...args) => ({ ...game.replay(...args), facts: [] }) })).toContain('tells something else')
  expect(broken({ legalActions: () => [] })).toContain('is no longer legal')
  expect(broken({ transcript: { ...game.transcript, setup: () => ({ price: 1 }) } })).toContain('setup line')
  expect(broken({ save: (state) => `${game.save(state)} ` })).toContain('entry 1,')
  expect(differenceFrom(game, { ...pinned, seed: 'another' })).toContain('is drawn otherwise')
  expect(differenceFrom(game, { ...pinned, log: pinned.log.slice(0, -1) })).toContain('not over')
  expect(differenceFrom(game, { ...pinned, options: { no: 'such' } })).toContain('options are unknown')
})
