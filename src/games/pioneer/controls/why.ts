/** What the acting seat might wonder about: everything of the present step that the rules may not allow. */

import type { Attempt as AttemptOf } from '../../../game-kit/not-now.js'
import { capitalised } from '../../../i18n/words.js'
import { CARD_IDS } from '../data/cards.js'
import { coloniesOf, squadsOf } from '../data/pieces.js'
import { AREAS } from '../data/technologies.js'
import type { Ship } from '../data/units.js'
import type { Action, Squad, TileId } from '../rules/types.js'
import { cardName, sectorOf, tileLabel, unitsOf } from '../texts/naming.js'
import { stepOf } from '../texts/status.js'
import { targetLabel } from './battle.js'
import { priceLabel, researchLabel } from './cards.js'
import type { Scene } from './scene.js'

type Attempt = AttemptOf<Action>

export function attempts(scene: Scene): readonly Attempt[] {
  switch (stepOf(scene.view)) {
    case 'cards':
      // The card phase can always be closed, with ships or without.
      return [...plays(scene), ...purchases(scene)]
    case 'drive':
    case 'moves':
      return scene.view.picked === null ? [...moves(scene), ...ends(scene)] : flights(scene)
    case 'battle':
      return hits(scene)
    case 'colonies':
      return colonies(scene)
    case null:
      return []
  }
}

function plays(scene: Scene): readonly Attempt[] {
  const { me, texts, reader } = scene
  const { placed } = texts.panel.cards
  return [...new Set(me.hand ?? [])].flatMap((card) => [
    ...(isPlaced(scene, card) ? placesOf(scene) : []).map(
      (tile): Attempt => ({
        what: placed({ card: cardName(card, reader.locale), place: sectorOf(tile, reader.locale) }),
        action: { kind: 'place', card, tile },
      }),
    ),
    ...(isPlaced(scene, card) ? [] : [{ what: cardName(card, reader.locale), action: { kind: 'play', card } } satisfies Attempt]),
  ])
}

/** Tiles with own colonies; without any the first with own ships, so that it is said what is missing. */
function placesOf({ view, seat }: Scene): readonly TileId[] {
  const tiles = coloniesOf(view, seat)
  return tiles.length > 0
    ? tiles
    : squadsOf(view, seat)
        .slice(0, 1)
        .map(({ tile }) => tile)
}

/** Whether a card goes onto a tile: then playing it without one fails for the lack of it. */
function isPlaced({ refuse }: Scene, card: (typeof CARD_IDS)[number]): boolean {
  return refuse({ kind: 'play', card })?.code === 'no-such-tile'
}

function purchases(scene: Scene): readonly Attempt[] {
  return [
    ...CARD_IDS.map((card): Attempt => ({ what: priceLabel(scene, card), action: { kind: 'buy', card } })),
    ...AREAS.map((area): Attempt => ({ what: researchLabel(scene, area), action: { kind: 'research', area } })),
  ]
}

/** What closes the step, if only it were possible. */
function ends({ view, texts }: Scene): readonly Attempt[] {
  return view.phase === 'moves' ? [{ what: texts.panel.endTurn, action: { kind: 'end-moves' } }] : []
}

/** Groups that do not reach some tile, and ships that have moved. */
function moves(scene: Scene): readonly Attempt[] {
  const { view, texts, reader } = scene
  if (view.phase === 'drive') return []
  const ready = view.outlook?.ready ?? []
  const away = ready.flatMap((squad) =>
    oncePerReason(
      scene,
      view.tiles.flatMap((_, tile): readonly Attempt[] =>
        tile === squad.tile
          ? []
          : [{ what: groupLabel(scene, squad), action: { kind: 'move', from: squad.tile, ship: squad.ship, tile } }],
      ),
    ),
  )
  const isGone = ({ tile, ship }: Squad) => !ready.some((squad) => squad.tile === tile && squad.ship === ship)
  const moved = view.landed.filter(isGone).map(({ tile, ship, count }): Attempt => {
    const ships = unitsOf(ship, count, reader.locale)
    const what = texts.panel.moves.pickLabel({ ships, place: tileLabel(view, tile, reader.locale) })
    return { what, action: { kind: 'pick', tile, ship, count: countOn(scene, tile, ship) } }
  })
  return [...moved, ...away]
}

function countOn({ view, seat }: Scene, tile: number, ship: Ship): number {
  return squadsOf(view, seat).find((squad) => squad.tile === tile && squad.ship === ship)?.count ?? 1
}

/** Where the picked ships do not get. */
function flights(scene: Scene): readonly Attempt[] {
  const { view } = scene
  const { picked } = view
  if (picked === null) return []
  const what = groupLabel(scene, picked)
  return oncePerReason(
    scene,
    view.tiles.flatMap((_, tile): readonly Attempt[] => (tile === picked.tile ? [] : [{ what, action: { kind: 'fly', tile } }])),
  )
}

function groupLabel({ texts, reader }: Scene, { tile, ship, count }: Squad): string {
  const { group } = texts.panel.moves
  return capitalised(group({ ships: unitsOf(ship, count, reader.locale), sector: sectorOf(tile, reader.locale) }))
}

/** Of what fails for the same reason the first: a group of ships has dozens of tiles out of its reach. */
function oncePerReason({ refuse }: Scene, all: readonly Attempt[]): readonly Attempt[] {
  const codes = all.map(({ action }) => refuse(action)?.code)
  return all.filter((_, index) => codes[index] !== undefined && codes.indexOf(codes[index]) === index)
}

function hits(scene: Scene): readonly Attempt[] {
  const { battle } = scene.texts.panel
  const all = scene.view.aims.flatMap(({ tile, targets }) =>
    targets.map(({ seat, unit }): Attempt => {
      return { what: targetLabel(scene, { tile, seat, unit }), action: { kind: 'hit', tile, seat, unit } }
    }),
  )
  return [...all, { what: battle.fire, action: { kind: 'fire' } }, { what: battle.anew, action: { kind: 'aim-anew' } }]
}

function colonies({ view, texts, reader }: Scene): readonly Attempt[] {
  const landed = view.landed.filter(({ ship }) => ship === 'colonizer')
  return landed.map(({ tile }) => ({
    what: texts.panel.colonies.colonize({ place: tileLabel(view, tile, reader.locale) }),
    action: { kind: 'colonize', tile },
  }))
}
