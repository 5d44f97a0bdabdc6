/** A bot that is not fully connected to Discord yet. Its tables continue before anybody can press anything. */
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { movableClock } from '../kit/movable-clock.js'
import { openTally } from '../kit/tally-scene.js'

const DELAY_MS = 60_000

test('announcements left by an earlier process are made before the commands are registered', async () => {
  const clock = movableClock()
  const { scene, mover } = await openTally({ clock, sandbox: { clock: clock.discord } })
  const calls = () => mover.screen().filter(({ pings }) => pings.length > 0).length
  expect(calls()).toBe(1)
  await scene.stopBot()
  const database = new Database(scene.databasePath)
  for (const seat of [0, 1])
    database.exec(`INSERT INTO outbox (table_id, announcement) SELECT id,
      '{"kind":"nudge","seat":${seat},"by":{"id":"1","name":"Zoe"},"turn":1,"position":1}' FROM tables`)
  database.close()
  scene.sandbox.faults.arm({ kind: 'delay', milliseconds: DELAY_MS }, { method: 'GET', path: /^\/applications\// })
  const started = scene.startBot()
  await scene.sandbox.until(() => calls() === 2)
  clock.forward(DELAY_MS)
  await started
  await scene.close()
})
