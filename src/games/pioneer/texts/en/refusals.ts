import type { RefusalCode } from '../../rules/types.js'

/** One sentence each; the number of the rule is put before its full stop. */
export const refusals = {
  'not-your-turn': 'It is not your move.',
  'wrong-phase': 'A turn goes from cards to ships to battles to colonies, and this belongs to another step.',
  'game-over': 'The game is over.',
  'no-action-left': 'You have no action left in this turn.',
  'too-dear': 'You do not have enough money for that.',
  'pile-empty': 'That pile is empty.',
  'card-locked': 'You may buy that card once you are on the third level of its area.',
  'not-in-hand': 'You do not have that card in hand, or it is not played like this.',
  'metal-not-played': 'Metals count by themselves; nobody plays them.',
  'no-own-colony': 'You have no colony there.',
  'already-fortified': 'That colony is fortified already.',
  'no-piece-left': 'All your pieces of that kind are on the board.',
  'no-scout-there': 'There is no scout of yours without a bomb at that colony.',
  'no-ship': 'You have no ship that this could be done with.',
  'top-level': 'You are on the third level of that area already.',
  'pick-first': 'First choose which ships are to move.',
  'move-at-once': 'All ships of a kind need not be picked first: choose where they go.',
  'already-picked': 'You have picked ships: first say where they go, or leave them there.',
  'no-such-ships': 'You do not have those ships there any more.',
  'already-moved': 'Those ships have moved in this turn.',
  'no-such-tile': 'There is no such sector.',
  'out-of-reach': 'Those ships do not get there in one move.',
  'no-bomb': 'There is no bomber of yours.',
  'no-such-target': 'You already aim at all of that kind there.',
  'ships-first': 'A colony can be hit only after all ships of its owner.',
  'too-little-damage': 'Your remaining damage is not enough for that.',
  'must-destroy': 'Choose something to destroy in every battle where your damage is enough.',
  'nothing-aimed': 'You have not aimed at anything.',
  'no-colonizer-landed': 'No colonizer of yours landed there in this turn.',
  'not-colonizable': 'That system is colonized or destroyed.',
} satisfies Record<RefusalCode, string>

export type RefusalTexts = Readonly<Record<RefusalCode, string>>
