/** The bot without a network, from reading an interaction through the tables to the request that answers it. */
import { API } from '@discordjs/core'
import { REST } from '@discordjs/rest'
import type { APIInteraction } from 'discord-api-types/v10'
import { commandsFor } from '../../../../commands/index.js'
import { createLobbyAnswers } from '../../../discord/context/lobby-answers.js'
import { createPaint } from '../../../discord/context/painting.js'
import { createPrivateMessages } from '../../../discord/context/private-messages.js'
import { createReplays } from '../../../discord/context/replays.js'
import { createInteractions } from '../../../discord/presses/intake/interactions.js'
import { createRateLimit } from '../../../discord/presses/intake/rate-limit.js'
import type { ChannelVisibility } from '../../../discord/wire/channel-visibility.js'
import { GAMES } from '../../../games/index.js'
import { openStore } from '../../../store/sqlite/open.js'
import type { Tables } from '../../../tables/model/tables.js'
import { createTables } from '../../../tables/service/create-tables.js'
import { systemClock, systemEntropy } from '../../../tables/service/system.js'

export interface Desk {
  readonly tables: Tables
  /** Delivers an interaction as the gateway would, and returns how it was answered. */
  deliver(payload: object): Promise<Delivered>
  /** Complaints in the bot's log, oldest first. */
  readonly complaints: readonly string[]
  close(): Promise<void>
}

/** `ignored`: the bot made no request, as for interactions it does not know (forms). */
type Delivered = 'answered' | 'ignored'

/** Effectively no limit. The press limit is tested elsewhere. */
const UNLIMITED = 1_000_000_000
/** Clears the REST client's handlers after this many deliveries. It keeps a handler for each interaction's route for a while. */
const FORGET_EVERY = 2_000

const NOBODY_SEES: Pick<ChannelVisibility, 'visibleTo'> = { visibleTo: async () => [] }

/** `visibility` tells who sees which channel. By default nobody sees any. */
export function openDesk(databasePath: string, visibility = NOBODY_SEES): Desk {
  const complaints: string[] = []
  const complain = (about: object, message: string) => {
    const err = 'err' in about && about.err instanceof Error ? about.err.stack : ''
    complaints.push(`${message} ${err}`)
  }
  const log = { debug() {}, info() {}, warn: complain, error: complain }
  const clock = systemClock
  const { close, ...stored } = openStore(databasePath)
  const publisher = { publish: async () => null, setAside: async () => {} }
  const tables = createTables({ ...stored, games: GAMES, publisher, clock, entropy: systemEntropy, logger: log })
  const answered = new Set<string>()
  const rest = createRest(answered)
  // Pictures are neither drawn nor encoded, because only what happens before matters here.
  const painter = async ({ alt }: { readonly alt: string }) => ({ png: new Uint8Array([1]), alt })
  const animate = async () => new Uint8Array([1])
  const paint = createPaint(painter, 'at-once', clock, log)
  const replays = createReplays({ tables, animate, clock, log })
  const channels = { openThread: async () => ({ kind: 'impossible' as const }), edit: async () => ({ kind: 'edited' as const }) }
  const lobbyAnswers = createLobbyAnswers()
  const directMessages = { send: async () => 'arrived' as const }
  const emojis = () => undefined
  const renewLobby = () => {}
  const isSilent = () => false
  const own = { channels, directMessages, lobbyAnswers, renewLobby, isSilent, paint, emojis, replays, clock, log }
  const context = { ...stored, games: GAMES, tables, ...own }
  const rateLimit = createRateLimit(clock, UNLIMITED)
  const interactions = createInteractions({
    context,
    commands: commandsFor(GAMES),
    privateMessages: createPrivateMessages(clock),
    rateLimit,
    visibility,
    answers: new API(rest).interactions,
  })
  let delivered = 0

  return {
    tables,
    complaints,
    async deliver(payload) {
      await interactions.receive(payload as APIInteraction)
      if (++delivered % FORGET_EVERY === 0) rest.handlers.clear()
      return answered.delete(idOf(payload)) ? 'answered' : 'ignored'
    },
    async close() {
      replays.close()
      await interactions.close()
      await tables.close()
      rest.clearHandlerSweeper()
      rest.clearHashSweeper()
      close()
    },
  }
}

/** Discord's answer to a message update. */
const MESSAGE = { id: '1', channel_id: '1', author: { id: '1', username: 'Stagecoach', discriminator: '0', avatar: null } }

/** Grants all requests at once. */
function createRest(answered: Set<string>): REST {
  return new REST({
    async makeRequest(url) {
      const [, id] = /\/interactions\/(\d+)\//.exec(url) ?? []
      if (id !== undefined) answered.add(id)
      const isMessage = url.includes('/webhooks/')
      return Response.json(isMessage ? MESSAGE : { interaction: { id: id ?? '1', type: 2 }, resource: { type: 4 } })
    },
  })
}

const idOf = (payload: object) => ('id' in payload ? String(payload.id) : '')
