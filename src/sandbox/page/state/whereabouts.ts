/** The current channel and user. Kept in the address, so that two windows can act as two users. Pure. */
import { channelById, userById, type World } from './world.js'

export interface Whereabouts {
  readonly channelId: string | null
  readonly userId: string | null
}

/** A message and its channel. */
export interface MessagePlace {
  readonly channelId: string
  readonly messageId: string
}

/** The message that a Discord link leads to. Null for any other address. */
export function messageAt(address: string): MessagePlace | null {
  const [, channelId, messageId] = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)\/(\d+)$/.exec(address) ?? []
  return channelId === undefined || messageId === undefined ? null : { channelId, messageId }
}

/** The place named by a hash of the address. Missing parts are null. */
export function readWhereabouts(hash: string): Whereabouts {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  return { channelId: values.get('in'), userId: values.get('as') }
}

/** The hash that {@link readWhereabouts} reads. */
export function writeWhereabouts(place: Whereabouts): string {
  const values = new URLSearchParams()
  if (place.channelId !== null) values.set('in', place.channelId)
  if (place.userId !== null) values.set('as', place.userId)
  return `#${values}`
}

/** The place if it exists in the world. A part that does not exist is replaced by the first available one. */
export function settle(place: Whereabouts, world: World): Whereabouts {
  const knownUser = place.userId !== null && userById(world, place.userId) !== null
  const userId = knownUser ? place.userId : (world.users[0]?.id ?? null)
  const isOpen = place.channelId !== null && channelById(world, place.channelId) !== null && !isOfAnother(place, userId, world)
  return { channelId: isOpen ? place.channelId : (world.guilds[0]?.channels[0]?.id ?? null), userId }
}

/** Whether a place is the direct messages of another user. */
function isOfAnother({ channelId }: Whereabouts, userId: string | null, world: World): boolean {
  const direct = world.directs.find(({ id }) => id === channelId)
  return direct !== undefined && direct.userId !== userId
}
