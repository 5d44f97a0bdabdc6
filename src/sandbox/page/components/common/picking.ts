import { useEffect, useState } from 'preact/hooks'
import { movedBy, typedTo } from './keys.js'
import type { ListedOption } from './OptionList.js'

export interface PickingProps {
  readonly options: readonly ListedOption[]
  /** The key of the selected option. Null before a choice. */
  readonly value: string | null
  readonly disabled?: boolean
  readonly busy?: boolean
  /** Where the options come from. If that changes, an open list closes instead of offering different options. */
  readonly source?: unknown
  readonly onPick: (value: string) => void
}

export interface Picking {
  readonly open: boolean
  readonly mayOpen: boolean
  readonly active: number
  readonly point: (at: number) => void
  readonly toggle: () => void
  readonly close: () => void
  readonly pick: (option: ListedOption) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

/** The new active place of a list after a key. Null if the key does not move. */
function movedTo(key: string, active: number, options: readonly ListedOption[]): number | null {
  const labels = options.map(({ label }) => label)
  return movedBy(key, active, options.length) ?? typedTo(key, active, labels)
}

/** The behaviour of a select menu with a single choice. */
export function usePicking({ options, value, disabled, busy, source, onPick }: PickingProps): Picking {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const mayOpen = disabled !== true && busy !== true

  const toggle = () => {
    const firstPicked = options.findIndex(({ key }) => key === value)
    setActive(Math.max(0, firstPicked))
    setOpen(!open && mayOpen)
  }
  const close = () => setOpen(false)
  useEffect(close, [mayOpen, source])
  const pick = ({ key }: ListedOption) => {
    close()
    onPick(key)
  }

  const onOpenKey = (key: string) => {
    const moved = movedTo(key, active, options)
    const current = options[active]
    if (moved !== null) setActive(moved)
    else if (key === 'Escape' || key === 'Tab') close()
    else if ((key === 'Enter' || key === ' ') && current !== undefined) pick(current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (open) onOpenKey(event.key)
    else if (OPENING_KEYS.includes(event.key)) toggle()
    else return
    // Esc closes only the list, not the form around it.
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
  }
  return { open, mayOpen, active, point: setActive, toggle, close, pick, onKeyDown }
}
