import { afterAll, describe, expect, test } from 'vitest'
import { RETRIES_MS } from '../../../src/discord/context/painting.js'
import { SETTLED_MS } from '../../../src/discord/publishing/throttle.js'
import { asNew, plainMessage } from '../../../src/discord/wire/message.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { cleanUp, good, until } from '../../tables/kit/house.js'
import { act, begunTable, inTurn, labelsOf, quiet, type ToldTables, textOf, toldGame, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

describe('pictures of a turn', () => {
  test('one is painted for each turn that passes without a pause', async () => {
    const { house, table } = await toldGame()
    for (let turn = 0; turn < 2; turn++) {
      await act(house, table.id, inTurn(await playing(house, table.id)).mover, 'add')
      await act(house, table.id, inTurn(await playing(house, table.id)).mover, 'end')
    }
    await quiet(house, table.id)
    expect(house.channels.posted).toHaveLength(3)
    expect(house.painted).toHaveLength(3)
  })
  test('and one more when its steps are shown, however many there are', async () => {
    const { house, table, mover } = await toldGame()
    for (let step = 0; step < 3; step++) await act(house, table.id, mover, 'add')
    house.clock.advance(SETTLED_MS)
    await until(() => house.channels.posted.some(({ edits }) => edits > 0))
    await quiet(house, table.id)
    expect(house.painted).toHaveLength(2)
  })
})

describe('pictures that cannot be made', () => {
  const newest = (house: ToldTables) => asNew(house.channels.posted.at(-1)?.message ?? plainMessage([]))
  const shows = (house: ToldTables, sentence: string) => JSON.stringify(newest(house).components).includes(sentence)
  const FOLLOWS = TEXTS.en.turn.pictureFollows
  const NONE = TEXTS.en.panel.noPicture

  async function tryAgain(house: ToldTables): Promise<void> {
    const before = house.warnings.length
    await until(() => house.clock.waiting > 0)
    house.clock.advance(RETRIES_MS.at(-1) ?? 0)
    await until(() => !house.ink.isOut || house.warnings.length > before)
  }

  /** The first turn, told while no picture can be painted. */
  async function inkless() {
    const house = toldTables()
    house.ink.isOut = true
    const table = await begunTable(house)
    expect(shows(house, FOLLOWS)).toBe(true)
    return { house, table }
  }

  test('follow as soon as they can be', async () => {
    const { house } = await inkless()
    await tryAgain(house)
    house.ink.isOut = false
    await tryAgain(house)
    await until(() => newest(house).files?.length === 1)
    expect([shows(house, FOLLOWS), shows(house, NONE)]).toEqual([false, false])
  })

  test('are not promised forever: the message finally says that there is none, and the next step tries again', async () => {
    const { house, table } = await inkless()
    for (const _ of RETRIES_MS) await tryAgain(house)
    await until(() => shows(house, NONE))
    await quiet(house, table.id)
    expect([shows(house, FOLLOWS), house.clock.waiting]).toEqual([false, 0])
    house.ink.isOut = false
    await act(house, table.id, inTurn(table).mover, 'add')
    house.clock.advance(SETTLED_MS)
    await until(() => newest(house).files?.length === 1)
  })

  test('are not promised forever with a result either', async () => {
    const { house, table } = await inkless()
    for (let turn = 0; turn < 6; turn++) {
      const now = await house.tables.find(table.id)
      if (now?.status === 'playing') good(await house.tables.act(table.id, inTurn(now).mover, now.position, 'end'))
      await quiet(house, table.id)
    }
    expect((await house.tables.find(table.id))?.status).toBe('over')
    expect(shows(house, FOLLOWS)).toBe(true)
    await until(() => {
      house.clock.advance(RETRIES_MS[2])
      return shows(house, NONE)
    })
    expect(shows(house, FOLLOWS)).toBe(false)
  })

  test('before a restart leave no buttons on their message after it', async () => {
    const { house, table } = await inkless()
    const after = house.restart()
    await act(after, table.id, inTurn(table).mover, 'end')
    const first = after.channels.posted[0]?.message
    expect(first?.picture).toBeNull()
    expect(labelsOf(first?.blocks ?? [])).toEqual([])
    expect(textOf(first?.blocks ?? [])).toContain('Turn 1')
    expect((await after.posts.list(table.id)).map(({ key }) => key)).toEqual(['turn:2'])
    expect(after.warnings).toEqual([])
  })
})

async function playing(house: ReturnType<typeof toldTables>, id: string) {
  const table = await house.tables.find(id)
  if (table?.status !== 'playing') throw new Error('the game is over')
  return table
}
