import type { APIComponentInContainer, APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { COMPONENT } from '../../kinds.js'
import { Markdown } from '../markdown/Markdown.js'
import { ActionRow } from './ActionRow.js'
import { FileCard } from './FileCard.js'
import { Gallery } from './Gallery.js'

type Component = APIMessageTopLevelComponent | APIComponentInContainer

/** A component that may stand alone in a message or in a container. The sandbox accepts no others. */
function ComponentView({ component }: { readonly component: Component }) {
  switch (component.type) {
    case COMPONENT.actionRow:
      return <ActionRow row={component} />
    case COMPONENT.container:
      return (
        <div class="container">
          <ComponentList components={component.components} />
        </div>
      )
    case COMPONENT.textDisplay:
      return <Markdown text={component.content} />
    case COMPONENT.mediaGallery:
      return <Gallery items={component.items} />
    case COMPONENT.file:
      return <FileCard url={component.file.url} name={component.name} size={component.size} />
    default:
      return null
  }
}

export function ComponentList({ components }: { readonly components: readonly Component[] }) {
  return (
    <>
      {components.map((component, at) => (
        <ComponentView key={component.id ?? at} component={component} />
      ))}
    </>
  )
}
