/** What a table can prove of its draws, for one reader. */
import { inlineCode, subtext, userMention } from '@discordjs/formatters'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { isAnonymous } from '../../tables/model/anonymous.js'
import { jointEntropy, type Share } from '../../tables/model/fairness.js'
import type { Table } from '../../tables/model/table.js'
import type { Finding, Verification } from '../../tables/model/verification.js'
import { download, text } from '../wire/components.js'
import { type Message, plainMessage } from '../wire/message.js'
import { commandFor } from './reader.js'

/** `unnamed` are the ids of users whose names the reader does not see. */
export function verifyMessage(verification: Verification, locale: Locale, unnamed: ReadonlySet<string> = new Set()): Message {
  const { fairness } = TEXTS[locale]
  const { table } = verification
  const title = `### ${fairness.title(table.game.name[locale])}\n${fairness.table(inlineCode(table.id))}`
  if (verification.kind === 'unbound') return plainMessage([text(title), text(fairness.unbound)])
  const blocks = [text(title), ...told(verification, locale, unnamed).map(text)]
  const transcript = verification.kind === 'revealed' ? verification.transcript : null
  if (transcript === null) return plainMessage(blocks)
  const document = { name: `${table.game.id}-${table.id}.jsonl`, text: `${transcript.join('\n')}\n`, alt: fairness.record }
  return { ...plainMessage([...blocks, text(fairness.record), download(document.name)]), document }
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
  return [subtext(fairness.sealed(inlineCode(table.commitment), commandFor(table, 'verify', table.locale)))]
}

/** The same below the last message of a table, for when other tables follow in its channel. */
export function checkLines(table: Table): readonly string[] {
  if (table.commitment === null) return []
  const { fairness, commands } = TEXTS[table.locale]
  const command = `/${table.game.id} ${commands.verify.name} ${commands.verifiedTable.name}:${table.id}`
  return [subtext(fairness.check(inlineCode(command)))]
}

function told(
  verification: Exclude<Verification, { kind: 'unbound' }>,
  locale: Locale,
  unnamed: ReadonlySet<string>,
): readonly string[] {
  const { fairness } = TEXTS[locale]
  const { commitment, shares, draws } = verification
  const fingerprint = fairness.fingerprint(inlineCode(commitment))
  const added = sharesText(shares, locale, unnamed)
  const command = commandFor(verification.table, 'verify', locale)
  if (verification.kind === 'bound') {
    const settled = verification.table.status === 'lobby' ? fairness.mayChange(command) : fairness.settled(draws)
    return [fingerprint, `${added}\n${settled}`, fairness.secretLater(command)]
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
