/** Who the bot is on Discord. */
import type { REST } from '@discordjs/rest'
import { type RESTGetAPICurrentUserResult, type RESTGetCurrentApplicationResult, Routes } from 'discord-api-types/v10'

/** The bot's identity on Discord. */
export interface Self {
  readonly userId: string
  readonly applicationId: string
}

export interface Identity {
  /** Discord has told it, as it does when a session begins. */
  know(found: Self): void
  /** Asks Discord if it is not known yet. Rejects if Discord does not tell. */
  find(): Promise<Self>
}

/** `meet` is called once, as soon as it is known. */
export function createIdentity(rest: Pick<REST, 'get'>, meet: (self: Self) => void): Identity {
  let self: Self | null = null

  function know(found: Self): void {
    if (self !== null) return
    self = found
    meet(found)
  }

  return {
    know,
    async find() {
      if (self !== null) return self
      const { id: userId } = (await rest.get(Routes.user())) as RESTGetAPICurrentUserResult
      const { id: applicationId } = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult
      know({ userId, applicationId })
      return { userId, applicationId }
    },
  }
}
