/** What is to be shown at each table before long: whoever wished it hears when it was, or that it could not be. */
import type { Later } from '../../tables/model/tables.js'

export interface Wishes {
  /** Something is to be shown with what is shown next at a table. */
  make(tableId: string): Later
  /** Shows all that was wished at a table until now. Rejects as `show` does. */
  fulfil(tableId: string, show: () => Promise<Later | null>): Promise<void>
  /** What was wished is not shown any more: something else tells it. */
  forget(tableId: string): void
}

interface Wish extends Later {
  readonly done: (later: Promise<void> | undefined) => void
  readonly failed: (thrown: unknown) => void
}

/** For all tables, none of which has a wish yet. */
export function createWishes(): Wishes {
  const wishes = new Map<string, Wish>()
  return {
    make(tableId) {
      const wish = wishes.get(tableId) ?? newWish()
      wishes.set(tableId, wish)
      return wish
    },
    async fulfil(tableId, show) {
      const wish = wishes.get(tableId)
      wishes.delete(tableId)
      try {
        const later = await show()
        wish?.done(later?.shown)
      } catch (thrown) {
        wish?.failed(thrown)
        throw thrown
      }
    },
    forget: (tableId) => void wishes.delete(tableId),
  }
}

function newWish(): Wish {
  let done: Wish['done'] = () => {}
  let failed: Wish['failed'] = () => {}
  const shown = new Promise<void>((resolve, reject) => {
    done = resolve
    failed = reject
  })
  // Not everybody who wishes listens.
  shown.catch(() => {})
  return { shown, isTold: false, done: (later) => done(later), failed: (thrown) => failed(thrown) }
}
