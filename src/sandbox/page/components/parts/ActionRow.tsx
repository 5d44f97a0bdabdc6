import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord-api-types/v10'
import { COMPONENT } from '../../kinds.js'
import { PressButton } from './PressButton.js'
import { SelectMenu } from './SelectMenu.js'

/** Buttons, or one menu. */
export function ActionRow({ row }: { readonly row: APIActionRowComponent<APIComponentInMessageActionRow> }) {
  return (
    <div class="action-row">
      {row.components.map((component, at) => {
        if (component.type === COMPONENT.stringSelect) return <SelectMenu key={component.id ?? at} menu={component} />
        if (component.type !== COMPONENT.button || !('custom_id' in component)) return null
        return <PressButton key={component.id ?? at} button={component} />
      })}
    </div>
  )
}
