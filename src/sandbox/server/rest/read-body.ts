import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { collect, JSON_LIMIT, TooLong, watch } from '../collect.js'
import { ApiError, refusal } from '../errors.js'
import type { Upload } from '../messages/body.js'
import { FILE_LIMIT } from '../messages/files.js'

/** 25 MiB for a whole request with files. */
const REQUEST_LIMIT = 25 * 1024 * 1024

/** A message has fewer files. A request with more is not read. */
const MOST_FILES = 25
const MOST_FIELDS = 25

export interface RequestBody {
  readonly json: unknown
  readonly uploads: readonly Upload[]
}

const NO_BODY: RequestBody = { json: undefined, uploads: [] }

/**
 * Reads a request's JSON or multipart body.
 * @throws {ApiError} 50109 for broken JSON, 50035 for an unsupported content type, 400 for a broken multipart body, 40005 if it
 * is too large
 * @throws {BrokenOff} if not all of it arrives
 */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const type = request.headers['content-type'] ?? ''
  try {
    return await (type.startsWith('multipart/form-data') ? readMultipart(request, type) : readJson(request, type))
  } catch (error) {
    throw error instanceof TooLong ? refusal('entity-too-large') : error
  }
}

async function readJson(request: IncomingMessage, type: string): Promise<RequestBody> {
  const bytes = await collect(request, JSON_LIMIT)
  if (bytes.length === 0) return NO_BODY
  if (!type.startsWith('application/json'))
    throw new ApiError(
      400,
      50035,
      `Expected "Content-Type" header to be one of {application/json, multipart/form-data}, not ${type}.`,
    )
  return { json: parsed(bytes.toString()), uploads: [] }
}

async function readMultipart(request: IncomingMessage, type: string): Promise<RequestBody> {
  const parser = parserFor(request, type)
  const uploads: Upload[] = []
  let payload: string | undefined
  const parsing = new Promise<void>((resolve, reject) => {
    const tooLong = () => reject(new TooLong())
    const broken = () => reject(refusal('invalid-multipart'))
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) tooLong()
      else if (name === 'payload_json') payload = value
    })
    parser.on('file', (field, stream, name, _encoding, contentType) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', tooLong)
      stream.on('error', broken)
      stream.on('end', () =>
        uploads.push({ index: indexOf(field), name: name ?? 'file', contentType, bytes: Buffer.concat(chunks) }),
      )
    })
    for (const limit of ['filesLimit', 'fieldsLimit'] as const) parser.on(limit, tooLong)
    parser.on('error', broken)
    parser.on('finish', resolve)
  })
  const coming = watch(request, REQUEST_LIMIT, (chunk) => parser.write(chunk)).then(() => parser.end())
  await Promise.all([coming, parsing])
  return { json: payload === undefined ? {} : parsed(payload), uploads }
}

function parserFor(request: IncomingMessage, type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: { fileSize: FILE_LIMIT, files: MOST_FILES, fieldSize: JSON_LIMIT, fields: MOST_FIELDS, headerPairs: 100 },
    })
  } catch {
    throw refusal('invalid-multipart')
  }
}

/** `files[3]` → 3. Any other field name counts as 0, like Discord's older `file`. */
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
