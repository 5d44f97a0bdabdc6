/** Two players choose the covers of Pioneers, from the lobby to the first turns. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { altOf, offersOn, type Player, player, playOn, publicOffer, sitDown, textOf, verbOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene
let players: readonly Player[]

beforeEach(async () => {
  scene = await openScene({ seed: 'chosen covers' })
  players = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name))
  await sitDown(players, { seats: 2, covers: 'chosen', language: 'en' })
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

/** The player called by a message with this title, and the other one. */
async function calledBy(title: string): Promise<readonly [called: Player, other: Player]> {
  return scene.sandbox.until(() => {
    const [watcher] = players
    const message = watcher?.screen().findLast((each) => each.pings.length > 0 && textOf(each).includes(title))
    const called = players.find(({ id }) => message?.pings.includes(id))
    const other = players.find((each) => each !== called)
    return called === undefined || other === undefined ? undefined : ([called, other] as const)
  })
}

/** Covers the city with this number, by one choice of a menu. */
async function cover(self: Player, number: number): Promise<string> {
  const option = offersOn(self.lastPrivate()).find(({ label, value }) => value !== null && label.startsWith(`${number} · `))
  if (option === undefined) throw new Error(`${self.name} is offered no city ${number}`)
  await self.use(option)
  return option.label.replace(/^\d+ · /, '')
}

test('the second player covers four cities, the first player the other four and continues at once: one choice each', async () => {
  const [second, first] = await calledBy('Before the first turn')
  expect(textOf(second.last())).toContain(
    `${first.name} will begin. Before that, ${second.name} and then ${first.name} cover 4 cities each`,
  )
  await second.use(publicOffer(second, 'take'))
  const covered: string[] = []
  expect(textOf(second.lastPrivate())).toContain('Cover a city (1 of 4)')
  expect(textOf(second.lastPrivate())).toContain('33 cities to choose from')
  for (const number of [1, 5, 9, 13]) covered.push(await cover(second, number))

  const [called] = await calledBy('Turn 1')
  expect(called).toBe(first)
  await first.use(publicOffer(first, 'take'))
  expect(textOf(first.lastPrivate())).toContain('Cover a city (1 of 4)')
  expect(textOf(first.lastPrivate())).toContain(`${second.name} has already covered 4`)
  expect(altOf(first.lastPrivate())).toContain(`Covered and out of play: ${covered[0]}`)
  for (let count = 0; count < 4; count++) covered.push(await cover(first, 2))
  expect(new Set(covered).size).toBe(8)
  expect(textOf(first.lastPrivate())).toContain('Round 1: Purchase')

  await first.press('Log')
  const log = textOf(first.lastPrivate())
  for (const [index, city] of covered.entries())
    expect(log).toContain(index < 4 ? `${second.name} covers ${city}.` : `You cover ${city}.`)
  await first.command('pioneers', { text: {} })
  for (const city of covered) expect(textOf(first.lastPrivate())).toMatch(new RegExp(`Covered and out of play: .*${city}`))
})

test('a cover is taken back without asking until the last of the four', async () => {
  const [second] = await calledBy('Before the first turn')
  await second.use(publicOffer(second, 'take'))
  await cover(second, 1)
  await second.press('Undo')
  expect(textOf(second.lastPrivate())).toContain('Cover a city (1 of 4)')
  await second.press('Why can’t I?')
  expect(textOf(second.lastPrivate())).toMatch(/Albany, New York.*always stay in play\./s)
})

test('the game is played on from there, and its draws can be checked', async () => {
  const turnOf = (number: number) => () =>
    players[0]?.screen().some((message) => textOf(message).includes(`Turn ${number}`)) === true
  await playOn(scene.sandbox, players, 'on', { until: turnOf(4), presses: 300 })
  expect(turnOf(4)()).toBe(true)
  const [host] = players
  if (host === undefined) throw new Error('nobody sits there')
  await host.command('pioneers', { cancel: {} })
  const yes = offersOn(host.lastPrivate())[0]
  if (yes !== undefined) await host.use(yes)
  await host.command('pioneers', { verify: {} })
  expect(textOf(host.lastPrivate())).toMatch(/follow/)
})

test('a game that is resigned while covers are laid ends, and changes no rating', async () => {
  const [second, first] = await calledBy('Before the first turn')
  await second.use(publicOffer(second, 'take'))
  await cover(second, 3)
  await second.command('pioneers', { resign: {} })
  const yes = offersOn(second.lastPrivate())[0]
  if (yes !== undefined) await second.use(yes)
  const over = await scene.sandbox.until(() =>
    first.screen().findLast((message) => offersOn(message).some((offer) => verbOf(offer) === 'rematch')),
  )
  expect(textOf(over)).toContain(`**${first.name}** wins.`)
  await first.command('pioneers', { history: {} })
  expect(textOf(first.lastPrivate())).toContain('does not count: cut short')
  await first.command('pioneers', { verify: {} })
  expect(textOf(first.lastPrivate())).toMatch(/follow/)
})
