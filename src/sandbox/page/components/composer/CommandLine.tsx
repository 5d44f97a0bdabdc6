import { useId, useRef, useState } from 'preact/hooks'
import { type Leaf, leafKey, matching } from '../../state/commands.js'
import { startCommand, type, typed } from '../../state/draft.js'
import { leaves, words } from '../../state/store.js'
import { movedBy } from '../common/keys.js'
import { OptionList, optionId } from '../common/OptionList.js'
import { Popup } from '../common/Popup.js'

const listed = (leaf: Leaf) => ({ key: leafKey(leaf), label: `/${leaf.shown}`, description: leaf.description })

/** The hint for a text without a matching command. Null while one matches. */
function hintFor(text: string, found: number): string | null {
  if (text === '') return null
  if (!text.startsWith('/')) return words.value.notACommand
  return found === 0 ? words.value.noSuchCommand : null
}

/** The input for a command's name, with the matching commands above it. */
export function CommandLine() {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [active, setActive] = useState(0)
  const [closed, setClosed] = useState(false)
  const text = typed.value
  const found = text.startsWith('/') ? matching(leaves.value, text) : []
  const open = found.length > 0 && !closed
  const hint = hintFor(text, found.length)

  const changed = (next: string) => {
    setActive(0)
    setClosed(false)
    type(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = open ? movedBy(event.key, active, found.length) : null
    const current = found[active]
    if (moved !== null) setActive(moved)
    else if (open && (event.key === 'Enter' || event.key === 'Tab') && current !== undefined) startCommand(current)
    else if (open && event.key === 'Escape') setClosed(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      {hint !== null && (
        <p class="composer-hint" role="status">
          {hint}
        </p>
      )}
      <input
        ref={input}
        class="command-line"
        data-first
        role="combobox"
        aria-label={words.value.command}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? optionId(listId, active) : undefined}
        placeholder={words.value.typeCommand}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text}
        onInput={(event) => changed(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {open && (
        <Popup anchor={input} matchWidth onClose={() => setClosed(true)}>
          <p class="popup-head" role="status">
            {words.value.commandsFound(found.length)}
          </p>
          <OptionList
            id={listId}
            label={words.value.command}
            options={found.map(listed)}
            active={active}
            selected={null}
            onPick={({ key }) => found.filter((leaf) => leafKey(leaf) === key).forEach(startCommand)}
            onPoint={setActive}
          />
        </Popup>
      )}
    </>
  )
}
