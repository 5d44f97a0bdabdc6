/**
 * Checks whether the channels show the true state of their tables. The bot announces each result again, and both messages are
 * compared.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { OVER_KEY } from '../../../discord/publishing/results.js'
import { paintedLayer, pictureIn } from '../../../pictures/canvas.js'
import type { SandboxMessage } from '../../../sandbox/protocol.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { openDatabase, type Database as Place } from '../../../store/open.js'
import { componentsIn, offersOn, picturesIn, textIn } from '../../wire/screen.js'
import { type Arena, stop } from './arena.js'
import { type Match, tableOf } from './match.js'

/** How long the bot may take to announce all results again. */
const TELLING_MS = 60_000

/** What people see in a message and can press there. */
export interface Seen {
  readonly text: string
  readonly alts: readonly string[]
  readonly offers: readonly string[]
  readonly pictures: readonly (Buffer | undefined)[]
}

/** Compares the last message of each finished table with the one a new bot makes from the database. No bot may be running. */
export async function differencesAfterRetelling(arena: Arena, matches: readonly Match[]): Promise<readonly string[]> {
  const { sandbox } = arena
  const shown = matches.map((match) => ({ match, told: results(match) }))
  const doubled = shown.flatMap(({ match, told }) =>
    told.length === 1 ? [] : [`table ${tableOf(match)} shows ${told.length} results`],
  )
  await forget(arena, matches)
  const before = shown.map(({ told: [result] }) => (result === undefined ? null : seen(sandbox, result)))
  for (const { told } of shown) for (const { message } of told) sandbox.deleteMessage(message.id)
  const bot = arena.launch()
  await bot.ready
  // A late picture follows its message.
  const isTold = (match: Match, index: number) =>
    results(match).some(({ message }) => picturesIn(message.components).length >= (before[index]?.pictures.length ?? 0))
  await sandbox.until(() => matches.every(isTold), TELLING_MS).catch(() => {})
  const unfit: string[] = []
  for (const [index, match] of matches.entries()) {
    const [result] = results(match)
    const difference = await differenceOf(before[index] ?? null, result === undefined ? null : seen(sandbox, result))
    if (difference !== null) unfit.push(`table ${tableOf(match)} does not show how it stands: ${difference}`)
  }
  return [...doubled, ...unfit, ...(await stop(bot))]
}

/** Marks the results as not announced and queues them again. */
async function forget({ database }: Arena, matches: readonly Match[]): Promise<void> {
  const { store, posts, close } = await openDatabase(database, { alone: true })
  const orders: Order[] = []
  for (const match of matches) {
    const tableId = tableOf(match)
    const stored = tableId === null ? null : await store.load(tableId)
    if (tableId === null || stored?.status !== 'over') continue
    const told = await posts.find(tableId, OVER_KEY)
    if (told !== null) await posts.remove(tableId, told)
    // The result describes what happened since the last announced turn.
    const turn = turnsShown(match).at(-1)
    if (turn !== undefined)
      await posts.put(tableId, { key: `turn:${turn.number}`, channelId: match.channelId, messageId: turn.id })
    orders.push({ tableId, position: stored.position })
  }
  await close()
  await queue(database, orders)
}

interface Order {
  readonly tableId: string
  readonly position: number
}

/** Queues results, which nothing but the end of a game does otherwise. */
async function queue(database: Place, orders: readonly Order[]): Promise<void> {
  const rows = orders.map(({ tableId, position }) => [tableId, JSON.stringify({ kind: 'over', position })])
  if ('path' in database) {
    const file = new Database(database.path)
    const put = file.prepare('insert into outbox (table_id, announcement) values (?, ?)')
    for (const row of rows) put.run(row)
    file.close()
    return
  }
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const put = 'insert into outbox (guild_id, table_id, announcement) select guild_id, id, $2 from tables where id = $1'
  for (const row of rows) await client.query(put, row)
  await client.end()
}

/** The turns that a channel shows, in the order of their messages. */
export function turnsShown({ players: [player] }: Match): readonly { readonly number: number; readonly id: string }[] {
  const messages = player?.channel() ?? []
  return messages.flatMap(({ message }) => {
    const number = turnTitled(textIn(message.components))
    return number === null ? [] : [{ number, id: message.id }]
  })
}

/** The turn of a message, by its English title, which may continue with the game's own heading. Null for any other message. */
export function turnTitled(text: string): number | null {
  const [, number] = /^### .*? · Turn (\d+)(?: · .*)?$/m.exec(text) ?? []
  return number === undefined ? null : Number(number)
}

/** Messages with a result. Only those offer a rematch. */
function results({ players: [player] }: Match): readonly SandboxMessage[] {
  return player?.channel().filter((message) => offersOn(message).some(({ verb }) => verb.kind === 'rematch')) ?? []
}

function seen(sandbox: Sandbox, { message }: SandboxMessage): Seen {
  const components = componentsIn(message.components)
  const pictures = picturesIn(message.components)
  return {
    text: textIn(message.components),
    alts: pictures.map(({ description }) => description ?? ''),
    offers: components.flatMap(({ custom_id: id, label, disabled }) => (id === undefined ? [] : [`${id} ${label} ${disabled}`])),
    pictures: pictures.map(({ media }) => sandbox.file(media.url)?.bytes),
  }
}

/** Keeps two pictures for somebody to look at. Returns where they are. */
type Keep = (shown: Buffer, told: Buffer) => string

/** Keeps them in a temporary folder. */
const inFolder: Keep = (shown, told) => {
  const folder = mkdtempSync(join(tmpdir(), 'stagecoach-pictures-'))
  writeFileSync(join(folder, 'shown'), shown)
  writeFileSync(join(folder, 'told'), told)
  return folder
}

/** What two messages about the same result show differently, in words. Null for nothing that matters. */
export async function differenceOf(shown: Seen | null, told: Seen | null, keep: Keep = inFolder): Promise<string | null> {
  if (shown === null || told === null) return shown === null ? 'it shows no result' : 'the result was not told again'
  if (!tellsTheSame(shown.text, told.text)) return `"${shown.text}" instead of "${told.text}"`
  const isSameStory = shown.text === told.text
  // The alt texts of the pictures tell the story too.
  if (isSameStory && shown.alts.join() !== told.alts.join())
    return `the words of its pictures are "${shown.alts}" instead of "${told.alts}"`
  if (shown.offers.join() !== told.offers.join()) return `its buttons are ${shown.offers} instead of ${told.offers}`
  if (shown.pictures.length !== told.pictures.length)
    return `it has ${shown.pictures.length} pictures instead of ${told.pictures.length}`
  // The last one is the board, which points out what the story tells.
  const alike = isSameStory ? shown.pictures : shown.pictures.slice(0, -1)
  for (const [index, picture] of alike.entries()) {
    const other = told.pictures[index]
    if (picture === undefined || other === undefined) return `Discord has picture ${index + 1} no longer`
    if (!(await looksTheSame(picture, other))) return `picture ${index + 1} is another, see ${keep(picture, other)}`
  }
  return null
}

/** Whether two picture files have the same pixels. How a file is compressed depends a little on what was compressed before. */
async function looksTheSame(one: Buffer, other: Buffer): Promise<boolean> {
  return one.equals(other) || (await pixelsIn(one)).equals(await pixelsIn(other))
}

async function pixelsIn(file: Buffer): Promise<Buffer> {
  const image = await pictureIn(file)
  const layer = paintedLayer(image.width, image.height, (pen) => pen.drawImage(image, 0, 0))
  return Buffer.concat([Buffer.from(`${image.width} `), layer.data()])
}

const STORY = /^(- |\*[^*].*\*$)/

/** How all games begin the story of a turn in English. */
const TURN = /: it is .*’s turn\.$/

/**
 * Whether the words are the same. One story may begin earlier if the message of a previous turn was deleted. In the turn in which
 * the other begins it then tells equal things in one sentence with those before, so only what follows that turn has to be alike.
 */
function tellsTheSame(shown: string, told: string): boolean {
  const rest = (text: string) => text.split('\n').filter((line) => !STORY.test(line))
  const story = (text: string) => text.split('\n').filter((line) => line.startsWith('- '))
  const [short = [], long = []] = [story(shown), story(told)].sort((a, b) => a.length - b.length)
  const isAlike = (line: string, index: number) => line === long[long.length - short.length + index]
  const others = short.findLastIndex((line, index) => !isAlike(line, index)) + 1
  const begun = short.length === long.length ? 0 : begunBefore(short)
  return (
    others <= begun &&
    short.slice(0, others).every((line) => long.some((other) => mayHold(other, line))) &&
    short.length > 0 &&
    rest(shown).join() === rest(told).join()
  )
}

/** How many lines at the beginning of a story belong to a turn that began before. The last line says how the game ended. */
function begunBefore(story: readonly string[]): number {
  const next = story.findIndex((line) => TURN.test(line))
  return next === -1 ? story.length - 1 : next
}

/** Whether a sentence may tell the same as another and more of its kind: it has its words, or their plurals, besides numbers. */
function mayHold(longer: string, line: string): boolean {
  const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []
  const there = wordsOf(longer)
  return wordsOf(line).every((word) => there.some((other) => other.startsWith(word.replace(/y$/, ''))))
}
