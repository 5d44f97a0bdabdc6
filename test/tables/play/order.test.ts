import { afterAll, describe, expect, test } from 'vitest'
import type { LogEntry } from '../../../src/tables/model/log.js'
import type { User } from '../../../src/tables/model/people.js'
import { freeSteps, type PlayingTable } from '../../../src/tables/model/table.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, kinds, openHouse, playing, press, refused, told } from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

/** The users of a table: the one whose turn it is, the next one clockwise, the one after. */
function clockwise({ players, game, state }: PlayingTable): readonly User[] {
  const seat = seatOnTurn({ game, state })
  return players.map((_, index) => players[(seat + index) % players.length] ?? ANN)
}

async function table(house: House) {
  const { id } = await begun(house, [ANN, BEN, CAT], { options: { turns: '1000' } })
  await told(house, id)
  house.publisher.delivered.length = 0
  const [mover = ANN, next = ANN, last = ANN] = clockwise(await playing(house, id))
  return { id, mover, next, last }
}

const done = (entries: readonly LogEntry[]) =>
  entries.map((entry) => (entry.kind === 'action' ? `${entry.action} by ${entry.cause}` : entry.kind))

describe('a standing order', () => {
  test('answers in the same change as the question, and nobody is called', async () => {
    const house = openHouse()
    const { id, next } = await table(house)
    good(await house.tables.setOrder(id, next, 'no'))
    await press(house, id, 'ask')
    await told(house, id)
    expect(done(await house.tables.log(id, 1))).toEqual(['ask by player', 'no by order'])
    expect(kinds(house)).toEqual(['progress'])
    expect(await auditTable(house.store, () => tally, id)).toEqual({ kind: 'sound' })
  })

  test('leaves the others’ answers to them', async () => {
    const house = openHouse()
    const { id, next, last } = await table(house)
    good(await house.tables.setOrder(id, next, 'yes'))
    await press(house, id, 'ask-all')
    await told(house, id)
    const { players, position } = await playing(house, id)
    expect(house.publisher.delivered.map(({ announcement }) => announcement)).toContainEqual(
      expect.objectContaining({ kind: 'asked', seat: players.indexOf(last) }),
    )
    expect(kinds(house)).toEqual(['progress', 'asked'])
    good(await house.tables.act(id, last, position, 'no'))
  })

  test('given while the question is open answers it at once', async () => {
    const house = openHouse()
    const { id, next } = await table(house)
    await press(house, id, 'ask')
    const moved = good(await house.tables.setOrder(id, next, 'yes'))
    expect(done(moved.entries)).toEqual(['yes by order'])
  })

  test('stays through restarts until it is changed, and adds nothing to the log by itself', async () => {
    const house = openHouse()
    const { id, next } = await table(house)
    good(await house.tables.setOrder(id, next, 'yes'))
    const after = house.restart()
    expect(await after.tables.log(id, 1)).toEqual([])
    await press(after, id, 'ask')
    good(await after.tables.setOrder(id, next, 'ask'))
    await press(after, id, 'ask')
    expect(done(await after.tables.log(id, 1))).toEqual(['ask by player', 'yes by order', 'ask by player'])
  })

  test('its answer is a barrier for undo, but giving the order is not', async () => {
    const house = openHouse()
    const { id, mover, next } = await table(house)
    const seat = (await press(house, id, 'add')).players.indexOf(mover)
    good(await house.tables.setOrder(id, next, 'yes'))
    expect(freeSteps(await playing(house, id), seat)).toBe(1)
    const { position } = await press(house, id, 'ask')
    expect(await house.tables.undo(id, mover, position)).toMatchObject({ refusal: { code: 'undo-blocked', by: 'other-seat' } })
  })

  test('must be one of the game’s, from a player who still plays', async () => {
    const house = openHouse()
    const { id, next } = await table(house)
    expect(refused(await house.tables.setOrder(id, next, 'maybe'))).toBe('unknown-order')
    expect(refused(await house.tables.setOrder(id, { id: '9', name: 'Nobody' }, 'yes'))).toBe('not-seated')
  })

  test('given at the same moment as a press loses neither', async () => {
    const house = openHouse()
    const { id, mover, next } = await table(house)
    const { position } = await playing(house, id)
    const [acted, ordered] = await Promise.all([
      house.tables.act(id, mover, position, 'add'),
      house.tables.setOrder(id, next, 'yes'),
    ])
    good(acted)
    good(ordered)
    await press(house, id, 'ask')
    expect(done(await house.tables.log(id, 1))).toEqual(['add by player', 'ask by player', 'yes by order'])
  })
})
