import type { TutorialTexts } from '../../../tutorial-texts.js'

/** The guided first game. The numbers and names in these texts are those of its script. */
export const tutorial = {
  steps: {
    metals: {
      title: 'Cards and money',
      meanwhile:
        'You and Bessie have one world each, with nine unknown stars between you. The game is over once all of them are known; then whoever has more victory points (VP) wins. Bessie has had her first turn.',
      idea: 'You begin with five Gold. Metals are your money and are laid out for you: $5. You have two actions; each buys a card, plays a card or researches a technology. A card you buy is yours for the whole game, so better metal makes your later turns richer.',
      task: 'Buy metal that is worth $2 instead of $1: open **Buy a card…** and choose **Runite: $3**.',
      wrong: {
        buy: 'That has its uses. Begin with better metal: **Runite: $3**.',
        research: 'Technologies pay off later. Begin with better metal: **Runite: $3**.',
        other: 'Money that you do not spend is lost. Buy **Runite: $3** first.',
      },
    },
    deck: {
      title: 'Your deck',
      idea: 'Runite is now in your discard pile. Each turn, you draw five cards from your deck, and when it is empty, your discard pile is shuffled and becomes the deck. So whatever you buy comes into your hand again and again. You have one action and $2 left.',
      task: 'Buy a ship that finds new stars: **Scout: $2**.',
      wrong: {
        buy: 'You need a ship first, to see what is out there: **Scout: $2**.',
        other: 'Your last $2 would be lost. Buy **Scout: $2** first.',
      },
    },
    play: {
      title: 'Playing a card',
      meanwhile:
        'You drew five new cards: three Gold, Runite and the Scout. Bessie bought the same cards as you. She has already built her scout and flown it to the star next to her home world.',
      idea: 'Playing a card costs an action. What it does is written next to its name. A Scout builds a scout ship at one of your colonies, gives you the action back and lets you draw a card.',
      task: 'Build a scout on your home world: open **Play a card…** and choose **Scout → 4 · Home world**.',
      wrong: {
        buy: 'Play the Scout first: it costs you nothing, and the card you draw may bring money.',
        research: 'Play the Scout first: it costs you nothing, and the card you draw may bring money.',
        other: 'Cards that you do not play are discarded. Play your Scout first.',
      },
    },
    spend: {
      title: 'Colonizers',
      idea: 'Your scout is in sector 4, and the card you drew brings your money to $6. Most points come from colonies, and only a colonizer can found one. The card costs $5 now, and $5 more when you draw and play it.',
      task: 'Buy **Colonizer: $5**.',
      wrong: {
        buy: 'Without a colonizer, you cannot colonize what your scout finds. Buy **Colonizer: $5**.',
        research: 'Colonies come first this time. Buy **Colonizer: $5**.',
        other: 'You would lose $6. Buy **Colonizer: $5** first.',
      },
    },
    explore: {
      title: 'Unknown stars',
      meanwhile:
        'You discarded what was left and drew your next five cards, the Colonizer among them. That ends your cards for this turn. Next come the ships.',
      idea: 'A dark sector is an unknown star. When a scout lands there, only its owner sees what it is. A scout flies up to two sectors, a colonizer only one. Each ship may move once a turn, even if it is brand-new.',
      task: 'Look at the star on the way to Bessie: open **Move ships from 4…** and choose **1 scout: 4 → 5 · unknown**.',
      wrong: {
        move: 'There is a star in every dark sector. This time, look at the next one on the way to Bessie: sector 5.',
        other: 'Your scout would stay at home. Send it to sector 5 first.',
      },
    },
    colonize: {
      title: 'Colonies',
      meanwhile:
        'Your scout found Foundry: 2 VP, and one more action each turn. Bessie colonized Corvane in sector 7. You then paid $5 to play your Colonizer, and its ship is now on your home world.',
      idea: 'A colony scores the points of its system at the end of the game. Its bonus comes at the beginning of each of your turns. The colonizer is used up, and the star becomes known to everybody.',
      task: 'Colonize Foundry: **1 colonizer: 4 → 5 · Foundry**, **On to the new colonies**, **Colonize 5 · Foundry**.',
      wrong: {
        move: 'That can wait. Foundry is worth 2 VP and gives you an action each turn: send the colonizer to sector 5.',
        'end-moves': 'Your colonizer has not moved yet. Send it to sector 5 first.',
        other: 'Bessie could take Foundry next turn. Found your colony now.',
      },
    },
    research: {
      title: 'Research',
      meanwhile:
        'Foundry is yours: 2 VP, and three actions a turn from now on. Bessie has built a second scout, bought a Warship and looked at sector 6.',
      idea: 'There are three areas with three levels each. A level costs an action and its price, and you keep what it brings. The third level of an area is worth 5 VP at the end. Military begins with Particle Beam, which makes your warships stronger.',
      task: 'Open **Research…** and choose **Military 1 (Particle Beam): $5**.',
      wrong: {
        research: 'Those areas help, too. But Bessie has bought a Warship: choose **Military 1 (Particle Beam): $5** this time.',
        buy: 'A good purchase for another turn. Spend your $5 on **Military 1 (Particle Beam): $5**.',
        place: 'A good idea, and you can do it afterward. Research first: **Military 1 (Particle Beam): $5**.',
        other: 'You would lose $5. Research first: **Military 1 (Particle Beam): $5**.',
      },
    },
    battle: {
      title: 'Battles',
      meanwhile:
        'Three rounds later. You have colonized Mint, which brings $1 each turn. Bessie has colonized Tollgate in sector 6 and Belmar in sector 10. You have just built two warships for $2 each.',
      idea: 'Ships that fly into a sector with enemies fight as soon as all moves are made. Each side adds up its attack and divides it among the enemy units; a unit is destroyed when the damage reaches its defense. Both sides fire at once. The text tells you how it would end.',
      task: 'Attack Tollgate with both warships: **2 warships: 5 → 6 · Tollgate**, then **Fight**.',
      wrong: {
        move: 'Nobody is there to fight. Bessie’s colony Tollgate is in sector 6.',
        pick: 'One warship alone would be lost. With two, one survives: send both at once.',
        other: 'Your warships have not moved yet. Send both to sector 6 first.',
      },
    },
    last: {
      title: 'The last round',
      meanwhile:
        'Four rounds later. You have colonized Tollgate yourself and reached Military 2. Bessie has just colonized the last unknown star. She has 9 VP; you have 5.',
      idea: 'Once every star is known, the round is played to its end, and the game is over. (After round 7, some are turned up at random, too.) So this is your last turn. You have $10 and three actions. A card that you buy now would never come into your hand.',
      task: 'Open **Research…** and choose what is worth 5 VP right now.',
      wrong: {
        research: 'Only a third level scores, and that area has not reached it yet. Look for level 3.',
        buy: 'Cards score nothing, and you will never draw this one again. Look for a third level.',
        other: 'You are 4 VP behind, and you can still get 5. Look for a third level.',
      },
    },
  },
  end: {
    title: 'How you score',
    meanwhile: 'Nova Bomb is the third level of Military: 5 VP. You have 10 VP; Bessie has 9.',
    idea: [
      '- **Colonies**: the points of their systems, 1 or 2 VP each, your home world included.',
      '- **Third levels**: 5 VP for each area of research.',
      'That is all. Money, cards and ships score nothing, but they help you get there.',
      'In short: buy better metal early, look before you colonize, and finish an area of research in time.',
    ].join('\n'),
  },
} satisfies TutorialTexts

export type PioneerTutorial = typeof tutorial
