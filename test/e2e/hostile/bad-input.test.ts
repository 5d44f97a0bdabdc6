import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { postButtons, putCommands } from '../kit/forging.js'
import { altOf, offersOn, type Player, player, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene
let annie: Player
let bill: Player
let jim: Player

beforeEach(async () => {
  scene = await openScene()
  ;[annie, bill, jim] = ['Annie', 'Bill', 'Jim'].map((name) => player(scene.sandbox, name)) as [Player, Player, Player]
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

/** The newest private message has exactly this text. */
function expectPrivately(self: Player, text: string | RegExp): void {
  expect(textOf(self.lastPrivate())).toMatch(text)
  expect(offersOn(self.lastPrivate())).toEqual([])
}

const open = (self: Player, options: Readonly<Record<string, string | number>> = {}) => self.command('pioneers', { new: options })
const lobby = () => annie.screen().find(({ ephemeralFor }) => ephemeralFor === null)
const lobbyText = () => {
  const found = lobby()
  return found === undefined ? '' : textOf(found)
}

describe('a new table', () => {
  test.each([
    ['View Channel', { view: false }],
    ['Send Messages', { post: false }],
    ['Attach Files', { attach: false }],
  ])('needs the permission %s, and says so', async (name, denied) => {
    scene.sandbox.permit(scene.sandbox.channel('stagecoach').id, denied)
    await open(bill)
    expectPrivately(bill, new RegExp(`The bot lacks permissions in this channel: .*\\*\\*${name}\\*\\*`))
    expect(lobby()).toBeUndefined()
  })

  test('in a channel with one is refused, with a link to it', async () => {
    await open(annie)
    const id = lobby()?.message.id
    await bill.press('Join')
    await open(bill)
    expectPrivately(
      bill,
      new RegExp(`\\[A table\\]\\(https://discord\\.com/channels/\\d+/\\d+/${id}\\) is already open in this channel`),
    )
  })

  test('in a channel with one that somebody was invited to is refused with a link to the lobby, not to the invitation', async () => {
    await open(annie, { player1: jim.id })
    await scene.sandbox.until(() => jim.offers().some(({ label }) => label === 'No, thanks'))
    const id = lobby()?.message.id
    await open(bill)
    expectPrivately(bill, new RegExp(`\\[A table\\]\\(https://discord\\.com/channels/\\d+/\\d+/${id}\\) is already open`))
    await annie.command('pioneers', { tables: {} })
    expectPrivately(annie, new RegExp(`/channels/\\d+/\\d+/${id}\\)`))
  })

  test('in another channel is another table', async () => {
    await open(annie)
    const elsewhere = player(scene.sandbox, 'Bill', 'parlor')
    await open(elsewhere)
    expect(textOf(elsewhere.last())).toContain('Bill (host)')
  })

  test.each([
    ['seats', 9, ApplicationCommandOptionType.Integer, /between 2 and 4/],
    ['seats', 1, ApplicationCommandOptionType.Integer, /between 2 and 4/],
    ['language', 'tlh', ApplicationCommandOptionType.String, /One of the options is unknown/],
    ['covers', 'velvet', ApplicationCommandOptionType.String, /One of the options is unknown/],
  ])('with %s %s, which no client offers, is refused', async (name, value, type, sentence) => {
    const option = { type, name, description: 'forged' }
    const subcommand = { type: ApplicationCommandOptionType.Subcommand, name: 'new', description: 'forged', options: [option] }
    await putCommands(scene.sandbox, [{ name: 'pioneers', description: 'forged', options: [subcommand] }])
    await open(bill, { [name]: value })
    expectPrivately(bill, sentence)
  })

  test.each([
    ['Annie', 'you would be 5; at most 4 can play Pioneers'],
    ['Jim', 'vous seriez 5\u202f; on joue à Pioneers à 4 au plus'],
    ['Katie', 'wärt ihr 5; bei Pioneers spielen höchstens 4 mit'],
  ])('for more than can play says to %s how many that would be', async (name, sentence) => {
    const self = player(scene.sandbox, name)
    const guests = ['Annie', 'Bill', 'Jim', 'Katie'].filter((each) => each !== name)
    const named = guests.map((each, index) => [`player${index + 1}`, scene.sandbox.user(each).id])
    for (const seats of [{}, { seats: 4 }]) {
      await self.command('pioneers', { new: { ...Object.fromEntries(named), computers: 1, ...seats } })
      expect(textOf(self.lastPrivate())).toContain(sentence)
    }
    expect(lobby()).toBeUndefined()
  })

  test('speaks the language asked for in public, and the reader’s in private', async () => {
    await open(jim, { language: 'de', seats: 3 })
    expect(textOf(jim.last())).toContain('Wer spielt mit?')
    await bill.press('Mitspielen')
    await jim.press('Mitspielen')
    expectPrivately(jim, /^Vous avez déjà une place/)
  })
})

describe('a lobby', () => {
  test('does not start with one player', async () => {
    await open(annie)
    await annie.press('Start')
    expectPrivately(annie, /^At least 2 players/)
    expect(lobbyText()).toContain('1. Annie (host)')
  })

  test('is started by its host alone', async () => {
    await open(annie)
    await bill.press('Join')
    await bill.press('Start')
    expectPrivately(bill, /^Only the host, Annie/)
  })

  test('gives nobody two seats', async () => {
    await open(annie)
    await annie.press('Join')
    expectPrivately(annie, /^You already have a seat/)
  })

  test('gives its last seat only once, however many press', async () => {
    await open(annie, { seats: 2 })
    await Promise.all([bill.press('Join'), jim.press('Join')])
    const refused = [bill, jim].filter((self) => self.last().ephemeralFor === self.id)
    expect(refused).toHaveLength(1)
    expect(lobbyText()).toMatch(/2 of 2/)
  })

  test('shows everybody who sat down at the same time', async () => {
    await open(annie)
    await Promise.all([bill.press('Join'), jim.press('Join')])
    expect(lobbyText()).toMatch(/3 of 4/)
    expect(lobbyText()).toContain('Jim')
    expect(lobbyText()).toContain('Bill')
  })

  test('is left by its guests, and by its host to the next', async () => {
    await open(annie)
    await bill.press('Join')
    await jim.press('Leave')
    expectPrivately(jim, /^Vous n’avez pas de place/)
    await annie.press('Leave')
    expect(lobbyText()).toContain('1. Bill (host)')
    await bill.press('Leave')
    expect(lobbyText()).toContain('This table was closed before the game began.')
    await open(jim)
    expect(textOf(jim.last())).toContain('Jim (host)')
  })

  test('is closed by its host, not by a guest', async () => {
    await open(bill)
    await jim.press('Join')
    await jim.press('Close table')
    expectPrivately(jim, /^Seuls l’hôte, Bill, et les modérateurs/)
    await bill.press('Close table')
    expect(lobbyText()).toContain('Bill closed this table')
    expect(lobbyText()).not.toContain('open')
  })

  test('whose message was lost is shown again by /pioneers board', async () => {
    await open(annie)
    const first = lobby()?.message.id ?? ''
    scene.sandbox.deleteMessage(first)
    await bill.command('pioneers', { board: {} })
    await jim.press('Join')
    expect(lobbyText()).toContain('2. Jim')
  })
})

describe('a game', () => {
  test('can neither be joined nor ended through old buttons of its lobby', async () => {
    await open(annie, { seats: 3 })
    const forged = ['Join', 'Leave', 'Start', 'Close table'].map((label) => annie.offer(label).customId)
    await bill.press('Join')
    await annie.press('Start')
    expect(offersOn(lobby() ?? annie.last())).toEqual([])
    await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, forged)
    for (const customId of forged) {
      await annie.press(customId)
      expect(textOf(annie.lastPrivate())).toMatch(/The game has already begun/)
    }
  })

  test('is ended by its host after a question', async () => {
    await sitDown([bill, jim], { seats: 2 })
    await jim.command('pioneers', { cancel: {} })
    expectPrivately(jim, /^Seuls l’hôte, Bill, et les modérateurs/)
    await bill.command('pioneers', { cancel: {} })
    await bill.press('Keep playing')
    expect(textOf(bill.lastPrivate())).toMatch(/goes on/)
    await bill.command('pioneers', { cancel: {} })
    await bill.press('End the game')
    expectPrivately(bill, /has been ended/)
    await scene.sandbox.until(() =>
      jim.screen().some((message) => textOf(message).startsWith('Bill ended this game without a result.')),
    )
    // Nothing of the game is left to press.
    const left = () => jim.offers().map(({ label }) => label)
    await scene.sandbox.until(() => left().join() === 'Log,Replay,Rematch')
  })

  test('is ended by a moderator', async () => {
    await sitDown([bill, jim], { seats: 2 })
    await annie.command('pioneers', { cancel: {} })
    await annie.press('End the game')
    await scene.sandbox.until(() =>
      jim.screen().some((message) => textOf(message).startsWith('Annie ended this game without a result.')),
    )
  })

  test('that does not exist is not shown', async () => {
    for (const subcommand of ['board', 'hand', 'cancel']) {
      await bill.command('pioneers', { [subcommand]: {} })
      expectPrivately(bill, /^There is no table in this channel\. Open one with `\/pioneers new`\.$/)
    }
  })

  test('shows a hand to its players only', async () => {
    await sitDown([annie, bill], { seats: 2 })
    await jim.command('pioneers', { hand: {} })
    expectPrivately(jim, /^Vous n’avez pas de place/)
  })
})

test('the leaderboard is empty before the first game', async () => {
  await bill.command('leaderboard')
  expect(textOf(bill.lastPrivate())).toContain('You have no rated games here in this period.')
  expect(altOf(bill.lastPrivate())).toContain('Nobody is ranked here yet')
})
