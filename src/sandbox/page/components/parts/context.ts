import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { SandboxInteraction } from '../../../protocol.js'
import { here, world } from '../../state/store.js'

/** The message that a component is part of. */
export const MessageId = createContext('')

/** The current user's pending and failed interactions on a message. */
export function ownInteractions(messageId: string): readonly SandboxInteraction[] {
  const all = world.value?.interactions ?? []
  return all.filter((one) => one.messageId === messageId && one.userId === here.value.userId)
}

export interface Waiting {
  /** A press of this component is pending. */
  readonly here: boolean
  /** A press of any component of the message is pending. Discord accepts no other meanwhile. */
  readonly anywhere: boolean
}

/** Which presses of the enclosing message are still waiting for their answers. */
export function useWaiting(customId: string): Waiting {
  const waiting = ownInteractions(useContext(MessageId)).filter(({ state }) => state === 'waiting')
  return { here: waiting.some((one) => one.customId === customId), anywhere: waiting.length > 0 }
}
