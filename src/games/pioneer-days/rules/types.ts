/** The types of Pioneer Days: objects, actions, events, and views. */
import type { Refusal, Seat, Viewer } from '../../../engine/game.js'
import type { Colour, Disaster, Face, GoodFace } from '../data/dice.js'
import type { Needs } from '../data/effects.js'
import type { BoardId, EquipmentId, SetId, SourceId, TownId, TownsfolkId } from '../data/ids.js'
import type { GOODS, Hold, Wagon, WagonSize } from '../data/wagons.js'

export interface Options {
  /** The two sets of townsfolk in the game: A and B, or two drawn ones. */
  readonly sets: 'first-game' | 'drawn'
  /** The standard side of the player boards, or a choice between two unique sides each. */
  readonly boards: 'standard' | 'unique'
}

export interface Die {
  readonly colour: Colour
  readonly face: Face
}

/** The die of the current turn. `taken` is the face it showed in the pool (G18). */
export interface HeldDie extends Die {
  readonly taken: Face
}

/** A player's things. All of them are open except the values of the gold. */
export interface Player {
  /** Null until a board is chosen. */
  readonly board: BoardId | null
  readonly silver: number
  readonly wood: number
  readonly medicine: number
  readonly cattle: number
  /** Nuggets on each gold token, ascending. The only secret of the game. */
  readonly gold: readonly number[]
  /** In the order they were acquired. */
  readonly equipment: readonly EquipmentId[]
  readonly townsfolk: readonly TownsfolkId[]
  readonly wagons: readonly Wagon[]
  readonly favours: number
  /** Points on the scoring track, which come from cattle (G27). */
  readonly track: number
}

/** Everything on the table, in any phase. */
export interface Common {
  readonly seats: number
  readonly options: Options
  /** The two sets that were shuffled together. */
  readonly sets: readonly SetId[]
  /** Counted from 1. 0 before the first week or day. */
  readonly week: number
  readonly day: number
  /** The seat with the start player token. */
  readonly first: Seat
  /** The seat whose turn it is. After the last turn of a day it is still the last seat. */
  readonly active: Seat
  /** Turns begun since the game began. */
  readonly turns: number
  /** Dice left in the bag. */
  readonly bag: Readonly<Record<Colour, number>>
  readonly pool: readonly Die[]
  /** Spaces that each marker has advanced: 0 to 3. */
  readonly tracks: Readonly<Record<Disaster, number>>
  readonly towns: readonly TownId[]
  readonly equipment: readonly EquipmentId[]
  /** The six slots, by face. Null for an empty slot (G16). */
  readonly townsfolk: Readonly<Record<Face, TownsfolkId | null>>
  /** Cards and tiles not seen yet. Each draw takes one of them, all equally likely. */
  readonly unseen: {
    readonly towns: readonly TownId[]
    readonly equipment: readonly EquipmentId[]
    readonly townsfolk: readonly TownsfolkId[]
  }
  readonly wagonsLeft: Readonly<Record<WagonSize, number>>
  /** Gold tokens in the bag with 1, 2 and 3 nuggets. */
  readonly goldBag: readonly [number, number, number]
  readonly players: readonly Player[]
  /** Seats that have to draw a gold token, in order, with one entry per token. These draws come before anything else. */
  readonly draws: readonly Seat[]
}

/** What a disaster still asks of one seat: wagons by index, or townsfolk. */
export interface Toll {
  readonly wagons: readonly number[]
  readonly townsfolk: readonly TownsfolkId[]
  /** How many of them the owner's shields still cover. */
  readonly shields: number
}

/** A seat's visit to the town. */
export interface Visit {
  /** Cards that this seat has satisfied. */
  readonly satisfied: readonly TownId[]
  /** The card that equipment is being chosen for, and the number of tiles still to give. */
  readonly giving: { readonly town: TownId; readonly left: number } | null
  readonly left: boolean
}

/** The disasters being resolved: the current one, and those below it. */
export interface Resolving {
  readonly disaster: Disaster
  readonly rest: readonly Disaster[]
  /** Whether these are the final disasters (P25). */
  readonly final: boolean
  /** By seat. Empty where nothing is asked. */
  readonly tolls: readonly Toll[]
}

export type State =
  /** Before the deal. Only the seats and options are known. */
  | { readonly phase: 'deal'; readonly seats: number; readonly options: Options }
  /** Every seat keeps one of its dealt player boards. All seats choose at once. */
  | (Common & { readonly phase: 'boards'; readonly offers: readonly (readonly BoardId[])[] })
  /** Chance draws the boards' starting equipment. */
  | (Common & { readonly phase: 'outfit' })
  /** Chance lays out a week. */
  | (Common & { readonly phase: 'week' })
  /** Chance draws and rolls the dice of a day. */
  | (Common & { readonly phase: 'roll' })
  | (Common & { readonly phase: 'take' })
  /** Triggered exchanges that the active seat may still make or skip. */
  | (Common & { readonly phase: 'react'; readonly die: HeldDie; readonly reactions: readonly SourceId[] })
  | (Common & { readonly phase: 'use'; readonly die: HeldDie; readonly changed: boolean })
  /** The die is used. The seat may buy wagons and ends its turn. */
  | (Common & { readonly phase: 'turn-end' })
  /** Storm or disease: every seat with something to decide, at once. */
  | (Common & { readonly phase: 'disaster'; readonly resolving: Resolving })
  /** Effects at the end of the week have fired. Players who lack space make room, all at once, before the cattle score. */
  | (Common & { readonly phase: 'arrival' })
  /** In town: every seat that can satisfy a card, at once. */
  | (Common & { readonly phase: 'town'; readonly visits: readonly Visit[] })
  | (Common & { readonly phase: 'over'; readonly scores: readonly Score[]; readonly winners: readonly Seat[] })

export type Playing = Exclude<State, { readonly phase: 'deal' }>
type Phase = State['phase']

/** Final points of one seat by source (P26). `majority` and `damage` are points as well; `silver` breaks ties (P27). */
export interface Score {
  readonly track: number
  readonly gold: number
  readonly favours: number
  readonly majority: number
  readonly townsfolk: number
  readonly damage: number
  readonly total: number
  readonly silver: number
}

/** What decides between equal points (P27). */
export const TIES = ['silver'] as const satisfies readonly (keyof Score)[]
export type Tie = (typeof TIES)[number]

export type Good = (typeof GOODS)[number]

/** Where expected points come from, see `pointsBySource`. */
export type Source = 'track' | 'gold' | 'favours' | 'townsfolk' | 'supplies' | 'damage'

export type Action =
  /** Chance. Two sets, the start player, and the boards dealt to each seat (none with standard sides). */
  | {
      readonly kind: 'deal'
      readonly first: Seat
      readonly sets: readonly SetId[]
      readonly boards: readonly (readonly BoardId[])[]
    }
  /** Chance. Equipment by seat. */
  | { readonly kind: 'outfit'; readonly equipment: readonly (readonly EquipmentId[])[] }
  /** Chance. Townsfolk in the order of the faces. */
  | {
      readonly kind: 'week'
      readonly towns: readonly TownId[]
      readonly equipment: readonly EquipmentId[]
      readonly townsfolk: readonly TownsfolkId[]
    }
  /** Chance. */
  | { readonly kind: 'roll'; readonly dice: readonly Die[] }
  /** Chance. The next gold token drawn. */
  | { readonly kind: 'gold'; readonly nuggets: number }
  | { readonly kind: 'choose-board'; readonly board: BoardId }
  /** `die` is the index in the pool. */
  | { readonly kind: 'take'; readonly die: number }
  /** Makes the exchange of the player's own source that the die has triggered. */
  | { readonly kind: 'react'; readonly source: SourceId }
  | { readonly kind: 'no-reaction' }
  | { readonly kind: 'change'; readonly face: Face }
  | { readonly kind: 'income' }
  | { readonly kind: 'mine' }
  | { readonly kind: 'equip'; readonly tile: EquipmentId }
  | { readonly kind: 'cattle' }
  | { readonly kind: 'wood' }
  | { readonly kind: 'medicine' }
  /** Recruits the townsfolk in the slot of the die's face. */
  | { readonly kind: 'recruit' }
  | { readonly kind: 'buy-wagon'; readonly size: WagonSize }
  /** Makes room, one good at a time. For gold, the token with the fewest nuggets goes. */
  | { readonly kind: 'discard'; readonly good: Good }
  | { readonly kind: 'discard-tile'; readonly tile: EquipmentId }
  | { readonly kind: 'end-turn' }
  /** Storm, by the wagon's index: pay wood, use a shield, or take a damage token. */
  | { readonly kind: 'pay-wood' | 'shield-wagon' | 'take-damage'; readonly wagon: number }
  /** Disease: pay medicine, use a shield, or lose the townsfolk. */
  | { readonly kind: 'pay-medicine' | 'shield-townsfolk' | 'lose-townsfolk'; readonly townsfolk: TownsfolkId }
  /** Uses shields and pays for everything that a disaster still asks for. */
  | { readonly kind: 'pay-all' }
  | { readonly kind: 'satisfy'; readonly town: TownId }
  /** Chooses a tile for the card that needs equipment. */
  | { readonly kind: 'give'; readonly tile: EquipmentId }
  | { readonly kind: 'leave-town' }

/** Reasons for refusal. `refusals.ts` has the rule number of each. */
export type RefusalCode =
  | 'not-your-turn'
  | 'wrong-phase'
  | 'no-such-board'
  | 'no-such-die'
  | 'must-take-die'
  | 'must-use-die'
  | 'no-such-reaction'
  | 'cannot-pay'
  | 'change-too-dear'
  | 'already-changed'
  | 'same-face'
  | 'face-differs'
  | 'no-gold-left'
  | 'no-tiles-left'
  | 'no-such-tile'
  | 'slot-empty'
  | 'no-wagons-left'
  | 'wagon-too-dear'
  | 'no-purchase-now'
  | 'must-make-room'
  | 'no-room-needed'
  | 'not-yours'
  | 'already-decided'
  | 'no-wood'
  | 'no-medicine'
  | 'no-shield'
  | 'cannot-pay-all'
  | 'no-such-town'
  | 'already-satisfied'
  | 'needs-not-met'
  | 'must-give-tile'
  | 'no-tile-asked'
  | 'game-over'

export type PioneerDaysRefusal = Refusal<RefusalCode>

/**
 * A {@link Player} as a viewer sees it. Nuggets are included only for the viewer's own gold, and for everybody's once the game is
 * over.
 */
export interface PlayerView extends Omit<Player, 'gold'> {
  readonly goldCount: number
  readonly gold: readonly number[] | null
  /** All spaces (wagons without damage, and storage), and how many of them the goods need. */
  readonly spaces: number
  readonly spacesNeeded: number
  /** Silver prices of a wagon of each size and of changing a die, after discounts. */
  readonly wagonPrices: Readonly<Record<WagonSize, number>>
  readonly changePrice: number
  /** Silver that each face brings this player as income. */
  readonly incomes: Readonly<Record<Face, number>>
  /** The amount that each action bringing goods brings this player. */
  readonly yields: Readonly<Record<GoodFace, number>>
  /** Shields against each disaster. */
  readonly shields: Readonly<Record<Disaster, number>>
  /** What each open town card asks of this player, after reductions. */
  readonly needs: Readonly<Partial<Record<TownId, Needs>>>
  /** Points for each of the player's townsfolk if the game ended now, counting gold by tokens. Public. */
  readonly townsfolkPoints: Readonly<Partial<Record<TownsfolkId, number>>>
}

/**
 * A die of the pool, by its place, an action that uses it, and what the player has between taking and using it: its face may have
 * brought goods.
 */
export interface DieUse {
  readonly die: number
  readonly hold: Hold
  readonly action: Extract<Action, { readonly kind: (typeof DIE_USES)[number] }>
}

/** Actions that use up a die. */
export const DIE_USES = [
  'income',
  'mine',
  'cattle',
  'wood',
  'medicine',
  'equip',
  'recruit',
] as const satisfies readonly Action['kind'][]

/** What a viewer knows. Contains nothing hidden by the rules. Stacks have no order at all. */
export interface View extends Omit<Common, 'players' | 'unseen' | 'goldBag' | 'draws'> {
  readonly phase: Phase
  readonly viewer: Viewer
  readonly players: readonly PlayerView[]
  readonly goldLeft: number
  /** The number of unseen cards and tiles. */
  readonly unseenCount: { readonly towns: number; readonly equipment: number; readonly townsfolk: number }
  /** Seats the game waits for now. */
  readonly toMove: readonly Seat[]
  /** Seats that have to make room before anything else. */
  readonly lacksSpace: readonly Seat[]
  /** What the viewer may do with each die of the pool right after taking it, where nothing comes in between. Otherwise empty. */
  readonly uses: readonly DieUse[]
  /** The die in hand, from `take` until it is used. */
  readonly die: HeldDie | null
  readonly changed: boolean
  /** Exchanges that the active seat may still make. */
  readonly reactions: readonly SourceId[]
  /** Player boards to choose from, by seat. Empty after the choice. */
  readonly offers: readonly (readonly BoardId[])[]
  readonly resolving: Resolving | null
  readonly visits: readonly Visit[] | null
  readonly scores: readonly Score[] | null
  readonly winners: readonly Seat[] | null
}

/** Something to mark on a seat's own picture, with the number of its menu entry. */
export type Mark = { readonly label: string /** A hint recommends it. */; readonly hinted?: true } & (
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'slot'; readonly face: Face }
  /** A face that the die in hand could be changed to. */
  | { readonly kind: 'face'; readonly face: Face }
  | { readonly kind: 'tile'; readonly tile: EquipmentId }
  | { readonly kind: 'wagon'; readonly seat: Seat; readonly wagon: number }
  | { readonly kind: 'townsfolk'; readonly seat: Seat; readonly townsfolk: TownsfolkId }
  | { readonly kind: 'town'; readonly town: TownId }
)
