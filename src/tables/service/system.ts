/** The production clock and source of randomness, from the machine. */
import { randomBytes, randomInt } from 'node:crypto'
import { pledgedDraw } from '../model/fairness.js'
import type { Clock, Entropy } from '../model/ports.js'

const ID_LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'

export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}

export const systemEntropy: Entropy = {
  tableId: () => Array.from({ length: 8 }, () => ID_LETTERS.charAt(randomInt(ID_LETTERS.length))).join(''),
  secret: () => randomBytes(32).toString('hex'),
  draw: (tableId, draw, pledge) => (pledge === null ? { below: (n) => randomInt(n) } : pledgedDraw(pledge, tableId, draw)),
}
