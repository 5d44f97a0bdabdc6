import type { ByLocale } from '../../locale.js'
import { counted } from '../../words.js'
import { commands } from './commands.js'
import { counting } from './counting.js'
import { fairness } from './fairness.js'
import { refusals } from './refusals.js'
import { replay } from './replay.js'
import { settings } from './settings.js'
import { standings } from './standings.js'

/**
 * Everything the shell says: lobby, turns, refusals, commands. Users' names arrive escaped, and a game's sentences complete.
 * English is the type of the other languages, so a missing or superfluous text does not compile.
 */
export const en = {
  /** Names of the languages that a table may use. */
  languages: { en: 'English', fr: 'French', de: 'German' } satisfies ByLocale<string>,
  commands,
  /** How long a decision may take. */
  paces: {
    none: 'as long as it takes',
    live: 'live, 3 minutes a decision',
    evening: 'one evening, 15 minutes a decision',
    hourly: 'one afternoon, 1 hour a decision',
    'six-hourly': 'a few days, 6 hours a decision',
    daily: 'daily, 24 hours a decision',
    relaxed: 'relaxed, 72 hours a decision',
  },
  lobby: {
    title: (game: string) => `${game}: who plays?`,
    /** How many may play, and the minutes of a usual game whose players are all there. */
    length: (fewest: number, most: number, from: number, to: number) =>
      `${fewest} to ${most} players · ${from} to ${to} minutes in one sitting`,
    invitation: 'Press **Join** to take a seat.',
    /** Replaces it when all seats are taken. */
    complete: (host: string) => `All seats are taken: ${host} can start.`,
    seats: (taken: number, capacity: number) => `Seats (${taken} of ${capacity})`,
    host: (name: string) => `${name} (host)`,
    openSeat: '*open*',
    /** Above the buttons for the host alone. */
    forHost: (host: string, min: number) =>
      `For ${host} alone, who hosts this table (**Start** needs at least ${counted('en', min, { one: 'player', other: 'players' })}):`,
    language: (language: string) => `Language: ${language}`,
    option: (name: string, choice: string) => `${name}: ${choice}`,
    pace: (pace: string) => `Pace: ${pace}`,
    colour: 'Choose your colour',
    /** The button that opens the host's settings, and their title. */
    settings: 'Settings',
    settingsTitle: 'Settings of this table',
    seating: { joined: 'Seats in the order of joining', shuffled: 'Seats drawn at the start' },
    choose: {
      pace: 'Pace',
      seating: 'Seating',
      language: 'Language',
      seats: 'Seats',
      guest: 'Make a player the host, or remove one',
      place: 'Place',
    },
    seatsUpTo: (count: number) => `Up to ${count} players`,
    remove: (name: string) => `Remove ${name}`,
    handOver: (name: string) => `Make ${name} the host`,
    /** A seat that is kept. `moment` as Discord shows it: "in 9 minutes". */
    keptSeat: (name: string, moment: string) => `*kept for ${name}*, free for others ${moment}`,
    /** In place of the invitation while every open seat is kept. */
    waiting: 'The open seats are kept for those who were called.',
    /** Above *Join* and *No, thanks*, to one or more people, listed. */
    call: (names: string, host: string, game: string, _count: number) => `${names}, ${host} invites you to a game of ${game}.`,
    callAgain: (names: string, host: string, game: string, _count: number) =>
      `${names}, ${host} invites you to another game of ${game}.`,
    callKept: (moment: string, count: number) =>
      count === 1 ? `Your seat is kept; others may take it ${moment}.` : `Your seats are kept; others may take them ${moment}.`,
    callWhole: 'The game begins as soon as everybody has joined.',
    /** Replaces the call to those who were invited where it cannot be deleted. */
    callOver: 'This invitation is settled.',
    noThanks: 'No, thanks',
    youDeclined: 'Your seat is free for others now. While one is open you can still join.',
    youJoined: 'You have a seat now.',
    /** The same from the list of tables. */
    youJoinedIn: (channel: string) => `You have a seat now, in ${channel}.`,
    rematch: 'Rematch',
    rematchOpen: 'You are in for another game; its lobby stands in the channel.',
    rematchBegun: 'Everybody is in: the next game has begun.',
    place: { channel: 'Played in this channel', thread: 'Played in a thread of its own' },
    begunIn: (thread: string) => `The game has begun in ${thread}.`,
    join: 'Join',
    leave: 'Leave',
    start: 'Start',
    close: 'Cancel',
    begun: 'The game has begun.',
    closed: 'This table was closed: everybody has left.',
    closedBy: (name: string) => `${name} closed this table before the game began.`,
  },
  turn: {
    /** Turn 0 is everything before the first turn. */
    title: (game: string, turn: number) => `${game} · ${turn === 0 ? 'before the first turn' : `turn ${turn}`}`,
    toMove: (players: string, _count: number) => `${players}, it is your turn.`,
    /** Replaces a call if every seat is on autopilot or resigned. */
    atRest: 'The table rests: nobody is here to play. It goes on as soon as one of the players presses **I’m back**.',
    /** Heading of what others did since a player's last turn. */
    sinceTurnOf: (name: string) => `Since ${name}’s last turn`,
    /** The same heading for a player who has not had a turn yet. */
    sinceStart: 'Since the game began',
    soFar: 'So far this turn',
    earlier: (count: number) => `*${counted('en', count, { one: 'earlier event', other: 'earlier events' })}: see Log.*`,
    take: 'Take turn',
    log: 'Log',
    rules: 'Rules',
    /** `moment` as Discord shows it: "in 20 minutes". */
    deadline: (moment: string) => `Time runs out ${moment}.`,
    reminded: (player: string) => `${player}, the table is still waiting for you.`,
    /** The others have agreed that the player takes back a step. */
    granted: (player: string) => `${player}, all agreed: your step is taken back.`,
    nudged: (player: string, by: string) => `${player}, ${by} asks you to go on.`,
    /** Replaces a reminder that is no longer due. */
    called: (name: string) => `${name} was called to the table.`,
    away: (name: string) =>
      `${name} let the time run out three times in a row: the seat is on autopilot until its player presses **I’m back**.`,
    imBack: 'I’m back',
    noLongerAway: (name: string) => `The seat of ${name} was on autopilot.`,
    /** One or more players, listed. */
    asked: (players: string) => `${players}, you are asked to answer.`,
    answer: 'Answer',
    answered: (name: string) => `${name} has answered.`,
    cancelledBy: (name: string) => `${name} ended this game without a result.`,
    /** The operator has closed the table, before or during the game. */
    closedByOperator: 'This table was closed by whoever runs this bot; there is no result.',
    /** The stored table cannot be read. */
    setAside:
      'What is stored of this table cannot be read, so it stands still. None of it is deleted: whoever runs this bot finds the reason in its log, and the table goes on by itself once it can be read and this channel is free. Until then you can open another one here.',
    /** The table can be read again. */
    released: 'This table stood still for a while. It goes on.',
    /** Replaces a picture that is still being drawn. */
    pictureFollows: 'The picture is not ready yet and will follow.',
    /** Replaces the alt text of an outdated picture. Turn 0 as in `title`. */
    pastBoard: (turn: number) =>
      `The board ${turn === 0 ? 'before the first turn' : `in turn ${turn}`}; what happened since is told further down.`,
    over: (game: string) => `${game}: the game is over`,
    /** Calls the players to the result. */
    overCall: (players: string) => `${players}, this is how it ended.`,
  },
  /** Sentences that the table itself adds to a game's story. */
  chronicle: {
    /** Presses that no longer count. */
    tookBack: (name: string, steps: number) => `${name} took back ${counted('en', steps, { one: 'step', other: 'steps' })}.`,
    /** The same after the others had to agree. */
    tookBackAgreed: (name: string, steps: number) =>
      `${name} took back ${counted('en', steps, { one: 'step', other: 'steps' })}, with the consent of the others.`,
    /** Appended to a sentence about something a player did not press. */
    causes: { clock: 'time ran out', autopilot: 'on autopilot', order: 'by standing order' },
    /** `names` in the order of the seats. */
    seated: (names: string) => `The seats were drawn; the order is ${names}.`,
    /** `playsOn` means that the game is not over. */
    resigned: (name: string, playsOn: boolean) => `${name} has resigned${playsOn ? '; the seat plays on by itself' : ''}.`,
    replaced: (from: string, to: string) => `${to} has taken over the seat of ${from}.`,
    away: (name: string) => `${name} let the time run out three times in a row; the seat is now on autopilot.`,
    back: (name: string) => `${name} is back and decides again.`,
  },
  fairness,
  /** Remarks behind a player's name in the result. */
  ending: {
    resigned: 'resigned, therefore last',
    /** `names` are the earlier players of the seat. */
    tookOver: (names: string) => `took over from ${names}`,
    autopilot: 'on autopilot in the end',
  },
  /** The tables of a server that somebody may join or watch. */
  list: {
    title: 'Tables of this server',
    none: (command: string) => `There is no table to join or to watch where you can look. Open one with ${command}.`,
    hosts: (name: string) => `hosted by ${name}`,
    free: (free: number, capacity: number) => `${free} of ${counted('en', capacity, { one: 'seat', other: 'seats' })} free`,
    keptForYou: 'a seat is kept for you',
    /** Turn 0 as in `turn.title`. */
    turn: (turn: number) => (turn === 0 ? 'just begun' : `in turn ${turn}`),
    watch: 'Watch',
    replay: 'Replay so far',
    asText: 'All in words',
    playedIn: (channel: string) => `Played in ${channel}. Nothing secret is shown here.`,
    more: 'There may be more tables; these are the latest.',
  },
  /** What a user has on a server. */
  mine: {
    title: 'Your tables on this server',
    none: (command: string) => `You have no table on this server. Open one with ${command}.`,
    yourTurn: 'your turn',
    /** Another player's proposal waits for the reader's answer. */
    proposed: 'a proposal waits for your answer',
    waitsFor: (names: string) => `waits for ${names}`,
    /** A short form of `turn.atRest`. */
    atRest: 'rests until one of its players is back',
    inLobby: 'not begun yet',
    more: (count: number) => `${count} more.`,
    forget:
      'Erase your name and id from every finished game, your settings and your lines in the leaderboards, on all servers of this bot? This cannot be taken back. The results of the others stay, and so do messages that already stand in channels.',
    forgetYes: 'Erase me',
    forgetNo: 'Keep everything',
    forgotten: 'Your name and id are erased.',
    notForgotten: 'Nothing was erased.',
    /** Replaces the name of an erased user. */
    standIn: 'Anonymous',
  },
  /** Proposals that need the others' consent. Names and lists arrive ready to print. */
  proposal: {
    undo: (by: string) => `${by} would like to take back their latest step and everything that came after it.`,
    /** Appended if draws are taken back too. */
    redrawn: 'What was drawn since will be drawn anew.',
    end: (by: string) => `${by} proposes to end this game without a result.`,
    replace: (by: string, from: string, substitute: string) =>
      `${by} proposes that ${substitute} takes over the seat of ${from}.`,
    /** For the proposer's own seat. */
    handOver: (by: string, substitute: string) => `${by} would like to hand their seat over to ${substitute}.`,
    asked: (names: string) => `${names}: do you agree?`,
    agreed: (names: string) => `Agreed so far: ${names}.`,
    agree: 'Agree',
    disagree: 'Disagree',
    granted: 'All agreed: it is done.',
    refused: (by: string) => `${by} does not agree, so nothing was changed.`,
    withdrawn: (by: string) => `${by} has withdrawn it; nothing was changed.`,
    overtaken: 'The game has gone on since; nothing was changed.',
    lapsed: 'Not everybody answered in time, so nothing was changed.',
    nobodyLeft: 'Nobody is left who could agree, so nothing was changed.',
    /** `moment` as Discord shows it: "in 20 minutes". */
    deadline: (moment: string) => `Without everybody’s consent it lapses ${moment}.`,
    /** Shown to the proposer. */
    made: 'Your proposal stands in the channel; the others are asked.',
    done: 'Nobody had to be asked: it is done.',
    youAgreed: 'You have agreed.',
    youRefused: 'You have not agreed; nothing was changed.',
    youWithdrew: 'You have withdrawn your proposal.',
    endedBy: (by: string) => `All agreed with ${by} to end this game without a result.`,
    /** Shown to a player who is asked only because they are back. */
    awaitsYou: 'A proposal in the channel waits for your answer.',
  },
  replay,
  settings,
  standings,
  counting,
  panel: {
    /** Replaces a picture if everything else is there. */
    noPicture: 'The picture could not be made this time; everything else works as usual.',
    askUndo: 'Ask to undo',
    undo: 'Undo',
    handedOver: (name: string) => `${name} hosts this table now.`,
    hideGuide: 'Hide tips',
    guideHidden: 'There will be no more tips for this game.',
    undoDone: 'Your last step is taken back.',
    /** `order` is the name and the choice of a standing order. */
    ordered: (order: string) => `Your standing order now: ${order}.`,
    whyNot: 'Why can’t I?',
    notNow: (what: string, why: string) => `**${what}**: ${why}`,
    everything: 'Nothing is held back here: all that this step allows is on the panel.',
    textTitle: (game: string, page: number, pages: number) =>
      pages === 1 ? `${game} as text` : `${game} as text (${page} of ${pages})`,
    textBefore: 'Back',
    textNext: 'Read on',
    /** Heading of what happened while others played. */
    since: 'Since your last turn:',
    movedOn: 'The game has moved on since; this is how it stands now.',
    turnOver: 'That was your move. You will be called when it is your turn again.',
    gameOver: 'The game is over.',
    gameCancelled: 'This game was ended without a result.',
    boardTitle: (game: string) => `${game}: the board`,
    logTitle: (game: string) => `${game}: what happened`,
    logEmpty: 'Nothing has happened yet.',
    logEarlier: 'Earlier',
    logLatest: 'Latest',
    rulesTitle: (game: string) => `${game}: the rules`,
    rulesChoose: 'Choose a topic',
    /** About a picture that explains a rule. */
    example: (picture: string) => `An example, not your table. ${picture}`,
    youAreBack: 'Welcome back: you decide for your seat again.',
    nudgeDone: (names: string) => `Called to the table: ${names}.`,
    /** Above a question that was already asked in an earlier turn. */
    askedAgain: 'The game has gone on since you were asked; here is the question once more.',
    confirmResign: (game: string) =>
      `Resign from this game of ${game}? You come last, and the game counts as lost for you; while others play on, your seat plays by itself. This cannot be undone.`,
    resignYes: 'Resign',
    resigned: 'You have resigned.',
    confirmCancel: (game: string) => `End this table of ${game} without a result? This cannot be undone.`,
    cancelYes: 'End the table',
    cancelNo: 'Keep playing',
    cancelled: 'The table has been ended.',
    kept: 'Nothing was changed; the table goes on.',
  },
  refusals,
  /** Discord's own names of the permissions that the bot needs. */
  permissions: {
    viewChannel: 'View Channel',
    sendMessages: 'Send Messages',
    sendMessagesInThreads: 'Send Messages in Threads',
    /** Only needed for a table that is played in a thread of its own. */
    createPublicThreads: 'Create Public Threads',
    attachFiles: 'Attach Files',
  },
}

export type ShellTexts = typeof en

/** Discord's own names of the permissions that the bot needs. */
export type PermissionTexts = ShellTexts['permissions']
