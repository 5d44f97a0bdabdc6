import { counted } from '../../../../i18n/words.js'
import type { DeedTexts } from '../en/story.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.de

export const ownStory: DeedTexts = {
  boardChosen: ({ board }) => `Du brichst mit ${board} auf.`,
  outfitted: ({ tiles }) => (tiles === '' ? 'Du belädst deine Wagen.' : `Du belädst deine Wagen und nimmst ${tiles} mit.`),
  rolled: ({ dice }) => `Die Würfel sind gefallen: ${dice}. Du wählst zuerst.`,
  turn: ({ week, day }) => `Woche ${week}, Tag ${day}: Du bist am Zug.`,
  taken: ({ die, face }) => `Du nimmst ${die}: ${face}.`,
  changed: ({ from, face, paid }) => `Du zahlst ${paid} und drehst den Würfel von ${from} auf ${face}.`,
  income: ({ amount }) => `Du nimmst ${amount} Einkommen.`,
  acted: ({ goods }) => `Du nutzt den Würfel und bekommst ${goods}.`,
  equipped: ({ tile }) => `Du lädst ${tile} auf.`,
  recruited: ({ person }) => `Du wirbst ${person} an.`,
  effect: ({ source, goods }) => `${source}: Du bekommst ${goods}.`,
  exchange: ({ source, given, goods }) => `${source}: Du tauschst ${given} gegen ${goods}.`,
  wagonGained: ({ source, wagon }) => `${source}: Du bekommst ${wagon}.`,
  repaired: ({ source, tokens }) => `${source}: Du entfernst ${counted('de', tokens, words.damage)}.`,
  wagonBought: ({ wagon, paid }) => `Du kaufst für ${paid} ${wagon}.`,
  goldDrawn: () => 'Du ziehst ein Goldplättchen.',
  noGoldLeft: () => 'Der Goldbeutel ist leer: Für dich gibt es nichts mehr zu ziehen.',
  discarded: ({ goods }) => `Du hast zu wenig Platz und gibst ${goods} zurück.`,
  stormed: {
    paid: ({ wagon }) => `Du rettest Wagen ${wagon} mit 1 Holz.`,
    shielded: ({ wagon }) => `Du schützt Wagen ${wagon}.`,
    damaged: ({ wagon }) => `Du nimmst ein Schadensplättchen auf Wagen ${wagon}.`,
  },
  raided: ({ lost }) => `Du verlierst ${lost}.`,
  notRaided: () => 'Du verlierst nichts.',
  starved: ({ parts }) => `Deine Herde: ${parts}.`,
  sickened: {
    paid: ({ person }) => `Du gibst 1 Medizin für ${person}.`,
    shielded: ({ person }) => `Du schützt ${person}.`,
    lost: ({ person }) => `Du musst ohne ${person} weiterziehen.`,
  },
  befallen: ({ parts }) => `Bei dir: ${parts}.`,
  herdScored: ({ points }) => `Deine Herde bringt dir ${points}.`,
  satisfied: ({ town, goods, favours }) => `Du belieferst ${town} (${goods}) und bekommst ${favours}.`,
  tileGiven: ({ town, tile }) => `Du gibst ${tile} für ${town} her.`,
}
