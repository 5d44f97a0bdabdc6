/** Keeps the latest pictures, so that equal ones are made once. */
import { createRecent } from '../../recent.js'
import type { Drawing } from '../drawing.js'
import type { Wanted } from './in-turn.js'

export type Make = (drawing: Drawing, wanted: Wanted) => Promise<Uint8Array>

export interface KeptOptions {
  /** How many pictures to keep. */
  readonly keep: number
  /** Reports whether a picture is made or was kept. */
  readonly pictured: (how: 'made' | 'kept') => void
}

interface Kept {
  readonly picture: Promise<Uint8Array>
  /** Whether it is made, or comes before those that nobody waits for. */
  isEarly: boolean
}

/** As `make`, but pictures with equal keys are one. It is ordered again if somebody waits for it before its turn has come. */
export function keeping(make: Make, { keep, pictured }: KeptOptions): Make {
  const latest = createRecent<Kept>(keep)

  return (drawing, wanted) => {
    const { key } = drawing
    const known = latest.get(key)
    if (known !== undefined && (known.isEarly || wanted === 'soon')) {
      pictured('kept')
      return known.picture
    }
    pictured('made')
    const made: Kept = { picture: make(drawing, wanted), isEarly: wanted === 'at-once' }
    latest.set(key, made)
    made.picture.then(
      () => {
        made.isEarly = true
      },
      () => {
        if (latest.get(key) === made) latest.forget(key)
      },
    )
    return made.picture
  }
}
