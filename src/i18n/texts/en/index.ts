import type { ByLocale } from '../../locale.js'
import { counted } from '../../words.js'
import { commands } from './commands.js'
import { computers } from './computers.js'
import { counting } from './counting.js'
import { fairness } from './fairness.js'
import { hints } from './hints.js'
import { lessons } from './lessons.js'
import { refusals } from './refusals.js'
import { relief } from './relief.js'
import { replay } from './replay.js'
import { review } from './review.js'
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
  computers,
  hints,
  relief,
  lessons,
  /** How long a decision may take. */
  paces: {
    none: 'no time limit',
    live: 'live, 3 minutes a decision',
    evening: 'one evening, 15 minutes a decision',
    hourly: 'one afternoon, 1 hour a decision',
    'six-hourly': 'a few days, 6 hours a decision',
    daily: 'daily, 24 hours a decision',
    relaxed: 'relaxed, 72 hours a decision',
  },
  /** The total time of each player. */
  banks: {
    none: 'none',
    blitz: '5 minutes + 30 seconds a move',
    afternoon: '1 hour + 5 minutes a move',
    days: '3 days + 6 hours a move',
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
      guest: 'Make a player the host, or remove one',
      place: 'Where to play',
    },
    seatsUpTo: (count: number) => `Up to ${count} players`,
    remove: (name: string) => `Remove ${name}`,
    handOver: (name: string) => `Make ${name} the host`,
    /** A seat that is kept. `moment` as Discord shows it: "in 9 minutes". */
    keptSeat: (name: string, moment: string) => `*kept for ${name}*, free for others ${moment}`,
    /** In place of the invitation while every open seat is kept. */
    waiting: 'The open seats are kept for the players who were invited.',
    /** Above *Join* and *No, thanks*, to one or more people, listed. */
    call: (names: string, host: string, game: string, _count: number) => `${names}, ${host} invites you to a game of ${game}.`,
    callAgain: (names: string, host: string, game: string, _count: number) =>
      `${names}, ${host} invites you to another game of ${game}.`,
    callKept: (moment: string, count: number) =>
      count === 1 ? `Your seat is kept; others may take it ${moment}.` : `Your seats are kept; others may take them ${moment}.`,
    callWhole: 'The game begins as soon as everybody has joined.',
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
    place: { channel: 'Played in this channel', thread: 'Played in a thread of its own' },
    begunIn: (thread: string) => `The game has begun in ${thread}.`,
    join: 'Join',
    leave: 'Leave',
    start: 'Start',
    close: 'Close table',
    begun: 'The game has begun.',
    closed: 'This table was closed: everybody left.',
    closedBy: (name: string) => `${name} closed this table before the game began.`,
  },
  turn: {
    /** Turn 0 is everything before the first turn. */
    title: (game: string, turn: number) => `${game} · ${turn === 0 ? 'before the first turn' : `turn ${turn}`}`,
    toMove: (players: string, _count: number) => `${players}, it is your turn.`,
    /** Replaces a call if every seat is on autopilot or resigned. */
    atRest: 'The table is paused: nobody is around to play. It resumes as soon as one of the players presses **I’m back**.',
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
    /** The same where the player's total time runs out, not only the time for a decision. */
    bankDeadline: (moment: string) => `The total time runs out ${moment}.`,
    reminded: (player: string) => `${player}, the table is still waiting for you.`,
    /** The others have agreed that the player takes back a step. */
    granted: (player: string) => `${player}, everybody agreed: your move has been undone.`,
    nudged: (player: string, by: string) => `${player}, ${by} is waiting for you.`,
    /** Replaces a reminder that is no longer due. */
    called: (name: string) => `${name} has been reminded.`,
    away: (name: string) =>
      `${name} ran out of time three times in a row: the seat is on autopilot until its player presses **I’m back**.`,
    imBack: 'I’m back',
    noLongerAway: (name: string) => `${name}’s seat was on autopilot.`,
    /** One or more players, listed. */
    asked: (players: string) => `${players}, your answer is needed.`,
    answer: 'Answer',
    answered: (name: string) => `${name} has answered.`,
    cancelledBy: (name: string) => `${name} ended this game without a result.`,
    /** The operator has closed the table, before or during the game. */
    closedByOperator: 'This table was closed by whoever runs this bot; there is no result.',
    /** The stored table cannot be read. */
    setAside:
      'This table’s data cannot be read, so it is paused. Nothing has been deleted: whoever runs this bot can find the reason in its log, and the table resumes once its data can be read and this channel is free. Until then, you can open another table here.',
    /** The table can be read again. */
    released: 'This table was paused for a while. It now resumes.',
    /** Replaces a picture that is still being drawn. */
    pictureFollows: 'The picture is still being drawn and will follow.',
    /** Replaces the alt text of an outdated picture. Turn 0 as in `title`. */
    pastBoard: (turn: number) =>
      `The board ${turn === 0 ? 'before the first turn' : `on turn ${turn}`}; see below for what has happened since.`,
    over: (game: string) => `${game}: the game is over`,
    /** Calls the players to the result. */
    overCall: (players: string) => `${players}, this is how it ended.`,
  },
  /** Sentences that the table itself adds to a game's story. */
  chronicle: {
    /** Presses that no longer count. */
    tookBack: (name: string, steps: number) => `${name} undid ${counted('en', steps, { one: 'move', other: 'moves' })}.`,
    /** The same after the others had to agree. */
    tookBackAgreed: (name: string, steps: number) =>
      `${name} undid ${counted('en', steps, { one: 'move', other: 'moves' })}, with the others’ consent.`,
    /** Appended to a sentence about something a player did not press. */
    causes: { clock: 'time ran out', autopilot: 'on autopilot', order: 'by standing order' },
    /** `names` in the order of the seats. */
    seated: (names: string) => `The seats were drawn; the order is ${names}.`,
    /** `playsOn` means that the game is not over. */
    resigned: (name: string, playsOn: boolean) => `${name} has resigned${playsOn ? '; the bot now plays the seat' : ''}.`,
    replaced: (from: string, to: string) => `${to} has taken over ${from}’s seat.`,
    away: (name: string) => `${name} ran out of time three times in a row; the seat is now on autopilot.`,
    back: (name: string) => `${name} is back in control.`,
    /** The same, said to the player. */
    own: {
      tookBack: (steps: number) => `You undid ${counted('en', steps, { one: 'move', other: 'moves' })}.`,
      tookBackAgreed: (steps: number) =>
        `You undid ${counted('en', steps, { one: 'move', other: 'moves' })}, with the others’ consent.`,
      resigned: (playsOn: boolean) => `You have resigned${playsOn ? '; the bot now plays your seat' : ''}.`,
      tookOver: (from: string) => `You have taken over ${from}’s seat.`,
      away: 'You ran out of time three times in a row; your seat is now on autopilot.',
      back: 'You are back in control.',
    },
  },
  fairness,
  /** Remarks behind a player's name in the result. */
  ending: {
    resigned: 'resigned, so last',
    /** `names` are the earlier players of the seat. */
    tookOver: (names: string) => `took over from ${names}`,
    autopilot: 'on autopilot at the end',
  },
  /** The tables of a server that somebody may join or watch. */
  list: {
    title: 'Tables on this server',
    none: (command: string) => `There is no table here that you can join or watch. Open one with ${command}.`,
    hosts: (name: string) => `hosted by ${name}`,
    free: (free: number, capacity: number) => `${free} of ${counted('en', capacity, { one: 'seat', other: 'seats' })} free`,
    keptForYou: 'a seat is kept for you',
    /** Turn 0 as in `turn.title`. */
    turn: (turn: number) => (turn === 0 ? 'just started' : `on turn ${turn}`),
    watch: 'Watch',
    replay: 'Replay so far',
    asText: 'Everything as text',
    playedIn: (channel: string) => `Played in ${channel}. Nothing secret is shown here.`,
    more: 'There may be more tables; these are the latest.',
  },
  /** What a user has on a server. */
  mine: {
    title: 'Your tables on this server',
    none: (command: string) => `You have no table on this server. Open one with ${command}.`,
    yourTurn: 'your turn',
    /** Another player's proposal waits for the reader's answer. */
    proposed: 'a proposal is waiting for your answer',
    waitsFor: (names: string) => `waiting for ${names}`,
    /** A short form of `turn.atRest`. */
    atRest: 'paused until one of its players is back',
    inLobby: 'not started yet',
    more: (count: number) => `And ${counted('en', count, { one: 'more table', other: 'more tables' })}.`,
    forget:
      'Erase your name and ID from every finished game, your settings and your leaderboard entries, on every server this bot is on? This cannot be undone. The others’ results stay, and so do messages already posted.',
    forgetYes: 'Erase me',
    forgetNo: 'Keep everything',
    forgotten: 'Your name and ID have been erased.',
    notForgotten: 'Nothing was erased.',
    /** Replaces the name of an erased user. */
    standIn: 'Anonymous',
  },
  /** Proposals that need the others' consent. Names and lists arrive ready to print. */
  proposal: {
    undo: (by: string) => `${by} would like to undo their latest move and everything after it.`,
    /** The same if the step can be told, which then follows as a quotation. */
    undoStep: (by: string) => `${by} would like to undo this move and everything after it:`,
    /** Asks the player before the others are asked. The step follows if it can be told. */
    confirmUndo: (names: string) => `Ask ${names} whether you may undo your latest move and everything after it?`,
    /** The step in words if its only outcome was the end of the turn. */
    endOfTurn: (name: string) => `${name} ends the turn.`,
    askThem: 'Ask them',
    /** Appended if draws are taken back too. */
    redrawn: 'Whatever has been drawn since will be drawn again.',
    end: (by: string) => `${by} proposes to end this game without a result.`,
    replace: (by: string, from: string, substitute: string) => `${by} proposes that ${substitute} take over ${from}’s seat.`,
    /** For the proposer's own seat. */
    handOver: (by: string, substitute: string) => `${by} would like to hand their seat over to ${substitute}.`,
    asked: (names: string) => `${names}: do you agree?`,
    agreed: (names: string) => `Agreed so far: ${names}.`,
    agree: 'Agree',
    disagree: 'Disagree',
    granted: 'Everybody agreed. It is done.',
    refused: (by: string) => `${by} does not agree, so nothing has changed.`,
    withdrawn: (by: string) => `${by} has withdrawn the proposal; nothing has changed.`,
    overtaken: 'The game has moved on, so the proposal no longer applies.',
    lapsed: 'Not everybody answered in time, so nothing has changed.',
    nobodyLeft: 'Nobody is left to agree, so nothing has changed.',
    /** `moment` as Discord shows it: "in 20 minutes". */
    deadline: (moment: string) => `It lapses ${moment} unless everybody agrees.`,
    /** Shown to the proposer. */
    made: 'Your proposal is posted; waiting for the others.',
    /** Shown to the proposer above *Withdraw* while the others are asked. */
    pending: 'Your proposal is waiting for the others’ answers.',
    withdraw: 'Withdraw',
    done: 'No consent was needed. It is done.',
    youAgreed: 'You have agreed.',
    youRefused: 'You disagreed; nothing has changed.',
    youWithdrew: 'You have withdrawn your proposal.',
    endedBy: (by: string) => `Everybody agreed with ${by} to end this game without a result.`,
    /** Shown to a player who is asked only because they are back. */
    awaitsYou: 'A proposal in the channel is waiting for your answer.',
  },
  replay,
  review,
  settings,
  standings,
  counting,
  panel: {
    /** Replaces a picture if everything else is there. */
    noPicture: 'The picture could not be drawn this time; everything else works as usual.',
    askUndo: 'Ask to undo',
    /** Above that button, which is only there where the player cannot undo alone. */
    undoByConsent: 'You can undo your latest move only if the others agree.',
    /** What cannot be undone alone, or at all. `choices` are labels of buttons and options, or what they begin with, listed. */
    lasting: {
      byConsent: {
        some: (choices: string) => `Undoing these needs the others’ consent: ${choices}`,
        all: 'Whatever you choose here can be undone only with the others’ consent.',
      },
      final: {
        some: (choices: string) => `Cannot be undone: ${choices}`,
        all: 'Whatever you choose here cannot be undone.',
      },
    },
    undo: 'Undo',
    handedOver: (name: string) => `${name} hosts this table now.`,
    hideGuide: 'Hide tips',
    guideHidden: 'There will be no more tips for this game.',
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
    since: 'Since your last turn:',
    movedOn: 'The game has moved on; here is the current position.',
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
    confirmResign: (game: string) =>
      `Resign from this game of ${game}? You finish last, and the game counts as a loss for you; if others play on, the bot plays your seat. This cannot be undone.`,
    resignYes: 'Resign',
    resigned: 'You have resigned.',
    confirmCancel: (game: string) => `End this game of ${game} without a result? This cannot be undone.`,
    cancelYes: 'End the game',
    cancelNo: 'Keep playing',
    cancelled: 'The game has been ended.',
    kept: 'Nothing has changed; the game goes on.',
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
