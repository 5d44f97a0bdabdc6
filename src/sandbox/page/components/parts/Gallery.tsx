import type { APIMediaGalleryItem } from 'discord-api-types/v10'
import { Tile } from './Tile.js'

/** The pictures of a message, each shown separately. */
export function Gallery({ items }: { readonly items: readonly APIMediaGalleryItem[] }) {
  return (
    <>
      {items.map(({ media: { url, width, height }, description }) => (
        <Tile key={url} class="shown" url={url} shows={description ?? ''} width={width} height={height} />
      ))}
    </>
  )
}
