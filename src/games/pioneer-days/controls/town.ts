/** In town: which cards to supply, and with which equipment. */
import type { OfKind } from '../../../engine/kinds.js'
import type { Button, Target } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import { NEEDS, type NeedKind } from '../data/effects.js'
import type { EquipmentId, TownId } from '../data/ids.js'
import { ruleOf } from '../data/sources.js'
import { townOf } from '../data/towns.js'
import { spacesFor } from '../data/wagons.js'
import type { Action, Visit } from '../rules/types.js'
import { amountOf, goodsOf, theTown, townName } from '../texts/naming.js'
import type { Scene, Sheet } from './scene.js'
import { tileChoices } from './tiles.js'

export function townSheet(scene: Scene): Sheet {
  const visit = scene.view.visits?.[scene.seat]
  const giving = visit?.giving ?? null
  const satisfied = visit?.satisfied ?? []
  return giving === null ? cardsSheet(scene, satisfied) : giveSheet(scene, giving, satisfied)
}

function cardsSheet(scene: Scene, satisfied: readonly TownId[]): Sheet {
  const { view, texts, reader } = scene
  const { titles, town } = texts.panel
  const stock = goodsOf(stockOf(scene), reader.locale)
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
      target: leavesWith(scene, action, suppliedBy(scene, action), satisfied),
    }),
  )
  const leave: Button = { label: town.leave, style: 'success', target: doing(scene, { kind: 'leave-town' }), saysTurnEnds: true }
  return sheetOf(
    titles.town(view),
    [paragraph(town.intro({ stock }), ...lines), ...buttonRows([...buttons, leave])],
    view.towns.map((id) => ({ kind: 'town', town: id, label: String(numbers.get(id) ?? 0) })),
  )
}

/** What a player has, as town cards ask for it. */
type Stock = Readonly<Record<NeedKind, number>>

function stockOf({ me }: Scene): Stock {
  const { silver, wood, medicine, cattle, goldCount: gold, equipment } = me
  return { silver, wood, medicine, cattle, gold, equipment: equipment.length }
}

/** What is left after supplying a card, and the tiles given for it. Null if tiles have to be chosen first. */
interface Supplied {
  readonly left: Stock
  readonly tiles: readonly EquipmentId[]
  readonly town: TownId
}

function suppliedBy(scene: Scene, { town }: OfKind<Action, 'satisfy'>): Supplied | null {
  const { me } = scene
  const needs = me.needs[town] ?? {}
  const tiles = needs.equipment ?? 0
  if (tiles > 0 && tiles < me.equipment.length) return null
  const left = { ...stockOf(scene) }
  for (const kind of NEEDS) left[kind] -= needs[kind] ?? 0
  return { left, tiles: tiles === 0 ? [] : me.equipment, town }
}

/** Whoever can supply no other card afterwards leaves by the same press, if all that is left has room. */
function leavesWith(
  scene: Scene,
  action: OfKind<Action, 'satisfy' | 'give'>,
  supplied: Supplied | null,
  satisfied: readonly TownId[],
): Target {
  const isDone = supplied !== null && hasRoom(scene, supplied) && !canSupplyMore(scene, supplied, satisfied)
  return isDone ? doing<Action>(scene, action, { kind: 'leave-town' }) : doing<Action>(scene, action)
}

function canSupplyMore({ view, me }: Scene, { left, town }: Supplied, satisfied: readonly TownId[]): boolean {
  const suffices = (other: TownId) => NEEDS.every((kind) => left[kind] >= (me.needs[other]?.[kind] ?? 0))
  return view.towns.some((other) => other !== town && !satisfied.includes(other) && suffices(other))
}

/** Tiles that are given away may have stored goods. */
function hasRoom({ me }: Scene, { left, tiles }: Supplied): boolean {
  const lost = tiles.reduce((sum, tile) => sum + storageOf(tile), 0)
  return spacesFor(left) <= me.spaces - lost
}

function storageOf(tile: EquipmentId): number {
  const rule = ruleOf(tile)
  return rule?.kind === 'storage' ? rule.spaces : 0
}

/** The needs of a card for this player, and its favours. */
function cardLine({ me, texts, reader: { locale } }: Scene, id: TownId, number: number): string {
  const { needs, favours } = townOf(id)
  const goods = goodsOf(me.needs[id] ?? needs, locale)
  return texts.panel.town.line({ number, town: townName(id, locale), goods, favours: amountOf('favours', favours, locale) })
}

function giveSheet(scene: Scene, { town: id, left }: NonNullable<Visit['giving']>, satisfied: readonly TownId[]): Sheet {
  const { texts, reader } = scene
  const { titles, town } = texts.panel
  const { options, marks } = tileChoices(scene, legalOf(scene, 'give'), (action) =>
    leavesWith(scene, action, left > 1 ? null : givenBy(scene, id, action), satisfied),
  )
  const intro = town.giveIntro({ town: townName(id, reader.locale), left })
  const title = titles.give({ town: theTown(id, reader.locale) })
  return sheetOf(title, [paragraph(intro), ...menus(town.chooseTile, options)], marks)
}

function givenBy(scene: Scene, town: TownId, { tile }: OfKind<Action, 'give'>): Supplied {
  const stock = stockOf(scene)
  return { left: { ...stock, equipment: stock.equipment - 1 }, tiles: [tile], town }
}
