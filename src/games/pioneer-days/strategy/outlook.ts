/**
 * What a seat's things may still bring, in points, by rules of thumb. Computer players use it; the rules do not. Certain points
 * count as in final scoring; everything else counts by what it usually still brings.
 */
import type { Seat } from '../../../engine/game.js'
import { DAYS, type Disaster, FACES, TRACK_SPACES, WEEKS } from '../data/dice.js'
import type { Cost, Effect, Gain, NeedKind, Ongoing, Reward } from '../data/effects.js'
import { GAINS, NEEDS } from '../data/effects.js'
import type { SourceId, TownsfolkId } from '../data/ids.js'
import { effectOf } from '../data/sources.js'
import { townOf } from '../data/towns.js'
import { townsfolkOf } from '../data/townsfolk.js'
import { spacesFor } from '../data/wagons.js'
import { playerOf } from '../rules/draft.js'
import { countOf, needsOf, shieldsOf, spaces } from '../rules/holdings.js'
import { townsfolkPoints } from '../rules/scoring.js'
import type { Player, Playing } from '../rules/types.js'

/** The rules of thumb as numbers, tuned by play against each other: points, unless something else is said. */
export const THUMB = {
  /** A thing on average. */
  silver: 0.36,
  wood: 1.1,
  medicine: 1.1,
  cattle: 1,
  gold: 2.2,
  favours: 3.6,
  equipment: 3,
  /** Silver, wood or medicine, and free spaces beyond these amounts have hardly any use. */
  usefulSilver: 12,
  usefulStock: 6,
  usefulSpaces: 5,
  /** A good kept for later towns, a cattle for each herd still to score, a free space for each turn ahead. */
  stock: 0.5,
  herd: 1.1,
  space: 0.12,
  /** Turns ahead for which a free space has value, and for which a townsfolk's points may still grow, and by how much. */
  spaceTurns: 6,
  growthTurns: 10,
  growth: 0.3,
  /** What a missing space costs. */
  lack: 1.8,
  /** The share of a town card's points that counts before it is met, and the power that makes its last items worth more. */
  needs: 0.52,
  needsPower: 1.5,
  /**
   * Advances of each marker in a day, and firings of its disaster that a shield is of use for. A colour is left over one day in
   * five, and so is black.
   */
  advances: 0.4,
  firings: 0.065,
  /** What is lost with an unprotected wagon or townsfolk when its disaster fires. */
  storm: 2.5,
  disease: 3,
  /**
   * In a turn, how often a die of a given face is taken, one is used for income, and one is changed, as far as that is of use.
   */
  face: 0.11,
  income: 0.15,
  change: 0.15,
  /** Own turns between two purchases of a wagon, and town cards a week that a smaller need helps with. */
  turnsPerWagon: 16,
  cardsPerWeek: 0.25,
} as const

/** The value per shielded wagon, silver, cattle or townsfolk when its disaster fires. */
const SHIELD_WORTH: Readonly<Record<Disaster, number>> = { storm: 0.9, raid: 0.12, famine: 0.3, disease: 0.9 }

/** How many a player has of what town cards may ask for. */
export type Holding = Readonly<Record<NeedKind, number>>

/** The rest of the game, as far as it can be foreseen for a seat. */
export interface Outlook {
  readonly table: Playing
  readonly seat: Seat
  readonly player: Player
  /** Own turns left, including this one until its die is used. */
  readonly turns: number
  /** Herds still to be scored. */
  readonly herds: number
  /** The open town cards while their needs can still be met. */
  readonly towns: readonly Prize[]
  readonly spaces: number
  /** Wagons and townsfolk without a shield. */
  readonly exposed: number
  readonly sick: number
  /** How often storms and diseases are expected to come. */
  readonly storms: number
  readonly diseases: number
}

/** A town card as it looks to a player. */
interface Prize {
  readonly needs: readonly (readonly [kind: NeedKind, amount: number])[]
  readonly asked: number
  /** For meeting all of it. */
  readonly points: number
}

/** Foresees the rest of the game for a seat. */
export function outlookOf(table: Playing, seat: Seat): Outlook {
  const { phase, week, day, turns, seats, tracks } = table
  const player = playerOf(table, seat)
  const isOnTheWay = week > 0 && phase !== 'town' && phase !== 'week' && phase !== 'over'
  const days = WEEKS * DAYS - Math.max(0, (week - 1) * DAYS + day)
  return {
    table,
    seat,
    player,
    turns: days + (turns % seats) / seats,
    herds: WEEKS - week + (isOnTheWay ? 1 : 0),
    towns: isOnTheWay ? table.towns.map((town) => prizeOf(needsOf(player, town), townOf(town).favours)) : [],
    spaces: spaces(player),
    exposed: Math.max(0, player.wagons.length - shieldsOf(player, 'storm')),
    sick: Math.max(0, player.townsfolk.length - shieldsOf(player, 'disease')),
    storms: Math.min(2, firings(tracks.storm, days)),
    diseases: Math.min(1, firings(tracks.disease, days)),
  }
}

function prizeOf(needs: ReturnType<typeof needsOf>, favours: number): Prize {
  const kinds = NEEDS.flatMap((kind) => (needs[kind] === undefined ? [] : [[kind, needs[kind]] as const]))
  const asked = kinds.reduce((sum, [kind, amount]) => sum + weightOf(kind) * amount, 0)
  return { needs: kinds, asked, points: THUMB.needs * THUMB.favours * favours }
}

/** How often a marker is expected to reach the end in the days left, including the final advance. */
function firings(track: number, days: number): number {
  return Math.max(0, (track + THUMB.advances * days + 1) / (TRACK_SPACES - 1) - 0.3)
}

export function holdingOf({ silver, wood, medicine, cattle, gold, equipment }: Player): Holding {
  return { silver, wood, medicine, cattle, gold: gold.length, equipment: equipment.length }
}

/**
 * What goods bring beyond final points: silver, wood and medicine by their usual uses, cattle by the herds to come, all of them
 * by the next town's needs and the disasters that they save from, less what they lack of room.
 */
export function goodsWorth(outlook: Outlook, holding: Holding): number {
  const { turns, herds, towns, exposed, sick, storms, diseases } = outlook
  const { silver, wood, medicine, cattle } = holding
  const share = turns / (WEEKS * DAYS)
  let worth = THUMB.silver * Math.min(silver, THUMB.usefulSilver) * Math.min(1, 4 * share) + 0.01 * silver
  worth += stock(wood, share) + stock(medicine, share) + THUMB.herd * herds * cattle
  for (const town of towns) worth += prizeWorth(town, holding)
  worth -= THUMB.storm * Math.max(0, exposed - wood) * storms + THUMB.disease * Math.max(0, sick - medicine) * diseases
  return worth + roomWorth(outlook, holding)
}

/** Wood or medicine for later towns. */
function stock(amount: number, share: number): number {
  return THUMB.stock * Math.min(amount, THUMB.usefulStock) * Math.min(1, 3 * share)
}

/** How far the needs of a town card are met. */
function prizeWorth({ needs, asked, points }: Prize, holding: Holding): number {
  let had = 0
  for (const [kind, amount] of needs) had += weightOf(kind) * Math.min(amount, holding[kind])
  return points * (had / asked) ** THUMB.needsPower
}

function weightOf(kind: NeedKind): number {
  return kind === 'silver' ? THUMB.silver : 1
}

/** Free spaces. Missing ones cost goods. */
function roomWorth({ spaces: all, turns }: Outlook, holding: Holding): number {
  const free = all - spacesFor(holding)
  if (free < 0) return THUMB.lack * free
  return THUMB.space * Math.min(free, THUMB.usefulSpaces) * Math.min(turns, THUMB.spaceTurns)
}

/** What a townsfolk is likely to bring in final scoring. */
export function guestWorth({ player, turns }: Outlook, id: TownsfolkId): number {
  const { score } = townsfolkOf(id)
  const now = townsfolkPoints(player, score)
  return score.kind === 'flat' ? now : now + THUMB.growth * (score.most - now) * Math.min(1, turns / THUMB.growthTurns)
}

/** What the effect of a board, a townsfolk or a tile is likely to bring from now on. */
export function sourceWorth(outlook: Outlook, source: SourceId): number {
  return effectWorth(outlook, effectOf(source))
}

function effectWorth({ player, turns, herds }: Outlook, effect: Effect): number {
  switch (effect.when) {
    case 'recruited':
      return 0
    case 'face':
      return turns * THUMB.face * effect.faces.length * rewardWorth(player, effect.reward)
    case 'exchange':
      return turns * THUMB.face * effect.faces.length * Math.max(0, amountsWorth(effect.gain) - amountsWorth(effect.cost))
    case 'week-end':
      return herds * rewardWorth(player, effect.reward)
    case 'always':
      return ruleWorth(effect.rule, turns, herds)
  }
}

/** What a reward brings to a player, wherever it comes from. */
export function rewardWorth(player: Player, reward: Reward): number {
  switch (reward.kind) {
    case 'gain':
      return amountsWorth(reward.gain)
    case 'gain-per':
      return amountsWorth(reward.gain) * Math.min(reward.most, countOf(player, reward.per) / reward.every + 0.5)
    case 'wagon':
    case 'repair':
    case 'calm':
      return 1
  }
}

function amountsWorth(amounts: Gain & Cost): number {
  return GAINS.reduce((sum, kind) => sum + THUMB[kind] * (amounts[kind] ?? 0), 0)
}

function ruleWorth(rule: Ongoing, turns: number, herds: number): number {
  switch (rule.kind) {
    case 'income':
      return turns * THUMB.income * THUMB.silver * rule.silver * (rule.faces.length / FACES.length)
    case 'extra':
      return turns * THUMB.face * (rule.good === 'mine' ? THUMB.gold : THUMB[rule.good])
    case 'storage':
      return 0
    case 'cheaper-wagons':
      return (turns / THUMB.turnsPerWagon) * THUMB.silver * rule.silver
    case 'cheaper-change':
      return turns * THUMB.change * THUMB.silver * rule.silver
    case 'shield':
      return turns * THUMB.firings * rule.amount * SHIELD_WORTH[rule.disaster]
    case 'smaller-needs':
      return herds * THUMB.cardsPerWeek * rule.amount * weightOf(rule.item)
  }
}
