/** A message in our terms, and its conversion to Discord's: one container, at most two pictures, explicit pings. */
import type { RawFile } from '@discordjs/rest'
import { type APIContainerComponent, MessageFlags, type RESTAPIAttachment } from 'discord-api-types/v10'
import type { ByLocale, Locale } from '../../i18n/locale.js'
import { type Block, container, shownFile, text } from './components.js'
import { cut, LIMITS } from './limits.js'

/** The file name of every picture, so that a later edit can keep it by that name. */
export const PICTURE_FILE = 'board.png'

/** The file name of a second picture. */
export const SECOND_FILE = 'final.png'

/** The file name of animations. */
export const ANIMATION_FILE = 'replay.gif'

export interface PaintedPicture {
  readonly png: Uint8Array
  readonly alt: string
}

/** A picture that was not ready in time. The message is sent with a note in its place. */
export interface MissingPicture {
  readonly note: string
  readonly alt: string
  /** Keeps trying for a while. Resolves to true once the picture can be requested again. */
  readonly made: () => Promise<boolean>
}

export type Picture = PaintedPicture | MissingPicture

interface Animation {
  readonly gif: Uint8Array
  readonly alt: string
}

interface Document {
  /** Letters, digits, dots and hyphens. */
  readonly name: string
  readonly text: string
  /** A description for users who cannot see it. */
  readonly alt: string
}

/** The state of a table that a message shows to one player. */
export interface Shown {
  readonly tableId: string
  readonly position: number
  /** The position as far as the player may know it: without what others did in secret. */
  readonly positionForPlayer: number
  /** Whether the message offers anything to act with. */
  readonly mayAct: boolean
  /** Whether it shows the player's own things, while others are to move. */
  readonly isHand: boolean
  /** When it says that the player's turn ends by itself, in milliseconds since 1970. Null if it does not. */
  readonly endsAt: number | null
  /** The id of the player's own proposal that it offers to withdraw. Null if it offers none. */
  readonly asks: number | null
}

export interface Message {
  readonly blocks: readonly Block[]
  /** For a message to one player: the table and state that it shows. Not sent. */
  readonly shown?: Shown
  /** A new picture, the picture already attached to the edited message, or none. */
  readonly picture: Picture | Animation | 'attached' | null
  /** A second picture beside a new one. */
  readonly second?: Picture
  /** A text to download. */
  readonly document?: Document
  /** Ids of the users whom the message notifies. Others are only mentioned. */
  readonly pings: readonly string[]
  /** What it calls them to. Not sent: users who want direct messages read it there. */
  readonly call?: Summons
}

/** Why users are called, for direct messages. Nothing in it is secret. */
export interface Summons {
  readonly to: 'turn' | 'question' | 'proposal' | 'wait' | 'result' | 'lobby'
  /** The name of the game. */
  readonly game: ByLocale<string>
  /** The table's language, for users whose own is unknown. */
  readonly locale: Locale
}

/** A message without picture that notifies nobody. */
export function plainMessage(blocks: readonly Block[]): Message {
  return { blocks, picture: null, pings: [] }
}

/** A message in Discord's terms, with its files. */
export interface Sent {
  readonly components: [APIContainerComponent]
  readonly allowed_mentions: { readonly parse: []; readonly users: string[] }
  readonly flags: MessageFlags
  readonly files?: RawFile[]
  /** Descriptions of the files. For an edited message, all files that it keeps or gets. */
  readonly attachments?: RESTAPIAttachment[]
}

/** A file with its description. */
interface DescribedFile extends RawFile {
  readonly description: string
}

/** For a new message. */
export function asNew(message: Message): Sent {
  const { picture, second, document, pings } = message
  const sent: Sent = {
    components: [container(withNotes(message))],
    allowed_mentions: { parse: [], users: [...pings] },
    flags: MessageFlags.IsComponentsV2,
  }
  const files = [
    ...(picture === null || picture === 'attached' || isMissing(picture) ? [] : [attached(picture, PICTURE_FILE)]),
    ...(second === undefined || isMissing(second) ? [] : [attached(second, SECOND_FILE)]),
    ...(document === undefined ? [] : [asFile(document)]),
  ]
  return files.length === 0 ? sent : { ...sent, files: files.map(asRaw), attachments: files.map(asAttachment) }
}

function asRaw({ name, data }: DescribedFile): RawFile {
  return { name, data }
}

/** Discord identifies files by their index in the request. */
function asAttachment({ name, description }: DescribedFile, index: number): RESTAPIAttachment {
  return { id: String(index), filename: name, description }
}

/** Whether only a note replaces the picture. */
export function isMissing(picture: Message['picture'] | undefined): picture is MissingPicture {
  return picture !== undefined && picture !== null && picture !== 'attached' && 'note' in picture
}

/** The blocks, with notes in place of missing pictures. */
function withNotes({ blocks, picture, second }: Message): readonly Block[] {
  const notes = new Map<string, string>()
  if (isMissing(picture)) notes.set(PICTURE_FILE, picture.note)
  if (isMissing(second)) notes.set(SECOND_FILE, second.note)
  return blocks.map((block) => {
    const note = notes.get(shownFile(block) ?? '')
    return note === undefined ? block : text(`-# ${note}`)
  })
}

function attached(file: PaintedPicture | Animation, name: string): DescribedFile {
  const description = cut(file.alt, LIMITS.altText)
  if ('gif' in file) return { name: ANIMATION_FILE, data: asBuffer(file.gif), description }
  return { name, data: asBuffer(file.png), description }
}

/** The same bytes without copying. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function asFile({ name, text, alt }: Document): DescribedFile {
  return { name, data: Buffer.from(text), description: alt }
}

/** For an edit. It lists the files to keep, because Discord keeps all of them otherwise. */
export function asEdit(message: Message): Sent {
  const sent = asNew(message)
  return message.picture === 'attached' ? sent : { ...sent, attachments: sent.attachments ?? [] }
}
