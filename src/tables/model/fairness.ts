/**
 * Draws that nobody can choose and everybody can check later. A table commits to a secret before anybody sits down, each player
 * adds entropy, and every draw follows from both. Everything is plain text, so that common tools can repeat it.
 */
import { createHmac } from 'node:crypto'
import { belowFrom, type Random } from '../../engine/random.js'
import { isBlank } from '../../i18n/names.js'
import type { User } from './people.js'
import { sha256 } from './sha256.js'

/** What one player adds to the draws. The table cannot choose it. Empty if the player added nothing. */
export interface Share {
  readonly userId: string
  /** One line of text. */
  readonly entropy: string
}

/** What a table's draws follow from. The secret is disclosed only when the table is over or cancelled. */
export interface Pledge {
  /** 64 hexadecimal digits in lower case. */
  readonly secret: string
  /** Shown when the lobby opens. */
  readonly commitment: string
  /** One per player, in the order of joining. They no longer change once the game has begun. */
  readonly shares: readonly Share[]
}

/** The most characters of their own that a player can add. */
export const WORDS_LIMIT = 100

/** What a draw follows from besides its number. */
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
  return sha256(secret)
}

/**
 * The SHA-256 of the players' entropy, each followed by a line feed: `sha256sum` of those lines. They are users' words, so they
 * belong in the input of that command, never on a command line.
 */
export function jointEntropy(entropies: readonly string[]): string {
  return sha256(entropies.map((entropy) => `${entropy}\n`).join(''))
}

/**
 * The numbers of draw `draw` (from 0) of a table. Block b (from 0) of them is the HMAC-SHA256 of `TABLE.JOINT.DRAW.b`, with the
 * secret's characters as key. Its 32 bytes are eight big-endian 32-bit numbers. A number below n is the remainder by n of the
 * next of them that is less than the largest multiple of n up to 2^32. The others are skipped.
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

/** The same from a table's pledge. */
export function pledgedDraw(pledge: Pledge, tableId: string, draw: number): Random {
  const entropies = pledge.shares.map(({ entropy }) => entropy)
  return committedDraw({ secret: pledge.secret, tableId, entropies }, draw)
}

/** The pledge of a lobby with a player's share added. The share counts once the player is seated. */
export function withShare(pledge: Pledge | null, share: Share): Pledge | null {
  if (pledge === null) return null
  return { ...pledge, shares: [...pledge.shares.filter(({ userId }) => userId !== share.userId), share] }
}

/**
 * A player's words as added to the draws, on one line. Null if nothing in them is visible. Characters that a shell interprets
 * even inside quotation marks are removed, in case somebody pastes the words into a command line.
 */
export function plainWords(words: string): string | null {
  const plain = [...words.replace(/[\s`$"\\!;\p{C}]+/gu, ' ').trim()].slice(0, WORDS_LIMIT).join('')
  return isBlank(plain) ? null : plain
}

/**
 * A share of only the player's own words, which the player can recognise, unlike the id of a press. Unchanged if nothing in the
 * words is visible.
 */
export function wordedShare(share: Share, words: string): Share {
  return { ...share, entropy: plainWords(words) ?? share.entropy }
}

/** The pledge with the shares of only the seated players. */
export function seatedShares(pledge: Pledge | null, players: readonly User[]): Pledge | null {
  if (pledge === null) return null
  return { ...pledge, shares: pledge.shares.filter(({ userId }) => players.some(({ id }) => id === userId)) }
}
