/**
 * Sends requests with files as a single buffer. @discordjs/rest would send them as a form of blobs. That takes more than twice as
 * long, and leaves memory behind whose size V8 does not know.
 */
import { randomBytes } from 'node:crypto'
import type { InternalRequest, RawFile, REST } from '@discordjs/rest'

/** Enough for a picture and the rest of its request. Larger requests get buffers of their own. */
const ROOM_BYTES = 512 * 1024
const SPARE_ROOMS = 8

/**
 * From now on `rest` sends files as bytes. Buffers of finished requests are reused. Otherwise V8 would count new memory and
 * collect the whole heap after every few dozen pictures.
 */
export function sendFilesAsBytes(rest: Pick<REST, 'queueRequest'>): void {
  const queue = rest.queueRequest.bind(rest)
  const spare: Buffer[] = []
  rest.queueRequest = async (request) => {
    if (!hasFiles(request)) return queue(request)
    const room = spare.pop() ?? Buffer.allocUnsafeSlow(ROOM_BYTES)
    const response = await queue(withBytes(request, room))
    // The buffer of a failed request may still be in use.
    if (spare.length < SPARE_ROOMS) spare.push(room)
    return response
  }
}

function hasFiles({ files = [], appendToFormData = false }: InternalRequest): boolean {
  return files.length > 0 && !appendToFormData
}

/**
 * The same request with its files and its JSON encoded as multipart/form-data (RFC 7578), in `room` if they fit. A request
 * without files is unchanged.
 */
export function withBytes(request: InternalRequest, room: Buffer = Buffer.alloc(0)): InternalRequest {
  const { files = [], body, headers, ...rest } = request
  if (!hasFiles(request)) return request
  const boundary = randomBytes(16).toString('hex')
  const parts = files.flatMap((file, index) => [
    Buffer.from(`--${boundary}\r\n${headOf(file, index)}\r\n\r\n`),
    bytesOf(file),
    Buffer.from('\r\n'),
  ])
  const json = 'Content-Disposition: form-data; name="payload_json"\r\nContent-Type: application/json'
  const payload = body == null ? '' : `--${boundary}\r\n${json}\r\n\r\n${JSON.stringify(body)}\r\n`
  return {
    ...rest,
    headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: joined([...parts, Buffer.from(`${payload}--${boundary}--\r\n`)], room),
    passThroughBody: true,
  }
}

function joined(parts: readonly Uint8Array[], room: Buffer): Buffer {
  const size = parts.reduce((sum, { length }) => sum + length, 0)
  if (size > room.length) return Buffer.concat(parts, size)
  let end = 0
  for (const part of parts) {
    room.set(part, end)
    end += part.length
  }
  return room.subarray(0, size)
}

function headOf({ key, name, contentType = 'application/octet-stream' }: RawFile, index: number): string {
  const disposition = `form-data; name="${escaped(key ?? `files[${index}]`)}"; filename="${escaped(name)}"`
  return `Content-Disposition: ${disposition}\r\nContent-Type: ${contentType}`
}

function bytesOf({ data }: RawFile): Uint8Array {
  return data instanceof Uint8Array ? data : Buffer.from(String(data))
}

/** Escapes what would end a quoted name, as browsers do. */
function escaped(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')
}
