/** Draws what all pictures of a game have in common, so that the first player need not wait for it. */
import { setImmediate } from 'node:timers/promises'
import type { Log } from './discord/wire/log.js'
import type { Game } from './games/game.js'
import type { PictureThreads } from './picture-threads/picture-threads.js'
import type { Drawing } from './pictures/drawing.js'

interface WarmUp {
  /** Draws them one after the other. Nobody needs to wait for that. */
  begin(): void
  /** Begins no further picture. To be called before the threads are closed, which is no failure then. */
  stop(): void
}

export function createWarmUp(games: readonly Game[], pictures: Pick<PictureThreads, 'warmUp'>, log: Pick<Log, 'error'>): WarmUp {
  let isOver = false

  async function draw(): Promise<void> {
    // Callers waiting for the connection go first.
    await setImmediate()
    for (const drawing of games.flatMap(firstPictures)) {
      if (isOver) return
      await pictures.warmUp(drawing)
    }
  }

  return {
    begin() {
      draw().catch((err: unknown) => {
        if (!isOver) log.error({ err }, 'pictures cannot be made')
      })
    },
    stop() {
      isOver = true
    },
  }
}

/** The board before the start, for each number of seats. */
function firstPictures(game: Game): Drawing[] {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((seats) => {
    const state = game.setup(seats, {})
    const names = Array.from({ length: seats }, (_, seat) => String(seat))
    return state === null ? [] : [game.illustrate(state, [], { locale: 'en', names, viewer: 'table' }).drawing]
  })
}
