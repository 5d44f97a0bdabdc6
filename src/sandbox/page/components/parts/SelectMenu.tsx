import type { APISelectMenuComponent } from 'discord-api-types/v10'
import { useContext, useEffect, useState } from 'preact/hooks'
import { COMPONENT } from '../../kinds.js'
import { choose } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { Picker } from '../common/Picker.js'
import { MessageId, useWaiting } from './context.js'
import { optionsOf } from './selects.js'

/** What is picked when nobody picked anything yet. */
function presetOf(menu: APISelectMenuComponent): readonly string[] {
  if (menu.type !== COMPONENT.stringSelect) return (menu.default_values ?? []).map(({ id }) => id)
  return menu.options.filter((option) => option.default === true).map(({ value }) => value)
}

/** A select menu of a message: what is picked goes to the bot at once. */
export function SelectMenu({ menu }: { readonly menu: APISelectMenuComponent }) {
  const messageId = useContext(MessageId)
  const waiting = useWaiting(menu.custom_id)
  const [value, setValue] = useState(presetOf(menu))
  // The bot's answer may have changed the message: then its own presets count again.
  useEffect(() => setValue(presetOf(menu)), [menu])
  const placeholder = menu.placeholder ?? words.value.choose
  return (
    <Picker
      label={placeholder}
      placeholder={placeholder}
      source={menu}
      options={optionsOf(menu)}
      value={value}
      min={menu.min_values ?? 1}
      max={menu.max_values ?? 1}
      disabled={menu.disabled === true || (waiting.anywhere && !waiting.here)}
      busy={waiting.here}
      customId={menu.custom_id}
      onPick={(values) => {
        setValue(values)
        choose(messageId, menu.custom_id, values)
      }}
    />
  )
}
