/** Paints with limited patience, so that no message waits for a picture that fails or takes too long. */
import type { Illustration, Wanted } from '../../games/illustration.js'
import { createRecent } from '../../recent.js'
import { LATE, pause, type Timer, within } from '../../tables/service/waiting.js'
import type { Log } from '../wire/log.js'
import type { MissingPicture, PaintedPicture, Picture } from '../wire/message.js'

/** Rejects if the picture cannot be made. */
export type Painter = (illustration: Illustration, wanted: Wanted) => Promise<PaintedPicture>

/**
 * Paints a game's picture with its alt text. If it is not ready in time, `note` replaces it, a sentence in the reader's language.
 */
export type Paint = (illustration: Illustration, note: string) => Promise<Picture>

/** A picture takes a few hundredths of a second. Discord waits for a deferred answer much longer than this. */
export const PATIENCE_MS = 4_000
/** Waits before each new attempt at a failed picture. */
export const RETRIES_MS = [2_000, 10_000, 60_000] as const
/** Late pictures that are kept until they are shown, of some 200 KB each. Fewer where a machine keeps up with its tables. */
const KEPT_LATE = 100

export function createPaint(painter: Painter, wanted: Wanted, clock: Timer, log: Pick<Log, 'warn'>): Paint {
  /**
   * Pictures that were late, by the key of the drawing, until they are asked for again. Made anew they might be late once more,
   * and a machine that has fallen behind would never catch up.
   */
  const late = createRecent<Promise<PaintedPicture | null>>(KEPT_LATE)

  function takeLate({ drawing, alt }: Illustration): Promise<PaintedPicture | null> | null {
    const known = late.get(drawing.key)
    late.forget(drawing.key)
    return known?.then((picture) => picture && { ...picture, alt }) ?? null
  }

  async function attempt(illustration: Illustration): Promise<PaintedPicture | null> {
    try {
      return await painter(illustration, wanted)
    } catch (err) {
      log.warn({ err }, 'a picture could not be made')
      return null
    }
  }

  async function made(illustration: Illustration, first: Promise<PaintedPicture | null>): Promise<boolean> {
    const { key } = illustration.drawing
    late.set(key, first)
    if ((await first) !== null) return true
    late.forget(key)
    for (const ms of RETRIES_MS) {
      await pause(clock, ms)
      if ((await attempt(illustration)) !== null) return true
    }
    return false
  }

  return async (illustration, note) => {
    const first = takeLate(illustration) ?? attempt(illustration)
    const missing: MissingPicture = { note, alt: illustration.alt, made: () => made(illustration, first) }
    const picture = await within(clock, PATIENCE_MS, first)
    return picture === LATE || picture === null ? missing : picture
  }
}
