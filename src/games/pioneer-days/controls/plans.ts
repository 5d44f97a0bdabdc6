/** Storm and disease: decisions about all wagons or townsfolk by one press. */
import type { Block, Button, MenuOption, Target } from '../../../engine/panel.js'
import { inOnePress, PRESS_LIMIT } from '../../../engine/panel.js'
import { buttonRows, menus, PHONE_LABEL } from '../../../game-kit/rows.js'
import { listed } from '../../../i18n/words.js'
import type { Action } from '../rules/types.js'
import type { PanelTexts } from '../texts/en/panel.js'
import type { Scene } from './scene.js'

type TollTexts = PanelTexts['storm']

/** Something to decide about, with the ways open for it. */
export interface Owed {
  /** How a label names it, and how a list does. */
  readonly brief: string
  readonly whole: string
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

/** What is kept and what is lost, both the most valuable first. */
interface Plan {
  readonly kept: readonly Owed[]
  readonly lost: readonly Owed[]
}

/** With fewer things one press is enough anyway. */
const SEVERAL = 2
/** A menu has room for so many. With more only the best plan for each number of things kept is offered. */
const MOST_PLANS = 25
/** Up to so many plans are buttons, if a phone shows all of their labels. */
const PLANS_AT_ONCE = 2

/**
 * All ways to keep some of the things, the most and the most valuable first: those under a shield, and as many as are paid for.
 * Keeping everything has its own button. What does not fit into one press is left out.
 */
export function plansFor(scene: Scene, items: readonly Owed[], means: Means, texts: TollTexts): readonly Block[] {
  if (items.length < SEVERAL) return []
  const { shields, stock, price } = means
  const ranked = items.toSorted((one, other) => other.points - one.points)
  const most = Math.min(shields + stock, items.length - 1)
  const numbers = Array.from({ length: most - shields + 1 }, (_, fewer) => most - fewer)
  const all = numbers.flatMap((count) => plansKeeping(ranked, count))
  const plans = all.length <= MOST_PLANS ? all : numbers.map((count) => planOf(ranked, ranked.slice(0, count)))
  const names = (some: readonly Owed[], by: 'brief' | 'whole') =>
    listed(
      scene.reader.locale,
      items.filter((item) => some.includes(item)).map((item) => item[by]),
    )
  const options = plans.flatMap(({ kept, lost }): readonly MenuOption[] => {
    const target = pressFor(scene, { kept, lost }, means)
    if (target === null) return []
    const paid = kept.length - shields
    const label = kept.length === 0 ? texts.keepNone : texts.keep({ items: names(kept, 'brief'), count: kept.length })
    const description = texts.outcome({ price: paid === 0 ? null : price(paid), lost: names(lost, 'whole'), count: lost.length })
    return [{ label, description, target }]
  })
  const areButtons = options.length <= PLANS_AT_ONCE && options.every(({ label }) => label.length <= PHONE_LABEL)
  if (!areButtons) return menus(texts.atOnce, options)
  const outcomes = options.map(({ label, description }) => `**${label}** – ${description}`)
  return [
    ...(outcomes.length === 0 ? [] : [{ kind: 'text', text: outcomes.join('\n') } as const]),
    ...buttonRows(options.map(({ label, target }): Button => ({ label, style: 'primary', target }))),
  ]
}

/** Each way to keep so many, the most valuable first. */
function plansKeeping(ranked: readonly Owed[], count: number): readonly Plan[] {
  const worth = (plan: Plan) => plan.kept.reduce((sum, { points }) => sum + points, 0)
  return choicesOf(ranked, count)
    .map((kept) => planOf(ranked, kept))
    .toSorted((one, other) => worth(other) - worth(one))
}

const planOf = (ranked: readonly Owed[], kept: readonly Owed[]): Plan => ({
  kept,
  lost: ranked.filter((item) => !kept.includes(item)),
})

/** Each choice of so many items, in their order. */
function choicesOf<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  const [first, ...others] = items
  if (count === 0) return [[]]
  if (first === undefined) return []
  return [...choicesOf(others, count - 1).map((choice) => [first, ...choice]), ...choicesOf(others, count)]
}

/** The press that keeps and loses these. Null if even the shortest is too long. */
function pressFor(scene: Scene, plan: Plan, means: Means): Target | null {
  const presses = [keepingFirst(plan, means), losingFirst(plan, means)]
    .filter((actions) => actions.length > 0)
    .map((actions) => inOnePress(actions.map(scene.encode)))
  const [shortest] = presses.toSorted((one, other) => one.length - other.length)
  return shortest === undefined || shortest.length > PRESS_LIMIT ? null : { kind: 'action', action: shortest }
}

/** Keeps some. With nothing left to decide by, the rules settle the rest. */
function keepingFirst({ kept, lost }: Plan, { shields, stock }: Means): readonly Action[] {
  const isForced = kept.length > 0 && kept.length === shields + stock
  const actions = [
    ...kept.slice(0, shields).map(({ shield }) => shield),
    ...kept.slice(shields).map(({ pay }) => pay),
    ...(isForced ? [] : lost.map(({ lose }) => lose)),
  ]
  return actions.filter((action) => action !== null)
}

/** Loses some, and keeps the rest together. With enough shields for the rest, the rules settle it. */
function losingFirst({ kept, lost }: Plan, { shields }: Means): readonly Action[] {
  const [only, ...others] = kept
  const rest: Action | null = others.length > 0 ? { kind: 'pay-all' } : (only?.pay ?? null)
  const actions = [...lost.map(({ lose }) => lose), kept.length <= shields ? null : rest]
  return actions.filter((action) => action !== null)
}
