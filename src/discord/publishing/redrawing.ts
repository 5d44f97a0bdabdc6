/**
 * Redraws what stands privately before players when it no longer holds by somebody else's doing: what was taken back with their
 * consent, what the table decided for a seat, a seat that changed hands, the end. A change of a message calls nobody.
 */
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Announcement } from '../../tables/model/announcement.js'
import type { LogEntry } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
import { seatOf, type Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import type { OpenPanel, OpenPanels } from '../context/open-panels.js'
import { type PresentMaking, presentFor } from '../context/panels.js'
import { outcomeOf } from '../words/proposal.js'

interface RedrawingDeps extends Omit<PresentMaking, 'tables'> {
  readonly tables: Pick<Tables, 'find' | 'log'>
  readonly panels: OpenPanels
}

/** Redraws what no longer holds at a table after something was announced. Never rejects. */
export type Redraw = (tableId: string, announcement: Announcement) => Promise<void>

export function createRedrawing({ panels, ...making }: RedrawingDeps): Redraw {
  async function redraw(panel: OpenPanel, announcement: Announcement): Promise<void> {
    const table = await making.tables.find(panel.shown.tableId)
    if (table === null) return
    const notice = settledFor(panel, announcement) ?? ((await isOver(panel, table)) ? movedOn(panel) : null)
    if (notice === null || !panels.take(panel)) return
    const message = await presentFor(table, panel.user, panel.locale, notice, making)
    // Whoever has pressed something meanwhile has an answer that is newer.
    if (panels.has(panel)) return
    await panel.change(message)
    if (!panels.has(panel)) panels.renew(panel, message)
  }

  /** Whether a panel no longer holds, and no answer to a press of its player's is on its way that shows so. */
  async function isOver({ shown, user }: OpenPanel, table: Table): Promise<boolean> {
    if (table.status !== 'playing') return shown.mayAct
    if (!shown.mayAct || table.position <= shown.position) return false
    const seat = seatOf(table, user.id)
    const since = await making.tables.log(table.id, shown.position)
    if (since.some((entry) => isOwnPress(entry, user))) return false
    if (seat === null) return true
    const { number } = table.game.turn(table.state)
    return since.some((entry) => entry.turn !== number || bearsOn(entry, seat))
  }

  return async (tableId, announcement) => {
    for (const panel of panels.at(tableId)) {
      // It was dismissed, or Discord takes no more changes: the next press shows the present.
      await redraw(panel, announcement).catch(() => panels.take(panel))
    }
  }
}

/** What became of the player's own proposal, unless they have done that themselves or it is told elsewhere; null: nothing. */
function settledFor({ user, locale }: OpenPanel, announcement: Announcement): readonly string[] | null {
  if (announcement.kind !== 'settled' || announcement.proposal.by.id !== user.id) return null
  const { how, by, proposal } = announcement
  if (how === 'withdrawn' || how === 'overtaken') return null
  if (how === 'granted' && proposal.motion.kind !== 'undo') return null
  return [outcomeOf(how, escapeName((by ?? proposal.by).name), locale)]
}

const movedOn = ({ locale }: OpenPanel) => [TEXTS[locale].panel.movedOn]

/** What a player's own press leads to is shown by its answer, and what they had proposed to take back by how that was settled. */
function isOwnPress(entry: LogEntry, { id }: User): boolean {
  switch (entry.kind) {
    case 'action':
      return entry.userId === id && entry.cause === 'player'
    case 'undo':
      return entry.userId === id
    case 'resigned':
    case 'back':
      return entry.user.id === id
    default:
      return false
  }
}

/** Whether a seat that has a panel open may have missed something that bears on it. */
function bearsOn(entry: LogEntry, seat: number): boolean {
  return entry.kind === 'draw' || entry.kind === 'undo' || (entry.kind === 'action' && entry.seat === seat)
}
