import { expect, test } from 'vitest'
import { startProgram } from '../../../src/cli/wire/process.js'
import { emptyDatabase } from '../../store/postgres/server.js'
import { slowClock } from '../kit/movable-clock.js'
import { type Player, player, playOn, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

/** The numbers of the turns whose messages the player sees. */
function turnsSeenBy(self: Player): readonly number[] {
  return self.screen().flatMap((message) => {
    const [, turn] = /^### .*? · Turn (\d+)/.exec(textOf(message)) ?? []
    return turn === undefined ? [] : [Number(turn)]
  })
}

const DATABASES = [
  { name: 'SQLite', place: async ({ databasePath }: Scene) => ({ DATABASE_PATH: databasePath }) },
  { name: 'PostgreSQL', place: async () => ({ DATABASE_URL: await emptyDatabase() }) },
]

const SURVIVES = 'a table survives SIGKILL in mid-turn: open panels keep working, nothing is announced twice, the game ends'

test.each(DATABASES)(`on $name ${SURVIVES}`, async ({ place }) => {
  const scene = await openScene({ sandbox: { clock: slowClock() }, withBot: false })
  const { sandbox } = scene
  const { botToken: DISCORD_TOKEN, apiUrl: DISCORD_API_URL } = sandbox
  const settings = { DISCORD_TOKEN, DISCORD_API_URL, LOG_LEVEL: 'warn', ...(await place(scene)) }
  const start = () => startProgram(settings)
  let bot = start()
  await bot.ready
  const players = ['Annie', 'Bill'].map((name) => player(sandbox, name))
  const [annie] = players as [Player]
  await sitDown(players, { seats: 2 })

  for (const [round, presses] of [7, 5, 12].entries()) {
    await playOn(sandbox, players, `killed/${round}`, { presses })
    bot.child.kill('SIGKILL')
    expect(await bot.ended).toMatchObject({ signal: 'SIGKILL' })
    await sandbox.until(() => !sandbox.gateway.online)
    bot = start()
    await bot.ready
  }
  const { last } = await playOn(sandbox, players, 'killed/end')
  expect(textOf(last)).toContain('the game is over')
  const turns = turnsSeenBy(annie)
  // Turns that are over before the channel is told of them have no message of their own. The next one tells them.
  expect(turns[0]).toBe(1)
  expect(turns).toEqual([...new Set(turns)].toSorted((one, other) => one - other))
  expect(turns.length).toBeGreaterThan(10)

  bot.child.kill('SIGTERM')
  expect(await bot.ended).toMatchObject({ code: 0, stderr: '' })
  await scene.close()
})
