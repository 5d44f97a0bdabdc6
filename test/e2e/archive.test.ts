/** A finished game looked at again: its last picture, its replay, its transcript. */
import { expect, test } from 'vitest'
import { seededRandom } from '../../src/engine/random.js'
import { TEXTS } from '../../src/i18n/texts/index.js'
import { tally } from '../tables/tally-game.js'
import { postMenu } from './forging.js'
import { playTally } from './league.js'
import { movableClock } from './movable-clock.js'
import { altOf, type offersOn, type Player, player, textOf } from './player.js'
import { openScene } from './scene.js'

test('a finished game can be looked at, watched and downloaded from any channel of its server, and from no other server', async () => {
  const clock = movableClock()
  const scene = await openScene({ clock, sandbox: { clock: clock.discord }, games: [tally] })
  const { sandbox } = scene
  const elsewhere = sandbox.addGuild({ name: 'Albany', locale: 'fr', channels: ['depot'] })
  const players = ['Annie', 'Bill'].map((name) => player(sandbox, name))
  const game = await playTally(scene, clock, sandbox.guild().id, players, seededRandom('archive'))

  const annie = player(sandbox, 'Annie', 'parlor')
  const words = TEXTS.en.standings.history
  await annie.command('tally', { history: { user: sandbox.user('Bill').id } })
  const pick = chosenOn(annie)
  await annie.use(pick)
  const shown = annie.lastPrivate()
  for (const { id, points } of game.players) {
    expect(textOf(shown)).toContain(`${players.find((each) => each.id === id)?.name} ${points}`)
  }
  expect(altOf(shown)).toMatch(/^Points by turn: /)
  expect(textOf(shown)).toContain(`/${game.last.message.channel_id}/${game.last.message.id})`)
  await annie.press(words.transcript)
  const [transcript = ''] = JSON.stringify(annie.lastPrivate().message).match(/[^"]*\.jsonl/) ?? []
  const file = sandbox.file(transcript)?.bytes.toString() ?? ''
  expect(JSON.parse(file.split('\n')[0] ?? '')).toMatchObject({ type: 'setup', game: 'tally', seats: 2 })
  await annie.press(TEXTS.en.replay.watch)
  await sandbox.until(() => annie.offers().some(({ label }) => label === TEXTS.en.replay.steps), 20_000)

  const stranger = player(sandbox, 'Annie', 'depot', elsewhere)
  await postMenu(sandbox, sandbox.channel('depot', elsewhere).id, pick.customId, pick.value ?? '')
  await stranger.use(chosenOn(stranger))
  expect(textOf(stranger.lastPrivate())).toBe(TEXTS.en.fairness.noSuchTable)
  expect(scene.troubles).toEqual([])
  await scene.close()
}, 60_000)

/** The first option of the newest menu. */
function chosenOn(self: Player): ReturnType<typeof offersOn>[number] {
  const found = self.offers().find(({ value }) => value !== null)
  if (found === undefined) throw new Error('there is nothing to choose')
  return found
}
