/** Slash commands as a user types them: a flat list of subcommands, with names in the user's language. Pure. */
import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
  LocalizationMap,
} from 'discord-api-types/v10'
import type { SandboxOption, SandboxUser } from '../../protocol.js'
import { OPTION } from '../kinds.js'

/** Something that can be run: a command without subcommands, or one subcommand. */
export interface Leaf {
  readonly commandId: string
  /** Default names as the bot gets them, outermost first. */
  readonly path: readonly string[]
  /** The same in the user's language, as shown and typed: `pioneers new`. */
  readonly shown: string
  readonly description: string
  readonly options: readonly APIApplicationCommandBasicOption[]
}

interface Named {
  readonly name: string
  readonly name_localizations?: LocalizationMap | null | undefined
}

interface Described {
  readonly description: string
  readonly description_localizations?: LocalizationMap | null | undefined
}

const translation = (map: LocalizationMap | null | undefined, locale: string): string | null =>
  Object.entries(map ?? {}).find(([key]) => key === locale)?.[1] ?? null

export const shownName = (named: Named, locale: string): string => translation(named.name_localizations, locale) ?? named.name

export const shownDescription = (described: Described, locale: string): string =>
  translation(described.description_localizations, locale) ?? described.description

const isBasic = (option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption =>
  option.type !== OPTION.subcommand

interface Branch extends Named, Described {
  readonly options?: readonly APIApplicationCommandOption[]
}

/** The leaves at or below one command. */
function leavesBelow(above: Omit<Leaf, 'description' | 'options'>, branch: Branch, locale: string): readonly Leaf[] {
  const path = [...above.path, branch.name]
  const shown = `${above.shown} ${shownName(branch, locale)}`.trim()
  const here = { commandId: above.commandId, path, shown }
  const options = branch.options ?? []
  const branches = options.filter((option) => !isBasic(option))
  if (branches.length > 0) return branches.flatMap((option) => leavesBelow(here, option, locale))
  return [{ ...here, description: shownDescription(branch, locale), options: options.filter(isBasic) }]
}

/** Everything that can be run, named in the user's language. */
export function leavesOf(commands: readonly APIApplicationCommand[], user: SandboxUser): readonly Leaf[] {
  return commands.flatMap((command) => leavesBelow({ commandId: command.id, path: [], shown: '' }, command, user.locale))
}

export const leafKey = (leaf: Leaf): string => `${leaf.commandId} ${leaf.path.join(' ')}`

const normal = (text: string) => text.replace(/^\//, '').trim().toLowerCase().split(/\s+/).join(' ')

/** The leaves that match the typed text by either name. Those that start with it come first. */
export function matching(leaves: readonly Leaf[], typed: string): readonly Leaf[] {
  const wanted = normal(typed)
  const names = (leaf: Leaf) => [leaf.shown.toLowerCase(), leaf.path.join(' ')]
  const starts = leaves.filter((leaf) => names(leaf).some((name) => name.startsWith(wanted)))
  const contains = leaves.filter((leaf) => names(leaf).some((name) => name.includes(wanted)))
  return [...starts, ...contains.filter((leaf) => !starts.includes(leaf))]
}

/** The leaf whose full name was typed, if any. */
export function exactly(leaves: readonly Leaf[], typed: string): Leaf | null {
  const wanted = normal(typed)
  return leaves.find((leaf) => leaf.shown.toLowerCase() === wanted || leaf.path.join(' ') === wanted) ?? null
}

/** What a newcomer should try first: the command that opens something new, otherwise the first one. */
export function firstToTry(leaves: readonly Leaf[]): Leaf | null {
  return leaves.find((leaf) => leaf.path.at(-1) === 'new') ?? leaves[0] ?? null
}

/** The options of a run as Discord nests them: a subcommand contains what is below it. */
export function nestOptions(leaf: Leaf, values: readonly SandboxOption[]): readonly SandboxOption[] {
  const [, subcommand] = leaf.path
  return subcommand === undefined ? values : [{ type: OPTION.subcommand, name: subcommand, options: values }]
}
