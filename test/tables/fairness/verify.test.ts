import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/engine/random.js'
import { commitmentTo, jointEntropy } from '../../../src/tables/model/fairness.js'
import type { Entropy } from '../../../src/tables/model/ports.js'
import { readStep, type Step, writeStep } from '../../../src/tables/past/compact-log.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, BEN, begun, CAT, cleanUp, freshFolder, good, type House, openHouse, request, told } from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

/** The real entropy with a fixed secret. */
const settled: Entropy = { ...systemEntropy, tableId: () => 'ab12cd34', secret: () => '5ec7e7'.repeat(11).slice(0, 64) }

const secretOf = async (house: House, id: string) => (await house.store.load(id))?.pledge?.secret ?? ''

/** A game to its end with rolls, one of them undone with the others' consent. */
async function played(house: House): Promise<string> {
  const { tables } = house
  const started = await begun(house, [ANN, BEN], { entropy: '7001', terms: { seating: 'shuffled' } })
  const { id } = started
  for (const [step, action] of ['roll', 'roll', 'end', 'roll', 'end', 'roll', 'end'].entries()) {
    const table = await tables.find(id)
    if (table?.status !== 'playing') throw new Error('over too early')
    const mover = table.players[seatOnTurn(table)] ?? ANN
    const { table: after } = good(await tables.act(id, mover, table.position, action))
    if (step !== 1) continue
    const { proposal } = good(await tables.askUndo(id, mover, after.position))
    good(await tables.answer(id, mover.id === ANN.id ? BEN : ANN, proposal.id, true))
  }
  return id
}

describe('a table under way', () => {
  test('shows its commitment, and keeps its secret', async () => {
    const house = openHouse({ entropy: systemEntropy })
    const { id } = good(await house.tables.open(request({ entropy: '7001' })))
    const secret = await secretOf(house, id)
    const lobby = await house.tables.verify(id)
    expect(lobby).toMatchObject({ kind: 'bound', draws: 0, commitment: commitmentTo(secret) })
    good(await house.tables.join(id, BEN, 'elsewhere', '7002'))
    good(await house.tables.start(id, ANN))
    const playing = await house.tables.verify(id)
    expect(playing).toMatchObject({
      kind: 'bound',
      draws: 1,
      shares: [
        { userId: ANN.id, entropy: '7001' },
        { userId: BEN.id, entropy: '7002' },
      ],
    })
    for (const told of [lobby, playing]) expect(JSON.stringify(told)).not.toContain(secret)
  })

  test('from before there were secrets says so, whether or not it is over', async () => {
    const between = openHouse({ between: (store) => ({ ...store, create: (table) => store.create({ ...table, pledge: null }) }) })
    const { id } = await begun(between)
    expect(await between.tables.verify(id)).toMatchObject({ kind: 'unbound' })
    good(await between.tables.cancel(id, ANN, false))
    expect(await between.tables.verify(id)).toMatchObject({ kind: 'unbound' })
  })

  test('verifies to nothing if it does not exist', async () => {
    expect(await openHouse().tables.verify('zzzzzzzz')).toBeNull()
  })
})

describe('a table that is over', () => {
  let house: House
  let id: string
  beforeAll(async () => {
    house = openHouse({ entropy: settled })
    id = await played(house)
    await told(house, id)
  })

  /** The verification after another program has changed the database. */
  async function meddled(...statements: readonly string[]) {
    const path = join(freshFolder(), 'meddled.sqlite')
    const original = new Database(house.path)
    await original.backup(path)
    original.close()
    const copy = new Database(path)
    for (const statement of statements) copy.exec(statement)
    copy.close()
    return openHouse({ entropy: systemEntropy }, path).tables.verify(id)
  }

  test('reveals its secret, and every draw follows from it, including undone ones and that of the seats', async () => {
    const proved = await house.tables.verify(id)
    expect(proved).toMatchObject({ kind: 'revealed', secret: await secretOf(house, id), finding: { kind: 'follows' }, draws: 6 })
    expect((await house.tables.log(id, 0)).map(({ kind }) => kind)).toContain('undo')
  })

  test('does so after a restart and a replaced player', async () => {
    const again = openHouse({ entropy: systemEntropy })
    const table = await begun(again, [ANN, BEN, CAT])
    good(await again.tables.resign(table.id, BEN))
    good(await again.tables.resign(table.id, CAT))
    expect(await again.restart().tables.verify(table.id)).toMatchObject({
      kind: 'revealed',
      finding: { kind: 'follows' },
      draws: 1,
    })
  })

  test('stays right when its players are forgotten, and then contains none of their names and ids', async () => {
    const again = openHouse({ entropy: settled })
    const over = await played(again)
    await told(again, over)
    for (const { id: userId } of [ANN, BEN]) good(await again.tables.forget(userId))
    const proved = await again.tables.verify(over)
    expect(proved).toMatchObject({ kind: 'revealed', finding: { kind: 'follows' }, draws: 6 })
    const { table, ...rest } = proved ?? {}
    expect(JSON.stringify([table?.players, rest])).not.toMatch(/"(1001|1002|Ann|Ben)"/)
  })

  test('says which draw does not follow', async () => {
    const log = await house.tables.log(id, 0)
    const draws = log.filter(({ kind }) => kind === 'draw' || kind === 'seated')
    for (const [draw, entry] of draws.entries()) {
      if (entry.kind !== 'draw') continue
      const action = entry.action.replace(/\d$/, (digit) => (digit === '1' ? (entry.action.startsWith('f') ? '0' : '2') : '1'))
      const statement = `UPDATE log SET content = json_set(content, '$.action', '${action}') WHERE position = ${entry.position}`
      expect(await meddled(statement)).toMatchObject({ finding: { kind: 'draw', draw } })
    }
    const swap = `UPDATE log SET content = json_set(content, '$.order', json_array(content ->> '$.order[1]', content ->> '$.order[0]')) WHERE position = 1`
    expect(await meddled(swap)).toMatchObject({ finding: { kind: 'draw', draw: 0 } })
  })

  test('says if the secret is wrong, if entropy was changed, and if the log makes no sense', async () => {
    expect(await meddled(`UPDATE pledges SET secret = '${'0'.repeat(64)}'`)).toMatchObject({ finding: { kind: 'commitment' } })
    const forged = `UPDATE pledges SET secret = '${'0'.repeat(64)}', commitment = '${commitmentTo('0'.repeat(64))}'`
    expect((await meddled(forged))?.kind).toBe('revealed')
    expect(await meddled(forged)).not.toMatchObject({ finding: { kind: 'follows' } })
    expect(await meddled(`UPDATE pledges SET shares = json_set(shares, '$[0].entropy', '7009')`)).not.toMatchObject({
      finding: { kind: 'follows' },
    })
    expect(await meddled(`DELETE FROM log WHERE position > 6`)).toMatchObject({ finding: { kind: 'log' } })
    expect(await meddled(`UPDATE log SET content = json_set(content, '$.action', 'yes') WHERE position = 3`)).toMatchObject({
      finding: { kind: 'log' },
    })
    expect(await meddled('UPDATE tables SET begun_under = 7')).toMatchObject({ finding: { kind: 'other-rules' } })
  })
})

test('a closed lobby reveals a secret from which nothing was drawn', async () => {
  const house = openHouse({ entropy: systemEntropy })
  const { id } = good(await house.tables.open(request()))
  good(await house.tables.cancel(id, ANN, false))
  expect(await house.tables.verify(id)).toMatchObject({ kind: 'revealed', draws: 0, finding: { kind: 'follows' } })
})

test('draws that did not come from the secret are found', async () => {
  const house = openHouse({ entropy: { ...systemEntropy, draw: (_table, draw) => seededRandom(`${draw}`) } })
  const { id } = await begun(house, [ANN, BEN, CAT], { terms: { seating: 'shuffled' } })
  for (let roll = 0; roll < 20; roll++) {
    const table = await house.tables.find(id)
    if (table?.status !== 'playing') throw new Error('over too early')
    good(await house.tables.act(id, table.players[seatOnTurn(table)] ?? ANN, table.position, 'roll'))
  }
  good(await house.tables.cancel(id, ANN, false))
  expect(await house.tables.verify(id)).toMatchObject({ kind: 'revealed', finding: { kind: 'draw' } })
})

test('the latest table of a channel is found wherever it was played', async () => {
  const house = openHouse({ games: [tally, { ...tally, id: 'other' }] })
  const { tables, clock } = house
  expect(await tables.latestIn('c1', 'tally')).toBeNull()
  const first = good(await tables.open(request()))
  good(await tables.relocate(first.id, 'thread'))
  expect([await tables.latestIn('c1', 'tally'), await tables.latestIn('thread', 'tally')]).toEqual([first.id, first.id])
  clock.advance(1000)
  good(await tables.cancel(first.id, ANN, false))
  clock.advance(1000)
  const second = good(await tables.open(request()))
  expect([await tables.latestIn('c1', 'tally'), await tables.latestIn('thread', 'tally')]).toEqual([second.id, first.id])
  expect(await tables.latestIn('c1', 'other')).toBeNull()
})

describe('a step', () => {
  const steps: readonly (readonly [string, Step])[] = [
    ['chance first-2', { kind: 'draw', action: 'first-2' }],
    ['3 add', { kind: 'action', seat: 3, action: 'add' }],
    ['seated 2 0 1', { kind: 'seated', order: [2, 0, 1] }],
    ['undo 14', { kind: 'undo', to: 14 }],
  ]
  test.each(steps)('is written %s and read again', (line, step) => {
    expect(writeStep(step)).toBe(line)
    expect(readStep(line)).toEqual(step)
  })
  test.each(['', 'undo', 'undo x', 'undo 1 2', 'undo 01', 'seated 1 x', 'x add', '12 add', 'chances first'])(
    'is not %j',
    (line) => {
      expect(readStep(line)).toBeNull()
    },
  )
})

test('joint entropy is that of all shares', () => {
  expect(jointEntropy([])).toBe(commitmentTo(''))
})
