/** A user's own settings: how they are called, quiet hours, and leaderboards. */
export const settings = {
  title: 'Your settings',
  /** How the user is called to tables, with a short explanation. */
  calls: {
    channel: {
      label: 'Notify me in the channel',
      about: 'When it is your turn, when you are asked something and when a game ends',
    },
    direct: {
      label: 'Notify me by direct message',
      about: 'The same, with a link to the table; no notifications in the channel',
    },
    none: { label: 'Do not notify me', about: 'You check your tables yourself' },
  },
  /** A direct message that calls the user, above a link. */
  summons: {
    turn: (game: string) => `**${game}:** it is your turn.`,
    question: (game: string) => `**${game}:** your answer is needed.`,
    proposal: (game: string) => `**${game}:** a proposal is waiting for your answer.`,
    wait: (game: string) => `**${game}:** the table is waiting for you.`,
    result: (game: string) => `**${game}:** the game is over.`,
    lobby: (game: string) => `**${game}:** you are invited to a game.`,
  },
  toTable: 'Go to the table',
  /** The direct message that shows the user that they arrive. */
  firstDirect: (command: string) => `From now on, I will notify you here. You can change that with ${command}.`,
  /** Shown to the user if it does not arrive. */
  directClosed:
    'Discord does not let me message you, so I will keep notifying you in the channel. Allow direct messages in the privacy settings of this server, and my next message will reach you.',
  /** The same in the channel, said once. */
  closedFor: (player: string) =>
    `${player}, Discord does not let me message you, so I am notifying you here. Allow direct messages in the privacy settings of this server, and my messages will reach you again.`,
  /** Placeholders of menus in which nothing is chosen. */
  choose: {
    from: 'Beginning of quiet hours',
    to: 'End of quiet hours',
    zone: 'Your local time',
  },
  quietFrom: (time: string) => `Quiet hours begin at ${time}`,
  quietTo: (time: string) => `Quiet hours end at ${time}`,
  noQuiet: 'No quiet hours',
  /** What quiet hours were set or removed. */
  quietHours: (from: string, to: string, zone: string) =>
    `Quiet hours from ${from} to ${to} (${zone}): they hold back reminders, nudges, and results, but not the call to your turn.`,
  guessedZone: (time: string) => `It is ${time} there now. If that is not your time, choose your own below.`,
  noQuietHours: 'You have no quiet hours: reminders may come at any time.',
  /** The same to a user who wants no calls. */
  uncalled: {
    quietHours: (from: string, to: string, zone: string) =>
      `Quiet hours from ${from} to ${to} (${zone}): they count as soon as I may notify you again.`,
    noQuietHours: 'You have no quiet hours; at the moment I do not notify you anyway.',
  },
  /** Only while the user has hidden them. */
  tipsHidden: (game: string) => `Tips for ${game} are hidden.`,
  showTips: 'Show tips',
  tipsShown: (game: string) => `Tips for ${game} are shown again, from the first one on.`,
  /** Below the menus. */
  more: (command: string) => `For other times and time zones, use the options of ${command}.`,
}
