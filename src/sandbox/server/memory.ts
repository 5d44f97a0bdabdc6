import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type APIApplicationCommand, MessageFlags } from 'discord-api-types/v10'
import { z } from 'zod'
import type { Discord } from './discord.js'
import type { KeptFile } from './messages/files.js'
import type { Channel, Guild, StoredMessage, User } from './world/records.js'

/** Where the sandbox saves its world between starts. */
export interface MemoryOptions {
  /** Path of a JSON file. Its folder is created as needed. */
  readonly path: string
  /** Called with one sentence when the file cannot be read or written. */
  readonly complain: (sentence: string) => void
}

const PAUSE_MS = 5000
/** Because the file contains everybody's hands. */
const OWNER_ONLY = 0o600
/** Only the newest attachments, because the whole file is rewritten each time. */
const KEPT_FILES = 30

const withId = z.custom<{ readonly id: string }>((value) => z.object({ id: z.string() }).safeParse(value).success)
const record = <T extends { readonly id: string }>() => withId.transform((value) => value as T)

const MEMORY = z.object({
  version: z.literal(1),
  /** The beginning of attachments' addresses. */
  origin: z.string(),
  users: z.array(record<User>()),
  guilds: z.array(record<Guild>()),
  channels: z.array(record<Channel>()),
  commands: z.array(record<APIApplicationCommand>()),
  messages: z.array(z.custom<StoredMessage>((value) => z.object({ message: withId }).safeParse(value).success)),
  files: z.array(z.object({ id: z.string(), contentType: z.string(), base64: z.string() })),
})

type Remembered = z.infer<typeof MEMORY>

/**
 * The content of the file, which it makes readable only for its owner. Null if there is no file, or if it cannot be used, which
 * is reported.
 */
export async function recall({ path, complain }: MemoryOptions): Promise<Remembered | null> {
  try {
    const text = await readFile(path, 'utf8')
    // The mode of another user's file cannot be changed, but the next write replaces that file.
    await chmod(path, OWNER_ONLY).catch(() => undefined)
    return MEMORY.parse(JSON.parse(text))
  } catch (thrown) {
    if (!isMissing(thrown)) complain(`The sandbox begins anew, because ${path} cannot be read; delete the file.`)
    return null
  }
}

const isMissing = (thrown: unknown): boolean => thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT'

/** Replaces the world with the saved one. The sandbox's address may have changed since. */
export function restore({ world, files, origin }: Discord, remembered: Remembered): void {
  for (const channelId of world.channels.keys()) world.forgetMessages(channelId)
  refill(world.users, remembered.users)
  refill(world.guilds, remembered.guilds)
  refill(world.channels, remembered.channels)
  refill(world.commands, remembered.commands)
  for (const { id, contentType, base64 } of remembered.files) files.put(id, contentType, Buffer.from(base64, 'base64'))
  const moved: StoredMessage[] = JSON.parse(JSON.stringify(remembered.messages).replaceAll(remembered.origin, origin()))
  for (const message of moved) world.putMessage(message)
}

function refill<T extends { readonly id: string }>(records: Map<string, T>, by: readonly T[]): void {
  records.clear()
  for (const one of by) records.set(one.id, one)
}

/** The world as the file stores it. Leaves out answers that the bot still owed, because their tokens end with the program. */
function remember({ world, files, origin }: Discord): Remembered {
  const messages = [...world.channels.keys()].flatMap((id) => [...world.messagesIn(id).values()])
  return {
    version: 1,
    origin: origin(),
    users: [...world.users.values()],
    guilds: [...world.guilds.values()],
    channels: [...world.channels.values()],
    commands: [...world.commands.values()],
    messages: messages.filter(({ message }) => ((message.flags ?? 0) & MessageFlags.Loading) === 0),
    files: files.newest(KEPT_FILES).map(stored),
  }
}

const stored = ({ id, contentType, bytes }: KeptFile) => ({ id, contentType, base64: bytes.toString('base64') })

/** Saves the world some seconds after a change, and when the sandbox closes. */
export class Memory {
  readonly #discord: Discord
  readonly #options: MemoryOptions
  readonly #unsubscribe: () => void
  #cancel: (() => void) | null = null
  #written: Promise<void> = Promise.resolve()

  constructor(discord: Discord, options: MemoryOptions) {
    this.#discord = discord
    this.#options = options
    this.#unsubscribe = discord.world.subscribe(() => {
      this.#cancel ??= discord.world.clock.after(PAUSE_MS, () => this.#write())
    })
  }

  /** Writes any unsaved changes. */
  async close(): Promise<void> {
    this.#unsubscribe()
    if (this.#cancel) {
      this.#cancel()
      this.#write()
    }
    await this.#written
  }

  #write(): void {
    this.#cancel = null
    this.#written = this.#written.then(() => this.#replace())
  }

  /** The old file stays intact until the new one is complete. */
  async #replace(): Promise<void> {
    const { path, complain } = this.#options
    try {
      await mkdir(dirname(path), { recursive: true })
      // A leftover file would keep its own permissions.
      await rm(`${path}.new`, { force: true })
      await writeFile(`${path}.new`, JSON.stringify(remember(this.#discord)), { mode: OWNER_ONLY, flag: 'wx' })
      await rename(`${path}.new`, path)
    } catch {
      complain(`The sandbox cannot write ${path}: after the next start its messages will be gone; make the file writable.`)
    }
  }
}
