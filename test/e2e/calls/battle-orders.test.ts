/** Standing orders of players of Pioneer: given by the menu below their cards, and followed in a battle over the wire. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plug } from '../../../src/game-plug/plug.js'
import { face, pioneerRules, transcript } from '../../../src/games/pioneer/index.js'
import { inMoves } from '../../games/pioneer/rules/position.js'
import { offersOn, type Player, player, publicOffer, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

/**
 * Annie may attack a colony of Bill beside a warship of Katie. Her damage is enough for either alone, and Katie’s for some of her
 * ships.
 */
const position = inMoves(
  {
    0: { ships: '0 colonizer 3, 0 warship 1' },
    1: { up: 'mint', colony: '1', ships: '2 warship 1' },
  },
  { seats: 3 },
)
const aboutToFight = plug(
  { ...pioneerRules, setup: (seats, options) => (seats === 3 ? position : pioneerRules.setup(seats, options)) },
  face,
  transcript,
)

const QUESTION = /Battle: choose your targets|Gefecht: Wähle deine Ziele/

let scene: Scene
let annie: Player
let bill: Player
let katie: Player

beforeEach(async () => {
  scene = await openScene({ seed: 'orders', games: [aboutToFight] })
  annie = player(scene.sandbox, 'Annie')
  bill = player(scene.sandbox, 'Bill')
  katie = player(scene.sandbox, 'Katie')
  await sitDown([annie, bill, katie], {}, 'pioneer')
  await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.includes(annie.id)))
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

/** Gives an order by two presses, *My cards* and a line of the menu, and dismisses the cards. */
async function giveOrder(self: Player, order: string): Promise<void> {
  await self.use(publicOffer(self, 'hand'))
  const choice = offersOn(self.lastPrivate()).find(({ value }) => value === order)
  if (choice === undefined) throw new Error(`${self.name} finds no order ${order}`)
  await self.use(choice)
  scene.sandbox.dismiss(self.id, choice.messageId)
}

/** Annie's ships attack. Returns what she then sees. */
async function attack(): Promise<string> {
  await annie.press('Take turn')
  for (const ships of ['3 colonizers', '1 warship']) await annie.press(`${ships}: 1 → 2 · Mint`)
  await annie.press('Fight')
  return textOf(annie.lastPrivate())
}

const question = (self: Player) => self.screen().find((shown) => shown.ephemeralFor === self.id && QUESTION.test(textOf(shown)))
const asked = () => [annie, bill, katie].filter((self) => question(self) !== undefined)

test.each([
  ['kill-most', 'You destroy 1 colony (Bill) in sector 2.'],
  ['spare-colonies', 'You destroy 1 warship (Katie) in sector 2.'],
])('Y16 with the order %s the battle is fought without a question', async (order, outcome) => {
  for (const self of [annie, bill, katie]) await giveOrder(self, order)
  expect(await attack()).toContain(outcome)
  expect(asked()).toEqual([])
})

test('Y16 whoever wants to be asked is asked, and an order given below the question answers it', async () => {
  for (const self of [annie, bill, katie]) await giveOrder(self, 'kill-most')
  await giveOrder(katie, 'ask')
  expect(await attack()).not.toMatch(/destroys? /)
  const put = await scene.sandbox.until(() => question(katie))
  expect(asked()).toEqual([katie])
  const order = offersOn(put).find(({ value }) => value === 'kill-most')
  const answer = order && (await katie.use(order)).message
  const told = answer && textOf(answer)
  expect(told).toContain('Du hast deine Ziele gewählt *(laut Daueranweisung)*.')
  expect(told).toContain('Annie zerstört 1 Kolonie (Bill) in Sektor 2.')
})

test('Y16 whoever still has to choose reads once, on their next panel, who is ready meanwhile, and no target', async () => {
  await attack()
  await scene.sandbox.until(() => question(katie))
  const aim = annie.offer('1 colony (Bill), sector 2')
  await katie.press('Bestmöglich feuern')
  await annie.use(aim)
  const panel = textOf(annie.lastPrivate())
  expect(panel).toContain('> **Meanwhile** – Katie is ready to fire.\n')
  expect(panel).not.toMatch(/targets: /)
  await annie.press('Aim again')
  expect(textOf(annie.lastPrivate())).toMatch(QUESTION)
  expect(textOf(annie.lastPrivate())).not.toContain('Meanwhile')
})

test('Y16 the same stands above the answer to what is not possible now', async () => {
  await attack()
  await scene.sandbox.until(() => question(katie))
  const why = annie.offer('Why can’t I?')
  await katie.press('Bestmöglich feuern')
  await annie.use(why)
  expect(textOf(annie.lastPrivate())).toContain('> **Meanwhile** – Katie is ready to fire.\n')
})
