import { InteractionResponseType } from 'discord-api-types/v10'
import { expect, test } from 'vitest'
import { tally } from '../../tables/kit/tally-game.js'
import { lateClock } from '../kit/movable-clock.js'
import { offersOn, player, playOn, publicOffer, textOf } from '../kit/player.js'
import { openScene } from '../kit/scene.js'

test('every kind of answer that is not ready in time is deferred and then delivered', async () => {
  const scene = await openScene({ seed: 'late', clock: lateClock() })
  const { sandbox } = scene
  const players = ['Annie', 'Bill'].map((name) => player(sandbox, name))
  const [annie, bill] = players
  if (annie === undefined || bill === undefined) throw new Error('nobody plays')
  await annie.command('pioneers', { new: { seats: 2 } })
  await bill.command('pioneers', { new: { seats: 2 } })
  await bill.press('Join')
  await bill.press('Start')
  await annie.press('Start')
  await playOn(sandbox, players, 'late', { presses: 25 })
  await bill.press('Log')
  // Questions to Bill may come in between.
  const privately = () => bill.screen().filter(({ ephemeralFor }) => ephemeralFor === bill.id)
  await sandbox.until(() => privately().some((message) => textOf(message).includes('Pioneers: what happened')))
  expect(offersOn(annie.screen()[0] ?? annie.last())).toEqual([])
  const types = new Set(sandbox.requests.map(({ body }) => (body as { type?: number } | undefined)?.type))
  expect(types).toContain(InteractionResponseType.DeferredChannelMessageWithSource)
  expect(types).toContain(InteractionResponseType.DeferredMessageUpdate)
  expect(scene.troubles).toEqual([])
  await scene.close()
})

test('a computer player that the host seats too late for an answer is shown in the lobby itself, and not to the host alone', async () => {
  const scene = await openScene({ games: [tally], clock: lateClock() })
  const annie = player(scene.sandbox, 'Annie')
  await annie.command('tally', { new: { seats: 3 } })
  await annie.use(publicOffer(annie, 'add-computer'))
  await scene.sandbox.until(() => annie.screen().some((message) => textOf(message).includes('(2 of 3)')))
  expect(annie.screen().filter(({ ephemeralFor }) => ephemeralFor !== null)).toEqual([])
  expect(scene.troubles).toEqual([])
  await scene.close()
})
