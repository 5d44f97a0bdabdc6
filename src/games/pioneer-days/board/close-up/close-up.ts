/** What one player decides about, so large that it can be read on a phone. */
import type { Seat } from '../../../../engine/game.js'
import { composed, type Drawing } from '../../../../pictures/drawing.js'
import { keyOf } from '../../../../pictures/key.js'
import { WOOD_DARK } from '../../../../pictures/palette.js'
import { type Section, SHEET_WIDTH, sheetOf } from '../../../../pictures/paper/sheet.js'
import type { Reader } from '../../../face.js'
import { FACES, type Face } from '../../data/dice.js'
import type { Mark, PlayerView, View } from '../../rules/types.js'
import { stepOf } from '../../texts/status.js'
import { daysInks } from '../inks.js'
import { type Names, namesIn } from '../names.js'
import { boardRow, companionRow, recruitRow, sourceRow, tileRow, townRow } from '../pieces/entries.js'
import type { Row } from '../pieces/rows.js'
import { type DieChoice, diceSection, heldSection } from './dice.js'
import { stripSection, tracksSection, wagonsSection } from './own.js'
import { rowsSection } from './rows.js'

/** The decision of `seat`, with its choices numbered. Null if the table does not wait for it. */
export function drawCloseUp(view: View, seat: Seat, marks: readonly Mark[], reader: Reader): Drawing | null {
  const player = view.players[seat]
  if (player === undefined || !view.toMove.includes(seat)) return null
  const decided = sectionsOf(view, seat, player, marks, namesIn(reader.locale))
  // Whoever chooses a board owns nothing yet.
  const { height, things } = sheetOf(player.board === null ? decided : [...decided, stripSection(player)], WOOD_DARK)
  return composed({
    width: SHEET_WIDTH,
    height,
    key: `pioneer-days-close-up-${keyOf([view, seat, marks, reader.locale])}`,
    inks: daysInks,
    things,
  })
}

function sectionsOf(view: View, seat: Seat, player: PlayerView, marks: readonly Mark[], names: Names): readonly Section[] {
  switch (stepOf(view, seat)) {
    case 'boards':
      return [rowsSection((view.offers[seat] ?? []).map((board, i) => boardRow(board, String(i + 1), names)))]
    case 'take':
      return [...takeSections(view, player, marks, names), tracksSection(view)]
    case 'react':
      return [rowsSection(view.reactions.map((source) => sourceRow(source, names)))]
    case 'use':
      return useSections(view, player, marks, names)
    case 'disease':
      return [
        rowsSection(
          marks.flatMap((mark) =>
            mark.kind === 'townsfolk'
              ? [rowOf(mark, companionRow(mark.townsfolk, player.townsfolkPoints[mark.townsfolk] ?? 0, mark.label, names))]
              : [],
          ),
        ),
      ]
    case 'town':
      return [townSection(view, seat, player, marks, names)]
    default:
      return [wagonsSection(player, marks)]
  }
}

function takeSections({ pool, townsfolk }: View, player: PlayerView, marks: readonly Mark[], names: Names): readonly Section[] {
  const dice = marks.flatMap((mark): DieChoice[] => {
    const die = mark.kind === 'die' ? pool[mark.die] : undefined
    return die === undefined ? [] : [{ ...die, ...namedBy(mark) }]
  })
  return [
    diceSection(dice, player),
    ...recruitSections(
      pool.map(({ face }) => face),
      townsfolk,
      names,
    ),
  ]
}

/** Everybody in the slots of these faces, once each. */
function recruitSections(faces: readonly Face[], townsfolk: View['townsfolk'], names: Names, hinted = false): readonly Section[] {
  const rows = FACES.flatMap((face) => {
    const person = townsfolk[face]
    return person === null || !faces.includes(face) ? [] : [{ ...recruitRow(person, face, names), hinted }]
  })
  return rows.length === 0 ? [] : [rowsSection(rows)]
}

function useSections(view: View, player: PlayerView, marks: readonly Mark[], names: Names): readonly Section[] {
  const { die, townsfolk } = view
  const tiles = tileRows(marks, names)
  if (die === null || tiles.length > 0) return tiles.length > 0 ? [rowsSection(tiles)] : []
  const turned = marks.flatMap((mark): DieChoice[] =>
    mark.kind === 'face' ? [{ colour: die.colour, face: mark.face, ...namedBy(mark) }] : [],
  )
  const hinted = marks.some((mark) => mark.kind === 'slot' && mark.hinted === true)
  if (turned.length === 0) return [heldSection(die, player), ...recruitSections([die.face], townsfolk, names, hinted)]
  return [
    diceSection(turned, player),
    ...recruitSections(
      turned.map(({ face }) => face),
      townsfolk,
      names,
    ),
  ]
}

function townSection(view: View, seat: Seat, player: PlayerView, marks: readonly Mark[], names: Names): Section {
  const tiles = tileRows(marks, names)
  if (tiles.length > 0) return rowsSection(tiles)
  const satisfied = view.visits?.[seat]?.satisfied ?? []
  const cards = marks.flatMap((mark) =>
    mark.kind === 'town' ? [rowOf(mark, townRow(mark.town, mark.label, player, satisfied.includes(mark.town), names))] : [],
  )
  return rowsSection(cards)
}

const namedBy = ({ label, hinted }: Mark): Pick<Mark, 'label' | 'hinted'> =>
  hinted === undefined ? { label } : { label, hinted }

const rowOf = ({ hinted }: Mark, row: Row): Row => ({ ...row, hinted: hinted === true })

function tileRows(marks: readonly Mark[], names: Names) {
  return marks.flatMap((mark) => (mark.kind === 'tile' ? [rowOf(mark, tileRow(mark.tile, mark.label, names))] : []))
}
