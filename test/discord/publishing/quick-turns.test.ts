/** Turns that are over before their channel was told of them, and what their messages must still do. */
import { afterAll, describe, expect, test } from 'vitest'
import { PATIENCE_MS } from '../../../src/discord/context/painting.js'
import { PROGRESS_MS, SETTLED_MS } from '../../../src/discord/publishing/throttle.js'
import { isMissing } from '../../../src/discord/wire/message.js'
import type { User } from '../../../src/tables/model/people.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import { cleanUp, good, told, until } from '../../tables/kit/house.js'
import {
  act,
  begunTableOfThree,
  labelsOf,
  quiet,
  type ToldTables,
  textOf,
  toldGameOfThree,
  toldTables,
} from '../kit/told-tables.js'

afterAll(cleanUp)

/** From now on pictures wait until `dry`. `begun` resolves when this many are waiting. */
function wetInk(house: ToldTables) {
  const drying: (() => void)[] = []
  house.ink.dry = () => new Promise((resolve) => drying.push(resolve))
  return {
    begun: (pictures = 1) => until(() => drying.length === pictures, 'a picture'),
    dry() {
      house.ink.dry = async () => {}
      for (const resolve of drying.splice(0)) resolve()
    },
  }
}

/** Like `act`, without waiting for the channel. */
async function hurry(house: ToldTables, tableId: string, user: User, action: string): Promise<void> {
  const table = await house.tables.find(tableId)
  good(await house.tables.act(tableId, user, table?.position ?? 0, action))
}

/** A user asks to undo their last press, and the others agree at once. */
async function takeBack(house: ToldTables, { id }: PlayingTable, user: User, others: readonly User[]): Promise<void> {
  const now = await house.tables.find(id)
  const { proposal } = good(await house.tables.askUndo(id, user, now?.position ?? 0))
  for (const other of others) good(await house.tables.answer(id, other, proposal.id, true))
}

const turnsTold = (house: ToldTables) =>
  house.channels.posted.flatMap(({ message, called }) => {
    const [, turn] = /Turn (\d+)$/m.exec(textOf(message.blocks)) ?? []
    return turn === undefined ? [] : [{ turn: Number(turn), called, text: textOf(message.blocks) }]
  })

/** A table of three whose second turn is over before its message is made. */
async function secondTurnHurried(house: ToldTables) {
  const { table, inOrder } = await begunTableOfThree(house)
  const [first, second, third] = inOrder
  const ink = wetInk(house)
  await hurry(house, table.id, first, 'end')
  await ink.begun()
  await hurry(house, table.id, second, 'add')
  await hurry(house, table.id, second, 'end')
  ink.dry()
  return { table, first, third }
}

describe('a turn that is over', () => {
  test('before its message is made is told with the next one, and nobody is called for it', async () => {
    const house = toldTables()
    const { table, first, third } = await secondTurnHurried(house)
    await quiet(house, table.id)
    expect(turnsTold(house).map(({ turn, called }) => [turn, ...called])).toEqual([
      [1, first.id],
      [3, third.id],
    ])
    expect(turnsTold(house)[1]?.text).toMatch(/- \d end 1\n- \d add 1\n- \d end 1\n/)
    expect(turnsTold(house)[1]?.text).not.toContain('So far')
  })

  test('and told with the next one is still told there after a restart, and when that one is over', async () => {
    const before = toldTables()
    const { table, third } = await secondTurnHurried(before)
    await told(before, table.id)
    const both = /- \d end 1\n- \d add 1\n- \d end 1/
    const house = before.restart()
    await house.tables.resume()
    await act(house, table.id, third, 'add')
    house.clock.advance(SETTLED_MS)
    await until(() => turnsTold(house)[1]?.text.includes('So far') === true)
    expect(turnsTold(house)[1]?.text).toMatch(both)
    await told(house, table.id)
    const again = house.restart()
    await again.tables.resume()
    await act(again, table.id, third, 'end')
    await told(again, table.id)
    expect(turnsTold(again).map(({ turn }) => turn)).toEqual([1, 3, 4])
    expect(labelsOf(again.channels.posted[1]?.message.blocks ?? [])).toEqual([])
    expect(turnsTold(again)[1]?.text).toMatch(both)
  })

  test('before the channel could be written to is told with the next one, and nobody is called for it', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    house.channels.trouble = { kind: 'outage' }
    await hurry(house, table.id, first, 'end')
    await until(() => house.warnings.length === 1)
    for (const user of [second, third, first]) await hurry(house, table.id, user, 'end')
    house.channels.trouble = null
    house.clock.advance(1_000)
    await quiet(house, table.id)
    expect(turnsTold(house).map(({ turn, called }) => [turn, ...called])).toEqual([
      [1, first.id],
      [5, second.id],
    ])
    expect(turnsTold(house)[1]?.text.match(/end 1/g)).toHaveLength(4)
  })

  test('with the game, before its message is made, is told with the result, which is all that anybody is called to', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    const ink = wetInk(house)
    await hurry(house, table.id, first, 'end')
    await ink.begun()
    for (const user of [second, third]) good(await house.tables.resign(table.id, user))
    ink.dry()
    await quiet(house, table.id)
    expect(turnsTold(house).map(({ turn }) => turn)).toEqual([1])
    const result = house.channels.posted.at(-1)?.message
    expect(textOf(result?.blocks ?? [])).toMatch(/the game is over.*end 1/s)
    expect(result?.pings).toEqual([first.id])

    const over = await house.tables.find(table.id)
    if (over === null) throw new Error('the table is gone')
    await house.publisher.publish(over, { kind: 'reviewed', position: over.position }, false)
    expect(textOf(house.channels.posted.at(-1)?.message.blocks ?? [])).toMatch(/the game is over.*end 1/s)
  })
})

describe('a turn that was undone', () => {
  test('and ended again before its message is made is told with the next one, calling nobody for it', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'end')
    const ink = wetInk(house)
    await takeBack(house, table, first, [second, third])
    await ink.begun()
    for (const action of ['add', 'end']) await hurry(house, table.id, first, action)
    await hurry(house, table.id, second, 'end')
    ink.dry()
    await quiet(house, table.id)
    expect(turnsTold(house).map(({ turn, called }) => [turn, ...called])).toEqual([
      [1, first.id],
      [2, second.id],
      [3, third.id],
    ])
    expect(turnsTold(house)[2]?.text).toMatch(/undid.*add 1.*end 1.*end 1/s)
    expect((await house.posts.list(table.id)).map(({ key }) => key)).toEqual(['turn:3'])
  })

  test('and ended again before the channel hears of it changes the existing message, calling nobody again', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'end')
    house.channels.trouble = { kind: 'outage' }
    await takeBack(house, table, first, [second, third])
    await until(() => house.warnings.length > 0)
    for (const action of ['add', 'end']) await hurry(house, table.id, first, action)
    house.channels.trouble = null
    house.clock.advance(1_000)
    await until(() => turnsTold(house).some(({ text }) => /undid.*add 1.*end 1/s.test(text)))
    await quiet(house, table.id)
    expect(turnsTold(house).map(({ turn, called }) => [turn, ...called])).toEqual([
      [1, first.id],
      [2, second.id],
    ])
  })

  test('and ended again before its message is made changes the existing message, calling nobody again', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'end')
    const ink = wetInk(house)
    await takeBack(house, table, first, [second, third])
    await ink.begun()
    for (const action of ['add', 'end']) await hurry(house, table.id, first, action)
    ink.dry()
    await until(() => turnsTold(house).some(({ text }) => /undid.*add 1.*end 1/s.test(text)))
    await quiet(house, table.id)
    expect(turnsTold(house).map(({ turn, called }) => [turn, ...called])).toEqual([
      [1, first.id],
      [2, second.id],
    ])
  })

  test('before its message is made gets no message, and the one that holds again is changed', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'add')
    const ink = wetInk(house)
    await hurry(house, table.id, first, 'end')
    await ink.begun()
    await takeBack(house, table, first, [second, third])
    ink.dry()
    await until(() => /undid/.test(turnsTold(house)[0]?.text ?? ''))
    await quiet(house, table.id)
    expect(turnsTold(house).map(({ turn }) => turn)).toEqual([1])
  })
})

describe('an undo by consent', () => {
  test('stops the call of a turn that was undone at once, even while the picture of the present one is painted', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'end')
    expect(labelsOf(house.channels.posted.at(-1)?.message.blocks ?? [])).toContain('Take turn')
    const ink = wetInk(house)
    await takeBack(house, table, first, [second, third])
    await ink.begun()
    const undone = house.channels.posted.find(({ message }) => textOf(message.blocks).includes('Turn 2'))
    expect(labelsOf(undone?.message.blocks ?? [])).toEqual([])
    expect(textOf(undone?.message.blocks ?? [])).not.toContain(second.name)
    ink.dry()
    await quiet(house, table.id)
    expect(turnsTold(house).map(({ turn, called }) => [turn, ...called])).toContainEqual([1, first.id])
  })

  test('within a turn is shown as soon as the message of the turn may change', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'ask')
    house.clock.advance(PROGRESS_MS)
    await until(() => labelsOf(house.channels.posted[0]?.message.blocks ?? []).includes('Answer'))
    house.clock.advance(PROGRESS_MS)
    await takeBack(house, table, first, [second, third])
    await quiet(house, table.id)
    house.clock.advance(PROGRESS_MS)
    await until(() => labelsOf(house.channels.posted[0]?.message.blocks ?? []).includes('Take turn'))
  })
})

describe('a late picture of a turn', () => {
  test('waits until its message may change again', async () => {
    const house = toldTables()
    const ink = wetInk(house)
    const begun = begunTableOfThree(house)
    await ink.begun()
    house.clock.advance(PATIENCE_MS)
    const { table, inOrder } = await begun
    const edits = () => house.channels.posted[0]?.edits
    await act(house, table.id, inOrder[0], 'add')
    house.clock.advance(SETTLED_MS)
    await ink.begun(2)
    house.clock.advance(PATIENCE_MS)
    await until(() => edits() === 1)
    house.clock.advance(PROGRESS_MS - 1)
    ink.dry()
    await quiet(house, table.id)
    expect(edits()).toBe(1)
    house.clock.advance(1)
    await until(() => edits() === 2)
    expect(house.channels.posted[0]?.message.picture).toMatchObject({ alt: expect.stringContaining('Ann') })
  })

  test('comes even if it could not be shown at once and there is other news meanwhile', async () => {
    const house = toldTables()
    const ink = wetInk(house)
    const begun = begunTableOfThree(house)
    await ink.begun()
    house.clock.advance(PATIENCE_MS)
    const { table, inOrder } = await begun
    house.channels.before = async () => {
      throw new Error('503')
    }
    ink.dry()
    await until(() => house.warnings.length === 1, 'the failure')
    house.channels.before = async () => {}
    good(await house.tables.askEnd(table.id, inOrder[1]))
    await quiet(house, table.id)
    house.clock.advance(PROGRESS_MS)
    await until(() => (house.channels.posted[0]?.edits ?? 0) > 0, 'the picture')
    expect(house.channels.posted[0]?.message.picture).toMatchObject({ alt: expect.stringContaining('Ann') })
  })

  test('told with an earlier one is retried if it could not be shown', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const ink = wetInk(house)
    await hurry(house, table.id, inOrder[0], 'end')
    await ink.begun()
    await hurry(house, table.id, inOrder[1], 'end')
    house.clock.advance(PATIENCE_MS)
    await ink.begun(2)
    house.clock.advance(PATIENCE_MS)
    await quiet(house, table.id)
    const message = () => house.channels.posted.at(-1)?.message
    expect(turnsTold(house).map(({ turn }) => turn)).toEqual([1, 3])
    house.channels.before = async () => {
      throw new Error('503')
    }
    ink.dry()
    await until(() => house.warnings.length === 1, 'the failure')
    house.channels.before = async () => {}
    house.clock.advance(1_000)
    await until(() => message()?.picture !== null && !isMissing(message()?.picture ?? null), 'the picture')
  })
})
