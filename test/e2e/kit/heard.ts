/** Collects everything that readers see, with its readers and the language it should have. */
import type { APIApplicationCommand } from 'discord-api-types/v10'
import { type ByLocale, LOCALES, type Locale, localeOf } from '../../../src/i18n/locale.js'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'
import type { StoredMessage } from '../../../src/sandbox/server/world/records.js'
import { componentsOf } from './player.js'

/** A single text: a block, a label, a placeholder, a description, or an alt text. */
export interface Heard {
  readonly locale: Locale
  readonly text: string
}

/** A message as posted or edited. */
export interface Told {
  /** By the sandbox's clock, in milliseconds. */
  readonly at: number
  readonly isNew: boolean
  readonly told: SandboxMessage
}

export interface Listener {
  /** All texts to be read, each once for each language. */
  heard(): readonly Heard[]
  /** What the whole channel saw, in order. */
  readonly told: readonly Told[]
  /** The alt text of each picture that anybody saw. */
  readonly alts: readonly string[]
}

/** Listens from now on. The channel's public messages should be in `publicLocale`. */
export function listen({ world }: Sandbox, publicLocale: Locale): Listener {
  const heard = new Map<string, Heard>()
  const told: Told[] = []
  const alts: string[] = []
  const hear = (locale: Locale, texts: readonly string[]) => {
    for (const text of texts) heard.set(`${locale}\n${text}`, { locale, text })
  }
  world.subscribe((change) => {
    if (change.kind === 'channel-added') hear(publicLocale, [change.channel.name])
    if (change.kind !== 'message') return
    const { message, isNew } = change
    const reader = message.ephemeralFor
    alts.push(...altsOf(message))
    hear(reader === null ? publicLocale : localeOf(world.users.get(reader)?.locale), textsIn(message))
    if (reader === null) told.push({ at: world.clock.now(), isNew, told: message })
  })
  return { heard: () => [...heard.values()], told, alts }
}

const READ = new Set(['content', 'label', 'placeholder', 'description'])

function textsIn({ message: { content, components }, files }: StoredMessage): readonly string[] {
  return [...textsBelow({ content, components }), ...files.flatMap(({ description }) => description ?? [])]
}

/** An empty text for a picture without one. */
function altsOf(message: StoredMessage): readonly string[] {
  const shown = componentsOf(message.message).flatMap(({ items }) => items ?? [])
  return [...shown, ...message.files].map(({ description }) => description ?? '')
}

function textsBelow(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]): readonly string[] => {
    if (typeof value !== 'string') return textsBelow(value)
    return READ.has(name) && value !== '' ? [value] : []
  })
}

/** Names and descriptions of commands, options and choices, as a reader of each language gets them. */
export function wordsOfCommands(commands: Iterable<APIApplicationCommand>): readonly Heard[] {
  return LOCALES.flatMap((locale) =>
    [...commands].flatMap((command) => wordsOf(command, locale).map((text) => ({ locale, text }))),
  )
}

const CODES: ByLocale<string> = { en: 'en-US', fr: 'fr', de: 'de' }

interface Described {
  readonly name?: string
  readonly description?: string
  readonly name_localizations?: Readonly<Record<string, string>> | null
  readonly description_localizations?: Readonly<Record<string, string>> | null
  readonly options?: readonly Described[]
  readonly choices?: readonly Described[]
}

function wordsOf(part: unknown, locale: Locale): readonly string[] {
  const { name, description, name_localizations, description_localizations, options, choices } = part as Described
  const code = CODES[locale]
  const own = [name_localizations?.[code] ?? name, description_localizations?.[code] ?? description]
  const below = [...(options ?? []), ...(choices ?? [])]
  return [...own.filter((text) => text !== undefined), ...below.flatMap((each) => wordsOf(each, locale))]
}
