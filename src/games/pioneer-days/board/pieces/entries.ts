/** The rows of everything that is offered, owned or asked about. */
import { INK, LAUREL_GREEN } from '../../../../pictures/palette.js'
import { boardOf } from '../../data/boards.js'
import type { Face } from '../../data/dice.js'
import { NEEDS, type NeedKind } from '../../data/effects.js'
import type { BoardId, EquipmentId, SourceId, TownId, TownsfolkId } from '../../data/ids.js'
import { effectOf, isBoard, isEquipment } from '../../data/sources.js'
import { townOf } from '../../data/towns.js'
import { townsfolkOf } from '../../data/townsfolk.js'
import type { PlayerView } from '../../rules/types.js'
import { drawFacade } from '../art/facades.js'
import { drawPortrait } from '../art/portrait.js'
import type { Names } from '../names.js'
import { effectSigns, scoreSigns, startSigns } from './effects.js'
import { drawIcon } from './icons.js'
import type { Row } from './rows.js'
import { chip, counted, type Group, icon, words } from './signs.js'
import { drawTile } from './tiles.js'

/** Somebody to recruit, with the face of the slot. */
export function recruitRow(id: TownsfolkId, face: Face, names: Names): Row {
  return { ...personRow(id, names), key: `recruit ${face} ${id} ${names.trade(id)}`, head: [chip(face)] }
}

/** Somebody of one's own, with what they score now. */
export function companionRow(id: TownsfolkId, points: number, head: string | null, names: Names): Row {
  const worth = [[icon('star', STAR), words(String(points))]]
  const { score } = townsfolkOf(id)
  // What never changes is not told twice.
  const rate = score.kind === 'flat' ? [] : scoreSigns(score)
  return { ...personRow(id, names, rate), key: `companion ${id} ${points} ${names.trade(id)} ${head === null}`, head, worth }
}

const STAR = '#d99a16'

function personRow(
  id: TownsfolkId,
  names: Names,
  rate: readonly Group[] = scoreSigns(townsfolkOf(id).score),
): Omit<Row, 'key' | 'head'> {
  return {
    drawSign: (pen, x, y, size) => drawPortrait(pen, id, x, y, size),
    title: names.trade(id),
    note: names.person(id),
    worth: [],
    lines: [[effectSigns(townsfolkOf(id).effect), rate]],
  }
}

export function tileRow(id: EquipmentId, head: string | null, names: Names): Row {
  return {
    key: `tile ${id} ${names.tile(id)} ${head === null}`,
    head,
    drawSign: (pen, x, y, size) => drawTile(pen, id, x, y, size),
    title: names.tile(id),
    note: null,
    worth: [],
    lines: [[effectSigns(effectOf(id)), []]],
  }
}

/** A player board with its start goods and its power. */
export function boardRow(id: BoardId, head: string | null, names: Names): Row {
  const { start, power } = boardOf(id)
  return {
    key: `board ${id} ${names.traveller(id)} ${head === null}`,
    head,
    drawSign: (pen, x, y, size) => drawIcon(pen, 'wagon', x, y, size, INK),
    title: names.traveller(id),
    note: id === 'standard' ? null : names.person(id),
    worth: [],
    lines: [
      [startSigns(start), []],
      [effectSigns(power), []],
    ],
  }
}

/** Anything with an exchange. */
export function sourceRow(id: SourceId, names: Names): Row {
  if (isEquipment(id)) return tileRow(id, null, names)
  if (!isBoard(id)) return { ...personRow(id, names), key: `source ${id} ${names.trade(id)}`, head: null }
  return { ...boardRow(id, null, names), lines: [[effectSigns(effectOf(id)), []]], key: `source ${id} ${names.traveller(id)}` }
}

/** A town card with what it asks of the player and the favours for it. A card that is supplied has a check. */
export function townRow(id: TownId, head: string, player: PlayerView, isDone: boolean, names: Names): Row {
  const { needs: printed, favours } = townOf(id)
  const needs = player.needs[id] ?? printed
  const asked = NEEDS.flatMap((kind: NeedKind): Group[] => {
    const count = needs[kind]
    return count === undefined ? [] : [[words(String(count)), counted(kind)]]
  })
  return {
    key: `town ${id} ${names.town(id)} ${JSON.stringify(needs)} ${isDone}`,
    head: isDone ? [icon('check', LAUREL_GREEN)] : head,
    drawSign: (pen, x, y, size) => drawFacade(pen, id, x, y, size),
    title: names.town(id),
    note: null,
    worth: [],
    lines: [[asked, [[icon('arrow'), words(String(favours)), counted('favours')]]]],
  }
}
