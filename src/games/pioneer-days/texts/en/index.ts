import type { ChoiceTexts } from '../../../choice-texts.js'
import type { Options, Source } from '../../rules/types.js'
import { GLOSSARY } from '../glossary.js'
import type { StatusStep, Who } from '../parameters.js'
import { effects, theirEffects } from './effects.js'
import { figures } from './figures.js'
import { ownStory } from './own-story.js'
import { panel } from './panel.js'
import { refusals } from './refusals.js'
import { rules } from './rules.js'
import { alt, state } from './state.js'
import { digest, story } from './story.js'
import { tutorial } from './tutorial.js'

/**
 * Every text of Pioneer Days: parameters in, a finished sentence out. English defines the shape of the other languages, so a
 * missing or extra text does not compile. Names, things, goods and money come in ready to print.
 */
export const en = {
  name: 'Pioneer Days',
  /** The button that opens a seat's own things. */
  handName: 'My wagons',
  pitch: 'Four weeks on the trail: draft dice, load your wagons, weather the disasters and win over the towns.',
  lid: 'The lid of the box: a wagon on its way to the mountains, and the dice of a day.',
  options: {
    sets: {
      name: 'Townsfolk',
      choices: { 'first-game': 'first two sets', drawn: 'two random sets' },
    },
    boards: {
      name: 'Player boards',
      choices: { standard: 'standard side', unique: 'unique sides' },
    },
  } satisfies Record<keyof Options, ChoiceTexts>,
  /** The players' colours with the shapes that go with them. */
  colours: ['Blue, circles', 'Green, triangles', 'Red, squares', 'Yellow, diamonds'] satisfies readonly [
    string,
    string,
    string,
    string,
  ],
  /** The side of the player boards that all of them share. */
  standardBoard: 'Standard board',
  glossary: GLOSSARY.en,
  effects,
  theirEffects,
  story,
  ownStory,
  digest,
  refusals,
  /**
   * Who the game waits for and why, in one sentence about a player or to the reader. `only-end` where no wagon can be bought at
   * the end of a turn.
   */
  status: {
    about: {
      boards: ({ who }) => `Player boards are being chosen; still to choose: ${who}.`,
      take: ({ who }) => `${who} is choosing a die.`,
      react: ({ who }) => `${who} may make an exchange.`,
      use: ({ who }) => `${who} is deciding how to use the die.`,
      'turn-end': ({ who }) => `${who} can still buy wagons or end the turn.`,
      'only-end': ({ who }) => `${who} only has to end the turn.`,
      room: ({ who }) => `Too many goods; still to make room: ${who}.`,
      storm: ({ who }) => `A storm; still to decide about wagons: ${who}.`,
      disease: ({ who }) => `Disease; still to decide about townsfolk: ${who}.`,
      town: ({ who }) => `In town; not done yet: ${who}.`,
    } satisfies Record<StatusStep | 'only-end', (p: Who) => string>,
    toYou: {
      boards: 'Choose the player board that you want to keep.',
      take: 'Your turn: take a die.',
      react: 'Your turn: make an exchange, or skip it.',
      use: 'Your turn: use your die.',
      'turn-end': 'Your turn: end it, or buy wagons first.',
      'only-end': 'Your turn: you only have to end it.',
      room: 'Your goods do not fit: make room.',
      storm: 'A storm: decide about each of your wagons.',
      disease: 'Disease: decide about each of your townsfolk.',
      town: 'In town: satisfy town cards if you like, then leave.',
    } satisfies Record<StatusStep | 'only-end', string>,
    /** The table draws or rolls. */
    drawing: 'Dice are being rolled, or cards and tokens drawn.',
    over: ({ winners, count }: { winners: string; count: number }) =>
      `The game is over. ${winners} ${count === 1 ? 'wins' : 'share the victory'}.`,
  },
  panel,
  state,
  alt,
  /** Tips for a first game. */
  guide: {
    take: '**Tip.** Take one die. Its face shows what you can do with it, its color the disaster that advances at the end of the day if nobody takes it.',
    react: '**Tip.** The face you took triggers something you have. You do not have to make the exchange.',
    use: '**Tip.** Use the die once: for silver, for its action or to recruit whoever is in its slot. For $3, you can turn it to another face first. You can buy wagons at any time during your turn: they let you carry more goods.',
    'turn-end':
      '**Tip.** Take one last look: while **Undo** is shown below, you can undo what you did before you press **End turn**.',
    room: '**Too many goods.** Wood and medicine go two to a space; gold and equipment take one space each. Cattle and townsfolk walk beside the wagons.',
    storm:
      '**A storm.** One wood saves a wagon. A damage token costs two spaces and 2 VP, so wood is well spent on wagons that are full.',
    disease: '**Disease.** One medicine saves one of your townsfolk. Those you lose no longer help you and score nothing.',
    town: '**In town.** Favors are worth 2 VP each, and whoever has the most gets 5 VP more. What a card takes is gone.',
  } satisfies Partial<Record<StatusStep, string>>,
  rules,
  /** Behind a number of points: where they come from. */
  sources: {
    track: 'from cattle',
    gold: 'from gold',
    favours: 'from favors',
    townsfolk: 'from townsfolk',
    supplies: 'from what your supplies still bring',
    damage: 'from damage',
  } satisfies Record<Source, string>,
  figures,
  tutorial,
}

export type PioneerDaysTexts = typeof en
