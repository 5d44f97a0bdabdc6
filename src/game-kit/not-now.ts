/** What a player might try in vain, by reason. */

import type { Refusal } from '../engine/game.js'
import { grouped } from '../engine/lists.js'
import type { NotNow } from '../engine/panel.js'
import type { OfferTexts } from './offers.js'

/** Characters for all the things that one rule holds back. */
const WHAT_ROOM = 120

/** Something to press, by its label, that may not be possible. */
export interface Attempt<Action> {
  readonly what: string
  readonly action: Action
}

/** One entry for each reason, with all that it holds back; nothing for what is allowed. */
export function reasonsAgainst<Action, Code extends string>(
  attempts: readonly Attempt<Action>[],
  refuse: (action: Action) => Refusal<Code> | null,
  tell: (refusal: Refusal<Code>) => Omit<NotNow, 'what'>,
  more: OfferTexts['more'],
): readonly NotNow[] {
  const refused = attempts.flatMap(({ what, action }) => {
    const refusal = refuse(action)
    return refusal === null ? [] : [{ what, refusal }]
  })
  return [...grouped(refused, ({ refusal }) => refusal.code).values()].flatMap((alike) => {
    const [first] = alike
    const names = alike.map(({ what }) => what)
    return first === undefined ? [] : [{ what: listedWithin(WHAT_ROOM, names, more), ...tell(first.refusal) }]
  })
}

/** As many of the names as fit into `room` characters, the others counted; the first in any case. */
function listedWithin(room: number, names: readonly string[], more: OfferTexts['more']): string {
  for (let shown = names.length; ; shown--) {
    const rest = names.length - shown
    const told = [...names.slice(0, shown), ...(rest === 0 ? [] : [more({ count: rest })])].join(', ')
    if (told.length <= room || shown <= 1) return told
  }
}
