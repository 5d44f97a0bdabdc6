/** The look back at a finished game over the wire: the final message gets it, and everybody may look at it. */
import { afterEach, expect, test } from 'vitest'
import { judged } from '../../tables/kit/judged-game.js'
import { altOf, offersOn, type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

/** A game of three turns, in which two turns began with a mistake. */
async function playWhole(): Promise<readonly Player[]> {
  scene = await openScene({ games: [judged], reviewEffort: 1 })
  const [annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
  await annie.command('tally', { new: { seats: 2 } })
  await bill.press('Join')
  await annie.press('Start')
  const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
  const [mover, other] = call.pings.includes(annie.id) ? [annie, bill] : [bill, annie]
  for (const self of [mover, other, mover]) {
    await self.press('Take turn')
    if (self === other) await self.press('add')
    await self.press('end')
  }
  return [mover, other]
}

const finalOf = (self: Player) =>
  scene.sandbox.until(() => self.screen().find((shown) => offersOn(shown).some(({ label }) => label === 'Analysis')))

test('the final message gets its turning points without calling anybody again, and a button that shows all', async () => {
  const [mover, other] = (await playWhole()) as [Player, Player]
  const final = await finalOf(mover)
  expect(textOf(final)).toMatch(/\*\*Turn 1\*\* – .*Better: .* \(60% to win instead of 40%\)\./)
  expect(final.ephemeralFor).toBeNull()
  const edits = scene.sandbox.requests.filter(({ body }) => JSON.stringify(body ?? {}).includes('60% to win'))
  expect(edits.length).toBeGreaterThan(0)
  expect(edits.flatMap(({ body }) => JSON.stringify(body).match(/"users":\[[^\]]+\]/) ?? [])).toEqual([])

  await other.press('Analysis')
  const own = await scene.sandbox.until(() => other.screen().find((shown) => textOf(shown).includes('Tally: analysis')))
  expect(own.ephemeralFor).toBe(other.id)
  expect(altOf(own)).toMatch(/^Chances of winning\. At the start: .* 50%, .* 50%\. After turn 1: .*At the end: .* 100%/)
  expect(textOf(own)).toMatch(/good move/)
  const menu = offersOn(own).find(({ label }) => label.startsWith('Turn 1:'))
  expect(menu).toBeDefined()
  await other.press(menu?.label ?? '')
  await scene.sandbox.until(() => other.screen().find((shown) => /\*\*A mistake\.\*\* Better: /.test(textOf(shown))))
})
