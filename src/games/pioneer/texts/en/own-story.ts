import { counted } from '../../../../i18n/words.js'
import { glossary as words } from './glossary.js'
import type { DeedTexts } from './story.js'

/** The same sentences for the player whom they are about. */
export const ownStory: DeedTexts = {
  turn: ({ round }) => `Round ${round}: it is your turn.`,
  bonus: ({ bonus }) => `Your systems bring ${bonus}.`,
  metals: ({ cards, money }) => `You lay out ${cards} (${money}).`,
  bought: ({ card, money }) => `You buy ${card} for ${money}.`,
  boughtFree: ({ card }) => `You take ${card} for free.`,
  boughtAndFree: ({ card, money, free }) => `You buy ${card} for ${money} and take ${free} for free.`,
  played: ({ card, effect }) => `You play ${card} (${effect}).`,
  constructed: {
    scout: ({ sector }) => `You build a scout in ${sector}.`,
    colonizer: ({ sector }) => `You build a colonizer in ${sector}.`,
    warship: ({ sector }) => `You build a warship in ${sector}.`,
    atStart: ({ sector }) => `You begin with a scout in ${sector}.`,
  },
  built: ({ ships, sector }) => `You build ${ships} in ${sector}.`,
  fortified: ({ sector }) => `You fortify your colony in ${sector}.`,
  armed: ({ sector }) => `You put a nova bomb aboard a scout in ${sector}.`,
  researched: ({ technology, area, level, money }) => `You research ${technology} (${area} ${level}) for ${money}.`,
  reshuffled: () => 'You shuffle your discard pile into a new deck.',
  drew: ({ count }) => `You draw ${counted('en', count, words.card)}.`,
  nothingToDraw: () => 'You have no card left to draw.',
  discarded: ({ cards }) => `You discard unplayed cards: ${cards}.`,
  driven: ({ ship, from, sector }) => `Against all odds, you whisk ${ship} from ${from} to ${sector}.`,
  vanished: ({ ship }) => `You lose ${ship} to the improbability.`,
  moved: ({ ships, from, sector }) => `You move ${ships} from ${from} to ${sector}.`,
  wormHole: ({ ships, from, sector }) => `You move ${ships} through a wormhole from ${from} to ${sector}.`,
  exploded: ({ sector, units }) => `You set off a nova bomb in ${sector}. Destroyed: ${units}.`,
  battleSide: ({ attack }) => `you attack with ${attack}`,
  fired: () => 'You are ready to fire.',
  destroyed: ({ units, sector }) => `You destroy ${units} in ${sector}.`,
  missed: ({ sector }) => `You destroy nothing in ${sector}.`,
  colonized: ({ sector }) => `You colonize ${sector}.`,
  eliminated: () => 'You have neither ships nor colonies left and are out of the game.',
  owned: ({ units }) => `${units} (yours)`,
}
