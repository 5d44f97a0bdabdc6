/** The games' icons as emoji of the application, to stand on buttons and options. */
import { createHash } from 'node:crypto'
import type { REST } from '@discordjs/rest'
import {
  type RESTGetAPIApplicationEmojisResult,
  type RESTPostAPIApplicationEmojiJSONBody,
  type RESTPostAPIApplicationEmojiResult,
  Routes,
} from 'discord-api-types/v10'
import type { Game } from '../../games/game.js'
import type { Illustration } from '../../games/illustration.js'
import type { Log } from './log.js'

/** An emoji as components name it. */
export interface Emoji {
  readonly id: string
  readonly name: string
}

/** The emoji of a game's icon. Undefined while Discord does not have it. */
export type Emojis = (gameId: string, icon: string) => Emoji | undefined

interface EmojisDeps {
  readonly rest: REST
  /** A drawing as a PNG file. */
  readonly png: (drawing: Illustration['drawing']) => Promise<Uint8Array>
  readonly games: readonly Pick<Game, 'id' | 'icons' | 'icon'>[]
  /** Whether no other process runs, whose buttons could show former art. */
  readonly isAlone: () => Promise<boolean>
  readonly log: Pick<Log, 'info'>
}

interface Wanted extends RESTPostAPIApplicationEmojiJSONBody {
  readonly key: string
}

/** Letters of the hash that tells one art from another. */
const HASH_LETTERS = 6
const HASHED = /^(.+)_[0-9a-f]{6}$/

export function createEmojis({ rest, png: paint, games, isAlone, log }: EmojisDeps) {
  const uploaded = new Map<string, Emoji>()
  let isClosing = false
  const keyOf = (gameId: string, icon: string) => `${gameId} ${icon}`
  const find: Emojis = (gameId, icon) => uploaded.get(keyOf(gameId, icon))

  /** The name contains the hash of the art, so that changed art is uploaded anew. */
  async function wantedOf(game: EmojisDeps['games'][number], icon: string): Promise<Wanted> {
    const png = await paint(game.icon(icon))
    const hash = createHash('sha256').update(png).digest('hex').slice(0, HASH_LETTERS)
    const image = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
    return { key: keyOf(game.id, icon), name: `${icon.replaceAll('-', '_')}_${hash}`, image }
  }

  /** Uploads what Discord lacks, and deletes former art. */
  async function upload(applicationId: string): Promise<void> {
    const route = Routes.applicationEmojis(applicationId)
    const { items } = (await rest.get(route)) as RESTGetAPIApplicationEmojisResult
    const known = new Map(items.flatMap(({ id, name }) => (id === null || name === null ? [] : [[name, { id, name }] as const])))
    const names = new Set<string>()
    let made = 0
    for (const game of games) {
      for (const icon of game.icons) {
        if (isClosing) return
        const { key, name, image } = await wantedOf(game, icon)
        names.add(name)
        const emoji = known.get(name) ?? (await create(route, { name, image }))
        if (!known.has(name)) made++
        known.set(name, emoji)
        uploaded.set(key, emoji)
      }
    }
    const outdated = [...known.values()].filter(({ name }) => isOutdated(name, names))
    for (const { id } of outdated)
      if (!isClosing && (await isAlone())) await rest.delete(Routes.applicationEmoji(applicationId, id))
    if (made > 0) log.info({ emojis: made }, 'icons were uploaded as emoji')
  }

  async function create(route: ReturnType<typeof Routes.applicationEmojis>, body: RESTPostAPIApplicationEmojiJSONBody) {
    const { id, name } = (await rest.post(route, { body })) as RESTPostAPIApplicationEmojiResult
    return { id: id ?? '', name: name ?? body.name }
  }

  return {
    find,
    upload,
    close() {
      isClosing = true
    },
  }
}

/** Whether an emoji shows former art of an icon that has another name by now. Other emoji of the application are left alone. */
function isOutdated(name: string, names: ReadonlySet<string>): boolean {
  const stem = HASHED.exec(name)?.[1]
  if (stem === undefined || names.has(name)) return false
  return [...names].some((wanted) => HASHED.exec(wanted)?.[1] === stem)
}
