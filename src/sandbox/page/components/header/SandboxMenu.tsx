import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { SandboxChannel } from '../../../protocol.js'
import { openPanel, setPermissions } from '../../state/actions.js'
import { channel, isDirect, type Panel, words } from '../../state/store.js'
import { Icon } from '../common/Icon.js'
import { Popup } from '../common/Popup.js'

function BotPermissions({ of }: { readonly of: SandboxChannel }) {
  const { id, botMayPost, botMayAttach } = of
  const change = (changed: Partial<Pick<SandboxChannel, 'botMayPost' | 'botMayAttach'>>) =>
    setPermissions({ channelId: id, botMayPost, botMayAttach, ...changed })
  return (
    <fieldset class="menu-permissions">
      <legend>{words.value.botPermissions}</legend>
      <label>
        <input type="checkbox" checked={botMayPost} onChange={() => change({ botMayPost: !botMayPost })} />
        {words.value.botMayPost}
      </label>
      <label hidden={isDirect.value}>
        <input type="checkbox" checked={botMayAttach} onChange={() => change({ botMayAttach: !botMayAttach })} />
        {words.value.botMayAttach}
      </label>
    </fieldset>
  )
}

interface EntryProps {
  readonly panel: Panel
  readonly onOpen: (panel: Panel) => void
  readonly children: ComponentChildren
  readonly danger?: boolean
}

function Entry({ panel, onOpen, children, danger = false }: EntryProps) {
  return (
    <li>
      <button type="button" class={`menu-entry ${danger ? 'danger' : ''}`} onClick={() => onOpen(panel)}>
        {children}
      </button>
    </li>
  )
}

/** Settings of the sandbox itself rather than of the bot. */
export function SandboxMenu() {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const show = (which: Panel) => {
    setOpen(false)
    anchor.current?.focus()
    openPanel(which)
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        class="icon-button"
        aria-label={words.value.menu}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && (
        <Popup anchor={anchor} onClose={() => setOpen(false)}>
          <ul class="menu-entries">
            <Entry panel="add-user" onOpen={show}>
              {words.value.addUser}
            </Entry>
            <Entry panel="new-guild" onOpen={show}>
              {words.value.newGuild}
            </Entry>
            <Entry panel="complaints" onOpen={show}>
              {words.value.complaintsTitle}
            </Entry>
            <Entry panel="shortcuts" onOpen={show}>
              {words.value.shortcuts}
            </Entry>
            <Entry panel="reset" onOpen={show} danger>
              {words.value.reset}
            </Entry>
          </ul>
          {channel.value !== null && <BotPermissions of={channel.value} />}
        </Popup>
      )}
    </>
  )
}
