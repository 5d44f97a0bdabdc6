/** What a table can prove of its draws, for one reader. */
import { inlineCode, subtext, userMention } from '@discordjs/formatters'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { isAnonymous } from '../../tables/model/anonymous.js'
import { jointEntropy, type Share } from '../../tables/model/fairness.js'
import type { Table } from '../../tables/model/table.js'
import type { Finding, Verification } from '../../tables/model/verification.js'
import { type Block, download, text } from '../wire/components.js'
import { type Message, plainMessage } from '../wire/message.js'
import { commandFor } from './reader.js'

/** How a proof is told. `unnamed` are the ids of users whose names the reader does not see. */
export type TellProof = (verification: Verification, locale: Locale, unnamed?: ReadonlySet<string>) => Message

/** What the draws of a table follow from, then the transcript if there is one. */
export const verifyMessage: TellProof = (verification, locale, unnamed = new Set()) => {
  const { title } = TEXTS[locale].fairness
  const parts = [heading(verification.table, title, locale), ...told(verification, locale, unnamed)]
  return withTranscript(verification, locale, (record) => [...parts.map(text), ...record])
}

/** The transcript of a finished game, or that there is none, then what its draws follow from. */
export const transcriptMessage: TellProof = (verification, locale, unnamed = new Set()) => {
  const { transcriptTitle, noTranscript, button } = TEXTS[locale].fairness
  const title = heading(verification.table, transcriptTitle, locale)
  const [first = '', ...rest] = told(verification, locale, unnamed)
  const draws = [`**${button}**\n${first}`, ...rest].map(text)
  return withTranscript(verification, locale, (record) => [
    text(title),
    ...(record.length === 0 ? [text(noTranscript)] : record),
    ...draws,
  ])
}

function heading({ game, id }: Table, title: (game: string) => string, locale: Locale): string {
  return `### ${title(game.name[locale])}\n${TEXTS[locale].fairness.table(inlineCode(id))}`
}

/** A message whose blocks include those of the transcript. Without one these are empty. */
function withTranscript(
  verification: Verification,
  locale: Locale,
  blocksWith: (record: readonly Block[]) => readonly Block[],
): Message {
  const lines = verification.kind === 'revealed' ? verification.transcript : null
  if (lines === null) return plainMessage(blocksWith([]))
  const { transcript: alt } = TEXTS[locale].fairness
  const { game, id } = verification.table
  const document = { name: `${game.id}-${id}.jsonl`, text: `${lines.join('\n')}\n`, alt }
  return { ...plainMessage(blocksWith([text(alt), download(document.name)])), document }
}

/** Enough digits to recognise a fingerprint, not enough to rely on. */
const SIGN_DIGITS = 8

/** The beginning of a lobby's fingerprint, in the table's own language. Empty if its draws cannot be checked. */
export function sealedSign({ commitment, locale }: Table): readonly string[] {
  return commitment === null ? [] : [subtext(TEXTS[locale].fairness.sign(inlineCode(`${commitment.slice(0, SIGN_DIGITS)}…`)))]
}

/** The whole fingerprint and how the table's draws can be checked, in the table's own language. Empty if they cannot. */
export function sealedLines(table: Table): readonly string[] {
  if (table.commitment === null) return []
  const { fairness } = TEXTS[table.locale]
  return [subtext(fairness.sealed(inlineCode(table.commitment), checkOf(table, table.locale)))]
}

/** How the table's draws can be checked, for below its last message. In the table's own language. Empty if they cannot. */
export function checkLines(table: Table): readonly string[] {
  if (table.commitment === null) return []
  return [subtext(TEXTS[table.locale].fairness.check(checkOf(table, table.locale)))]
}

/** The command that checks this table's draws, for when other tables follow in its channel: `/pioneers verify table:abc`. */
function checkOf({ game, id }: Table, locale: Locale): string {
  const { verify, verifiedTable } = TEXTS[locale].commands
  return inlineCode(`/${game.id} ${verify.name} ${verifiedTable.name}:${id}`)
}

function told(verification: Verification, locale: Locale, unnamed: ReadonlySet<string>): readonly string[] {
  const { fairness } = TEXTS[locale]
  if (verification.kind === 'unbound') return [fairness.unbound]
  const { commitment, shares, draws } = verification
  const fingerprint = fairness.fingerprint(inlineCode(commitment))
  const added = sharesText(shares, locale, unnamed)
  if (verification.kind === 'bound') {
    const { table } = verification
    const settled = table.status === 'lobby' ? fairness.mayChange(commandFor(table, 'verify', locale)) : fairness.settled(draws)
    return [fingerprint, `${added}\n${settled}`, fairness.secretLater(checkOf(table, locale))]
  }
  const { secret, finding } = verification
  const found = `**${findingText(finding, draws, locale)}**`
  return [found, `${fairness.secret(inlineCode(secret))}\n${fingerprint}`, added, subtext(fairness.byYourself)]
}

/** Users' own words are printed as code, so that nothing in them is markdown. */
function sharesText(shares: readonly Share[], locale: Locale, unnamed: ReadonlySet<string>): string {
  const { fairness, mine } = TEXTS[locale]
  const lines = shares.map(({ userId, entropy }) => {
    const player = isAnonymous({ id: userId }) || unnamed.has(userId) ? mine.anonymous : userMention(userId)
    return `- ${entropy === '' ? fairness.noShare(player) : fairness.share(player, inlineCode(entropy))}`
  })
  const joint = fairness.joint(inlineCode(jointEntropy(shares.map(({ entropy }) => entropy))))
  return [fairness.shares, ...lines, joint].join('\n')
}

function findingText(finding: Finding, draws: number, locale: Locale): string {
  const { fairness } = TEXTS[locale]
  switch (finding.kind) {
    case 'follows':
      return draws === 0 ? fairness.noDraws : fairness.follows(draws)
    case 'commitment':
      return fairness.wrongSecret
    case 'draw':
      return fairness.wrongDraw(finding.draw + 1)
    case 'log':
      return fairness.wrongLog
    case 'other-rules':
      return fairness.otherRules
  }
}
