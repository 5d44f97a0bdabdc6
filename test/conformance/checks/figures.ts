/** Whether a game's figures for statistics add up and have words. */
import { LOCALES } from '../../../src/i18n/locale.js'
import type { Check } from './contract.js'

export const figuresAddUp: Check = ({ game }, { log, last, seats }) => {
  const next = game.toMove(last)
  const figures = game.figures(
    last,
    log.flatMap(({ facts }) => facts),
  )
  if (figures.length === 0 || next.kind !== 'over') return []
  const sums = figures.map(({ sources }) => Object.values(sources).reduce((sum, points) => sum + points, 0))
  const counts = figures.flatMap(({ choices, feats }) => [...Object.values(choices), ...Object.values(feats)])
  return [
    ...(figures.length === seats ? [] : [`figures of ${figures.length} seats, not of ${seats}`]),
    ...sums.flatMap((sum, seat) => (sum === next.outcome.points[seat] ? [] : [`the sources of seat ${seat} come to ${sum}`])),
    ...counts.flatMap((count) => (Number.isInteger(count) && count >= 0 ? [] : [`a count of ${count}`])),
  ]
}

export const figuresAreNamed: Check = ({ game }, { log, last }) => {
  const figures = game.figures(
    last,
    log.flatMap(({ facts }) => facts),
  )
  return LOCALES.flatMap((locale) =>
    figures.flatMap(({ sources, choices, feats }) => {
      const texts = game.figureTexts?.[locale]
      const feat = (id: string) =>
        texts?.feats[id] === undefined ? undefined : `${texts.feats[id].name} ${texts.feats[id].amount(2)}`
      const named = [
        ...Object.keys(sources).map((id) => [id, texts?.sources[id]] as const),
        ...Object.keys(choices).map((id) => [id, texts?.choices.choices[id]] as const),
        ...Object.keys(feats).map((id) => [id, feat(id)] as const),
      ]
      return named.flatMap(([id, text]) => (text === undefined || text === '' ? [`${id} has no words in ${locale}`] : []))
    }),
  )
}
