import type { Seat } from '../../../engine/game.js'
import { handBy } from '../../../game-kit/alt.js'
import { isOwn } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import { pointsSoFar } from '../board/points.js'
import type { BoardId } from '../data/ids.js'
import { spacesOf, type Wagon } from '../data/wagons.js'
import type { PlayerView, View } from '../rules/types.js'
import { describeEffect, describeScore, describeTheirEffect } from './effects.js'
import { GLOSSARY } from './glossary.js'
import { describeGoings } from './goings.js'
import { TEXTS } from './index.js'
import { amountOf, boardName, goodsOf, tileName, townsfolkName } from './naming.js'
import { nuggetsOf } from './story.js'

/** An effect in the words for its owner, or for others. */
type EffectOf = typeof describeEffect

/**
 * One player's things: board, silver and herd, wagons with their load, and townsfolk and equipment with their effects. A board
 * that has been told already, as `common`, is left out.
 */
export function tellHand(view: View, seat: Seat, reader: Reader, common: BoardId | null = null): string {
  const { state, status } = TEXTS[reader.locale]
  const player = view.players[seat]
  if (player === undefined) return status.drawing
  const effectOf = isOwn(reader, seat) ? describeEffect : describeTheirEffect
  return [
    ...(player.board === null || player.board === common ? [] : [tellBoard(player.board, effectOf, reader)]),
    ...tellThings(player, reader),
    ...listUnder(
      state.townsfolk,
      player.townsfolk.map((id) => tellTownsfolk(player, id, effectOf, reader)),
    ),
    ...listUnder(
      state.equipment,
      player.equipment.map((tile) => tellTile(tile, effectOf, reader)),
    ),
    tellPoints(view, seat, player, reader),
  ].join('\n')
}

/** What the picture of a hand shows, in words: the same as {@link tellHand}, and how the game goes on. */
export const describeHand = handBy({ tellHand, tellGoings: describeGoings })

function tellBoard(board: BoardId, effectOf: EffectOf, { locale }: Reader): string {
  return TEXTS[locale].state.board({ board: boardName(board, locale), effect: effectOf(board, locale) })
}

function tellThings(player: PlayerView, { locale }: Reader): readonly string[] {
  const { state } = TEXTS[locale]
  const { money, points } = GLOSSARY[locale]
  const { wood, medicine, goldCount: gold, equipment, spaces, spacesNeeded } = player
  const load = goodsOf({ wood, medicine, gold, equipment: equipment.length }, locale)
  return [
    state.purse({
      silver: money(player.silver),
      cattle: amountOf('cattle', player.cattle, locale),
      favours: amountOf('favours', player.favours, locale),
      points: points(player.track),
    }),
    state.wagons({ wagons: wagonsOf(player.wagons, locale) }),
    state.load({ goods: load, needed: spacesNeeded, spaces }),
    ...(player.gold === null || player.gold.length === 0 ? [] : [state.goldValues({ nuggets: nuggetsOf(player.gold, locale) })]),
  ]
}

/** Each wagon with its remaining spaces. */
function wagonsOf(wagons: readonly Wagon[], locale: Reader['locale']): string {
  const { state } = TEXTS[locale]
  if (wagons.length === 0) return state.nothing
  const told = wagons.map((wagon) => {
    const named = { wagon: GLOSSARY[locale].wagons[wagon.size].one, spaces: spacesOf(wagon) }
    return wagon.damage === 0 ? state.wagon(named) : state.damagedWagon({ ...named, damage: wagon.damage })
  })
  return told.join(', ')
}

function tellTownsfolk(
  { townsfolkPoints }: PlayerView,
  id: PlayerView['townsfolk'][number],
  effectOf: EffectOf,
  { locale }: Reader,
): string {
  return TEXTS[locale].state.own({
    person: townsfolkName(id, locale),
    effect: effectOf(id, locale),
    score: describeScore(id, locale),
    now: GLOSSARY[locale].points(townsfolkPoints[id] ?? 0),
  })
}

function tellTile(tile: PlayerView['equipment'][number], effectOf: EffectOf, { locale }: Reader): string {
  return TEXTS[locale].state.tile({ tile: tileName(tile, locale), effect: effectOf(tile, locale) })
}

/** Empty where there is nothing to list. */
function listUnder(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', `**${title}**`, ...lines.map((line) => `- ${line}`)]
}

function tellPoints(view: View, seat: Seat, player: PlayerView, { locale }: Reader): string {
  const { state } = TEXTS[locale]
  const { points } = GLOSSARY[locale]
  const score = view.scores?.[seat]
  if (score !== undefined) return `\n${state.inTheEnd({ total: points(score.total) })}`
  const { total, gold } = pointsSoFar(view, seat)
  return `\n${state.soFar({ total: points(total), hidden: gold === null ? player.goldCount : 0 })}`
}
