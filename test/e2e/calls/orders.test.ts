import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Offer, offersOn, type Player, player, textOf } from '../kit/player.js'
import type { Scene } from '../kit/scene.js'
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

function orderOf(self: Player, name: string): Offer {
  const found = offersOn(self.lastPrivate()).find(({ label }) => label === `When asked: ${name}`)
  if (found === undefined) throw new Error(`no order ${name}`)
  return found
}

const publicText = () =>
  mover
    .screen()
    .filter(({ ephemeralFor }) => ephemeralFor === null)
    .map(textOf)
    .join('\n')

test('an order is given below the hand, is shown there from then on, and answers for the player', async () => {
  await other.press('My points')
  const { message } = await other.use(orderOf(other, 'Yes'))
  expect(message && textOf(message)).toContain('Your standing order now: Yes.')
  expect(message && textOf(message)).toContain('0')
  await mover.press('ask')
  expect(textOf(mover.lastPrivate())).toContain('yes 1 *(by standing order)*')
  expect(offersOn(mover.lastPrivate()).map(({ label }) => label)).toContain('add')
  expect(publicText()).not.toContain('When asked')
})

test('the question itself offers the orders; one that fits is carried out at once', async () => {
  await mover.press('ask')
  await other.command('tally', { hand: {} })
  expect(orderOf(other, 'Ask').label).toBe('When asked: Ask')
  const { message } = await other.use(orderOf(other, 'No'))
  expect(message && textOf(message)).toContain('no 1 *(by standing order)*')
  expect(message && offersOn(message)).toEqual([])
})

test('whoever answers is not told that a turn is over, nor is whoever is answered; whoever ends one is', async () => {
  await mover.press('ask')
  expect(textOf(mover.lastPrivate())).not.toContain('Your turn is over')
  expect(textOf(mover.lastPrivate())).toContain(other.name)
  await other.command('tally', { hand: {} })
  await other.press('no')
  expect(textOf(other.lastPrivate())).not.toContain('Your turn is over')
  await mover.press('Take turn')
  await mover.press('end')
  expect(textOf(mover.lastPrivate())).toContain('Your turn is over')
})

test('the order of one player is not shown to others, and nobody else can give it', async () => {
  await other.press('My points')
  await other.use(orderOf(other, 'No'))
  await mover.press('My points')
  expect(textOf(mover.lastPrivate())).not.toContain('No')
  const stranger = player(scene.sandbox, 'Katie')
  await stranger.press('My points')
  expect(offersOn(stranger.lastPrivate())).toEqual([])
})

test('the own turn, opened by the command, has the orders below the panel, also after one was chosen', async () => {
  await mover.command('tally', { hand: {} })
  for (const choice of ['Yes', 'No']) {
    await mover.use(orderOf(mover, choice))
    expect(textOf(mover.lastPrivate())).toContain(`Your standing order now: ${choice}.`)
    expect(offersOn(mover.lastPrivate()).map(({ label }) => label)).toContain('add')
  }
  await mover.press('add')
  expect(offersOn(mover.lastPrivate()).some(({ label }) => label.startsWith('When asked'))).toBe(false)
})
