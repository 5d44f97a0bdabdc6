/**
 * Tables as an earlier version stored them: a live one and a finished one of each game, with everything that could be pressed at
 * the live ones. `fixtures/two-games.sqlite.gz` was written by the version before tables were divided into folders,
 * `fixtures/earlier-rules.sqlite.gz` by one that played a game by earlier rules.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { checkGame } from '../../src/cli/verify/check-transcript.js'
import { readCustomId, readTarget, writeCustomId, writeTarget } from '../../src/discord/wire/custom-id.js'
import { at } from '../../src/engine/lists.js'
import { pick, seededRandom } from '../../src/engine/random.js'
import { GAMES } from '../../src/games/index.js'
import { seatsToMove } from '../../src/tables/model/table.js'
import { systemEntropy } from '../../src/tables/service/system.js'
import { cleanUp, freshFolder, good, type House, openHouse, playing, refused } from '../tables/kit/house.js'

afterAll(cleanUp)

interface Stored {
  readonly id: string
  readonly game: string
  readonly kind: 'live' | 'over'
  readonly position: number
  /** custom_ids of buttons and values of options in the channel or on a panel. */
  readonly ids: readonly string[]
  /** Of a finished game. */
  readonly transcript: readonly string[] | null
}

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url))
const storedIn = (name: string): readonly Stored[] => JSON.parse(fixture(`${name}.json`).toString())
const STORED = storedIn('two-games')
const EARLIER = storedIn('earlier-rules')
const of = (kind: Stored['kind'], among = STORED) => among.filter((table) => table.kind === kind)

/** A house on a copy of the database, which is migrated when it is opened. */
function oldHouse(name = 'two-games') {
  const path = join(freshFolder(), 'before.sqlite')
  writeFileSync(path, gunzipSync(fixture(`${name}.sqlite.gz`)))
  return openHouse({ games: GAMES, entropy: systemEntropy }, path)
}

/** Takes random actions until the game ends. */
async function playOn(house: House, id: string): Promise<void> {
  const random = seededRandom('goes on')
  for (let now = await house.tables.find(id); now?.status === 'playing'; now = await house.tables.find(id)) {
    const mover = at(seatsToMove(now), 0)
    const action = pick(now.game.legalActions(now.state, mover), random)
    good(await house.tables.act(id, at(now.players, mover), now.position, action))
  }
}

/** The action behind a button or an option. Null if it is not an action. */
function actionOf(text: string): string | null {
  const verb = readCustomId(text)?.verb
  const target = verb?.kind === 'target' ? verb.target : readTarget(text)
  return target?.kind === 'action' ? target.action : null
}

test('they cover every game of that time', () => {
  expect(of('live').map(({ game }) => game)).toEqual(['pioneers', 'pioneer-days'])
  expect(of('over').map(({ game }) => game)).toEqual(['pioneers', 'pioneer-days'])
})

test.each(of('live'))(
  'a live table of $game goes on from where it was, and every button and option still works',
  async (stored) => {
    const house = oldHouse()
    const table = await playing(house, stored.id)
    expect(table.position).toBe(stored.position)
    for (const text of stored.ids) {
      const id = readCustomId(text)
      if (text.startsWith('s1:')) expect(id === null ? null : writeCustomId(id)).toBe(text)
      const target = text.startsWith('s1:') ? null : readTarget(text)
      if (target !== null) expect(writeTarget(target)).toBe(text)
    }
    const seat = at(seatsToMove(table), 0)
    const actions = stored.ids.flatMap((text) => actionOf(text) ?? [])
    expect(actions.length).toBeGreaterThan(0)
    expect(table.game.legalActions(table.state, seat)).toEqual(expect.arrayContaining(actions))
    await playOn(house, stored.id)
    expect(await house.tables.verify(stored.id)).toMatchObject({ kind: 'revealed', finding: { kind: 'follows' } })
  },
)

test.each(of('over'))('a finished table of $game is verified, and its record is the same line by line', async (stored) => {
  const house = oldHouse()
  const verified = await house.tables.verify(stored.id)
  expect(verified).toMatchObject({ kind: 'revealed', finding: { kind: 'follows' } })
  expect(verified?.kind === 'revealed' ? verified.transcript : null).toEqual(stored.transcript)
  expect(checkGame(stored.transcript ?? [], 1, GAMES)).toMatchObject({ kind: 'right', game: stored.game })
})

describe('under earlier rules', () => {
  test.each(of('live', EARLIER))(
    'a live table of $game goes on from where it was, and nothing in it is undone',
    async (stored) => {
      const house = oldHouse('earlier-rules')
      await house.tables.resume()
      const table = await playing(house, stored.id)
      expect(table.position).toBe(stored.position)
      expect(house.publisher.delivered.filter(({ announcement }) => announcement.kind === 'set-aside')).toEqual([])
      const seat = at(seatsToMove(table), 0)
      const user = at(table.players, seat)
      expect(refused(await house.tables.undo(stored.id, user, table.position))).toBe('undo-blocked')
      for (const action of stored.ids.flatMap((text) => actionOf(text) ?? [])) {
        // Some are dearer now. Then the game says so.
        expect(['accepted', 'refused'], action).toContain(table.game.submit(table.state, seat, action).kind)
      }
      await playOn(house, stored.id)
      expect(await house.tables.verify(stored.id)).toMatchObject({ kind: 'revealed', finding: { kind: 'other-rules' } })
    },
  )

  test.each(of('over', EARLIER))('a finished table of $game accuses nobody', async (stored) => {
    const house = oldHouse('earlier-rules')
    expect(await house.tables.verify(stored.id)).toMatchObject({ kind: 'revealed', finding: { kind: 'other-rules' } })
    expect(await house.tables.find(stored.id)).toMatchObject({ status: 'over', outcome: { winners: expect.any(Array) } })
    const checked = checkGame(stored.transcript ?? [], 1, GAMES)
    expect(checked).toMatchObject({ kind: 'wrong', line: 1, problem: expect.stringContaining('version 1 of the rules') })
  })
})
