/** Storm and disease: decisions about all wagons or townsfolk by one press. */
import type { Block, MenuOption } from '../../../engine/panel.js'
import { inOnePress, PRESS_LIMIT } from '../../../engine/panel.js'
import { menus } from '../../../game-kit/rows.js'
import { listed } from '../../../i18n/words.js'
import type { Action } from '../rules/types.js'
import type { PanelTexts } from '../texts/en/panel.js'
import type { Scene } from './scene.js'

type TollTexts = PanelTexts['storm']

/** Something to decide about, with the ways open for it. */
export interface Owed {
  /** How a list names it. */
  readonly brief: string
  /** What losing it would cost now. */
  readonly points: number
  readonly pay: Action | null
  readonly shield: Action | null
  readonly lose: Action | null
}

/** What the seat has to keep things with. */
interface Means {
  readonly shields: number
  /** How many it can pay for. */
  readonly stock: number
  readonly price: (count: number) => string
}

/** With fewer things one press is enough anyway. */
const SEVERAL = 2

/**
 * A menu of all sensible numbers of things to keep, the most valuable first: those under a shield, and as many as are paid for.
 * Keeping everything has its own button. What does not fit into one press is left out.
 */
export function plansFor(
  scene: Scene,
  items: readonly Owed[],
  { shields, stock, price }: Means,
  texts: TollTexts,
): readonly Block[] {
  if (items.length < SEVERAL) return []
  const ranked = items.toSorted((one, other) => other.points - one.points)
  const most = Math.min(shields + stock, items.length - 1)
  const numbers = Array.from({ length: most - shields + 1 }, (_, fewer) => most - fewer)
  const names = (some: readonly Owed[]) =>
    listed(
      scene.reader.locale,
      some.map(({ brief }) => brief),
    )
  const options = numbers.flatMap((count): readonly MenuOption[] => {
    const [kept, lost] = [ranked.slice(0, count), ranked.slice(count)]
    const paid = Math.max(0, count - shields)
    const isForced = paid === stock
    const actions = [
      ...kept.slice(0, shields).map(({ shield }) => shield),
      ...kept.slice(shields).map(({ pay }) => pay),
      // With nothing left to decide by, the rules settle the rest.
      ...(isForced && kept.length > 0 ? [] : lost.map(({ lose }) => lose)),
    ].flatMap((action) => (action === null ? [] : [scene.encode(action)]))
    const press = inOnePress(actions)
    if (actions.length === 0 || press.length > PRESS_LIMIT) return []
    const label = count === 0 ? texts.keepNone : texts.keep({ items: names(kept) })
    const description = texts.outcome({ price: paid === 0 ? null : price(paid), lost: names(lost) })
    return [{ label, description, target: { kind: 'action', action: press } }]
  })
  return menus(texts.atOnce, options)
}
