/** A message as we think of it, and how it becomes what discord.js sends: one container, one picture at most, explicit pings. */
import { type BaseMessageOptions, MessageFlags } from 'discord.js'
import { type Block, container } from './components.js'
import { cut, LIMITS } from './limits.js'

/** The file name of every picture: a later edit that keeps it can still refer to it. */
export const PICTURE_FILE = 'board.png'

export interface Picture {
  readonly png: Uint8Array
  readonly alt: string
}

export interface Message {
  readonly blocks: readonly Block[]
  /** A new picture, the one already attached to the message that is edited, or none. */
  readonly picture: Picture | 'attached' | null
  /** Ids of the users that the message notifies; everybody else it names is only named. */
  readonly pings: readonly string[]
}

/** A message without picture that notifies nobody. */
export function plainMessage(blocks: readonly Block[]): Message {
  return { blocks, picture: null, pings: [] }
}

interface Sent extends Pick<BaseMessageOptions, 'components' | 'files' | 'allowedMentions'> {
  readonly flags: MessageFlags.IsComponentsV2
}

/** For a message that does not exist yet. */
export function asNew({ blocks, picture, pings }: Message): Sent {
  const sent: Sent = {
    components: [container(blocks)],
    allowedMentions: { parse: [], users: [...pings] },
    flags: MessageFlags.IsComponentsV2,
  }
  if (picture === null || picture === 'attached') return sent
  const description = cut(picture.alt, LIMITS.altText)
  return { ...sent, files: [{ attachment: Buffer.from(picture.png), name: PICTURE_FILE, description }] }
}

/** For a message that is changed: the picture it had is dropped unless it is kept. */
export function asEdit(message: Message): Sent & { readonly attachments?: [] } {
  // Without `attachments` Discord keeps what is there; the array is a fresh one each time because discord.js adds the new files to it.
  return message.picture === 'attached' ? asNew(message) : { ...asNew(message), attachments: [] }
}
