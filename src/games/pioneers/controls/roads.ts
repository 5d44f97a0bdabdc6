/** Choosing a line for a road: those that matter now as buttons, then one menu for each region. */

import { at } from '../../../engine/lists.js'
import type { Block, Button, MenuOption, Row } from '../../../engine/panel.js'
import { doing, legalOf, opening, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import { type Line, type Place, REGIONS, type Region } from '../data/map.js'
import type { ROAD_PRICES } from '../data/prices.js'
import type { Choice } from '../rules/view-types.js'
import { lineName, placeName } from '../texts/naming.js'
import { byPromise, type Candidate, candidatesOf, likeliest, remarks, tilesAlong } from './lines.js'
import type { Scene, Sheet } from './scene.js'

/** The step that offers all lines, by region. */
const ELSEWHERE = 'all'

/** Most lines that are buttons where a line is chosen, and where other things are chosen as well. */
const LIKELY = { alone: 5, besides: 3 } as const

type RoadKind = 'one-road' | 'two-roads' | 'second-road' | 'sergeant-road'

/** The lines to choose from, after `intro`, and the rows below them. */
export function roadSheet(scene: Scene, kind: RoadKind, title: string, intro: readonly string[], below: readonly Row[]): Sheet {
  const { view, map, texts } = scene
  const actions = legalOf(scene, kind)
  const candidates = candidatesOf(scene, actions)
  const likely = likeliest(candidates, LIKELY.alone)
  const isAll = likely.length === 0 || kind === 'one-road' || scene.path.at(-1) === ELSEWHERE
  const { roads } = texts.panel
  const choose = roads.choose({ lines: actions.length, stagecoach: placeName(map, view.stagecoach) })
  const { blocks: lines, marks } = lineChoice(scene, candidates, likely, isAll)
  const path = kind === 'two-roads' ? ['pair', ELSEWHERE] : [ELSEWHERE]
  const elsewhere: Button = { label: roads.elsewhere, icon: iconOf.road, style: 'secondary', target: opening(...path) }
  const more = isAll ? [] : buttonRows([elsewhere])
  const words = [...intro, ...(isAll ? [choose] : [])]
  return sheetOf(title, [...(words.length === 0 ? [] : [paragraph(...words)]), ...lines, ...more, ...below], marks)
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

interface LineChoice {
  readonly blocks: readonly Block[]
  readonly marks: readonly Choice[]
}

/** Single roads that are bought in one press: a few with letters on the picture, as buttons, and a menu of the others. */
export interface RoadsAtOnce {
  readonly lines: readonly string[]
  readonly buttons: readonly Button[]
  readonly menu: readonly Row[]
  readonly marks: readonly Choice[]
}

/**
 * The roads that matter now and are near, then those that come next. The first entry of the menu buys two roads, if that is
 * possible; its last leads to all lines, by region.
 */
export function roadsAtOnce(scene: Scene, prices: typeof ROAD_PRICES): RoadsAtOnce {
  const candidates = byPromise(candidatesOf(scene, legalOf(scene, 'one-road')))
  const near = placesNear(scene)
  const likely = likeliest(
    candidates.filter(({ action }) => at(scene.map.lines, action.line).some((end) => near.has(end))),
    LIKELY.besides,
  )
  const others = candidates.filter((each) => !likely.includes(each))
  const { panel, glossary } = scene.texts
  const { purchase } = panel
  const { 'one-road': price, 'two-roads': priceOfTwo } = prices
  const mayBuyTwo = legalOf(scene, 'two-roads').length > 0
  const two = { label: purchase.twoRoads({ price: priceOfTwo }), icon: iconOf.road, target: opening('pair') }
  const label = (index: number) => String.fromCharCode(LETTER_A + index)
  const options: readonly MenuOption[] = [
    ...(mayBuyTwo ? [two] : []),
    ...others.slice(0, OTHERS).map((candidate) => lineOption(scene, candidate)),
    { label: purchase.allLines, target: opening('road') },
  ]
  const placeholder = mayBuyTwo ? purchase.otherRoads({ one: price, two: priceOfTwo }) : purchase.otherRoad({ price })
  return {
    lines: likely.map((candidate, index) => lineOf(scene, candidate, label(index))),
    buttons: likely.map(({ action }, index): Button => {
      const text = purchase.lineNamed({ label: label(index), price })
      const besideIcon = `${label(index)} ${glossary.money(price)}`
      return { label: text, besideIcon, icon: iconOf.road, style: 'primary', target: doing(scene, action) }
    }),
    menu: others.length === 0 ? [] : menus(placeholder, options),
    marks: likely.map(({ action }, index) => ({ kind: 'line', line: action.line, label: label(index) })),
  }
}

/** The places a few lines away from the stagecoach: the picture shows them large. */
function placesNear({ view, map }: Scene): ReadonlySet<Place> {
  const near = new Set([view.stagecoach])
  for (let step = 0; step < STEPS_NEAR; step++) {
    for (const place of [...near]) for (const { to } of at(map.exits, place)) near.add(to)
  }
  return near
}

/** Roads that end within so many lines from the stagecoach have buttons beside other purchases. */
const STEPS_NEAR = 2

/** Roads in the menu beside the entries for two roads and for all lines. */
const OTHERS = 23
const LETTER_A = 65

/** Those that matter now come first and have the first numbers; numbers continue from one region to the next. */
function lineChoice(scene: Scene, candidates: readonly Candidate[], likely: readonly Candidate[], isAll: boolean): LineChoice {
  const ordered = (isAll ? REGIONS : []).map((region) => ({
    region,
    lines: byPromise(candidates.filter((each) => !likely.includes(each) && regionOf(scene, each.action.line) === region)),
  }))
  const all = [...likely, ...ordered.flatMap(({ lines }) => lines)]
  const numberOf = (candidate: Candidate) => String(all.indexOf(candidate) + 1)
  const rows = ordered.flatMap(({ region, lines }) => {
    const [first] = lines
    if (first === undefined) return []
    const from = all.indexOf(first) + 1
    const options = lines.map((candidate) => lineOption(scene, candidate, numberOf(candidate)))
    return menus(scene.texts.panel.roads.region({ region, from, to: from + lines.length - 1 }), options)
  })
  const buttons = likely.map((candidate): Button => {
    const label = `${numberOf(candidate)} · ${lineName(scene.map, candidate.action.line)}`
    return { label, icon: iconOf.road, style: 'success', target: doing(scene, candidate.action) }
  })
  const texts = likely.map((candidate) => lineOf(scene, candidate, numberOf(candidate)))
  return {
    blocks: [...(texts.length === 0 ? [] : [paragraph(...texts)]), ...buttonRows(buttons), ...rows],
    marks: all.map((candidate) => ({ kind: 'line', line: candidate.action.line, label: numberOf(candidate) })),
  }
}

/** Without the tiles, which the picture shows beside the letter or number. */
const lineOf = (scene: Scene, { action, about }: Candidate, number: string) =>
  `**${number}** ${[lineName(scene.map, action.line), ...remarks(scene, action.line, about)].join(' · ')}`

function lineOption(scene: Scene, { action, about }: Candidate, ...numbers: readonly string[]): MenuOption {
  const description = [...remarks(scene, action.line, about), ...tilesAlong(scene, action.line)].join(' · ')
  return {
    label: [...numbers, lineName(scene.map, action.line)].join(' · '),
    icon: iconOf.road,
    ...(description === '' ? {} : { description }),
    target: doing(scene, action),
  }
}

function regionOf({ map }: Scene, line: Line): Region {
  return at(map.places, at(map.lines, line)[0]).region
}
