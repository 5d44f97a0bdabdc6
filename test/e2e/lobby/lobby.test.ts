import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../../src/games/index.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { tally } from '../../tables/kit/tally-game.js'
import { altOf, offersOn, type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene
let annie: Player
let bill: Player
let katie: Player

beforeEach(async () => {
  scene = await openScene({ games: [...GAMES, tally] })
  ;[annie, bill, katie] = ['Annie', 'Bill', 'Katie'].map((name) => player(scene.sandbox, name)) as [Player, Player, Player]
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const publicOnes = () => annie.screen().filter(({ ephemeralFor }) => ephemeralFor === null)
const untilTold = (what: RegExp) => scene.sandbox.until(() => publicOnes().findLast((message) => what.test(textOf(message))))
const labels = (message: Parameters<typeof offersOn>[0]) => offersOn(message).map(({ label }) => label)

const LACKS = /^The bot lacks permissions in this channel: \*\*Send Messages\*\*\./

/** A game of tally, played to its end by Annie and Bill. */
async function played(): Promise<void> {
  await annie.command('tally', { new: { seats: 2, turns: '3' } })
  await bill.press('Join')
  await annie.press('Start')
  for (const turn of [1, 2, 3]) {
    const call = await untilTold(new RegExp(`Turn ${turn}\\b`))
    const mover = call.pings.includes(annie.id) ? annie : bill
    await mover.press('Take turn')
    await mover.press('end')
  }
  await untilTold(/the game is over/)
}

describe('a new table', () => {
  const title = (game: string) => new RegExp(`^### ${game}: who plays\\?`)

  test('is for the game that the command is named after, or for the one that is chosen in it', async () => {
    await annie.command('tally', { new: {} })
    await untilTold(title(tally.name.en))
    const { message } = await player(scene.sandbox, 'Bill', 'parlor').command('tally', { new: { game: 'pioneers' } })
    expect(message && textOf(message)).toMatch(title('Pioneers'))
    for (const subcommand of ['board', 'replay', 'verify'] as const) {
      const { message: elsewhere } = await annie.command('pioneers', { [subcommand]: {} })
      expect(elsewhere && textOf(elsewhere)).toBe(`The table in this channel is for Tally. Use \`/tally ${subcommand}\`.`)
    }
  })

  test('where one is open names what can be done with that one, whatever was asked for', async () => {
    await annie.command('tally', { new: {} })
    await annie.command('pioneers', { new: {} })
    expect(textOf(annie.lastPrivate())).toContain('Show it with `/tally board`, end it with `/tally cancel`, or')
    await bill.press('Join')
    await bill.command('pioneers', { new: {} })
    expect(textOf(bill.lastPrivate())).toMatch(/Show it with `\/tally board`, or .* Its host, Annie, can end it\./)
    for (const [locale, show, host] of [
      ['en-US', 'See with `/tables` whether you can join or watch it, or', 'Its host, Annie, can end it.'],
      ['fr', 'Voyez avec `/tables` si', 'Son hôte, Annie, peut l’arrêter.'],
      ['de', 'Sieh mit `/tische` nach', 'Beenden kann ihn der Host, Annie.'],
    ] as const) {
      scene.sandbox.addUser({ name: `Guest ${locale}`, locale })
      const guest = player(scene.sandbox, `Guest ${locale}`)
      await guest.command('pioneers', { new: {} })
      const told = textOf(guest.lastPrivate())
      expect([told, told]).toEqual([expect.stringContaining(show), expect.stringContaining(host)])
      expect(told).not.toMatch(/\/pioneers|\/tally|cancel|fermer|abbrechen/)
    }
  })

  test('is shown again to everybody by the command for the board, whoever gives it, and its description says so', async () => {
    await annie.command('tally', { new: {} })
    const { message } = await bill.command('tally', { board: {} })
    expect(message?.ephemeralFor).toBeNull()
    expect(message && textOf(message)).toMatch(title(tally.name.en))
    const told = Object.values(TEXTS).map(({ commands }) => commands.board.description)
    expect(told).toEqual(['everybody', 'pour tout le monde', 'für alle'].map((whom) => expect.stringContaining(whom)))
  })

  test('asked for with a rematch names what can be done with the one that is open, too', async () => {
    await played()
    await annie.command('pioneers', { new: {} })
    await bill.press('Rematch')
    const told = textOf(bill.lastPrivate())
    expect(told).toContain('See with `/tables` whether you can join or watch it, or')
    expect(told).toContain('Its host, Annie, can end it.')
  })

  test('of another game has none of the options of the command’s own', async () => {
    const { message } = await annie.command('tally', { new: { game: 'pioneers', turns: '3' } })
    expect(message && textOf(message)).toBe('One of the options is unknown. Choose from the values offered.')
  })
})

describe('the lobby', () => {
  const pictures = () => scene.sandbox.requests.flatMap(({ files }) => files).length

  test('shows the box, says what the game is and how long it takes, and has the rules for whoever asks', async () => {
    await annie.command('pioneers', { new: {} })
    const lobby = await untilTold(/who plays/)
    expect(altOf(lobby)).toMatch(/^The lid of the box/)
    expect(textOf(lobby)).toMatch(
      /^### .*\nDrive the stagecoach west[^\n]*\n-# 2 to 4 players · \d+ to \d+ minutes in one sitting$/m,
    )
    await katie.press('Rules')
    expect(textOf(katie.lastPrivate())).toMatch(/^### Pioneers: die Regeln/)
  })

  test('keeps its box when people come and go, without sending it again, and changes it with the language', async () => {
    await annie.command('pioneers', { new: {} })
    await untilTold(/1 of 4/)
    const before = pictures()
    await bill.press('Join')
    await bill.press('Leave')
    await bill.press('Join')
    expect(pictures()).toBe(before)
    expect(altOf(await untilTold(/2 of 4/))).toMatch(/^The lid of the box/)
    await annie.press('Settings')
    await annie.press('Language: German')
    expect(altOf(await untilTold(/2 von 4/))).toMatch(/^Der Deckel der Schachtel/)
    await annie.press('Beginnen')
    expect(altOf(await untilTold(/Die Partie hat begonnen/))).toBe('')
  })

  test('starts no game where the bot may not write, and says to the host what it lacks', async () => {
    await annie.command('tally', { new: { seats: 2 } })
    await bill.press('Join')
    scene.sandbox.permit(scene.sandbox.channel('stagecoach').id, { post: false })
    await annie.press('Start')
    expect(textOf(annie.lastPrivate())).toMatch(LACKS)
    await bill.press('Start')
    expect(textOf(bill.lastPrivate())).toContain('Only the host, Annie')
    scene.sandbox.permit(scene.sandbox.channel('stagecoach').id, { post: true })
    await annie.press('Start')
    await untilTold(/Turn 1\b/)
  })

  test('of a game without a box or a usual length has neither', async () => {
    await annie.command('tally', { new: {} })
    const lobby = await untilTold(/who plays/)
    expect(altOf(lobby)).toBe('')
    expect(textOf(lobby)).not.toContain('in one sitting')
    await bill.press('Join')
    await untilTold(/2 of 4/)
  })
})

describe('people named with the command', () => {
  const jim = () => player(scene.sandbox, 'Jim')

  test('are called once, and their seats kept', async () => {
    await annie.command('tally', { new: { seats: 3, player1: bill.id, player2: katie.id, player3: bill.id } })
    const call = await untilTold(/invites you to a game of Tally/)
    expect(call.pings).toEqual([bill.id, katie.id])
    expect(textOf(call)).toMatch(
      /^<@\d+> and <@\d+>, Annie invites you to a game of Tally\.\nYour seats are kept; others may take them <t:\d+:R>\.$/,
    )
    expect(textOf(await untilTold(/who plays/))).toMatch(/2\. \*kept for Bill\*[^\n]*\n3\. \*kept for Katie\*/)
    await jim().press('Join')
    expect(textOf(jim().lastPrivate())).toMatch(/gardées pour Bill et Katie/)
    await scene.stopBot()
    await scene.startBot()
    await bill.press('Join')
    await scene.sandbox.until(() =>
      publicOnes().some((message) => textOf(message).startsWith(`<@${katie.id}>, Annie invites you`)),
    )
    await katie.press('No, thanks')
    await scene.sandbox.until(() => !publicOnes().some((message) => /invites you/.test(textOf(message))))
    expect(textOf(await untilTold(/2 of 3/))).toMatch(/2\. Bill[^\n]*\n3\. \*open\*\n-# Declined: Katie$/m)
    expect(publicOnes().filter(({ pings }) => pings.length > 0)).toEqual([])
    await annie.press('Start')
    await untilTold(/Turn 1\b/)
  })

  test('are not called again by the same host for ten minutes, however many tables are opened', async () => {
    await annie.command('tally', { new: { player1: bill.id } })
    expect((await untilTold(/invites you/)).pings).toEqual([bill.id])
    await annie.press('Close table')
    await scene.sandbox.until(() => !publicOnes().some((message) => /invites you/.test(textOf(message))))
    await annie.command('tally', { new: { player1: bill.id, player2: katie.id } })
    expect((await untilTold(/invites you/)).pings).toEqual([katie.id])
  })

  test('have hostile names', async () => {
    const { id } = scene.sandbox.addUser({ name: '**@everyone** [x](https://x.org)', locale: 'en-US' })
    await annie.command('tally', { new: { player1: id } })
    const lobby = await untilTold(/who plays/)
    expect(textOf(lobby)).toContain('\\*\\*@')
    expect(textOf(lobby)).not.toMatch(/@everyone|\]\(https:/)
  })

  test.each([
    ['a bot', () => annie.lastPrivate().message.author.id, 'A bot cannot take a seat. Choose a member of this server.'],
    ['more than there are seats', () => katie.id, '3 seats are already taken or kept. Choose at least that many.'],
  ])('cannot be %s', async (_, second, refusal) => {
    await annie.command('tally', { tables: {} })
    const { message } = await annie.command('tally', { new: { seats: 2, player1: bill.id, player2: second() } })
    expect(message && textOf(message)).toBe(refusal)
    expect(publicOnes()).toEqual([])
  })

  test('do not include whoever names them', async () => {
    await annie.command('tally', { new: { player1: annie.id } })
    expect(textOf(await untilTold(/who plays/))).not.toContain('kept for')
    expect(publicOnes()).toHaveLength(1)
  })
})

describe('colours', () => {
  test('are chosen on the lobby’s message, shown with their shapes, and one to a player', async () => {
    await annie.command('pioneers', { new: { seats: 3 } })
    await bill.press('Join')
    await bill.press('Yellow, diamonds')
    expect(textOf(await untilTold(/who plays/))).toMatch(/Annie \(host\) · Blue, circles\n2\. Bill · Yellow, diamonds/)
    await annie.press('Yellow, diamonds')
    expect(textOf(annie.lastPrivate())).toBe('Bill already has that color. Choose another one.')
    await katie.press('Red, squares')
    expect(textOf(katie.lastPrivate())).toBe('Du hast keinen Platz an diesem Tisch.')
  })
})

describe('the host’s settings', () => {
  test('change pace, seating, seats, language and the game’s options, and the lobby says so', async () => {
    await annie.command('pioneers', { new: {} })
    await annie.press('Settings')
    await annie.press('Pace: live')
    await annie.press('Random seats')
    await annie.press('Up to 2 players')
    await annie.press('Covered cities: eight at random')
    await untilTold(/\(1 of 2\)[\s\S]*Pace: live[\s\S]*Random seats[\s\S]*eight at random \(with two players only\)/)
    await annie.press('Language: French')
    await untilTold(/Places \(1 sur 2\)[\s\S]*Langue\s: français/)
  })

  test('say that the table was closed before its game began', async () => {
    await annie.command('tally', { new: {} })
    await annie.press('Settings')
    const pace = annie.offer('Pace: live')
    await annie.press('Close table')
    await annie.use(pace)
    expect(textOf(annie.lastPrivate())).toBe('### Tally\nThis table was closed before the game began.')
  })

  test('allow fewer seats once somebody has left, in the same message', async () => {
    await annie.command('tally', { new: { seats: 3 } })
    for (const guest of [bill, katie]) await guest.press('Join')
    await annie.press('Settings')
    await annie.press('Up to 2 players')
    expect(textOf(annie.lastPrivate())).toContain('3 seats are already taken or kept.')
    await katie.press('Leave')
    await annie.press('Up to 2 players')
    expect(textOf(annie.lastPrivate())).not.toContain('already taken')
    await untilTold(/\(2 of 2\)/)
  })

  test('hand over, and remove a guest', async () => {
    await annie.command('tally', { new: {} })
    for (const guest of [bill, katie]) await guest.press('Join')
    await annie.press('Settings')
    await annie.press('Remove Katie')
    await untilTold(/\(2 of 4\)/)
    await annie.press('Make Bill the host')
    await untilTold(/Bill \(host\)/)
    await bill.press('Settings')
    expect(labels(bill.lastPrivate())).toContain('Make Annie the host')
  })

  test('show the present players when one of those listed has left', async () => {
    await annie.command('tally', { new: {} })
    await bill.press('Join')
    await annie.press('Settings')
    const handOver = annie.offer('Make Bill the host')
    await bill.press('Leave')
    const { message } = await annie.use(handOver)
    expect(message?.message.id).toBe(handOver.messageId)
    expect(message && textOf(message)).toContain('You cannot choose that user.')
    expect(labels(annie.lastPrivate())).not.toContain('Make Bill the host')
    await untilTold(/Annie \(host\)/)
  })

  test('leave a removed player without a seat, even for old buttons, and free to join again', async () => {
    await annie.command('tally', { new: {} })
    await katie.press('Join')
    await annie.press('Settings')
    await annie.press('Remove Katie')
    await katie.press('Leave')
    expect(textOf(katie.lastPrivate())).toBe('Du hast keinen Platz an diesem Tisch.')
    await katie.press('Start')
    expect(textOf(katie.lastPrivate())).toBe('Das darf nur der Host, Annie.')
    await katie.press('Join')
    await untilTold(/2\. Katie/)
  })

  test('are the host’s alone', async () => {
    await annie.command('tally', { new: {} })
    await katie.press('Settings')
    expect(textOf(katie.lastPrivate())).toBe('Das darf nur der Host, Annie.')
    await annie.press('Settings')
    const [set] = offersOn(annie.lastPrivate())
    await bill.press('Join')
    await annie.press('Settings')
    await annie.press('Make Bill the host')
    if (set === undefined) throw new Error('nothing to set')
    await annie.use(set)
    expect(textOf(annie.lastPrivate())).toContain('Only the host, Bill')
  })
})

describe('after a game', () => {
  test('one press each leads to the next: a lobby with those who pressed, which begins by itself', async () => {
    await played()
    await bill.press('Rematch')
    expect(textOf(bill.lastPrivate())).toContain('its lobby is in the channel')
    const lobby = await untilTold(/Bill \(host\)/)
    expect(labels(lobby)).toContain('Join')
    await annie.press('Rematch')
    expect(textOf(annie.lastPrivate())).toContain('the next game has begun')
    await untilTold(/Turn 1\b/)
    const late = await bill.press('Rematch')
    expect(late.message && textOf(late.message)).toContain('the next game has begun')
    const begun = await scene.sandbox.until(() => {
      const now = publicOnes().find(({ message }) => message.id === lobby.message.id)
      return now !== undefined && labels(now).length === 0 && now
    })
    expect(textOf(begun)).toContain('The game has begun.')
  })

  test('a rematch calls the others by name, whose seats nobody else can take', async () => {
    await played()
    await bill.press('Rematch')
    const call = await untilTold(/invites you to another game/)
    expect(call.pings).toEqual([annie.id])
    expect(textOf(call)).toMatch(
      /^<@\d+>, Bill invites you to another game of Tally\.\nYour seat is kept; others may take it <t:\d+:R>\. The game begins as soon as everybody has joined\.$/,
    )
    const lobby = await untilTold(/who plays/)
    expect(textOf(lobby)).toMatch(/1\. Bill \(host\)[^\n]*\n2\. \*kept for Annie\*, free for others <t:\d+:R>$/m)
    expect(textOf(lobby)).toContain('The open seats are kept for the players who were invited.')
    await katie.press('Join')
    expect(textOf(katie.lastPrivate())).toMatch(
      /^Die offenen Plätze sind für Annie freigehalten\. Versuche es <t:\d+:R> noch einmal/,
    )
    await annie.use(offersOn(call).find(({ label }) => label === 'Join') ?? annie.offer('Join'))
    expect(textOf(annie.lastPrivate())).toContain('the next game has begun')
    await untilTold(/Turn 1\b/)
    await scene.sandbox.until(() => !publicOnes().some((message) => /another game/.test(textOf(message))))
  })

  test('whoever was called may decline, and the call goes when nobody is waited for', async () => {
    await played()
    await bill.press('Rematch')
    const call = await untilTold(/invites you to another game/)
    const decline = offersOn(call).find(({ label }) => label === 'No, thanks') ?? annie.offer('No, thanks')
    await katie.use(decline)
    expect(textOf(katie.lastPrivate())).toBe('An diesen Tisch hat dich niemand eingeladen; es gibt nichts abzulehnen.')
    await annie.use(decline)
    expect(textOf(annie.lastPrivate())).toMatch(/^Your seat is now free for others/)
    await scene.sandbox.until(() => !publicOnes().some((message) => /another game/.test(textOf(message))))
    await untilTold(/2\. \*open\*\n-# Declined: Annie$/m)
    await katie.press('Join')
    await untilTold(/2\. Katie/)
    await annie.press('Leave')
    const pinged = publicOnes().filter(({ pings, message }) => pings.length > 0 && message.id > call.message.id)
    expect(pinged).toEqual([])
  })

  test('a rematch is not opened where the bot may not write, and whoever asks is told what it lacks', async () => {
    await played()
    scene.sandbox.permit(scene.sandbox.channel('stagecoach').id, { post: false })
    await annie.press('Rematch')
    expect(textOf(annie.lastPrivate())).toMatch(LACKS)
    scene.sandbox.permit(scene.sandbox.channel('stagecoach').id, { post: true })
    await annie.press('Rematch')
    await untilTold(/who plays/)
  })

  test.each([
    ['lobby', /who plays/],
    ['call', /invites you to another game/],
  ])('where the bot may not write, a rematch does not begin by a press on its %s, but the seat counts', async (_, message) => {
    await played()
    await bill.press('Rematch')
    await untilTold(/invites you to another game/)
    await untilTold(/who plays/)
    const pressed = await untilTold(message)
    scene.sandbox.permit(scene.sandbox.channel('stagecoach').id, { post: false })
    await annie.use(offersOn(pressed).find(({ label }) => label === 'Join') ?? annie.offer('Join'))
    const told = await scene.sandbox.until(() => annie.screen().find((each) => textOf(each).includes('has not begun')))
    expect(told.ephemeralFor).toBe(annie.id)
    expect(textOf(told)).toMatch(
      /^(?:You now have a seat\.\n)?The game has not begun, because the bot lacks permissions in the table’s channel \(\*\*Send Messages\*\*\)\. As soon as/,
    )
    scene.sandbox.permit(scene.sandbox.channel('stagecoach').id, { post: true })
    await untilTold(/2\. Annie/)
    const begun = () => publicOnes().some((each) => labels(each).includes('Take turn'))
    expect(begun()).toBe(false)
    await bill.press('Start')
    await scene.sandbox.until(begun)
  })

  test('users who did not play cannot start a rematch', async () => {
    await played()
    await katie.press('Rematch')
    expect(textOf(katie.lastPrivate())).toBe('Du hast keinen Platz an diesem Tisch.')
  })
})
