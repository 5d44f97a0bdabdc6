/** The whole state of the page, as signals. Only this file and `actions.ts` change it. */
import { computed, effect, signal } from '@preact/signals'
import type { SandboxEvent } from '../../protocol.js'
import { wordsFor } from '../words/words.js'
import { leavesOf } from './commands.js'
import { type ReadMarks, readAll, readStoredMarks } from './unread.js'
import { type MessagePlace, readWhereabouts, settle, type Whereabouts, writeWhereabouts } from './whereabouts.js'
import { afterEvent, channelById, directOf, guildOfChannel, userById, visibleMessages, type World } from './world.js'

const MARKS_KEY = 'stagecoach-sandbox-read'

export const world = signal<World | null>(null)
export const connected = signal(false)
/** The requested place. {@link here} is the actual one. */
export const wanted = signal<Whereabouts>(readWhereabouts(location.hash))
export const marks = signal<ReadMarks>(readStoredMarks(localStorage.getItem(MARKS_KEY)))
/** Whether this window is visible. Messages count as read only then. */
const watched = signal(document.visibilityState === 'visible')

/** The page's small windows. At most one is open. */
export type Panel = 'add-user' | 'new-guild' | 'reset' | 'complaints' | 'shortcuts'
export const panel = signal<Panel | null>(null)
/** Whether the channel list is open on screens where it does not fit beside the messages. */
export const drawer = signal(false)
export const lightbox = signal<Picture | null>(null)
/** The message with the latest press, until that led to a new message. */
export const pressed = signal<string | null>(null)
/** The target of the last followed link. */
export const jumped = signal<MessagePlace | null>(null)
export const toast = signal<string | null>(null)

export interface Picture {
  readonly url: string
  readonly alt: string
}

export const here = computed<Whereabouts>(() =>
  world.value === null ? { channelId: null, userId: null } : settle(wanted.value, world.value),
)
export const me = computed(() => {
  const { userId } = here.value
  return world.value === null || userId === null ? null : userById(world.value, userId)
})
export const channel = computed(() => {
  const { channelId } = here.value
  return world.value === null || channelId === null ? null : channelById(world.value, channelId)
})
export const guild = computed(() => {
  const { channelId } = here.value
  if (world.value === null || channelId === null) return null
  // Beside direct messages the first guild is shown.
  return guildOfChannel(world.value, channelId) ?? world.value.guilds[0] ?? null
})
/** The current user's direct messages with the bot. */
export const direct = computed(() => {
  const { userId } = here.value
  return world.value === null || userId === null ? null : directOf(world.value, userId)
})
/** Whether they are the current channel. */
export const isDirect = computed(() => channel.value !== null && channel.value.id === direct.value?.id)
/** The messages of the channel as the current user sees them. */
export const messages = computed(() => {
  const { channelId, userId } = here.value
  return world.value === null || channelId === null || userId === null ? [] : visibleMessages(world.value, channelId, userId)
})
/** The current user's private messages in the channel, oldest first. */
export const ephemerals = computed(() => messages.value.filter(({ ephemeralFor }) => ephemeralFor !== null))
export const leaves = computed(() => (world.value === null || me.value === null ? [] : leavesOf(world.value.commands, me.value)))
export const locale = computed(() => me.value?.locale ?? navigator.language)
export const words = computed(() => wordsFor(locale.value))
/** Whether any of the current user's interactions here is pending. */
export const busy = computed(
  () => world.value?.interactions.some((one) => one.state === 'waiting' && one.userId === here.value.userId) === true,
)

/** Applies an event of the server. */
export function receive(event: SandboxEvent): void {
  // Refusals from before a snapshot no longer matter.
  if (event.type === 'snapshot') toast.value = null
  world.value = afterEvent(world.value, event)
}

/** Starts the effects that follow the state: the address, the read marks, the page's language. */
export function startEffects(): void {
  document.addEventListener('visibilitychange', () => {
    watched.value = document.visibilityState === 'visible'
  })
  window.addEventListener('hashchange', () => {
    wanted.value = readWhereabouts(location.hash)
  })
  effect(() => {
    if (world.value !== null) history.replaceState(null, '', writeWhereabouts(here.value))
  })
  effect(() => {
    const { channelId, userId } = here.value
    if (!watched.value || world.value === null || channelId === null || userId === null) return
    marks.value = readAll(world.value, marks.peek(), channelId, userId)
  })
  effect(() => localStorage.setItem(MARKS_KEY, JSON.stringify(marks.value)))
  effect(() => {
    document.documentElement.lang = locale.value
    document.title =
      channel.value === null ? words.value.app : `${isDirect.value ? '@' : '#'}${channel.value.name} · ${words.value.app}`
  })
}
