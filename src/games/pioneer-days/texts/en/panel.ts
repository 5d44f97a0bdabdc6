import { counted } from '../../../../i18n/words.js'
import { GLOSSARY } from '../glossary.js'
import type { PanelTexts } from '../panel-shape.js'

const words = GLOSSARY.en

export const panel: PanelTexts = {
  titles: {
    boards: 'Choose your player board',
    take: ({ week, day }) => `Week ${week}, day ${day}: take a die`,
    react: 'Your die has set something off',
    use: ({ face }) => `Use your die: ${face}`,
    equip: 'Which equipment?',
    change: 'Turn the die to which face?',
    turnEnd: 'End of your turn',
    room: 'Make room on your wagons',
    storm: 'A storm: what becomes of your wagons?',
    disease: 'A disease: what becomes of your townsfolk?',
    town: ({ week }) => `The town at the end of week ${week}`,
    give: ({ town }) => `Equipment for ${town}`,
    waiting: 'Not your move',
    over: 'The game is over',
  },
  back: 'Back',
  purse: ({ silver, needed, spaces }) =>
    `You have **${silver}**; your goods fill **${needed} of ${counted('en', spaces, words.space)}**.`,
  wagon: ({ wagon, price }) => `${wagon} ${price}`,
  boards: {
    intro: 'Keep one of these boards; everybody chooses at the same time.',
    line: ({ number, board, goods, effect }) => `**${number} · ${board}**: begins with ${goods}. ${effect}`,
    keep: ({ number, name }) => `${number} · Keep ${name}`,
    tiles: ({ count }) => `${counted('en', count, words.counts.equipment)}, drawn at random`,
  },
  take: {
    intro: 'Each die can be used for one of three things: income, its action, or the townsfolk in its slot.',
    line: ({ number, face, colour, uses }) => `**${number} · ${face}** (${colour}): ${uses}`,
    uses: ({ income, action, person }) =>
      person === null
        ? `income ${income}, or ${action} (nobody left to recruit)`
        : `income ${income}, or ${action}, or recruit ${person}`,
    actions: { any: 'any of the five actions', tile: 'one equipment tile' },
    recruit: 'Recruit townsfolk',
    button: ({ number, face, colour }) => `${number} · ${face} (${colour})`,
  },
  react: {
    intro: 'You may exchange something, or leave it.',
    line: ({ source, given, goods }) => `- **${source}**: ${given} for ${goods}`,
    button: ({ source, given }) => `${source}: give ${given}`,
    tooDear: ({ wagon, sources }) => `⚠ If you buy ${wagon} now, your silver no longer suffices for: ${sources}.`,
    leave: 'Exchange nothing',
  },
  use: {
    intro: ({ die, face }) => `You hold ${die}; it shows **${face}**.`,
    changed: ({ face }) => `It was turned; when you took it, it showed ${face}.`,
    person: ({ person, effect, score }) => `To recruit: **${person}**. ${effect} In the end: ${score}.`,
    full: '⚠ Your wagons are full: what no longer fits has to leave, unless you buy a wagon first.',
    income: ({ silver }) => `Income ${silver}`,
    gain: ({ goods }) => `Take ${goods}`,
    equip: 'Take equipment',
    chooseTile: 'Choose a tile',
    recruit: ({ name }) => `Recruit ${name}`,
    change: ({ price }) => `Turn the die (${price})`,
    changeIntro: ({ price }) => `That costs ${price}, once a turn. The new face sets nothing off.`,
    changeLine: ({ face, uses }) => `- **${face}**: ${uses}`,
  },
  end: {
    intro: 'Your die is used. You may still buy wagons.',
    button: 'End turn',
  },
  room: {
    intro: ({ needed, spaces, buys }) =>
      `Your goods need ${counted('en', needed, words.space)}, and you have ${spaces}. Give back what you miss least${buys ? ', or buy a wagon' : ''}.`,
    give: ({ goods }) => `Give back ${goods}`,
    poorest: 'Of your gold the token with the fewest nuggets leaves.',
    giveTile: ({ tile }) => `Give up ${tile}`,
    chooseTile: 'Give up equipment',
  },
  storm: {
    intro: ({ stock, shields }) =>
      `For each wagon pay 1 wood, or take a damage token: it covers two spaces and costs 2 VP in the end. You have ${stock}` +
      `${shields === 0 ? '' : `, and ${counted('en', shields, words.counts.wagons)} can be kept under cover`}.`,
    item: ({ number, name }) => `${number} · ${name}`,
    pay: ({ item }) => `${item}: pay 1 wood`,
    shield: ({ item }) => `${item}: under cover`,
    lose: ({ item }) => `${item}: take damage`,
    choosePay: 'Pay 1 wood for which wagon?',
    chooseShield: 'Keep which wagon under cover?',
    chooseLose: 'Take damage on which wagon?',
    payAll: 'Secure all wagons',
  },
  disease: {
    intro: ({ stock, shields }) =>
      `For each townsfolk pay 1 medicine, or lose that one. You have ${stock}` +
      `${shields === 0 ? '' : `, and ${shields} of your townsfolk can be kept out of danger without any`}.`,
    item: ({ number, name }) => `${number} · ${name}`,
    pay: ({ item }) => `${item}: 1 medicine`,
    shield: ({ item }) => `${item}: out of danger`,
    lose: ({ item }) => `${item}: give up`,
    line: ({ item, points, effect }) => `- **${item}**: ${points} now. ${effect}`,
    choosePay: 'Pay 1 medicine for whom?',
    chooseShield: 'Keep whom out of danger?',
    chooseLose: 'Give up whom?',
    payAll: 'Save everybody',
  },
  town: {
    intro: ({ stock }) => `Whoever gives all that a card asks for earns its favours, once a card. You have ${stock}.`,
    line: ({ number, town, goods, favours }) => `**${number} · ${town}**: ${goods} for ${favours}`,
    done: ({ line }) => `${line} ✓`,
    satisfy: ({ number, town }) => `${number} · Supply: ${town}`,
    leave: 'Done in town',
    giveIntro: ({ town, left }) => `${town} asks for ${counted('en', left, words.counts.equipment)} of yours. Which?`,
    chooseTile: 'Give equipment',
  },
}
