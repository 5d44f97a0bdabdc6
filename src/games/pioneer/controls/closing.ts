/** New colonies, and what a seat sees when it has nothing to do. */
import { at } from '../../../engine/lists.js'
import type { Button } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, paragraph } from '../../../game-kit/rows.js'
import { describeSystem } from '../texts/effects.js'
import { tileLabel } from '../texts/naming.js'
import { tellStatus } from '../texts/status.js'
import { targetMarks } from './marks.js'
import type { Scene, Sheet } from './scene.js'

export function coloniesSheet(scene: Scene): Sheet {
  const { view, texts, reader } = scene
  const { titles, colonies } = texts.panel
  const open = legalOf(scene, 'colonize')
  const lines = open.flatMap(({ tile }) => {
    const { system } = at(view.tiles, tile)
    if (system === null) return []
    return [colonies.worth({ place: tileLabel(view, tile, reader.locale), worth: describeSystem(system, reader.locale) })]
  })
  const buttons = open.map((action): Button => {
    const place = tileLabel(view, action.tile, reader.locale)
    return { label: colonies.colonize({ place }), style: 'success', target: doing(scene, action) }
  })
  const leave: Button = {
    label: texts.panel.endTurn,
    style: 'secondary',
    target: doing(scene, { kind: 'end-turn' }),
    saysTurnEnds: true,
  }
  return sheetOf(
    titles.colonies,
    [paragraph(colonies.intro, ...lines), ...buttonRows([...buttons, leave])],
    targetMarks(
      scene,
      open.map(({ tile }) => tile),
    ),
  )
}

/** Nothing to press: somebody else is to act, or the table draws. */
export function waitingSheet({ view, texts, reader }: Scene): Sheet {
  return sheetOf(texts.panel.titles.waiting, [paragraph(tellStatus(view, reader))])
}
