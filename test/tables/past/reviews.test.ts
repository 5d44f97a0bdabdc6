/** Looking back at finished games in the background: when, how often, what is kept, and who hears of it. */
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import type { Insight } from '../../../src/players/study.js'
import { THINKER_HERE, type Thinker } from '../../../src/tables/service/computers.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import { ANN, begun, cleanUp, good, type House, type HouseOptions, heard, openHouse, press, told, until } from '../kit/house.js'
import { judged } from '../kit/judged-game.js'

afterAll(cleanUp)

const open = (more: HouseOptions = {}) => openHouse({ games: [judged], reviewEffort: 1, ...more })

/** A game of three turns that is over. */
async function over(house: House): Promise<string> {
  const { id } = await begun(house)
  await press(house, id, 'add', 'end', 'add', 'end')
  const table = await house.tables.find(id)
  if (table?.status !== 'playing') throw new Error('it is over already')
  const mover = table.players[table.game.turn(table.state).seat ?? 0] ?? ANN
  good(await house.tables.act(id, mover, table.position, 'end'))
  return id
}

async function reviewOf(house: House, id: string) {
  for (let look = 0; look < 2000; look++) {
    const review = await house.tables.review(id)
    if (review !== null) return review
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('nobody has looked back')
}

describe('a finished game', () => {
  test('is looked back at, which its channel hears once it is stored', async () => {
    const house = open()
    await house.tables.resume()
    const id = await over(house)
    const review = await reviewOf(house, id)
    expect(review.chances).toHaveLength(4)
    expect(review.misses.length).toBeGreaterThan(0)
    await told(house, id)
    expect(
      heard(house)
        .slice(-2)
        .map(({ kind }) => kind),
    ).toEqual(['over', 'reviewed'])
    await house.tables.close()
  })

  test('is looked back at after a restart if there was no time before, with the same result', async () => {
    const first = open({ reviewEffort: undefined })
    await first.tables.resume()
    const id = await over(first)
    await told(first, id)
    expect(await first.tables.review(id)).toBeNull()
    await first.tables.close()
    const second = first.restart({ reviewEffort: 1 })
    await second.tables.resume()
    const review = await reviewOf(second, id)
    await second.tables.close()
    const third = second.restart()
    expect(await third.tables.review(id)).toEqual(review)
    expect(await third.store.nextReview()).toBeNull()
    await third.tables.close()
  })

  test('has no look back any more once its rules are others', async () => {
    const house = open()
    await house.tables.resume()
    const id = await over(house)
    await reviewOf(house, id)
    await house.tables.close()
    const database = new Database(house.path)
    database.exec('UPDATE tables SET begun_under = 0')
    database.close()
    const later = house.restart({ reviewEffort: undefined })
    expect(await later.tables.review(id)).toBeNull()
    await later.tables.close()
  })

  test('is begun anew after a restart in the middle, and the program does not wait for it to end', async () => {
    let asked = 0
    const study: Thinker['study'] = () => {
      asked++
      return new Promise<Insight>(() => {})
    }
    const first = open({ thinker: { ...THINKER_HERE, study } })
    await first.tables.resume()
    const id = await over(first)
    await until(() => asked > 0, 'a study')
    await first.tables.close()
    const second = first.restart({ thinker: THINKER_HERE })
    await second.tables.resume()
    expect((await reviewOf(second, id)).chances).toHaveLength(4)
    await second.tables.close()
  })

  test('that fails again and again is given up', async () => {
    const study: Thinker['study'] = async () => Promise.reject(new Error('the thread has ended'))
    const house = open({ thinker: { ...THINKER_HERE, study } })
    await house.tables.resume()
    const id = await over(house)
    await until(() => house.reports.length > 0, 'a report')
    expect(house.reports[0]?.message).toBe('a finished game could not be looked back at, will try again: the thread has ended')
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => house.store.nextReview()))
    expect(tries).toEqual([id, id, id, id, null])
    await house.tables.close()
  })

  test('of other rules has none', async () => {
    const first = open({ reviewEffort: undefined })
    await first.tables.resume()
    const id = await over(first)
    await told(first, id)
    await first.tables.close()
    const newer = { ...judged, rulesVersion: 2, load: (text: string) => judged.load(text, 1) }
    const second = first.restart({ reviewEffort: 1, games: [newer] })
    await second.tables.resume()
    for (let look = 0; look < 50; look++) await new Promise((resolve) => setTimeout(resolve, 2))
    expect(await second.store.nextReview()).toBeNull()
    expect(await second.tables.review(id)).toBeNull()
    expect(heard(second)).toEqual([])
    await second.tables.close()
  })

  test('has its look back in its transcript, with steps numbered as in the proof', async () => {
    // Only real draws follow from the secret, and only then is there a transcript.
    const house = open({ entropy: systemEntropy })
    await house.tables.resume()
    const id = await over(house)
    const review = await reviewOf(house, id)
    const verification = await house.tables.verify(id)
    if (verification?.kind !== 'revealed') throw new Error('nothing is revealed')
    expect(verification.finding).toEqual({ kind: 'follows' })
    const setup = JSON.parse(verification.transcript?.[0] ?? '{}')
    expect(setup.review.chances).toEqual(review.chances)
    for (const { step, better } of setup.review.misses) {
      expect(setup.proof.log[step - 1]).toMatch(/^\d end$/)
      expect(better).toBe('add')
    }
    expect(setup.review.misses).toHaveLength(review.misses.length)
    await house.tables.close()
  })
})

test('a game under way, and a house that does not look back, have none', async () => {
  const house = open({ reviewEffort: undefined })
  await house.tables.resume()
  const { id } = await begun(house)
  expect(await house.tables.review(id)).toBeNull()
  expect(await house.store.nextReview()).toBeNull()
  await house.tables.close()
})
