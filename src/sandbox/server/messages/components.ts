import type { ComponentNode, Media } from './body.js'

type Path = readonly (string | number)[]

export interface PlacedComponent {
  readonly component: ComponentNode
  readonly path: Path
}

/** Every component of a tree with its path, parents before children, including the contents of rows and containers. */
export function* everyComponent(components: readonly ComponentNode[], path: Path = []): Generator<PlacedComponent> {
  for (const [index, component] of components.entries()) {
    const place = [...path, index]
    yield { component, path: place }
    if (component.components) yield* everyComponent(component.components, [...place, 'components'])
  }
}

/** Pictures and files of one component, with their paths below it. */
export function mediaOf(component: ComponentNode): readonly { readonly media: Media; readonly path: Path }[] {
  return [
    ...(component.items ?? []).map(({ media }, index) => ({ media, path: ['items', index, 'media', 'url'] })),
    ...(component.file ? [{ media: component.file, path: ['file', 'url'] }] : []),
  ]
}

/** The tree as Discord returns it, with every media item replaced and every component numbered. */
export function renderedComponents(
  components: readonly ComponentNode[],
  media: (url: string) => Media,
): readonly ComponentNode[] {
  let last = 0
  const render = (component: ComponentNode): ComponentNode => ({
    ...component,
    id: component.id ?? ++last,
    ...(component.items && { items: component.items.map((item) => ({ ...item, media: media(item.media.url) })) }),
    ...(component.file && { file: media(component.file.url) }),
    ...(component.components && { components: component.components.map(render) }),
  })
  return components.map(render)
}
