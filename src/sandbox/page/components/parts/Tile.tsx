import { showPicture } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { Still } from './Still.js'

interface TileProps {
  readonly url: string
  /** What the picture shows; empty if nobody has said it. */
  readonly shows: string
  readonly class: 'shown' | 'attached'
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
}

/** A picture at its own shape, which opens large. */
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
