/** How users are called who want direct messages, or no calls. */
import { afterAll, describe, expect, test } from 'vitest'
import { UNANSWERED_MS } from '../../../src/discord/publishing/private-questions.js'
import { insteadMessage } from '../../../src/discord/words/calls.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import { ANN, BEN, cleanUp, until } from '../../tables/kit/house.js'
import { act, begunTable, inTurn, labelsOf, type ToldTables, textOf, toldTables, UNCHANGED } from '../kit/told-tables.js'

afterAll(cleanUp)

/** A table at which both want direct messages, after its first turn was told. */
async function directTable(calls: 'direct' | 'none' = 'direct', house = toldTables()) {
  for (const { id } of [ANN, BEN]) await house.settings.setCalls(id, calls, 'en')
  const table = await begunTable(house)
  return { house, table, ...inTurn(table) }
}

const calledIn = ({ channels }: ToldTables) => channels.posted.map(({ called }) => called)
const wordsIn = ({ channels }: ToldTables) => channels.posted.map(({ message }) => textOf(message.blocks))
const directly = ({ directs }: ToldTables) => directs.sent.map(({ userId, message }) => [userId, textOf(message.blocks)])
const linkTo = ({ channelId, guildId }: PlayingTable, id: string) =>
  `(https://discord.com/channels/${guildId}/${channelId}/${id})`

describe('who wants direct messages', () => {
  test('gets one for each call, with a link to its message, and is not notified in the channel', async () => {
    const { house, table, mover, other } = await directTable()
    await act(house, table.id, mover, 'end')
    expect(calledIn(house)).toEqual([[], []])
    expect(directly(house)).toEqual([
      [mover.id, `**Tally:** it is your turn.\n[Go to the table]${linkTo(table, 'm1')}`],
      [other.id, `**Tally:** it is your turn.\n[Go to the table]${linkTo(table, 'm2')}`],
    ])
    await act(house, table.id, other, 'end')
    await act(house, table.id, mover, 'end')
    expect(directly(house).slice(-2)).toEqual([
      [ANN.id, expect.stringContaining('**Tally:** the game is over.')],
      [BEN.id, expect.stringContaining('**Tally:** the game is over.')],
    ])
  })

  test('reads them in their own language, and nothing in them that could be pressed or is secret', async () => {
    const house = toldTables()
    await house.settings.setCalls(ANN.id, 'direct', 'de')
    await house.settings.setCalls(BEN.id, 'direct', 'fr')
    const { mover } = inTurn(await begunTable(house))
    const { summons, toTable } = TEXTS[mover.id === ANN.id ? 'de' : 'fr'].settings
    const [sent] = house.directs.sent
    expect(textOf(sent?.message.blocks ?? [])).toMatch(summons.turn('Tally'))
    expect(textOf(sent?.message.blocks ?? [])).toContain(`[${toTable}](`)
    expect(labelsOf(sent?.message.blocks ?? [])).toEqual([])
    expect(sent?.message.picture).toBeNull()
  })

  test('gets each once, after a restart and if its message was sent but not recorded', async () => {
    const { house, table } = await directTable()
    await house.posts.remove(table.id, { key: 'turn:1', messageId: 'm1' })
    const after = house.restart()
    for (let time = 0; time < 2; time++) await after.publisher.publish(table, { kind: 'turn', turn: 1, position: 1 }, true)
    expect(await after.posts.find(table.id, 'turn:1')).toMatchObject({ messageId: 'm1' })
    expect(after.directs.sent).toHaveLength(1)
  })

  test('is called directly to a question that stays unanswered', async () => {
    const { house, table, mover, other } = await directTable()
    house.privateMessages.remember('c1', other.id, 'en', async () => UNCHANGED)
    await act(house, table.id, mover, 'ask')
    expect(house.directs.sent).toHaveLength(1)
    house.clock.advance(UNANSWERED_MS)
    await until(() => house.directs.sent.length === 2)
    const [, text] = directly(house)[1] ?? []
    expect(text).toContain('**Tally:** your answer is needed.')
    expect(calledIn(house)).toEqual([[], []])
  })

  test('and accepts none is called in the channel, told so once, and called directly again once that works', async () => {
    const { house, table, mover, other } = await directTable('direct', closed())
    expect(calledIn(house)).toEqual([[], [mover.id]])
    expect(wordsIn(house)[1]).toBe(TEXTS.en.settings.closedFor(`<@${mover.id}>`))
    expect(await house.settings.find(mover.id)).toMatchObject({ calls: 'direct', toldClosed: true })
    await act(house, table.id, mover, 'end')
    await act(house, table.id, other, 'end')
    expect(calledIn(house)).toEqual([[], [mover.id], [], [other.id], [mover.id]])
    const after = house.restart()
    after.directs.arrival = 'arrived'
    await act(after, table.id, mover, 'end')
    expect(calledIn(after).at(-1)).toEqual([ANN.id, BEN.id])
    expect(directly(after).map(([id]) => id)).toEqual([ANN.id, BEN.id])
    for (const { id } of [ANN, BEN]) expect((await after.settings.find(id)).toldClosed).toBe(false)
  })

  test('is called in the channel if one does not arrive for another reason, without being told that they accept none', async () => {
    const house = toldTables()
    house.directs.arrival = 'failed'
    const { mover } = await directTable('direct', house)
    expect(calledIn(house)).toEqual([[], [mover.id]])
    expect(wordsIn(house)[1]).toBe(`<@${mover.id}> **Tally:** it is your turn.`)
    expect((await house.settings.find(mover.id)).toldClosed).toBe(false)
  })
})

function closed(): ToldTables {
  const house = toldTables()
  house.directs.arrival = 'closed'
  return house
}

test('who wants no calls gets none, neither in the channel nor directly', async () => {
  const { house, table, mover, other } = await directTable('none')
  for (const user of [mover, other, mover]) await act(house, table.id, user, 'end')
  expect(calledIn(house)).toEqual([[], [], [], []])
  expect(house.directs.sent).toEqual([])
})

test.each(LOCALES)('every reason for a call has its sentence in %s', (locale) => {
  const sentences = (['turn', 'question', 'proposal', 'wait', 'result', 'lobby'] as const).map((to) =>
    textOf(insteadMessage('1', { to, game: { en: 'Tally', fr: 'Tally', de: 'Tally' }, locale }).blocks),
  )
  expect(new Set(sentences).size).toBe(6)
  for (const sentence of sentences) expect(sentence).toMatch(/^<@1> \*\*Tally/)
})
