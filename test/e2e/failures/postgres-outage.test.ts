/** The database is out of reach in the middle of a game. The bot stays, and goes on by itself when the database is back. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { localeOf } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { systemClock } from '../../../src/tables/service/system.js'
import { asking, type OwnServer, startServer } from '../../store/postgres/own-server.js'
import { type Wire, wireTo } from '../../store/postgres/wire.js'
import { type Player, publicOffer, textOf } from '../kit/player.js'
import { openTally } from '../kit/tally-scene.js'

let server: OwnServer
let wire: Wire

beforeAll(async () => {
  server = await startServer()
  wire = await wireTo(server.url)
})

afterAll(async () => {
  wire.close()
  await server.remove()
})

afterEach(() => server.thaw())

/** The address of a new database on the server, over the wire. */
async function urlOf(name: string): Promise<string> {
  await asking(server.url, `create database ${name}`)
  const url = new URL(wire.url)
  url.pathname = `/${name}`
  return url.href
}

const CHANNEL_POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/, times: Number.POSITIVE_INFINITY } as const

const turnsOf = (self: Player) => self.screen().flatMap((message) => /· (Turn \d+)/.exec(textOf(message))?.[1] ?? [])

/** What has been done, as the log tells it. */
async function loggedFor(self: Player): Promise<readonly string[]> {
  await self.press('Log')
  return [...textOf(self.lastPrivate()).matchAll(/ (add|end) 1/g)].map(([, what = '']) => what)
}

const OUTAGES = [
  { name: 'restarted', away: () => server.stop('immediate'), back: () => server.start() },
  { name: 'frozen', away: () => server.freeze(), back: async () => server.thaw() },
  { name: 'cut', away: async () => wire.cut(), back: () => wire.mend() },
]

test.each(OUTAGES)('a database that is $name loses nothing, and what is untold is told when it is back', async (outage) => {
  const { scene, mover, other } = await openTally({ database: { url: await urlOf(outage.name) }, clock: systemClock })
  const { sandbox } = scene
  sandbox.setLocale(mover.id, 'de')
  await mover.press('add')
  // The channel is not told of the end of the turn before the database is away.
  sandbox.faults.arm({ kind: 'server-error', status: 503 }, CHANNEL_POST)
  await mover.press('end')
  await expect.poll(() => scene.troubles.some((line) => line.includes('could not tell the channel'))).toBe(true)
  await outage.away()

  for (const self of [mover, other]) {
    const { refusals } = TEXTS[localeOf(sandbox.user(self.name).locale)]
    const { message } = await self.command('tally', { hand: {} })
    expect(message && textOf(message)).toBe(refusals.notStored)
  }
  // An attempt to tell the channel that began before the outage is over by then.
  await expect.poll(() => scene.troubles.some((line) => /could not tell .*: Nothing can be stored/.test(line))).toBe(true)
  sandbox.faults.clear()
  expect(turnsOf(other)).toEqual(['Turn 1'])

  await outage.back()
  await sandbox.until(() => turnsOf(other).includes('Turn 2'))
  await other.press('Take turn')
  await other.press('add')
  await other.press('end')
  await sandbox.until(() => turnsOf(other).includes('Turn 3'))
  expect(turnsOf(other)).toEqual(['Turn 1', 'Turn 2', 'Turn 3'])
  expect(await loggedFor(other)).toEqual(['add', 'end', 'add', 'end'])
  await scene.close()
})

test.each(OUTAGES)('a press while a database is $name is answered, acts at most once, and can be tried again', async (outage) => {
  const { scene, mover, other } = await openTally({ database: { url: await urlOf(`${outage.name}_press`) }, clock: systemClock })
  scene.sandbox.setLocale(mover.id, 'fr')
  await mover.press('add')
  await outage.away()
  const { message } = await mover.press('add')
  expect(message && textOf(message)).toBe(TEXTS.fr.refusals.notStored)
  await outage.back()
  await expect.poll(() => scene.logged.some((line) => line.startsWith('what is written is stored again'))).toBe(true)
  const done = await loggedFor(other)
  // A database that was frozen may still have got it, without being able to say so.
  expect(done.length === 1 || (done.length === 2 && outage.name === 'frozen')).toBe(true)
  await mover.use(publicOffer(mover, 'take'))
  await mover.press('add')
  expect(await loggedFor(other)).toEqual([...done, 'add'])
  await scene.close()
})
