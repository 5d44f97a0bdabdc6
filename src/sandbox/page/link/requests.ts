/** What the page asks of the sandbox: one POST for each verb of the protocol. */
import type { SandboxRequests } from '../../protocol.js'

/** Null if it was accepted, else why not: the sandbox's own sentence, or what the page has words for. */
export type Answer = { readonly refused: string } | 'unreachable' | 'gone' | null

const GONE = 410

const isRefusal = (value: unknown): value is { readonly error: string } =>
  typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string'

async function refusalIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  return isRefusal(body) ? body.error : `${response.status} ${response.statusText}`
}

export async function ask<Verb extends keyof SandboxRequests>(verb: Verb, body: SandboxRequests[Verb]): Promise<Answer> {
  try {
    const response = await fetch(`/sandbox/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return null
    return response.status === GONE ? 'gone' : { refused: await refusalIn(response) }
  } catch {
    return 'unreachable'
  }
}
