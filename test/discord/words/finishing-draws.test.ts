/** What the table draws to finish an action for a player is told as the table's doing, wherever it is told. */
import { describe, expect, test } from 'vitest'
import { positionMessage } from '../../../src/discord/presses/replays/replay-messages.js'
import { standingStory, storyOfTurns, wholeStory } from '../../../src/discord/words/chronicle.js'
import type { AnyFact, Game } from '../../../src/games/game.js'
import { pioneerDays } from '../../../src/games/pioneer-days/index.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { ActionEntry, Cause, DrawEntry, GameEntry } from '../../../src/tables/model/log.js'
import { type Past, type Played, playedOf } from '../../../src/tables/past/history.js'
import { ANN, BEN, good, request } from '../../tables/kit/house.js'
import { textOf, toldTables } from '../kit/told-tables.js'

const fact = (kind: string, more: object): AnyFact => ({ to: 'table', kind, ...more })

const base = (position: number) => ({ position, at: new Date(0), turn: 1 })
const did = (position: number, cause: Cause, action: string, ...facts: readonly AnyFact[]): ActionEntry => {
  return { ...base(position), kind: 'action', seat: 0, userId: ANN.id, cause, action, facts }
}
const drew = (position: number, ...facts: readonly AnyFact[]): DrawEntry => {
  return { ...base(position), kind: 'draw', action: 'draw', facts }
}

const COACH = fact('coach-bought', { seat: 0, coach: 'c01', slot: 2, paid: 2, refill: 'c09' })
const NO_MOVE = fact('no-move', { seat: 1, reason: 'unreachable' })
const GOLD = fact('gold-drawn', { seat: 0 })

async function tableOf(game: Game): Promise<Played> {
  const { tables } = toldTables()
  const { id } = good(await tables.open(request()))
  good(await tables.join(id, BEN))
  const played = playedOf({ ...good(await tables.start(id, ANN)), game })
  if (played === null) throw new Error('the game has not begun')
  return played
}

/** What the log, the channel and a message to whoever was away tell of these entries. */
async function told(game: Game, entries: readonly GameEntry[], locale: Locale = 'en', viewer: 'table' | 0 = 'table') {
  const table = await tableOf(game)
  const reader = { locale, names: ['Ann', 'Ben'], viewer }
  const chapters = wholeStory(table, entries, reader).flatMap((each) => each.chapters)
  return [
    chapters.flatMap(({ sentences }) => sentences),
    standingStory(table, entries, reader),
    storyOfTurns(table, entries, reader),
  ]
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(['clock', 'autopilot', 'order'] as const)('a coach that the table bought (%s) says so', async (cause) => {
    for (const tale of await told(pioneers, [did(1, cause, 'buy-coach.2'), drew(2, COACH, NO_MOVE)], locale)) {
      expect(tale[0]).toContain(TEXTS[locale].chronicle.causes[cause])
      expect(tale.join().split(TEXTS[locale].chronicle.causes[cause])).toHaveLength(2)
    }
  })
})

test('an action whose own facts tell nothing is finished by what is drawn, for its own player too', async () => {
  const entries = [did(1, 'clock', 'mine', fact('acted', { seat: 0, action: 'mine', amount: 2 })), drew(2, GOLD), drew(3, GOLD)]
  for (const viewer of ['table', 0] as const) {
    for (const tale of await told(pioneerDays, entries, 'en', viewer)) {
      const draws = viewer === 'table' ? 'Ann draws' : 'You draw'
      expect(tale).toEqual([`${draws} a gold token *(time ran out)*.`, `${draws} a gold token.`])
    }
  }
})

test('what a player did, or already told, or what is nobody’s doing, gets no remark from the table', async () => {
  for (const tale of await told(pioneers, [did(1, 'player', 'buy-coach.2'), drew(2, COACH)])) {
    expect(tale.join()).not.toContain('*(')
  }
  const nugget = did(1, 'clock', 'x', fact('nugget', { seat: 0 }))
  for (const tale of await told(pioneers, [nugget, drew(2, COACH)])) {
    expect(tale[0]).toBe('Ann takes a gold nugget *(time ran out)*.')
    expect(tale.slice(1).join()).not.toContain('time ran out')
  }
  // Others' doing, and something that is not in direct sequence with the action.
  for (const entries of [
    [did(1, 'clock', 'buy-coach.2'), drew(2, NO_MOVE)],
    [did(1, 'clock', 'buy-coach.2'), drew(3, COACH)],
  ]) {
    for (const tale of await told(pioneers, entries)) expect(tale.join()).not.toContain('time ran out')
  }
})

test('a step of a replay says why the table acted', async () => {
  const table = await tableOf(pioneers)
  const entries = [did(1, 'clock', 'x', fact('nugget', { seat: 0 })), did(2, 'autopilot', 'buy-coach.2'), drew(3, COACH)]
  const { state } = table
  const start = { state, turn: 1, entry: null, later: [] }
  const past: Past = [start, ...entries.map((entry) => ({ state, turn: 1, entry, later: [] }))]
  const step = (number: number) =>
    textOf(positionMessage(table, past, { by: 'step', number }, { png: new Uint8Array(), alt: '' }, 'en', null).blocks)
  expect(step(1)).toContain('- Ann takes a gold nugget *(time ran out)*.')
  expect(step(2)).not.toContain('- ')
  expect(step(3)).toContain(TEXTS.en.chronicle.causes.autopilot)
})
