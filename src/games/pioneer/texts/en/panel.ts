import { counted } from '../../../../i18n/words.js'
import type { Who } from '../parameters.js'
import { glossary as words } from './glossary.js'

/** What panels say and what stands on their buttons and menus. */
export const panel = {
  titles: {
    cards: ({ round }: { round: number }) => `Round ${round}: your cards`,
    drive: 'Infinite Improbability Drive',
    moves: ({ round }: { round: number }) => `Round ${round}: your ships`,
    some: 'Only some of the ships',
    battle: 'Battle: choose your targets',
    colonies: 'New colonies',
    waiting: 'It is not your turn',
    over: 'The game is over',
  },
  back: 'Back',
  endTurn: 'End turn',
  cards: {
    left: ({ actions, money }: { actions: number; money: string }) =>
      `**${counted('en', actions, words.action)}** and **${money}** left.`,
    lastRound: 'The game ends with this round.',
    metals: ({ cards, money }: { cards: string; money: string }) => `Metals laid out: ${cards} (${money}).`,
    hand: '**Cards in hand**',
    emptyHand: 'No other cards in hand.',
    line: ({ card, effect }: { card: string; effect: string }) => `- **${card}**: ${effect}`,
    play: 'Play a card…',
    buy: 'Buy a card…',
    research: 'Research…',
    placed: ({ card, place }: { card: string; place: string }) => `${card} → ${place}`,
    priced: ({ what, price }: { what: string; price: string }) => `${what}: ${price}`,
    toBuy: ({ effect, left }: { effect: string; left: number }) => `${effect}; ${left} left`,
    technology: ({ area, level, technology }: { area: string; level: number; technology: string }) =>
      `${area} ${level} (${technology})`,
    end: 'On to the ships',
    endStaying: 'End turn without moving',
  },
  drive: {
    intro: ({ faces }: { faces: string }) =>
      `The ship lands without exploring, fighting or colonizing. Then the die is rolled. ${faces}.`,
    face: ({ face, effect }: { face: number; effect: string }) => `**${face}**: ${effect}`,
    ship: 'Which ship?',
    target: 'Where to?',
    flight: 'any flight with the Drive',
    from: ({ ship, place }: { ship: string; place: string }) => `${ship} in ${place}`,
  },
  moves: {
    intro: 'Each group moves once; all battles are fought after the last move.',
    ready: ({ ships }: { ships: string }) => `Not moved yet: ${ships}.`,
    group: ({ ships, sector }: { ships: string; sector: string }) => `${ships} in ${sector}`,
    allMoved: 'All your ships have moved.',
    menu: ({ origins }: { origins: string }) => `Move ships from ${origins}…`,
    move: ({ ships, from, place }: { ships: string; from: number; place: string }) => `${ships}: ${from} → ${place}`,
    pick: 'Which ships?',
    picked: ({ ships, sector }: { ships: string; sector: string }) => `${ships} in ${sector}: where to?`,
    pickLabel: ({ ships, place }: { ships: string; place: string }) => `${ships} in ${place}`,
    some: 'Only some of the ships',
    bombs: 'Set off a nova bomb…',
    bomb: ({ from, place }: { from: number; place: string }) => `Nova bomb: ${from} → ${place}`,
    bombHits: ({ units }: { units: string }) => (units === '' ? 'destroys the system for good' : `destroys the system, ${units}`),
    fight: 'Fight',
    colonize: 'On to the new colonies',
    wormHole: 'through a wormhole',
    peeks: 'you see what is there',
    /** All moves with these words. */
    peeking: 'moves that show you an unknown star',
    /** All bombs with which a star turns up. */
    unveiling: 'nova bombs that reveal a star',
    colony: ({ worth }: { worth: string }) => `free to colonize: ${worth}`,
    colonyUnknown: 'free to colonize; you have not seen what it brings',
    uncolonizable: 'the system is destroyed',
    enemies: '**Enemies within reach**',
    all: '**If all your ships within reach attack**',
    coming: '**Battles to come**',
  },
  preview: {
    side: ({ who, units, attack, defence }: Who & { units: string; attack: number; defence: number }) =>
      `${who}: ${units} (attack ${attack}, defense ${defence})`,
    line: ({ place, sides }: { place: string; sides: string }) => `- **${place}**: ${sides}.`,
    own: 'you',
    outcome: ({ lost, destroyed }: { lost: string; destroyed: string }) => `You lose ${lost}; you destroy ${destroyed}.`,
    /** In a menu, with the attack of each side, those of others listed. What is destroyed is null where it has no room. */
    short: ({ attack, theirs, lost, destroyed }: { attack: number; theirs: string; lost: string; destroyed: string | null }) =>
      `battle, ${attack} against ${theirs}: you lose ${lost}${destroyed === null ? '' : `; you destroy ${destroyed}`}`,
    range: ({ least, most }: { least: string; most: string }) => `at best ${least}, at worst ${most}`,
    /** Where all that may be lost is worth the same. */
    either: ({ one, other }: { one: string; other: string }) => `${one} or ${other}`,
    alike: ({ one, other }: { one: string; other: string }) => `${one}, ${other} or the equivalent`,
    upTo: ({ most }: { most: string }) => `up to ${most}`,
    none: 'nothing',
  },
  battle: {
    intro:
      'All sides choose their targets in secret and fire at once. A colony can be hit only once all of its owner’s ships there are hit.',
    volley: ({ place, left, attack }: { place: string; left: number; attack: number }) =>
      `**${place}**: ${left} of ${attack} damage left`,
    spent: ({ hits }: { hits: string }) => `, best spent on ${hits}`,
    aimed: ({ hits }: { hits: string }) => `; aimed at ${hits}`,
    hit: 'Destroy…',
    target: ({ unit, who, sector }: Who & { unit: string; sector: string }) => `${unit} (${who}), ${sector}`,
    defence: ({ defence }: { defence: number }) => `needs ${defence} damage`,
    fire: 'Fire',
    best: 'Fire at the best targets',
    more: 'Fire; the rest at the best targets',
    anew: 'Aim again',
  },
  colonies: {
    intro: 'A colonizer that becomes a colony is used up.',
    colonize: ({ place }: { place: string }) => `Colonize ${place}`,
    worth: ({ place, worth }: { place: string; worth: string }) => `- **${place}**: ${worth}`,
  },
}

export type PanelTexts = typeof panel
