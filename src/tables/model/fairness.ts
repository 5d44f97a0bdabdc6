/**
 * Draws that nobody can choose and everybody can check afterwards: a table commits to a secret before anybody sits down, each
 * player adds entropy, and every draw follows from both. Everything is plain text, so that common tools can repeat it.
 */
import { createHash, createHmac } from 'node:crypto'
import { belowFrom, type Random } from '../../engine/random.js'
import { isBlank } from '../../i18n/names.js'
import type { User } from './people.js'

/** What one player adds to the draws: not for the table to choose, and empty if there is nothing of theirs. */
export interface Share {
  readonly userId: string
  /** One line of text. */
  readonly entropy: string
}

/** What a table's draws follow from. The secret leaves the tables' machinery only when the table is over or cancelled. */
export interface Pledge {
  /** 64 hexadecimal digits in small letters. */
  readonly secret: string
  /** Told when the lobby opens. */
  readonly commitment: string
  /** One for each player, in the order of joining; they no longer change once the game has begun. */
  readonly shares: readonly Share[]
}

/** How many characters of their own somebody can add. */
export const WORDS_LIMIT = 100

/** What a draw follows from beside its number. */
export interface DrawSource {
  readonly secret: string
  readonly tableId: string
  /** The players' entropy, in the order of joining. */
  readonly entropies: readonly string[]
}

export function pledgeOf(secret: string, shares: readonly Share[]): Pledge {
  return { secret, commitment: commitmentTo(secret), shares }
}

/** The SHA-256 of the secret's characters, as 64 hexadecimal digits: `printf %s SECRET | sha256sum`. */
export function commitmentTo(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/**
 * The SHA-256 of the players' entropy, each ended by a line feed: `sha256sum` of those lines. They are users' words, which belong into
 * the input of that command, never into a command line.
 */
export function jointEntropy(entropies: readonly string[]): string {
  return createHash('sha256')
    .update(entropies.map((entropy) => `${entropy}\n`).join(''))
    .digest('hex')
}

/**
 * The numbers of draw `draw` (from 0) of a table. Block b (from 0) of them is the HMAC-SHA256, with the secret's characters as
 * key, of `TABLE.JOINT.DRAW.b`; its 32 bytes are eight 32-bit numbers, the first byte of each the highest. A number below n is
 * the remainder by n of the next of them that is less than the largest multiple of n up to 2^32; others are passed over.
 */
export function committedDraw({ secret, tableId, entropies }: DrawSource, draw: number): Random {
  const about = `${tableId}.${jointEntropy(entropies)}.${draw}`
  let block = Buffer.alloc(0)
  let blocks = 0
  let read = 0
  const nextWord = (): number => {
    if (read === block.length) {
      block = createHmac('sha256', secret).update(`${about}.${blocks}`).digest()
      blocks += 1
      read = 0
    }
    read += 4
    return block.readUInt32BE(read - 4)
  }
  return { below: (n) => belowFrom(nextWord, n) }
}

/** The same by what a table has pledged. */
export function pledgedDraw(pledge: Pledge, tableId: string, draw: number): Random {
  const entropies = pledge.shares.map(({ entropy }) => entropy)
  return committedDraw({ secret: pledge.secret, tableId, entropies }, draw)
}

/** The pledge of a lobby to which a player adds a share; it counts once the player is seated. */
export function withShare(pledge: Pledge | null, share: Share): Pledge | null {
  if (pledge === null) return null
  return { ...pledge, shares: [...pledge.shares.filter(({ userId }) => userId !== share.userId), share] }
}

/**
 * Somebody's words as they are added, on one line; null if nothing can be seen of them. They have none of the signs that mean
 * something to a shell even between quotation marks, for whoever puts them there all the same.
 */
export function plainWords(words: string): string | null {
  const plain = [...words.replace(/[\s`$"\\!;\p{C}]+/gu, ' ').trim()].slice(0, WORDS_LIMIT).join('')
  return isBlank(plain) ? null : plain
}

/**
 * A share that is its player's own words and nothing else: a player can tell those from any others, unlike the id of a press. Without
 * words that can be seen it stays as it was.
 */
export function wordedShare(share: Share, words: string): Share {
  return { ...share, entropy: plainWords(words) ?? share.entropy }
}

/** The pledge with the shares of those alone who are seated. */
export function seatedShares(pledge: Pledge | null, players: readonly User[]): Pledge | null {
  if (pledge === null) return null
  return { ...pledge, shares: pledge.shares.filter(({ userId }) => players.some(({ id }) => id === userId)) }
}
