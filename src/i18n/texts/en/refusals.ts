/** Why something is refused, and what to do instead. */
export const refusals = {
  noTableHere: (command: string) => `There is no table in this channel. Open one with ${command}.`,
  noSuchTable: (command: string) => `This table no longer exists. Open a new one with ${command}.`,
  /** `command` is the other game's, ready to print. */
  otherGame: (game: string, command: string) => `The table in this channel is for ${game}. Use ${command}.`,
  unknownGame: 'This bot does not have that game. Choose one from the list of commands.',
  unknownOption: 'One of the options is unknown. Choose from the values offered.',
  capacity: (min: number, max: number) => `The number of seats must be between ${min} and ${max}.`,
  /** `players` are the host, everybody invited and the computer players; `max` is how many may play `game`. */
  tooManyPlayers: (players: number, game: string, max: number) =>
    `With everybody invited and the computer players, you would be ${players}; at most ${max} can play ${game}. Invite fewer people, or choose fewer computer players.`,
  /** The commands are those of the game of the table that is open. */
  channelBusy: {
    /** To its host, and to moderators. */
    own: (link: string | null, board: string, cancel: string) =>
      `${link === null ? 'A table' : `[A table](${link})`} is already open in this channel. Show it with ${board}, end it with ${cancel}, or use another channel or thread.`,
    /** To its other players. */
    others: (link: string | null, board: string, host: string) =>
      `${link === null ? 'A table' : `[A table](${link})`} is already open in this channel. Show it with ${board}, or use another channel or thread. Its host, ${host}, can end it.`,
    /** To whoever has no seat there. `tables` lists what they can join or watch. */
    strangers: (link: string | null, tables: string, host: string) =>
      `${link === null ? 'A table' : `[A table](${link})`} is already open in this channel. See with ${tables} whether you can join or watch it, or use another channel or thread. Its host, ${host}, can end it.`,
  },
  alreadyStarted: 'The game has already begun. You can no longer take or leave a seat.',
  notStarted: 'The game has not begun yet. Its host starts it with **Start**.',
  alreadyOver: 'This game is already over.',
  alreadySeated: 'You already have a seat at this table.',
  notSeated: 'You have no seat at this table.',
  tableFull: 'All seats are taken.',
  /** `again` is when the first of them is free unless it is taken: "in 8 minutes". */
  seatsKept: (names: string, again: string) =>
    `The open seats are kept for ${names}. Try again ${again}, unless they are taken by then.`,
  /** `tables` is the command that lists a user's tables. */
  hostsTooMany: (most: number, cancel: string, tables: string) =>
    `You already host ${most} open tables on this server. Finish one, or close one with ${cancel}, before you open another; ${tables} lists yours.`,
  tooFewPlayers: (min: number) => `At least ${min} players must be seated before the game can start.`,
  endsTogether: (end: string, resign: string) =>
    `This game has gone too far for its host to call it off alone. Propose it with ${end}, resign with ${resign}, or ask a moderator.`,
  notYoursToEnd: (host: string) => `Only the host, ${host}, or a moderator can end this table alone.`,
  /** Follows it for a player of a game. */
  endTogether: (end: string, resign: string) => `Propose it with ${end}, or resign with ${resign}.`,
  /** Follows both for whoever may do it alone after all if somebody does not move for long: "in 3 days". */
  aloneLater: (alone: string) => `If the game is still waiting for the same move ${alone}, you can call it off alone then.`,
  notTheHost: (host: string) => `Only the host, ${host}, can do that.`,
  notYourMove: (names: string) => `It is not your move: the game is waiting for ${names}.`,
  /** The same to the player whose turn it is while others are asked something. */
  turnWaits: (names: string) => `Your turn is waiting for an answer from ${names}. Until then, there is nothing for you to do.`,
  stale: 'That button belongs to an earlier point in the game; nothing has changed.',
  doneAlready: 'That is already done.',
  unreadable: (command: string | null) =>
    `The bot does not recognize that button.${command === null ? '' : ` Open your choices again with ${command}.`}`,
  elsewhere: (channel: string) => `That button belongs to a table in ${channel}. Continue there.`,
  undoBlocked: {
    drawn: 'Something has been drawn since your last move. You can ask whether you may undo it.',
    'seen-by-computers':
      'Computer players do not agree to undo that: since your last move, something has been drawn or revealed.',
    revealed: 'Your last move revealed something hidden. You can ask whether you may undo it.',
    'other-seat': 'Somebody else has moved since your last move. You can ask whether you may undo it.',
    'others-decide': 'Since your last move, decisions have been made in secret. You can ask whether you may undo it.',
    'turn-over': 'That turn is over. You can ask whether you may undo your last move.',
    nothing: 'You have nothing to undo.',
    'other-rules': 'This game began under an earlier version of the rules, so nothing in it can be undone.',
  },
  /** `most` is far more than 1. */
  undoneTooOften: (most: number) =>
    `You have undone ${most} moves in a single turn, which is the limit; you can undo again on the next turn.`,
  proposedLately: (again: string) => `Your last proposal of this kind did not go through. You can make another one ${again}.`,
  substituteDeclined: (name: string, again: string) => `${name} has declined. Propose somebody else, or ask again ${again}.`,
  /** `again` and `until` are moments as Discord shows them: "in 20 minutes". */
  nudgedAlready: (again: string) => `They were nudged a short while ago. You can nudge them again ${again}.`,
  doNotDisturb: (until: string) => `They do not want to be disturbed right now. You can nudge them ${until}.`,
  capacityTooSmall: (seated: number) => `${seated} seats are already taken or kept. Choose at least that many.`,
  colourTaken: (name: string) => `${name} already has that color. Choose another one.`,
  stillSeated: {
    /** Comes before either of the others. */
    erased: 'Your name and ID have been erased from every finished game and from the leaderboards.',
    /** The last one of the places, if there are too many to name. */
    more: (count: number) => `${count} more`,
    /** `places` are games with their channels: "Pioneers (#stagecoach)". */
    here: (places: string, count: number) =>
      count === 1
        ? `You still have a seat at an open table: ${places}. Ask again once it is closed or its game is over. Your settings stay until then.`
        : `You still have seats at open tables: ${places}. Ask again once they are all closed or their games are over. Your settings stay until then.`,
    /** None of the tables can be named here: they are on other servers. `command` lists a user's tables on a server. */
    elsewhere: (command: string) =>
      `You still have a seat at an open table; on each server, ${command} lists yours. Ask again once it is closed or its game is over. Your settings stay until then.`,
  },
  seatedElsewhere: (name: string) => `${name} already has a seat at this table. Choose somebody who has none.`,
  plain: {
    'channel-busy': 'Another table is already open in this channel. Try again, or use another channel or thread.',
    'not-over': 'This game is not over yet. Finish it first.',
    'has-begun': 'The game has already begun.',
    'unknown-colour': 'That color is not available here. Choose one of those offered.',
    'settings-final': 'The game has already begun. Its settings can no longer be changed.',
    'no-guest': 'You cannot choose that user. Choose another player who has a seat here.',
    'no-hints': 'Hints are off at this table. The host can turn them on only before a game, under **Settings**.',
    'not-invited': 'You were not invited to this table, so there is nothing to decline.',
    'unknown-order': 'That standing order does not exist. Choose one of those offered.',
    'wants-no-calls': 'They do not want to be notified; they check their tables themselves.',
    'nobody-to-nudge': 'There is nobody to nudge: the game is not waiting for anybody else.',
    away: 'Your seat is on autopilot. Press **I’m back** to decide for yourself again.',
    'not-away': 'Your seat is not on autopilot; you decide for yourself.',
    'has-resigned': 'You have resigned from this game. The others may give your seat to somebody else.',
    'own-proposal-open':
      'Your own proposal is still open at this table. Wait until it is settled, or withdraw it by disagreeing with it yourself.',
    'proposal-open': 'Another proposal is open at this table. Wait until it is settled or withdrawn.',
    'nobody-to-ask': 'Nobody else is here to agree. Ask again if another player comes back.',
    'no-such-proposal': 'That proposal has already been settled.',
    'not-asked': 'This question is not for you.',
    'agreed-already': 'You have already agreed, but not everybody has answered.',
    'no-such-seat': 'That player has no seat at this table. Choose one of its players.',
    'still-named':
      'Your name and ID have been erased everywhere but at an open table that still names you. Ask again once it is closed or its game is over.',
  },
  settings: {
    'whole-day': 'Quiet hours cannot last the whole day. Choose different times for their beginning and their end.',
    'unknown-time': 'Write times of day as hours and minutes, for example 10:30 PM or 22:30.',
    'unknown-zone': 'That time zone is unknown. Choose one from the list, for example America/New_York.',
  },
  noBots: 'A bot cannot take a seat. Choose a member of this server.',
  noMember: 'That user is not a member of this server. Choose one who is.',
  serverOnly: 'This command only works in server channels.',
  missingPermissions: (names: string) =>
    `The bot lacks permissions in this channel: ${names}. Ask a moderator to grant them, then try again.`,
  /** The user acted in a channel in which the bot may not send messages. */
  channelSilent: (names: string) =>
    `The others cannot see this yet: the bot lacks permissions in this channel (${names}). It will be posted as soon as a moderator grants them.`,
  /** The table is to have a thread of its own, and Discord does not open one. To the host, who can choose the channel. */
  noThread:
    'No thread can be opened in this channel right now. Choose **Played in this channel** under **Settings**, or try again later.',
  /** To a user who wants a game in a thread, but may not open threads in the channel. */
  threadDenied: (name: string) =>
    `To play in a thread you need the permission ${name} in this channel. Choose **Played in this channel** under **Settings**, or ask a moderator for it.`,
  unexpected: 'Something went wrong; nothing has changed. Try again, and tell whoever runs this bot if it happens again.',
  /** The table cannot be read. */
  setAside:
    'This table’s data cannot be read, so it is paused. Open another one in this channel, or ask whoever runs this bot to repair it.',
  /** Nothing can be stored now. Whether this action was stored is not known yet. */
  notStored:
    'The bot cannot store anything right now. Try again in a few minutes, and tell whoever runs this bot if it continues.',
  closing: 'The bot is restarting; nothing is lost. Try again in a minute.',
  /** More presses and commands than are accepted at once. `again` is when to go on. */
  tooMany: (again: string) => `Too many actions at once; nothing has changed. Try again ${again}.`,
}

export type RefusalTexts = typeof refusals
