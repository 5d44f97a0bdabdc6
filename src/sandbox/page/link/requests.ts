/** The page's requests to the sandbox: one POST for each verb of the protocol. */
import type { SandboxRequests, SandboxSuggestion } from '../../protocol.js'

/** Null if it was accepted. Otherwise the sandbox's own sentence, or a code that the page has words for. */
export type PostResult = { readonly refused: string } | 'unreachable' | 'gone' | null

const GONE = 410

const isRefusal = (value: unknown): value is { readonly error: string } =>
  typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string'

async function refusalIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  return isRefusal(body) ? body.error : `${response.status} ${response.statusText}`
}

type Verb = keyof SandboxRequests

function post<Of extends Verb>(verb: Of, body: SandboxRequests[Of]): Promise<Response> {
  return fetch(`/sandbox/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The bot's suggestions for the focused option. Empty if it makes none. */
export async function askSuggestions(body: SandboxRequests['complete']): Promise<readonly SandboxSuggestion[]> {
  try {
    const response = await post('complete', body)
    return response.ok ? await response.json() : []
  } catch {
    return []
  }
}

/** Sends a request to the server. Null on success, otherwise the problem to show. Never throws. */
export async function ask<Of extends Verb>(verb: Of, body: SandboxRequests[Of]): Promise<PostResult> {
  try {
    const response = await post(verb, body)
    if (response.ok) return null
    return response.status === GONE ? 'gone' : { refused: await refusalIn(response) }
  } catch {
    return 'unreachable'
  }
}
