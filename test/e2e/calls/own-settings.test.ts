/** A user's own settings, as menus. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tally } from '../../tables/kit/tally-game.js'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { chosenOn, offersOn, type Player, player, textOf, verbOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let clock: MovableClock
let scene: Scene
let annie: Player
let jim: Player
let katie: Player

beforeEach(async () => {
  clock = movableClock()
  scene = await openScene({ games: [tally], clock, sandbox: { clock: clock.discord } })
  ;[annie, jim, katie] = ['Annie', 'Jim', 'Katie'].map((name) => player(scene.sandbox, name)) as [Player, Player, Player]
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const open = (self: Player) => self.command('tally', { settings: {} })

/** Chooses an option of a menu of the open settings. */
async function choose(self: Player, what: string, value: string): Promise<void> {
  const settings = self.lastPrivate()
  const offer = offersOn(settings).find((each) => verbOf(each) === `own-${what}`)
  if (offer === undefined) throw new Error(`there is no menu for ${what}`)
  await self.use({ ...offer, value })
  expect(self.lastPrivate().message.id).toBe(settings.message.id)
}

describe('the menus', () => {
  test.each([
    ['Annie', ['Notify me in the channel', 'No quiet hours', 'Leaderboards: List me']],
    ['Jim', ['Me prévenir dans le salon', 'Pas d’heures calmes', 'Classements\u202f: Apparaître']],
    ['Katie', ['Im Kanal benachrichtigen', 'Keine Ruhezeit', 'Bestenlisten: Mich aufführen']],
  ])('show %s what is chosen, in their language', async (name, chosen) => {
    const self = player(scene.sandbox, name)
    await open(self)
    expect(chosenOn(self.lastPrivate())).toEqual(chosen)
  })

  test('change one setting each, which the same message then shows', async () => {
    await open(annie)
    await choose(annie, 'calls', 'none')
    await choose(annie, 'listing', 'unlisted')
    expect(chosenOn(annie.lastPrivate())).toEqual(['Do not notify me', 'No quiet hours', 'Leaderboards: Do not list me'])
    await scene.stopBot()
    await scene.startBot()
    await choose(annie, 'from', '1380')
    const guessed =
      /\(Europe\/London\): they count as soon as I may notify you again\.\nIt is \d\d?:\d\d [AP]M there now\. If that is not your time, choose/
    expect(textOf(annie.lastPrivate())).toMatch(guessed)
    await choose(annie, 'to', '420')
    expect(textOf(annie.lastPrivate())).not.toContain('there now')
    await choose(annie, 'zone', 'Asia/Tokyo')
    expect(textOf(annie.lastPrivate())).toContain('Quiet hours from 11:00 PM to 7:00 AM (Asia/Tokyo)')
    const [, from, to, zone] = chosenOn(annie.lastPrivate())
    expect([from, to]).toEqual(['Quiet hours begin at 11:00 PM', 'Quiet hours end at 7:00 AM'])
    expect(zone).toMatch(/^\d\d?:\d\d [AP]M · Japan Standard Time$/)
    await choose(annie, 'from', 'none')
    expect(textOf(annie.lastPrivate())).toContain('You have no quiet hours')
  })

  test('say the same of what a command leaves out', async () => {
    await katie.command('tally', { settings: { from: '22:00' } })
    expect(textOf(katie.lastPrivate())).toContain('Ruhezeit von 22:00 bis 8:00 (Europe/Berlin)')
    expect(textOf(katie.lastPrivate())).toMatch(
      /Dort ist es jetzt \d\d?:\d\d\. Wenn das nicht deine Zeit ist, wähle unten deine eigene\./,
    )
    await jim.command('tally', { settings: { from: '22:00', to: '7:00' } })
    expect(textOf(jim.lastPrivate())).toContain('(Europe/Paris)')
    await annie.command('tally', { settings: { zone: 'Asia/Tokyo' } })
    expect(textOf(annie.lastPrivate())).toContain('Quiet hours from 10:00 PM to 8:00 AM (Asia/Tokyo)')
    expect(textOf(annie.lastPrivate())).not.toContain('there now')
  })

  test('assume a whole night where the reader probably lives, until the rest is chosen', async () => {
    await open(katie)
    await choose(katie, 'from', '1260')
    const held = 'Sie hält Erinnerungen, Anstupser und Ergebnisse zurück, nicht aber die Nachricht, dass du am Zug bist.'
    expect(textOf(katie.lastPrivate())).toContain(`Ruhezeit von 21:00 bis 8:00 (Europe/Berlin): ${held}`)
    expect(textOf(katie.lastPrivate())).toMatch(
      /Dort ist es jetzt \d\d?:\d\d\. Wenn das nicht deine Zeit ist, wähle unten deine eigene\./,
    )
    expect(chosenOn(katie.lastPrivate())[3]).toMatch(/^\d\d?:\d\d · Mitteleuropäische (Normal|Sommer)zeit$/)
  })

  test.each([
    ['Annie', 'they count as soon as I may notify you again.', 'at the moment I do not notify you anyway.'],
    ['Jim', 'elles compteront dès que je pourrai de nouveau vous prévenir.', 'je ne vous préviens de toute façon pas.'],
    ['Katie', 'Sie gilt, sobald ich dich wieder benachrichtigen darf.', 'zurzeit benachrichtige ich dich ohnehin nicht.'],
  ])('promise %s no calls who wants none', async (name, whenSet, whenNone) => {
    const self = player(scene.sandbox, name)
    await open(self)
    await choose(self, 'calls', 'none')
    await choose(self, 'from', '1380')
    expect(textOf(self.lastPrivate())).toContain(whenSet)
    await choose(self, 'from', 'none')
    expect(textOf(self.lastPrivate())).toContain(whenNone)
    await self.command('tally', { settings: { from: '22:00' } })
    expect(textOf(self.lastPrivate())).toContain(whenSet)
    await choose(self, 'calls', 'channel')
    await choose(self, 'to', '420')
    expect(textOf(self.lastPrivate())).not.toContain(whenSet)
  })

  test('refuse quiet hours that last the whole day', async () => {
    await open(annie)
    await choose(annie, 'to', '480')
    const before = chosenOn(annie.lastPrivate())
    await choose(annie, 'from', '480')
    expect(textOf(annie.lastPrivate())).toContain(
      'cannot last the whole day. Choose different times for their beginning and their end.',
    )
    expect(chosenOn(annie.lastPrivate())).toEqual(before)
  })
})

test('who does not want to be called is not, and the others are', async () => {
  await open(annie)
  await choose(annie, 'calls', 'none')
  await annie.command('tally', { new: { seats: 2 } })
  await jim.press('Join')
  await annie.press('Start')
  for (let turn = 1; turn <= 3; turn++) {
    const title = `Turn ${turn}`
    const call = await scene.sandbox.until(() => jim.screen().find((message) => textOf(message).includes(title)))
    const isJims = textOf(call).includes(`<@${jim.id}>`)
    expect(call.pings).toEqual(isJims ? [jim.id] : [])
    const mover = isJims ? jim : annie
    await mover.use(offersOn(call)[0] as ReturnType<typeof offersOn>[number])
    await mover.press('end')
  }
  const result = await scene.sandbox.until(() => jim.screen().find((message) => textOf(message).includes('this is how it ended')))
  expect(result.pings).toEqual([jim.id])
})
