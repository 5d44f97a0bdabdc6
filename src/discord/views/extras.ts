/** What a panel offers beside the game's own rows: everything that concerns the table and not the game. */
import type { Seat } from '../../engine/game.js'
import type { Panel } from '../../engine/panel.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { freeSteps, type PlayingTable } from '../../tables/table.js'
import type { ButtonSpec } from '../components.js'
import type { Wish } from '../custom-id.js'

/** The step of a prompt that a panel shows. */
export interface Step {
  readonly panel: Panel
  readonly path: readonly string[]
}

/** At most one row of buttons; none if there is nothing to offer. */
export function panelExtras(table: PlayingTable, seat: Seat, { panel, path }: Step, locale: Locale): readonly ButtonSpec[] {
  const { panel: words } = TEXTS[locale]
  const extra = (wish: Wish, label: string): ButtonSpec => ({
    id: { tableId: table.id, position: table.position, wish },
    label,
    style: 'secondary',
  })
  return [
    ...(freeSteps(table, seat) > 0 ? [extra({ kind: 'undo' }, words.undo)] : []),
    ...((panel.notNow ?? []).length > 0 ? [extra({ kind: 'why', path }, words.whyNot)] : []),
  ]
}
