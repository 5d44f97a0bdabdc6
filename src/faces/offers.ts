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
  const rows = panel.blocks.flatMap((block) => (block.kind === 'text' ? [] : [block]))
  const menus = rows.filter((row) => row.kind === 'menu')
  const told = (shown: number) => rows.flatMap((row) => offersOf(row, shown, menus.length > 1, texts))
  if (told(0).length === 0) return null
  for (let shown = Math.max(0, ...menus.map(({ options }) => options.length)); shown > 0; shown--) {
    const sentence = texts.offers({ offers: told(shown) })
    if (sentence.length <= room) return sentence
  }
  return texts.offers({ offers: told(0) })
}

function offersOf(row: Row, shown: number, isNamed: boolean, texts: OfferTexts): readonly string[] {
  if (row.kind === 'buttons') return row.buttons.filter(({ disabled }) => disabled !== true).map(labelOf)
  const named = row.options.slice(0, shown).map(labelOf)
  const count = row.options.length - named.length
  const rest = named.length === 0 ? texts.options({ count }) : texts.more({ count })
  const options = count === 0 ? named : [...named, rest]
  return isNamed ? [`${row.placeholder} (${options.join(', ')})`] : options
}

function labelOf({ label }: { readonly label: string }): string {
  return unescapeNames(label)
}
