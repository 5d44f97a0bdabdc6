/** Storm and disease: what becomes of each wagon or townsfolk. */
import type { Block, Button, ButtonStyle } from '../../../engine/panel.js'
import { at } from '../../../engine/random.js'
import { buttonRows, menus, paragraph } from '../../../faces/rows.js'
import type { Action, Mark, Toll } from '../rules/types.js'
import { amountOf, capital, townsfolkName } from '../texts/naming.js'
import type { TollTexts } from '../texts/panel-shape.js'
import { type ActionOf, doing, legalOf, type Scene, type Sheet, sheetOf } from './scene.js'

/** With more to decide about, there is a menu for each way to decide instead of buttons. */
const AT_ONCE = 2

/** Something to decide about, with its number, and the ways that are open for it. */
interface Item {
  readonly name: string
  readonly pay: Action | null
  readonly shield: Action | null
  readonly lose: Action | null
  readonly mark: Mark
}

export function stormSheet(scene: Scene): Sheet {
  const { texts, me, seat, words, reader } = scene
  const { storm, titles } = texts.panel
  const of = (kind: 'pay-wood' | 'shield-wagon' | 'take-damage', wagon: number) =>
    legalOf(scene, kind).find((action: ActionOf<typeof kind>) => action.wagon === wagon) ?? null
  const items = tollOf(scene).wagons.map((wagon): Item => {
    const name = storm.item({ number: wagon + 1, name: capital(words.wagons[at(me.wagons, wagon).size].name) })
    return {
      name,
      pay: of('pay-wood', wagon),
      shield: of('shield-wagon', wagon),
      lose: of('take-damage', wagon),
      mark: { kind: 'wagon', seat, wagon, label: String(wagon + 1) },
    }
  })
  return tollSheet(scene, titles.storm, storm, amountOf('wood', me.wood, reader.locale), items)
}

export function diseaseSheet(scene: Scene): Sheet {
  const { texts, me, seat, reader } = scene
  const { disease, titles } = texts.panel
  const of = (kind: 'pay-medicine' | 'shield-townsfolk' | 'lose-townsfolk', id: string) =>
    legalOf(scene, kind).find((action: ActionOf<typeof kind>) => action.townsfolk === id) ?? null
  const items = tollOf(scene).townsfolk.map((id, index): Item => {
    const label = String(index + 1)
    return {
      name: disease.item({ number: index + 1, name: townsfolkName(id, reader.locale) }),
      pay: of('pay-medicine', id),
      shield: of('shield-townsfolk', id),
      lose: of('lose-townsfolk', id),
      mark: { kind: 'townsfolk', seat, townsfolk: id, label },
    }
  })
  return tollSheet(scene, titles.disease, disease, amountOf('medicine', me.medicine, reader.locale), items)
}

/** What the disaster still asks of this seat. */
export function tollOf({ view, seat }: Scene): Toll {
  return view.resolving?.tolls[seat] ?? { wagons: [], townsfolk: [], shields: 0 }
}

function tollSheet(scene: Scene, title: string, texts: TollTexts, stock: string, items: readonly Item[]): Sheet {
  const all = legalOf(scene, 'pay-all').map(
    (action): Button => ({ label: texts.payAll, style: 'success', target: doing(scene, action) }),
  )
  const choices =
    items.length <= AT_ONCE ? items.flatMap((item) => itemButtons(scene, item, texts)) : itemMenus(scene, items, texts)
  const intro = paragraph(texts.intro({ stock, shields: tollOf(scene).shields }))
  const marks = items.map(({ mark }) => mark)
  return sheetOf(title, [intro, ...buttonRows(all), ...choices], marks)
}

/** A row of its own for each thing. */
function itemButtons(scene: Scene, { name, pay, shield, lose }: Item, texts: TollTexts): readonly Block[] {
  const button = (action: Action | null, label: string, style: ButtonStyle): readonly Button[] =>
    action === null ? [] : [{ label, style, target: doing(scene, action) }]
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
        return action === null ? [] : [{ label: texts[way]({ item: item.name }), target: doing(scene, action) }]
      }),
    )
  return [...menu(texts.chooseShield, 'shield'), ...menu(texts.choosePay, 'pay'), ...menu(texts.chooseLose, 'lose')]
}
