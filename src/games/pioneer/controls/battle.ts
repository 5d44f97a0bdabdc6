/** Assigning damage: all that is best in one press, or unit by unit. */

import { at } from '../../../engine/lists.js'
import type { Button } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { nameOf } from '../../../game-kit/reader.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { capitalised } from '../../../i18n/words.js'
import { costOf, hitCount } from '../rules/aims.js'
import { bestFor, defenceOf, targetsOf } from '../rules/battle.js'
import type { Hit, Volley } from '../rules/types.js'
import { WORTH } from '../rules/worth.js'
import { sectorOf, tileLabel, unitsOf } from '../texts/naming.js'
import { lostUnits } from '../texts/story.js'
import { battleMarks } from './marks.js'
import type { Scene, Sheet } from './scene.js'

export function battleSheet(scene: Scene): Sheet {
  const { view, seat, texts, reader } = scene
  const { titles, battle } = texts.panel
  const volleys = view.volleys.filter((volley) => volley.seat === seat && !volley.isSettled)
  const targets = legalOf(scene, 'hit').map((action) => ({
    label: capitalised(
      battle.target({
        unit: unitsOf(action.unit, 1, reader.locale),
        who: nameOf(reader, action.seat),
        sector: sectorOf(action.tile, reader.locale),
      }),
    ),
    description: battle.defence({ defence: defenceOf(view, at(view.tiles, action.tile), action.seat, action.unit) }),
    target: doing(scene, action),
  }))
  return sheetOf(
    titles.battle,
    [
      paragraph(battle.intro, ...volleys.map((volley) => volleyLine(scene, volley))),
      ...menus(battle.hit, targets),
      ...buttonRows(buttons(scene, volleys)),
    ],
    battleMarks(volleys.map(({ tile }) => tile)),
  )
}

function volleyLine({ view, texts, reader }: Scene, volley: Volley): string {
  const { battle } = texts.panel
  const { attack, tile, seat, hits } = volley
  const left = attack - costOf(targetsOf(view, at(view.tiles, tile), seat), hits)
  const line = battle.volley({ place: tileLabel(view, tile, reader.locale), left, attack })
  return hits.length === 0 ? line : `${line}${battle.aimed({ hits: lostUnits(hits, reader) })}`
}

function buttons(scene: Scene, volleys: readonly Volley[]): readonly Button[] {
  const { texts, reader } = scene
  const { battle } = texts.panel
  const isAimed = volleys.some(({ hits }) => hits.length > 0)
  const more = volleys.flatMap((volley) => addedTo(scene, volley))
  const best = (isAimed ? battle.more : battle.best)({ hits: lostUnits(more, reader) })
  return [
    ...legalOf(scene, 'fire-at-will').map((action): Button => ({ label: best, style: 'success', target: doing(scene, action) })),
    ...legalOf(scene, 'fire').map((action): Button => ({ label: battle.fire, style: 'primary', target: doing(scene, action) })),
    ...legalOf(scene, 'aim-anew').map(
      (action): Button => ({ label: battle.anew, style: 'secondary', target: doing(scene, action) }),
    ),
  ]
}

/** What is destroyed besides if the rest of the damage is spread as well as can be. */
function addedTo({ view }: Scene, volley: Volley): readonly Hit[] {
  return bestFor(view, volley, (unit) => WORTH[unit]).flatMap((hit) => {
    const count = hit.count - hitCount(volley.hits, hit)
    return count === 0 ? [] : [{ ...hit, count }]
  })
}
