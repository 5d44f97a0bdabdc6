/** The report of `npm run verify` on a table or a transcript. */
import type { Game } from '../../games/game.js'
import { jointEntropy } from '../../tables/model/fairness.js'
import { gamesById, hold } from '../../tables/model/loaded-table.js'
import type { Store } from '../../tables/model/ports.js'
import type { Finding, Verification } from '../../tables/model/verification.js'
import { verificationOf } from '../../tables/past/verify.js'
import { type Checked, checkGame, gamesIn } from './check-transcript.js'

export interface Report {
  readonly verdict: 'right' | 'wrong' | 'unreadable'
  /** Several lines, or one if it could not be read. */
  readonly text: string
}

/** Reports on a stored table. Throws TableUnreadable if it is damaged. */
export async function reportOnTable(
  store: Pick<Store, 'load' | 'log'>,
  games: readonly Game[],
  tableId: string,
): Promise<Report> {
  const stored = await store.load(tableId)
  if (stored === null) return { verdict: 'unreadable', text: `There is no table ${tableId} in this database.` }
  return reportOn(verificationOf(hold(stored, gamesById(games)), await store.log(tableId, 0)))
}

function reportOn(verification: Verification): Report {
  const { table } = verification
  const title = `Table ${table.id} (${table.game.id}, ${table.players.length} seats)`
  if (verification.kind === 'unbound') {
    return { verdict: 'wrong', text: `${title} was opened before tables committed to their draws: they cannot be checked.` }
  }
  const { commitment, shares, draws } = verification
  const entropies = shares.map(({ entropy }) => entropy)
  const known = [
    `commitment     ${commitment}`,
    ...entropies.map((entropy, index) => `entropy ${index + 1}      ${entropy}`),
    `joint entropy  ${jointEntropy(entropies)}`,
  ]
  if (verification.kind === 'bound') {
    const text = `${title} is not over: its secret stays secret until then. Draws so far: ${draws}.`
    return { verdict: 'right', text: [text, ...known].join('\n') }
  }
  const { secret, finding } = verification
  const verdict = finding.kind === 'follows' ? 'right' : 'wrong'
  return { verdict, text: [`${title}: ${sentenceOn(finding, draws)}`, `secret         ${secret}`, ...known].join('\n') }
}

function sentenceOn(finding: Finding, draws: number): string {
  switch (finding.kind) {
    case 'follows':
      return draws === 0 ? 'all right, nothing was drawn.' : `all right, ${all(draws)} from the committed secret and the entropy.`
    case 'commitment':
      return 'NOT right, the secret is not the one that was committed to.'
    case 'draw':
      return `NOT right, draw ${finding.draw + 1} of ${draws} does not follow from the committed secret and the entropy.`
    case 'log':
      return 'NOT right, its log cannot be played again as it stands.'
    case 'other-rules':
      return 'it began under another version of the rules, which this program cannot play again.'
  }
}

const all = (draws: number): string => (draws === 1 ? 'its only draw follows' : `all ${draws} draws follow`)

/** `name` is the operator's name for the text. */
export function reportOnTranscript(text: string, name: string, games: readonly Game[]): Report {
  const recorded = gamesIn(text)
  if (recorded === null) return { verdict: 'unreadable', text: `${name} is not a transcript: its first line is not a setup.` }
  const checked = recorded.map(({ lines, first }) => checkGame(lines, first, games))
  const isRight = checked.every(({ kind }) => kind === 'right')
  const lines = checked.map((each, index) => `Game ${index + 1}: ${told(each, name)}`)
  return { verdict: isRight ? 'right' : 'wrong', text: lines.join('\n') }
}

const SOURCES = {
  committed: 'the committed secret and the entropy of its players',
  seeded: 'its seed and the policy of its players',
} as const

function told(checked: Checked, name: string): string {
  if (checked.kind === 'wrong') return `NOT right, ${name} line ${checked.line}: ${checked.problem}.`
  const { game, seats, scheme, draws, facts, isOver } = checked
  const end = isOver ? '' : ' It stops before the end of the game.'
  return `all right (${game}, ${seats} seats), ${all(draws)} from ${SOURCES[scheme]}, and ${facts} facts from its log.${end}`
}
