/** Looking at a finished game again: its last picture, its replay, its transcript. */
import { expect, test } from 'vitest'
import { seededRandom } from '../../../src/engine/random.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { openStore } from '../../../src/store/sqlite/open.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import { finish, userOf } from '../../standings/games.js'
import { tally } from '../../tables/kit/tally-game.js'
import { postButtons, postMenu } from '../kit/forging.js'
import { playTally } from '../kit/league.js'
import { movableClock } from '../kit/movable-clock.js'
import { altOf, type offersOn, type Player, player, textOf } from '../kit/player.js'
import { openScene } from '../kit/scene.js'

test('a finished game can be looked at, watched and downloaded from any channel of its server, and from no other server', async () => {
  const clock = movableClock()
  const scene = await openScene({ clock, sandbox: { clock: clock.discord }, games: [tally], entropy: systemEntropy })
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
  expect(textOf(annie.lastPrivate())).toMatch(/^### Tally: transcript\n/)
  const [transcript = ''] = JSON.stringify(annie.lastPrivate().message).match(/[^"]*\.jsonl/) ?? []
  const file = sandbox.file(transcript)?.bytes.toString() ?? ''
  expect(JSON.parse(file.split('\n')[0] ?? '')).toMatchObject({ type: 'setup', game: 'tally', seats: 2 })
  await annie.press(TEXTS.en.replay.watch)
  await sandbox.until(() => annie.offers().some(({ label }) => label === TEXTS.en.replay.steps))

  const stranger = player(sandbox, 'Annie', 'depot', elsewhere)
  await postMenu(sandbox, sandbox.channel('depot', elsewhere).id, pick.customId, pick.value ?? '')
  await stranger.use(chosenOn(stranger))
  expect(textOf(stranger.lastPrivate())).toBe(TEXTS.en.fairness.noSuchTable)
  expect(scene.troubles).toEqual([])
  await scene.close()
})

test('a finished game names unlisted players only in the channel where it was played', async () => {
  const clock = movableClock()
  const scene = await openScene({ clock, sandbox: { clock: clock.discord }, games: [tally] })
  const { sandbox } = scene
  const players = ['Annie', 'Bill'].map((name) => player(sandbox, name))
  await playTally(scene, clock, sandbox.guild().id, players, seededRandom('discretion'))
  await players[1]?.command('tally', { settings: { leaderboards: 'unlisted' } })

  const { history: words } = TEXTS.fr.standings
  const jim = player(sandbox, 'Jim', 'parlor')
  await jim.command('tally', { history: {} })
  expect(textOf(jim.lastPrivate())).toContain('Annie')
  expect(textOf(jim.lastPrivate())).toContain(TEXTS.fr.mine.anonymous)
  const pick = chosenOn(jim)
  await jim.use(pick)
  expect(textOf(jim.lastPrivate())).toContain(TEXTS.fr.mine.anonymous)
  await jim.press(words.transcript)
  expect(textOf(jim.lastPrivate())).not.toContain(sandbox.user('Bill').id)
  await jim.command('tally', { verify: { table: pick.value ?? '' } })
  expect(textOf(jim.lastPrivate())).toContain(TEXTS.fr.mine.anonymous)
  expect(textOf(jim.lastPrivate())).not.toContain(sandbox.user('Bill').id)
  await jim.command('tally', { history: {} })
  await jim.use(chosenOn(jim))
  await jim.press(TEXTS.fr.replay.watch)
  await sandbox.until(() => jim.offers().some(({ label }) => label === TEXTS.fr.replay.steps))
  expect(altOf(jim.lastPrivate())).not.toContain('Bill')
  for (const message of jim.screen().filter(({ ephemeralFor }) => ephemeralFor === jim.id)) {
    expect(JSON.stringify(message.message)).not.toContain('Bill')
  }

  const bill = player(sandbox, 'Bill', 'parlor')
  await bill.command('tally', { history: {} })
  expect(textOf(bill.lastPrivate())).toContain('Bill')
  await bill.use(chosenOn(bill))
  expect(textOf(bill.lastPrivate())).toContain('Bill')

  // An old button from when Bill was listed.
  const old = `s1:00000000:0:history:tally.${sandbox.user('Bill').id}.1`
  await postButtons(sandbox, sandbox.channel('parlor').id, [old])
  await jim.press(old)
  expect(textOf(jim.lastPrivate())).toBe(TEXTS.fr.standings.stats.unlistedOther(TEXTS.fr.mine.anonymous))
  expect(scene.troubles).toEqual([])
  await scene.close()
})

test('a finished game of an invisible channel is shown to its players', async () => {
  const scene = await openScene({ games: [tally], withBot: false })
  const { sandbox } = scene
  const { id, name } = sandbox.user('Annie')
  const { store, close } = openStore(scene.databasePath)
  const users = [{ id, name }, userOf(2)]
  const left = sandbox.user('Jim')
  const takeovers = [{ seat: 1, from: { id: left.id, name: left.name }, turn: 1, resigned: true }]
  await finish(store, { tableId: 'closed00', guildId: sandbox.guild().id, channelId: '7', users, points: [2, 1], takeovers })
  close()
  await scene.startBot()
  const annie = player(sandbox, 'Annie')
  await annie.command('tally', { history: {} })
  const pick = chosenOn(annie)
  await annie.use(pick)
  expect(textOf(annie.lastPrivate())).toContain('User 2')
  const watch = annie.offers().find(({ label }) => label === TEXTS.en.replay.watch)?.customId ?? ''

  const bill = player(sandbox, 'Bill', 'parlor')
  await bill.command('tally', { history: {} })
  expect(textOf(bill.lastPrivate())).toContain(TEXTS.en.standings.history.none)

  // Whose games they are is said even where none is seen, or where they have no seat any more.
  const { titleOf } = TEXTS.en.standings.history
  const pages = [id, left.id].map((userId) => `s1:00000000:0:history:tally.${userId}.1`)
  await postButtons(sandbox, sandbox.channel('parlor').id, pages)
  for (const [index, whose] of [name, left.name].entries()) {
    for (const reader of [bill, player(sandbox, 'Annie', 'parlor')]) {
      await reader.press(pages[index] ?? '')
      expect(textOf(reader.lastPrivate())).toContain(titleOf('Tally', whose))
    }
  }
  await postMenu(sandbox, sandbox.channel('parlor').id, pick.customId, pick.value ?? '')
  await bill.use(chosenOn(bill))
  expect(textOf(bill.lastPrivate())).toBe(TEXTS.en.fairness.noSuchTable)
  await bill.command('tally', { verify: { table: 'closed00' } })
  expect(textOf(bill.lastPrivate())).toBe(TEXTS.en.fairness.noSuchTable)
  await annie.command('tally', { verify: { table: 'closed00' } })
  expect(textOf(annie.lastPrivate())).toContain(TEXTS.en.fairness.unbound)
  await postButtons(sandbox, sandbox.channel('parlor').id, [watch])
  await bill.press(watch)
  expect(textOf(bill.lastPrivate())).toContain('<#7>')
  expect(scene.troubles).toEqual([])
  await scene.close()
})

/** The first option of the newest menu. */
function chosenOn(self: Player): ReturnType<typeof offersOn>[number] {
  const found = self.offers().find(({ value }) => value !== null)
  if (found === undefined) throw new Error('there is nothing to choose')
  return found
}
