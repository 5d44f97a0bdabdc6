/** The part of the galaxy that a decision is about. */
import type { Locale } from '../../../../i18n/locale.js'
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { enlarged } from '../../../../pictures/enlarged.js'
import type { ColourOf } from '../../../../pictures/paper/panel.js'
import { SECTION_WIDTH, type Section } from '../../../../pictures/paper/sheet.js'
import { fillWith, roundRect, strokeWith } from '../../../../pictures/shapes.js'
import type { TileId, TileMark } from '../../rules/types.js'
import type { View } from '../../rules/view-types.js'
import { BRASS, VOID } from '../art/colours.js'
import { paintStars } from '../art/stars.js'
import { badgeThings, framed, pointedOut } from '../marks.js'
import { galaxyThings } from '../scene/galaxy.js'
import { heightFor, ROOM, windowOn } from '../scene/hexes.js'

/** For the frames around the outermost tiles. */
const MARGIN = 10

/** Which tiles fill a part of the galaxy, and how tall it is: taller than usual only where they would be small otherwise. */
interface Framing {
  readonly around: readonly TileId[]
  readonly usual: number
  readonly most: number
}

/** Some tiles and all around them that are wholly in sight. */
export function sectorsSection(
  view: View,
  marks: readonly TileMark[],
  locale: Locale,
  colourOf: ColourOf,
  { around, usual, most }: Framing,
): Section {
  const fitting = heightFor(view.tiles, around, SECTION_WIDTH - 2 * MARGIN) + 2 * MARGIN
  return {
    height: Math.min(most, Math.max(usual, fitting)),
    things(box) {
      const inside = { width: box.width - 2 * MARGIN, height: box.height - 2 * MARGIN }
      const window = windowOn(view.tiles, around, inside, view.phase === 'battle' ? ROOM.several : ROOM.one)
      const lens = { scale: window.scale, from: { x: 0, y: 0 }, to: { x: box.x + MARGIN, y: box.y + MARGIN } }
      const pointed = pointedOut(view, marks).filter(({ tile }) => window.shows(tile))
      const seen: readonly Thing[] = [
        ...galaxyThings(view, locale, colourOf, window, framed(pointed, window)),
        ...badgeThings(pointed, window),
      ]
      return [stamped('deep space', box, (own) => paintSpace(own, box)), ...seen.map((thing) => enlarged(thing, lens))]
    },
  }
}

function paintSpace(pen: Pen, { width, height }: { readonly width: number; readonly height: number }): void {
  roundRect(pen, 1, 1, width - 2, height - 2, 8)
  fillWith(pen, VOID)
  paintStars(pen, { x: 4, y: 4, width: width - 8, height: height - 8 }, 160, 'close-up')
  strokeWith(pen, 2, BRASS)
}
