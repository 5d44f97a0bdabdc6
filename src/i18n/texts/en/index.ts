import type { ByLocale } from '../../locale.js'
import { counted } from '../../words.js'
import { commands } from './commands.js'
import { computerTakeover } from './computer-takeover.js'
import { computers } from './computers.js'
import { counting } from './counting.js'
import { fairness } from './fairness.js'
import { hints } from './hints.js'
import { lessons } from './lessons.js'
import { lobby } from './lobby.js'
import { panel } from './panel.js'
import { refusals } from './refusals.js'
import { replay } from './replay.js'
import { review } from './review.js'
import { settings } from './settings.js'
import { standings } from './standings.js'
import { turn } from './turn.js'

/**
 * Everything that the bot says and no game does: lobby, turns, refusals, commands. Users' names arrive escaped, and a game's
 * sentences complete. English is the type of the other languages, so a missing or superfluous text does not compile.
 */
export const en = {
  /** Names of the languages that a table may use. */
  languages: { en: 'English', fr: 'French', de: 'German' } satisfies ByLocale<string>,
  commands,
  computers,
  hints,
  computerTakeover,
  lessons,
  /** How long a decision may take. */
  paces: {
    none: { name: 'no time limit', limit: null },
    live: { name: 'live', limit: '3 minutes a decision' },
    evening: { name: 'one evening', limit: '15 minutes a decision' },
    hourly: { name: 'one afternoon', limit: '1 hour a decision' },
    'six-hourly': { name: 'a few days', limit: '6 hours a decision' },
    daily: { name: 'daily', limit: '24 hours a decision' },
    relaxed: { name: 'relaxed', limit: '72 hours a decision' },
  },
  /** The total time of each player. */
  banks: {
    none: { name: 'none', more: null },
    blitz: { name: '5 minutes', more: '+ 30 seconds a move' },
    afternoon: { name: '1 hour', more: '+ 5 minutes a move' },
    days: { name: '3 days', more: '+ 6 hours a move' },
  },
  lobby,
  turn,
  /** Sentences that the table itself adds to a game's story. */
  chronicle: {
    /** Presses that no longer count: only those of that player. */
    tookBack: (name: string, steps: number) => `${name} undid ${counted('en', steps, { one: 'move', other: 'moves' })}.`,
    /** The same after the others had to agree. What they did afterwards, over turns, no longer counts either. */
    tookBackAgreed: (name: string, steps: number) =>
      `${name} undid their latest ${steps === 1 ? 'move and everything after it' : `${steps} moves and everything after them`}, with consent.`,
    /** After the first of many sentences about what is to be undone. */
    more: (n: number) => `And ${n} more.`,
    /** Appended to a sentence about something a player did not press. */
    causes: { clock: 'time ran out', autopilot: 'on autopilot', order: 'by standing order' },
    /** Between the end of what stands in parentheses and such a cause. */
    apart: '; ',
    /** `names` in the order of the seats. */
    seated: (names: string) => `The seats were drawn; the order is ${names}.`,
    /** `who` plays the seat from then on. Null if the game is over. */
    resigned: (name: string, who: string | null) => `${name} has resigned${who === null ? '' : `; ${who} now plays the seat`}.`,
    replaced: (from: string, to: string) => `${to} has taken over ${from}’s seat.`,
    away: (name: string) => `${name} ran out of time three times in a row; the seat is now on autopilot.`,
    back: (name: string) => `${name} is back in control.`,
    /** The same, said to the player. */
    own: {
      tookBack: (steps: number) => `You undid ${counted('en', steps, { one: 'move', other: 'moves' })}.`,
      tookBackAgreed: (steps: number) =>
        `You undid your latest ${steps === 1 ? 'move and everything after it' : `${steps} moves and everything after them`}, with consent.`,
      resigned: (who: string | null) => `You have resigned${who === null ? '' : `; ${who} now plays your seat`}.`,
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
  /** The tables of a server that somebody may join or watch, or whose lobby has an open seat or theirs. */
  list: {
    title: 'Tables on this server',
    none: (command: string) => `There is no table here that you can join or watch. Open one with ${command}.`,
    hosts: (name: string) => `hosted by ${name}`,
    free: (free: number, capacity: number) => `${free} of ${counted('en', capacity, { one: 'seat', other: 'seats' })} free`,
    /** In place of the free seats. */
    seated: 'you have a seat',
    keptForYou: 'a seat is kept for you',
    /** `open`: how many seats are not taken yet. */
    keptForOthers: (open: number): string =>
      open === 1 ? 'the open seat is kept for somebody else' : 'the open seats are kept for others',
    /** Turn 0 as in `turn.title`. */
    turn: (turn: number) => (turn === 0 ? 'just started' : `on turn ${turn}`),
    watch: 'Watch',
    replay: 'Replay so far',
    asText: 'Everything as text',
    /** Shows the board as it is now. */
    refresh: 'Refresh',
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
    anonymous: 'Anonymous',
  },
  /**
   * Proposals that need consent, of one other player or of several: no words say how many. Names and lists arrive ready to print.
   */
  proposal: {
    undo: (by: string) => `${by} would like to undo their latest move and everything after it.`,
    /** The same if the step can be told, which then follows as a quotation. */
    undoStep: (by: string) => `${by} would like to undo this move and everything after it:`,
    /** Asks the player before the others are asked. The step follows if it can be told. */
    confirmUndo: (names: string) => `Ask ${names} whether you may undo your latest move and everything after it?`,
    /** The step in words if its only outcome was the end of the turn. */
    endOfTurn: (name: string) => `${name} ends the turn.`,
    /** The same for that player. */
    endOfOwnTurn: 'You end your turn.',
    askThem: 'Ask',
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
    granted: 'Agreed. It is done.',
    /** To the player who asked, if the step can be told, which then follows in a line of its own. */
    grantedStep: 'Agreed. This move and everything after it has been undone:',
    refused: (by: string) => `${by} does not agree, so nothing has changed.`,
    withdrawn: (by: string) => `${by} has withdrawn the proposal; nothing has changed.`,
    overtaken: 'The game has moved on, so the proposal no longer applies.',
    lapsed: 'The proposal was not accepted in time, so nothing has changed.',
    nobodyLeft: 'Nobody is left to agree, so nothing has changed.',
    /** `moment` as Discord shows it: "in 20 minutes". */
    deadline: (moment: string) => `It lapses ${moment} unless it is accepted.`,
    /** Shown to the proposer. */
    made: 'Your proposal is posted and waits to be answered. To withdraw it, disagree with it there.',
    /** Shown to the proposer above *Withdraw* while the others are asked. */
    pending: 'Your proposal is waiting to be answered.',
    withdraw: 'Withdraw',
    done: 'No consent was needed. It is done.',
    /** As {@link grantedStep}. */
    doneStep: 'No consent was needed. This move and everything after it has been undone:',
    youWithdrew: 'You have withdrawn your proposal.',
    endedBy: (by: string) => `${by}’s proposal was accepted: this game ends without a result.`,
    /** Shown to a player who is asked only because they are back. */
    awaitsYou: 'A proposal at this table is waiting for your answer.',
  },
  replay,
  review,
  settings,
  standings,
  counting,
  panel,
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

export type BotTexts = typeof en

/** Discord's own names of the permissions that the bot needs. */
export type PermissionTexts = BotTexts['permissions']
