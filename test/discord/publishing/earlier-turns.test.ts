import { afterAll, describe, expect, test } from 'vitest'
import { SETTLED_MS } from '../../../src/discord/publishing/throttle.js'
import { pioneerDays } from '../../../src/games/pioneer-days/index.js'
import { TEXTS as DAYS } from '../../../src/games/pioneer-days/texts/index.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { User } from '../../../src/tables/model/people.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, BEN, cleanUp, DAN, EVE, good, playing, press, request, until } from '../../tables/kit/house.js'
import { act, quiet, type ToldTables, textOf, toldGameOfThree, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

describe('what a player missed', () => {
  const newest = (house: ToldTables) => house.channels.posted.at(-1)?.message.blocks ?? []
  const smallPrint = (house: ToldTables) =>
    textOf(newest(house))
      .split('\n')
      .filter((line) => line.startsWith('-#'))

  test('is told on one line each before the turn just over, which is told in full', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'end')
    for (const [user, presses] of [
      [second, 2],
      [third, 1],
    ] as const) {
      for (let i = 0; i < presses; i++) await act(house, table.id, user, 'add')
      await act(house, table.id, user, 'end')
    }
    expect(house.channels.posted.at(-1)?.message.pings).toEqual([first.id])
    expect(smallPrint(house)).toEqual([`-# Since ${first.name}’s last turn`, `-# **${second.name}** add 1, add 1, end 1`])
    expect(textOf(newest(house))).toMatch(/\n- \d add 1\n- \d end 1\n/)
    expect(textOf(newest(house)).match(/add 1/g)).toHaveLength(3)
  })

  test('is empty if the turn just over was the only one', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second] = inOrder
    await act(house, table.id, first, 'add')
    await act(house, table.id, first, 'end')
    expect(smallPrint(house)).toEqual([])
    await act(house, table.id, second, 'end')
    expect(smallPrint(house)).toEqual(['-# Since the game began', `-# **${first.name}** add 1, end 1`])
  })

  test('is told as long as the turn lasts, also after a restart, and no longer', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    for (const user of [first, second, third]) await act(house, table.id, user, 'end')
    const told = smallPrint(house)
    const after = house.restart()
    await act(after, table.id, first, 'add')
    after.clock.advance(SETTLED_MS)
    await until(() => after.channels.posted.at(-1)?.edits === 1)
    expect(smallPrint(after)).toEqual(told)
    expect(textOf(newest(after))).toContain('So far this turn')
    await act(after, table.id, first, 'end')
    const [past] = after.channels.posted.slice(-2)
    expect(textOf(past?.message.blocks ?? [])).not.toContain('-#')
  })

  test.each(['at once', 'later'])(
    'names those who had the seats then, also in the seat of whoever is called now: %s',
    async (when) => {
      const { house, table, inOrder } = await toldGameOfThree()
      const [first, second, third] = inOrder
      const replace = async (seat: User, substitute: User) => {
        const at = table.players.findIndex(({ id }) => id === seat.id)
        const asked = await house.tables.askReplace(table.id, third, at, substitute, { moderator: false, hasLeft: false })
        const { proposal } = good(asked)
        for (const user of proposal.asked) good(await house.tables.answer(table.id, user, proposal.id, true))
        await quiet(house, table.id)
      }
      await act(house, table.id, first, 'end')
      if (when === 'at once') await replace(first, EVE)
      await act(house, table.id, second, 'end')
      await replace(second, DAN)
      if (when === 'later') await replace(first, EVE)
      await act(house, table.id, third, 'end')
      expect(house.channels.posted.at(-1)?.message.pings).toEqual([EVE.id])
      expect(smallPrint(house)).toEqual([`-# Since ${first.name}’s last turn`, `-# **${second.name}** end 1`])
      expect(house.painted.at(-1)).toContain(EVE.name)
    },
  )

  test('leaves out a turn that was undone before it began again', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'end')
    const { position } = await act(house, table.id, second, 'add')
    const { proposal } = good(await house.tables.askUndo(table.id, first, position))
    for (const user of [second, third]) good(await house.tables.answer(table.id, user, proposal.id, true))
    await quiet(house, table.id)
    await act(house, table.id, first, 'end')
    await act(house, table.id, second, 'end')
    expect(smallPrint(house)).toEqual(['-# Since the game began', `-# **${first.name}** end 1`])
    expect(textOf(newest(house))).not.toContain('add 1')
    await act(house, table.id, third, 'end')
    expect(smallPrint(house)).toEqual([`-# Since ${first.name}’s last turn`, `-# **${second.name}** end 1`])
  })

  test('leaves out what was undone, whoever undid it', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'end')
    const { position } = await act(house, table.id, second, 'add')
    good(await house.tables.undo(table.id, second, position))
    await act(house, table.id, second, 'end')
    await act(house, table.id, third, 'end')
    expect(smallPrint(house)).toEqual([`-# Since ${first.name}’s last turn`, `-# **${second.name}** end 1`])
  })
})

describe('after an undo that leads back over the end of turns', () => {
  test('the next message tells nothing that was undone, but names the move that the others agreed to undo', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'end')
    for (const action of ['add', 'end']) await act(house, table.id, second, action)
    const { position } = await act(house, table.id, third, 'add')
    const { proposal } = good(await house.tables.askUndo(table.id, first, position))
    for (const user of [second, third]) good(await house.tables.answer(table.id, user, proposal.id, true))
    await quiet(house, table.id)
    await act(house, table.id, first, 'end')
    const told = textOf(house.channels.posted.at(-1)?.message.blocks ?? [])
    expect(told).toContain('Turn 2')
    const undone = /undid their latest move .* consent\. \*\(\d end 1\)\*/
    expect(told).toMatch(undone)
    expect(told).not.toContain('add 1')
    expect(told.replace(undone, '').match(/end 1/g)).toHaveLength(1)
  })

  test('the message of the turn that goes on says the same of what was before it after a restart, and nothing once it is over', async () => {
    const { house, table, inOrder } = await toldGameOfThree()
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'end')
    for (const user of [second, third]) for (const action of ['add', 'end']) await act(house, table.id, user, action)
    const { position } = await act(house, table.id, first, 'add')
    const { proposal } = good(await house.tables.askUndo(table.id, second, position))
    for (const user of [first, third]) good(await house.tables.answer(table.id, user, proposal.id, true))
    await quiet(house, table.id)
    const newest = (of: ToldTables) => textOf(of.channels.posted.at(-1)?.message.blocks ?? [])
    const [before = '', soFar] = newest(house).split('**So far this turn**')
    expect([before, soFar]).toEqual([expect.stringContaining(`**${first.name}** end 1`), expect.stringContaining('add 1')])
    const after = house.restart()
    await act(after, table.id, second, 'add')
    after.clock.advance(SETTLED_MS)
    await until(() => after.channels.posted.at(-1)?.edits === 1)
    expect(newest(after).split('**So far this turn**')[0]).toBe(before)
    const again = after.restart()
    await act(again, table.id, second, 'end')
    const closed = again.channels.posted.at(-2)?.message.blocks ?? []
    expect(textOf(closed)).toBe('### Tally · Turn 2')
  })

  test('the message of the turn that goes on has the heading that it had', async () => {
    const house = toldTables()
    const lobby = good(await house.tables.open(request({ gameId: 'pioneers' })))
    good(await house.tables.join(lobby.id, BEN))
    const { id } = good(await house.tables.start(lobby.id, ANN))
    await quiet(house, id)
    const headings = () => house.channels.posted.flatMap(({ message }) => /### .* · Turn .*/.exec(textOf(message.blocks)) ?? [])
    const first = seatOnTurn(await playing(house, id))
    for (let now = await playing(house, id); now.game.turn(now.state).number < 2; now = await playing(house, id)) {
      await press(house, id, now.game.legalActions(now.state, seatsToMove(now)[0] ?? 0).at(-1) ?? '')
    }
    await quiet(house, id)
    const now = await playing(house, id)
    const [asker = ANN, other = BEN] = first === 0 ? now.players : now.players.toReversed()
    const { proposal } = good(await house.tables.askUndo(id, asker, now.position))
    good(await house.tables.answer(id, other, proposal.id, true))
    await quiet(house, id)
    const [began, next, back, ...more] = headings()
    expect([next, more]).toEqual([expect.stringContaining('Turn 2 · Round 1'), []])
    expect(began).toContain('Turn 1 · Round 1')
    expect(back).toBe(began)
  })
})

test.each(LOCALES)('the first message of a game says whose turn it is in its title and its call alone, in %s', async (locale) => {
  const house = toldTables()
  const lobby = good(await house.tables.open(request({ gameId: pioneerDays.id, locale })))
  good(await house.tables.join(lobby.id, BEN))
  const { id } = good(await house.tables.start(lobby.id, ANN))
  await quiet(house, id)
  const table = await playing(house, id)
  const mover = table.players[seatOnTurn(table)] ?? ANN
  const told = textOf(house.channels.posted.at(-1)?.message.blocks ?? [])
  const { story } = DAYS[locale]
  const turn = { who: mover.name, week: 1, day: 1 }
  expect(told.split('\n')[0]).toBe(`### ${TEXTS[locale].turn.title(pioneerDays.name[locale], 1)} · ${story.turnHeading(turn)}`)
  expect(told).toContain(story.week({ week: 1 }))
  expect(told).not.toContain(story.turn(turn))
  expect(told.split(`<@${mover.id}>`)).toHaveLength(2)
})
