/** The effects triggered by the taken die, and the choices for using it. */
import type { OfKind } from '../../../engine/kinds.js'
import type { Block, Button } from '../../../engine/panel.js'
import { doing, legalOf, opening, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import type { SourceId } from '../data/ids.js'
import { effectOf } from '../data/sources.js'
import type { Action, HeldDie } from '../rules/types.js'
import { describeEffect, describeScore } from '../texts/effects.js'
import { briefName, goodsOf, sourceName, townsfolkName } from '../texts/naming.js'
import { backRow } from './back.js'
import { waitingSheet } from './closing.js'
import { roomLine, warningFor } from './overflow.js'
import type { Scene, Sheet } from './scene.js'
import { tileChoices } from './tiles.js'
import { faceLines, recruitLabel, useIcon, yieldOf } from './uses.js'
import { purseLine, wagonButtons } from './wagons.js'

export function reactSheet(scene: Scene): Sheet {
  const { texts, reader } = scene
  const { titles, react } = texts.panel
  const { locale } = reader
  const exchanges = legalOf(scene, 'react').map((action) => ({ action, ...termsOf(scene, action.source) }))
  const lines = exchanges.map(({ action: { source }, given, goods }) =>
    react.line({ source: sourceName(source, locale), given, goods }),
  )
  const buttons = exchanges.map(
    ({ action, given }): Button => ({
      label: react.button({ source: briefName(action.source, locale), given }),
      style: 'primary',
      target: doing(scene, action),
    }),
  )
  const leave = legalOf(scene, 'no-reaction').map(
    (action): Button => ({ label: react.leave, style: 'secondary', target: doing(scene, action) }),
  )
  const tooMuch = warningFor(
    scene,
    exchanges.map(({ brought }) => brought),
  )
  return sheetOf(titles.react, [
    paragraph(purseLine(scene), react.intro, ...lines, ...tooMuch, ...warnings(scene)),
    ...buttonRows([...buttons, ...leave]),
    ...buttonRows(wagonButtons(scene, 'secondary')),
  ])
}

/** Exchanges that could no longer be paid for after buying each wagon. Without a warning the player would lose them unawares. */
function warnings(scene: Scene): readonly string[] {
  const { me, words, texts, reader } = scene
  return legalOf(scene, 'buy-wagon').flatMap(({ size }) => {
    const left = me.silver - me.wagonPrices[size]
    const lost = legalOf(scene, 'react').filter(({ source }) => silverFor(source) > left)
    const sources = lost.map(({ source }) => sourceName(source, reader.locale)).join(', ')
    return lost.length === 0 ? [] : [texts.panel.react.tooDear({ wagon: words.wagons[size].the, sources })]
  })
}

function silverFor(source: SourceId): number {
  const effect = effectOf(source)
  return effect.when === 'exchange' ? (effect.cost.silver ?? 0) : 0
}

/** What an exchange takes and gives, in words, and what is there to be loaded. */
function termsOf({ reader }: Scene, source: SourceId) {
  const effect = effectOf(source)
  if (effect.when !== 'exchange') throw new Error(`${source} exchanges nothing`)
  const { cost, gain } = effect
  return { given: goodsOf(cost, reader.locale), goods: goodsOf(gain, reader.locale), brought: gain }
}

export function useSheet(scene: Scene): Sheet {
  const { die } = scene.view
  const [step] = scene.path
  if (die === null) return waitingSheet(scene)
  if (step === 'equip' && legalOf(scene, 'equip').length > 0) return equipSheet(scene)
  if (step === 'turn' && legalOf(scene, 'change').length > 0) return changeSheet(scene)
  return usesSheet(scene, die)
}

function usesSheet(scene: Scene, die: HeldDie): Sheet {
  const { texts, words, view } = scene
  const { titles, use } = texts.panel
  const { face } = die
  const lines = [
    purseLine(scene),
    ...(view.changed ? [use.changed({ face: words.faces[die.taken] })] : []),
    ...personLine(scene, die),
    ...roomLine(scene),
  ]
  const others = [...changeButton(scene), ...wagonButtons(scene, 'secondary')]
  const blocks: readonly Block[] = [paragraph(...lines), ...buttonRows(useButtons(scene)), ...buttonRows(others)]
  return sheetOf(titles.use({ face: words.faces[face] }), blocks, slotMark(scene, die))
}

function personLine({ view, texts, reader: { locale } }: Scene, { face }: HeldDie): readonly string[] {
  const id = view.townsfolk[face]
  if (id === null) return []
  const told = { person: townsfolkName(id, locale), effect: describeEffect(id, locale), score: describeScore(id, locale) }
  return [texts.panel.use.person(told)]
}

/** Marks the townsfolk that could be recruited. */
function slotMark(scene: Scene, { face }: HeldDie): Sheet['marks'] {
  return legalOf(scene, 'recruit').map(() => ({ kind: 'slot', face, label: '★' }))
}

function useButtons(scene: Scene): readonly Button[] {
  const { texts, words, me, view } = scene
  const { use } = texts.panel
  const face = view.die?.face ?? 'wild'
  const person = view.townsfolk[face]
  const recruit = person === null ? '' : recruitLabel(scene, person)
  const income = legalOf(scene, 'income').map((action) =>
    bold(scene, action, use.income({ silver: words.money(me.incomes[face]) })),
  )
  const goods = [
    ...legalOf(scene, 'mine'),
    ...legalOf(scene, 'cattle'),
    ...legalOf(scene, 'wood'),
    ...legalOf(scene, 'medicine'),
  ].map((action) => bold(scene, action, use.gain({ goods: yieldOf(scene, action.kind) })))
  const equip: readonly Button[] =
    legalOf(scene, 'equip').length === 0
      ? []
      : [{ label: use.equip, icon: iconOf.good('equipment'), style: 'primary', target: opening('equip') }]
  return [...income, ...goods, ...equip, ...legalOf(scene, 'recruit').map((action) => bold(scene, action, recruit))]
}

function bold(
  scene: Scene,
  action: OfKind<Action, 'income' | 'mine' | 'cattle' | 'wood' | 'medicine' | 'recruit'>,
  label: string,
): Button {
  const { view } = scene
  const face = view.die?.face ?? 'wild'
  return { label, icon: useIcon(face, action, view.townsfolk[face]), style: 'primary', target: doing(scene, action) }
}

function changeButton(scene: Scene): readonly Button[] {
  if (legalOf(scene, 'change').length === 0) return []
  const price = scene.words.money(scene.me.changePrice)
  return [{ label: scene.texts.panel.use.change({ price }), style: 'secondary', target: opening('turn') }]
}

function equipSheet(scene: Scene): Sheet {
  const { titles, use } = scene.texts.panel
  const { options, marks } = tileChoices(scene, legalOf(scene, 'equip'))
  return sheetOf(titles.equip, [paragraph(purseLine(scene)), ...menus(use.chooseTile, options), ...backRow(scene)], marks)
}

function changeSheet(scene: Scene): Sheet {
  const { texts, words, me } = scene
  const { titles, use } = texts.panel
  const changes = legalOf(scene, 'change').map((action, index) => ({ action, number: index + 1 }))
  const buttons = changes.map(
    ({ action, number }): Button => ({
      label: use.changeButton({ number, face: words.faces[action.face] }),
      icon: iconOf.face(action.face),
      style: 'primary',
      target: doing(scene, action),
    }),
  )
  const intro = use.changeIntro({ price: words.money(me.changePrice) })
  const lines = faceLines(
    scene,
    changes.map(({ action }) => action.face),
  )
  return sheetOf(
    titles.change,
    [paragraph(intro, purseLine(scene), ...lines), ...buttonRows(buttons), ...backRow(scene)],
    changes.map(({ action, number }) => ({ kind: 'face', face: action.face, label: String(number) })),
  )
}
