/** The recipe of docs/fair-draws.md, run as written. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { commitmentTo, committedDraw, jointEntropy, wordedShare } from '../../../src/tables/model/fairness.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import { byHand } from '../../conformance/by-hand.js'
import { ANN, BEN, begun, CAT, cleanUp, DAN, good, openHouse } from '../kit/house.js'

afterAll(cleanUp)

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const TABLE = 'abcd1234'
/** Texts as they may be in old databases. */
const HOSTILE = [
  '$(touch owned)',
  '"; touch owned; echo "',
  "'; touch owned; '",
  '\\',
  '!!',
  '%s\\n',
  '-n',
  '',
  'END',
  '& touch owned',
  'é 🎲 שלום',
]

const [, recipe = ''] = /By hand,[\s\S]*?```\n([\s\S]*?)```/.exec(readFileSync('docs/fair-draws.md', 'utf8')) ?? []
const lines = recipe.trim().split('\n')
const isThere = (tool: string) => spawnSync(tool, ['--version']).status === 0 || spawnSync(tool, ['version']).status === 0

/** What a line of the recipe prints, with `input` pasted where it waits. */
function run(line: string, joint: string, input: string, cwd: string): string {
  const command = line.replaceAll('SECRET', SECRET).replaceAll('TABLE', TABLE).replaceAll('.JOINT.', `.${joint}.`)
  const { stdout } = spawnSync('sh', ['-c', command], { input, encoding: 'utf8', cwd })
  return /[0-9a-f]{64}/.exec(stdout)?.[0] ?? stdout
}

describe('the recipe for fair draws', () => {
  test('never puts what players added on a command line', () => {
    expect(lines).toHaveLength(3)
    expect(recipe).not.toMatch(/FIRST|SECOND|["`]|\$\(/)
  })

  test.skipIf(!['sha256sum', 'openssl'].every(isThere))(
    'gives the numbers of a draw, and executes nothing that players added',
    () => {
      const cwd = mkdtempSync(join(tmpdir(), 'stagecoach-recipe-'))
      try {
        const [commitment = '', joint = '', block = ''] = lines
        const added = HOSTILE.map((words) => `${words}\n`).join('')
        expect(run(commitment, '', '', cwd)).toBe(commitmentTo(SECRET))
        expect(run(joint, '', added, cwd)).toBe(jointEntropy(HOSTILE))
        const bytes = Buffer.from(run(block, jointEntropy(HOSTILE), '', cwd), 'hex')
        const random = committedDraw({ secret: SECRET, tableId: TABLE, entropies: HOSTILE }, 0)
        for (let at = 0; at < 32; at += 4) expect(random.below(2 ** 32)).toBe(bytes.readUInt32BE(at))
        expect(existsSync(join(cwd, 'owned'))).toBe(false)
      } finally {
        rmSync(cwd, { recursive: true })
      }
    },
  )
})

describe('a player’s own words', () => {
  const share = { userId: '1', entropy: '1001' }

  test.each(['$(touch x)', '`touch x`', '"; touch x; "', 'a\\b', 'wow!!', '$HOME', 'a\nb'])(
    'of %j keep no character that a shell interprets inside quotation marks',
    (words) => {
      expect(wordedShare(share, words).entropy).not.toMatch(/[$"\\!;`\n]/)
    },
  )

  test.each(['\u3164', '\u2800 \u2800', '\u115f', '$!"', ' '])('of %j, in which nothing is visible, change nothing', (words) => {
    expect(wordedShare(share, words)).toEqual(share)
  })

  test('stay as they are otherwise', () => {
    expect(wordedShare(share, "rolling <@&1> dice, l'aube 🎲").entropy).toBe("rolling <@&1> dice, l'aube 🎲")
  })
})

test('the seats are draw 0, as docs/fair-draws.md tells', async () => {
  const house = openHouse({ entropy: systemEntropy })
  const users = [ANN, BEN, CAT, DAN]
  const table = await begun(house, users, { terms: { seating: 'shuffled' } })
  good(await house.tables.cancel(table.id, ANN, false))
  const verification = await house.tables.verify(table.id)
  if (verification?.kind !== 'revealed') throw new Error(`the draws are ${verification?.kind}`)
  const entropies = verification.shares.map(({ entropy }) => entropy)
  const hand = byHand({ secret: verification.secret, tableId: table.id, entropies }, 0)
  expect(table.players).toEqual(hand.shuffled(users))
})
