import { counted } from '../../../../i18n/words.js'
import { GLOSSARY } from '../glossary.js'
import type { DeedTexts } from './story.js'

const words = GLOSSARY.en

/** The same sentences for the player whom they are about. */
export const ownStory: DeedTexts = {
  boardChosen: ({ board }) => `You set out with ${board}.`,
  outfitted: ({ tiles }) => (tiles === '' ? 'You load your wagons.' : `You load your wagons and begin with ${tiles}.`),
  rolled: ({ dice }) => `The dice are rolled: ${dice}. You choose first.`,
  turn: ({ week, day }) => `Week ${week}, day ${day}: it is your turn.`,
  taken: ({ die, face }) => `You take ${die}: ${face}.`,
  changed: ({ from, face, paid }) => `You pay ${paid} and turn the die from ${from} to ${face}.`,
  income: ({ amount }) => `You take ${amount} income.`,
  acted: ({ goods }) => `You use the die for ${goods}.`,
  equipped: ({ tile }) => `You load ${tile}.`,
  recruited: ({ person }) => `You recruit ${person}.`,
  effect: ({ source, goods }) => `${source}: you get ${goods}.`,
  exchange: ({ source, given, goods }) => `${source}: you give ${given} for ${goods}.`,
  wagonGained: ({ source, wagon }) => `${source}: you get ${wagon}.`,
  repaired: ({ source, tokens }) => `${source}: you repair ${counted('en', tokens, words.damage)}.`,
  wagonBought: ({ wagon, paid }) => `You buy ${wagon} for ${paid}.`,
  goldDrawn: () => 'You draw a gold token.',
  noGoldLeft: () => 'The gold bag is empty: there is nothing left to draw for you.',
  discarded: ({ goods }) => `You have no room and give back ${goods}.`,
  stormed: {
    paid: ({ wagon }) => `You save wagon ${wagon} with 1 wood.`,
    shielded: ({ wagon }) => `You protect wagon ${wagon}.`,
    damaged: ({ wagon }) => `You take a damage token on wagon ${wagon}.`,
  },
  raided: ({ lost }) => `You lose ${lost}.`,
  notRaided: () => 'You lose nothing.',
  starved: ({ parts }) => `Your herd: ${parts}.`,
  sickened: {
    paid: ({ person }) => `You save ${person} with 1 medicine.`,
    shielded: ({ person }) => `You protect ${person}.`,
    lost: ({ person }) => `You have to go on without ${person}.`,
  },
  befallen: ({ parts }) => `You: ${parts}.`,
  herdScored: ({ points }) => `Your herd brings ${points}.`,
  satisfied: ({ town, goods, favours }) => `You satisfy ${town} (${goods}) and earn ${favours}.`,
  tileGiven: ({ town, tile }) => `You give ${tile} to ${town}.`,
}
