/** A slash command: its data as registered with Discord, and its handler. */
import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandSubcommandOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import type { Game } from '../../games/game.js'
import type { User } from '../../tables/model/people.js'
import type { Context } from '../context/context.js'
import type { Reply } from '../context/reply.js'
import type { Weight } from './intake/rate-limit.js'
import type { Requester } from './press.js'

/** A user named in a command. */
export interface Person {
  readonly user: User
  readonly isBot: boolean
  /** Whether they are on the server. */
  readonly isMember: boolean
}

/** A command as a user entered it. */
export interface Call extends Requester {
  /** Discord's id of it, which we cannot choose. */
  readonly interactionId: string
  readonly subcommand: string | null
  /** The value of an option. Null if it was left out. */
  readonly option: (name: string) => string | number | null
  /** The user chosen for an option. Null if it was left out, or is unknown to Discord. */
  readonly person: (name: string) => Person | null
}

/** An option while it is being typed. */
export interface Focused {
  readonly name: string
  readonly value: string
}

/** Where the answer appears if it is deferred. Discord must know this before there is an answer. */
type CommandPlace = 'public' | 'private'

export interface SlashCommand {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody
  readonly place: (call: Call) => CommandPlace
  /** Suggestions for the option being typed, at most 25. */
  readonly complete?: (subcommand: string | null, focused: Focused) => readonly string[]
  /** The cost of answering it. Absent for the usual cost. */
  readonly weight?: (call: Call) => Weight
  readonly execute: (call: Call, context: Context) => Promise<Reply>
}

/** A subcommand of the games' commands. */
export interface GameSubcommand {
  readonly data: Omit<APIApplicationCommandSubcommandOption, 'type' | 'options'>
  /** Whether a game has it. Absent if every game does. */
  readonly isFor?: (game: Game) => boolean
  /** `games` is every game of the bot, including the command's own. */
  readonly options: (game: Game, games: readonly Game[]) => APIApplicationCommandBasicOption[]
  readonly place: CommandPlace
  readonly weight?: Weight
  readonly complete?: (focused: Focused) => readonly string[]
  readonly execute: (game: Game, call: Call, context: Context) => Promise<Reply>
}
