import type { TutorialTexts } from '../../../tutorial-texts.js'

/** The answer to a decision about one of the three that still allows to keep the right two. */
const STILL_RIGHT =
  'A good start: you could still keep the right two. But a single choice is enough: open **Decide for all at once**.'

/** The guided first game. The numbers and names in these texts are those of its script. */
export const tutorial = {
  steps: {
    die: {
      title: 'A die each day',
      meanwhile:
        'You and Bessie lead your wagons west, for four weeks of five days. Whoever has more victory points (VP) after the fourth week wins. Today is the first day, and you choose first.',
      idea: 'Three dice are rolled each day: you take one, Bessie takes one, and the last one is left over. The face shows what a die is good for. Cattle score 1 VP each in every town, and there is a town at the end of each of the four weeks. So one that you take today brings 4 VP.',
      task: 'Take **2 · Cattle (green)**, then **Take 1 cattle**.',
      wrong: {
        take: 'That die is good for other things. Begin with the one that shows cattle: **2 · Cattle (green)**.',
        income: 'Silver scores nothing at the end. **Take 1 cattle** instead: it brings you 4 VP.',
        recruit: 'You will meet her tomorrow. **Take 1 cattle** today: it brings you 4 VP.',
        change: 'This face is the right one. **Take 1 cattle**.',
        other: 'Use your die first: **Take 1 cattle**.',
      },
    },
    recruit: {
      title: 'Townsfolk',
      meanwhile:
        'Bessie took the red die for $2, and the blue one was left over. On the second day, she chose first and took one cattle with her red Wild die. Two dice are left for you.',
      idea: 'Somebody waits below each face. With a die of that face, you can recruit them: they do something for you and score at the end, if they are still with you. With the rancher, Cattle brings you one more each time, and your cattle score once more at the end.',
      task: 'Take **1 · Cattle (yellow)**, then **Recruit Rancher Isabel Ortega**.',
      wrong: {
        take: 'With Medicine, you could recruit the doctor. For the rancher, you need **1 · Cattle (yellow)**.',
        income: 'Silver scores nothing at the end. **Recruit Rancher Isabel Ortega**.',
        cattle: 'That is one cattle. With the rancher, it is two from now on: **Recruit Rancher Isabel Ortega**.',
        change: 'This face is the right one. **Recruit Rancher Isabel Ortega**.',
        other: 'Use your die first: **Recruit Rancher Isabel Ortega**.',
      },
    },
    turn: {
      title: 'Turning a die',
      meanwhile:
        'Rancher Isabel Ortega is with you. The blue die was left over again. On the third day, you choose first, but no die shows cattle.',
      idea: 'For $3, you may turn the die you have taken to any other face. You have exactly $3, and the rancher makes a Cattle die worth two cattle.',
      task: 'Take **2 · Wood (yellow)**, press **Turn the die ($3)**, choose Cattle, then **Take 2 cattle**.',
      wrong: {
        take: 'You could turn any die. Take **2 · Wood (yellow)** this time.',
        change: 'That is not the face you want. Turn the die to Cattle.',
        wood: 'That is one wood. Turn the die first, and it is two cattle: **Turn the die ($3)**.',
        income: 'Silver scores nothing at the end. Two cattle bring you 2 VP in every town.',
        other: 'That person can wait. Two cattle bring you 2 VP in every town.',
      },
    },
    left: {
      title: 'The die that is left over',
      meanwhile:
        'You have four cattle, but no silver left. Bessie has recruited two people. On the fourth day, she chose first again, and two dice are left.',
      idea: 'The color of the last die moves a disaster: blue is Storm, red Raid, yellow Famine, green Disease, black all four. Storm is one space from the end of its track. There it strikes: for each wagon, you pay one wood or take damage, which covers two spaces and costs 2 VP.',
      task: 'Hold off the storm: take the blue die, **1 · Medicine (blue)**, and use it for **Income $6**.',
      wrong: {
        take: 'Then the blue die would be left over, and the storm would strike. Take **1 · Medicine (blue)**.',
        recruit: 'He would help, but you have no silver. Take **Income $6**.',
        other: 'You have one medicine already, but no silver. Take **Income $6**.',
      },
    },
    town: {
      title: 'In town',
      meanwhile:
        'On the fifth day, you took one wood. The bag is empty, and everybody arrives in town. Your four cattle have just scored 4 VP.',
      idea: 'Each town card asks for goods. If you give all of them, you earn its favors: 2 VP each, and 5 VP more at the end for whoever has the most. Bessie may satisfy the same card, too: it stays in town.',
      task: 'Give 1 wood, 1 medicine and 1 cattle for three favors: **1 · Satisfy General store**.',
      wrong: { other: 'Three favors are worth 6 VP, more than these goods. **1 · Satisfy General store**.' },
    },
    gold: {
      title: 'Gold',
      meanwhile:
        'Week 2 began with new cards. You recruited the nurse, who brought two medicine. Then the storm came: you saved your wagon with one wood. Bessie had none, and her wagon is damaged.',
      idea: 'A gold token shows one, two or three nuggets, worth 1 VP each. Only its owner sees how many before the end. It takes a space in your wagons, as an equipment tile does. Two wood or two medicine share a space. Cattle and townsfolk walk.',
      task: 'Take **1 · Mine (red)**, then **Take 1 gold token**.',
      wrong: {
        take: 'That die has no gold for you. Take **1 · Mine (red)** this time.',
        income: 'At the end, gold scores and silver does not. **Take 1 gold token**.',
        change: 'This face is the right one. **Take 1 gold token**.',
        other: 'A wagon can wait. First choose **Take 1 gold token**.',
      },
    },
    wagon: {
      title: 'Wagons',
      meanwhile:
        'Your gold token shows three nuggets. On the third day, you took $5 income, and the red die was left over: Raid is now one space from the end of its track.',
      idea: 'On your turn, you can buy wagons: a small one with four spaces for $5, a large one with six for $8. Whatever does not fit must be given back. And in a raid, everybody loses half of their silver; what you have spent cannot be stolen.',
      task: 'You have $11. Before you take your die, buy a **Large wagon $8**.',
      wrong: {
        'buy-wagon': 'You can afford a bigger one: for $3 more, you get two more spaces and leave less silver for the raid.',
        other: 'The die comes afterward. Buy a **Large wagon $8** first, or the raid may take half of your silver.',
      },
    },
    disease: {
      title: 'Disease',
      meanwhile:
        'The raid took only $2 from you. In town, you gave two cattle and one medicine to the dairy for three favors. Now it is week 3, and the green die was left over.',
      idea: 'When disease strikes, you pay one medicine for each of your townsfolk, or they leave you. Your board protects one of them. With one medicine, you can keep two of your three. The picture shows what each of them scores now. In a famine, each of your cattle costs $1 in the same way.',
      task: 'Keep the two who are worth the most: open **Decide for all at once**.',
      wrong: {
        'shield-townsfolk.lumberjack': STILL_RIGHT,
        'pay-medicine.rancher': STILL_RIGHT,
        'pay-medicine.lumberjack': STILL_RIGHT,
        'lose-townsfolk.nurse': STILL_RIGHT,
        other: 'Then somebody worth more points would leave. Keep the rancher (3 VP) and the lumberjack (2 VP).',
      },
    },
    last: {
      title: 'The last town',
      meanwhile:
        'Two weeks later. You have three more townsfolk and three more favors. A last storm damaged one of your wagons: minus 2 VP. Your cattle have scored for the fourth time.',
      idea: 'After this town, the game ends. Silver, wood and medicine that you have left score nothing. Gold and townsfolk do score, and every favor is worth 2 VP.',
      task: 'Satisfy the card that takes only what is worth nothing at the end.',
      wrong: {
        satisfy: 'The mint takes a gold token, and its nuggets are worth points. Look for a card that takes only silver.',
        other: 'Three favors are worth 6 VP. Look for a card that takes only silver.',
      },
    },
  },
  end: {
    title: 'How you score',
    meanwhile: 'Bessie satisfied the mint. You have the most favors: 5 VP more.',
    idea: [
      '- **Cattle**: 1 VP each in every town.',
      '- **Favors**: 2 VP each, and 5 VP for the most.',
      '- **Townsfolk**: the points on their cards, if they are still with you.',
      '- **Gold**: 1 VP for each nugget.',
      '- **Damage**: minus 2 VP for each token.',
      'In short: get cattle early, read the town cards on the first day, and watch which die you leave behind.',
    ].join('\n'),
  },
} satisfies TutorialTexts

export type PioneerDaysTutorial = typeof tutorial
