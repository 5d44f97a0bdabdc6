/** Over the wire: a game for one player, and rounds that belong to everybody. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bidsAlone, bidsTogether } from '../../conformance/tiny-game/variants.js'
import { offersOn, type Player, player, publicOffer, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene

beforeEach(async () => {
  scene = await openScene({ games: [bidsAlone.game, bidsTogether.game] })
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const publicOnes = (self: Player) => self.screen().filter(({ ephemeralFor }) => ephemeralFor === null)
const told = (self: Player, what: RegExp) =>
  scene.sandbox.until(() => publicOnes(self).findLast((message) => what.test(textOf(message))))

/** Passes on the player's open panel. */
async function pass(self: Player): Promise<void> {
  const offer = self.offers().find(({ customId }) => customId.endsWith(':a:pass'))
  if (offer === undefined) throw new Error(`${self.name} cannot pass`)
  await self.use(offer)
}

test('a lone player opens a table, plays it to its end, and is offered another one', async () => {
  const annie = player(scene.sandbox, 'Annie')
  await annie.command(bidsAlone.game.id, { new: {} })
  await annie.use(publicOffer(annie, 'start'))
  for (let round = 1; round <= 3; round++) {
    const turn = await told(annie, new RegExp(`Turn ${round}\\b`))
    expect(turn.pings).toEqual([annie.id])
    await annie.use(publicOffer(annie, 'take'))
    await pass(annie)
  }
  const over = await told(annie, /the game is over/)
  expect(offersOn(over).map(({ label }) => label)).toContain('Rematch')
})

test('a lone player resigns, and the game is over', async () => {
  const annie = player(scene.sandbox, 'Annie')
  await sitDown([annie], {}, bidsAlone.game.id)
  await told(annie, /Turn 1\b/)
  await annie.command(bidsAlone.game.id, { resign: {} })
  await annie.press('Resign')
  await told(annie, /the game is over/)
})

test('a round that belongs to everybody calls all players, each plays it from its message, and nobody is asked separately', async () => {
  const players = ['Annie', 'Bill', 'Jim'].map((name) => player(scene.sandbox, name)) as [Player, Player, Player]
  const [annie] = players
  await sitDown(players, { seats: 3 }, bidsTogether.game.id)
  for (let round = 1; round <= 3; round++) {
    const turn = await told(annie, new RegExp(`Turn ${round}\\b`))
    expect([...turn.pings].sort()).toEqual(players.map(({ id }) => id).sort())
    expect(textOf(turn)).toMatch(/<@\d+>, <@\d+> and <@\d+>, it is your turn/)
    const before = annie.screen().length
    for (const self of players) {
      await self.use(publicOffer(self, 'take'))
      await pass(self)
    }
    await scene.sandbox.until(() => annie.screen().length > before)
    expect(publicOnes(annie).some((message) => /your answer is needed/.test(textOf(message)))).toBe(false)
  }
  await told(annie, /the game is over/)
})
