import type { Region } from '../data/map.js'
import type { CoachId, Profession, Tile } from '../rules/types.js'
import type { ChosenAction, Payee, Who } from './shape.js'
import type { Passenger } from './story-shape.js'

/** What a seat reads and presses. Labels are short here; whoever builds the panel cuts what long names make too long. */
export interface PanelTexts {
  readonly titles: PanelTitles
  readonly covers: CoverTexts
  readonly purchase: PurchaseTexts
  readonly roads: RoadTexts
  readonly move: MoveTexts
  readonly settle: SettleTexts
  readonly action: ActionTexts
  readonly end: TurnEndTexts
  readonly invitation: InvitationTexts
}

interface PanelTitles {
  cover(p: { readonly number: number; readonly each: number }): string
  purchase(p: { readonly round: number }): string
  readonly oneRoad: string
  readonly twoRoads: string
  readonly secondRoad: string
  readonly move: string
  routes(p: { readonly city: string }): string
  settle(p: { readonly city: string }): string
  action(p: { readonly city: string; readonly tile: Tile }): string
  readonly turnEnd: string
  invitation(p: { readonly by: string; readonly city: string }): string
  readonly waiting: string
  readonly over: string
}

interface CoverTexts {
  /** What a cover does, and who lays the others; `isFirst` begins the game. */
  about(p: { readonly other: string; readonly each: number; readonly isFirst: boolean }): string
  /** Of `cities` to choose from, and the numbers on the picture. */
  choose(p: { readonly cities: number }): string
  /** Of a city: the lines that a cover there puts out of play. */
  takes(p: { readonly lines: number }): string
}

interface PurchaseTexts {
  purse(p: { readonly cash: number; readonly income: number; readonly roads: number; readonly pioneers: number }): string
  left(p: { readonly left: number; readonly allowed: number }): string
  readonly mustBuyCoach: string
  readonly display: string
  /** `seats` are listed already. */
  coach(p: { readonly price: number; readonly coach: CoachId; readonly points: number; readonly seats: string }): string
  readonly notNow: string
  /** A line under {@link notNow}: `what` are labels of buttons, `why` a sentence. */
  because(p: { readonly what: readonly string[]; readonly why: string }): string
  /** `what` is the label of a button; after it the money cannot pay for a ride, or perhaps not. */
  noRide(p: { readonly what: string; readonly left: number }): string
  maybeNoRide(p: { readonly what: string; readonly left: number }): string
  oneRoad(p: { readonly price: number }): string
  twoRoads(p: { readonly price: number }): string
  buyCoach(p: { readonly price: number; readonly points: number }): string
  readonly done: string
  readonly back: string
}

interface RoadTexts {
  choose(p: { readonly lines: number; readonly stagecoach: string }): string
  readonly paidTogether: string
  readonly second: string
  /** Placeholder of a region's menu, with the numbers of its lines. */
  region(p: { readonly region: Region; readonly from: number; readonly to: number }): string
  /** Remarks on a line, several of them in a row. */
  readonly nextToStagecoach: string
  readonly joinsNetwork: string
  readonly joinsRoad: string
  ownPioneers(p: { readonly count: number }): string
  /** Doubles somebody's road. */
  beside(p: Who): string
}

interface MoveTexts {
  from(p: { readonly stagecoach: string; readonly cash: number }): string
  readonly must: string
  /** Matching tiles that lie on the map, but where no route leads now. */
  outOfReach(p: { readonly tiles: readonly Tile[] }): string
  /** Professions carried whose tile the map has no more. */
  noTileLeft(p: { readonly tiles: readonly Tile[] }): string
  readonly chooseCity: string
  readonly chooseRoute: string
  cost(p: { readonly cost: number }): string
  /** The one ride that can be chosen; `cost` is told already. */
  drive(p: { readonly city: string; readonly cost: string }): string
  costFrom(p: { readonly cost: number }): string
  routes(p: { readonly count: number }): string
  fare(p: { readonly bank: number; readonly owners: readonly Payee[]; readonly via: readonly string[] }): string
  readonly back: string
}

interface SettleTexts {
  choose(p: { readonly city: string; readonly tile: Tile }): string
  readonly placeholder: string
  passenger(p: Passenger): string
  /** What taking one pioneer off a coach of `seats` spaces leads to. */
  leaves(p: { readonly left: number; readonly seats: number; readonly points: number; readonly dollars: number }): string
}

interface ActionTexts {
  sergeant(p: { readonly roads: number }): string
  readonly barkeeper: string
  readonly choosePioneer: string
  /** `more` farmers in all, besides the first. */
  farmer(p: { readonly more: number }): string
  readonly chooseFarmer: string
  readonly skip: Readonly<Record<ChosenAction, string>>
}

interface TurnEndTexts {
  /** The purchases of the turn, by name and in order; none for an empty list. */
  bought(p: { readonly names: readonly string[] }): string
  settled(p: { readonly city: string; readonly tile: Tile; readonly pioneer: Profession }): string
  readonly nobody: NobodyTexts
  standing(p: { readonly cash: number; readonly points: number; readonly network: number }): string
  readonly button: string
}

/** Why the stagecoach stays where it is. Cities come with their tiles: `Charleston (Farmer)`. */
interface NobodyTexts {
  readonly noPassengers: string
  tooDear(p: { readonly city: string; readonly cost: number; readonly cash: number }): string
  /** `cities` and `more` others are all that can be reached; none of them fits. */
  noMatch(p: { readonly cities: readonly string[]; readonly more: number }): string
}

interface InvitationTexts {
  offer(p: {
    readonly by: string
    readonly city: string
    readonly pioneer: Profession
    readonly price: number
    readonly cash: number
  }): string
  /** The city touches the own largest network. */
  network(p: { readonly points: number }): string
  fromCoach(p: { readonly coach: CoachId; readonly effect: string }): string
  join(p: { readonly coach: CoachId; readonly price: number }): string
  readonly decline: string
}
