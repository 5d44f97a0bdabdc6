import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { Line } from '../data/map.js'
import type { View } from '../rules/view-types.js'

/** The seats that own a road on a line, ascending. */
export function ownersOf({ roads, players }: View, line: Line): readonly Seat[] {
  const owners = at(roads, line)
  return [...players.keys()].filter((seat) => ((owners >> seat) & 1) === 1)
}
