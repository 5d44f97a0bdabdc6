/** The panel for taking a die. */

import { at } from '../../../engine/lists.js'
import type { Button, MenuOption } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import type { Face } from '../data/dice.js'
import type { Action, DieUse } from '../rules/types.js'
import { describeEffect } from '../texts/effects.js'
import { theTrade, tileName } from '../texts/naming.js'
import { broughtBy, overflows } from './overflow.js'
import type { Scene, Sheet } from './scene.js'
import { faceLines, useIcon, yieldOf } from './uses.js'
import { purseLine, wagonButtons } from './wagons.js'

export function takeSheet(scene: Scene): Sheet {
  const { view, texts, words } = scene
  const { titles, take } = texts.panel
  const dice = legalOf(scene, 'take').map((action, index) => {
    const { face, colour } = at(view.pool, action.die)
    return { action, face, colour, told: { number: index + 1, face: words.faces[face], colour: words.colours[colour] } }
  })
  const buttons = dice.map(
    ({ action, face, colour, told }): Button => ({
      label: take.button(told),
      // The icon is the die itself.
      besideIcon: String(told.number),
      icon: iconOf.die(colour, face),
      style: 'primary',
      target: doing(scene, action),
    }),
  )
  const lines = faceLines(
    scene,
    dice.map(({ face }) => face),
  )
  const blocks = [
    paragraph(purseLine(scene), ...lines),
    ...buttonRows(buttons),
    ...menus(take.atOnce, usesAtOnce(scene)),
    ...buttonRows(wagonButtons(scene, 'secondary')),
  ]
  return sheetOf(
    titles.take(view),
    blocks,
    dice.map(({ action, told }) => ({ kind: 'die', die: action.die, label: String(told.number) })),
  )
}

/**
 * Each use of each die, by the numbers of the dice: taken and used by one press. People are told by their trade, so that a phone
 * shows the whole label; the words of their faces name them. What does not all fit says so: nothing is asked before it comes.
 * What the face brings when the die is taken is there by then.
 */
function usesAtOnce(scene: Scene): readonly MenuOption[] {
  const { view, words } = scene
  return view.uses.map((use) => {
    const { die, action } = use
    const { face } = at(view.pool, die)
    const person = action.kind === 'recruit' ? view.townsfolk[face] : null
    return {
      label: `${die + 1} · ${words.faces[face]} · ${useLabel(scene, die, action)}`,
      icon: useIcon(face, action, person),
      ...remarkOn(scene, face, use),
      target: doing<Action>(scene, { kind: 'take', die }, action),
    }
  })
}

function remarkOn(scene: Scene, face: Face, { hold, action }: DieUse): Pick<MenuOption, 'description'> {
  const { view, texts, reader } = scene
  const person = action.kind === 'recruit' ? view.townsfolk[face] : null
  const remarks = [
    ...(overflows(scene, hold, broughtBy(scene, face, action)) ? [texts.panel.take.tooMuch] : []),
    ...(person === null ? [] : [describeEffect(person, reader.locale)]),
  ]
  return remarks.length === 0 ? {} : { description: remarks.join(' · ') }
}

function useLabel(scene: Scene, die: number, action: DieUse['action']): string {
  const { view, me, texts, words, reader } = scene
  const { use } = texts.panel
  const { face } = at(view.pool, die)
  switch (action.kind) {
    case 'income':
      return use.income({ silver: words.money(me.incomes[face]) })
    case 'equip':
      return tileName(action.tile, reader.locale)
    case 'recruit': {
      const person = view.townsfolk[face]
      return person === null ? texts.panel.take.recruit : use.recruit({ name: theTrade(person, reader.locale) })
    }
    default:
      return use.gain({ goods: yieldOf(scene, action.kind) })
  }
}
