/** `/tables`: what there is to join and to watch on a server. */
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sealedBids } from '../../conformance/tiny-game/index.js'
import { tally } from '../../tables/kit/tally-game.js'
import { postButtons } from '../kit/forging.js'
import { altOf, offersOn, type Player, player, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene
let annie: Player
let bill: Player
/** In another channel. */
let jim: Player

beforeEach(async () => {
  scene = await openScene({ games: [tally, sealedBids.game] })
  ;[annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
  scene.sandbox.setLocale(scene.sandbox.user('Jim').id, 'en-US')
  jim = player(scene.sandbox, 'Jim', 'parlor')
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const labels = (self: Player) => offersOn(self.lastPrivate()).map(({ label }) => label)

async function listed(self: Player): Promise<string> {
  await self.command('tables')
  return textOf(self.lastPrivate())
}

describe('the list of tables', () => {
  test('says so if there is none', async () => {
    expect(await listed(jim)).toBe(
      '### Tables on this server\nThere is no table here that you can join or watch. Open one with `/tally new`.',
    )
  })

  test('has lobbies with free seats, which are joined from any channel', async () => {
    await annie.command('tally', { new: { seats: 3 } })
    expect(await listed(jim)).toMatch(
      /^\*\*Tally\*\* · <#\d+> · hosted by Annie · 2 of 3 seats free · daily, 24 hours a decision$/m,
    )
    const join = jim.offer('Join')
    await jim.use(join)
    expect(textOf(jim.lastPrivate())).toMatch(/^You now have a seat in <#\d+>\.$/)
    await scene.sandbox.until(() => annie.screen().some((message) => /2\. Jim/.test(textOf(message))))
    await jim.use(join)
    expect(textOf(jim.lastPrivate())).toBe('You already have a seat at this table.')
    expect(await listed(jim)).toMatch(
      /^\*\*Tally\*\* · <#\d+> · hosted by Annie · you have a seat · daily, 24 hours a decision$/m,
    )
    expect(labels(jim)).toEqual([])
    await bill.press('Join')
    expect(await listed(annie)).toContain('you have a seat')
    const katie = player(scene.sandbox, 'Katie', 'parlor')
    expect(await listed(katie)).toContain('Gerade gibt es hier keinen Tisch')
  })

  test('has lobbies whose last seats are kept for the asker, and says of those kept for others that they are', async () => {
    await annie.command('tally', { new: { seats: 2, player1: jim.id } })
    expect(await listed(jim)).toContain('a seat is kept for you')
    expect(labels(jim)).toEqual(['Join'])
    expect(await listed(bill)).toMatch(
      /^\*\*Tally\*\* · <#\d+> · hosted by Annie · the open seat is kept for somebody else · daily, 24 hours a decision$/m,
    )
    expect(labels(bill)).toEqual([])
    const katie = player(scene.sandbox, 'Katie', 'parlor')
    expect(await listed(katie)).toContain('der offene Platz ist für jemand anderen freigehalten')
    expect(labels(katie)).toEqual([])
  })

  test('tells whoever is invited that a seat is kept for them, also where more are free', async () => {
    await annie.command('tally', { new: { seats: 3, player1: jim.id } })
    expect(await listed(jim)).toContain('a seat is kept for you')
    expect(await listed(jim)).not.toContain('free')
    expect(labels(jim)).toEqual(['Join'])
    expect(await listed(bill)).toContain('1 of 3 seats free')
    expect(labels(bill)).toEqual(['Join'])
  })

  test('has running games, to be watched without anything secret', async () => {
    await sitDown([annie, bill], { seats: 2 }, sealedBids.game.id)
    expect(await listed(jim)).toMatch(/^\*\*[^*]+\*\* · <#\d+> · Annie and Bill · on turn 1$/m)
    await jim.press('Watch')
    const board = jim.lastPrivate()
    expect(altOf(board)).not.toBe('')
    expect(textOf(board)).toMatch(/-# Played in <#\d+>\. Nothing secret is shown here\.$/)
    expect(labels(jim)).toEqual(['Log', 'Replay so far', 'Everything as text', 'Rules', 'Refresh'])
    await annie.command('tables')
    await annie.press('Watch')
    for (const told of [textOf, altOf]) expect(told(annie.lastPrivate())).toBe(told(board))
    for (const [label, what] of [
      ['Everything as text', /as text/],
      ['Log', /what happened/],
      ['Rules', /the rules/],
    ] as const) {
      await jim.command('tables')
      await jim.press('Watch')
      await jim.press(label)
      expect(textOf(jim.lastPrivate()), label).toMatch(what)
      const { id } = jim.lastPrivate().message
      await jim.press('Board')
      await jim.press('Refresh')
      for (const told of [textOf, altOf]) expect(told(jim.lastPrivate()), label).toBe(told(board))
      expect(jim.lastPrivate().message.id, label).toBe(id)
    }
    await jim.command('tables')
    await jim.press('Watch')
    await jim.press('Replay so far')
    await scene.sandbox.until(() => labels(jim).includes('Move by move'))
    expect(labels(jim)).toEqual(['Move by move', 'Board'])
    const { id } = jim.lastPrivate().message
    await jim.press('Move by move')
    expect(labels(jim).at(-1)).toBe('Board')
    await jim.press('Board')
    expect(textOf(jim.lastPrivate())).toBe(textOf(board))
    expect(jim.lastPrivate().message.id).toBe(id)
  })

  test('offers its players in another channel what can be pressed there, and leads them back to the board', async () => {
    await sitDown([annie, bill], { seats: 2 }, sealedBids.game.id)
    const away = player(scene.sandbox, 'Annie', 'parlor')
    await listed(away)
    await away.press('Watch')
    const board = textOf(away.lastPrivate())
    for (const label of ['Everything as text', 'Log', 'Rules']) {
      await away.press(label)
      expect(labels(away).slice(-1), label).toEqual(['Board'])
      expect(labels(away), label).not.toContain('Take turn')
      await away.press('Board')
      expect(textOf(away.lastPrivate()), label).toBe(board)
    }
    await away.press('Replay so far')
    await scene.sandbox.until(() => labels(away).includes('Move by move'))
    expect(labels(away)).toEqual(['Move by move', 'Board'])
    await away.press('Move by move')
    await away.press('Board')
    expect(textOf(away.lastPrivate())).toBe(board)
  })

  test('lets the replay be shown to everybody in the channel of the game', async () => {
    await sitDown([annie, bill], { seats: 2 }, 'tally')
    const katie = player(scene.sandbox, 'Katie')
    await katie.command('tally', { replay: {} })
    await scene.sandbox.until(() => labels(katie).length === 3)
    expect(labels(katie)).toEqual(['Schritt für Schritt', 'Allen zeigen', 'Spielplan'])
  })

  test('leads its players from the replay to their own board', async () => {
    await sitDown([annie, bill], { seats: 2 }, 'tally')
    const leads: string[] = []
    for (const each of [annie, bill]) {
      await each.command('tally', { replay: {} })
      await scene.sandbox.until(() => labels(each).includes('Board'))
      await each.press('Board')
      expect(textOf(each.lastPrivate())).not.toContain('Nothing secret')
      leads.push(...labels(each).filter((label) => label === 'Take turn'))
    }
    expect(leads).toEqual(['Take turn'])
  })

  test('leaves out what the asker cannot see, and its buttons lead nowhere then', async () => {
    await sitDown([annie, bill], { seats: 2 }, 'tally')
    await listed(jim)
    const watch = jim.offer('Watch').customId
    await scene.stopBot()
    const database = new Database(scene.databasePath)
    database.exec("update tables set channel_id = '7', opened_in = '7'")
    database.close()
    await scene.startBot()
    expect(await listed(jim)).toContain('There is no table')
    await postButtons(scene.sandbox, scene.sandbox.channel('parlor').id, [
      watch,
      watch.replace('spectate', 'rules'),
      watch.replace('spectate', 'log:'),
      watch.replace('spectate', 'hand'),
    ])
    for (const id of [watch, watch.replace('spectate', 'log:'), watch.replace('spectate', 'hand')]) {
      await jim.press(id)
      expect(textOf(jim.lastPrivate()), id).toBe('That button belongs to a table in <#7>. Continue there.')
    }
  })

  test('lets nobody act from afar', async () => {
    await sitDown([annie, bill], { seats: 2 }, 'tally')
    await listed(jim)
    const watch = jim.offer('Watch').customId
    const forged = ['take', 'hand', 'cancel', 'show-replay'].map((verb) => watch.replace('spectate', verb))
    await postButtons(scene.sandbox, scene.sandbox.channel('parlor').id, forged)
    for (const id of forged) {
      await jim.press(id)
      expect(textOf(jim.lastPrivate()), id).toMatch(/^That button belongs to a table in/)
    }
  })
})
