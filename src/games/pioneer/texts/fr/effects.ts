import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'
import type { EffectTexts } from '../en/effects.js'
import { glossary as words } from './glossary.js'

export const effects: EffectTexts = {
  metal: ({ money }) => `rapporte ${money}`,
  construct: {
    scout: 'construire un éclaireur',
    colonizer: 'construire un vaisseau colonial',
    warship: 'construire un croiseur',
  },
  fortify: 'fortifier une colonie',
  arm: t`charger une bombe à bord d'un éclaireur ; la carte est retirée du jeu`,
  drive: 'envoyer un vaisseau dans n’importe quel secteur, puis lancer le dé',
  draw: ({ cards }) => `piocher ${counted('fr', cards, words.card)}`,
  drawn: ({ cards }) => `+${counted('fr', cards, words.card)}`,
  actions: ({ actions }) => `+${counted('fr', actions, words.action)}`,
  money: ({ money }) => `+${money}`,
  cost: ({ does, money }) => t`${does} ; coûte ${money} à jouer`,
  nothing: 'rien',
  lost: 'le vaisseau est perdu',
  system: ({ points, bonus }) => (bonus === '' ? points : `${points}, ${bonus} par tour`),
  technologies: {
    'particle-beam': () => '+1 en attaque pour vos croiseurs',
    'micro-nuke': () => '+1 en attaque pour vos éclaireurs',
    'nova-bomb': ({ points }) => `${points}, et la Bombe nova est en vente pour vous`,
    'worm-hole': () => t`d'une de vos colonies à une autre en un seul déplacement`,
    warpdrive: () => 'tous vos vaisseaux vont un secteur plus loin',
    'improbability-drive': ({ points }) => `${points}, et le Générateur est en vente pour vous`,
    'robotic-manufacturing': () => '+1 action par tour, à partir du prochain',
    'asteroid-mining': () => '+1 carte à la fin de chaque tour',
    'rearden-metal': ({ points }) => `${points}, et le Métal Rearden est en vente pour vous`,
  },
}
