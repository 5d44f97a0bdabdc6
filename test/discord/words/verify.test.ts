import { ComponentType } from 'discord-api-types/v10'
import { afterAll, describe, expect, test } from 'vitest'
import { asEdit, asNew } from '../../../src/discord/wire/message.js'
import { checkLines, sealedLines, sealedSign, transcriptMessage, verifyMessage } from '../../../src/discord/words/verify.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { anonymousId } from '../../../src/tables/model/anonymous.js'
import { WORDS_LIMIT } from '../../../src/tables/model/fairness.js'
import type { Finding, Verification } from '../../../src/tables/model/verification.js'
import { ANN, begun, cleanUp, good, openHouse, request } from '../../tables/kit/house.js'
import { textOf } from '../kit/told-tables.js'

afterAll(cleanUp)

const FINDINGS: readonly Finding[] = [
  { kind: 'follows' },
  { kind: 'commitment' },
  { kind: 'draw', draw: 6 },
  { kind: 'log' },
  { kind: 'other-rules' },
]

const SHARES = [1, 2, 3, 4].map((number) => ({
  userId: number === 3 ? anonymousId('abc') : `10000000000000000${number}`,
  entropy: number === 4 ? '' : `20000000000000000${number} ${'@everyone *'.repeat(20).slice(0, WORDS_LIMIT)}`,
}))

const BOUND = { commitment: 'c0'.repeat(32), shares: SHARES, draws: 23 } as const

/** Every kind of proof that a table can give. */
async function verifications(): Promise<readonly (readonly [string, Verification])[]> {
  const house = openHouse()
  const lobby = good(await house.tables.open(request({ channelId: 'c2' })))
  const playing = await begun(house)
  const over = good(await house.tables.resign(playing.id, ANN)).table
  if (over.status !== 'over') throw new Error('it goes on')
  const revealed = { ...BOUND, kind: 'revealed', table: over, secret: '5e'.repeat(32) } as const
  return [
    ['nothing', { kind: 'unbound', table: lobby }],
    ['a lobby', { ...BOUND, kind: 'bound', table: lobby }],
    ['a game', { ...BOUND, kind: 'bound', table: playing }],
    ['a lobby that was closed', { ...revealed, draws: 0, finding: { kind: 'follows' }, transcript: null }],
    ['a record', { ...revealed, finding: { kind: 'follows' }, transcript: ['{}', '{}'] }],
    ...FINDINGS.map((finding) => [finding.kind, { ...revealed, finding, transcript: null }] as const),
  ]
}

describe.each(LOCALES)('in %s', (locale) => {
  test('every proof of a table can be sent, and no two findings have the same text', async () => {
    const told = (await verifications()).map(([what, verification]) => {
      const message = verifyMessage(verification, locale)
      asEdit(message)
      expect(asNew(message).allowed_mentions).toEqual({ parse: [], users: [] })
      const text = textOf(message.blocks)
      if (verification.kind !== 'unbound') {
        expect(text, what).toContain(BOUND.commitment)
        expect(text, what).toContain(TEXTS[locale].mine.anonymous)
        expect(text, what).not.toContain('<@forgotten')
        for (const { userId, entropy } of SHARES) expect(text, what).toContain(entropy === '' ? `<@${userId}>` : `\`${entropy}\``)
      }
      const { commands } = TEXTS[locale]
      const check = `\`/tally ${commands.verify.name} ${commands.verifiedTable.name}:${verification.table.id}\``
      expect(text.includes(check), what).toBe(verification.kind === 'bound')
      expect(text.includes('5e'.repeat(32)), what).toBe(verification.kind === 'revealed')
      expect(message.document?.text, what).toBe(what === 'a record' ? '{}\n{}\n' : undefined)
      return text
    })
    expect(new Set(told).size).toBe(told.length)
  })

  test('who asks for the transcript gets it first, or reads that there is none, and fair draws after that', async () => {
    const { fairness } = TEXTS[locale]
    for (const [what, verification] of await verifications()) {
      const { blocks, document } = transcriptMessage(verification, locale)
      const kinds = blocks.map(({ type }) => type)
      const [title = '', transcript, ...rest] = blocks.map((block) => textOf([block]))
      expect(title.split('\n')[0], what).toBe(`### ${fairness.transcriptTitle(verification.table.game.name[locale])}`)
      expect(transcript, what).toBe(what === 'a record' ? fairness.transcript : fairness.noTranscript)
      expect(kinds[2] === ComponentType.File, what).toBe(what === 'a record')
      expect(document !== undefined, what).toBe(what === 'a record')
      expect(rest.filter((text) => text !== '')[0], what).toContain(`**${fairness.button}**\n`)
    }
  })

  test('lobbies and results tell in one small line how to check them, unless there is nothing to check', async () => {
    const { tables } = openHouse()
    const lobby = good(await tables.open(request({ locale })))
    const { commands } = TEXTS[locale]
    const command = `\`/tally ${commands.verify.name} ${commands.verifiedTable.name}:${lobby.id}\``
    expect(sealedLines(lobby)).toEqual([
      expect.stringMatching(new RegExp(`^-# [^\\n]*\`${lobby.commitment}\`[^\\n]* ${command}$`)),
    ])
    expect(sealedSign(lobby)).toEqual([expect.stringMatching(new RegExp(`^-# [^\\n]*\`${lobby.commitment?.slice(0, 8)}…\`$`))])
    expect(checkLines(lobby)).toEqual([expect.stringMatching(new RegExp(`^-# [^\\n]*${command}\\.$`))])
    const old = { ...lobby, commitment: null }
    expect([...sealedSign(old), ...sealedLines(old), ...checkLines(old)]).toEqual([])
  })
})
