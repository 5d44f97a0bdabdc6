/** About the private panels of players. */
export const panel = {
  /** Replaces a picture if everything else is there. */
  noPicture: 'The picture could not be drawn this time; everything else works as usual.',
  /** Only there where the player cannot undo alone. */
  askUndo: 'Ask to undo',
  /** What cannot be undone alone, or at all. `choices` are labels, what labels begin with, or sorts of choices, listed. */
  irreversible: {
    /** At the end of a list of such choices. */
    more: (count: number) => `${count} more`,
    byConsent: {
      some: (choices: string) => `Undo only with consent: ${choices}`,
      all: 'Whatever you choose here can be undone only with consent.',
    },
    final: {
      some: (choices: string) => `Cannot be undone: ${choices}`,
      all: 'Whatever you choose here cannot be undone.',
    },
  },
  undo: 'Undo',
  /** The same right after the player was done with the turn, or with a part of it. */
  undoEnd: 'Undo: I’m not done yet',
  handedOver: (name: string) => `${name} hosts this table now.`,
  hideGuide: 'Hide tips',
  guideHidden: (command: string) => `There will be no more tips for this game. You can bring them back with ${command}.`,
  undoDone: 'Your last move has been undone.',
  /** `order` is the name and the choice of a standing order. */
  ordered: (order: string) => `Your standing order now: ${order}.`,
  /** The button that shows the whole board, below a part of it. */
  board: 'Board',
  whyNot: 'Why can’t I?',
  /** The button that leads to a topic of the rules. */
  rulesOf: (topic: string) => `Rules: ${topic}`,
  notNow: (what: string, why: string) => `**${what}** – ${why}`,
  everything: 'Nothing is off limits right now.',
  textTitle: (game: string, page: number, pages: number) =>
    pages === 1 ? `${game} as text` : `${game} as text (${page} of ${pages})`,
  textBefore: 'Back',
  textNext: 'Read on',
  /** Heading of what happened while others played. */
  since: 'Since your last move',
  /** What others did while the reader’s choices were on the screen, in whole sentences. */
  meanwhile: (told: string) => `**Meanwhile** – ${told}`,
  movedOn: 'The game has moved on; here is the current position.',
  /** To a player who was replaced by another one. */
  takenOver: (name: string) => `Your seat is now ${name}’s.`,
  turnOver: 'Your turn is over. You will be notified when it is your turn again.',
  gameOver: 'The game is over.',
  gameCancelled: 'This game was ended without a result.',
  boardTitle: (game: string) => `${game}: the board`,
  logTitle: (game: string) => `${game}: what happened`,
  logEmpty: 'Nothing has happened yet.',
  logEarlier: 'Earlier',
  logLatest: 'Latest',
  rulesTitle: (game: string) => `${game}: the rules`,
  rulesChoose: 'Choose a topic',
  /** The buttons to the neighboring topics. */
  rulesPrevious: 'Previous',
  rulesNext: 'Next',
  /** About a picture that explains a rule. */
  example: (picture: string) => `An example, not your table. ${picture}`,
  youAreBack: 'Welcome back: you are in control of your seat again.',
  nudgeDone: (names: string) => `Reminded: ${names}.`,
  /** Above a question that was already asked in an earlier turn. */
  askedAgain: 'The game has moved on since you were asked; here is the question again.',
  /** `then` is one of the sentences below it. */
  confirmResign: (game: string, then: string) =>
    `Resign from this game of ${game}? You finish last, and if the game counts, it counts as a loss for you. ${then} This cannot be undone.`,
  /** `who` plays the seat from then on. */
  resignThen: {
    over: () => 'The game is over then.',
    /** Every other person is away or has resigned. */
    paused: (who: string) =>
      `Nobody else is around to play, so the table is paused until one of the others is back; then ${who} plays your seat.`,
    goesOn: (who: string) => `The others play on, and ${who} plays your seat.`,
  },
  resignYes: 'Resign',
  resigned: 'You have resigned.',
  confirmCancel: (game: string) => `End this game of ${game} without a result? This cannot be undone.`,
  cancelYes: 'End the game',
  cancelNo: 'Keep playing',
  cancelled: 'The game has been ended.',
  kept: 'Nothing has changed; the game goes on.',
  /** The same for a lobby. Its *yes* is the lobby's own button. */
  confirmClose: (game: string) => `Close this table of ${game}? Nobody can join it then.`,
  closeNo: 'Keep it open',
  closed: 'The table is closed.',
  keptOpen: 'Nothing has changed; the table stays open.',
}

export type PanelTexts = typeof panel
