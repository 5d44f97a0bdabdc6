import type { IncomingMessage } from 'node:http'

/** The maximum length of JSON bodies. Legitimate ones are shorter. */
export const JSON_LIMIT = 1024 * 1024

/** A request's body exceeds the limit. Thrown as soon as that is known; the rest of the body is discarded. */
export class TooLong extends Error {}

/** The connection broke before the whole request had arrived. */
export class BrokenOff extends Error {}

/**
 * Reads a request's body.
 * @param limit in bytes
 * @throws {TooLong} {@link BrokenOff}
 */
export function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  const kept = watch(request, limit, (chunk) => chunks.push(chunk))
  return kept.then(() => Buffer.concat(chunks))
}

/**
 * Passes a body's bytes on while they are within the limit. Resolves after the last one.
 * @param limit in bytes
 * @throws {TooLong} {@link BrokenOff}
 */
export function watch(request: IncomingMessage, limit: number, take: (chunk: Buffer) => void): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.reject(new TooLong())
  return new Promise((resolve, reject) => {
    let length = 0
    const onData = (chunk: Buffer) => {
      length += chunk.length
      if (length <= limit) return take(chunk)
      request.off('data', onData)
      reject(new TooLong())
    }
    request.on('data', onData)
    request.on('end', resolve)
    for (const event of ['error', 'close']) request.on(event, () => reject(new BrokenOff()))
  })
}
