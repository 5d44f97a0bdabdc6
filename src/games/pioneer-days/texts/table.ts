/** The whole table in words: board, town, equipment, townsfolk, and everybody's things. */
import type { Seat } from '../../../engine/game.js'
import { nameOf } from '../../../game-kit/reader.js'
import type { Locale } from '../../../i18n/locale.js'
import type { Reader, TextSection } from '../../face.js'
import { COLOURS, DAYS, DISASTERS, FACES, INCOME, TRACK_SPACES, WEEKS } from '../data/dice.js'
import type { BoardId, TownId } from '../data/ids.js'
import { townOf } from '../data/towns.js'
import type { View } from '../rules/types.js'
import { describeEffect, describeScore, describeTheirEffect } from './effects.js'
import { GLOSSARY } from './glossary.js'
import { tellHand } from './hand.js'
import { TEXTS } from './index.js'
import { amountOf, boardName, diceOf, goodsOf, tileName, townName, townsfolkName } from './naming.js'
import { tellResult } from './result.js'
import { tellStatus } from './status.js'

/** Everything that the picture shows. Before the deal it says only that there is none yet. */
export function tellTable(view: View, reader: Reader): readonly TextSection[] {
  const { locale } = reader
  const { sections, nothing } = TEXTS[locale].state
  if (view.phase === 'deal') return [{ title: sections.board, text: tellStatus(view, reader) }]
  const listed = (lines: readonly string[]) => (lines.length === 0 ? nothing : lines.map((line) => `- ${line}`).join('\n'))
  const common = commonBoard(view)
  return [
    { title: sections.board, text: [tellBoard(view, reader), ...tellCommon(common, locale)].join('\n') },
    { title: sections.town, text: listed(townsOf(view, seatOf(reader), locale)) },
    { title: sections.equipment, text: listed(tellTiles(view, locale)) },
    { title: sections.townsfolk, text: listed(tellSlots(view, locale)) },
    ...view.players.map((_, seat) => ({ title: nameOf(reader, seat), text: tellHand(view, seat, reader, common) })),
  ]
}

/** The player board that everybody has. Null if theirs differ, and before they are chosen. */
function commonBoard({ players: [first, ...others] }: View): BoardId | null {
  return first !== undefined && others.every(({ board }) => board === first.board) ? first.board : null
}

function tellCommon(board: BoardId | null, locale: Locale): readonly string[] {
  if (board === null) return []
  const told = { board: boardName(board, locale), effect: describeTheirEffect(board, locale) }
  return [TEXTS[locale].state.commonBoard(told)]
}

const seatOf = ({ viewer }: Reader): Seat | null => (viewer === 'table' ? null : viewer)

function tellBoard(view: View, reader: Reader): string {
  const { locale } = reader
  const { state } = TEXTS[locale]
  const { money, faces } = GLOSSARY[locale]
  const { week, day, wagonsLeft, unseenCount } = view
  return [
    tellResult(view, reader),
    ...(week === 0 ? [] : [state.when({ week, weeks: WEEKS, day, days: DAYS })]),
    state.starter({ who: nameOf(reader, view.first) }),
    view.pool.length === 0 ? state.noPool : state.pool({ dice: diceOf(view.pool, locale) }),
    ...tellBag(view, locale),
    state.tracks({ tracks: tracksOf(view, locale) }),
    state.incomes({ incomes: FACES.map((face) => `${faces[face]} ${money(INCOME[face])}`).join(', ') }),
    state.stock({
      gold: view.goldLeft,
      small: wagonsLeft.small,
      large: wagonsLeft.large,
      tiles: unseenCount.equipment,
      towns: unseenCount.towns,
    }),
  ].join('\n')
}

function tellBag({ bag }: View, locale: Locale): readonly string[] {
  const { colours } = GLOSSARY[locale]
  const left = COLOURS.filter((colour) => bag[colour] > 0)
  if (left.length === 0) return []
  const { state } = TEXTS[locale]
  const dice = left.map((colour) => state.inBag({ count: bag[colour], colour: colours[colour] }))
  return [state.bag({ dice: dice.join(', ') })]
}

/** How far each marker has advanced. */
export function tracksOf({ tracks }: View, locale: Locale): string {
  const told = DISASTERS.map((disaster) =>
    TEXTS[locale].state.track({
      disaster: GLOSSARY[locale].disasters[disaster].name,
      at: tracks[disaster],
      steps: TRACK_SPACES - 1,
    }),
  )
  return told.join(', ')
}

/** The town cards with their needs, as reduced for `seat` if one is given. */
export function townsOf(view: View, seat: Seat | null, locale: Locale): readonly string[] {
  return view.towns.map((town) => {
    const { needs: printed, favours } = townOf(town)
    const needs = (seat === null ? undefined : view.players[seat]?.needs[town]) ?? printed
    return townLine(town, goodsOf(needs, locale), favours, locale)
  })
}

function townLine(town: TownId, goods: string, favours: number, locale: Locale): string {
  return TEXTS[locale].state.town({ town: townName(town, locale), goods, favours: amountOf('favours', favours, locale) })
}

export function tilesOf({ equipment }: View, locale: Locale): readonly string[] {
  return equipment.map((tile) => tileName(tile, locale))
}

/** The townsfolk in each slot, by name. */
export function slotsOf({ townsfolk }: View, locale: Locale): readonly string[] {
  const { state } = TEXTS[locale]
  return FACES.map((face) => {
    const id = townsfolk[face]
    return state.inSlot({
      face: GLOSSARY[locale].faces[face],
      person: id === null ? state.nobody : townsfolkName(id, locale),
    })
  })
}

function tellTiles({ equipment }: View, locale: Locale): readonly string[] {
  const { state } = TEXTS[locale]
  return equipment.map((tile) => state.tile({ tile: tileName(tile, locale), effect: describeEffect(tile, locale) }))
}

function tellSlots({ townsfolk }: View, locale: Locale): readonly string[] {
  const { state } = TEXTS[locale]
  return FACES.map((face) => {
    const id = townsfolk[face]
    const person =
      id === null
        ? state.nobody
        : state.person({
            person: townsfolkName(id, locale),
            effect: describeEffect(id, locale),
            score: describeScore(id, locale),
          })
    return state.slot({ face: GLOSSARY[locale].faces[face], person })
  })
}
