/** In-memory direct messages. They record what was sent to whom, once per nonce, and fail on demand. */
import type { Arrival, DirectMessages } from '../../../src/discord/wire/direct-messages.js'
import { asNew, type Message } from '../../../src/discord/wire/message.js'

export interface FakeDirects extends DirectMessages {
  readonly sent: { readonly userId: string; readonly message: Message }[]
  /** What becomes of the next ones. */
  arrival: Arrival
}

export function fakeDirects(): FakeDirects {
  const nonces = new Set<string>()
  const fake: FakeDirects = {
    sent: [],
    arrival: 'arrived',
    async send(userId, message, nonce) {
      // Throws if Discord would refuse it.
      asNew(message)
      if (nonce.length > 25) throw new RangeError(`nonce of ${nonce.length} characters`)
      if (fake.arrival !== 'arrived' || nonces.has(nonce)) return fake.arrival
      nonces.add(nonce)
      fake.sent.push({ userId, message })
      return 'arrived'
    },
  }
  return fake
}
