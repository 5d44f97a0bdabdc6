import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord-api-types/v10'
import { COMPONENT } from '../../kinds.js'
import { PressButton } from './PressButton.js'
import { SelectMenu } from './SelectMenu.js'

export function ActionRow({ row }: { readonly row: APIActionRowComponent<APIComponentInMessageActionRow> }) {
  return (
    <div class="action-row">
      {row.components.map((component, at) =>
        component.type === COMPONENT.button ? (
          <PressButton key={component.id ?? at} button={component} />
        ) : (
          <SelectMenu key={component.id ?? at} menu={component} />
        ),
      )}
    </div>
  )
}
