import { randomBytes } from 'node:crypto'
import { InteractionType, InteractionResponseType as Response } from 'discord-api-types/v10'
import type { SandboxInteraction, SandboxMessage, SandboxSuggestion } from '../../protocol.js'
import { refusal } from '../errors.js'
import type { World } from '../world/world.js'

/** Time for a bot's first answer, and lifetime of the token for follow-ups, in milliseconds. */
export const ANSWER_LIMIT = 3000
const TOKEN_LIFE = 15 * 60_000

/** More than a bot with fifty presses per second can have alive. */
const MOST_TOKENS = 50_000

/** The outcome of a command or press. */
export interface InteractionOutcome {
  readonly state: 'done' | 'deferred' | 'failed'
  /** The message that it posted or edited, as the user sees it. */
  readonly message: SandboxMessage | null
  /** Suggestions, for an autocomplete interaction. */
  readonly choices: readonly SandboxSuggestion[] | null
}

/**
 * An interaction from the user's side: when it was answered, and when a deferred answer was completed. Neither promise ever
 * rejects.
 */
export interface Pending {
  readonly id: string
  /** The first answer, or `failed` after 3 s without one. */
  readonly answered: Promise<InteractionOutcome>
  /** The first answer that is not deferred. For a deferred update, the first message it edits or posts. */
  readonly settled: Promise<InteractionOutcome>
}

/** Fixed when the user acts. */
export interface InteractionSeed {
  readonly type: InteractionType
  readonly userId: string
  readonly guildId: string
  readonly channelId: string
  /** Of the message whose component was used. */
  readonly messageId: string | null
  readonly customId: string | null
  /** `pioneers new`. */
  readonly command: string | null
}

export interface Interaction extends InteractionSeed {
  readonly id: string
  readonly token: string
  readonly createdAt: number
  /** Messages that its token may edit. */
  readonly messages: Set<string>
  state: SandboxInteraction['state']
  answer: Response | null
  /** The message that `@original` refers to. */
  originalId: string | null
  /** Whether the deferred answer still has no content. */
  loading: boolean
}

interface Watch {
  readonly answered: (outcome: InteractionOutcome) => void
  readonly settled: (outcome: InteractionOutcome) => void
  readonly cancel: () => void
}

/** All interactions, their tokens and deadlines. */
export class Interactions {
  readonly #world: World
  readonly #byToken = new Map<string, Interaction>()
  readonly #watches = new Map<string, Watch>()

  constructor(world: World) {
    this.#world = world
  }

  /** Draws id and token and starts the deadline. */
  open(seed: InteractionSeed): { readonly interaction: Interaction; readonly pending: Pending } {
    const interaction: Interaction = {
      ...seed,
      id: this.#world.nextId(),
      token: randomBytes(48).toString('base64url'),
      createdAt: this.#world.clock.now(),
      messages: new Set(),
      state: 'waiting',
      answer: null,
      originalId: null,
      loading: false,
    }
    this.#prune()
    this.#byToken.set(interaction.token, interaction)
    const pending = this.#watch(interaction)
    this.#announce(interaction)
    return { interaction, pending }
  }

  /** Whether the bot recently got this token. */
  knows(token: string): boolean {
    return this.#byToken.has(token)
  }

  /** The guild of the interaction with this token. Null for one from a direct message, or if there is none. */
  guildOf(token: string): string | null {
    return this.#byToken.get(token)?.guildId || null
  }

  /**
   * The interaction that a callback answers.
   * @throws {ApiError} 10062 if there is none or it is too late, 40060 if it was already answered
   */
  toAnswer(id: string, token: string): Interaction {
    const interaction = this.#byToken.get(token)
    if (interaction?.id !== id) throw refusal('unknown-interaction')
    if (interaction.answer !== null) throw refusal('already-acknowledged')
    if (this.#age(interaction) > ANSWER_LIMIT) throw refusal('unknown-interaction')
    return interaction
  }

  /**
   * The answered interaction whose token is used as a webhook.
   * @throws {ApiError} 50027 if the token is unknown or older than 15 min, 10015 before the first answer
   */
  byToken(token: string): Interaction {
    const interaction = this.#byToken.get(token)
    if (!interaction || this.#age(interaction) > TOKEN_LIFE) throw refusal('invalid-webhook-token')
    if (interaction.answer === null) throw refusal('unknown-webhook')
    return interaction
  }

  /** Records the first answer. */
  answered(interaction: Interaction, answer: Response, outcome: Omit<InteractionOutcome, 'state'>): void {
    const deferred = answer === Response.DeferredChannelMessageWithSource || answer === Response.DeferredMessageUpdate
    interaction.answer = answer
    interaction.loading = answer === Response.DeferredChannelMessageWithSource
    interaction.state = interaction.loading ? 'deferred' : 'done'
    const watch = this.#watches.get(interaction.id)
    watch?.cancel()
    watch?.answered({ ...outcome, state: deferred ? 'deferred' : 'done' })
    if (deferred) this.#expire(interaction)
    else this.#settle(interaction, { ...outcome, state: 'done' })
    this.#announce(interaction)
  }

  /** Records that a message was edited or posted through the token after a deferred answer. */
  completed(interaction: Interaction, message: SandboxMessage): void {
    if (!this.#watches.has(interaction.id)) return
    interaction.loading = false
    interaction.state = 'done'
    this.#settle(interaction, { state: 'done', message, choices: null })
    this.#announce(interaction)
  }

  #watch(interaction: Interaction): Pending {
    const answered = deferred<InteractionOutcome>()
    const settled = deferred<InteractionOutcome>()
    const cancel = this.#world.clock.after(ANSWER_LIMIT, () => this.#fail(interaction))
    this.#watches.set(interaction.id, { answered: answered.resolve, settled: settled.resolve, cancel })
    return { id: interaction.id, answered: answered.promise, settled: settled.promise }
  }

  #fail(interaction: Interaction): void {
    const failed: InteractionOutcome = { state: 'failed', message: null, choices: null }
    interaction.state = 'failed'
    this.#watches.get(interaction.id)?.answered(failed)
    this.#settle(interaction, failed)
    this.#announce(interaction)
  }

  /** A deferred message that never comes fails when the token expires. A deferred update may change nothing. */
  #expire(interaction: Interaction): void {
    const watch = this.#watches.get(interaction.id)
    const expire = (): void => {
      if (interaction.loading) this.#fail(interaction)
      else this.#settle(interaction, { state: 'done', message: null, choices: null })
    }
    const cancel = this.#world.clock.after(TOKEN_LIFE, expire)
    if (watch) this.#watches.set(interaction.id, { ...watch, cancel })
  }

  #settle(interaction: Interaction, outcome: InteractionOutcome): void {
    const watch = this.#watches.get(interaction.id)
    watch?.cancel()
    watch?.settled(outcome)
    this.#watches.delete(interaction.id)
  }

  /** Typing is not announced, because only the typing user waits for its outcome. */
  #announce({ id, type, userId, channelId, messageId, customId, state }: Interaction): void {
    if (type === InteractionType.ApplicationCommandAutocomplete) return
    this.#world.announce({ kind: 'interaction', interaction: { id, userId, channelId, messageId, customId, state } })
  }

  #age(interaction: Interaction): number {
    return this.#world.clock.now() - interaction.createdAt
  }

  /** Forgets expired tokens, and the oldest if there are far too many. */
  #prune(): void {
    for (const interaction of this.#byToken.values()) {
      if (this.#age(interaction) <= TOKEN_LIFE && this.#byToken.size < MOST_TOKENS) return
      this.#byToken.delete(interaction.token)
    }
  }
}

function deferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
