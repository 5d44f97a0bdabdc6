import { afterEach, beforeEach, expect, test } from 'vitest'
import { offersOn, type Player, player, playOn, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene
let annie: Player
let bill: Player

beforeEach(async () => {
  scene = await openScene({ seed: 'guide' })
  ;[annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
  await sitDown([annie, bill], { seats: 2 })
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

async function opened(): Promise<Player> {
  const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
  const mover = call.pings.includes(annie.id) ? annie : bill
  await mover.press('Take turn')
  return mover
}

test('a first game is guided; the tips can be hidden, stay hidden after a restart, and can be brought back', async () => {
  const mover = await opened()
  expect(textOf(mover.lastPrivate())).toContain('**Tip.**')
  await mover.press('Hide tips')
  expect(textOf(mover.lastPrivate())).toContain(
    'There will be no more tips for this game. You can bring them back with `/pioneers settings`.',
  )
  await scene.stopBot()
  await scene.startBot()
  await mover.press('Take turn')
  expect(textOf(mover.lastPrivate())).not.toContain('**Tip.**')
  expect(offersOn(mover.lastPrivate()).map(({ label }) => label)).not.toContain('Hide tips')
  await mover.command('pioneers', { settings: {} })
  expect(textOf(mover.lastPrivate())).toContain('Tips for Pioneers are hidden.')
  await mover.press('Show tips')
  expect(textOf(mover.lastPrivate())).toContain('Tips for Pioneers are shown again')
  expect(offersOn(mover.lastPrivate()).map(({ label }) => label)).not.toContain('Show tips')
  await mover.command('pioneers', { hand: {} })
  expect(textOf(mover.lastPrivate())).toContain('**Tip.**')
})

test('the tip for a step ends when the step is done, which is remembered', async () => {
  const mover = await opened()
  const isThird = () => annie.screen().some((message) => /Turn 3\b/.test(textOf(message)))
  await playOn(scene.sandbox, [annie, bill], 'guide', { until: isThird })
  await mover.press('Take turn')
  expect(textOf(mover.lastPrivate())).not.toContain('**Tip.**')
})
