import type { APIComponentInContainer, APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { COMPONENT } from '../../kinds.js'
import { Markdown } from '../markdown/Markdown.js'
import { ActionRow } from './ActionRow.js'
import { Container } from './Container.js'
import { FileCard } from './FileCard.js'
import { Gallery } from './Gallery.js'
import { Section } from './Section.js'
import { Separator } from './Separator.js'

type Component = APIMessageTopLevelComponent | APIComponentInContainer

/** Any component that may stand by itself in a message or in a container. */
export function ComponentView({ component }: { readonly component: Component }) {
  switch (component.type) {
    case COMPONENT.actionRow:
      return <ActionRow row={component} />
    case COMPONENT.container:
      return <Container container={component} />
    case COMPONENT.section:
      return <Section section={component} />
    case COMPONENT.textDisplay:
      return <Markdown text={component.content} />
    case COMPONENT.mediaGallery:
      return <Gallery items={component.items} />
    case COMPONENT.file:
      return <FileCard url={component.file.url} name={component.name} size={component.size} />
    case COMPONENT.separator:
      return <Separator separator={component} />
    default: {
      const never: never = component
      return never
    }
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
