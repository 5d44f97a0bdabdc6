import type { RulesTopic } from '../../../face.js'

/** In the order in which a newcomer reads them. */
export const rules = {
  overview: {
    title: 'What it is about',
    caption: 'The second week, third day: Annie takes a die.',
    text: [
      'You lead a few wagons west. Four weeks of five days each lie ahead; every day each player takes one die and uses it once. At the end of each week everybody reaches a town.',
      'Victory points (VP) come from cattle that reach a town, from gold, from favours that towns owe you, and from the townsfolk who travel with you. Disasters cost wood, silver, cattle, medicine and townsfolk.',
      'Most VP win.',
    ].join('\n\n'),
  },
  picture: {
    title: 'Reading the picture',
    caption: 'The second day on the trail: four dice lie in the pool, and Annie takes the first one.',
    text: [
      '**The trail**: four weeks of five days, each with its town (I to IV). The wagon stands on today.',
      '**The dice** that can be taken, with the silver that each brings. The small sign in a corner is the disaster that moves if the die stays behind. Beside them: what is left in the bag, by colour.',
      '**The tracks** of Storm, Raid, Famine and Disease: the star is the marker, the last space strikes. To their right what each disaster takes; below them wagons with their prices, and gold, as far as there is any left.',
      '**The town**: what each card asks for, and its favours at the rosette. Beside it the equipment on offer.',
      '**The six slots**: a face, the silver that it pays, and who can be recruited with it. Below the name is what they do, at the foot what they are worth in the end.',
      '**Players**: points at the star, then silver, cattle, wood, medicine, gold and favours; wagons with their load, where a cross is damage; townsfolk with what they are worth now; at the bottom what the player board does. A horseshoe marks the start player, an arrow those for whom the game waits.',
      '**Signs**: a face with an arrow works whenever you take that face, a house at the end of a week, 1× once. A die with four diamonds stands for all faces, one with a round arrow for turning a die. A shield protects, / means for each, ≤ at most.',
      'Numbers are those of the buttons and menus below your own picture. *My wagons* tells all that is yours, with what it does.',
    ].join('\n'),
  },
  week: {
    title: 'A week and its days',
    caption: 'The last week begins, with three town cards instead of two.',
    text: [
      'When a week begins, two town cards (three in the last week), one equipment tile more than there are players, and a townsfolk for each of the six faces are laid out. Nothing of it is replaced before the next week.',
      'The bag holds one die of each colour for every player, and one of each besides. Every morning one die more than there are players is drawn and rolled. In turn order each player takes one, and the last one stays behind.',
      'The start player token passes to the next player each day. After five days the bag is empty and the week is over.',
    ].join('\n\n'),
  },
  dice: {
    title: 'Your die',
    caption: 'Annie holds the green die. Medicine pays silver, brings a medicine, or recruits the doctor in its slot (1).',
    text: [
      'Take a die and look at its face. Whatever you own that answers to this face works at once.',
      'Then you may pay $3 to turn it to any other face, once; the new face sets nothing off. Use it for **one** of three things:',
      '- **Income**: silver by the face: Wild $1, Mine $2, Equip $3, Cattle $4, Wood $5, Medicine $6.',
      '- **Action**: Mine draws a gold token, Equip takes a tile on offer, Cattle, Wood and Medicine bring one of theirs. Wild stands for any of the five.',
      '- **Recruiting**: the townsfolk in the slot of the face joins you.',
      'At any moment of your turn you may buy wagons: small ones with four spaces for $5, large ones with six for $8.',
    ].join('\n'),
  },
  goods: {
    title: 'Wagons and goods',
    caption: 'Annie’s large wagon (1) holds one wood, one medicine and two empty spaces; damage covers the other two.',
    text: [
      'Wood and medicine lie two to a space, but not mixed. Each gold token and each equipment tile takes a space. Cattle, townsfolk, favours and silver need none.',
      'How goods lie is never a question: they are moved about as it suits you. If they do not fit, you choose what to give back; gold goes back into the bag, equipment into the box. In your own turn buying a wagon helps, too. While a town card asks for equipment, all of it is given first.',
      'Gold tokens show one, two or three nuggets. Only their owner sees how many before the end.',
    ].join('\n\n'),
  },
  townsfolk: {
    title: 'Townsfolk and equipment',
    caption: 'Somebody stands in each slot (1 to 6); with a die of its face you can recruit that person.',
    text: [
      'Sixty townsfolk are in five sets of twelve; two sets are in a game. Each does something for you and scores points in the end, if you still have it then.',
      'Some work once, when you recruit them, some whenever you take a die with their face, some at the end of each week, some all the time. Equipment does the same, but takes a space and scores nothing.',
      'What you gain with a die is not set off by that die. Exchanges are always up to you; one that would bring nothing, because the bag of gold is empty, is not offered. Where your townsfolk are counted, whoever asks counts, too.',
    ].join('\n\n'),
  },
  disasters: {
    title: 'The four disasters',
    caption: 'A storm: Annie decides about both of her wagons (1 and 2), a wood for each or damage.',
    text: [
      'The die that nobody took moves the marker of its colour one space on; a black one moves all four. Whatever arrives at the end of its track strikes at once, from top to bottom, and starts anew from the first space.',
      '- **Storm** (blue): for each wagon pay one wood, or take a damage token on it. The token covers two spaces and costs 2 VP in the end.',
      '- **Raid** (red): you lose half of your silver, rounded up.',
      '- **Famine** (yellow): each of your cattle costs $1; those you cannot pay for are lost.',
      '- **Disease** (green): for each townsfolk pay one medicine, or lose that one.',
      'Decisions are made by everybody at once. Nothing is bought meanwhile. Before the last town all four markers move on once more.',
    ].join('\n'),
  },
  town: {
    title: 'In town',
    caption: 'Annie has supplied the sawmill, as her piece there says; the general store (1) is still open. Bill is done.',
    text: [
      'When the bag is empty, three things happen:',
      '1. Whatever works at the end of a week works.',
      '2. Each of your cattle brings 1 VP, and stays with you.',
      '3. You may supply each of the town’s cards once: give all that it asks for, and its favours are yours. Nobody takes a card away from somebody else.',
    ].join('\n'),
  },
  end: {
    title: 'End and scoring',
    caption: 'Annie has won. Each bar shows where a player’s points come from; what damage takes off is hatched.',
    text: [
      'After the fourth town the game is over. To the points of your cattle are added:',
      '- 1 VP for each nugget on your gold tokens,',
      '- 2 VP for each favour, and 5 VP for whoever has most favours, or is level with others at the top,',
      '- the points of your townsfolk,',
      '- minus 2 VP for each damage token.',
      'A tie is won by whoever has more silver; if that is equal too, the victory is shared.',
    ].join('\n'),
  },
  'house-rules': {
    title: 'Player boards and house rules',
    caption:
      'Before the first week each of the three keeps one of two player boards: above what it begins with, below what it does.',
    text: [
      'With the standard side everybody begins with the same wagon and goods, and one of your townsfolk needs no medicine in a disease. With unique sides each player keeps one of two, which begin with different goods and have a power of their own. The host chooses that in the lobby, and which townsfolk there are.',
      'Where the rules are silent, this table plays so: a wagon that is all covered takes no more damage; in a famine you pay for as many cattle as you can; with no favours at all nobody gets the 5 VP; when time runs out in a storm or disease, what can be paid for is paid for.',
    ].join('\n\n'),
  },
  tips: {
    title: 'Tips',
    text: [
      '- Cattle score in every town: one that you get in the first week brings 4 VP.',
      '- Look at what the die that you leave does to you, and to the others.',
      '- A piece of wood for each wagon and a medicine for each of your townsfolk let you sleep well.',
      '- Silver that is spent cannot be robbed.',
      '- Read the town cards on the first day: the week is for getting together what they ask for.',
    ].join('\n'),
  },
} satisfies Record<string, Omit<RulesTopic, 'id'>>
