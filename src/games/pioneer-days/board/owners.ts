import type { Owner } from '../../../pictures/panel.js'
import type { Reader } from '../../plug.js'
import type { View } from '../rules/types.js'

/** Who sits where, with the colour played with. */
export function ownersOf({ seats }: Pick<View, 'seats'>, { names, colours }: Reader): readonly Owner[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: names[seat] ?? '', colour: colours?.[seat] ?? seat }))
}
