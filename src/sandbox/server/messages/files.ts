import type { APIAttachment } from 'discord-api-types/v10'
import type { StoredFile } from '../world/records.js'
import type { AttachmentEntry, Upload } from './body.js'

/** 10 MiB, the `attachment_size_limit` of every interaction. */
export const FILE_LIMIT = 10 * 1024 * 1024

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  jsonl: 'application/x-ndjson',
}

export interface KeptFile {
  readonly id: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** The bytes of all attachments, in memory. When they exceed the budget the oldest are dropped, like expired CDN links. */
export class FileStore {
  readonly #files = new Map<string, { readonly contentType: string; readonly bytes: Buffer }>()
  readonly #budget: number
  #total = 0

  constructor(budget: number) {
    this.#budget = budget
  }

  get(id: string): { readonly contentType: string; readonly bytes: Buffer } | undefined {
    return this.#files.get(id)
  }

  /** The last `count` stored files, oldest first. */
  newest(count: number): readonly KeptFile[] {
    return [...this.#files].slice(-count).map(([id, file]) => ({ id, ...file }))
  }

  put(id: string, contentType: string, bytes: Buffer): void {
    this.#files.set(id, { contentType, bytes })
    this.#total += bytes.length
    for (const oldest of this.#files.keys()) {
      if (this.#total <= this.#budget || oldest === id) break
      this.drop(oldest)
    }
  }

  drop(id: string): void {
    this.#total -= this.#files.get(id)?.bytes.length ?? 0
    this.#files.delete(id)
  }
}

/** The name that Discord stores: every character except letters, digits, dot, dash and underscore becomes an underscore. */
export function storedName(name: string): string {
  return name.replace(/[^\w.-]+/g, '_') || 'file'
}

/** Describes an upload as an attachment. `folder` is the origin and path where it will be served. */
export function describeUpload(upload: Upload, entry: AttachmentEntry | undefined, id: string, folder: string): StoredFile {
  const name = storedName(entry?.filename ?? upload.name)
  const declared = upload.contentType === 'application/octet-stream' ? undefined : upload.contentType
  return {
    id,
    name,
    contentType: declared ?? TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream',
    size: upload.bytes.length,
    ...pixelSize(upload.bytes),
    description: entry?.description ?? null,
    url: `${folder}/${id}/${name}`,
  }
}

/** Width and height from a PNG or GIF header. Null for any other file. */
function pixelSize(bytes: Buffer): { readonly width: number | null; readonly height: number | null } {
  if (bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (bytes.length >= 10 && bytes.toString('latin1', 0, 3) === 'GIF')
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  return { width: null, height: null }
}

/** A stored file as the attachment of a message. Pictures include their size. */
export function attachmentObject(file: StoredFile, ephemeral: boolean): APIAttachment {
  return {
    id: file.id,
    filename: file.name,
    size: file.size,
    url: file.url,
    proxy_url: file.url,
    content_type: file.contentType,
    ...(file.width !== null && { width: file.width, height: file.height }),
    ...(file.description !== null && { description: file.description }),
    ...(ephemeral && { ephemeral: true }),
  }
}
