/** Moving ships: whole groups in one press, some of a group after picking them, bombs. */
import type { OfKind } from '../../../engine/kinds.js'
import { at, grouped } from '../../../engine/lists.js'
import type { Block, Button, MenuOption } from '../../../engine/panel.js'
import { doing, legalOf, opening, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, PHONE_LABEL, paragraph } from '../../../game-kit/rows.js'
import { listed } from '../../../i18n/words.js'
import { iconOf } from '../board/emblems.js'
import { unitsOn } from '../data/pieces.js'
import { UNITS } from '../data/units.js'
import type { Action, Squad, TileId } from '../rules/types.js'
import type { Outlook, Way } from '../rules/view-types.js'
import { sectorOf, tileLabel, tileNumber, unitsOf } from '../texts/naming.js'
import { lostUnits } from '../texts/story.js'
import { battleMarks, sourceMarks, targetMarks } from './marks.js'
import { outlook, peeks, tellBattles } from './outlook.js'
import type { Scene, Sheet } from './scene.js'

const MENU = 25

export function movesSheet(scene: Scene): Sheet {
  const { picked, outlook: seen } = scene.view
  if (seen === null) throw new Error('ships are moved by whom they belong to')
  if (picked !== null) return pickedSheet(scene, picked, seen)
  return scene.path[0] === 'some' && legalOf(scene, 'pick').length > 0 ? someSheet(scene) : groupsSheet(scene, seen)
}

function groupsSheet(scene: Scene, { ready, ways, sieges, coming }: Outlook): Sheet {
  const { titles, moves } = scene.texts.panel
  const flights = legalOf(scene, 'move')
  const picks = legalOf(scene, 'pick')
  const isListed = flights.length > 0 || picks.length === 0
  const some: Button = { label: moves.some, style: 'secondary', target: opening('some') }
  const fights = coming.map(({ tile }) => tile)
  const further = sieges.filter(({ tile }) => !fights.includes(tile))
  return sheetOf(
    titles.moves(scene.view),
    [
      paragraph(...(ready.length === 0 ? [moves.allMoved] : [readyLine(scene, ready), moves.intro])),
      ...optional(moves.coming, tellBattles(scene, coming)),
      ...optional(moves.all, tellBattles(scene, further)),
      ...moveMenus(scene, flights, ways),
      ...(isListed ? [] : menus(moves.pick, pickOptions(scene))),
      ...menus(moves.bombs, bombOptions(scene)),
      ...buttonRows([endButton(scene, fights), ...(isListed && picks.length > 0 ? [some] : [])]),
    ],
    [
      ...sourceMarks(ready.map(({ tile }) => tile)),
      ...targetMarks(
        scene,
        flights.map(({ tile }) => tile),
      ),
      ...battleMarks(fights),
    ],
  )
}

function optional(heading: string, lines: readonly string[]): readonly Block[] {
  return lines.length === 0 ? [] : [paragraph(heading, ...lines)]
}

/** Which groups have not moved. */
function readyLine({ texts, reader }: Scene, squads: readonly Squad[]): string {
  const groups = squads.map(({ tile, ship, count }) =>
    texts.panel.moves.group({ ships: unitsOf(ship, count, reader.locale), sector: sectorOf(tile, reader.locale) }),
  )
  return texts.panel.moves.ready({ ships: listed(reader.locale, groups) })
}

/** One menu if all moves fit; else one for as many places as fit together. */
function moveMenus(scene: Scene, flights: readonly OfKind<Action, 'move'>[], ways: readonly Way[]): readonly Block[] {
  const { texts } = scene
  return packed([...grouped(flights, ({ from }) => from).values()]).flatMap((pack) => {
    const origins = [...new Set(pack.map(({ from }) => tileNumber(from)))]
    const told = texts.panel.moves.menu({ origins: origins.join(', ') })
    const options = pack.map((flight) => moveOption(scene, flight, ways))
    return menus(told.length <= PHONE_LABEL ? told : texts.panel.moves.menu({ origins: span(origins) }), options)
  })
}

/** From the first to the last of more sectors than a phone shows. */
function span(sectors: readonly number[]): string {
  return `${Math.min(...sectors)}–${Math.max(...sectors)}`
}

/** The groups one after the other, as many in each list as a menu takes. */
function packed<T>(groups: readonly (readonly T[])[]): readonly (readonly T[])[] {
  const packs: T[][] = []
  for (const group of groups) {
    const last = packs.at(-1)
    if (last === undefined || last.length + group.length > MENU) packs.push([...group])
    else last.push(...group)
  }
  return packs
}

function moveOption(scene: Scene, action: OfKind<Action, 'move'>, ways: readonly Way[]): MenuOption {
  const { view, texts, reader } = scene
  const { from, ship, tile } = action
  const way = ways.find((each) => each.from === from && each.ship === ship && each.tile === tile)
  const label = texts.panel.moves.move({
    ships: unitsOf(ship, way?.count ?? 1, reader.locale),
    from: tileNumber(from),
    place: tileLabel(view, tile, reader.locale),
  })
  return { label, icon: iconOf.ship(ship), ...described(scene, way), target: doing(scene, action) }
}

function described(scene: Scene, way: Way | undefined): Pick<MenuOption, 'description' | 'sort'> {
  if (way === undefined) return {}
  const description = outlook(scene, way)
  return {
    ...(description === '' ? {} : { description }),
    ...(peeks(scene, way) ? { sort: scene.texts.panel.moves.peeking } : {}),
  }
}

function pickOptions(scene: Scene): readonly MenuOption[] {
  const { view, texts, reader } = scene
  return legalOf(scene, 'pick').map((action) => {
    const ships = unitsOf(action.ship, action.count, reader.locale)
    const label = texts.panel.moves.pickLabel({ ships, place: tileLabel(view, action.tile, reader.locale) })
    return { label, icon: iconOf.ship(action.ship), target: doing(scene, action) }
  })
}

function someSheet(scene: Scene): Sheet {
  const { titles, moves, back } = scene.texts.panel
  const tiles = legalOf(scene, 'pick').map(({ tile }) => tile)
  const button: Button = { label: back, style: 'secondary', target: opening() }
  return sheetOf(titles.some, [...menus(moves.pick, pickOptions(scene)), ...buttonRows([button])], sourceMarks(tiles))
}

function pickedSheet(scene: Scene, picked: Squad, { ways, sieges }: Outlook): Sheet {
  const { view, texts, reader } = scene
  const { titles, moves, drive, back } = texts.panel
  const flights = legalOf(scene, 'fly')
  const targets = flights.map((action) => ({
    label: tileLabel(view, action.tile, reader.locale),
    ...described(
      scene,
      ways.find(({ tile }) => tile === action.tile),
    ),
    target: doing(scene, action),
  }))
  const ships = unitsOf(picked.ship, picked.count, reader.locale)
  const unpick: Button = { label: back, style: 'secondary', target: doing(scene, { kind: 'unpick' }) }
  return sheetOf(
    titles.moves(view),
    [
      paragraph(moves.picked({ ships, sector: sectorOf(picked.tile, reader.locale) })),
      ...optional(moves.enemies, tellBattles(scene, sieges)),
      ...menus(drive.target, targets),
      ...buttonRows([unpick]),
    ],
    [
      ...sourceMarks([picked.tile]),
      ...targetMarks(
        scene,
        flights.map(({ tile }) => tile),
      ),
    ],
  )
}

function bombOptions(scene: Scene): readonly MenuOption[] {
  const { view, texts, reader } = scene
  const { moves } = texts.panel
  return legalOf(scene, 'bomb').map((action) => {
    const there = at(view.tiles, action.tile)
    const lost = view.players.flatMap((_, seat) =>
      UNITS.map((unit) => ({ seat, unit, count: unitsOn(there, seat, unit) })).filter(({ count }) => count > 0),
    )
    return {
      label: moves.bomb({ from: tileNumber(action.from), place: tileLabel(view, action.tile, reader.locale) }),
      description: moves.bombHits({ units: lost.length === 0 ? '' : lostUnits(lost, reader) }),
      ...(there.isUp ? {} : { sort: moves.unveiling }),
      target: doing(scene, action),
    }
  })
}

/** What comes after the moves stands on the button. */
function endButton(scene: Scene, fights: readonly TileId[]): Button {
  const { view, texts, me } = scene
  const { moves, endTurn } = texts.panel
  const canColonize =
    me.supply.colony > 0 &&
    view.landed.some(({ tile, ship }) => {
      const { colony, isBombed } = at(view.tiles, tile)
      return ship === 'colonizer' && colony === null && !isBombed
    })
  const fighting = fights.length > 0
  const label = fighting ? moves.fight : canColonize ? moves.colonize : endTurn
  const style = view.landed.length > 0 ? 'success' : 'secondary'
  return { label, style, target: doing(scene, { kind: 'end-moves' }), saysTurnEnds: label === endTurn }
}
