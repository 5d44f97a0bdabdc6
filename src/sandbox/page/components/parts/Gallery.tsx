import type { APIMediaGalleryItem } from 'discord-api-types/v10'
import { showPicture } from '../../state/actions.js'
import { pictureOf, words } from '../../state/store.js'
import { Still } from './Still.js'

/** One picture at its own shape, several as tiles; each opens large. */
export function Gallery({ items }: { readonly items: readonly APIMediaGalleryItem[] }) {
  const pictures = items.map(pictureOf)
  return (
    <div class={`gallery ${items.length === 1 ? 'single' : ''}`} data-count={items.length}>
      {items.map((item, at) => (
        <GalleryTile key={item.media.url} item={item} onOpen={() => showPicture(pictures, at)} />
      ))}
    </div>
  )
}

function GalleryTile({ item, onOpen }: { readonly item: APIMediaGalleryItem; readonly onOpen: () => void }) {
  const { url, width, height } = item.media
  const alt = item.description ?? ''
  return (
    <button
      type="button"
      class={`tile ${item.spoiler === true ? 'veiled' : ''}`}
      aria-description={words.value.openPicture}
      onClick={onOpen}
    >
      <Still url={url} alt={alt === '' ? words.value.picture : alt} width={width} height={height} />
    </button>
  )
}
