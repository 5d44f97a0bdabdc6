import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tally } from '../../tables/kit/tally-game.js'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { chosenOn, type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let clock: MovableClock
let scene: Scene
let annie: Player
let jim: Player

beforeEach(async () => {
  clock = movableClock()
  scene = await openScene({ games: [tally], clock, sandbox: { clock: clock.discord } })
  ;[annie, jim] = ['Annie', 'Jim'].map((name) => player(scene.sandbox, name)) as [Player, Player]
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const settings = (self: Player, options: Readonly<Record<string, string>> = {}) => self.command('tally', { settings: options })

describe("a user's own tables", () => {
  test('are listed across the server with links, those that wait for the user first', async () => {
    await annie.command('tally', { tables: {} })
    expect(textOf(annie.lastPrivate())).toBe('You have no table on this server. Open one with `/tally new`.')
    const elsewhere = player(scene.sandbox, 'Annie', 'parlor')
    await annie.command('tally', { new: { seats: 2, pace: 'live' } })
    await jim.press('Join')
    await annie.press('Start')
    const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
    await elsewhere.command('tally', { new: {} })
    const [mover, other] = call.pings.includes(annie.id) ? [annie, jim] : [jim, annie]
    await mover.command('tally', { tables: {} })
    const own = textOf(mover.lastPrivate()).split('\n')
    expect(own[1]).toMatch(
      /\[Tally\]\(https:\/\/discord\.com\/channels\/.*\) · <#\d+> · \*\*(your turn|c’est votre tour)\*\* · .*<t:\d+:R>/,
    )
    expect(own[1]).toContain(call.message.id)
    await other.command('tally', { tables: {} })
    expect(textOf(other.lastPrivate())).toMatch(new RegExp(`(waiting for|attend) ${mover.name}`))
    await annie.command('tally', { tables: {} })
    expect(textOf(annie.lastPrivate())).toContain('not started yet')
  })
})

test('a table where a proposal waits for the user comes before one that waits for nobody', async () => {
  await annie.command('tally', { new: { seats: 2 } })
  await jim.press('Join')
  await annie.press('Start')
  await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
  await annie.command('tally', { end: {} })
  const elsewhere = player(scene.sandbox, 'Jim', 'parlor')
  await elsewhere.command('tally', { new: {} })
  await jim.command('tally', { tables: {} })
  const lines = textOf(jim.lastPrivate()).split('\n').slice(1)
  expect(lines[0]).toContain('**une proposition attend votre réponse**')
  expect(lines[1]).toContain('pas encore commencée')
})

describe('quiet hours', () => {
  test('are set, shown, partly changed, and removed', async () => {
    await settings(annie)
    expect(chosenOn(annie.lastPrivate())).toContain('No quiet hours')
    await settings(annie, { from: '10:30 PM', to: '7', zone: 'Europe/London' })
    expect(textOf(annie.lastPrivate())).toContain('Quiet hours from 10:30 PM to 7:00 AM (Europe/London)')
    await settings(annie, { to: '8:15' })
    await settings(annie)
    const chosen = chosenOn(annie.lastPrivate())
    expect(chosen).toEqual(expect.arrayContaining(['Quiet hours begin at 10:30 PM', 'Quiet hours end at 8:15 AM']))
    await settings(annie, { quiet: 'none' })
    expect(textOf(annie.lastPrivate())).toContain('You have no quiet hours')
  })

  test.each([
    [{ from: '22:00', to: '22:00', zone: 'Europe/Paris' }, 'ne peuvent pas durer toute la journée'],
    [{ from: '25:00', to: '7:00', zone: 'Europe/Paris' }, 'Écrivez l’heure'],
    [{ from: '22:00', to: '7:00', zone: 'Mars/Base' }, 'fuseau horaire est inconnu'],
    [{ from: '22 o’clock' }, 'Écrivez l’heure'],
  ])('that make no sense are refused in one sentence: %o', async (options, sentence) => {
    await settings(jim, options)
    expect(textOf(jim.lastPrivate())).toContain(sentence)
    await settings(jim)
    expect(chosenOn(jim.lastPrivate())).toContain('Pas d’heures calmes')
  })

  test('know the time zones by parts of their names', async () => {
    const channel = scene.sandbox.channel('stagecoach').id
    const typing = scene.sandbox.complete(annie.id, channel, 'tally', { settings: { zone: 'new york' } }, 'zone')
    const { choices } = await typing.settled
    expect(choices?.map(({ value }) => value)).toEqual(['America/New_York'])
    const any = await scene.sandbox.complete(annie.id, channel, 'tally', { settings: { zone: '' } }, 'zone').settled
    expect(any.choices).toHaveLength(25)
  })

  test('hold back a nudge', async () => {
    const all = { from: '0:00', to: '23:59', zone: 'UTC' }
    for (const self of [annie, jim]) await settings(self, all)
    await annie.command('tally', { new: { seats: 2 } })
    await jim.press('Join')
    await annie.press('Start')
    const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
    const other = call.pings.includes(annie.id) ? jim : annie
    await other.command('tally', { nudge: {} })
    expect(textOf(other.lastPrivate())).toMatch(/do not want to be disturbed|ne veut pas être dérangée/)
  })
})
