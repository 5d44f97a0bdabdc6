import { counted } from '../../words.js'

/** About tables that gather players. */
export const lobby = {
  title: (game: string) => `${game}: who plays?`,
  /** How many may play, and the minutes of a usual game whose players are all there. */
  length: (fewest: number, most: number, from: number, to: number) =>
    `${fewest} to ${most} players · ${from} to ${to} minutes in one sitting`,
  invitation: 'Press **Join** to take a seat.',
  /** Replaces it when all seats are taken. `mayGrow`: whether more could play the game than there are seats. */
  complete: (host: string, mayGrow: boolean) =>
    `All seats are taken: ${host} can start${mayGrow ? ', or make room under **Settings**' : ''}.`,
  seats: (taken: number, capacity: number) => `Seats (${taken} of ${capacity})`,
  host: (name: string) => `${name} (host)`,
  openSeat: '*open*',
  /** Above the buttons for the host alone. `least`: how many players *Start* needs; null once there are as many. */
  forHost: (host: string, least: number | null) =>
    least === null
      ? `For the host, ${host}:`
      : `For the host, ${host} (**Start** needs at least ${counted('en', least, { one: 'player', other: 'players' })}):`,
  language: (language: string) => `Language: ${language}`,
  option: (name: string, choice: string) => `${name}: ${choice}`,
  pace: (pace: string) => `Pace: ${pace}`,
  bank: (bank: string) => `Total time per player: ${bank}`,
  colour: 'Choose your color',
  /** The button that opens the host's settings, and their title. */
  settings: 'Settings',
  settingsTitle: 'Table settings',
  seating: { joined: 'Seats in joining order', shuffled: 'Random seats' },
  choose: {
    pace: 'Pace',
    bank: 'Total time per player',
    seating: 'Seating',
    language: 'Language',
    seats: 'Seats',
    guest: 'Change the host or remove a player',
    place: 'Where to play',
  },
  seatsUpTo: (count: number) => `Up to ${count} players`,
  remove: (name: string) => `Remove ${name}`,
  handOver: (name: string) => `Make ${name} the host`,
  /** A seat that is kept. `moment` as Discord shows it: "in 9 minutes". */
  keptSeat: (name: string, moment: string) => `*kept for ${name}*, free for others ${moment}`,
  /** In place of the invitation while every open seat is kept. */
  waiting: 'The open seats are kept for the players who were invited.',
  /** Below the seats: who has said no, and whose seat is kept no more. `_count`: how many have. */
  declined: (names: string, _count: number) => `Declined: ${names}`,
  unanswered: (names: string) => `No answer yet: ${names}`,
  /** Above *Join* and *No, thanks*, to one or more people, listed. */
  call: (names: string, host: string, game: string, _count: number) => `${names}, ${host} invites you to a game of ${game}.`,
  callAgain: (names: string, host: string, game: string, _count: number) =>
    `${names}, ${host} invites you to another game of ${game}.`,
  callKept: (moment: string, count: number) =>
    count === 1 ? `Your seat is kept; others may take it ${moment}.` : `Your seats are kept; others may take them ${moment}.`,
  callWhole: 'The game begins as soon as everybody has joined.',
  /** The same once one of them has declined or did not answer. */
  callPart: (host: string) => `${host} starts the game with everybody who has joined.`,
  /** Below that: who was called so recently that nothing notifies them now. */
  notNotified: (names: string, count: number) =>
    count === 1
      ? `${names} was invited only a short time before and is not notified again.`
      : `${names} were invited only a short time before and are not notified again.`,
  /** Replaces the call to those who were invited where it cannot be deleted. */
  callOver: 'This invitation is no longer open.',
  noThanks: 'No, thanks',
  youDeclined: 'Your seat is now free for others. You can still join while a seat is open.',
  youJoined: 'You now have a seat.',
  /** The same from the list of tables. */
  youJoinedIn: (channel: string) => `You now have a seat in ${channel}.`,
  rematch: 'Rematch',
  rematchOpen: 'You have joined the next game; its lobby is in the channel.',
  rematchBegun: 'Everybody is in: the next game has begun.',
  /** To the last of those called to a rematch, who has a seat now. `names` is null where nobody knows what is missing. */
  notBegun: (names: string | null) =>
    `The game has not begun, because the bot lacks permissions in the table’s channel${names === null ? '' : ` (${names})`}. As soon as a moderator grants them, the host can start the game.`,
  place: { channel: 'Played in this channel', thread: 'Played in a thread of its own' },
  begunIn: (thread: string) => `The game has begun in ${thread}.`,
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  /** To a host who starts while seats are kept for people who have not answered: their names, listed, and how many they are. */
  confirmStart: (names: string, count: number) =>
    count === 1
      ? `${names} has not answered yet. Start without ${names}?`
      : `${names} have not answered yet. Start without them?`,
  startWithout: 'Start now',
  wait: 'Wait',
  close: 'Close table',
  begun: 'The game has begun.',
  closed: 'This table was closed before the game began.',
  /** Below how to take a seat, if nothing has happened at the table for days. `moment` as Discord shows it: "in 23 hours". */
  idle: (moment: string) =>
    `Nothing has happened here for days: this table closes ${moment} unless somebody joins or changes something.`,
  /** The same once it has closed. */
  closedIdle: 'This table closed by itself, because nothing had happened here for days.',
  closedBy: (name: string) => `${name} closed this table before the game began.`,
}

export type LobbyTexts = typeof lobby
