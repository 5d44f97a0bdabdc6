import type { TutorialTexts } from '../../../tutorial-texts.js'

/** The guided first game. The numbers and names in these texts are those of its script. */
export const tutorial = {
  steps: {
    ride: {
      title: 'One stagecoach for everybody',
      idea: 'You and Bessie drive the same stagecoach. It takes your pioneers to the cities that need them: the tile in a city shows which kind. They wait on your own coaches, the first of which is below the map. Each line that the stagecoach travels costs $1.',
      task: 'Go to Albany, which needs a banker: **1 · Albany · $1**.',
      wrong: { other: 'New York needs a farmer. Go to Albany this time: a banker pays off all game long.' },
    },
    income: {
      title: 'Tiles and income',
      idea: 'Your banker has settled, and you took the tile of the city. Every kind of tile has a special action of its own: a Banker stays with you and brings $1 more at the beginning of each turn. Without one, your income is $3.',
      task: 'You have nothing more to do. Press **End turn**.',
      wrong: { other: 'Press **End turn**.' },
    },
    invited: {
      title: 'Invitations',
      meanwhile:
        'Bessie has paid you $2 and settled a banker in Albany, too. Then, on her own turn, she built a road from Albany to Buffalo for $2, took the stagecoach there for free and settled a merchant.',
      idea: 'Whenever a player settles a pioneer, one other player may join them in that city, for $2. The special action is not included, but your coach is empty sooner, and that is what scores.',
      task: 'Now Bessie has settled. Settle your merchant in Buffalo, too: **Join from the starting coach**.',
      wrong: { other: 'That saves $2, but your merchant stays on the coach. Join her this time.' },
    },
    road: {
      title: 'Roads',
      idea: 'A road is yours for the whole game. You travel its line for free, and anybody else pays you $1 for it. You can build it on any line that has none yet.',
      task: 'You want to bring your gold digger to Detroit. Build a road there: **Road C $2**.',
      wrong: {
        'one-road': 'That road will be useful later. Build from Buffalo to Detroit now: **Road C**.',
        'two-roads': 'One road is enough for now: **Road C**, from Buffalo to Detroit.',
        'buy-coach': 'You will buy a coach soon. Build **Road C** first.',
        other: 'You could go at once, but you would have to pay for the line. Build **Road C** first.',
      },
    },
    fare: {
      title: 'Who is paid for a ride',
      idea: 'To Detroit, you travel on your own road, for free. To New York, you would pay $1 to Bessie, who owns the road to Albany, and $1 to the common supply for the next line, which has no road.',
      task: 'Go to Detroit. A Gold digger tile brings a nugget worth 3, 4 or 5 VP. Only you see its value before the end.',
      wrong: { other: 'That costs $2, half of it to Bessie. Detroit is free.' },
    },
    coach: {
      title: 'Coaches',
      meanwhile:
        'Your nugget is worth 4 VP. Then Bessie bought a coach and drove the stagecoach back over your road and on to Pittsburgh: she paid you $1 for that.',
      idea: 'A coach scores as soon as its last pioneer has left it: 4 VP for two spaces, 7 for three, 10 for four, and 12 for the starting coach. Yours still carries two pioneers. A new one costs $1 to $4, depending on its place in the display, and is filled from your supply.',
      task: 'Buy the small coach with a merchant and a sergeant: **Coach $1**.',
      wrong: {
        'buy-coach': 'The 10 VP are tempting, but you would have to settle four pioneers to earn them. Begin with the $1 coach.',
        'one-road': 'With two pioneers left on board, you will soon have nobody to settle. Buy the $1 coach.',
        'two-roads': 'With two pioneers left on board, you will soon have nobody to settle. Buy the $1 coach.',
        other: 'You can still drive after the purchase. Buy the $1 coach first.',
      },
    },
    network: {
      title: 'Your network',
      meanwhile:
        'Two rounds later. Your starting coach is empty: 12 VP. A Sergeant let you build a road for free beside Bessie’s, and you bought another coach.',
      idea: 'At the end, each of your pioneers in your largest network is worth 2 VP. A network is a group of cities that your own roads link without a gap. The best roads do two things: they earn money, and they link your cities.',
      task: 'Build the road that adds the most to your network. The text says how much each one adds.',
      wrong: {
        'one-road': 'That one adds less. Compare the three lines above the map: one of them says +4 VP.',
        'two-roads': 'One road will do. Which of the three adds the most to your network?',
        'buy-coach': 'You still have two coaches to empty. Build the road that adds the most.',
        other: 'You can drive after the purchase. Which of the three roads adds the most?',
      },
    },
    emptied: {
      title: 'Emptying a coach',
      meanwhile:
        'You went on to Chicago, where the Barkeeper let you take the sergeant off coach 5. Only a merchant is left on it. Then Bessie took her turn.',
      idea: 'As soon as a coach is empty, you score its points and gain $1, even on another player’s turn. The list of routes shows which of them can do that: look for a plus.',
      task: 'Empty coach 5: take the merchant to the city whose tile needs one.',
      wrong: {
        other:
          'Only a merchant is left on coach 5: look for the city that needs one. A Hotel takes any pioneer, so leave it for somebody whom no other city needs.',
      },
    },
    last: {
      title: 'The last round',
      meanwhile:
        'Four rounds later. You have built many roads and emptied another coach for 10 VP. You have just bought one, and the last coach of the stack went on display.',
      idea: 'That ends the game; so does a player’s 15th road. The round is finished, and then the points are counted. A pioneer still on a coach scores nothing, an empty space beside them 1 VP.',
      task: 'Take your last route: the one that brings the most VP.',
      wrong: { other: 'You can do better: one of these routes empties a coach with four spaces.' },
    },
  },
  end: {
    title: 'How you score',
    meanwhile: 'Bessie took the last turn. She emptied a coach as well, and you joined her once more.',
    idea: [
      '- **Emptied coaches**, the most important source: 4, 7, 10 or 12 VP each.',
      '- **Empty spaces** on coaches that still carry a pioneer: 1 VP each.',
      '- **Gold nuggets**: their value.',
      '- **Your largest network**: 2 VP for each of your pioneers in it.',
      'In short: settle often, join often, and build where your pioneers live.',
    ].join('\n'),
  },
} satisfies TutorialTexts

export type PioneersTutorial = typeof tutorial
