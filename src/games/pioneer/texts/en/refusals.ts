import type { RefusalCode } from '../../rules/types.js'

/** One sentence each. */
export const refusals = {
  'not-your-turn': 'It is not your turn.',
  'wrong-phase': 'You cannot do that now: cards come first, then ships, battles and colonies.',
  'game-over': 'The game is over.',
  'no-action-left': 'You have no actions left this turn.',
  'too-dear': 'You do not have enough money for that.',
  'pile-empty': 'No cards of that kind are left.',
  'needs-military': 'That card is sold only to players who have reached Military 3.',
  'needs-transportation': 'That card is sold only to players who have reached Transportation 3.',
  'needs-society': 'That card is sold only to players who have reached Society 3.',
  'not-in-hand': 'You do not have that card in hand, or it cannot be played that way.',
  'metal-not-played': 'Metals count automatically; they are not played.',
  'no-own-colony': 'You have no colony there.',
  'already-fortified': 'A colony can be fortified only once.',
  'no-piece-left': 'All your pieces of that kind are already on the board.',
  'no-scout-there': 'You have no scout without a bomb at that colony.',
  'no-ship': 'You have no ships to move.',
  'top-level': 'You have already reached the third level of that area.',
  'pick-first': 'First pick the ships you want to move.',
  'move-at-once': 'To move the whole group, just choose where it goes.',
  'already-picked': 'You have already picked ships: first choose where they go, or press **Back**.',
  'no-such-ships': 'You do not have those ships there.',
  'already-moved': 'Those ships have already moved this turn.',
  'no-such-tile': 'There is no such sector.',
  'out-of-reach':
    'The sectors that you cannot choose are too far away for one move, or behind another player’s ships or colonies.',
  'no-bomb': 'You have no bomber there.',
  'no-such-target': 'No unit of that kind is left to aim at there; choose another target, or fire.',
  'ships-first': 'First aim at all of its owner’s ships there; only then can the colony be hit.',
  'too-little-damage': 'You do not have enough damage left for that; choose a weaker target, or fire.',
  'must-destroy': 'Choose a target in every battle where your damage can destroy something.',
  'nothing-aimed': 'You have not aimed at anything yet; choose a target first.',
  'no-colonizer-landed': 'None of your colonizers landed there this turn.',
  'not-colonizable': 'That system is already colonized, or destroyed.',
} satisfies Record<RefusalCode, string>

export type RefusalTexts = Readonly<Record<RefusalCode, string>>
