/** The picture of each card, in a box of 120 by 84. */
import type { Pen } from '../../../../pictures/canvas.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { INK } from '../../../../pictures/palette.js'
import { roundRect } from '../../../../pictures/shapes.js'
import { stamp } from '../../../../pictures/sprites.js'
import type { CardId } from '../../data/cards.js'
import { paintColonizer, paintFortress, paintScout, paintWarship } from './crafts.js'
import { paintBomb, paintDrive, paintRecycling, paintStrike } from './deeds.js'
import { paintGrain } from './dither.js'
import { paintGold, paintRearden, paintRunite, paintUnobtanium } from './metals.js'
import { paintStars } from './stars.js'

/** Width over height. */
export const ART = { width: 120, height: 84 } as const

interface Art {
  /** The sky from top to bottom. */
  readonly sky: readonly [string, string]
  readonly paint: (pen: Pen) => void
}

const ARTS: Readonly<Record<CardId, Art>> = {
  gold: { sky: ['#2b1d3d', '#7a4a2c'], paint: paintGold },
  runite: { sky: ['#0f2038', '#1d5a5e'], paint: paintRunite },
  unobtanium: { sky: ['#170f33', '#4a2a7a'], paint: paintUnobtanium },
  'rearden-metal': { sky: ['#0f2a3a', '#3f7f86'], paint: paintRearden },
  scout: { sky: ['#0d1436', '#2f4f8f'], paint: paintScout },
  colonizer: { sky: ['#10183a', '#2d5f6a'], paint: paintColonizer },
  warship: { sky: ['#16102e', '#6b2536'], paint: paintWarship },
  fortification: { sky: ['#131a40', '#4d4f8a'], paint: paintFortress },
  recycling: { sky: ['#0d2430', '#2c6a4c'], paint: paintRecycling },
  'tactical-strike': { sky: ['#1a1030', '#8a3a2c'], paint: paintStrike },
  'nova-bomb': { sky: ['#1c0d2c', '#a8402a'], paint: paintBomb },
  'improbability-drive': { sky: ['#120d34', '#5a2a80'], paint: paintDrive },
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
    fill.addColorStop(0, sky[0])
    fill.addColorStop(1, sky[1])
    own.fillStyle = fill
    own.fillRect(0, 0, ART.width, ART.height)
    paintGrain(own, { x: 0, y: 0, width: Math.ceil(box.width), height: Math.ceil(box.height) })
    paintStars(own, { x: 0, y: 0, width: ART.width, height: ART.height * 0.8 }, 26, id)
    paint(own)
    own.restore()
    roundRect(own, 1, 1, box.width - 2, box.height - 2, 6)
    own.lineWidth = 2
    own.strokeStyle = INK
    own.stroke()
  })
}
