import { counted } from '../../../../i18n/words.js'
import type { TECHNOLOGIES } from '../../data/technologies.js'
import type { ShipCard } from '../../data/units.js'
import { glossary as words } from './glossary.js'

type TechnologyId = (typeof TECHNOLOGIES)[keyof typeof TECHNOLOGIES][number]

/** What cards, the die and technologies do, in parts that stand beside each other. */
export const effects = {
  metal: ({ money }: { money: string }) => `brings ${money}`,
  construct: { scout: 'build a scout', colonizer: 'build a colonizer', warship: 'build a warship' } satisfies Record<
    ShipCard,
    string
  >,
  fortify: 'fortify a colony',
  arm: 'put a bomb aboard a scout; the card leaves the game',
  drive: 'take a ship to any sector, then roll the die',
  draw: ({ cards }: { cards: number }) => `draw ${counted('en', cards, words.card)}`,
  /** The same as something that happened, not as something to do. */
  drawn: ({ cards }: { cards: number }) => `+${counted('en', cards, words.card)}`,
  actions: ({ actions }: { actions: number }) => `+${counted('en', actions, words.action)}`,
  money: ({ money }: { money: string }) => `+${money}`,
  cost: ({ does, money }: { does: string; money: string }) => `${does}; ${money} to play`,
  nothing: 'nothing',
  lost: 'the ship is lost',
  /** What a system brings. */
  system: ({ points, bonus }: { points: string; bonus: string }) => (bonus === '' ? points : `${points}, ${bonus} each turn`),
  technologies: {
    'particle-beam': () => '+1 attack for warships',
    'micro-nuke': () => '+1 attack for scouts',
    'nova-bomb': ({ points }) => `${points}, and you may buy Nova Bombs`,
    'worm-hole': () => 'ships go from one of your colonies to any other in one move',
    warpdrive: () => 'all ships move one sector farther',
    'improbability-drive': ({ points }) => `${points}, and you may buy the Drive`,
    'robotic-manufacturing': () => '+1 action each turn, from your next turn on',
    'asteroid-mining': () => '+1 card at the end of each turn',
    'rearden-metal': ({ points }) => `${points}, and you may buy Rearden Metal`,
  } satisfies Record<TechnologyId, (p: { points: string }) => string>,
}

export type EffectTexts = typeof effects
