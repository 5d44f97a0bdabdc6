import type { APIMessageComponentEmoji } from 'discord-api-types/v10'
import { useEffect, useRef } from 'preact/hooks'
import { Emoji } from './Emoji.js'
import { Icon } from './Icon.js'

export interface ListedOption {
  readonly key: string
  readonly label: string
  readonly description?: string | undefined
  readonly emoji?: APIMessageComponentEmoji | undefined
}

interface OptionListProps {
  readonly id: string
  readonly label: string
  readonly options: readonly ListedOption[]
  /** The active option for the keyboard. The focused element refers to it. */
  readonly active: number
  /** The key of the selected option. Null if none is. */
  readonly selected: string | null
  readonly onPick: (option: ListedOption) => void
  readonly onPoint: (at: number) => void
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`

/** The options of a combobox. The focus stays on the combobox, so a press here must not take it away. */
export function OptionList({ id, label, options, active, selected, onPick, onPoint }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  // Only the keyboard scrolls. The list must not move under a pointer.
  const pointed = useRef(false)
  useEffect(() => {
    if (!pointed.current) list.current?.querySelector('.option.active')?.scrollIntoView({ block: 'nearest' })
    pointed.current = false
  }, [active])
  const point = (at: number) => {
    if (at === active) return
    pointed.current = true
    onPoint(at)
  }
  return (
    <div ref={list} id={id} class="options" role="listbox" aria-label={label} tabIndex={-1}>
      {options.map((option, at) => (
        <button
          type="button"
          key={option.key}
          id={optionId(id, at)}
          class={`option ${at === active ? 'active' : ''}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.key === selected}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => point(at)}
          onClick={() => onPick(option)}
        >
          <Emoji emoji={option.emoji} />
          <span class="option-words">
            <span class="option-label">{option.label}</span>
            {option.description !== undefined && <span class="option-description">{option.description}</span>}
          </span>
          {option.key === selected && <Icon name="check" />}
        </button>
      ))}
    </div>
  )
}
