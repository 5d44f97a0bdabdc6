import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { SandboxSuggestion } from '../../../protocol.js'
import { suggest } from '../../state/draft.js'
import { movedBy } from '../common/keys.js'
import { OptionList, optionId } from '../common/OptionList.js'
import { Popup } from '../common/Popup.js'

/** The bot is asked for suggestions after a pause of this length in typing. */
const PAUSE_MS = 150

/** The bot's suggestions for the typed text. Empty while the user is not typing. */
function useSuggestions(option: APIApplicationCommandBasicOption, typed: string | null): readonly SandboxSuggestion[] {
  const [found, setFound] = useState<readonly SandboxSuggestion[]>([])
  useEffect(() => {
    if (typed === null) return setFound([])
    let current = true
    const timer = setTimeout(async () => {
      const choices = await suggest(option.name, typed)
      if (current) setFound(choices)
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [option.name, typed])
  return found
}

interface SuggestedInputProps {
  readonly option: APIApplicationCommandBasicOption
  readonly label: string
  readonly text: string
  readonly isFirst: boolean
  readonly onText: (text: string) => void
}

/** An option's text input, with the bot's suggestions above. */
export function SuggestedInput({ option, label, text, isFirst, onText }: SuggestedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const found = useSuggestions(option, typed)
  const open = typed !== null && found.length > 0
  const close = () => setTyped(null)
  const type = (next: string) => {
    onText(next)
    setTyped(next)
    setActive(0)
  }
  const pick = (value: string) => {
    onText(value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = open ? movedBy(event.key, active, found.length) : null
    const current = found[active]
    if (moved !== null) setActive(moved)
    else if (open && event.key === 'Enter' && current !== undefined) pick(String(current.value))
    else if (open && event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <input
        ref={input}
        class="option-value"
        data-first={isFirst}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? optionId(listId, active) : undefined}
        autocomplete="off"
        value={text}
        onFocus={() => setTyped(text)}
        onBlur={close}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {open && (
        <Popup anchor={input} onClose={close}>
          <OptionList
            id={listId}
            label={label}
            options={found.map(({ name, value }) => ({ key: String(value), label: name }))}
            active={active}
            selected={null}
            onPick={({ key }) => pick(key)}
            onPoint={setActive}
          />
        </Popup>
      )}
    </>
  )
}
