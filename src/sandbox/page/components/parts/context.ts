import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { SandboxInteraction } from '../../../protocol.js'
import { here, world } from '../../state/store.js'

/** The message that a component is part of. */
export const MessageId = createContext('')

/** The own interactions on a message: what one pressed there is on its way, or failed. */
export function ownInteractions(messageId: string): readonly SandboxInteraction[] {
  const all = world.value?.interactions ?? []
  return all.filter((one) => one.messageId === messageId && one.userId === here.value.userId)
}

export interface Waiting {
  /** The press of this very component is on its way. */
  readonly here: boolean
  /** A press of any component of the message is: Discord takes no other one meanwhile. */
  readonly anywhere: boolean
}

/** Which presses of the message that this is a part of still wait for their answer. */
export function useWaiting(customId: string): Waiting {
  const waiting = ownInteractions(useContext(MessageId)).filter(({ state }) => state === 'waiting')
  return { here: waiting.some((one) => one.customId === customId), anywhere: waiting.length > 0 }
}
