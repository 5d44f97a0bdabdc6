/** What a panel offers, in one sentence: for those who cannot see the choices on the picture beside it. */
import type { Panel, Row } from '../engine/panel.js'
import { unescapeNames } from '../i18n/names.js'

/** What is said of offers, in one language. */
export interface OfferTexts {
  /** All that can be pressed beside the picture: labels of buttons and options, whole menus as `name (options)`. */
  offers(p: { readonly offers: readonly string[] }): string
  /** Options of a menu that are only counted: all of them, or those after the ones named. */
  options(p: { readonly count: number }): string
  more(p: { readonly count: number }): string
}

/**
 * Everything on the panel that can be pressed, as it is labelled there and with the numbers that it has on the picture; of
 * long menus as many options as fit into `room` characters, the others counted. Null if nothing can be pressed.
 */
export function tellOffers(panel: Panel, texts: OfferTexts, room: number): string | null {
  const rows = panel.blocks.flatMap((block) => (block.kind === 'text' ? [] : [labelled(block)]))
  const menus = rows.filter(({ menu }) => menu !== null)
  const told = (shown: number) => rows.flatMap((row) => offersOf(row, shown, menus.length > 1, texts))
  if (told(0).length === 0) return null
  for (let shown = Math.max(0, ...menus.map(({ labels }) => labels.length)); shown > 0; shown--) {
    const sentence = texts.offers({ offers: told(shown) })
    if (sentence.length <= room) return sentence
  }
  return texts.offers({ offers: told(0) })
}

/** The labels of a row's buttons that are on, or of a menu's options. */
interface Labelled {
  /** What the menu is called; null for buttons. */
  readonly menu: string | null
  readonly labels: readonly string[]
}

function labelled(row: Row): Labelled {
  if (row.kind === 'menu') return { menu: row.placeholder, labels: row.options.map(labelOf) }
  return { menu: null, labels: row.buttons.filter(({ disabled }) => disabled !== true).map(labelOf) }
}

function offersOf({ menu, labels }: Labelled, shown: number, isNamed: boolean, texts: OfferTexts): readonly string[] {
  if (menu === null) return labels
  const named = labels.slice(0, shown)
  const count = labels.length - named.length
  const rest = named.length === 0 ? texts.options({ count }) : texts.more({ count })
  const options = count === 0 ? named : [...named, rest]
  return isNamed ? [`${menu} (${options.join(', ')})`] : options
}

function labelOf({ label }: { readonly label: string }): string {
  return unescapeNames(label)
}
