/** A message as we think of it, and how it becomes what Discord is sent: one container, two pictures at most, explicit pings. */
import type { RawFile } from '@discordjs/rest'
import { type APIContainerComponent, MessageFlags, type RESTAPIAttachment } from 'discord-api-types/v10'
import { type Block, container, shownFile, text } from './components.js'
import { cut, LIMITS } from './limits.js'

/** The file name of every picture: a later edit that keeps it can still refer to it. */
export const PICTURE_FILE = 'board.png'

/** The file name of a second picture. */
export const SECOND_FILE = 'final.png'

/** The same for animations. */
export const ANIMATION_FILE = 'replay.gif'

export interface PaintedPicture {
  readonly png: Uint8Array
  readonly alt: string
}

/** A picture that could not be made in time: the message goes out with a note in its place. */
export interface MissingPicture {
  readonly note: string
  readonly alt: string
  /** Tries again for a while; true as soon as the picture is there to be asked for once more. */
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
  /** What it is, for those who cannot see it. */
  readonly alt: string
}

/** How a table stands, as a message shows it to one player. */
export interface Shown {
  readonly tableId: string
  readonly position: number
  /** Whether there is something to act by on it. */
  readonly mayAct: boolean
}

export interface Message {
  readonly blocks: readonly Block[]
  /** Of a message for one player: which table it shows, and as of when. Not sent. */
  readonly shown?: Shown
  /** A new picture, the one already attached to the message that is edited, or none. */
  readonly picture: Picture | Animation | 'attached' | null
  /** Beside a new picture: another one. */
  readonly second?: Picture
  /** A text to download. */
  readonly document?: Document
  /** Ids of the users that the message notifies; everybody else it names is only named. */
  readonly pings: readonly string[]
}

/** A message without picture that notifies nobody. */
export function plainMessage(blocks: readonly Block[]): Message {
  return { blocks, picture: null, pings: [] }
}

/** What a message is to Discord, with the files that go along. */
export interface Sent {
  readonly components: [APIContainerComponent]
  readonly allowed_mentions: { readonly parse: []; readonly users: string[] }
  readonly flags: MessageFlags
  readonly files?: RawFile[]
  /** Descriptions of the files; of a message that is edited, all that it is to have. */
  readonly attachments?: RESTAPIAttachment[]
}

/** A file with its words for those who cannot see it. */
interface DescribedFile extends RawFile {
  readonly description: string
}

/** For a message that does not exist yet. */
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

/** Discord tells files apart by their number in the request. */
function asAttachment({ name, description }: DescribedFile, index: number): RESTAPIAttachment {
  return { id: String(index), filename: name, description }
}

/** Whether there is only a note in place of the picture. */
export function isMissing(picture: Message['picture'] | undefined): picture is MissingPicture {
  return picture !== undefined && picture !== null && picture !== 'attached' && 'note' in picture
}

/** The blocks, with notes where pictures are missing. */
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

/** The same bytes, not copied. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function asFile({ name, text, alt }: Document): DescribedFile {
  return { name, data: Buffer.from(text), description: alt }
}

/** For a message that is changed: the picture it had is dropped unless it is kept, as Discord keeps all where nothing is said. */
export function asEdit(message: Message): Sent {
  const sent = asNew(message)
  return message.picture === 'attached' ? sent : { ...sent, attachments: sent.attachments ?? [] }
}
