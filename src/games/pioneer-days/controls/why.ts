/** The questions of the acting seat: everything in this step that the rules may not allow. */
import { at } from '../../../engine/lists.js'
import { legalOf } from '../../../game-kit/controls.js'
import type { Attempt as AttemptOf } from '../../../game-kit/not-now.js'
import { capitalised } from '../../../i18n/words.js'
import { FACES, GOOD_FACES } from '../data/dice.js'
import { EQUIPMENT_IDS } from '../data/ids.js'
import { WAGON_SIZES } from '../data/wagons.js'
import type { Action } from '../rules/types.js'
import { townName, tradeOf } from '../texts/naming.js'
import { stepOf } from '../texts/status.js'
import type { Scene } from './scene.js'
import { payAllLabel, tollOf } from './toll.js'
import { recruitLabel, yieldOf } from './uses.js'
import { wagonLabel } from './wagons.js'

type Attempt = AttemptOf<Action>

export function attempts(scene: Scene): readonly Attempt[] {
  switch (stepOf(scene.view, scene.seat)) {
    case 'take':
    case 'react':
    case 'turn-end':
      return [...wagons(scene), ...ending(scene)]
    case 'use':
      return isTurning(scene) ? changes(scene) : [...uses(scene), ...wagons(scene), ...ending(scene)]
    case 'room':
      return [...ending(scene), ...wagons(scene)]
    case 'storm':
      return [...storm(scene), ...wagons(scene)]
    case 'disease':
      return [...disease(scene), ...wagons(scene)]
    case 'town':
      return [...supplies(scene), ...wagons(scene)]
    default:
      return []
  }
}

/** Whether the panel shows the faces that the die could be changed to. */
const isTurning = (scene: Scene) => scene.path[0] === 'turn' && legalOf(scene, 'change').length > 0

function wagons(scene: Scene): readonly Attempt[] {
  return WAGON_SIZES.map((size) => ({ what: wagonLabel(scene, size), action: { kind: 'buy-wagon', size } }))
}

/** The action that ends the step, if it were possible. */
function ending({ texts, view }: Scene): readonly Attempt[] {
  const { end, town } = texts.panel
  if (view.phase === 'town') return [{ what: town.leave, action: { kind: 'leave-town' } }]
  return isTurn(view.phase) ? [{ what: end.button, action: { kind: 'end-turn' } }] : []
}

const isTurn = (phase: Scene['view']['phase']) => ['take', 'react', 'use', 'turn-end'].includes(phase)

function uses(scene: Scene): readonly Attempt[] {
  const { view, texts, words, me } = scene
  const { use } = texts.panel
  const face = view.die?.face ?? 'wild'
  const person = view.townsfolk[face]
  // Any tile will do to ask why none can be had.
  const [tile = EQUIPMENT_IDS[0]] = view.equipment
  const turned = FACES.find((other) => other !== face) ?? face
  return [
    ...GOOD_FACES.map((kind): Attempt => ({ what: use.gain({ goods: yieldOf(scene, kind) }), action: { kind } })),
    { what: use.equip, action: { kind: 'equip', tile } },
    {
      what: person === null ? texts.panel.take.recruit : recruitLabel(scene, person),
      action: { kind: 'recruit' },
    },
    { what: use.change({ price: words.money(me.changePrice) }), action: { kind: 'change', face: turned } },
  ]
}

function changes({ words }: Scene): readonly Attempt[] {
  return FACES.map((face) => ({ what: words.faces[face], action: { kind: 'change', face } }))
}

function storm(scene: Scene): readonly Attempt[] {
  const { texts, me, words } = scene
  const { storm: toll } = texts.panel
  const { wagons: left } = tollOf(scene)
  const each = left.flatMap((wagon): readonly Attempt[] => {
    const item = toll.item({ number: wagon + 1, name: capitalised(words.wagons[at(me.wagons, wagon).size].one) })
    return [
      { what: toll.shield({ item }), action: { kind: 'shield-wagon', wagon } },
      { what: toll.pay({ item }), action: { kind: 'pay-wood', wagon } },
    ]
  })
  return [...each, ...payingAll(payAllLabel(scene, 'wood'), left.length)]
}

function disease(scene: Scene): readonly Attempt[] {
  const { texts, reader } = scene
  const { disease: toll } = texts.panel
  const { townsfolk: left } = tollOf(scene)
  const each = left.flatMap((townsfolk, index): readonly Attempt[] => {
    const item = toll.item({ number: index + 1, name: tradeOf(townsfolk, reader.locale) })
    return [
      { what: toll.shield({ item }), action: { kind: 'shield-townsfolk', townsfolk } },
      { what: toll.pay({ item }), action: { kind: 'pay-medicine', townsfolk } },
    ]
  })
  return [...each, ...payingAll(payAllLabel(scene, 'medicine'), left.length)]
}

/** With a single item there is no "pay for all". */
function payingAll(what: string, items: number): readonly Attempt[] {
  return items > 1 ? [{ what, action: { kind: 'pay-all' } }] : []
}

function supplies({ view, texts, reader }: Scene): readonly Attempt[] {
  const { town } = texts.panel
  return [
    ...view.towns.map((id, index): Attempt => {
      return {
        what: town.satisfy({ number: index + 1, town: townName(id, reader.locale) }),
        action: { kind: 'satisfy', town: id },
      }
    }),
    { what: town.leave, action: { kind: 'leave-town' } },
  ]
}
