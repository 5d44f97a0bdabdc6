/** The log of a table in words: what the game tells, and what the table adds. */
import type { Chapter } from '../../games/chapters.js'
import type { Reader } from '../../games/face.js'
import type { AnyFact } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Cause, GameEntry, LogEntry, SeatEntry } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
import type { Table } from '../../tables/model/table.js'
import { firstSentences } from '../wire/limits.js'
import { isOwnDoing, withDrawsFinished } from './finishing-draws.js'
import { type Hindsight, hindsight } from './hindsight.js'
import { inFull, pressIn, pressSentences } from './press-words.js'
import { nameOf, namesIn, standInOf } from './reader.js'
import { isOfTheGame, type Retreat, type ToldEntry, toldEntries } from './told-log.js'

/** One entry of the log in words, with headings where a turn begins in it. It may stand for several entries. */
export interface Told {
  readonly position: number
  readonly turn: number
  /** The heading under which it begins. Null at the start. */
  readonly under: string | null
  readonly chapters: readonly Chapter[]
}

/** Characters for steps that were undone: enough for a usual move in each language. */
const UNDONE_ROOM = 300

/** The log: what counts, under the game's headings, and what was undone. `entries` reach to the end of the log. */
export function wholeStory(table: Table, entries: readonly LogEntry[], reader: Reader): readonly Told[] {
  let under: string | null = null
  const then = hindsight(table, entries, reader)
  return toldEntries(withDrawsFinished(table, entries, reader), reader.viewer).map((each) => {
    const chapters = chaptersIn(each, then)
    const told = { position: each.position, turn: each.turn, under, chapters }
    under = chapters.findLast(({ heading }) => heading !== null)?.heading ?? under
    return told
  })
}

function chaptersIn(each: ToldEntry, then: Hindsight): readonly Chapter[] {
  const { table, reader } = then(each.position)
  switch (each.kind) {
    case 'action':
      return explained(table.game.chapters(each.facts, reader), each.cause, reader)
    case 'draw':
      return table.game.chapters(each.facts, reader)
    case 'retreat':
      return untitled([tellRetreat(each, then, undoneStory(each, then))])
    default:
      return untitled([tellSeat(table, each, reader)])
  }
}

/** Sentences one after the other, with the lists below them, and how many more there are that do not fit. */
export function onOneLine(sentences: readonly string[], room: number, locale: Locale): string {
  const lines = sentences.map((sentence) => sentence.replace(/\s*\n\s*(?:- )?/g, ' '))
  return firstSentences(lines, room, TEXTS[locale].chronicle.more)
}

/** What still counts and what the table did, told short. `entries` reach to the end of the log. */
export function standingStory(table: Table, entries: readonly LogEntry[], reader: Reader): readonly string[] {
  return sentencesOf(toldEntries(withDrawsFinished(table, entries, reader), reader.viewer), hindsight(table, entries, reader))
}

/** The same without the sentence with which the latest turn began, for messages that say themselves whose turn it is. */
export function storyOfTurns(table: Table, entries: readonly LogEntry[], reader: Reader): readonly string[] {
  const all = toldEntries(withDrawsFinished(table, entries, reader), reader.viewer)
  const facts = all.flatMap((each) => (isOfTheGame(each) ? each.facts : []))
  const begins = facts.findLast((fact) => beginsTurn(table, [fact], reader)) ?? null
  return sentencesOf(all, hindsight(table, entries, reader), begins)
}

/** What the last of these entries tells, in full. No seat changed hands between them. */
export function storyOfLast(table: Table, entries: readonly GameEntry[], reader: Reader): readonly string[] {
  const last = withDrawsFinished(table, entries, reader).at(-1)
  if (last === undefined) return []
  const story = table.game.story(last.facts, reader)
  return isRemarked(last) && !beginsTurn(table, last.facts, reader) ? because(story, last.cause, reader) : story
}

/**
 * The heading of the latest turn that begins in the entries, with the name of whoever plays it now. Null if none does, or if the
 * game has no headings.
 */
export function latestHeading(table: Table, entries: readonly LogEntry[], reader: Reader): string | null {
  return headingsIn(table, entries, reader).at(-1) ?? null
}

/** The same of the first turn that begins in the entries. */
export function firstHeading(table: Table, entries: readonly LogEntry[], reader: Reader): string | null {
  return headingsIn(table, entries, reader)[0] ?? null
}

function headingsIn(table: Table, entries: readonly LogEntry[], reader: Reader): readonly string[] {
  const then = hindsight(table, [], reader)
  const chapters = toldEntries(entries, reader.viewer).flatMap((each) => chaptersIn(each, then))
  return chapters.flatMap(({ heading }) => heading ?? [])
}

/**
 * What players did of their own accord, and what was drawn meanwhile, is told together and short. What was done for them is told
 * in full, with the reason beside it. The fact `untold` is left out.
 */
function sentencesOf(entries: readonly ToldEntry[], then: Hindsight, untold: AnyFact | null = null): readonly string[] {
  return inRuns(entries).flatMap((run) => {
    const [first] = run
    // A seat that changes hands ends a run, so it has the same players all the way.
    const { table, reader } = then(first.position)
    const { game } = table
    if (first.kind === 'retreat') return [tellRetreat(first, then, namedSteps(first, then))]
    if (!isOfTheGame(first)) return [tellSeat(table, first, reader)]
    const facts = run.flatMap((each) => (isOfTheGame(each) ? each.facts : [])).filter((fact) => fact !== untold)
    return isRemarked(first) && !beginsTurn(table, first.facts, reader)
      ? because(game.story(facts, reader), first.cause, reader)
      : game.gist(facts, reader)
  })
}

/** The entries by one, but those together that players decided themselves. */
function inRuns(entries: readonly ToldEntry[]): readonly (readonly [ToldEntry, ...ToldEntry[]])[] {
  const isOwn = (each: ToldEntry) => isOfTheGame(each) && !isRemarked(each)
  const runs: [ToldEntry, ...ToldEntry[]][] = []
  for (const each of entries) {
    const run = runs.at(-1)
    if (run !== undefined && isOwn(run[0]) && isOwn(each)) run.push(each)
    else runs.push([each])
  }
  return runs
}

const isRemarked = (each: GameEntry): each is Extract<GameEntry, { readonly kind: 'action' }> =>
  each.kind === 'action' && !isOwnDoing(each.cause)

/** That a seat undid something, and what. To the player in question it says "you". */
function tellRetreat({ seat, asked, backTo, position }: Retreat, then: Hindsight, what: readonly string[]): string {
  const { table, reader } = then(position)
  const { locale, viewer } = reader
  const { chronicle } = TEXTS[locale]
  const sentence =
    seat === viewer
      ? (asked ? chronicle.own.tookBackAgreed : chronicle.own.tookBack)(backTo.length)
      : (asked ? chronicle.tookBackAgreed : chronicle.tookBack)(nameOf(table, seat, locale), backTo.length)
  return what.length === 0 ? sentence : `${sentence} *(${onOneLine(what, UNDONE_ROOM, locale)})*`
}

/** All that no longer counts, in order. */
function undoneStory(retreat: Retreat, then: Hindsight): readonly string[] {
  const stepOf = new Map(agreedSteps(retreat).flatMap((step) => step.map((entry) => [entry, step] as const)))
  return retreat.undone.flatMap((entry) => {
    const { table, reader } = then(entry.position)
    const step = stepOf.get(entry)
    if (step === undefined) return inFull(table, [entry], reader)
    return step[0] === entry ? pressSentences(table, step, reader, inFull) : []
  })
}

/** The steps that others agreed to undo. What precedes them counts, but would be taken for them if they were not named. */
function namedSteps(retreat: Retreat, then: Hindsight): readonly string[] {
  return agreedSteps(retreat).flatMap((step) => {
    const { table, reader } = then(step[0]?.position ?? 0)
    return pressSentences(table, step, reader)
  })
}

/** The presses that the seat took back with the consent of others, oldest first. Empty if a part of the log lacks any of them. */
function agreedSteps(retreat: Retreat): readonly (readonly GameEntry[])[] {
  const { asked, backTo, undone } = retreat
  if (!asked) return []
  const places = new Map(undone.map(({ position }, place) => [position, place]))
  const oldestFirst = backTo.toSorted((one, other) => one - other)
  const steps = oldestFirst.map((to) => pressIn(undone, places.get(to + 1) ?? undone.length))
  return steps.every(([first]) => isPressOf(first, retreat)) ? steps : []
}

/** Whether an entry is a press of the seat itself. */
function isPressOf(entry: GameEntry | undefined, { seat }: Retreat): boolean {
  return entry?.kind === 'action' && entry.seat === seat && entry.cause === 'player'
}

function tellSeat(table: Table, entry: SeatEntry, { locale, viewer }: Reader): string {
  const { chronicle } = TEXTS[locale]
  const { own } = chronicle
  const standIn = table.status === 'playing' ? standInOf(table, locale) : null
  const isReader = ({ id }: User) => viewer !== 'table' && table.players[viewer]?.id === id
  switch (entry.kind) {
    case 'seated': {
      const known = (id: string) => table.players.find((player) => player.id === id) ?? []
      return chronicle.seated(namesIn(entry.userIds.flatMap(known), locale))
    }
    case 'resigned':
      return isReader(entry.user) ? own.resigned(standIn) : chronicle.resigned(namesIn([entry.user], locale), standIn)
    case 'replaced':
      return isReader(entry.to)
        ? own.tookOver(namesIn([entry.from], locale))
        : chronicle.replaced(namesIn([entry.from], locale), namesIn([entry.to], locale))
    case 'away':
      return isReader(entry.user) ? own.away : chronicle.away(namesIn([entry.user], locale))
    case 'back':
      return isReader(entry.user) ? own.back : chronicle.back(namesIn([entry.user], locale))
  }
}

/** Adds the cause to actions that the player did not press, once. */
function because(sentences: readonly string[], cause: Cause, { locale }: Reader): readonly string[] {
  const [first, ...others] = sentences
  return first === undefined ? [] : [withCause(first, cause, locale), ...others]
}

/** The sentence with a remark why somebody acted who did not press. */
export function withCause(sentence: string, cause: Cause, locale: Locale): string {
  return isOwnDoing(cause) ? sentence : remarked(sentence, TEXTS[locale].chronicle.causes[cause], locale)
}

function explained([first, ...others]: readonly Chapter[], cause: Cause, reader: Reader): readonly Chapter[] {
  if (first === undefined) return []
  return first.heading === null
    ? [{ ...first, sentences: because(first.sentences, cause, reader) }, ...others]
    : [first, ...others]
}

/**
 * Whether only a new turn or the end of the game is told, which leaves no sentence about the action itself to add the cause to.
 */
function beginsTurn(table: Table, facts: readonly AnyFact[], reader: Reader): boolean {
  return (table.game.chapters(facts, reader)[0]?.heading ?? null) !== null
}

function untitled(sentences: readonly string[]): readonly Chapter[] {
  return [{ heading: null, sentences }]
}

/** Words in parentheses at the end of a sentence. Those in a name are escaped. */
const IN_PARENTHESES = /^(.*(?<!\\)\((?:\\.|[^()\\])+)\)(\.?)$/s

/** A sentence with a remark before its full stop, within the parentheses with which it ends, if it does. */
function remarked(sentence: string, remark: string, locale: Locale): string {
  const [, open, end = ''] = IN_PARENTHESES.exec(sentence) ?? []
  if (open !== undefined) return `${open}${TEXTS[locale].chronicle.apart}*${remark}*)${end}`
  const [, words = sentence, stop = ''] = /^(.*?)(\.?)$/s.exec(sentence) ?? []
  return `${words} *(${remark})*${stop}`
}
