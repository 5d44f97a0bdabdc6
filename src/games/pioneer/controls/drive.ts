/** An Infinite Improbability Drive: which ship, and where it appears. */
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { sectorOf, tileLabel, unitsOf } from '../texts/naming.js'
import { facesIn } from '../texts/rolls.js'
import { sourceMarks, targetMarks } from './marks.js'
import type { Scene, Sheet } from './scene.js'

export function driveSheet(scene: Scene): Sheet {
  const { view, texts, reader } = scene
  const { titles, drive, moves, back } = texts.panel
  const { picked } = view
  const ships = legalOf(scene, 'pick').map((action) => ({
    label: drive.from({
      ship: unitsOf(action.ship, 1, reader.locale),
      place: tileLabel(view, action.tile, reader.locale),
    }),
    target: doing(scene, action),
  }))
  if (picked === null)
    return sheetOf(
      titles.drive,
      [paragraph(introOf(scene)), ...menus(drive.ship, ships)],
      sourceMarks(legalOf(scene, 'pick').map(({ tile }) => tile)),
    )
  const flights = legalOf(scene, 'fly')
  const targets = flights.map((action) => ({
    label: tileLabel(view, action.tile, reader.locale),
    sort: drive.flight,
    target: doing(scene, action),
  }))
  const question = moves.picked({
    ships: unitsOf(picked.ship, 1, reader.locale),
    sector: sectorOf(picked.tile, reader.locale),
  })
  return sheetOf(
    titles.drive,
    [
      paragraph(question, introOf(scene)),
      ...menus(drive.target, targets),
      ...buttonRows([{ label: back, style: 'secondary', target: doing(scene, { kind: 'unpick' }) }]),
    ],
    [
      ...sourceMarks([picked.tile]),
      ...targetMarks(
        scene,
        flights.map(({ tile }) => tile),
      ),
    ],
  )
}

/** What happens on landing, and what each face of the die brings: with one of them the ship is lost. */
function introOf({ texts, words }: Scene): string {
  const { drive } = texts.panel
  const faces = facesIn({ effects: texts.effects, money: words.money }, drive.face)
  return drive.intro({ faces: faces.join(texts.digest.semicolon) })
}
