import type { APIStringSelectComponent } from 'discord-api-types/v10'
import { useContext, useEffect, useState } from 'preact/hooks'
import { choose } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { Picker } from '../common/Picker.js'
import { MessageId, useWaiting } from './context.js'

/** The preselected option before the user has chosen one. */
const presetOf = ({ options }: APIStringSelectComponent): string | null =>
  options.find((option) => option.default === true)?.value ?? null

/** A select menu of a message. A choice is sent to the bot at once. */
export function SelectMenu({ menu }: { readonly menu: APIStringSelectComponent }) {
  const messageId = useContext(MessageId)
  const waiting = useWaiting(menu.custom_id)
  const [value, setValue] = useState(presetOf(menu))
  // The bot's answer may have changed the message, so its own presets apply again.
  useEffect(() => setValue(presetOf(menu)), [menu])
  const placeholder = menu.placeholder ?? words.value.choose
  return (
    <Picker
      label={placeholder}
      placeholder={placeholder}
      source={menu}
      options={menu.options.map(({ value: key, label, description, emoji }) => ({ key, label, description, emoji }))}
      value={value}
      disabled={menu.disabled === true || (waiting.anywhere && !waiting.here)}
      busy={waiting.here}
      customId={menu.custom_id}
      onPick={(picked) => {
        setValue(picked)
        choose(messageId, menu.custom_id, [picked])
      }}
    />
  )
}
