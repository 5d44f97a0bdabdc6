/** Choosing a line for a road: one menu for each region, likely lines first. */

import { at } from '../../../engine/lists.js'
import type { Block, MenuOption, Row } from '../../../engine/panel.js'
import { doing, legalOf, opening, sheetOf } from '../../../game-kit/controls.js'
import { nameOf } from '../../../game-kit/reader.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { type Line, type Place, REGIONS, type Region } from '../data/map.js'
import type { Action, Mark } from '../rules/types.js'
import { lineName, placeName } from '../texts/naming.js'
import { ownersOf } from './owners.js'
import type { Scene, Sheet } from './scene.js'

type RoadKind = 'one-road' | 'two-roads' | 'second-road' | 'sergeant-road'

/** The lines to choose from, after `intro`, and the rows below them. */
export function roadSheet(scene: Scene, kind: RoadKind, title: string, intro: readonly string[], below: readonly Row[]): Sheet {
  const { view, map, texts } = scene
  const actions = legalOf(scene, kind)
  const choose = texts.panel.roads.choose({ lines: actions.length, stagecoach: placeName(map, view.stagecoach) })
  const { rows, marks } = lineMenus(scene, actions)
  const blocks: readonly Block[] = [paragraph(...intro, choose), ...rows, ...below]
  return sheetOf(title, blocks, marks)
}

/** The line of one bought road, or of the first of two. */
export function boughtRoadSheet(scene: Scene, kind: 'one-road' | 'two-roads'): Sheet {
  const { titles, purchase, roads } = scene.texts.panel
  const back = buttonRows([{ label: purchase.back, style: 'secondary', target: opening() }])
  return kind === 'one-road'
    ? roadSheet(scene, kind, titles.oneRoad, [], back)
    : roadSheet(scene, kind, titles.twoRoads, [roads.paidTogether], back)
}

export function secondRoadSheet(scene: Scene): Sheet {
  const { titles, roads } = scene.texts.panel
  return roadSheet(scene, 'second-road', titles.secondRoad, [roads.second], [])
}

type RoadAction = Extract<Action, { readonly line: Line }>

interface LineMenus {
  readonly rows: readonly Row[]
  readonly marks: readonly Mark[]
}

/** A line that may be chosen, and the reasons in its favour. */
interface Candidate {
  readonly action: RoadAction
  readonly about: AboutLine
}

/** Numbers continue from one region to the next, so that each line has its own on the picture. */
function lineMenus(scene: Scene, actions: readonly RoadAction[]): LineMenus {
  const reach = reachOf(scene)
  const candidates = actions.map((action): Candidate => ({ action, about: aboutLine(scene, reach, action.line) }))
  const ordered = REGIONS.map((region) => ({
    region,
    lines: byPromise(candidates.filter(({ action }) => regionOf(scene, action.line) === region)),
  }))
  const all = ordered.flatMap(({ lines }) => lines)
  const rows = ordered.flatMap(({ region, lines }) => {
    const [first] = lines
    if (first === undefined) return []
    const from = all.indexOf(first) + 1
    const options = lines.map((candidate, index) => lineOption(scene, candidate, from + index))
    return menus(scene.texts.panel.roads.region({ region, from, to: from + lines.length - 1 }), options)
  })
  return { rows, marks: all.map(({ action }, index) => ({ kind: 'line', line: action.line, label: String(index + 1) })) }
}

function lineOption(scene: Scene, { action, about }: Candidate, number: number): MenuOption {
  const description = remarks(scene, action.line, about).join(' · ')
  return {
    label: `${number} · ${lineName(scene.map, action.line)}`,
    ...(description === '' ? {} : { description }),
    target: doing(scene, action),
  }
}

function regionOf({ map }: Scene, line: Line): Region {
  return at(map.places, at(map.lines, line)[0]).region
}

/** Lines next to the stagecoach first, then lines joining the player's network, roads or pioneers. Otherwise in map order. */
function byPromise(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.toSorted((one, other) => promise(other.about) - promise(one.about))
}

interface AboutLine {
  readonly nextToStagecoach: boolean
  readonly joinsNetwork: boolean
  readonly joinsRoad: boolean
  readonly ownPioneers: number
}

function promise({ nextToStagecoach, joinsNetwork, joinsRoad, ownPioneers }: AboutLine): number {
  return (nextToStagecoach ? 8 : 0) + (joinsNetwork ? 4 : 0) + (joinsRoad ? 2 : 0) + (ownPioneers > 0 ? 1 : 0)
}

/** The places at which roads of the seat end. */
interface Reach {
  readonly network: ReadonlySet<Place>
  readonly roads: ReadonlySet<Place>
}

function reachOf({ view, map, seat, me }: Scene): Reach {
  const endsOf = (lines: readonly Line[]) => new Set(lines.flatMap((line) => at(map.lines, line)))
  const own = [...view.roads.keys()].filter((line) => ownersOf(view, line).includes(seat))
  return { network: endsOf(me.networkLines), roads: endsOf(own) }
}

function aboutLine({ view, map, seat }: Scene, { network, roads }: Reach, line: Line): AboutLine {
  const ends = at(map.lines, line)
  return {
    nextToStagecoach: ends.includes(view.stagecoach),
    joinsNetwork: ends.some((end) => network.has(end)),
    joinsRoad: ends.some((end) => roads.has(end)),
    ownPioneers: ends.reduce((sum, end) => sum + ((at(view.settlers, end) >> (8 * seat)) & 0xff), 0),
  }
}

function remarks({ view, map, seat, texts, reader }: Scene, line: Line, about: AboutLine): readonly string[] {
  const { roads } = texts.panel
  const owner = ownersOf(view, line).find((other) => other !== seat)
  const tiles = at(map.lines, line).flatMap((end) => {
    const tile = at(view.tiles, end)
    return tile === null ? [] : [`${placeName(map, end)} (${texts.glossary.tiles[tile].name})`]
  })
  return [
    ...(owner === undefined ? [] : [roads.beside({ who: nameOf(reader, owner) })]),
    ...(about.nextToStagecoach ? [roads.nextToStagecoach] : []),
    ...(about.joinsNetwork ? [roads.joinsNetwork] : about.joinsRoad ? [roads.joinsRoad] : []),
    ...(about.ownPioneers > 0 ? [roads.ownPioneers({ count: about.ownPioneers })] : []),
    ...tiles,
  ]
}
