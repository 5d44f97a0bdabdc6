/** The effects and values of townsfolk, in signs. */
import { numeral } from '../../../../pictures/lettering/text.js'
import type { Disaster, Face } from '../../data/dice.js'
import { FACES } from '../../data/dice.js'
import type { Cost, Count, Effect, FinalScore, Gain, Ongoing, Reward, StartGoods } from '../../data/effects.js'
import { chip, counted, type Group, icon, shield, wagonOf, words } from './signs.js'

const MORE = (n: number) => words(`+${n}`)
const LESS = (n: number) => words(numeral(-n))
const STAR = '#d99a16'

/** A die for each of these faces. All six together have a sign of their own. */
const chips = (faces: readonly Face[]): Group =>
  faces.length === FACES.length ? [chip('every')] : faces.map((face) => chip(face))

/** What the shields against a disaster protect. */
const SHIELDED: Readonly<Record<Disaster, Count>> = { storm: 'wagons', raid: 'silver', famine: 'cattle', disease: 'townsfolk' }

/** What an effect does, and when. */
export function effectSigns(effect: Effect): readonly Group[] {
  switch (effect.when) {
    case 'recruited':
      return [[words('1×')], ...rewardSigns(effect.reward)]
    case 'face':
      return [chips(effect.faces), ...after(rewardSigns(effect.reward))]
    case 'exchange':
      return [chips(effect.faces), ...costSigns(effect.cost), ...after(gainSigns(effect.gain))]
    case 'week-end':
      return [[icon('town')], ...after(rewardSigns(effect.reward))]
    case 'always':
      return ongoingSigns(effect.rule)
    default:
      return effect satisfies never
  }
}

/** Puts an arrow in front of the first group, so that a line break never separates them. */
const after = ([first = [], ...others]: readonly Group[]): readonly Group[] => [[icon('arrow'), ...first], ...others]

function rewardSigns(reward: Reward): readonly Group[] {
  switch (reward.kind) {
    case 'gain':
      return gainSigns(reward.gain)
    case 'gain-per': {
      const [amount = 1] = Object.values(reward.gain)
      return [...gainSigns(reward.gain), rateSigns(reward.per, reward.every), atMost(amount * reward.most)]
    }
    case 'wagon':
      return [[words('+1'), wagonOf(reward.size)]]
    case 'repair':
      return [[LESS(reward.tokens), icon('damage', '#a8242c')]]
    case 'calm':
      return [[icon(reward.track === 'all' ? 'every' : reward.track), icon('back'), words('1')]]
    default:
      return reward satisfies never
  }
}

const gainSigns = (gain: Gain): readonly Group[] => Object.entries(gain).map(([kind, n]) => [MORE(n), counted(kind as Count)])
const costSigns = (cost: Cost): readonly Group[] => Object.entries(cost).map(([kind, n]) => [LESS(n), counted(kind as Count)])

/** The rate "for each" or "for every few". */
const rateSigns = (per: Count, every: number): Group => [words(' / '), ...(every > 1 ? [words(String(every))] : []), counted(per)]

const atMost = (n: number): Group => [icon('at-most'), words(String(n))]

function ongoingSigns(rule: Ongoing): readonly Group[] {
  switch (rule.kind) {
    case 'income':
      return [chips(rule.faces), [MORE(rule.silver), counted('silver')]]
    case 'extra': {
      const good = rule.good === 'mine' ? 'gold' : rule.good
      return [
        [words('1'), counted(good)],
        [icon('arrow'), words('2'), counted(good)],
      ]
    }
    case 'storage':
      return [[MORE(rule.spaces), icon('space')]]
    case 'cheaper-wagons':
      return [[counted('wagons')], [LESS(rule.silver), counted('silver')]]
    case 'cheaper-change':
      return [[chip('round')], [LESS(rule.silver), counted('silver')]]
    case 'shield':
      return [[shield(rule.disaster)], [words(String(rule.amount)), counted(SHIELDED[rule.disaster])]]
    case 'smaller-needs':
      return [[icon('town')], [LESS(rule.amount), counted(rule.item)]]
    default:
      return rule satisfies never
  }
}

/** The points of townsfolk in final scoring. */
export function scoreSigns(score: FinalScore): readonly Group[] {
  const star = icon('star', STAR)
  if (score.kind === 'flat') return [[star, words(String(score.points))]]
  return [[star, words(String(score.points)), ...rateSigns(score.per, score.every)], atMost(score.most)]
}

/** The goods that a player board begins with, wagons first. */
export function startSigns({ wagons, equipment, ...goods }: StartGoods): readonly Group[] {
  const counts = { ...goods, equipment }
  return [
    ...wagons.map((size): Group => [wagonOf(size)]),
    ...(['silver', 'wood', 'medicine', 'cattle', 'gold', 'equipment'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind): Group => [words(String(counts[kind])), counted(kind)]),
  ]
}

/** The toll of a disaster, as a sign of what it hits and what it costs. */
export const TOLLS: Readonly<Record<Disaster, readonly Group[]>> = {
  storm: [[counted('wagons'), words('−1'), counted('wood')]],
  raid: [[counted('silver'), words('÷ 2')]],
  famine: [[counted('cattle'), words('−1'), counted('silver')]],
  disease: [[counted('townsfolk'), words('−1'), counted('medicine')]],
}
