/** Verifiable draws over the wire, with the real random source behind them. */
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { reportOnTranscript } from '../../../src/cli/verify/report.js'
import { GAMES } from '../../../src/games/index.js'
import { commitmentTo, jointEntropy, pledgedDraw, pledgeOf } from '../../../src/tables/model/fairness.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import { judge } from '../../games/pioneers/transcript/referee.js'
import { tally } from '../../tables/kit/tally-game.js'
import { type Player, player, playOn, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

interface Stored {
  readonly id: string
  readonly secret: string
  readonly shares: string
}

/** The secrets kept in the database. */
function storedIn({ databasePath }: Scene): Stored {
  const database = new Database(databasePath, { readonly: true })
  const row = database.prepare<[], Stored>('SELECT table_id AS id, secret, shares FROM pledges ORDER BY rowid DESC').get()
  database.close()
  if (row === undefined) throw new Error('nothing was pledged')
  return row
}

const people = ({ sandbox }: Scene, count: number): readonly Player[] =>
  ['Annie', 'Bill', 'Katie'].slice(0, count).map((name) => player(sandbox, name))

/** The command's answer to a player. */
async function told(self: Player, game: string, options: Readonly<Record<string, string>> = {}): Promise<string> {
  await self.command(game, { verify: options })
  return textOf(self.lastPrivate())
}

describe('a secret', () => {
  test('is revealed exactly when a game is over, and was never sent or logged before', async () => {
    const scene = await openScene({ entropy: systemEntropy })
    const players = people(scene, 2)
    const [annie] = players
    if (annie === undefined) throw new Error('nobody plays')
    await sitDown(players, { seats: 2 })
    await told(annie, 'pioneers')
    const { secret, id } = storedIn(scene)
    const bytes = Buffer.from(secret, 'hex')
    const forms = [
      secret,
      secret.toUpperCase(),
      bytes.toString('base64'),
      bytes.toString('base64url'),
      Buffer.from(secret).toString('base64'),
    ]
    const traces = () => {
      const all = JSON.stringify([scene.logged, scene.sandbox.requests.map(({ path, body }) => [path, body])])
      return forms.filter((form) => all.includes(form) || all.includes(form.slice(0, 12)))
    }
    const pictures = () => scene.sandbox.requests.flatMap(({ files }) => files)
    await playOn(scene.sandbox, players, 'hands of the secret')
    expect(pictures().length).toBeGreaterThan(20)
    expect(traces()).toEqual([])

    const answer = await told(annie, 'pioneers')
    const [record = ''] = JSON.stringify(annie.lastPrivate().message).match(new RegExp(`[^"]*/pioneers-${id}\\.jsonl`)) ?? []
    const transcript = String(scene.sandbox.file(record)?.bytes)
    expect(reportOnTranscript(transcript, record, GAMES)).toMatchObject({ verdict: 'right' })
    expect(judge(transcript.trimEnd().split('\n')).reason).not.toBe('')
    expect(answer).toContain(secret)
    expect(answer).toMatch(/\*\*All \d+ draws follow from the secret and what the players added\.\*\*/)
    expect(annie.screen().map(textOf).join('\n')).toContain(`/pioneers verify table:${id}`)
    await scene.close()
  }, 600_000)

  test('appears in no error: neither for a bug in the rules nor for an unreadable table', async () => {
    const scene = await openScene({ games: [tally], entropy: systemEntropy })
    const [annie, bill] = people(scene, 2) as [Player, Player]
    await annie.command('tally', { new: { seats: 2 } })
    await bill.press('Join')
    await annie.press('Start')
    const { secret } = storedIn(scene)
    const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
    const mover = call.pings.includes(annie.id) ? annie : bill
    await mover.press('Take turn')
    await mover.press('boom')
    await scene.stopBot()
    const database = new Database(scene.databasePath)
    database.exec(`UPDATE pledges SET shares = '['; UPDATE snapshots SET state = '{'`)
    database.close()
    await scene.startBot()
    await told(annie, 'tally')
    await scene.sandbox.until(() => scene.troubles.length > 1)
    const written = JSON.stringify([scene.logged, scene.sandbox.requests.map(({ path, body }) => [path, body])])
    expect(written).toContain('a bug in the rules')
    expect(written).not.toContain(secret.slice(0, 8))
    await scene.close()
  })
})

describe('the lobby', () => {
  test('commits before anybody joins, keeps its line when the game begins, and includes what the players add', async () => {
    const scene = await openScene({ games: [tally], entropy: systemEntropy })
    const [annie, bill] = people(scene, 2) as [Player, Player]
    await annie.command('tally', { new: { seats: 2 } })
    const { secret, id } = storedIn(scene)
    const line = `-# Fair draws, sealed before anybody joined: \`${commitmentTo(secret)}\` · Check them with \`/tally verify table:${id}\``
    const sign = `-# Fair draws, sealed before anybody joined: \`${commitmentTo(secret).slice(0, 8)}…\``
    expect(textOf(annie.last())).toContain(sign)
    expect(textOf(annie.last())).not.toContain(commitmentTo(secret))
    await bill.press('Fair draws')
    expect(textOf(bill.lastPrivate())).toContain(`shown when the lobby opened: \`${commitmentTo(secret)}\``)
    await bill.press('Join')
    expect(await told(bill, 'tally', { words: '$ \u3164 ;' })).toContain('nothing was added')
    expect(await told(bill, 'tally', { words: 'rolling <@&1> dice' })).toBe('Your words are now part of every draw.')
    const entropies = (JSON.parse(storedIn(scene).shares) as readonly { readonly entropy: string }[]).map(
      ({ entropy }) => entropy,
    )
    expect(entropies[0]).toMatch(/^\d{17,20}$/)
    expect(entropies[1]).toBe('rolling <@&1> dice')

    const before = await told(bill, 'tally')
    for (const part of [
      id,
      commitmentTo(secret),
      ...entropies,
      jointEntropy(entropies),
      'until then, players can replace their number',
    ])
      expect(before).toContain(part)
    await bill.press('Fair draws')
    expect(textOf(bill.lastPrivate())).toContain(commitmentTo(secret))
    expect(textOf(bill.lastPrivate())).toContain(jointEntropy(entropies))
    await annie.press('Start')
    const during = await told(bill, 'tally')
    for (const part of [commitmentTo(secret), ...entropies, jointEntropy(entropies), '1 draw has been made so far'])
      expect(during).toContain(part)
    expect(await told(bill, 'tally', { words: 'too late' })).toMatch(/already begun/)
    for (const text of [before, during]) expect(text).not.toContain(secret)
    const closed = annie.screen().find((message) => textOf(message).includes('The game has begun'))
    expect(closed && textOf(closed)).toContain(line)

    const first = pledgedDraw(
      pledgeOf(
        secret,
        entropies.map((entropy) => ({ userId: '', entropy })),
      ),
      id,
      0,
    ).below(2)
    const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
    expect(call.pings).toEqual([[annie, bill][first]?.id])
    await scene.close()
  })

  test('that is closed reveals its secret, and a rematch has its own secret with everybody’s press in it', async () => {
    const scene = await openScene({ games: [tally], entropy: systemEntropy })
    const [annie, bill] = people(scene, 2) as [Player, Player]
    await annie.command('tally', { new: { seats: 2 } })
    const closed = storedIn(scene)
    await annie.press('Close table')
    expect(textOf(annie.last())).toContain(`Check them with \`/tally verify table:${closed.id}\``)
    const answer = await told(annie, 'tally')
    expect(answer).toContain(closed.secret)
    expect(answer).toContain('Nothing was drawn at this table.')

    await annie.command('tally', { new: { seats: 2 } })
    // The closed table is no longer the latest of the channel, but its message has its name.
    expect(await told(bill, 'tally')).not.toContain(closed.secret)
    expect(await told(bill, 'tally', { table: closed.id })).toContain(closed.secret)
    await bill.press('Join')
    await annie.press('Start')
    await annie.command('tally', { resign: {} })
    await annie.press('Resign')
    await scene.sandbox.until(() => annie.screen().some((message) => textOf(message).includes('the game is over')))
    const first = storedIn(scene)
    await annie.press('Rematch')
    await bill.press('Rematch')
    const second = storedIn(scene)
    expect(new Set([closed, first, second].map(({ secret }) => secret)).size).toBe(3)
    expect(JSON.parse(second.shares)).toMatchObject([{ userId: annie.id }, { userId: bill.id }])
    expect(
      new Set(
        [...(JSON.parse(first.shares) as { entropy: string }[]), ...(JSON.parse(second.shares) as { entropy: string }[])].map(
          ({ entropy }) => entropy,
        ),
      ).size,
    ).toBe(4)
    // The first table is found by its name while the second is under way.
    expect(await told(bill, 'tally', { table: ` ${first.id.toUpperCase()} ` })).toContain(first.secret)
    expect(await told(bill, 'tally')).not.toContain(second.secret)
    await scene.close()
  })
})

test('nobody learns about tables that do not exist, or of another server', async () => {
  const scene = await openScene({ games: [tally], entropy: systemEntropy })
  const [annie] = people(scene, 1) as [Player]
  expect(await told(annie, 'tally')).toMatch(/^No table of Tally has been opened in this channel yet/)
  expect(await told(annie, 'tally', { table: 'zzzzzzzz' })).toMatch(/^There is no such table on this server/)
  await annie.command('tally', { new: { seats: 2 } })
  const { id, secret } = storedIn(scene)
  await annie.press('Close table')
  await scene.stopBot()
  const database = new Database(scene.databasePath)
  database.exec(`UPDATE tables SET guild_id = '1'`)
  database.close()
  await scene.startBot()
  const answer = await told(annie, 'tally', { table: id })
  expect(answer).toMatch(/^There is no such table on this server/)
  expect(answer).not.toContain(secret)
  await scene.close()
})

test('a table from before draws were sealed says so', async () => {
  const scene = await openScene({ games: [tally], entropy: systemEntropy })
  const [annie, bill] = people(scene, 2) as [Player, Player]
  await annie.command('tally', { new: { seats: 2 } })
  await scene.stopBot()
  const database = new Database(scene.databasePath)
  database.exec('DELETE FROM pledges')
  database.close()
  await scene.startBot()
  await bill.press('Join')
  expect(textOf(annie.last())).not.toContain('Fair draws')
  await annie.press('Start')
  expect(await told(annie, 'tally')).toContain('cannot be checked')
  await scene.close()
})
