/** What an operator does with a database in PostgreSQL, beside the running bot and without it. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProgram } from '../../../src/cli/wire/process.js'
import { at } from '../../../src/engine/lists.js'
import { GAMES } from '../../../src/games/index.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { runBeside } from '../../cli/run-cli.js'
import { asking } from '../../store/postgres/own-server.js'
import { emptyDatabase } from '../../store/postgres/server.js'
import { slowClock } from '../kit/movable-clock.js'
import { player, playOn, publicOffer, sitDown, textOf } from '../kit/player.js'
import { openScene } from '../kit/scene.js'

const game = at(GAMES, 0)
const PEOPLE = ['Annie', 'Bill', 'Katie', 'Jim'].slice(0, game.seats.min)

/** A real bot on a database of its own. */
async function openOperated() {
  const scene = await openScene({ sandbox: { clock: slowClock() }, withBot: false })
  const { sandbox } = scene
  const { botToken: DISCORD_TOKEN, apiUrl: DISCORD_API_URL } = sandbox
  const startOn = async (DATABASE_URL: string) => {
    const bot = startProgram({ DISCORD_TOKEN, DISCORD_API_URL, DATABASE_URL, LOG_LEVEL: 'silent' })
    await bot.ready
    return {
      async stop() {
        bot.child.kill('SIGTERM')
        expect(await bot.ended).toMatchObject({ code: 0, stderr: '' })
      },
    }
  }
  const url = await emptyDatabase()
  const players = PEOPLE.map((name) => player(sandbox, name))
  const run = (name: string, ...args: readonly string[]) => runBeside(name, args, { DATABASE_URL: url })
  const begin = () => sitDown(players, { seats: players.length }, game.id)
  return { scene, sandbox, players, bot: await startOn(url), startOn, run, begin }
}

/** The id of the only open table. */
const openTable = (list: string) => /^([a-z\d]{8}) /m.exec(list)?.[1] ?? ''

test('tables are shown, verified, and closed beside the bot, which tells the channel by itself', async () => {
  const { scene, sandbox, players, bot, run, begin } = await openOperated()
  await begin()
  await playOn(sandbox, players, 'shown', { presses: 6 })
  const list = await run('tables', '--list')
  expect(list).toMatchObject({ code: 0, stderr: '' })
  const id = openTable(list.stdout)
  const shown = await run('tables', '--show', id)
  expect(shown).toMatchObject({ code: 0, stdout: expect.stringContaining(id), stderr: '' })
  for (const name of PEOPLE) expect(list.stdout + shown.stdout).not.toContain(name)
  expect(await run('verify', '--table', id)).toMatchObject({ code: 0, stdout: expect.stringContaining(id), stderr: '' })
  expect(await run('tables', '--close', id)).toEqual({ code: 0, stdout: `Closed table ${id}.\n`, stderr: '' })
  const { closedByOperator } = TEXTS.en.turn
  await sandbox.until(() => players[0]?.screen().some((message) => textOf(message).includes(closedByOperator)))
  expect(await run('tables', '--close', id)).toMatchObject({ code: 1, stderr: expect.stringContaining('is over already') })
  expect(openTable((await run('tables', '--list')).stdout)).toBe('')
  // Its channel is free.
  await begin()
  await playOn(sandbox, players, 'again', { presses: 3 })
  await bot.stop()
  await scene.close()
})

test('a backup is restored by a move into an empty database; the game ends there, and its standings are checked', {
  timeout: 600_000,
}, async () => {
  const { scene, sandbox, players, bot, startOn, run, begin } = await openOperated()
  await begin()
  await playOn(sandbox, players, 'backed up', { presses: 8 })
  const file = join(scene.databasePath, '..', 'backup.sqlite')
  const made = await run('backup', '--out', file)
  expect(made).toEqual({ code: 0, stdout: expect.stringMatching(/^Backed up 1 table \(\d+ KB\) to /), stderr: '' })
  await bot.stop()

  const restored = await emptyDatabase()
  expect(await run('move', '--from', file, '--to', restored)).toMatchObject({ code: 0, stderr: '' })
  const later = await startOn(restored)
  const called = await sandbox.until(() => players.find((self) => self.screen().some(({ pings }) => pings.includes(self.id))))
  expect((await called.use(publicOffer(called, 'take'))).message).not.toBeNull()
  await playOn(sandbox, players, 'restored')

  const standings = (option: string) => runBeside('standings', [option], { DATABASE_URL: restored })
  const sound = { code: 0, stdout: 'Counting 1 finished game anew comes to what is stored.\n', stderr: '' }
  expect(await standings('--check')).toEqual(sound)
  const refused = { code: 1, stdout: '', stderr: expect.stringMatching(/^standings: .* is used by another bot .*\n$/) }
  expect(await standings('--rebuild')).toEqual(refused)
  await asking(restored, 'update ladders set wins = 7, mu = 50')
  const wrong = expect.stringMatching(/^standings: .* comes to other ladders than are stored: stop the bot .*\n$/)
  expect(await standings('--check')).toEqual({ code: 1, stdout: '', stderr: wrong })
  await later.stop()
  expect(await standings('--rebuild')).toEqual({ code: 0, stdout: 'Counted 1 finished game anew.\n', stderr: '' })
  expect(await standings('--check')).toEqual(sound)
  await scene.close()
})
