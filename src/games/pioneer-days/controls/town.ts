/** In town: which cards to supply, and with which equipment. */
import type { Button } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import { NEEDS } from '../data/effects.js'
import type { TownId } from '../data/ids.js'
import { townOf } from '../data/towns.js'
import type { Visit } from '../rules/types.js'
import { amountOf, goodsOf, theTown, townName } from '../texts/naming.js'
import type { ActionOf, Scene, Sheet } from './scene.js'
import { tileChoices } from './tiles.js'

export function townSheet(scene: Scene): Sheet {
  const visit = scene.view.visits?.[scene.seat]
  const giving = visit?.giving ?? null
  return giving === null ? cardsSheet(scene, visit?.satisfied ?? []) : giveSheet(scene, giving)
}

function cardsSheet(scene: Scene, satisfied: readonly TownId[]): Sheet {
  const { view, me, texts, reader } = scene
  const { titles, town } = texts.panel
  const { silver, wood, medicine, cattle, goldCount: gold, equipment } = me
  const stock = goodsOf({ silver, wood, medicine, cattle, gold, equipment: equipment.length }, reader.locale)
  const numbers = new Map(view.towns.map((id, index) => [id, index + 1]))
  const lines = view.towns.map((id) => {
    const line = cardLine(scene, id, numbers.get(id) ?? 0)
    return satisfied.includes(id) ? town.done({ line }) : line
  })
  const open = legalOf(scene, 'satisfy')
  const buttons = open.map(
    (action): Button => ({
      label: town.satisfy({ number: numbers.get(action.town) ?? 0, town: townName(action.town, reader.locale) }),
      icon: iconOf.town(action.town),
      style: 'primary',
      target: isLast(scene, open, action) ? doing(scene, action, { kind: 'leave-town' }) : doing(scene, action),
    }),
  )
  const leave: Button = { label: town.leave, style: 'success', target: doing(scene, { kind: 'leave-town' }) }
  return sheetOf(
    titles.town(view),
    [paragraph(town.intro({ stock }), ...lines), ...buttonRows([...buttons, leave])],
    view.towns.map((id) => ({ kind: 'town', town: id, label: String(numbers.get(id) ?? 0) })),
  )
}

/** Whether the goods suffice for no other card afterwards, and nothing has to be chosen: whoever supplies this one is done. */
function isLast({ me }: Scene, open: readonly ActionOf<'satisfy'>[], { town }: ActionOf<'satisfy'>): boolean {
  const needs = me.needs[town] ?? {}
  const tiles = needs.equipment ?? 0
  if (tiles > 0 && tiles < me.equipment.length) return false
  const { silver, wood, medicine, cattle, goldCount: gold } = me
  const left = { silver, wood, medicine, cattle, gold, equipment: me.equipment.length }
  const suffices = (other: TownId) => NEEDS.every((kind) => left[kind] - (needs[kind] ?? 0) >= (me.needs[other]?.[kind] ?? 0))
  return open.every((other) => other.town === town || !suffices(other.town))
}

/** The needs of a card for this player, and its favours. */
function cardLine({ me, texts, reader: { locale } }: Scene, id: TownId, number: number): string {
  const { needs, favours } = townOf(id)
  const goods = goodsOf(me.needs[id] ?? needs, locale)
  return texts.panel.town.line({ number, town: townName(id, locale), goods, favours: amountOf('favours', favours, locale) })
}

function giveSheet(scene: Scene, { town: id, left }: NonNullable<Visit['giving']>): Sheet {
  const { texts, reader } = scene
  const { titles, town } = texts.panel
  const { options, marks } = tileChoices(scene, legalOf(scene, 'give'))
  const intro = town.giveIntro({ town: townName(id, reader.locale), left })
  const title = titles.give({ town: theTown(id, reader.locale) })
  return sheetOf(title, [paragraph(intro), ...menus(town.chooseTile, options)], marks)
}
