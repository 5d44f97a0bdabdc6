/** The call to those for whom a lobby keeps seats: whom it names after somebody has answered, whatever fails in between. */
import { afterAll, expect, test } from 'vitest'
import { invitationMessage } from '../../../src/discord/words/lobby.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { listed } from '../../../src/i18n/words.js'
import { keptSeats } from '../../../src/tables/model/invitation.js'
import type { Lobby, PlayingTable } from '../../../src/tables/model/table.js'
import { ANN, BEN, CAT, cleanUp, DAN, good, request, until } from '../../tables/kit/house.js'
import { begunTableOfThree, quiet, type ToldTables, textOf, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

const MINUTE_MS = 60_000
const INVITED = { kind: 'invited', users: [BEN, CAT], position: 0 } as const

/** A lobby that keeps seats for Ben and Cat, after both were called. */
async function calledLobby(house: ToldTables): Promise<Lobby> {
  const table = good(await house.tables.open(request({ answers: true, invited: [BEN, CAT] })))
  house.tables.retell(table.id)
  await quiet(house, table.id)
  return table
}

/** A rematch that Ann has called the others to, after a game that she has ended. */
async function calledRematch(house: ToldTables): Promise<Lobby | PlayingTable> {
  const { table } = await begunTableOfThree(house)
  good(await house.tables.cancel(table.id, ANN, false))
  await quiet(house, table.id)
  const rematch = good(await house.tables.rematch(table.id, ANN))
  await quiet(house, rematch.id)
  return rematch
}

const callsIn = ({ channels }: ToldTables) => channels.posted.filter(({ message }) => /invites you/.test(textOf(message.blocks)))
const wordsIn = (house: ToldTables) => callsIn(house).map(({ message }) => textOf(message.blocks))

/** The call was sent without being recorded, and Ben has joined since, before a restart. */
async function unrecordedCall(house: ToldTables) {
  const { id } = await calledLobby(house)
  const [sent] = callsIn(house)
  await house.posts.remove(id, { key: 'invited', messageId: sent?.id ?? '' })
  good(await house.tables.join(id, BEN))
  await quiet(house, id)
  return { id, sent: sent?.id, after: house.restart() }
}

test('names only those whose seats are still kept, also if it was sent before without being recorded', async () => {
  const house = toldTables()
  const { id, after } = await unrecordedCall(house)
  const table = await after.tables.find(id)
  if (table === null) throw new Error('the table is gone')
  await after.publisher.publish(table, INVITED, true)
  good(await after.tables.join(id, DAN))
  await quiet(after, id)
  expect(wordsIn(after)).toEqual([expect.stringMatching(`^<@${CAT.id}>, Ann invites you`)])
})

test('is found although it names somebody who has joined, and nobody is called again', async () => {
  const house = toldTables()
  const { id, sent, after } = await unrecordedCall(house)
  const { send } = after.channels
  // Discord has forgotten the nonces of before.
  after.channels.send = (channelId, message, nonce) => send(channelId, message, `${nonce.slice(0, 24)}*`)
  const table = await after.tables.find(id)
  if (table === null) throw new Error('the table is gone')
  await after.publisher.publish(table, INVITED, true)
  expect(callsIn(after).map((call) => call.id)).toEqual([sent])
})

test.each(LOCALES)('promises that a rematch begins by itself only as long as nobody has declined (%s)', async (locale) => {
  const house = toldTables()
  const { id, host } = await calledLobby(house)
  const words = async () => {
    const table = await house.tables.find(id)
    if (table?.status !== 'lobby') throw new Error('it is no lobby')
    return textOf(invitationMessage({ ...table, locale, follows: id }, keptSeats(table)).blocks)
  }
  const { callWhole, callPart } = TEXTS[locale].lobby
  expect(await words()).toContain(callWhole)
  good(await house.tables.decline(id, BEN))
  expect(await words()).not.toContain(callWhole)
  expect(await words()).toContain(callPart(host.name))
})

test('promises again that a rematch begins by itself when whoever declined has joined', async () => {
  const house = toldTables()
  const { id, host } = await calledRematch(house)
  const { callWhole, callPart } = TEXTS.en.lobby
  const isTold = (sentence: string) => wordsIn(house).map((words) => words.includes(sentence))
  expect(isTold(callWhole)).toEqual([true])
  good(await house.tables.decline(id, BEN))
  await quiet(house, id)
  expect(isTold(callPart(host.name))).toEqual([true])
  good(await house.tables.join(id, BEN))
  await quiet(house, id)
  expect(isTold(callWhole)).toEqual([true])
})

test('says that the host starts a rematch while it is to have a thread of its own, which only its start opens', async () => {
  const house = toldTables()
  const { id, host } = await calledRematch(house)
  for (const thread of [true, false]) {
    good(await house.tables.configure(id, ANN, { thread }, 'elsewhere'))
    await quiet(house, id)
    const { callWhole, callPart } = TEXTS.en.lobby
    expect(wordsIn(house)).toEqual([expect.stringContaining(thread ? callPart(host.name) : callWhole)])
  }
})

test('says whom it does not notify again, because their host called them to another lobby lately', async () => {
  const house = toldTables()
  const first = good(await house.tables.open(request({ answers: true, invited: [BEN] })))
  house.tables.retell(first.id)
  await quiet(house, first.id)
  good(await house.tables.cancel(first.id, ANN, false))
  await quiet(house, first.id)
  const { id } = await calledLobby(house)
  const said = 'Ben was invited only a short time before and is not notified again.'
  expect(callsIn(house).map(({ message }) => message.pings)).toEqual([[CAT.id]])
  expect(wordsIn(house)).toEqual([expect.stringContaining(`\n-# ${said}`)])
  good(await house.tables.decline(id, CAT))
  await quiet(house, id)
  expect(wordsIn(house)).toEqual([expect.stringMatching(`^<@${BEN.id}>, Ann invites you`)])
  expect(wordsIn(house)).toEqual([expect.stringContaining(said)])
  good(await house.tables.cancel(id, ANN, false))
  await quiet(house, id)
  house.clock.advance(10 * MINUTE_MS)
  await calledLobby(house)
  expect(callsIn(house).map(({ message }) => message.pings)).toEqual([[BEN.id, CAT.id]])
  expect(wordsIn(house)).toEqual([expect.not.stringContaining('not notified')])
})

test.each(LOCALES)('names one or more whom it does not notify (%s)', async (locale) => {
  const table = { ...(await calledLobby(toldTables())), locale }
  const seats = keptSeats(table)
  const { notNotified } = TEXTS[locale].lobby
  for (const some of [seats.slice(0, 1), seats]) {
    const message = invitationMessage(
      table,
      seats,
      some.map(({ user }) => user.id),
    )
    const names = listed(
      locale,
      some.map(({ user }) => user.name),
    )
    expect(textOf(message.blocks)).toContain(`\n-# ${notNotified(names, some.length)}`)
    expect(message.pings).toEqual(seats.slice(some.length).map(({ user }) => user.id))
  }
})

test('does not mark itself, when it changes, for somebody who does not want to be called', async () => {
  const house = toldTables()
  await house.settings.setCalls(CAT.id, 'none', 'en')
  const { id } = await calledLobby(house)
  const pings = () => callsIn(house).map(({ message }) => message.pings)
  expect(pings()).toEqual([[BEN.id]])
  good(await house.tables.join(id, BEN))
  await quiet(house, id)
  expect(wordsIn(house)).toEqual([expect.stringMatching(`^<@${CAT.id}>, Ann invites you`)])
  expect(pings()).toEqual([[]])
})

test('tells anew until when seats are kept, if that was put off after the program was down', async () => {
  const house = toldTables()
  const { id } = await calledLobby(house)
  house.clock.advance(11 * MINUTE_MS)
  const after = house.restart()
  // Somebody comes before the clock looks at the seats, which are kept a little longer because nobody could answer.
  good(await after.tables.join(id, DAN))
  await quiet(after, id)
  const [before] = wordsIn(after)
  await after.tables.resume()
  await quiet(after, id)
  const table = await after.tables.find(id)
  const [{ until: kept = null } = {}] = table?.status === 'lobby' ? table.invited : []
  expect(kept).toBeGreaterThan(after.clock.now().getTime())
  expect(wordsIn(after)).not.toEqual([before])
  expect(wordsIn(after)).toEqual([expect.stringContaining(`<t:${Math.floor((kept ?? 0) / 1000)}:R>`)])
})

test('does not keep a lobby from being shown when it cannot be changed', async () => {
  const house = toldTables()
  const { id } = await calledLobby(house)
  const [call] = callsIn(house)
  house.channels.before = async (_what, messageId) => {
    if (messageId === call?.id) throw new Error('internal server error')
  }
  good(await house.tables.join(id, BEN, 'elsewhere'))
  await until(() => house.warnings.length > 0)
  const lobby = house.channels.posted.find(({ message }) => textOf(message.blocks).includes('who plays'))
  expect(textOf(lobby?.message.blocks ?? [])).toMatch(/2\. Ben\b/)
})
