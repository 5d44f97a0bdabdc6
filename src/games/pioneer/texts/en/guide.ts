import { ACTIONS, HAND } from '../../data/cards.js'
import { TOP_LEVEL_POINTS } from '../../data/technologies.js'
import type { StatusStep } from '../parameters.js'
import { glossary as words } from './glossary.js'

/** Tips for a first turn. */
export const guide = {
  cards: `**Your first turn, step 1 of 3.** You have ${ACTIONS} actions: each buys a card, plays one or researches. Your metals are your money; what you do not spend is lost. What you buy comes into your hand later: you draw ${HAND} new cards at the end of this step. A Scout or a better metal is a good first buy.`,
  drive: '**The Drive.** It takes one ship to any sector. In this turn that ship can still make its own move as well.',
  moves:
    '**Your first turn, step 2 of 3.** Each group of ships moves once. A scout that lands on an unknown star shows it to you alone. A colonizer can turn its system into a colony.',
  battle:
    '**A battle.** Damage destroys a unit when it reaches its defence; what is left over does nothing. To be asked no more, choose an order for battles under **My cards**.',
  colonies: `**Step 3 of 3.** A colony brings points for its system, and what the system brings each turn. The third level of an area of research is worth ${words.points(TOP_LEVEL_POINTS)}.`,
} satisfies Record<StatusStep, string>

export type GuideTexts = typeof guide
