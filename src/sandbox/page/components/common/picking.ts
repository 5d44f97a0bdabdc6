import { useEffect, useState } from 'preact/hooks'
import { movedBy, typedTo } from './keys.js'
import type { ListedOption } from './OptionList.js'

export interface PickingProps {
  readonly options: readonly ListedOption[]
  readonly value: readonly string[]
  readonly min: number
  readonly max: number
  readonly disabled?: boolean
  readonly busy?: boolean
  /** Where the options come from: if that changes under an open list, the list closes rather than offer something else. */
  readonly source?: unknown
  readonly onPick: (values: readonly string[]) => void
}

export interface Picking {
  readonly open: boolean
  readonly mayOpen: boolean
  readonly active: number
  /** The options that will be picked; with more than one to pick, they wait for {@link Picking.confirm}. */
  readonly marked: readonly string[]
  readonly multiple: boolean
  readonly enough: boolean
  readonly point: (at: number) => void
  readonly toggle: () => void
  readonly close: () => void
  readonly pick: (option: ListedOption) => void
  readonly confirm: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

/** The keys that a list with the keyboard at `active` understands: where they move to, or null. */
function movedTo(key: string, active: number, options: readonly ListedOption[]): number | null {
  const labels = options.map(({ label }) => label)
  return movedBy(key, active, options.length) ?? typedTo(key, active, labels)
}

/** The behaviour of a select menu: one option is picked at once, several are marked first and confirmed together. */
export function usePicking({ options, value, min, max, disabled, busy, source, onPick }: PickingProps): Picking {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [marked, setMarked] = useState(value)
  const mayOpen = disabled !== true && busy !== true
  const multiple = max > 1
  const enough = marked.length >= min && marked.length <= max

  const toggle = () => {
    setMarked(value)
    const firstPicked = options.findIndex(({ key }) => value.includes(key))
    setActive(Math.max(0, firstPicked))
    setOpen(!open && mayOpen)
  }
  const close = () => setOpen(false)
  useEffect(close, [mayOpen, source])
  const send = (values: readonly string[]) => {
    close()
    onPick(values)
  }
  const mark = (key: string) => {
    const others = marked.filter((one) => one !== key)
    if (others.length < marked.length) setMarked(others)
    else if (marked.length < max) setMarked([...marked, key])
  }
  const pick = ({ key }: ListedOption) => (multiple ? mark(key) : send([key]))
  const confirm = () => {
    if (enough) send(marked)
  }

  const onOpenKey = (key: string) => {
    const moved = movedTo(key, active, options)
    const current = options[active]
    if (moved !== null) setActive(moved)
    else if (key === 'Escape' || key === 'Tab') close()
    else if (key === 'Enter' && multiple) confirm()
    else if ((key === 'Enter' || key === ' ') && current !== undefined) pick(current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (open) onOpenKey(event.key)
    else if (OPENING_KEYS.includes(event.key)) toggle()
    else return
    // Esc closes the list alone, not the form around it.
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
  }
  return { open, mayOpen, active, marked, multiple, enough, point: setActive, toggle, close, pick, confirm, onKeyDown }
}
