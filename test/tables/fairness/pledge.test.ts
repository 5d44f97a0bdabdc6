/** What a table commits to, who adds to it, and that its draws follow from both. */
import { afterAll, describe, expect, test } from 'vitest'
import { commitmentTo, type Pledge, pledgedDraw } from '../../../src/tables/model/fairness.js'
import type { Entropy } from '../../../src/tables/model/ports.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, openHouse, refused, request } from '../kit/house.js'

afterAll(cleanUp)

async function sharesOf(house: House, id: string): Promise<readonly string[]> {
  const stored = await house.store.load(id)
  return stored?.pledge?.shares.map(({ userId, entropy }) => `${userId} ${entropy}`) ?? []
}

test('a table commits to a secret of its own before anybody sits down', async () => {
  const house = openHouse({ entropy: systemEntropy })
  const one = good(await house.tables.open(request()))
  const two = good(await house.tables.open(request({ channelId: 'c2' })))
  const secrets = await Promise.all([one, two].map(async ({ id }) => (await house.store.load(id))?.pledge?.secret ?? ''))
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect([one.commitment, two.commitment]).toEqual(secrets.map(commitmentTo))
  expect(new Set(secrets).size).toBe(2)
  const after = house.restart()
  expect((await after.tables.find(one.id))?.commitment).toBe(one.commitment)
})

describe('the shares of a lobby', () => {
  test('are those of its players, in the order of joining, wherever the table moves and whoever is removed', async () => {
    const house = openHouse()
    const { tables } = house
    const { id } = good(await tables.open(request({ entropy: 'opened' })))
    good(await tables.join(id, BEN, 'lobby-message', 'first'))
    good(await tables.join(id, CAT, 'elsewhere', 'second'))
    expect(await sharesOf(house, id)).toEqual([`${ANN.id} opened`, `${BEN.id} first`, `${CAT.id} second`])
    good(await tables.leave(id, BEN))
    expect(await sharesOf(house, id)).toEqual([`${ANN.id} opened`, `${CAT.id} second`])
    good(await tables.join(id, BEN, 'lobby-message', 'third'))
    good(await tables.remove(id, ANN, CAT.id))
    expect(await sharesOf(house, id)).toEqual([`${ANN.id} opened`, `${BEN.id} third`])
  })

  test('are the players’ own words if they give some, on one line', async () => {
    const house = openHouse()
    const { tables } = house
    const { id } = good(await tables.open(request({ entropy: '7001' })))
    good(await tables.addWords(id, ANN, 'first'))
    good(await tables.addWords(id, ANN, ' rolling\n`\u0007 \u{1f3b2}  dice '))
    good(await tables.join(id, BEN))
    good(await tables.addWords(id, BEN, 'x'.repeat(500)))
    expect(await sharesOf(house, id)).toEqual([`${ANN.id} rolling \u{1f3b2} dice`, `${BEN.id} ${'x'.repeat(100)}`])
    good(await tables.addWords(id, ANN, ' \u0007 '))
    expect((await sharesOf(house, id))[0]).toBe(`${ANN.id} rolling \u{1f3b2} dice`)
    expect(refused(await tables.addWords(id, CAT, 'mine'))).toBe('not-seated')
    good(await tables.start(id, ANN))
    expect(refused(await tables.addWords(id, ANN, 'late'))).toBe('has-begun')
  })

  test('are not changed by a press that is refused', async () => {
    const house = openHouse()
    const { id } = good(await house.tables.open(request({ entropy: 'opened', capacity: 2 })))
    await house.tables.join(id, ANN, 'lobby-message', 'again')
    good(await house.tables.join(id, BEN, 'lobby-message', 'first'))
    await house.tables.join(id, CAT, 'lobby-message', 'too late')
    expect(await sharesOf(house, id)).toEqual([`${ANN.id} opened`, `${BEN.id} first`])
  })

  test('stay as they were at the deal, whoever leaves or takes over later', async () => {
    const house = openHouse()
    const { id } = good(await house.tables.open(request({ entropy: 'opened', terms: { seating: 'shuffled' } })))
    good(await house.tables.join(id, BEN, 'lobby-message', 'first'))
    good(await house.tables.join(id, CAT, 'lobby-message', 'second'))
    good(await house.tables.start(id, ANN))
    const settled = [`${ANN.id} opened`, `${BEN.id} first`, `${CAT.id} second`]
    expect(await sharesOf(house, id)).toEqual(settled)
    good(await house.tables.resign(id, BEN))
    expect(await sharesOf(house, id)).toEqual(settled)
  })
})

describe('draws', () => {
  /** The machine's own entropy, with a record of what was requested. */
  function watched(): Entropy & { readonly asked: { tableId: string; draw: number; pledge: Pledge | null }[] } {
    const asked: { tableId: string; draw: number; pledge: Pledge | null }[] = []
    return {
      ...systemEntropy,
      asked,
      draw(tableId, draw, pledge) {
        asked.push({ tableId, draw, pledge })
        return systemEntropy.draw(tableId, draw, pledge)
      },
    }
  }

  test('follow from the secret and the shares of all players', async () => {
    const entropy = watched()
    const house = openHouse({ entropy })
    const { id } = await begun(house, [ANN, BEN, CAT], { entropy: 'opened', terms: { seating: 'shuffled' } })
    const stored = await house.store.load(id)
    expect(entropy.asked.map(({ draw }) => draw)).toEqual([0, 1])
    for (const { tableId, pledge } of entropy.asked) {
      expect(tableId).toBe(id)
      expect(pledge).toEqual(stored?.pledge)
    }
    expect(stored?.pledge?.shares.map(({ userId }) => userId)).toEqual([ANN.id, BEN.id, CAT.id])
    const first = stored?.pledge == null ? null : pledgedDraw(stored.pledge, id, 1).below(3)
    expect((await house.tables.log(id, 0)).at(-1)).toMatchObject({ kind: 'draw', action: `first-${first}` })
  })

  test('of a rematch follow from a secret of its own and from everybody’s press', async () => {
    const entropy = watched()
    const house = openHouse({ entropy })
    const { id } = await begun(house)
    good(await house.tables.resign(id, BEN))
    const lobby = good(await house.tables.rematch(id, BEN, 'one press'))
    const table = good(await house.tables.rematch(id, ANN, 'another press'))
    expect(table).toMatchObject({ id: lobby.id, status: 'playing', commitment: lobby.commitment })
    expect(await sharesOf(house, table.id)).toEqual([`${BEN.id} one press`, `${ANN.id} another press`])
    expect(entropy.asked.at(-1)?.pledge).toEqual((await house.store.load(table.id))?.pledge)
  })

  test('of a table from before there were secrets are random', async () => {
    const entropy = watched()
    const house = openHouse({
      entropy,
      between: (store) => ({ ...store, create: (table) => store.create({ ...table, pledge: null }) }),
    })
    const { id } = await begun(house)
    expect(entropy.asked).toEqual([{ tableId: id, draw: 0, pledge: null }])
    expect((await house.restart().tables.find(id))?.commitment).toBeNull()
  })
})
