/** The card phase: one panel that stays, with what is left to spend in its first line. */
import type { Button, MenuOption } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import { type CardId, cardOf, isMetal } from '../data/cards.js'
import { squadsOf } from '../data/pieces.js'
import type { Area, Level } from '../data/technologies.js'
import { describeCard, describeTechnology } from '../texts/effects.js'
import { cardName, cardsIn, technologyName, tileLabel } from '../texts/naming.js'
import { isInLastRound } from '../texts/status.js'
import type { Scene, Sheet } from './scene.js'

export function cardsSheet(scene: Scene): Sheet {
  const { view, texts } = scene
  const { titles, cards } = texts.panel
  return sheetOf(titles.cards(view), [
    paragraph(poolLine(scene), ...metalsLine(scene), ...(isInLastRound(view, scene.reader) ? [cards.lastRound] : [])),
    paragraph(...handLines(scene)),
    ...menus(cards.play, playOptions(scene)),
    ...menus(cards.buy, buyOptions(scene)),
    ...menus(cards.research, researchOptions(scene)),
    ...buttonRows(endButtons(scene)),
  ])
}

/** Actions and money that are left. */
function poolLine({ view, texts, words }: Scene): string {
  return texts.panel.cards.left({ actions: view.pool.actions, money: words.money(view.pool.money) })
}

function metalsLine({ me, texts, words, reader }: Scene): readonly string[] {
  const metals = me.played.filter(isMetal)
  if (metals.length === 0) return []
  const money = metals.reduce((sum, id) => sum + (cardOf(id).metal ?? 0), 0)
  return [texts.panel.cards.metals({ cards: cardsIn(metals, reader.locale).join(', '), money: words.money(money) })]
}

function handLines({ me, texts, reader }: Scene): readonly string[] {
  const { cards } = texts.panel
  const kinds = [...new Set(me.hand ?? [])]
  if (kinds.length === 0) return [cards.emptyHand]
  const lines = kinds.map((id) => {
    const [card = ''] = cardsIn(me.hand?.filter((each) => each === id) ?? [], reader.locale)
    return cards.line({ card, effect: describeCard(id, reader.locale) })
  })
  return [cards.hand, ...lines]
}

function playOptions(scene: Scene): readonly MenuOption[] {
  const { view, texts, reader } = scene
  const { placed } = texts.panel.cards
  const option = (id: CardId, label: string, action: Parameters<Scene['encode']>[0]) => ({
    label,
    icon: iconOf.card(id),
    description: describeCard(id, reader.locale),
    target: doing(scene, action),
  })
  return [
    ...legalOf(scene, 'place').map((action) => {
      const place = tileLabel(view, action.tile, reader.locale)
      return option(action.card, placed({ card: cardName(action.card, reader.locale), place }), action)
    }),
    ...legalOf(scene, 'play').map((action) => option(action.card, cardName(action.card, reader.locale), action)),
  ]
}

function buyOptions(scene: Scene): readonly MenuOption[] {
  const { view, texts, reader } = scene
  return legalOf(scene, 'buy').map((action) => ({
    label: priceLabel(scene, action.card),
    icon: iconOf.card(action.card),
    description: texts.panel.cards.toBuy({ effect: describeCard(action.card, reader.locale), left: view.piles[action.card] }),
    target: doing(scene, action),
  }))
}

/** A card with its price. */
export function priceLabel({ view, texts, words, reader }: Scene, id: CardId): string {
  return texts.panel.cards.priced({ what: cardName(id, reader.locale), price: words.money(view.prices[id]) })
}

function researchOptions(scene: Scene): readonly MenuOption[] {
  const { me, reader } = scene
  return legalOf(scene, 'research').map((action) => ({
    label: researchLabel(scene, action.area),
    icon: iconOf.area(action.area),
    description: describeTechnology(action.area, nextLevel(me.levels[action.area]), reader.locale),
    target: doing(scene, action),
  }))
}

/** The next level of an area with its price; at the top the last one. */
export function researchLabel({ me, texts, words, reader }: Scene, area: Area): string {
  const { priced, technology } = texts.panel.cards
  const level = nextLevel(me.levels[area])
  const price = me.researchPrices[area]
  const what = technology({ area: words.areas[area], level, technology: technologyName(area, level, reader.locale) })
  return price === null ? what : priced({ what, price: words.money(price) })
}

const nextLevel = (level: Level): Exclude<Level, 0> => (level === 0 ? 1 : level === 1 ? 2 : 3)

/** Without ships the turn ends with the cards. */
function endButtons(scene: Scene): readonly Button[] {
  const { view, seat, texts } = scene
  const { cards, endTurn } = texts.panel
  const hasShips = squadsOf(view, seat).length > 0
  const end: Button = {
    label: hasShips ? cards.end : endTurn,
    style: view.pool.actions === 0 ? 'success' : 'secondary',
    target: doing(scene, { kind: 'end-cards' }),
    saysTurnEnds: !hasShips,
  }
  const staying = legalOf(scene, 'end-turn').map(
    (action): Button => ({ label: cards.endStaying, style: 'secondary', target: doing(scene, action), saysTurnEnds: true }),
  )
  return [end, ...staying]
}
