/** The actions of the page, always performed as the current user. */
import type { SandboxOption, SandboxRequests, SandboxSuggestion, SandboxUser } from '../../protocol.js'
import { ask, askSuggestions, type PostResult } from '../link/requests.js'
import { type Leaf, nestOptions } from './commands.js'
import { filledOptions, typedOptions } from './options.js'
import {
  drawer,
  ephemerals,
  here,
  jumped,
  lightbox,
  type Panel,
  type Picture,
  panel,
  pressed,
  toast,
  wanted,
  words,
  world,
} from './store.js'
import type { MessagePlace } from './whereabouts.js'
import { type Started, visibleMessages, withoutStarted, withStarted } from './world.js'

function refusalOf(answer: PostResult): string | null {
  if (answer === null) return null
  if (answer === 'gone') return words.value.gone
  return answer === 'unreachable' ? words.value.requestFailed : answer.refused
}

/** Sends a request, shows a refusal if there is one, and returns whether it was accepted. */
async function askOrTell<Verb extends keyof SandboxRequests>(verb: Verb, body: SandboxRequests[Verb]): Promise<boolean> {
  const answer = await ask(verb, body)
  toast.value = refusalOf(answer)
  return answer === null
}

/** The current user and channel. Null before the first snapshot. */
function actor(): { readonly userId: string; readonly channelId: string } | null {
  const { userId, channelId } = here.value
  return userId === null || channelId === null ? null : { userId, channelId }
}

/** Sends a request that starts an interaction. It is shown as pending at once, unless it is refused. */
async function start<Verb extends 'press' | 'choose' | 'command'>(
  verb: Verb,
  body: SandboxRequests[Verb],
  started: Started,
): Promise<boolean> {
  if (world.value !== null) world.value = withStarted(world.value, started)
  const accepted = await askOrTell(verb, body)
  if (!accepted && world.value !== null) world.value = withoutStarted(world.value, started)
  return accepted
}

/** Presses a button as the current user. */
export async function press(messageId: string, customId: string): Promise<void> {
  pressed.value = messageId
  const by = actor()
  const at = { messageId, customId }
  if (by !== null) await start('press', { ...by, ...at }, { ...by, ...at })
}

/** Chooses values in a menu as the current user. */
export async function choose(messageId: string, customId: string, values: readonly string[]): Promise<void> {
  pressed.value = messageId
  const by = actor()
  const at = { messageId, customId }
  if (by !== null) await start('choose', { ...by, ...at, values }, { ...by, ...at })
}

/** Dismisses one of the current user's private messages. */
export async function dismiss(messageId: string): Promise<void> {
  const by = actor()
  if (by !== null) await askOrTell('dismiss', { ...by, messageId })
}

/** Dismisses all of the current user's private messages in the channel, as far as the sandbox accepts. */
export async function dismissAll(): Promise<void> {
  const by = actor()
  if (by === null) return
  for (const { message } of ephemerals.value) {
    if (!(await askOrTell('dismiss', { ...by, messageId: message.id }))) return
  }
}

/** Runs a command with the texts given for its options. Returns whether the sandbox accepted it. */
export async function run(leaf: Leaf, texts: Readonly<Record<string, string>>): Promise<boolean> {
  const by = actor()
  if (by === null) return false
  const options: readonly SandboxOption[] = nestOptions(leaf, filledOptions(leaf, texts))
  return start('command', { ...by, commandId: leaf.commandId, options }, { ...by, messageId: null, customId: null })
}

/** The bot's suggestions for an option with the typed `text`, given the texts of the others. */
export async function suggestions(
  leaf: Leaf,
  texts: Readonly<Record<string, string>>,
  option: string,
  text: string,
): Promise<readonly SandboxSuggestion[]> {
  const by = actor()
  if (by === null) return []
  return askSuggestions({ ...by, commandId: leaf.commandId, options: nestOptions(leaf, typedOptions(leaf, texts, option, text)) })
}

/** Switches to another user in the same channel. */
export function actAs(user: SandboxUser): void {
  pressed.value = null
  wanted.value = { ...here.value, userId: user.id }
}

/** Shows another channel. */
export function goTo(channelId: string): void {
  pressed.value = null
  wanted.value = { ...here.value, channelId }
  drawer.value = false
}

/** Scrolls to a message and highlights it, if the current user sees it. */
export function jumpTo({ channelId, messageId }: MessagePlace): void {
  const { userId } = here.value
  const shown = world.value === null || userId === null ? [] : visibleMessages(world.value, channelId, userId)
  if (!shown.some(({ message }) => message.id === messageId)) {
    toast.value = words.value.gone
    return
  }
  goTo(channelId)
  jumped.value = { channelId, messageId }
}

/** Changes the language of a user’s client. */
export async function setLocale(user: SandboxUser, locale: string): Promise<void> {
  await askOrTell('locale', { userId: user.id, locale })
}

/** Adds a user, who becomes a member of every guild. */
export async function addUser(name: string, locale: string): Promise<void> {
  if (await askOrTell('new-user', { name, locale })) panel.value = null
}

/** Adds a guild and goes there as soon as the server reports it. */
export async function addGuild(name: string, locale: string): Promise<void> {
  const before = new Set(world.value?.guilds.map(({ id }) => id))
  const stop = world.subscribe((next) => {
    const first = next?.guilds.find(({ id }) => !before.has(id))?.channels[0]
    if (first === undefined) return
    goTo(first.id)
    queueMicrotask(() => stop())
  })
  if (await askOrTell('new-guild', { name, locale })) panel.value = null
  else stop()
}

/** Resets the world to its seed. */
export async function reset(): Promise<void> {
  if (await askOrTell('reset', {})) panel.value = null
}

/** Changes the bot's permissions in a channel. */
export async function setPermissions(body: SandboxRequests['permissions']): Promise<void> {
  await askOrTell('permissions', body)
}

/** Opens one of the page’s own panels, replacing any other. */
export function openPanel(which: Panel): void {
  panel.value = which
}

/** Closes the open panel, if any. */
export function closePanel(): void {
  panel.value = null
}

/** Shows a picture at full size. */
export function showPicture(picture: Picture): void {
  lightbox.value = picture
}
