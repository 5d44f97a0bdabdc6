import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/open.js'
import { NotStored } from '../../../src/tables/model/not-stored.js'
import { asking, type OwnServer, startServer } from './own-server.js'

let server: OwnServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

/** Restarts the server as one that only follows another one, as the one that a failover leads to may do for a while. */
async function follow(): Promise<void> {
  const [row] = await asking(server.url, 'show data_directory')
  await server.stop('fast')
  writeFileSync(join(String(row?.data_directory), 'standby.signal'), '')
  await server.start()
}

const sessions = async () =>
  (await asking(server.url, `select count(*)::int as n from pg_stat_activity where application_name like 'stagecoach%'`))[0]?.n

test('a server that only follows is not filled with connections, and is used once it is the primary', async () => {
  await asking(server.url, 'create database bot')
  const { settings, guard, close } = await openDatabase({ url: server.url.replace(/postgres$/, 'bot') })
  try {
    await settings.setListed('1', false)
    await follow()
    await expect(settings.setListed('2', false)).rejects.toThrow(NotStored)
    expect(guard.trouble()).toMatch(/takes no writes/)
    await pause(3_000)
    expect(await sessions()).toBeLessThanOrEqual(3)
    await asking(server.url, 'select pg_promote()')
    await expect.poll(guard.trouble, { timeout: 5_000 }).toBeNull()
    await settings.setListed('2', false)
    expect([(await settings.find('1')).listed, (await settings.find('2')).listed]).toEqual([false, false])
  } finally {
    await close()
  }
})
