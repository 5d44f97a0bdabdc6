/** The picture of each card, in a box of 120 by 84. */
import type { Pen } from '../../../../pictures/canvas.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { INK } from '../../../../pictures/palette.js'
import { roundRect, strokeWith } from '../../../../pictures/shapes.js'
import { stamp } from '../../../../pictures/sprites.js'
import type { CardId } from '../../data/cards.js'
import { DEEP } from './colours.js'
import { paintColonizer, paintFortress, paintScout, paintWarship } from './crafts.js'
import { paintBomb, paintDrive, paintRecycling, paintStrike } from './deeds.js'
import { paintGrain } from './dither.js'
import { paintGold, paintRearden, paintRunite, paintUnobtanium } from './metals.js'
import { paintStars } from './stars.js'

/** Width over height. */
export const ART = { width: 120, height: 84 } as const

interface Art {
  /** The sky above the horizon; it is dark above. */
  readonly sky: string
  readonly paint: (pen: Pen) => void
}

const ARTS: Readonly<Record<CardId, Art>> = {
  gold: { sky: '#5a4426', paint: paintGold },
  runite: { sky: '#1f5566', paint: paintRunite },
  unobtanium: { sky: '#45296b', paint: paintUnobtanium },
  'rearden-metal': { sky: '#1f5566', paint: paintRearden },
  scout: { sky: '#2a4878', paint: paintScout },
  colonizer: { sky: '#1f5566', paint: paintColonizer },
  warship: { sky: '#5a2b35', paint: paintWarship },
  fortification: { sky: '#2a4878', paint: paintFortress },
  recycling: { sky: '#1f5646', paint: paintRecycling },
  'tactical-strike': { sky: '#5a2b35', paint: paintStrike },
  'nova-bomb': { sky: '#5a2b35', paint: paintBomb },
  'improbability-drive': { sky: '#45296b', paint: paintDrive },
}

/** The picture of a card in a rectangle of the shape of {@link ART}, with round corners. */
export function drawArt(pen: Pen, id: CardId, box: Rect): void {
  stamp(pen, `art ${id}`, box, (own) => {
    const scale = box.width / ART.width
    roundRect(own, 0, 0, box.width, box.height, 7)
    own.save()
    own.clip()
    own.scale(scale, scale)
    own.lineJoin = 'round'
    const { sky, paint } = ARTS[id]
    const fill = own.createLinearGradient(0, 0, 0, ART.height)
    fill.addColorStop(0, DEEP)
    fill.addColorStop(1, sky)
    own.fillStyle = fill
    own.fillRect(0, 0, ART.width, ART.height)
    paintGrain(own, { x: 0, y: 0, width: Math.ceil(box.width), height: Math.ceil(box.height) })
    paintStars(own, { x: 0, y: 0, width: ART.width, height: ART.height * 0.8 }, 26, id)
    paint(own)
    own.restore()
    roundRect(own, 1, 1, box.width - 2, box.height - 2, 6)
    strokeWith(own, 2, INK)
  })
}
