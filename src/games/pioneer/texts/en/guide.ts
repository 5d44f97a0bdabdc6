import { ACTIONS, HAND } from '../../data/cards.js'
import { TOP_LEVEL_POINTS } from '../../data/technologies.js'
import type { StatusStep } from '../parameters.js'
import { glossary as words } from './glossary.js'

/** Tips for a first game. */
export const guide = {
  cards: `**Tip.** You have ${ACTIONS} actions: each buys a card, plays a card or researches a level. Your metals are your money; what you do not spend is lost. What you buy goes to your discard pile first. You draw ${HAND} new cards once you are done here. Better metal is a good first buy.`,
  /** Once something is bought, played or researched. */
  laterCards: `**Tip.** A card you buy goes to your discard pile first. Money you do not spend is lost. You draw ${HAND} new cards once you are done here.`,
  drive: '**The Drive.** It takes one of your ships to any sector. That ship can still move this turn.',
  moves:
    '**Tip.** Each group of ships moves once. A scout that lands on an unknown star shows it to you alone. A colonizer can found a colony where it lands.',
  battle:
    '**A battle.** A unit is destroyed when the damage reaches its defense; any extra is wasted. If you would rather not be asked, choose a standing order under **My cards**.',
  colonies: `**Tip.** A colony scores the points of its system and brings you its bonus every turn. The third level of a research area is worth ${words.points(TOP_LEVEL_POINTS)}.`,
} satisfies Record<StatusStep | 'laterCards', string>

export type GuideTexts = typeof guide
