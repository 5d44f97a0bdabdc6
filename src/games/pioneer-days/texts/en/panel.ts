import { counted } from '../../../../i18n/words.js'
import { GLOSSARY } from '../glossary.js'
import type { Moment } from '../parameters.js'

const words = GLOSSARY.en

/** Things that a plan keeps, listed, and how many. */
interface Some {
  readonly items: string
  readonly count: number
}

/** What a plan costs, and the things that it loses, listed, and how many. */
interface Outcome {
  readonly price: string | null
  readonly lost: string
  readonly count: number
}

/** What a die can be used for. `action` is null if it would bring nothing, `person` if nobody can be recruited. */
interface Uses {
  readonly income: string
  readonly action: string | null
  readonly person: string | null
  /** What is used up, listed. Null if nothing is. */
  readonly none: string | null
}

/** What a seat reads and presses. Goods, money, people and things come in by name. */
export const panel = {
  titles: {
    boards: 'Choose your player board',
    take: ({ week, day }: Moment) => `Week ${week}, day ${day}: take a die`,
    react: 'Your die has triggered something',
    use: ({ face }: { face: string }) => `Use your die: ${face}`,
    equip: 'Which equipment?',
    change: 'Turn the die to another face',
    turnEnd: 'End of your turn',
    room: 'Make room on your wagons',
    storm: 'A storm: what happens to your wagons?',
    disease: 'Disease: what happens to your townsfolk?',
    town: ({ week }: { week: number }) => `The town at the end of week ${week}`,
    give: ({ town }: { town: string }) => `Equipment for ${town}`,
    waiting: 'It is not your turn',
    over: 'The game is over',
  },
  back: 'Back',
  /** Silver and space, shown above every decision of a player's own turn. */
  purse: ({ silver, needed, spaces }: { silver: string; needed: number; spaces: number }) =>
    `You have **${silver}**; your goods fill **${needed} of ${counted('en', spaces, words.space)}**.`,
  wagon: ({ wagon, price }: { wagon: string; price: string }) => `${wagon} ${price}`,
  boards: {
    intro: 'Keep one of these boards. Choices are open, in any order.',
    line: ({ number, board, goods, effect }: { number: number; board: string; goods: string; effect: string }) =>
      `**${number} · ${board}**: begins with ${goods}. ${effect}`,
    keep: ({ number, board }: { number: number; board: string }) => `${number} · ${board}`,
    /** Equipment drawn for the start. */
    tiles: ({ count }: { count: number }) => `${counted('en', count, words.counts.equipment)}, drawn at random`,
  },
  take: {
    /** What dice with this face can be used for, and the effect of who could be recruited. */
    line: ({ face, uses, effect }: { face: string; uses: string; effect: string | null }) =>
      `-# **${face}**: ${uses}.${effect === null ? '' : ` ${effect}`}`,
    /** The possible uses of a die, and what is not possible because nothing or nobody is left. */
    uses: ({ income, action, person, none }: Uses) =>
      `income ${income}${action === null ? '' : `, or ${action}`}${person === null ? '' : `, or recruit ${person}`}` +
      `${none === null ? '' : ` (${none})`}`,
    none: { tile: 'no equipment left', gold: 'no gold left', person: 'nobody left to recruit' },
    actions: { any: 'any of the five actions', others: 'any action that is left', tile: 'one equipment tile' },
    /** Placeholder of the menu in which a die is taken and used by one choice. */
    atOnce: 'Take a die and use it',
    /** Remark on what brings more goods than the wagons hold. */
    tooMuch: '⚠ not all of it fits in your wagons',
    /** Used when there is nobody to name. */
    recruit: 'Recruit townsfolk',
    button: ({ number, face, colour }: { number: number; face: string; colour: string }) => `${number} · ${face} (${colour})`,
  },
  react: {
    intro: 'You may make an exchange, or skip it.',
    line: ({ source, given, goods }: { source: string; given: string; goods: string }) =>
      `- **${source}**: ${given} for ${goods}`,
    button: ({ source, given }: { source: string; given: string }) => `${source}: give ${given}`,
    /** Exchanges that could not be paid for any more after buying `wagon`, which is the object of the sentence. */
    tooDear: ({ wagon, sources }: { wagon: string; sources: string }) =>
      `⚠ If you buy ${wagon} now, you will not have enough silver left for: ${sources}.`,
    leave: 'Skip the exchange',
  },
  use: {
    changed: ({ face }: { face: string }) => `You turned the die; when you took it, it showed ${face}.`,
    person: ({ person, effect, score }: { person: string; effect: string; score: string }) =>
      `Available to recruit: **${person}**. ${effect} Game end: ${score}.`,
    full: '⚠ Your wagons are full: whatever no longer fits must be given back, unless you buy a wagon first.',
    tight: '⚠ Your wagons have little room left: whatever does not fit must be given back, unless you buy a wagon first.',
    income: ({ silver }: { silver: string }) => `Income ${silver}`,
    /** Wood, medicine, cattle or gold. */
    gain: ({ goods }: { goods: string }) => `Take ${goods}`,
    equip: 'Take equipment',
    chooseTile: 'Choose a tile',
    recruit: ({ name }: { name: string }) => `Recruit ${name}`,
    change: ({ price }: { price: string }) => `Turn the die (${price})`,
    changeIntro: ({ price }: { price: string }) =>
      `This costs ${price} and is allowed once a turn. The new face triggers nothing.`,
    changeButton: ({ number, face }: { number: number; face: string }) => `${number} · ${face}`,
  },
  end: {
    /** `buys`: whether a wagon can be bought. */
    intro: ({ buys }: { buys: boolean }) => `You have used your die.${buys ? ' You can still buy wagons.' : ''}`,
    button: 'End turn',
  },
  room: {
    /** `buys`: whether a wagon can be bought now. */
    intro: ({ needed, spaces, buys }: { needed: number; spaces: number; buys: boolean }) =>
      `Your goods need ${counted('en', needed, words.space)}, and you have ${spaces}. Give back what you need least${buys ? ', or buy a wagon' : ''}.`,
    give: ({ goods }: { goods: string }) => `Give back ${goods}`,
    /** Which of the gold is discarded. */
    poorest: 'If you give back gold, you give back the token with the fewest nuggets.',
    giveTile: ({ tile }: { tile: string }) => `Give up ${tile}`,
    chooseTile: 'Give up equipment',
  },
  /** Leads to deciding about each wagon or townsfolk for itself. */
  singly: 'One by one',
  /** Storm and disease: the questions about each wagon or townsfolk. `item` is numbered. */
  storm: {
    intro: ({ stock, shields }: { stock: string; shields: number }) =>
      `For each wagon, pay 1 wood or take a damage token: it covers two spaces and costs 2 VP at the end. You have ${stock}` +
      `${shields === 0 ? '' : `, and ${counted('en', shields, words.counts.wagons)} can be protected without wood`}.`,
    item: ({ number, name }: { number: number; name: string }) => `${number} · ${name}`,
    pay: ({ item }: { item: string }) => `${item}: pay 1 wood`,
    shield: ({ item }: { item: string }) => `${item}: protected`,
    lose: ({ item }: { item: string }) => `${item}: take damage`,
    choosePay: 'Which wagon do you pay 1 wood for?',
    chooseShield: 'Which wagon do you protect?',
    chooseLose: 'Which wagon takes damage?',
    payAll: ({ price }: { price: string }) => `Save all wagons (${price})`,
    /** Placeholder of the menu that decides about everything at once. Things are listed, wagons by their numbers. */
    atOnce: 'Decide for all at once',
    keep: ({ items, count }: Some) => `Save only ${count === 1 ? 'wagon' : 'wagons'} ${items}`,
    keepNone: 'Take damage on all wagons',
    /** `price` is null for nothing. */
    outcome: ({ price, lost, count }: Outcome) =>
      `${price === null ? 'costs nothing' : `costs ${price}`}; damage on ${count === 1 ? 'wagon' : 'wagons'} ${lost}`,
  },
  disease: {
    intro: ({ stock, shields }: { stock: string; shields: number }) =>
      `For each of your townsfolk, pay 1 medicine or lose them. You have ${stock}` +
      `${shields === 0 ? '' : `, and ${shields} of your townsfolk can be protected without medicine`}.`,
    item: ({ number, name }: { number: number; name: string }) => `${number} · ${name}`,
    pay: ({ item }: { item: string }) => `${item}: 1 medicine`,
    shield: ({ item }: { item: string }) => `${item}: protected`,
    lose: ({ item }: { item: string }) => `${item}: lost`,
    /** Points and effect of a townsfolk that may be lost. */
    line: ({ item, points, effect }: { item: string; points: string; effect: string }) =>
      `- **${item}**: ${points} now. ${effect}`,
    choosePay: 'Who gets 1 medicine?',
    chooseShield: 'Who is protected?',
    chooseLose: 'Whom do you lose?',
    payAll: ({ price }: { price: string }) => `Save everybody (${price})`,
    atOnce: 'Decide for all at once',
    keep: ({ items }: Some) => `Save only ${items}`,
    keepNone: 'Lose everybody',
    outcome: ({ price, lost }: Outcome) => `${price === null ? 'costs nothing' : `costs ${price}`}; you lose ${lost}`,
  },
  town: {
    intro: ({ stock }: { stock: string }) =>
      `Give everything a card asks for to earn its favors, once per card. You have ${stock}.`,
    line: ({ number, town, goods, favours }: { number: number; town: string; goods: string; favours: string }) =>
      `**${number} · ${town}**: ${goods} for ${favours}`,
    done: ({ line }: { line: string }) => `${line} ✓`,
    satisfy: ({ number, town }: { number: number; town: string }) => `${number} · Satisfy ${town}`,
    leave: 'Leave town',
    giveIntro: ({ town, left }: { town: string; left: number }) =>
      `${town} asks for ${counted('en', left, words.counts.equipment)}. Which will you give?`,
    chooseTile: 'Give equipment',
  },
}

export type PanelTexts = typeof panel
