/** Two bots are started on one database in PostgreSQL. Only one of them plays. */
import { expect, test } from 'vitest'
import { type Running, startProgram } from '../../src/cli/wire/process.js'
import { at } from '../../src/engine/lists.js'
import { GAMES } from '../../src/games/index.js'
import { emptyDatabase } from '../store/postgres/server.js'
import { type Player, player, playOn, sitDown, textOf } from './player.js'
import { endOf } from './process.js'
import { openScene } from './scene.js'

const game = at(GAMES, 0)

/** A game under way, played by a bot of its own process. */
async function openPlayed() {
  const scene = await openScene({ withBot: false })
  const { sandbox } = scene
  const { botToken: DISCORD_TOKEN, apiUrl: DISCORD_API_URL } = sandbox
  const settings = { DISCORD_TOKEN, DISCORD_API_URL, DATABASE_URL: await emptyDatabase(), LOG_LEVEL: 'silent' }
  const first = startProgram(settings)
  await first.ready
  const players = ['Annie', 'Bill', 'Katie', 'Jim'].slice(0, game.seats.min).map((name) => player(sandbox, name))
  await sitDown(players, { seats: players.length }, game.id)
  await playOn(sandbox, players, 'alone', { presses: 7 })
  return { scene, sandbox, players, settings, first }
}

/** The headings of the messages in the channel. */
const headingsFor = ([self]: readonly Player[]) =>
  (self?.screen() ?? []).filter(({ ephemeralFor }) => ephemeralFor === null).map((message) => textOf(message).split('\n')[0])

async function stop({ child, ended }: Running): Promise<void> {
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
}

test('the second is refused with one sentence, and the first goes on', async () => {
  const { scene, sandbox, players, settings, first } = await openPlayed()
  expect(await endOf(settings)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      new RegExp(
        `^The database \\S+ on \\S+ is used by another bot \\(process ${first.child.pid} on .+\\): stop that one .+\\.\n$`,
      ),
    ),
  })
  expect(await playOn(sandbox, players, 'still alone', { presses: 5 })).toMatchObject({ presses: 5 })
  await stop(first)
  await scene.close()
})

/** Starts a bot, again and again until it takes the place of one that is silent. */
async function startInPlace(settings: Readonly<Record<string, string>>): Promise<Running> {
  for (;;) {
    const bot = startProgram(settings)
    const refused = await bot.ready.then(
      () => null,
      () => bot.ended,
    )
    if (refused === null) return bot
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('is used by another bot') })
  }
}

test('the second takes the place of one that is frozen, which stops by itself when it wakes', async () => {
  const { scene, sandbox, players, settings, first } = await openPlayed()
  first.child.kill('SIGSTOP')
  const second = await startInPlace(settings)
  await playOn(sandbox, players, 'taken over', { presses: 12 })
  const before = headingsFor(players)
  first.child.kill('SIGCONT')
  expect(await first.ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Another bot uses the database .+ now, so this one stops: run one of them alone\.\n$/),
  })
  await playOn(sandbox, players, 'alone again', { presses: 5 })
  const after = headingsFor(players)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(new Set(after).size).toBe(after.length)
  await stop(second)
  await scene.close()
})
