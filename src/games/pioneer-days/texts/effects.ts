/** Effects in words, made only from the vocabulary of `data/effects.ts`. */
import type { Locale } from '../../../i18n/locale.js'
import { FACES } from '../data/dice.js'
import type { Count, Effect, FinalScore, Ongoing, Reward } from '../data/effects.js'
import type { SourceId, TownsfolkId } from '../data/ids.js'
import { effectOf } from '../data/sources.js'
import { townsfolkOf } from '../data/townsfolk.js'
import type { EffectTexts } from './en/effects.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import { facesOf, goodsOf } from './naming.js'

/** The effect of a townsfolk, an equipment tile or a player board, in one sentence. */
export function describeEffect(source: SourceId, locale: Locale): string {
  return effectSentence(effectOf(source), TEXTS[locale].effects, locale)
}

/** The same of what another player owns. */
export function describeTheirEffect(source: SourceId, locale: Locale): string {
  return effectSentence(effectOf(source), TEXTS[locale].theirEffects, locale)
}

/** The value of a townsfolk in final scoring. */
export function describeScore(townsfolk: TownsfolkId, locale: Locale): string {
  return scorePhrase(townsfolkOf(townsfolk).score, locale)
}

function effectSentence(effect: Effect, effects: EffectTexts, locale: Locale): string {
  switch (effect.when) {
    case 'recruited':
      return effects.recruited({ reward: rewardPhrase(effect.reward, locale) })
    case 'face':
      return effects.face({ faces: facesOf(effect.faces, locale), reward: rewardPhrase(effect.reward, locale) })
    case 'exchange':
      return effects.exchange({
        faces: facesOf(effect.faces, locale),
        goods: goodsOf(effect.cost, locale),
        reward: goodsOf(effect.gain, locale),
      })
    case 'week-end':
      return effects.weekEnd({ reward: rewardPhrase(effect.reward, locale) })
    case 'always':
      return ongoingSentence(effect.rule, effects.always, locale)
  }
}

function rewardPhrase(reward: Reward, locale: Locale): string {
  const texts = TEXTS[locale].effects.reward
  switch (reward.kind) {
    case 'gain':
      return goodsOf(reward.gain, locale)
    case 'gain-per':
      return texts.per({ goods: goodsOf(reward.gain, locale), each: rateOf(reward.per, reward.every, locale), most: reward.most })
    case 'wagon':
      return texts.wagon[reward.size]
    case 'repair':
      return texts.repair({ tokens: reward.tokens })
    case 'calm':
      return reward.track === 'all' ? texts.calmAll : texts.calm({ disaster: GLOSSARY[locale].disasters[reward.track].name })
  }
}

function ongoingSentence(rule: Ongoing, texts: EffectTexts['always'], locale: Locale): string {
  const { money } = GLOSSARY[locale]
  switch (rule.kind) {
    case 'income':
      return rule.faces.length === FACES.length
        ? texts.incomeOfAll({ silver: money(rule.silver) })
        : texts.income({ faces: facesOf(rule.faces, locale), silver: money(rule.silver) })
    case 'extra':
      return texts.extra[rule.good]
    case 'storage':
      return texts.storage({ spaces: rule.spaces })
    case 'cheaper-wagons':
      return texts.cheaperWagons({ silver: money(rule.silver) })
    case 'cheaper-change':
      return texts.cheaperChange({ silver: money(rule.silver) })
    case 'shield':
      return texts.shield[rule.disaster]({ amount: rule.amount })
    case 'smaller-needs':
      return texts.smallerNeeds({ goods: goodsOf({ [rule.item]: rule.amount }, locale) })
  }
}

function scorePhrase(score: FinalScore, locale: Locale): string {
  const texts = TEXTS[locale].effects.score
  const { points } = GLOSSARY[locale]
  if (score.kind === 'flat') return texts.flat({ points: points(score.points) })
  const each = rateOf(score.per, score.every, locale)
  return texts.per({ points: points(score.points), each, most: points(score.most) })
}

/** `for every 2 cattle`. */
function rateOf(count: Count, every: number, locale: Locale): string {
  const { effects } = TEXTS[locale]
  const { counts, money } = GLOSSARY[locale]
  return count === 'silver' ? effects.eachSilver({ silver: money(every) }) : effects.each({ every, ...counts[count] })
}
