/** Moving ships: whole groups in one press, some of a group after picking them, bombs. */
import { at } from '../../../engine/lists.js'
import type { Block, Button, MenuOption } from '../../../engine/panel.js'
import { doing, legalOf, opening, sheetOf } from '../../../game-kit/controls.js'
import { grouped } from '../../../game-kit/groups.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { listed } from '../../../i18n/words.js'
import type { Ship } from '../data/units.js'
import { UNITS } from '../data/units.js'
import { othersOn, unitsOn } from '../rules/fleets.js'
import { unmoved } from '../rules/flights.js'
import type { Flight, Squad, TileId } from '../rules/types.js'
import { sectorOf, tileLabel, tileNumber, unitsOf } from '../texts/naming.js'
import { lostUnits } from '../texts/story.js'
import { battleMarks, sourceMarks, targetMarks } from './marks.js'
import { comingBattles, enemiesWithin, outlook } from './outlook.js'
import type { Scene, Sheet } from './scene.js'

const MENU = 25

export function movesSheet(scene: Scene): Sheet {
  if (scene.view.picked !== null) return pickedSheet(scene, scene.view.picked)
  const { view, seat, texts, path } = scene
  const { titles, moves } = texts.panel
  const squads = unmoved(view, seat)
  const flights = legalOf(scene, 'move')
  const picks = legalOf(scene, 'pick')
  if (path[0] === 'some' && picks.length > 0) return someSheet(scene)
  const isListed = flights.length > 0 || picks.length === 0
  const fights = landings(scene)
  const lines = squads.length === 0 ? [moves.allMoved] : [readyLine(scene, squads), moves.intro]
  return sheetOf(
    titles.moves(view),
    [
      paragraph(...lines),
      ...optional(moves.coming, comingBattles(scene, fights)),
      ...optional(moves.enemies, enemiesWithin(scene, flights)),
      ...moveMenus(scene, flights),
      ...(isListed ? [] : menus(moves.pick, pickOptions(scene))),
      ...menus(moves.bombs, bombOptions(scene)),
      ...buttonRows([
        endButton(scene, fights),
        ...(isListed && picks.length > 0
          ? [{ label: moves.some, style: 'secondary', target: opening('some') } satisfies Button]
          : []),
      ]),
    ],
    [
      ...sourceMarks(squads.map(({ tile }) => tile)),
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
function moveMenus(scene: Scene, flights: readonly (Flight & { readonly kind: 'move' })[]): readonly Block[] {
  const { texts } = scene
  const packs = packed([...grouped(flights, ({ from }) => from).values()])
  return packs.flatMap((pack) => {
    const origins = [...new Set(pack.map(({ from }) => tileNumber(from)))].join(', ')
    return menus(
      texts.panel.moves.menu({ origins }),
      pack.map((flight) => moveOption(scene, flight)),
    )
  })
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

function moveOption(scene: Scene, action: Flight & { readonly kind: 'move' }): MenuOption {
  const { view, texts, reader } = scene
  const { from, ship, tile } = action
  const count = groupOf(scene, from, ship)
  const label = texts.panel.moves.move({
    ships: unitsOf(ship, count, reader.locale),
    from: tileNumber(from),
    place: tileLabel(view, tile, reader.locale),
  })
  return { label, ...described(outlook(scene, { tile: from, ship, count }, tile)), target: doing(scene, action) }
}

const described = (description: string) => (description === '' ? {} : { description })

/** Ships of a kind on a tile that have not moved. */
function groupOf({ view, seat }: Scene, from: TileId, ship: Ship): number {
  return unmoved(view, seat).find((squad) => squad.tile === from && squad.ship === ship)?.count ?? 0
}

function pickOptions(scene: Scene): readonly MenuOption[] {
  const { view, texts, reader } = scene
  return legalOf(scene, 'pick').map((action) => ({
    label: texts.panel.moves.pickLabel({
      ships: unitsOf(action.ship, action.count, reader.locale),
      place: tileLabel(view, action.tile, reader.locale),
    }),
    target: doing(scene, action),
  }))
}

function someSheet(scene: Scene): Sheet {
  const { titles, moves } = scene.texts.panel
  const back: Button = { label: scene.texts.panel.back, style: 'secondary', target: opening() }
  const tiles = legalOf(scene, 'pick').map(({ tile }) => tile)
  return sheetOf(titles.some, [...menus(moves.pick, pickOptions(scene)), ...buttonRows([back])], sourceMarks(tiles))
}

function pickedSheet(scene: Scene, picked: Squad): Sheet {
  const { view, texts, reader } = scene
  const { titles, moves, drive } = texts.panel
  const flights = legalOf(scene, 'fly')
  const targets = flights.map((action) => ({
    label: tileLabel(view, action.tile, reader.locale),
    ...described(outlook(scene, picked, action.tile)),
    target: doing(scene, action),
  }))
  const question = moves.picked({
    ships: unitsOf(picked.ship, picked.count, reader.locale),
    sector: sectorOf(picked.tile, reader.locale),
  })
  const unpick: Button = { label: moves.unpick, style: 'secondary', target: doing(scene, { kind: 'unpick' }) }
  const ways = flights.map(({ tile }) => ({ from: picked.tile, ship: picked.ship, tile, count: picked.count }))
  return sheetOf(
    titles.moves(view),
    [
      paragraph(question),
      ...optional(moves.enemies, enemiesWithin(scene, ways)),
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
    const lost = view.players.flatMap((_, owner) =>
      UNITS.flatMap((unit) => {
        const count = unitsOn(there, owner, unit)
        return count === 0 ? [] : [{ seat: owner, unit, count }]
      }),
    )
    return {
      label: moves.bomb({ from: tileNumber(action.from), place: tileLabel(view, action.tile, reader.locale) }),
      description: moves.bombHits({ units: lost.length === 0 ? '' : lostUnits(lost, reader) }),
      target: doing(scene, action),
    }
  })
}

/** Where ships have landed among others. */
function landings({ view, seat }: Scene): readonly TileId[] {
  const tiles = [...new Set(view.landed.map(({ tile }) => tile))]
  return tiles.filter((tile) => othersOn(at(view.tiles, tile), seat).length > 0)
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
  const label = fights.length > 0 ? moves.fight : canColonize ? moves.colonize : endTurn
  return { label, style: view.landed.length > 0 ? 'success' : 'secondary', target: doing(scene, { kind: 'end-moves' }) }
}
