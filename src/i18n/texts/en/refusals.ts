/** Why something is refused, and what to do instead. */
export const refusals = {
  noTableHere: (command: string) => `There is no table in this channel. Open one with ${command}.`,
  noSuchTable: (command: string) => `This table no longer exists. Open a new one with ${command}.`,
  /** `command` is the other game's, ready to print. */
  otherGame: (game: string, command: string) => `The table in this channel plays ${game}; use ${command}.`,
  unknownGame: 'This bot does not have that game. Choose one from the list of commands.',
  unknownOption: 'One of the options is not known. Choose from the values offered.',
  capacity: (min: number, max: number) => `The number of seats must be between ${min} and ${max}.`,
  channelBusy: (link: string | null, board: string, cancel: string) =>
    `${link === null ? 'A table' : `[A table](${link})`} is already open in this channel. Show it with ${board}, end it with ${cancel}, or use another channel or thread.`,
  alreadyStarted: 'The game has already begun; seats can no longer be taken or left.',
  notStarted: 'The game has not begun yet; its host starts it with **Start**.',
  alreadyOver: 'This game is already over.',
  alreadySeated: 'You already have a seat at this table.',
  notSeated: 'You have no seat at this table.',
  tableFull: 'All seats are taken.',
  /** `again` is when the first of them is free unless it is taken: "in 8 minutes". */
  seatsKept: (names: string, again: string) =>
    `The open seats are kept for ${names}. Try again ${again}, unless they are taken by then.`,
  tooFewPlayers: (min: number) => `At least ${min} players must be seated before the game can start.`,
  notTheHost: (host: string) => `Only the host, ${host}, may do that.`,
  notYourMove: (names: string) => `It is not your move: the game waits for ${names}.`,
  /** The same to the player whose turn it is while others are asked something. */
  turnWaits: (names: string) => `Your turn waits for the answer of ${names}; until then there is nothing for you to press.`,
  stale: 'That button belongs to an earlier moment of the game; nothing was changed.',
  unreadable: (command: string | null) =>
    `This bot cannot read that button.${command === null ? '' : ` Open your panel again with ${command}.`}`,
  elsewhere: (channel: string) => `That button belongs to a table in ${channel}. Go on there.`,
  undoBlocked: {
    drawn: 'Something was drawn since your last press. You can ask the others whether you may take it back.',
    revealed: 'Your last press showed something that was hidden. You can ask the others whether you may take it back.',
    'other-seat': 'Somebody else has acted since your last press. You can ask the others whether you may take it back.',
    'turn-over': 'That turn is over. You can ask the others whether you may take it back.',
    nothing: 'There is no press of yours to take back.',
    'other-rules': 'This game began under an earlier version of the rules, so nothing in it can be taken back.',
  },
  proposedLately: (again: string) => `Your last proposal of this kind came to nothing. You can make another one ${again}.`,
  /** `again` and `until` are moments as Discord shows them: "in 20 minutes". */
  nudgedAlready: (again: string) => `They were nudged a short while ago. You can do it again ${again}.`,
  doNotDisturb: (until: string) => `They do not want to be disturbed now. You can nudge them ${until}.`,
  capacityTooSmall: (seated: number) => `${seated} seats are taken or kept already. Choose at least as many.`,
  colourTaken: (name: string) => `${name} has that colour. Choose another one.`,
  seatedElsewhere: (name: string) => `${name} already has a seat at this table. Choose somebody who has none.`,
  plain: {
    'not-over': 'This game is not over yet. Play it to its end first.',
    'unknown-colour': 'That colour does not exist here. Choose one of those offered.',
    'no-guest': 'That is not another player of this lobby. Choose one from its seats.',
    'not-invited': 'You were not called to this table, so there is nothing to decline.',
    'unknown-order': 'That standing order does not exist. Choose one of those offered.',
    'wants-no-calls': 'They do not want to be called; they check their tables themselves.',
    'nobody-to-nudge': 'There is nobody to nudge: the game is not waiting for anybody else.',
    away: 'Your seat is on autopilot. Press **I’m back** to decide for yourself again.',
    'not-away': 'Your seat is not on autopilot; you decide for yourself.',
    'has-resigned': 'You have resigned from this game. The others may give your seat to somebody else.',
    'proposal-open': 'Another proposal is open at this table. Wait until it is settled, or let whoever made it withdraw it.',
    'nobody-to-ask': 'Nobody else is there who could agree. Ask again once another player is back.',
    'no-such-proposal': 'That proposal is settled already.',
    'not-asked': 'You are not one of those who are asked about this.',
    'agreed-already': 'You have agreed already; the others are still asked.',
    'no-such-seat': 'That player has no seat at this table. Choose one of its players.',
    'still-seated': 'You still have a seat at an open table. Ask again once it is closed or its game is over.',
  },
  settings: {
    'whole-day': 'Quiet hours cannot last the whole day. Choose an end that differs from the beginning.',
    'unknown-time': 'Write times of day as hours and minutes, for example 22:30.',
    'unknown-zone': 'That time zone is not known. Choose one from the list, for example Europe/Paris.',
  },
  noBots: 'A bot cannot take a seat. Choose a member of this server.',
  noMember: 'That user is not a member of this server. Choose one who is.',
  serverOnly: 'This command works in the channels of a server only.',
  missingPermissions: (names: string) =>
    `In this channel the bot still needs: ${names}. Ask a moderator to allow it, then try again.`,
  /** The user acted in a channel in which the bot may not send messages. */
  channelSilent: (names: string) =>
    `The others cannot see this yet: in this channel the bot still needs ${names}. Once a moderator allows it, the channel is told.`,
  unexpected: 'Something went wrong here; nothing was changed. Try again, and tell whoever runs this bot if it happens twice.',
  /** The table cannot be read. */
  setAside:
    'This table is damaged and was set aside. Open another one in this channel, or ask whoever runs this bot to repair it.',
  /** Nothing can be stored now. Whether this action was stored is not known yet. */
  notStored: 'The bot cannot store anything right now. Try again in a few minutes, and tell whoever runs this bot if it goes on.',
  closing: 'The bot is being restarted. Press again in a minute; nothing is lost.',
  /** More presses and commands than are accepted at once. `again` is when to go on. */
  tooMany: (again: string) => `That is more than the bot does at once; this one changed nothing. Go on ${again}.`,
}

export type RefusalTexts = typeof refusals
