import type { IncomingHttpHeaders } from 'node:http'

/** What the gate examines: the request line and the headers, before any of it is used. */
export interface Arrival {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** Why a request is turned away, in one sentence that says what to do. */
export interface Refusal {
  readonly status: 400 | 403 | 404
  readonly sentence: string
}

/** The names of this machine. Any other may be a foreign site's that resolves to this address. */
const NAMES = ['127.0.0.1', 'localhost', '[::1]']
const USUAL_PORT = 80

const OTHER_SITE: Refusal = { status: 403, sentence: 'Only pages of the sandbox itself may ask for this.' }
const NO_PATH: Refusal = { status: 400, sentence: 'Ask for a path that begins with a single slash.' }

/**
 * Why a request or upgrade is not let in, or null if it is.
 * - The Host must be the sandbox's own.
 * - An Origin, which browsers send with everything that could act or watch, must be the same.
 * - A request without an Origin must not come from another site, unless it is a link to the page itself.
 * @param port on which the sandbox listens
 */
export function refusalFor({ method, url, headers }: Arrival, port: number): Refusal | null {
  const host = headers.host?.toLowerCase() ?? ''
  if (!isOwn(host, port)) return otherHost(port)
  if (headers.origin !== undefined && headers.origin !== `http://${host}`) return OTHER_SITE
  const address = addressOf(url)
  if (address === null) return NO_PATH
  const site = headers['sec-fetch-site']
  const isFromHere = site === undefined || site === 'same-origin' || site === 'none'
  return isFromHere || isVisit(method, address, headers) ? null : OTHER_SITE
}

function isOwn(host: string, port: number): boolean {
  return NAMES.some((name) => host === `${name}:${port}` || (port === USUAL_PORT && host === name))
}

function otherHost(port: number): Refusal {
  const sentence = `The sandbox answers at http://127.0.0.1:${port}/ alone; forward port ${port} under the same number to reach it from elsewhere.`
  return { status: 403, sentence }
}

/** A user follows a link from another site to the page, which opens as a page of its own. */
function isVisit(method: string | undefined, { pathname }: URL, headers: IncomingHttpHeaders): boolean {
  return (
    method === 'GET' && pathname === '/' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  )
}

const HERE = 'sandbox'
const BASE = `http://${HERE}`

/** The address named by a request line. Null for whole addresses, for `//host` and for invalid ones. */
export function addressOf(url = ''): URL | null {
  if (!url.startsWith('/') || !URL.canParse(url, BASE)) return null
  const address = new URL(url, BASE)
  return address.host === HERE ? address : null
}
