/**
 * Rates a position for a seat in points, by rules of thumb. Used by computer players and simulations. Certain points count as in
 * final scoring; everything else counts by what it usually still brings.
 */
import type { Seat } from '../../../engine/game.js'
import { boardOf } from '../data/boards.js'
import { DAYS, type Disaster, FACES, TRACK_SPACES, WEEKS } from '../data/dice.js'
import type { Cost, Effect, Gain, NeedKind, Ongoing, Reward } from '../data/effects.js'
import { GAINS, NEEDS } from '../data/effects.js'
import { effectOf } from '../data/sources.js'
import { townOf } from '../data/towns.js'
import { townsfolkOf } from '../data/townsfolk.js'
import { apply } from './apply.js'
import { playerOf } from './draft.js'
import { countOf, needsOf, shieldsOf, sourcesOf, spaces, spacesNeeded } from './holdings.js'
import { legalActions } from './legal.js'
import { scoreOf, townsfolkPoints } from './scoring.js'
import type { Player, Playing, State } from './types.js'

/** The average value of a thing in points. */
const WORTH = { silver: 0.3, wood: 1.1, medicine: 1.1, cattle: 1, gold: 2.2, favours: 3.6, equipment: 3 } as const
/** Advances of each marker per day, and firings of its disaster. A colour is left over one day in five, and so is black. */
const ADVANCE_RATE = 0.4
const DISASTER_RATE = 0.13
/** The loss of an unprotected wagon or townsfolk when its disaster fires. */
const STORM_LOSS = 2.5
const DISEASE_LOSS = 3
/** How often a player takes a die of a given face, uses one for income, and changes one. */
const FACE_RATE = 0.22
const INCOME_RATE = 0.3
const CHANGE_RATE = 0.3

/** Silver, wood or medicine, and free spaces beyond these amounts have hardly any use. */
const USEFUL = { silver: 12, stock: 6, spaces: 5 } as const
/** Points per good kept for later towns, per cattle for each herd still to score, and per free space for each turn ahead. */
const STOCK_WORTH = 0.5
const HERD_WORTH = 1.1
const SPACE_WORTH = 0.12
/** Turns ahead for which a free space has value, and for which a townsfolk's points may still grow. */
const SPACE_TURNS = 6
const GROWTH_TURNS = 10
const GROWTH = 0.3
/** The cost of each missing space. */
const LACK = 1.8
/**
 * The share of a town card's points that counts before it is met, and the power that makes its last items worth more than the
 * first.
 */
const NEEDS_SHARE = 0.52
const NEEDS_POWER = 2.5
/** Own turns between two purchases of a wagon, and town cards per week that a smaller need helps with. */
const TURNS_PER_WAGON = 8
const CARDS_PER_WEEK = 0.5
/** The value per shielded wagon, silver, cattle or townsfolk when its disaster fires. */
const SHIELD_WORTH: Readonly<Record<Disaster, number>> = { storm: 0.9, raid: 0.12, famine: 0.3, disease: 0.9 }

/** The rest of the game. */
interface Time {
  /** Own turns left, including this one until its die is used. */
  readonly turns: number
  /** Days after this one. */
  readonly days: number
  /** Herds still to be scored. */
  readonly herds: number
  /** Whether the needs of the open cards can still be met. */
  readonly isOnTheWay: boolean
}

/** The expected points of a seat. Comparable only between states of the same game. */
export function prospects(state: State, seat: Seat): number {
  if (state.phase === 'deal') return 0
  const options = state.active === seat ? lookahead(state, seat) : []
  return options.length > 0 ? Math.max(...options) : standing(state, seat)
}

/** While a die is held, its best use counts. Buying a wagon or changing the die is a separate decision. */
function lookahead(state: Playing, seat: Seat): readonly number[] {
  if (state.draws.length > 0 || (state.phase !== 'react' && state.phase !== 'use')) return []
  const held: State = state.phase === 'react' ? { ...state, phase: 'use', changed: false } : state
  return legalActions(held, seat).flatMap((action) => {
    if (action.kind === 'change' || action.kind === 'buy-wagon') return []
    const { state: next } = apply(held, seat, action)
    return next.phase === 'deal' ? [] : [standing(next, seat)]
  })
}

function standing(state: Playing, seat: Seat): number {
  const player = playerOf(state, seat)
  const time = timeOf(state)
  const { track, gold, favours, damage } = scoreOf(player)
  const drawn = WORTH.gold * state.draws.filter((other) => other === seat).length
  const certain = track + gold + drawn + (favours * WORTH.favours) / 2 + damage
  const outfit = player.board !== null && isSettingOut(state) ? WORTH.equipment * boardOf(player.board).start.equipment : 0
  return (
    certain + outfit + ofGoods(state, player, time) + ofRoom(player, time) + ofSources(player, time) - risks(state, player, time)
  )
}

/** Whether the boards' starting equipment is still to be drawn. */
function isSettingOut({ phase }: Playing): boolean {
  return phase === 'boards' || phase === 'outfit'
}

/** Points that storms and diseases are expected to cost for lack of wood, medicine and shields. */
function risks({ tracks }: Playing, player: Player, { days }: Time): number {
  const exposed = Math.max(0, player.wagons.length - shieldsOf(player, 'storm') - player.wood)
  const sick = Math.max(0, player.townsfolk.length - shieldsOf(player, 'disease') - player.medicine)
  const storms = firings(tracks.storm, days)
  const diseases = firings(tracks.disease, days)
  return STORM_LOSS * exposed * Math.min(2, storms) + DISEASE_LOSS * sick * Math.min(1, diseases)
}

/** How often a marker is expected to reach the end in the days left, including the final advance. */
function firings(track: number, days: number): number {
  const advances = ADVANCE_RATE * days + 1
  return Math.max(0, (track + advances) / (TRACK_SPACES - 1) - 0.3)
}

function timeOf({ phase, week, day, turns, seats }: Playing): Time {
  const isOnTheWay = week > 0 && phase !== 'town' && phase !== 'week' && phase !== 'over'
  const days = WEEKS * DAYS - Math.max(0, (week - 1) * DAYS + day)
  return {
    turns: days + (turns % seats) / seats,
    days,
    herds: WEEKS - week + (isOnTheWay ? 1 : 0),
    isOnTheWay,
  }
}

/**
 * Values silver, wood and medicine by their usual uses, cattle by the herds to come, and all of them by the next town's needs.
 */
function ofGoods(state: Playing, player: Player, { turns, herds, isOnTheWay }: Time): number {
  const share = turns / (WEEKS * DAYS)
  const silver = WORTH.silver * Math.min(player.silver, USEFUL.silver) * Math.min(1, 4 * share) + 0.01 * player.silver
  const wood = stock(player.wood, share)
  const medicine = stock(player.medicine, share)
  const cattle = HERD_WORTH * herds * player.cattle
  const needs = isOnTheWay ? ofNeeds(state, player) : 0
  return silver + wood + medicine + cattle + needs
}

/** Wood or medicine for later towns. */
function stock(amount: number, share: number): number {
  return STOCK_WORTH * Math.min(amount, USEFUL.stock) * Math.min(1, 3 * share)
}

/** How far a player has met the needs of the next town. */
function ofNeeds(state: Playing, player: Player): number {
  return state.towns.reduce((sum, town) => {
    const needs = needsOf(player, town)
    const asked = NEEDS.reduce((all, kind) => all + weightOf(kind) * (needs[kind] ?? 0), 0)
    const had = NEEDS.reduce((all, kind) => all + weightOf(kind) * Math.min(needs[kind] ?? 0, countOf(player, kind)), 0)
    return sum + NEEDS_SHARE * WORTH.favours * townOf(town).favours * (had / asked) ** NEEDS_POWER
  }, 0)
}

function weightOf(kind: NeedKind): number {
  return kind === 'silver' ? WORTH.silver : 1
}

/** Free spaces. Missing ones cost goods. */
function ofRoom(player: Player, { turns }: Time): number {
  const free = spaces(player) - spacesNeeded(player)
  if (free < 0) return LACK * free
  return SPACE_WORTH * Math.min(free, USEFUL.spaces) * Math.min(turns, SPACE_TURNS)
}

/** Townsfolk by their points and expected effects, equipment and board by their expected effects. */
function ofSources(player: Player, time: Time): number {
  const points = player.townsfolk.reduce((sum, id) => {
    const { score } = townsfolkOf(id)
    const now = townsfolkPoints(player, score)
    return sum + (score.kind === 'flat' ? now : now + GROWTH * (score.most - now) * Math.min(1, time.turns / GROWTH_TURNS))
  }, 0)
  return sourcesOf(player).reduce((sum, source) => sum + ofEffect(player, effectOf(source), time), points)
}

function ofEffect(player: Player, effect: Effect, { turns, herds }: Time): number {
  switch (effect.when) {
    case 'recruited':
      return 0
    case 'face':
      return turns * FACE_RATE * effect.faces.length * ofReward(player, effect.reward)
    case 'exchange':
      return turns * FACE_RATE * effect.faces.length * Math.max(0, ofAmounts(effect.gain) - ofAmounts(effect.cost))
    case 'week-end':
      return herds * ofReward(player, effect.reward)
    case 'always':
      return ofRule(effect.rule, turns, herds)
  }
}

function ofReward(player: Player, reward: Reward): number {
  switch (reward.kind) {
    case 'gain':
      return ofAmounts(reward.gain)
    case 'gain-per':
      return ofAmounts(reward.gain) * Math.min(reward.most, countOf(player, reward.per) / reward.every + 0.5)
    case 'wagon':
    case 'repair':
    case 'calm':
      return 1
  }
}

function ofAmounts(amounts: Gain & Cost): number {
  return GAINS.reduce((sum, kind) => sum + WORTH[kind] * (amounts[kind] ?? 0), 0)
}

function ofRule(rule: Ongoing, turns: number, herds: number): number {
  switch (rule.kind) {
    case 'income':
      return turns * INCOME_RATE * WORTH.silver * rule.silver * (rule.faces.length / FACES.length)
    case 'extra':
      return turns * FACE_RATE * (rule.good === 'mine' ? WORTH.gold : WORTH[rule.good])
    case 'storage':
      return 0
    case 'cheaper-wagons':
      return (turns / TURNS_PER_WAGON) * WORTH.silver * rule.silver
    case 'cheaper-change':
      return turns * CHANGE_RATE * WORTH.silver * rule.silver
    case 'shield':
      return turns * DISASTER_RATE * rule.amount * SHIELD_WORTH[rule.disaster]
    case 'smaller-needs':
      return herds * CARDS_PER_WEEK * rule.amount * weightOf(rule.item)
  }
}
