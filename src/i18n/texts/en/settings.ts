/** A user's own settings: how they are called, quiet hours, and leaderboards. */
export const settings = {
  title: 'Your settings',
  /** How the user is called to tables, with a short explanation. */
  calls: {
    channel: {
      label: 'Call me in the channel',
      about: 'When it is your turn, when you are asked something, and when a game ends',
    },
    none: { label: 'Do not call me', about: 'Nothing notifies you: you look after your tables by yourself' },
  },
  /** Placeholders of menus in which nothing is chosen. */
  choose: {
    from: 'Quiet hours: when do they begin?',
    to: 'Quiet hours: when do they end?',
    zone: 'What time is it where you are?',
  },
  quietFrom: (time: string) => `Quiet hours begin at ${time}`,
  quietTo: (time: string) => `Quiet hours end at ${time}`,
  noQuiet: 'No quiet hours',
  /** What quiet hours were set or removed. */
  quietHours: (from: string, to: string, zone: string) =>
    `Quiet hours from ${from} to ${to} (${zone}): you get no reminders then.`,
  noQuietHours: 'You have no quiet hours: reminders may come at any time.',
  /** Below the menus. */
  more: (command: string) => `Other times and time zones: by the options of ${command}.`,
}
