import type { IncomingMessage } from 'node:http'
import { Busboy } from '@fastify/busboy'
import { ApiError, refusal } from '../errors.js'
import { demandSizes } from '../messages/attach.js'
import type { Upload } from '../messages/body.js'
import { FILE_LIMIT } from '../messages/files.js'

/** 25 MiB for a whole request. */
const REQUEST_LIMIT = 25 * 1024 * 1024

export interface RequestBody {
  readonly json: unknown
  readonly uploads: readonly Upload[]
}

const NO_BODY: RequestBody = { json: undefined, uploads: [] }

/**
 * Reads a request's JSON or multipart body.
 * @throws {ApiError} 50109 for broken JSON or a foreign content type, 40005 for too much of it
 */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const type = request.headers['content-type'] ?? ''
  const bytes = type.startsWith('multipart/form-data') ? null : await collect(request)
  if (!bytes) return readMultipart(request, type)
  if (bytes.length === 0) return NO_BODY
  if (!type.startsWith('application/json'))
    throw new ApiError(
      400,
      50035,
      `Expected "Content-Type" header to be one of {application/json, multipart/form-data}, not ${type}.`,
    )
  return { json: parsed(bytes.toString()), uploads: [] }
}

function collect(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= REQUEST_LIMIT) chunks.push(chunk)
    })
    request.on('end', () => (length > REQUEST_LIMIT ? reject(refusal('entity-too-large')) : resolve(Buffer.concat(chunks))))
    request.on('error', reject)
  })
}

function readMultipart(request: IncomingMessage, type: string): Promise<RequestBody> {
  return new Promise((resolve, reject) => {
    const uploads: Upload[] = []
    let payload: string | undefined
    let length = 0
    const parser = new Busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: { fileSize: FILE_LIMIT + 1, fieldSize: REQUEST_LIMIT },
    })
    parser.on('field', (name, value) => {
      if (name === 'payload_json') payload = value
    })
    parser.on('file', (field, stream, name, _encoding, contentType) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        length += chunk.length
        chunks.push(chunk)
      })
      stream.on('end', () => uploads.push({ index: indexOf(field), name, contentType, bytes: Buffer.concat(chunks) }))
    })
    parser.on('error', reject)
    parser.on('finish', () => {
      try {
        if (length > REQUEST_LIMIT) throw refusal('entity-too-large')
        demandSizes(uploads)
        resolve({ json: payload === undefined ? {} : parsed(payload), uploads })
      } catch (error) {
        reject(error)
      }
    })
    request.pipe(parser)
  })
}

/** `files[3]` → 3; any other field name counts as 0, as with Discord's older `file`. */
function indexOf(field: string): number {
  return Number(/^files\[(\d+)\]$/.exec(field)?.[1] ?? 0)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('invalid-json')
  }
}
