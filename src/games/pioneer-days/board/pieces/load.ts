/** The load of the spaces. Goods may be rearranged at any time (G13), so everybody's are laid out in the same order. */
import type { EquipmentId } from '../../data/ids.js'
import { DAMAGE_SPACES, GOODS_PER_SPACE, spacesOf, WAGON_SPACES } from '../../data/wagons.js'
import type { PlayerView } from '../../rules/types.js'

/** The content of one space. `count` of wood and medicine is 1 or 2. */
export type Stored =
  | { readonly kind: 'equipment'; readonly tile: EquipmentId }
  | { readonly kind: 'gold'; readonly nuggets: number | null }
  | { readonly kind: 'wood' | 'medicine'; readonly count: number }

export type Space = Stored | { readonly kind: 'empty' } | { readonly kind: 'damage' }

/** A wagon, or the storage beside the wagons, with its spaces column by column. */
export interface Vehicle {
  readonly kind: 'wagon' | 'storage'
  readonly spaces: readonly Space[]
}

export interface Load {
  readonly vehicles: readonly Vehicle[]
  /** Goods without a space, which have to be discarded. */
  readonly left: readonly Stored[]
}

type Loaded = Pick<PlayerView, 'wagons' | 'spaces' | 'equipment' | 'gold' | 'goldCount' | 'wood' | 'medicine'>

/** A player's goods, laid out from the first space of the first wagon. */
export function loadOf(player: Loaded): Load {
  const goods = storedOf(player)
  const storage = player.spaces - player.wagons.reduce((sum, wagon) => sum + spacesOf(wagon), 0)
  const frames = [
    ...player.wagons.map(({ size, damage }) => ({
      kind: 'wagon' as const,
      free: WAGON_SPACES[size],
      covered: damage * DAMAGE_SPACES,
    })),
    ...(storage > 0 ? [{ kind: 'storage' as const, free: storage, covered: 0 }] : []),
  ]
  let next = 0
  const vehicles = frames.map(({ kind, free, covered }): Vehicle => {
    const open = Array.from({ length: free - covered }, (): Space => goods[next++] ?? { kind: 'empty' })
    return { kind, spaces: [...open, ...Array<Space>(covered).fill({ kind: 'damage' })] }
  })
  return { vehicles, left: goods.slice(next) }
}

function storedOf({ equipment, gold, goldCount, wood, medicine }: Loaded): readonly Stored[] {
  return [
    ...equipment.map((tile): Stored => ({ kind: 'equipment', tile })),
    ...Array.from({ length: goldCount }, (_, i): Stored => ({ kind: 'gold', nuggets: gold?.[i] ?? null })),
    ...pairsOf('wood', wood),
    ...pairsOf('medicine', medicine),
  ]
}

function pairsOf(kind: 'wood' | 'medicine', count: number): readonly Stored[] {
  return Array.from({ length: Math.ceil(count / GOODS_PER_SPACE) }, (_, i) => ({
    kind,
    count: Math.min(GOODS_PER_SPACE, count - i * GOODS_PER_SPACE),
  }))
}
