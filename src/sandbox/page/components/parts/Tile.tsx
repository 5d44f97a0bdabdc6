import { showPicture } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { Still } from './Still.js'

interface TileProps {
  readonly url: string
  /** The picture's alt text. Empty if there is none. */
  readonly shows: string
  readonly class: 'shown' | 'attached'
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
}

/** A picture in its own proportions, which opens enlarged. */
export function Tile({ url, shows, class: look, width, height }: TileProps) {
  return (
    <button
      type="button"
      class={`tile ${look}`}
      aria-description={words.value.openPicture}
      onClick={() => showPicture({ url, alt: shows })}
    >
      <Still url={url} alt={shows === '' ? words.value.picture : shows} width={width} height={height} />
    </button>
  )
}
