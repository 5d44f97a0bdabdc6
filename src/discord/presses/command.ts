/** What a slash command is: its data as Discord registers it, and what it answers. */
import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandSubcommandOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import type { Game } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import type { PermissionTexts } from '../../i18n/texts/en/index.js'
import type { User } from '../../tables/model/people.js'
import type { Venue } from '../../tables/model/terms.js'
import type { Context } from '../context/context.js'
import type { Reply } from '../context/reply.js'
import type { Weight } from './rate-limit.js'

/** Somebody named in a command. */
export interface Person {
  readonly user: User
  readonly isBot: boolean
  /** Whether they are on the server. */
  readonly isMember: boolean
}

/** A command as a user entered it. */
export interface Call {
  /** Discord's id of it: nothing that we could choose. */
  readonly interactionId: string
  readonly user: User
  readonly locale: Locale
  /** The language that the server prefers. */
  readonly guildLocale: Locale
  readonly moderator: boolean
  readonly venue: Venue
  /** What the bot may not do in the channel, but has to. */
  readonly missingPermissions: readonly (keyof PermissionTexts)[]
  /** What it may not do, but has to where the table is to have a thread of its own. */
  readonly missingForThread: readonly (keyof PermissionTexts)[]
  /** The channels of the server that the user may see. */
  readonly channelIds: () => readonly string[]
  readonly subcommand: string | null
  /** A chosen option's value; null if it was left out. */
  readonly option: (name: string) => string | number | null
  /** The user chosen for an option; null if it was left out, or is nobody that Discord knows. */
  readonly person: (name: string) => Person | null
}

/** An option while it is typed. */
export interface Focused {
  readonly name: string
  readonly value: string
}

/** Where the answer goes should it have to be deferred: Discord wants to know before there is one. */
type CommandPlace = 'public' | 'private'

export interface SlashCommand {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody
  readonly place: (call: Call) => CommandPlace
  /** What to suggest for the option that is being typed; at most 25. */
  readonly complete?: (subcommand: string | null, focused: Focused) => readonly string[]
  /** What answering it costs; the usual unless told. */
  readonly weight?: (call: Call) => Weight
  readonly execute: (call: Call, context: Context) => Promise<Reply>
}

/** A subcommand that every game has. */
export interface GameSubcommand {
  readonly data: Omit<APIApplicationCommandSubcommandOption, 'type' | 'options'>
  /** `games` are all that the bot has, the command's own among them. */
  readonly options: (game: Game, games: readonly Game[]) => APIApplicationCommandBasicOption[]
  readonly place: CommandPlace
  readonly weight?: Weight
  readonly complete?: (focused: Focused) => readonly string[]
  readonly execute: (game: Game, call: Call, context: Context) => Promise<Reply>
}
