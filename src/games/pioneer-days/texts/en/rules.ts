import type { RulesTopic } from '../../../face.js'

/** In the order in which a newcomer reads them. */
export const rules = {
  overview: {
    title: 'What the game is about',
    caption: 'The second week, third day: Annie takes a die.',
    text: [
      'You lead a few wagons west. Four weeks of five days each lie ahead; every day, each player takes one die and uses it once. At the end of each week, everybody reaches a town.',
      'Victory points (VP) come from cattle that reach a town, from gold, from favors that towns owe you, and from the townsfolk who travel with you. Disasters cost wood, silver, cattle, medicine and townsfolk.',
      'The player with the most VP wins.',
    ].join('\n\n'),
  },
  picture: {
    title: 'Reading the picture',
    caption: 'The second day on the trail: four dice are available, and Annie takes the first one.',
    text: [
      '**The trail**',
      '- Four weeks of five days, each with a town at its end (I to IV). The wagon marks the current day.',
      '**The dice**',
      '- Below each die is the silver it brings.',
      '- The small sign in its corner is the disaster that advances if nobody takes it. Four diamonds mean all four.',
      '- Under the bag: what is left in it, by color.',
      '**The disasters**',
      '- Storm, Raid, Famine and Disease each have a track. The star is the marker, and the disaster strikes on the last space.',
      '- To the right: what the disaster takes.',
      '- Below: the wagons still for sale with their prices, and the gold left.',
      '**The town**',
      '- A card shows what it asks for and, next to the rosette, its favors.',
      '- Beside the cards: the available equipment.',
      '**The six slots**',
      '- At the top: a face, and the silver it pays.',
      '- Below: who can be recruited with that face, what this person does and, at the bottom, how many points they are worth at the end.',
      '**Players**',
      '- Star: points. Horseshoe: the start player. Arrow: the game is waiting for this player.',
      '- First row: silver, cattle, wood, medicine, gold and favors.',
      '- Wagons with their load. A cross is damage.',
      '- What the player board does, and the townsfolk with what they are worth now.',
      '**Signs**',
      '- A face with an arrow: whenever you take that face. A house with an arrow: at the end of each week. A house alone: on each town card. 1×: once.',
      '- A die with four diamonds: no matter which face. A die with a round arrow: what you pay to turn a die to another face.',
      '- A shield: protection. “/”: for each. “≤”: at most.',
      '**On your own picture**',
      '- The numbers are those of the buttons and menus below it.',
      '- **My wagons** lists everything you have and what it does.',
    ].join('\n'),
  },
  week: {
    title: 'A week and its days',
    caption: 'The last week begins, with three town cards instead of two.',
    text: [
      'At the beginning of a week, the bot lays out two town cards (three in the last week), one more equipment tile than there are players and, for each of the six faces, one townsperson. None of this is refilled before the next week.',
      'The bag holds one die of each color for every player, plus one more of each. Every morning, one more die than there are players is drawn and rolled. In turn order, each player takes one; the last one is left over.',
      'The start player token passes to the next player each day. After five days, the bag is empty and the week is over.',
    ].join('\n\n'),
  },
  dice: {
    title: 'Your die',
    caption: 'Annie holds the green die. Medicine pays silver, brings one medicine or recruits the doctor in its slot (1).',
    text: [
      'Take a die and look at its face. Everything you have that triggers on this face works at once.',
      'Then you may pay $3 to turn it to any other face, once; the new face triggers nothing. Use it for **one** of three things:',
      '- **Income**: silver, depending on the face: Wild $1, Mine $2, Equip $3, Cattle $4, Wood $5, Medicine $6.',
      '- **Action**: Mine draws a gold token, Equip takes one of the available tiles; Cattle, Wood and Medicine each bring you one. Wild stands for any of the five.',
      '- **Recruiting**: the townsperson in that face’s slot joins you.',
      'At any time during your turn, you can buy wagons: small ones with four spaces for $5, large ones with six for $8.',
    ].join('\n'),
  },
  goods: {
    title: 'Wagons and goods',
    caption: 'Annie’s large wagon (1) holds one wood, one medicine and two empty spaces; damage covers the other two.',
    text: [
      'Wood and medicine go two to a space, but not mixed. Each gold token and each equipment tile takes a space. Cattle, townsfolk, favors and silver need none.',
      'You never have to arrange goods: they are shifted around so that they fit. If they do not fit, you choose what to give back; gold goes back into the bag, equipment into the box. On your own turn, you can buy a wagon instead. If a town card asks for equipment, you give all of it before making room.',
      'Gold tokens show one, two or three nuggets. Only their owner sees how many before the end.',
    ].join('\n\n'),
  },
  townsfolk: {
    title: 'Townsfolk and equipment',
    caption: 'Somebody waits in each slot (1 to 6); with a die of its face, you can recruit that person.',
    text: [
      'There are sixty townsfolk in five sets of twelve; each game uses two sets. Each of them does something for you and scores points at the end if they are still with you.',
      'Some work once, when you recruit them, some whenever you take a die with their face, some at the end of each week, some all the time. Equipment does the same, but takes a space and scores nothing.',
      'What you gain with a die is not triggered by that same die. Exchanges are always optional; one that would bring nothing because the gold bag is empty is not offered. Townsfolk who count your townsfolk count themselves, too.',
    ].join('\n\n'),
  },
  disasters: {
    title: 'The four disasters',
    caption: 'In a storm, Annie decides about both of her wagons (1 and 2): one wood for each, or damage.',
    text: [
      'The die that nobody took advances the marker of its color one space; a black one advances all four. A disaster whose marker reaches the end of its track strikes at once (if there are several, from top to bottom), and its marker returns to the first space.',
      '- **Storm** (blue): for each wagon, pay one wood or take a damage token on it. The token covers two spaces and costs 2 VP at the end.',
      '- **Raid** (red): you lose half of your silver, rounded up.',
      '- **Famine** (yellow): each of your cattle costs $1; those you cannot pay for are lost.',
      '- **Disease** (green): for each of your townsfolk, pay one medicine or lose them.',
      'Everybody decides at the same time. Nobody can buy anything meanwhile. Before the last town, all four markers advance once more.',
    ].join('\n'),
  },
  town: {
    title: 'In town',
    caption: 'Annie has satisfied the sawmill, as her piece shows; the general store (1) is still open to her.',
    text: [
      'When the bag is empty, the week ends in this order:',
      '1. End-of-week effects happen.',
      '2. Each of your cattle scores 1 VP and stays with you.',
      '3. You may satisfy each of the town’s cards once: give everything it asks for, and its favors are yours. The card stays there for the others.',
    ].join('\n'),
  },
  end: {
    title: 'End and scoring',
    caption: 'Annie has won. Each bar shows where a player’s points come from; what damage takes off is hatched.',
    text: [
      'After the fourth town, the game is over. Then these are added to the points of your cattle:',
      '- 1 VP for each nugget on your gold tokens,',
      '- 2 VP for each favor, and 5 VP for the most favors (also when tied),',
      '- the points of your townsfolk,',
      '- minus 2 VP for each damage token.',
      'Ties go to the player with more silver; if that is equal, too, the victory is shared.',
    ].join('\n'),
  },
  'house-rules': {
    title: 'Player boards and house rules',
    caption:
      'Before the first week, each of the three players keeps one of two player boards. At the top is what its owner begins with, at the bottom what the board does.',
    text: [
      'With the standard side, everybody begins with the same wagon and goods, and one of your townsfolk needs no medicine when disease strikes. With unique sides, each player keeps one of two boards, each with its own starting goods and powers. The host chooses the side and the sets of townsfolk in the lobby.',
      'Where the rules are silent, we play as follows. A wagon that is completely covered takes no more damage. In a famine, you pay for as many cattle as you can. If nobody has a favor, nobody gets the 5 VP. If time runs out in a storm or when disease strikes, the bot pays for everything that can be paid for.',
    ].join('\n\n'),
  },
  tips: {
    title: 'Tips',
    text: [
      '- Cattle score in every town: one that you get in the first week brings you 4 VP.',
      '- Watch which die you leave behind: it may hurt you or the others.',
      '- One wood for each wagon and one medicine for each of your townsfolk, and you can sleep well.',
      '- Nobody can steal silver you have spent.',
      '- Read the town cards on the first day: you have the week to collect what they ask for.',
    ].join('\n'),
  },
} satisfies Record<string, Omit<RulesTopic, 'id'>>
