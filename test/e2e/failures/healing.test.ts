import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'
import { type Player, textOf } from '../kit/player.js'
import type { Scene } from '../kit/scene.js'
import { openTally } from '../kit/tally-scene.js'

test('an exception in a press is answered with one sentence and logged with its table; the game goes on', async () => {
  const { scene, mover } = await openTally()
  const { message } = await mover.press('boom')
  expect(message && textOf(message)).toMatch(/^Something went wrong; nothing has changed\./)
  expect(scene.troubles).toEqual([
    expect.stringMatching(/a press failed .*"table":"[0-9a-z]{8}","position":1.*a bug in the rules/),
  ])
  const added = await mover.press('add')
  expect(added.message && textOf(added.message)).toContain('add 1')
  await scene.close()
})

/** Changes the database while the bot is stopped. */
async function meddle(scene: Scene, statement: string): Promise<void> {
  await scene.stopBot()
  const database = new Database(scene.databasePath)
  database.exec(statement)
  database.close()
  await scene.startBot()
}

const told = (self: Player, sentence: string) => self.screen().filter((message) => textOf(message) === sentence).length

test.each(['en', 'fr', 'de'] as const)(
  'a table that is set aside says so once in its channel, and says when it continues, however often (%s)',
  async (language) => {
    const { setAside, released } = TEXTS[language].turn
    const { scene, mover } = await openTally()
    await meddle(scene, `UPDATE snapshots SET rules_version = 99; UPDATE tables SET locale = '${language}'`)
    await scene.sandbox.until(() => told(mover, setAside) === 1)
    await meddle(scene, '')
    await meddle(scene, 'UPDATE snapshots SET rules_version = 1')
    await scene.sandbox.until(() => told(mover, released) === 1)
    expect(told(mover, setAside)).toBe(0)
    const { message } = await mover.press('add')
    expect(message && textOf(message)).toContain('add 1')
    await meddle(scene, 'UPDATE snapshots SET rules_version = 99')
    await scene.sandbox.until(() => told(mover, setAside) === 1)
    expect(told(mover, released)).toBe(1)
    await scene.close()
  },
)

test('a damaged table is set aside: its presses get one sentence, its channel opens another, and nobody else notices', async () => {
  const { scene, mover } = await openTally()
  await meddle(scene, 'UPDATE snapshots SET rules_version = 99')
  const { message } = await mover.press('add')
  expect(message && textOf(message)).toMatch(/^This table’s data cannot be read, so it is paused\./)
  const opened = await mover.command('tally', { new: {} })
  expect(opened.message && textOf(opened.message)).toContain('Seats')
  expect(scene.troubles).toEqual([expect.stringMatching(/this table cannot be played: .*"healing":"quarantined"/)])
  await scene.close()
})

test('a press while the bot is stopping is accepted and answered, or neither', async () => {
  const { scene, mover } = await openTally()
  const press = mover.press('add')
  await scene.stopBot()
  const { state, message } = await press
  await scene.startBot()
  await mover.press('Log')
  const isLogged = textOf(mover.lastPrivate()).includes('add 1')
  const isAnswered = state === 'done' && message !== null && textOf(message).includes('add 1')
  expect(isLogged).toBe(isAnswered)
  await scene.close()
})

test.each([
  ['a dropped connection', (sandbox: Sandbox) => sandbox.gateway.closeSockets(4000)],
  ['a broken connection', (sandbox: Sandbox) => sandbox.gateway.cutSockets()],
  ['a request to reconnect', (sandbox: Sandbox) => sandbox.gateway.requestReconnect()],
])('after %s the same panel keeps working', async (_what, disturb) => {
  const { scene, mover } = await openTally()
  disturb(scene.sandbox)
  await scene.sandbox.until(() => !scene.sandbox.gateway.online)
  await scene.sandbox.until(() => scene.sandbox.gateway.online)
  const { message } = await mover.press('add')
  expect(message && textOf(message)).toContain('add 1')
  await scene.close()
})
