import { counted } from '../../../../i18n/words.js'
import type { EffectTexts } from '../en/effects.js'
import { glossary as words } from './glossary.js'

export const effects: EffectTexts = {
  metal: ({ money }) => `bringt ${money}`,
  construct: { scout: 'Aufklärer bauen', colonizer: 'Kolonieschiff bauen', warship: 'Kriegsschiff bauen' },
  fortify: 'Kolonie befestigen',
  arm: 'Bombe auf einen Aufklärer laden; die Karte kommt aus dem Spiel',
  drive: 'ein Schiff in einen beliebigen Sektor bringen, dann würfeln',
  draw: ({ cards }) => `${counted('de', cards, words.card)} ziehen`,
  drawn: ({ cards }) => `+${counted('de', cards, words.card)}`,
  actions: ({ actions }) => `+${counted('de', actions, words.action)}`,
  money: ({ money }) => `+${money}`,
  cost: ({ does, money }) => `${does}; Ausspielen kostet ${money}`,
  nothing: 'nichts',
  lost: 'das Schiff ist verloren',
  system: ({ points, bonus }) => (bonus === '' ? points : `${points}, jeden Zug ${bonus}`),
  technologies: {
    'particle-beam': () => '+1 Angriff für Kriegsschiffe',
    'micro-nuke': () => '+1 Angriff für Aufklärer',
    'nova-bomb': ({ points }) => `${points}, und du darfst Novabomben kaufen`,
    'worm-hole': () => 'in einer Bewegung von einer eigenen Kolonie zu jeder anderen',
    warpdrive: () => 'alle Schiffe fliegen einen Sektor weiter',
    'improbability-drive': ({ points }) => `${points}, und du darfst den Antrieb kaufen`,
    'robotic-manufacturing': () => '+1 Aktion in jedem Zug, ab deinem nächsten',
    'asteroid-mining': () => '+1 Karte am Ende jedes Zugs',
    'rearden-metal': ({ points }) => `${points}, und du darfst Rearden-Metall kaufen`,
  },
}
