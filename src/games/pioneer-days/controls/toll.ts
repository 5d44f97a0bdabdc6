/** Storm and disease: the panel for deciding about each wagon or townsfolk. */

import type { OfKind } from '../../../engine/kinds.js'
import { at } from '../../../engine/lists.js'
import type { Block, Button, ButtonStyle } from '../../../engine/panel.js'
import { doing, legalOf, opening, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { capitalised } from '../../../i18n/words.js'
import { iconOf } from '../board/emblems.js'
import type { Action, Mark, Toll } from '../rules/types.js'
import { describeEffect } from '../texts/effects.js'
import type { PanelTexts } from '../texts/en/panel.js'
import { amountOf, theTrade, townsfolkName, tradeOf } from '../texts/naming.js'
import { backRow } from './back.js'
import { type Owed, plansFor } from './plans.js'
import type { Scene, Sheet } from './scene.js'
import { purseLine } from './wagons.js'

type TollTexts = PanelTexts['storm']

/** With more items there is a menu for each way to decide instead of buttons. */
const AT_ONCE = 2

/** Something to decide about, with its number and the ways open for it. */
interface Item extends Owed {
  /** What labels call it, short enough for a phone. */
  readonly name: string
  /** A person's name in full. Null for a wagon. */
  readonly person: string | null
  /** What would be lost, as a line above buttons and below an option. Null where the picture shows it. */
  readonly worth: { readonly line: string; readonly short: string } | null
  readonly mark: Mark
  readonly icon: string
}

export function stormSheet(scene: Scene): Sheet {
  const { texts, me, seat, words, reader } = scene
  const { storm, titles } = texts.panel
  const of = (kind: 'pay-wood' | 'shield-wagon' | 'take-damage', wagon: number) =>
    legalOf(scene, kind).find((action: OfKind<Action, typeof kind>) => action.wagon === wagon) ?? null
  const items = tollOf(scene).wagons.map((wagon): Item => {
    const name = storm.item({ number: wagon + 1, name: capitalised(words.wagons[at(me.wagons, wagon).size].one) })
    return {
      name,
      person: null,
      brief: String(wagon + 1),
      whole: String(wagon + 1),
      points: 0,
      worth: null,
      pay: of('pay-wood', wagon),
      shield: of('shield-wagon', wagon),
      lose: of('take-damage', wagon),
      mark: { kind: 'wagon', seat, wagon, label: String(wagon + 1) },
      icon: iconOf.good('wagons'),
    }
  })
  const intro = storm.intro({ stock: amountOf('wood', me.wood, reader.locale), shields: tollOf(scene).shields })
  const plans = plansFor(scene, items, meansOf(scene, 'wood'), storm)
  const asked: Asked = { title: titles.storm, texts: storm, lines: [purseLine(scene), intro], payAll: payAllLabel(scene, 'wood') }
  return tollSheet(scene, asked, items, plans)
}

export function diseaseSheet(scene: Scene): Sheet {
  const { texts, me, seat, words, reader } = scene
  const { disease, titles } = texts.panel
  const of = (kind: 'pay-medicine' | 'shield-townsfolk' | 'lose-townsfolk', id: string) =>
    legalOf(scene, kind).find((action: OfKind<Action, typeof kind>) => action.townsfolk === id) ?? null
  const items = tollOf(scene).townsfolk.map((id, index): Item => {
    const label = String(index + 1)
    const effect = describeEffect(id, reader.locale)
    const worth = me.townsfolkPoints[id] ?? 0
    const points = words.points(worth)
    const whole = townsfolkName(id, reader.locale)
    const person = disease.item({ number: index + 1, name: whole })
    return {
      name: disease.item({ number: index + 1, name: tradeOf(id, reader.locale) }),
      person,
      brief: theTrade(id, reader.locale),
      whole,
      points: worth,
      worth: { line: disease.line({ item: person, points, effect }), short: `${points} · ${effect}` },
      pay: of('pay-medicine', id),
      shield: of('shield-townsfolk', id),
      lose: of('lose-townsfolk', id),
      mark: { kind: 'townsfolk', seat, townsfolk: id, label },
      icon: iconOf.townsfolk(id),
    }
  })
  const intro = disease.intro({ stock: amountOf('medicine', me.medicine, reader.locale), shields: tollOf(scene).shields })
  const plans = plansFor(scene, items, meansOf(scene, 'medicine'), disease)
  const asked: Asked = { title: titles.disease, texts: disease, lines: [intro], payAll: payAllLabel(scene, 'medicine') }
  return tollSheet(scene, asked, items, plans)
}

/** What the disaster still asks of this seat. */
export function tollOf({ view, seat }: Scene): Toll {
  return view.resolving?.tolls[seat] ?? { wagons: [], townsfolk: [], shields: 0 }
}

function meansOf(scene: Scene, good: 'wood' | 'medicine') {
  const { me, reader } = scene
  return { shields: tollOf(scene).shields, stock: me[good], price: (count: number) => amountOf(good, count, reader.locale) }
}

/** The button that keeps everything, with what it costs: what is not protected is paid for. */
export function payAllLabel(scene: Scene, good: 'wood' | 'medicine'): string {
  const { storm, disease } = scene.texts.panel
  const { wagons, townsfolk } = tollOf(scene)
  const { shields, price } = meansOf(scene, good)
  const isStorm = good === 'wood'
  const owed = isStorm ? wagons.length : townsfolk.length
  return (isStorm ? storm : disease).payAll({ price: price(owed - shields) })
}

/** What the panel says, whatever is to be decided about. */
interface Asked {
  readonly title: string
  readonly texts: TollTexts
  readonly lines: readonly string[]
  readonly payAll: string
}

function tollSheet(scene: Scene, { title, texts, lines, payAll }: Asked, items: readonly Item[], plans: readonly Block[]): Sheet {
  const marks = items.map(({ mark }) => mark)
  const isShort = items.length <= AT_ONCE
  const people = items.flatMap(({ person }) => person ?? [])
  const named = people.length === 0 ? [] : [`-# ${people.join(', ')}`]
  const worths = isShort ? items.flatMap(({ worth }) => worth?.line ?? []) : named
  const singly = isShort ? items.flatMap((item) => itemButtons(scene, item, texts)) : itemMenus(scene, items, texts)
  const all = legalOf(scene, 'pay-all').map(
    (action): Button => ({ label: payAll, style: 'success', target: doing(scene, action) }),
  )
  if (plans.length === 0) return sheetOf(title, [paragraph(...lines, ...worths), ...buttonRows(all), ...singly], marks)
  // What a plan decides at once can be decided item by item as well, one step further: both together do not fit on a phone.
  if (scene.path[0] === 'singly') return sheetOf(title, [paragraph(...lines, ...worths), ...singly, ...backRow(scene)], marks)
  const further: Button = { label: scene.texts.panel.singly, style: 'secondary', target: opening('singly') }
  return sheetOf(title, [paragraph(...lines, ...named), ...buttonRows(all), ...plans, ...buttonRows([further])], marks)
}

/** A row of buttons for each item. */
function itemButtons(scene: Scene, { name, icon, pay, shield, lose }: Item, texts: TollTexts): readonly Block[] {
  const button = (action: Action | null, label: string, style: ButtonStyle): readonly Button[] =>
    action === null ? [] : [{ label, icon, style, target: doing(scene, action) }]
  return buttonRows([
    ...button(shield, texts.shield({ item: name }), 'success'),
    ...button(pay, texts.pay({ item: name }), 'primary'),
    ...button(lose, texts.lose({ item: name }), 'danger'),
  ])
}

function itemMenus(scene: Scene, items: readonly Item[], texts: TollTexts): readonly Block[] {
  const menu = (placeholder: string, way: 'pay' | 'shield' | 'lose') =>
    menus(
      placeholder,
      items.flatMap((item) => {
        const action = item[way]
        if (action === null) return []
        const described = item.worth === null ? {} : { description: item.worth.short }
        return [{ label: texts[way]({ item: item.name }), icon: item.icon, ...described, target: doing(scene, action) }]
      }),
    )
  return [...menu(texts.chooseShield, 'shield'), ...menu(texts.choosePay, 'pay'), ...menu(texts.chooseLose, 'lose')]
}
