/**
 * Everything the shell says: lobby, turns, refusals, commands. Names of users arrive escaped, sentences of a game finished.
 * Each language is one object of this type, so that a missing text does not compile.
 */
import type { ByLocale } from '../locale.js'
import type { CommandTexts } from './commands.js'
import type { CountingTexts } from './counting.js'
import type { FairnessTexts } from './fairness.js'
import type { ReplayTexts } from './replay.js'
import type { StandingsTexts } from './standings.js'

interface LobbyTexts {
  readonly title: (game: string) => string
  readonly invitation: string
  /** In its place when no seat is left. */
  readonly complete: (host: string) => string
  readonly seats: (taken: number, capacity: number) => string
  readonly host: (name: string) => string
  readonly openSeat: string
  /** Above the buttons that only the host may use. */
  readonly forHost: (host: string, min: number) => string
  readonly language: (language: string) => string
  readonly option: (name: string, choice: string) => string
  readonly pace: (pace: string) => string
  readonly colour: string
  /** The button that leads to what only the host may change, and the title of that. */
  readonly settings: string
  readonly settingsTitle: string
  readonly seating: Readonly<Record<'joined' | 'shuffled', string>>
  readonly choose: Readonly<Record<'pace' | 'seating' | 'language' | 'seats' | 'guest' | 'place', string>>
  readonly place: Readonly<Record<'channel' | 'thread', string>>
  readonly begunIn: (thread: string) => string
  readonly seatsUpTo: (count: number) => string
  readonly remove: (name: string) => string
  readonly handOver: (name: string) => string
  readonly inviteAgain: string
  readonly invitedAgain: (names: string) => string
  readonly callAgain: (names: string, host: string, game: string) => string
  readonly youJoined: string
  readonly rematch: string
  readonly rematchOpen: string
  readonly rematchBegun: string
  readonly join: string
  readonly leave: string
  readonly start: string
  readonly close: string
  readonly begun: string
  readonly closed: string
  readonly closedBy: (name: string) => string
}

interface TurnTexts {
  /** Turn 0 is what comes before the first one. */
  readonly title: (game: string, turn: number) => string
  readonly toMove: (players: string, count: number) => string
  /** In place of a call where every seat is on autopilot or resigned. */
  readonly atRest: string
  /** Above what others did since a player's last turn. */
  readonly sinceTurnOf: (name: string) => string
  /** The same for a player who has not had a turn yet. */
  readonly sinceStart: string
  readonly soFar: string
  readonly earlier: (count: number) => string
  readonly take: string
  readonly log: string
  readonly rules: string
  /** `moment` as Discord shows it: "in 20 minutes". */
  readonly deadline: (moment: string) => string
  readonly reminded: (player: string) => string
  /** The others have agreed that the player takes a step back. */
  readonly granted: (player: string) => string
  readonly nudged: (player: string, by: string) => string
  /** In place of a reminder that is no longer due. */
  readonly called: (name: string) => string
  readonly away: (name: string) => string
  readonly imBack: string
  readonly noLongerAway: (name: string) => string
  /** One player, or several, listed. */
  readonly asked: (players: string) => string
  readonly answer: string
  readonly answered: (name: string) => string
  readonly cancelledBy: (name: string) => string
  /** Whoever runs the bot has closed the table, before or during the game. */
  readonly closedByOperator: string
  /** What is stored of the table cannot be read. */
  readonly setAside: string
  /** It can be read again. */
  readonly released: string
  /** In place of the words of a picture that has been overtaken; turn 0 as in `title`. */
  readonly pastBoard: (turn: number) => string
  /** In place of a picture that will be there soon. */
  readonly pictureFollows: string
  readonly over: (game: string) => string
}

/** What the table itself adds to the story of a game. */
interface ChronicleTexts {
  /** Presses that no longer count. */
  readonly tookBack: (name: string, steps: number) => string
  /** The same where the others had to agree. */
  readonly tookBackAgreed: (name: string, steps: number) => string
  /** Behind a sentence about what a player did not press. */
  readonly causes: Readonly<Record<'clock' | 'autopilot' | 'order', string>>
  /** `names` in the order of the seats. */
  readonly seated: (names: string) => string
  /** `playsOn`: the game is not over by it. */
  readonly resigned: (name: string, playsOn: boolean) => string
  readonly replaced: (from: string, to: string) => string
  readonly away: (name: string) => string
  readonly back: (name: string) => string
}

/** Behind a player's name in the result. */
interface EndingTexts {
  readonly resigned: string
  /** `names` of those who had the seat before. */
  readonly tookOver: (names: string) => string
  readonly autopilot: string
}

/** What a user has on a server, and has settled. */
interface MineTexts {
  readonly title: string
  readonly none: (command: string) => string
  readonly yourTurn: string
  /** A proposal of another player waits for the reader's answer. */
  readonly proposed: string
  readonly waitsFor: (names: string) => string
  /** The same as `turn.atRest`, in short. */
  readonly atRest: string
  readonly inLobby: string
  readonly more: (count: number) => string
  readonly settingsTitle: string
  readonly quietHours: (from: string, to: string, zone: string) => string
  readonly noQuietHours: (command: string) => string
  readonly noQuiet: string
  /** The question before a user's name and id are erased. */
  readonly forget: string
  readonly forgetYes: string
  readonly forgetNo: string
  readonly forgotten: string
  readonly notForgotten: string
  /** In place of the name of somebody who was erased. */
  readonly standIn: string
}

/** What needs the consent of others. Names and lists arrive ready to print. */
interface ProposalTexts {
  readonly undo: (by: string) => string
  /** After it, where something was drawn that is taken back too. */
  readonly redrawn: string
  readonly end: (by: string) => string
  readonly replace: (by: string, from: string, substitute: string) => string
  /** Where the seat is the proposer's own. */
  readonly handOver: (by: string, substitute: string) => string
  readonly asked: (names: string) => string
  readonly agreed: (names: string) => string
  readonly agree: string
  readonly disagree: string
  readonly granted: string
  readonly refused: (by: string) => string
  readonly withdrawn: (by: string) => string
  readonly overtaken: string
  readonly lapsed: string
  readonly nobodyLeft: string
  /** `moment` as Discord shows it: "in 20 minutes". */
  readonly deadline: (moment: string) => string
  /** To the one who proposed. */
  readonly made: string
  readonly done: string
  readonly youAgreed: string
  readonly youRefused: string
  readonly youWithdrew: string
  readonly endedBy: (by: string) => string
  /** To whoever is asked only since they are back. */
  readonly awaitsYou: string
}

interface PanelTexts {
  /** In place of a picture, where everything else is there. */
  readonly noPicture: string
  readonly askUndo: string
  readonly undo: string
  readonly handedOver: (name: string) => string
  readonly hideGuide: string
  readonly guideHidden: string
  readonly undoDone: string
  /** `order`: name and choice of a standing order. */
  readonly ordered: (order: string) => string
  readonly whyNot: string
  readonly notNow: (what: string, why: string) => string
  readonly everything: string
  readonly textTitle: (game: string, page: number, pages: number) => string
  readonly textBefore: string
  readonly textNext: string
  /** Before what happened while others played. */
  readonly since: string
  readonly movedOn: string
  readonly turnOver: string
  readonly gameOver: string
  readonly gameCancelled: string
  readonly boardTitle: (game: string) => string
  readonly logTitle: (game: string) => string
  readonly logEmpty: string
  readonly logEarlier: string
  readonly logLatest: string
  readonly rulesTitle: (game: string) => string
  readonly rulesChoose: string
  /** What is said of a picture that explains a rule. */
  readonly example: (picture: string) => string
  readonly youAreBack: string
  readonly nudgeDone: (names: string) => string
  /** Above a question that was asked before, in an earlier turn. */
  readonly askedAgain: string
  readonly confirmResign: (game: string) => string
  readonly resignYes: string
  readonly resigned: string
  readonly confirmCancel: (game: string) => string
  readonly cancelYes: string
  readonly cancelNo: string
  readonly cancelled: string
  readonly kept: string
}

/** What stands in the way of taking back without asking. */
type UndoBlocked = 'drawn' | 'revealed' | 'other-seat' | 'turn-over' | 'nothing' | 'other-rules'

/** Refusals that need no more than their sentence. */
type PlainRefusal =
  | 'not-over'
  | 'unknown-colour'
  | 'no-guest'
  | 'nobody-to-invite'
  | 'already-invited'
  | 'unknown-order'
  | 'nobody-to-nudge'
  | 'away'
  | 'not-away'
  | 'has-resigned'
  | 'proposal-open'
  | 'nobody-to-ask'
  | 'no-such-proposal'
  | 'not-asked'
  | 'agreed-already'
  | 'no-such-seat'
  | 'still-seated'

type SettingsRefusal = 'whole-day' | 'unknown-time' | 'unknown-zone'

/** Why something cannot be done, and what to do instead. */
interface RefusalTexts {
  readonly noTableHere: (command: string) => string
  readonly noSuchTable: (command: string) => string
  /** `command` is the other game's, ready to print. */
  readonly otherGame: (game: string, command: string) => string
  readonly unknownGame: string
  readonly unknownOption: string
  readonly capacity: (min: number, max: number) => string
  readonly channelBusy: (link: string | null, board: string, cancel: string) => string
  readonly alreadyStarted: string
  readonly notStarted: string
  readonly alreadyOver: string
  readonly alreadySeated: string
  readonly notSeated: string
  readonly tableFull: string
  readonly tooFewPlayers: (min: number) => string
  readonly notTheHost: (host: string) => string
  readonly notYourMove: (names: string) => string
  /** The same to the player whose turn it is, in which others are asked something. */
  readonly turnWaits: (names: string) => string
  readonly stale: string
  readonly unreadable: (command: string | null) => string
  readonly elsewhere: (channel: string) => string
  readonly undoBlocked: Readonly<Record<UndoBlocked, string>>
  readonly proposedLately: (again: string) => string
  /** `again` and `until` are moments as Discord shows them: "in 20 minutes". */
  readonly nudgedAlready: (again: string) => string
  readonly doNotDisturb: (until: string) => string
  readonly capacityTooSmall: (seated: number) => string
  readonly colourTaken: (name: string) => string
  readonly seatedElsewhere: (name: string) => string
  readonly plain: Readonly<Record<PlainRefusal, string>>
  readonly settings: Readonly<Record<SettingsRefusal, string>>
  readonly noBots: string
  readonly noMember: string
  readonly serverOnly: string
  readonly missingPermissions: (names: string) => string
  /** Something was done in a channel in which the bot may not say so. */
  readonly channelSilent: (names: string) => string
  readonly unexpected: string
  /** The table cannot be read. */
  readonly setAside: string
  /** Nothing can be stored now; whether this was all the same, nobody knows yet. */
  readonly notStored: string
  readonly closing: string
  /** More presses and commands than are taken at once; `again` is when to go on. */
  readonly tooMany: (again: string) => string
}

/** Discord's own names of the permissions that the bot needs. */
export interface PermissionTexts {
  readonly viewChannel: string
  readonly sendMessages: string
  readonly sendMessagesInThreads: string
  /** Only for a table that is played in a thread of its own. */
  readonly createPublicThreads: string
  readonly attachFiles: string
}

export interface ShellTexts {
  /** Names of the languages that a table may speak. */
  readonly languages: ByLocale<string>
  readonly commands: CommandTexts
  /** How long a decision may take. */
  readonly paces: Readonly<Record<'none' | 'live' | 'evening' | 'daily' | 'relaxed', string>>
  readonly lobby: LobbyTexts
  readonly turn: TurnTexts
  readonly chronicle: ChronicleTexts
  readonly ending: EndingTexts
  readonly proposal: ProposalTexts
  readonly mine: MineTexts
  readonly fairness: FairnessTexts
  readonly counting: CountingTexts
  readonly replay: ReplayTexts
  readonly standings: StandingsTexts
  readonly panel: PanelTexts
  readonly refusals: RefusalTexts
  readonly permissions: PermissionTexts
}
