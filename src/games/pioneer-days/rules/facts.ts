/** The events of Pioneer Days, as data. */
import type { Seat, Viewer } from '../../../engine/game.js'
import type { Colour, Disaster, Face } from '../data/dice.js'
import type { Cost, Gain, Needs } from '../data/effects.js'
import type { BoardId, EquipmentId, SourceId, TownId, TownsfolkId } from '../data/ids.js'
import type { WagonSize } from '../data/wagons.js'
import type { Die, Good, Score } from './types.js'

/** To the whole table unless stated otherwise. Facts carry the ids of the data. */
export type Fact = { readonly to: Viewer } & (
  | { readonly kind: 'board-chosen'; readonly seat: Seat; readonly board: BoardId }
  /** A seat's start goods. Gold is reported by `gold-drawn`. */
  | { readonly kind: 'outfitted'; readonly seat: Seat; readonly equipment: readonly EquipmentId[] }
  | {
      readonly kind: 'week'
      readonly week: number
      readonly towns: readonly TownId[]
      readonly equipment: readonly EquipmentId[]
      readonly townsfolk: Readonly<Record<Face, TownsfolkId>>
    }
  | { readonly kind: 'rolled'; readonly week: number; readonly day: number; readonly first: Seat; readonly dice: readonly Die[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly week: number; readonly day: number }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly colour: Colour; readonly face: Face }
  | { readonly kind: 'changed'; readonly seat: Seat; readonly from: Face; readonly face: Face; readonly paid: number }
  /** The die was used for silver. */
  | { readonly kind: 'income'; readonly seat: Seat; readonly face: Face; readonly amount: number }
  /** The die was used for this face's action (for Wild, the chosen one), with what it brought. */
  | {
      readonly kind: 'acted'
      readonly seat: Seat
      readonly action: 'mine' | 'cattle' | 'wood' | 'medicine'
      readonly amount: number
    }
  | { readonly kind: 'equipped'; readonly seat: Seat; readonly tile: EquipmentId }
  | { readonly kind: 'recruited'; readonly seat: Seat; readonly townsfolk: TownsfolkId; readonly face: Face }
  /** An effect fired, with what it took and gave. Gold is counted in tokens. */
  | { readonly kind: 'effect'; readonly seat: Seat; readonly source: SourceId; readonly cost: Cost; readonly gain: Gain }
  | { readonly kind: 'wagon-gained'; readonly seat: Seat; readonly source: SourceId; readonly size: WagonSize }
  | { readonly kind: 'repaired'; readonly seat: Seat; readonly source: SourceId; readonly tokens: number }
  | { readonly kind: 'calmed'; readonly seat: Seat; readonly source: SourceId; readonly disasters: readonly Disaster[] }
  | { readonly kind: 'wagon-bought'; readonly seat: Seat; readonly size: WagonSize; readonly paid: number }
  /** A player drew a gold token. */
  | { readonly kind: 'gold-drawn'; readonly seat: Seat }
  /** To the owner alone: the token's nuggets. Directly follows `gold-drawn`. */
  | { readonly kind: 'gold-value'; readonly seat: Seat; readonly nuggets: number }
  /** To the owner alone: the tokens returned to the bag. Follows the fact that caused it. */
  | { readonly kind: 'gold-returned'; readonly seat: Seat; readonly nuggets: readonly number[] }
  /** The bag is empty, so this many tokens were not drawn (G23). */
  | { readonly kind: 'no-gold-left'; readonly seat: Seat; readonly tokens: number }
  /** Discarded for lack of space (G14). */
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly good: Good }
  | { readonly kind: 'tile-discarded'; readonly seat: Seat; readonly tile: EquipmentId }
  /** The last die of a day, and the markers that it advanced. */
  | { readonly kind: 'left-over'; readonly colour: Colour; readonly face: Face; readonly advanced: readonly Disaster[] }
  /** All four markers advance before the last town (P25). */
  | { readonly kind: 'final-advance'; readonly week: number }
  /** A disaster fires. Its effects follow. */
  | { readonly kind: 'disaster'; readonly disaster: Disaster; readonly final: boolean }
  /** Storm: the outcome for a wagon. `how`: wood was paid, a shield was used, or a damage token was taken. */
  | { readonly kind: 'stormed'; readonly seat: Seat; readonly wagon: number; readonly how: 'paid' | 'shielded' | 'damaged' }
  | { readonly kind: 'raided'; readonly seat: Seat; readonly lost: number; readonly kept: number }
  /** Famine: silver paid, cattle lost, and cattle fed by shields. */
  | { readonly kind: 'starved'; readonly seat: Seat; readonly paid: number; readonly lost: number; readonly shielded: number }
  /** Disease: the outcome for a townsfolk. */
  | {
      readonly kind: 'sickened'
      readonly seat: Seat
      readonly townsfolk: TownsfolkId
      readonly how: 'paid' | 'shielded' | 'lost'
    }
  /** The week is over and everybody arrives in town. */
  | { readonly kind: 'arrived'; readonly week: number }
  | { readonly kind: 'herd-scored'; readonly seat: Seat; readonly points: number }
  | {
      readonly kind: 'satisfied'
      readonly seat: Seat
      readonly town: TownId
      /** Goods given, after reductions of the needs. `tile-given` names the equipment. */
      readonly gave: Needs
      readonly favours: number
    }
  | { readonly kind: 'tile-given'; readonly seat: Seat; readonly town: TownId; readonly tile: EquipmentId }
  | { readonly kind: 'left-town'; readonly seat: Seat; readonly satisfied: number }
  | ({ readonly kind: 'scored'; readonly seat: Seat } & Score)
  | { readonly kind: 'over'; readonly winners: readonly Seat[]; readonly reason: 'four-weeks' }
)
