import { counted } from '../../../../i18n/words.js'
import { GLOSSARY } from '../glossary.js'
import type { Moment } from '../parameters.js'

const words = GLOSSARY.en

/** What a seat reads and presses. Goods, money, people and things come in by name. */
export const panel = {
  titles: {
    boards: 'Choose your player board',
    take: ({ week, day }: Moment) => `Week ${week}, day ${day}: take a die`,
    react: 'Your die has set something off',
    use: ({ face }: { face: string }) => `Use your die: ${face}`,
    equip: 'Which equipment?',
    change: 'Turn the die to which face?',
    turnEnd: 'End of your turn',
    room: 'Make room on your wagons',
    storm: 'A storm: what becomes of your wagons?',
    disease: 'A disease: what becomes of your townsfolk?',
    town: ({ week }: { week: number }) => `The town at the end of week ${week}`,
    give: ({ town }: { town: string }) => `Equipment for ${town}`,
    waiting: 'Not your move',
    over: 'The game is over',
  },
  back: 'Back',
  /** Silver and space, shown above every decision of a player's own turn. */
  purse: ({ silver, needed, spaces }: { silver: string; needed: number; spaces: number }) =>
    `You have **${silver}**; your goods fill **${needed} of ${counted('en', spaces, words.space)}**.`,
  wagon: ({ wagon, price }: { wagon: string; price: string }) => `${wagon} ${price}`,
  boards: {
    intro: 'Keep one of these boards; everybody chooses at the same time.',
    line: ({ number, board, goods, effect }: { number: number; board: string; goods: string; effect: string }) =>
      `**${number} · ${board}**: begins with ${goods}. ${effect}`,
    keep: ({ number, name }: { number: number; name: string }) => `${number} · Keep ${name}`,
    /** Equipment drawn for the start. */
    tiles: ({ count }: { count: number }) => `${counted('en', count, words.counts.equipment)}, drawn at random`,
  },
  take: {
    intro: 'Each die can be used for one of three things: income, its action, or the townsfolk in its slot.',
    line: ({ number, face, colour, uses }: { number: number; face: string; colour: string; uses: string }) =>
      `**${number} · ${face}** (${colour}): ${uses}`,
    /** The possible uses of a die. `person` is the townsfolk that could be recruited, or null. */
    uses: ({ income, action, person }: { income: string; action: string; person: string | null }) =>
      person === null
        ? `income ${income}, or ${action} (nobody left to recruit)`
        : `income ${income}, or ${action}, or recruit ${person}`,
    actions: { any: 'any of the five actions', tile: 'one equipment tile' },
    /** Placeholder of the menu in which a die is taken and used by one choice. */
    atOnce: 'Take a die and use it…',
    /** Used when there is nobody to name. */
    recruit: 'Recruit townsfolk',
    button: ({ number, face, colour }: { number: number; face: string; colour: string }) => `${number} · ${face} (${colour})`,
  },
  react: {
    intro: 'You may exchange something, or leave it.',
    line: ({ source, given, goods }: { source: string; given: string; goods: string }) =>
      `- **${source}**: ${given} for ${goods}`,
    button: ({ source, given }: { source: string; given: string }) => `${source}: give ${given}`,
    /** Exchanges that could not be paid for any more after buying `wagon`, which is the object of the sentence. */
    tooDear: ({ wagon, sources }: { wagon: string; sources: string }) =>
      `⚠ If you buy ${wagon} now, your silver no longer suffices for: ${sources}.`,
    leave: 'Exchange nothing',
  },
  use: {
    intro: ({ die, face }: { die: string; face: string }) => `You hold ${die}; it shows **${face}**.`,
    changed: ({ face }: { face: string }) => `It was turned; when you took it, it showed ${face}.`,
    person: ({ person, effect, score }: { person: string; effect: string; score: string }) =>
      `To recruit: **${person}**. ${effect} In the end: ${score}.`,
    full: '⚠ Your wagons are full: what no longer fits has to leave, unless you buy a wagon first.',
    income: ({ silver }: { silver: string }) => `Income ${silver}`,
    /** Wood, medicine, cattle or gold. */
    gain: ({ goods }: { goods: string }) => `Take ${goods}`,
    equip: 'Take equipment',
    chooseTile: 'Choose a tile',
    recruit: ({ name }: { name: string }) => `Recruit ${name}`,
    change: ({ price }: { price: string }) => `Turn the die (${price})`,
    changeIntro: ({ price }: { price: string }) => `That costs ${price}, once a turn. The new face sets nothing off.`,
    changeLine: ({ face, uses }: { face: string; uses: string }) => `- **${face}**: ${uses}`,
  },
  end: {
    intro: 'Your die is used. You may still buy wagons.',
    button: 'End turn',
  },
  room: {
    /** `buys`: whether a wagon can be bought now. */
    intro: ({ needed, spaces, buys }: { needed: number; spaces: number; buys: boolean }) =>
      `Your goods need ${counted('en', needed, words.space)}, and you have ${spaces}. Give back what you miss least${buys ? ', or buy a wagon' : ''}.`,
    give: ({ goods }: { goods: string }) => `Give back ${goods}`,
    /** Which of the gold is discarded. */
    poorest: 'Of your gold the token with the fewest nuggets leaves.',
    giveTile: ({ tile }: { tile: string }) => `Give up ${tile}`,
    chooseTile: 'Give up equipment',
  },
  /** Storm and disease: the questions about each wagon or townsfolk. `item` is numbered. */
  storm: {
    intro: ({ stock, shields }: { stock: string; shields: number }) =>
      `For each wagon pay 1 wood, or take a damage token: it covers two spaces and costs 2 VP in the end. You have ${stock}` +
      `${shields === 0 ? '' : `, and ${counted('en', shields, words.counts.wagons)} can be kept under cover`}.`,
    item: ({ number, name }: { number: number; name: string }) => `${number} · ${name}`,
    pay: ({ item }: { item: string }) => `${item}: pay 1 wood`,
    shield: ({ item }: { item: string }) => `${item}: under cover`,
    lose: ({ item }: { item: string }) => `${item}: take damage`,
    choosePay: 'Pay 1 wood for which wagon?',
    chooseShield: 'Keep which wagon under cover?',
    chooseLose: 'Take damage on which wagon?',
    payAll: 'Secure all wagons',
  },
  disease: {
    intro: ({ stock, shields }: { stock: string; shields: number }) =>
      `For each townsfolk pay 1 medicine, or lose that one. You have ${stock}` +
      `${shields === 0 ? '' : `, and ${shields} of your townsfolk can be kept out of danger without any`}.`,
    item: ({ number, name }: { number: number; name: string }) => `${number} · ${name}`,
    pay: ({ item }: { item: string }) => `${item}: 1 medicine`,
    shield: ({ item }: { item: string }) => `${item}: out of danger`,
    lose: ({ item }: { item: string }) => `${item}: give up`,
    /** Points and effect of a townsfolk that may be lost. */
    line: ({ item, points, effect }: { item: string; points: string; effect: string }) =>
      `- **${item}**: ${points} now. ${effect}`,
    choosePay: 'Pay 1 medicine for whom?',
    chooseShield: 'Keep whom out of danger?',
    chooseLose: 'Give up whom?',
    payAll: 'Save everybody',
  },
  town: {
    intro: ({ stock }: { stock: string }) =>
      `Whoever gives all that a card asks for earns its favours, once a card. You have ${stock}.`,
    line: ({ number, town, goods, favours }: { number: number; town: string; goods: string; favours: string }) =>
      `**${number} · ${town}**: ${goods} for ${favours}`,
    done: ({ line }: { line: string }) => `${line} ✓`,
    satisfy: ({ number, town }: { number: number; town: string }) => `${number} · Supply: ${town}`,
    leave: 'Done in town',
    giveIntro: ({ town, left }: { town: string; left: number }) =>
      `${town} asks for ${counted('en', left, words.counts.equipment)} of yours. Which?`,
    chooseTile: 'Give equipment',
  },
}

export type PanelTexts = typeof panel
