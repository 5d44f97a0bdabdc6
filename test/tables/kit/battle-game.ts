/** Pioneer in Space shortly before a battle, in which both sides choose in secret what they hit. */
import type { Game } from '../../../src/games/game.js'
import { pioneer } from '../../../src/games/pioneer/index.js'
import { inMoves } from '../../games/pioneer/rules/position.js'

const TILES = {
  0: { ships: '0 warship 1, 0 colonizer 6' },
  1: { up: 'mint', ships: '1 scout 1, 1 colonizer 1, 1 warship 2' },
} as const
const SAVED = JSON.stringify(inMoves(TILES))

/** The game of two players, of whom the first is about to move ships. */
export const beforeBattle: Game = { ...pioneer, setup: () => pioneer.load(SAVED, pioneer.rulesVersion) }

/** What the first player does until the battle begins. Six points of damage are theirs to spend on units worth one to three. */
export const ATTACK = ['move.0.warship.1', 'move.0.colonizer.1', 'end-moves']
