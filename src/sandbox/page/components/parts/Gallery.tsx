import type { APIMediaGalleryItem } from 'discord-api-types/v10'
import { Tile } from './Tile.js'

/** Pictures that a message shows, each by itself. */
export function Gallery({ items }: { readonly items: readonly APIMediaGalleryItem[] }) {
  return (
    <>
      {items.map(({ media: { url, width, height }, description }) => (
        <Tile key={url} class="shown" url={url} shows={description ?? ''} width={width} height={height} />
      ))}
    </>
  )
}
