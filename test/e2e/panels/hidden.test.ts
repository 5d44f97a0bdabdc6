/**
 * The same game twice over the wire, with different hidden hands. While nobody shows a card, other players cannot tell the
 * difference.
 */
import { expect, test } from 'vitest'
import { seededRandom } from '../../../src/engine/random.js'
import type { StoredMessage } from '../../../src/sandbox/server/world/records.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import { sealedBids } from '../../conformance/tiny-game/index.js'
import { ROUNDS } from '../../conformance/tiny-game/rules.js'
import { type Player, player } from '../kit/player.js'
import { openScene } from '../kit/scene.js'

interface Played {
  /** The new public messages, in order. */
  readonly told: readonly string[]
  /** What each player was sent privately. */
  readonly own: readonly string[]
  readonly logged: readonly string[]
}

/** Removes everything that differs between any two games. */
const timeless = (text: string) =>
  text
    .replace(/\d{17,20}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|<t:\d+:R>/g, 'WHEN')
    .replace(/127\.0\.0\.1:\d+/g, 'HOST')

const sent = ({ message, files }: StoredMessage) =>
  timeless(JSON.stringify([message.content, message.components, files.map(({ description }) => description)]))

/** A three-player game in which everybody passes. `deal` decides the hands; all other draws are the same. */
async function play(deal: string): Promise<Played> {
  const draw = (_table: string, number: number) => seededRandom(number === 0 ? deal : `prize ${number}`)
  const entropy = { ...systemEntropy, tableId: () => 'abcdefgh', secret: () => 'ab'.repeat(32), draw }
  const scene = await openScene({ games: [sealedBids.game], entropy })
  const players = ['Annie', 'Bill', 'Katie'].map((name) => player(scene.sandbox, name)) as [Player, Player, Player]
  const told: string[] = []
  const own: string[] = []
  scene.sandbox.world.subscribe((change) => {
    if (change.kind !== 'message' || !change.isNew) return
    if (change.message.ephemeralFor === null) told.push(sent(change.message))
    else own.push(sent(change.message))
  })
  const [host, ...guests] = players
  await host.command(sealedBids.game.id, { new: { seats: 3 } })
  for (const guest of guests) await guest.press('Join')
  await host.press('Start')
  await scene.sandbox.until(() => host.offers().some(({ label }) => label === 'My cards'))
  await host.press('My cards')
  for (let round = 0; round < ROUNDS; round++) {
    const before = told.length
    for (const self of players) {
      await self.command(sealedBids.game.id, { hand: {} })
      const pass = self.offers().find(({ customId }) => customId.endsWith(':a:pass'))
      if (pass === undefined) throw new Error(`${self.name} cannot pass`)
      await self.use(pass)
    }
    await scene.sandbox.until(() => told.length > before)
  }
  await scene.close()
  return { told, own, logged: scene.logged.map(timeless) }
}

test('different hidden hands change neither public messages nor the log', async () => {
  const [one, other] = [await play('one deal'), await play('another deal')]
  expect(one.told.length).toBeGreaterThan(ROUNDS)
  expect(other.told).toEqual(one.told)
  expect(other.logged).toEqual(one.logged)
  expect(other.own).not.toEqual(one.own)
})
