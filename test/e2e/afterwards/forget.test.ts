import { afterEach, expect, test } from 'vitest'
import { player, textOf } from '../kit/player.js'
import { openTally, type TallyScene } from '../kit/tally-scene.js'

let opened: TallyScene

afterEach(async () => {
  expect(opened.scene.troubles).toEqual([])
  await opened.scene.close()
})

test('a user with a game under way is told what remains and to ask again later; a yes erases them, and a no does not', async () => {
  opened = await openTally()
  const { mover, other } = opened
  await mover.command('tally', { 'forget-me': {} })
  await mover.press('Erase me')
  expect(textOf(mover.lastPrivate())).toBe(
    `Your name and ID have been erased from every finished game and from the leaderboards. You still have a seat at an open table: Tally (<#${opened.scene.sandbox.channel('stagecoach').id}>). Ask again once it is closed or its game is over. Your settings stay until then.`,
  )
  const { sandbox } = opened.scene
  const guild = sandbox.addGuild({ name: 'Elsewhere', locale: 'en-US', channels: ['saloon'] })
  const elsewhere = player(sandbox, mover.name, 'saloon', guild)
  await elsewhere.command('tally', { 'forget-me': {} })
  await elsewhere.press('Erase me')
  expect(textOf(elsewhere.lastPrivate())).toMatch(
    /^Your name .* You still have a seat .* `\/tally tables` lists yours\. .* Your settings stay until then\.$/,
  )
  const host = mover.name === 'Annie' ? mover : other
  await host.command('tally', { cancel: {} })
  await host.press('End the game')
  await mover.command('tally', { 'forget-me': {} })
  await mover.press('Keep everything')
  expect(textOf(mover.lastPrivate())).toBe('Nothing was erased.')
  await mover.command('tally', { 'forget-me': {} })
  await mover.press('Erase me')
  expect(textOf(mover.lastPrivate())).toBe('Your name and ID have been erased.')
})
