/**
 * Requests with files as one piece of memory. @discordjs/rest hands such a request over as a form of blobs: that takes more than twice
 * as long to send, and leaves memory behind of whose size the engine knows nothing.
 */
import { randomBytes } from 'node:crypto'
import type { InternalRequest, RawFile, REST } from '@discordjs/rest'

/** Enough for a picture and what stands around it; larger requests get memory of their own. */
const ROOM_BYTES = 512 * 1024
const SPARE_ROOMS = 8

/**
 * From now on `rest` sends files as bytes. The memory of a request that was answered serves another one: the engine counts new
 * memory, and would look through the whole heap for some to free after every few dozen pictures.
 */
export function sendFilesAsBytes(rest: Pick<REST, 'queueRequest'>): void {
  const queue = rest.queueRequest.bind(rest)
  const spare: Buffer[] = []
  rest.queueRequest = async (request) => {
    if (!hasFiles(request)) return queue(request)
    const room = spare.pop() ?? Buffer.allocUnsafeSlow(ROOM_BYTES)
    const response = await queue(withBytes(request, room))
    // One that has failed may still be on its way.
    if (spare.length < SPARE_ROOMS) spare.push(room)
    return response
  }
}

function hasFiles({ files = [], appendToFormData = false }: InternalRequest): boolean {
  return files.length > 0 && !appendToFormData
}

/**
 * The same request, with its files and its JSON encoded as multipart/form-data (RFC 7578), in `room` if they fit into it; one
 * without files as it is.
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

/** What would end a quoted name, as browsers write it. */
function escaped(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')
}
