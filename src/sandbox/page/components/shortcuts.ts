import { useEffect } from 'preact/hooks'
import { actAs, goTo, openPanel } from '../state/actions.js'
import { focusComposer, type, typed } from '../state/draft.js'
import { channel, drawer, guild, lightbox, panel, world } from '../state/store.js'
import { movedBy } from './common/keys.js'
import { focusNewest } from './messages/newest.js'

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const isCovered = () => panel.value !== null || lightbox.value !== null

/** Selects the user of the pressed digit key. Uses the key code, because some layouts produce other characters with Alt. */
function actAsByDigit(code: string): boolean {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  const user = digit === undefined ? undefined : world.value?.users[Number(digit) - 1]
  if (user !== undefined) actAs(user)
  return user !== undefined
}

function walkChannels(key: string): boolean {
  const channels = guild.value?.channels ?? []
  const at = channels.findIndex(({ id }) => id === channel.value?.id)
  const to = key === 'ArrowUp' || key === 'ArrowDown' ? movedBy(key, at, channels.length) : null
  const next = to === null ? undefined : channels[to]
  if (next !== undefined) goTo(next.id)
  return next !== undefined
}

function startTyping(): boolean {
  if (typed.value === '') type('/')
  focusComposer()
  return true
}

function showShortcuts(): boolean {
  openPanel('shortcuts')
  return true
}

/** Performs the shortcut of a key. Returns whether it has one. */
function handle({ key, code, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || isCovered()) return false
  if (altKey) return actAsByDigit(code) || walkChannels(key) || (code === 'KeyN' && focusNewest())
  if (key === 'Escape' && drawer.value) {
    drawer.value = false
    return true
  }
  if (isWriting(target)) return false
  return (key === '/' && startTyping()) || (key === '?' && showShortcuts())
}

/** The keys that work everywhere on the page. */
export function useShortcuts(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (handle(event)) event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
