/** All that the page remembers, as signals; only this file and `actions.ts` change them. */
import { computed, effect, signal } from '@preact/signals'
import type { SandboxEvent } from '../../protocol.js'
import { wordsFor } from '../words/words.js'
import { leavesOf } from './commands.js'
import { type ReadMarks, readAll, readStoredMarks } from './unread.js'
import { type MessagePlace, readWhereabouts, settle, type Whereabouts, writeWhereabouts } from './whereabouts.js'
import { afterEvent, channelById, guildOfChannel, userById, visibleMessages, type World } from './world.js'

const MARKS_KEY = 'stagecoach-sandbox-read'

export const world = signal<World | null>(null)
export const connected = signal(false)
/** Where one wants to be; {@link here} is where one is. */
export const wanted = signal<Whereabouts>(readWhereabouts(location.hash))
export const marks = signal<ReadMarks>(readStoredMarks(localStorage.getItem(MARKS_KEY)))
/** Whether somebody looks at this window: only then are messages read. */
const watched = signal(document.visibilityState === 'visible')

/** The small windows of the page, of which one at most is open. */
export type Panel = 'add-user' | 'new-guild' | 'reset' | 'complaints' | 'shortcuts'
export const panel = signal<Panel | null>(null)
/** Whether the channel list is open where it does not fit beside the messages. */
export const drawer = signal(false)
export const lightbox = signal<Picture | null>(null)
/** The message on which one pressed something last, until that led to a new one. */
export const pressed = signal<string | null>(null)
/** Where a link led last. */
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
  return world.value === null || channelId === null ? null : guildOfChannel(world.value, channelId)
})
/** The messages of the channel, as the user one acts as sees them. */
export const messages = computed(() => {
  const { channelId, userId } = here.value
  return world.value === null || channelId === null || userId === null ? [] : visibleMessages(world.value, channelId, userId)
})
/** One's private messages in the channel, oldest first. */
export const ephemerals = computed(() => messages.value.filter(({ ephemeralFor }) => ephemeralFor !== null))
export const leaves = computed(() => (world.value === null || me.value === null ? [] : leavesOf(world.value.commands, me.value)))
export const locale = computed(() => me.value?.locale ?? navigator.language)
export const words = computed(() => wordsFor(locale.value))
/** Whether anything that one did here is still on its way. */
export const busy = computed(
  () => world.value?.interactions.some((one) => one.state === 'waiting' && one.userId === here.value.userId) === true,
)

/** Takes over one of the server's events. */
export function receive(event: SandboxEvent): void {
  // What was refused in the world before no longer matters.
  if (event.type === 'snapshot') toast.value = null
  world.value = afterEvent(world.value, event)
}

/** Starts what follows from the state by itself: the address, the reading marks, the page's language. */
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
    document.title = channel.value === null ? words.value.app : `#${channel.value.name} · ${words.value.app}`
  })
}
