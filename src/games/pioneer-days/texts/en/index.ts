import type { ChoiceTexts } from '../../../choice-texts.js'
import type { Options } from '../../rules/types.js'
import { GLOSSARY } from '../glossary.js'
import type { StatusStep, Who } from '../parameters.js'
import { effects } from './effects.js'
import { figures } from './figures.js'
import { panel } from './panel.js'
import { refusals } from './refusals.js'
import { rules } from './rules.js'
import { alt, state } from './state.js'
import { digest, story } from './story.js'

/**
 * Every text of Pioneer Days: parameters in, a finished sentence out. English defines the shape of the other languages, so a
 * missing or extra text does not compile. Names, things, goods and money come in ready to print.
 */
export const en = {
  name: 'Pioneer Days',
  /** The button that opens a seat's own things. */
  handName: 'My wagons',
  pitch: 'Four weeks on the trail: draft dice, load your wagons, outlast the disasters and win the towns over.',
  lid: 'The lid of the box: a wagon on its way to the mountains, and the dice of a day.',
  options: {
    sets: {
      name: 'Townsfolk',
      choices: { 'first-game': 'Sets A and B, for a first game', drawn: 'Two of the five sets, drawn at random' },
    },
    boards: {
      name: 'Player boards',
      choices: { standard: 'The standard side for everybody', unique: 'Unique sides: choose one of two' },
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
  story,
  digest,
  refusals,
  /** Who the game waits for and why, in one sentence about a player or to the reader. */
  status: {
    about: {
      boards: ({ who }) => `Player boards are being chosen; still to choose: ${who}.`,
      take: ({ who }) => `${who} takes a die.`,
      react: ({ who }) => `${who} may exchange something.`,
      use: ({ who }) => `${who} decides what to use the die for.`,
      'turn-end': ({ who }) => `${who} has only to end the turn.`,
      room: ({ who }) => `Too many goods; still to make room: ${who}.`,
      storm: ({ who }) => `A storm; still to decide about wagons: ${who}.`,
      disease: ({ who }) => `A disease; still to decide about townsfolk: ${who}.`,
      town: ({ who }) => `In town; still to supply cards: ${who}.`,
    } satisfies Record<StatusStep, (p: Who) => string>,
    toYou: {
      boards: 'Choose the player board that you want to keep.',
      take: 'Your turn: take a die.',
      react: 'Your turn: exchange something, or leave it.',
      use: 'Your turn: use your die.',
      'turn-end': 'Your turn: end it, or buy wagons first.',
      room: 'Your goods do not fit: make room.',
      storm: 'A storm: decide about each of your wagons.',
      disease: 'A disease: decide about each of your townsfolk.',
      town: 'In town: supply cards if you like, then say that you are done.',
    } satisfies Record<StatusStep, string>,
    /** The table draws or rolls. */
    drawing: 'The table draws and rolls.',
    over: ({ winners, count }: { winners: string; count: number }) =>
      `The game is over. ${winners} ${count === 1 ? 'wins' : 'share the victory'}.`,
  },
  panel,
  state,
  alt,
  /** Tips for a first turn. */
  guide: {
    take: '**Your first turn, step 1 of 3.** Take one die. Its face is what you can do with it; its colour is what threatens if it is left over. At the end of the day the die that nobody took moves the disaster of its colour.',
    react: '**Your first turn, step 1 of 3.** Something of yours answers to the face that you took. An exchange is up to you.',
    use: '**Your first turn, step 2 of 3.** Use the die once: for silver, for its action, or to recruit whoever stands in its slot. For $3 it can show another face first.',
    'turn-end':
      '**Your first turn, step 3 of 3.** Wagons are bought at any moment of your turn: they carry more goods. *End turn* is your last word.',
    room: '**Too many goods.** Wood and medicine lie two to a space; gold and equipment take a space each. Cattle and townsfolk walk beside the wagons.',
    storm:
      '**A storm.** One wood saves a wagon. A damage token costs two spaces and 2 VP, so wood is well spent on wagons that are full.',
    disease:
      '**A disease.** One medicine saves one of your townsfolk. Whoever is lost no longer works for you, and scores nothing.',
    town: '**In town.** Favours are worth 2 VP each, and 5 VP more for whoever has most of them. What a card takes is gone.',
  } satisfies Partial<Record<StatusStep, string>>,
  rules,
  figures,
}

export type PioneerDaysTexts = typeof en
