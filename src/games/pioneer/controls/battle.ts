/** Assigning damage: all that is best in one press, or unit by unit. */
import type { OfKind } from '../../../engine/kinds.js'
import type { Button, MenuOption } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { nameOf } from '../../../game-kit/reader.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { capitalised } from '../../../i18n/words.js'
import type { Action } from '../rules/types.js'
import type { Aim } from '../rules/view-types.js'
import { sectorOf, tileLabel, unitsOf } from '../texts/naming.js'
import { lostUnits } from '../texts/story.js'
import { battleMarks } from './marks.js'
import type { Scene, Sheet } from './scene.js'

export function battleSheet(scene: Scene): Sheet {
  const { aims } = scene.view
  const { titles, battle } = scene.texts.panel
  return sheetOf(
    titles.battle,
    [
      paragraph(battle.intro, ...aims.map((aim) => aimLine(scene, aim))),
      ...menus(
        battle.hit,
        legalOf(scene, 'hit').map((action) => targetOption(scene, action)),
      ),
      ...buttonRows(buttons(scene)),
    ],
    battleMarks(aims.map(({ tile }) => tile)),
  )
}

function aimLine({ view, texts, reader }: Scene, { tile, left, attack, hits, best }: Aim): string {
  const { battle } = texts.panel
  return [
    battle.volley({ place: tileLabel(view, tile, reader.locale), left, attack }),
    ...(best.length === 0 ? [] : [battle.spent({ hits: lostUnits(best, reader) })]),
    ...(hits.length === 0 ? [] : [battle.aimed({ hits: lostUnits(hits, reader) })]),
  ].join('')
}

function targetOption(scene: Scene, action: OfKind<Action, 'hit'>): MenuOption {
  const { view, texts } = scene
  const targets = view.aims.find(({ tile }) => tile === action.tile)?.targets
  const target = targets?.find(({ seat, unit }) => seat === action.seat && unit === action.unit)
  const description = texts.panel.battle.defence({ defence: target?.defence ?? 0 })
  return { label: targetLabel(scene, action), description, target: doing(scene, action) }
}

/** A unit with its owner and where it is. */
export function targetLabel({ texts, reader }: Scene, { tile, seat, unit }: Omit<OfKind<Action, 'hit'>, 'kind'>): string {
  const who = nameOf(reader, seat)
  return capitalised(
    texts.panel.battle.target({ unit: unitsOf(unit, 1, reader.locale), who, sector: sectorOf(tile, reader.locale) }),
  )
}

function buttons(scene: Scene): readonly Button[] {
  const { view, texts } = scene
  const { battle } = texts.panel
  const isAimed = view.aims.some(({ hits }) => hits.length > 0)
  const button = (label: string, style: Button['style']) => (action: Parameters<Scene['encode']>[0]) => ({
    label,
    style,
    target: doing(scene, action),
  })
  return [
    ...legalOf(scene, 'fire-at-will').map(button(isAimed ? battle.more : battle.best, 'success')),
    ...legalOf(scene, 'fire').map(button(battle.fire, 'primary')),
    ...legalOf(scene, 'aim-anew').map(button(battle.anew, 'secondary')),
  ]
}
