import type { ComponentNode, Media } from './body.js'

type Path = readonly (string | number)[]

export interface PlacedComponent {
  readonly component: ComponentNode
  readonly path: Path
}

/** Every component of a tree with its place, parents before children: rows' and containers' contents, accessories. */
export function* everyComponent(components: readonly ComponentNode[], path: Path = []): Generator<PlacedComponent> {
  for (const [index, component] of components.entries()) yield* componentAndBelow(component, [...path, index])
}

function* componentAndBelow(component: ComponentNode, path: Path): Generator<PlacedComponent> {
  yield { component, path }
  if (component.components) yield* everyComponent(component.components, [...path, 'components'])
  if (component.accessory) yield* componentAndBelow(component.accessory, [...path, 'accessory'])
}

/** Pictures and files that one component shows, with their places below it. */
export function mediaOf(component: ComponentNode): readonly { readonly media: Media; readonly path: Path }[] {
  return [
    ...(component.items ?? []).map(({ media }, index) => ({ media, path: ['items', index, 'media', 'url'] })),
    ...(component.media ? [{ media: component.media, path: ['media', 'url'] }] : []),
    ...(component.file ? [{ media: component.file, path: ['file', 'url'] }] : []),
  ]
}

/** The tree with every media item replaced and every component numbered, as Discord hands it out. */
export function renderedComponents(
  components: readonly ComponentNode[],
  media: (url: string) => Media,
): readonly ComponentNode[] {
  const taken = new Set([...everyComponent(components)].flatMap(({ component }) => component.id || []))
  let last = 0
  const nextId = (): number => {
    do last++
    while (taken.has(last))
    return last
  }
  const render = (component: ComponentNode): ComponentNode => ({
    ...component,
    id: component.id || nextId(),
    ...(component.items && { items: component.items.map((item) => ({ ...item, media: media(item.media.url) })) }),
    ...(component.media && { media: media(component.media.url) }),
    ...(component.file && { file: media(component.file.url) }),
    ...(component.components && { components: component.components.map(render) }),
    ...(component.accessory && { accessory: render(component.accessory) }),
  })
  return components.map(render)
}
