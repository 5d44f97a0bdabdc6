import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { altOf, offersOn, type Player, player, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'
import { openTally } from '../kit/tally-scene.js'

let scene: Scene
let mover: Player
let other: Player

beforeEach(async () => {
  ;({ scene, mover, other } = await openTally())
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const publicOnes = () => mover.screen().filter(({ ephemeralFor }) => ephemeralFor === null)
const untilTold = (what: RegExp) => scene.sandbox.until(() => publicOnes().find((message) => what.test(textOf(message))))

describe('resigning', () => {
  test('needs a confirmation, and can be cancelled', async () => {
    await mover.command('tally', { resign: {} })
    expect(textOf(mover.lastPrivate())).toContain('counts as a loss for you')
    await mover.press('Keep playing')
    expect(textOf(mover.lastPrivate())).toContain('Nothing has changed')
    await mover.press('Take turn')
    expect(offersOn(mover.lastPrivate()).map(({ label }) => label)).toContain('add')
  })

  test('leaves the win to the last remaining player, and removes the buttons', async () => {
    await mover.press('end')
    await scene.sandbox.until(() => other.screen().find(({ pings }) => pings.includes(other.id)))
    await other.press('Take turn')
    await other.press('end')
    await mover.command('tally', { resign: {} })
    await mover.press('Resign')
    expect(textOf(mover.lastPrivate())).toContain('You have resigned.')
    const over = await untilTold(/the game is over/)
    expect(textOf(over)).toContain(`- ${mover.name} has resigned.\n`)
    await other.command('leaderboard', { measure: 'wins' })
    await other.press('As text')
    expect(textOf(other.lastPrivate())).toMatch(new RegExp(`1\\.\\*\\* \\*\\*${other.name}\\*\\* \\(you\\): 1 · 1 game, 1 won`))
  })

  test('needs another confirmation if the answer comes in a later turn', async () => {
    await other.command('tally', { resign: {} })
    const [yes, no] = offersOn(other.lastPrivate())
    if (yes === undefined || no === undefined) throw new Error('no question')
    await mover.press('add')
    await mover.press('end')
    await other.use(yes)
    const again = textOf(other.lastPrivate())
    expect(again).toContain('The game has moved on since you were asked')
    expect(again).toContain('`/tally rules`')
    expect(publicOnes().some((message) => /has resigned/.test(textOf(message)))).toBe(false)
    await other.press('Resign')
    expect(textOf(other.lastPrivate())).toContain('You have resigned.')
  })

  test('is only for players', async () => {
    const stranger = player(scene.sandbox, 'Katie')
    await stranger.command('tally', { resign: {} })
    expect(textOf(stranger.lastPrivate())).toBe('Du hast keinen Platz an diesem Tisch.')
    const elsewhere = player(scene.sandbox, 'Katie', 'parlor')
    await elsewhere.command('tally', { new: {} })
    await elsewhere.command('tally', { resign: {} })
    expect(textOf(elsewhere.lastPrivate())).toContain('noch nicht begonnen')
  })
})

describe('ending a table', () => {
  const host = () => (mover.name === 'Annie' ? mover : other)

  test('needs another confirmation if the answer comes in a later turn, and only from users who may do it', async () => {
    await host().command('tally', { cancel: {} })
    const [yes] = offersOn(host().lastPrivate())
    if (yes === undefined) throw new Error('no question')
    await mover.press('end')
    await host().use(yes)
    expect(textOf(host().lastPrivate())).toContain('The game has moved on since you were asked')
    await host().press('End the game')
    await untilTold(/Annie ended this game without a result/)
  })

  test('confirmed for a lobby does not end a game that has begun since', async () => {
    const [katie, jim] = ['Katie', 'Jim'].map((name) => player(scene.sandbox, name, 'parlor')) as [Player, Player]
    await katie.command('tally', { new: { seats: 2 } })
    await katie.command('tally', { cancel: {} })
    const [yes] = offersOn(katie.lastPrivate())
    if (yes === undefined) throw new Error('no question')
    await jim.press('Join')
    await katie.press('Start')
    await katie.use(yes)
    expect(textOf(katie.lastPrivate())).toContain('Die Partie hat schon begonnen')
    await katie.command('tally', { cancel: {} })
    await katie.press('Partie beenden')
    await scene.sandbox.until(() =>
      katie.screen().some((message) => /Katie ended this game without a result/.test(textOf(message))),
    )
  })

  test('confirmed for a lobby closes it', async () => {
    const katie = player(scene.sandbox, 'Katie', 'parlor')
    await katie.command('tally', { new: { seats: 2 } })
    await katie.command('tally', { cancel: {} })
    expect(textOf(katie.lastPrivate())).toContain('Diesen Tisch für Tally schließen?')
    await katie.press('Offen lassen')
    expect(textOf(katie.lastPrivate())).toBe('Nichts wurde geändert; der Tisch bleibt offen.')
    await katie.command('tally', { cancel: {} })
    await katie.press('Tisch schließen')
    expect(textOf(katie.lastPrivate())).toBe('Der Tisch ist geschlossen.')
    await scene.sandbox.until(() => katie.screen().some((message) => /This table was closed/.test(textOf(message))))
  })
})

describe('the result of a game that somebody left', () => {
  let pioneers: Scene
  let players: readonly [Player, Player, Player]

  beforeEach(async () => {
    pioneers = await openScene({ seed: 'left' })
    const [annie, katie, jim] = ['Annie', 'Katie', 'Jim'].map((name) => player(pioneers.sandbox, name))
    if (annie === undefined || katie === undefined || jim === undefined) throw new Error('three players')
    players = [annie, katie, jim]
    await sitDown(players, { seats: 3 })
  })

  afterEach(async () => {
    expect(pioneers.troubles).toEqual([])
    await pioneers.close()
  })

  async function resign(self: Player, yes: string): Promise<void> {
    await self.command('pioneers', { resign: {} })
    await self.press(yes)
  }
  const untilOver = () =>
    pioneers.sandbox.until(() => players[0].screen().find((message) => /the game is over/.test(textOf(message))))

  test('names those who resigned as the last, publicly and in each reader’s own language', async () => {
    const [annie, katie, jim] = players
    await resign(annie, 'Resign')
    await annie.command('pioneers', { resign: {} })
    expect(textOf(annie.lastPrivate())).toContain('You have resigned from this game.')
    await annie.command('pioneers', { hand: {} })
    expect(offersOn(annie.lastPrivate())).toEqual([])
    await resign(katie, 'Aufgeben')
    const over = textOf(await untilOver())
    // Of the scoring that there would have been, which depends on what the bot did for them.
    const pointsOf = ({ name }: Player) => new RegExp(`\u00a0${name}\\*\\*.*: (\\d+) VP by then`).exec(over)?.[1]
    expect(over).toContain(`**Jim** wins.\n**1.\u00a0Jim**: ${pointsOf(jim)} VP by then`)
    for (const self of [annie, katie])
      expect(over).toContain(`**2.\u00a0${self.name}** (resigned, so last): ${pointsOf(self)} VP by then`)
    expect(altOf(await untilOver())).toContain('The game is over. Jim wins.')
    expect(textOf(katie.lastPrivate())).toContain(
      `**2.\u00a0Annie** (aufgegeben, daher auf dem letzten Rang): ${pointsOf(annie)} SP bis dahin`,
    )
    await jim.press('Log')
    expect(textOf(jim.lastPrivate())).toContain('Annie a abandonné')
    await jim.command('pioneers', { history: {} })
    for (const self of players) expect(textOf(jim.lastPrivate())).toContain(`${self.name} ${pointsOf(self)}`)
  })
})
