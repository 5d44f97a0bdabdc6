import { describe, expect, test } from 'vitest'
import { FACES } from '../../../../src/games/pioneer-days/data/dice.js'
import { EQUIPMENT_IDS, TOWNSFOLK_IDS } from '../../../../src/games/pioneer-days/data/ids.js'
import { effectOf, ruleOf } from '../../../../src/games/pioneer-days/data/sources.js'
import { canExchange } from '../../../../src/games/pioneer-days/rules/effects.js'
import type { PlayerView } from '../../../../src/games/pioneer-days/rules/types.js'
import { view } from '../../../../src/games/pioneer-days/rules/view.js'
import { given } from './given.js'
import { ending, holding, type PlayerSpec, tableOf, taking } from './position.js'

describe('what a face triggers', () => {
  test('P7 own townsfolk and equipment fire when the die is taken, for nothing', () => {
    given(
      taking({
        pool: 'blue-wood red-mine yellow-cattle green-wild',
        players: [{ townsfolk: ['carpenter'], equipment: ['axe'] }],
      }),
    )
      .when('take.0')
      .tellsOf('effect', { source: 'carpenter', gain: { wood: 1 }, cost: {} }, { source: 'axe', gain: { wood: 1 } })
      .hasPlayer(0, { wood: 2 })
      .isIn('use')
  })

  test('P7 nothing fires for other faces, nor what others own', () => {
    given(taking({ players: [{ townsfolk: ['carpenter'] }, { equipment: ['map'] }] }))
      .when('take.0')
      .neverTells('effect')
  })

  test('G18 the face as taken counts: a changed face triggers nothing, and Wild is no other face', () => {
    const players = [{ silver: 3, townsfolk: ['carpenter'] as const }]
    given(taking({ players })).when('take.1', 'change.wood').neverTells('effect').hasPlayer(0, { wood: 0, silver: 0 })
    given(taking({ players })).when('take.0', 'wood').neverTells('effect').hasPlayer(0, { wood: 1 })
  })

  test('G18 exchanges may be made in any order, each once, or left', () => {
    const peddled = effectOf('peddler')
    const gambled = effectOf('gambler')
    if (peddled.when !== 'exchange' || gambled.when !== 'exchange') throw new Error('both exchange')
    const scene = given(taking({ players: [{ silver: 0, wood: 1, townsfolk: ['gambler', 'peddler'] }] })).when('take.0')
    scene.isIn('react').offers(['react.peddler', 'no-reaction']).refuses('react.gambler', 'cannot-pay')
    scene.refuses('react.jeweller', 'no-such-reaction').refuses('income', 'wrong-phase')
    const paid = scene.when('react.peddler')
    paid
      .tells({ kind: 'effect', source: 'peddler', cost: { wood: 1 }, gain: peddled.gain })
      .allows('react.gambler', 'no-reaction')
    paid.refuses('react.peddler', 'no-such-reaction')
    paid
      .when('react.gambler', 'gold.2')
      .hasPlayer(0, { silver: 2, gold: [2] })
      .isIn('use')
    scene.when('no-reaction').isIn('use').hasPlayer(0, { wood: 1 })
  })

  test('G18 an exchange that cannot be paid is not asked for', () => {
    given(taking({ players: [{ townsfolk: ['gambler'] }] }))
      .when('take.0')
      .isIn('use')
  })

  test('G19 things that a die has brought do not react to that die', () => {
    const slots = { wild: 'printer', mine: null, equip: null, cattle: null, wood: null, medicine: null } as const
    given(taking({ townsfolk: slots }))
      .when('take.0', 'recruit')
      .neverTells('effect')
      .hasPlayer(0, { townsfolk: ['printer'] })
    given(taking({ pool: 'blue-equip red-wood red-mine black-mine', equipment: ['toolbox'] }))
      .when('take.0', 'equip.toolbox')
      .neverTells('effect')
  })
})

describe('another face', () => {
  test('P7 three silver set the die to any other face, once', () => {
    const scene = given(holding('mine', { players: [{ silver: 7 }] }))
    scene.allows(...FACES.filter((face) => face !== 'mine').map((face) => `change.${face}`)).refuses('change.mine', 'same-face')
    scene
      .when('change.cattle')
      .tells({ kind: 'changed', seat: 0, from: 'mine', face: 'cattle', paid: 3 })
      .hasPlayer(0, { silver: 4 })
      .refuses('change.wood', 'already-changed')
      .refuses('mine', 'face-differs')
      .allows('cattle')
    given(holding('mine', { players: [{ silver: 2 }] })).refuses('change.wood', 'change-too-dear')
  })

  test('P7 it may be cheaper, but never for nothing', () => {
    given(holding('mine', { players: [{ silver: 1, townsfolk: ['scout'] }] }))
      .when('change.wood')
      .hasPlayer(0, { silver: 0 })
    given(holding('mine', { players: [{ silver: 2, townsfolk: ['scout'], equipment: ['spyglass'] }] }))
      .when('change.wood')
      .tells({ kind: 'changed', paid: 1 })
  })

  test('G17 a die may be set to Wild, which has an income and a slot of its own', () => {
    const scene = given(holding('mine', { players: [{ silver: 3 }] })).when('change.wild')
    scene.when('income').hasPlayer(0, { silver: 1 })
    scene.when('recruit').tells({ kind: 'recruited', townsfolk: 'blacksmith', face: 'wild' })
    scene.allows('mine', 'cattle', 'wood', 'medicine', 'equip.axe')
  })
})

describe('income', () => {
  test('P11 pays silver by the face of the die', () => {
    for (const [index, face] of FACES.entries())
      given(holding(face))
        .when('income')
        .tells({ kind: 'income', seat: 0, face, amount: index + 1 })
        .hasPlayer(0, { silver: index + 1 })
        .isIn('turn-end')
  })

  test('G5 every face pays differently, from one to six', () => {
    const incomes = FACES.map((face) => view(holding(face), 0).players[0]?.incomes[face])
    expect(incomes.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('P11 townsfolk and equipment may add to it', () => {
    const more = (['shopkeeper', 'compass'] as const).map(ruleOf).map((rule) => (rule?.kind === 'income' ? rule.silver : 0))
    given(holding('mine', { players: [{ townsfolk: ['shopkeeper'], equipment: ['compass'] }] }))
      .when('income')
      .tells({ kind: 'income', amount: more.reduce((sum, silver) => sum + silver, 2) })
  })
})

describe('actions', () => {
  test('P12 Wild takes any one of the other five, any other face its own', () => {
    given(holding('wild')).offers([
      'income',
      'mine',
      'equip.axe',
      'equip.saw',
      'equip.map',
      'equip.toolbox',
      'cattle',
      'wood',
      'medicine',
      'recruit',
    ])
    given(holding('wood'))
      .offers(['income', 'wood', 'recruit'])
      .refuses('cattle', 'face-differs')
      .refuses('equip.axe', 'face-differs')
  })

  test('P13 Mine draws a gold token that its owner alone may look at', () => {
    const scene = given(holding('mine')).when('mine')
    scene.tells({ kind: 'acted', action: 'mine', amount: 1 }).has({ draws: [0] })
    const drawn = scene.when('gold.3')
    drawn.tells({ kind: 'gold-drawn', seat: 0, to: 'table' }, { kind: 'gold-value', nuggets: 3, to: 0 })
    drawn.hasPlayer(0, { gold: [3] }).isIn('turn-end')
  })

  test('P14 Equip takes a tile that lies open', () => {
    given(holding('equip'))
      .refuses('equip.anvil', 'no-such-tile')
      .when('equip.saw')
      .tells({ kind: 'equipped', seat: 0, tile: 'saw' })
      .hasPlayer(0, { equipment: ['saw'] })
      .has({ equipment: ['axe', 'map', 'toolbox'] })
  })

  test('G16 Equip finds nothing once all tiles of the week are taken', () => {
    given(holding('equip', { equipment: [] })).refuses('equip.anvil', 'no-tiles-left')
  })

  test('P15 Cattle needs no space', () => {
    given(holding('cattle', { players: [{ wagons: '', cattle: 9 }] }))
      .when('cattle')
      .hasPlayer(0, { cattle: 10 })
      .isIn('turn-end')
  })

  test('P16 Wood brings a wood', () => {
    given(holding('wood')).when('wood').tells({ kind: 'acted', action: 'wood', amount: 1 }).hasPlayer(0, { wood: 1 })
  })

  test('P17 Medicine brings a medicine', () => {
    given(holding('medicine'))
      .when('medicine')
      .tells({ kind: 'acted', action: 'medicine', amount: 1 })
      .hasPlayer(0, { medicine: 1 })
  })

  test('P12 an action may bring more, with Wild too', () => {
    given(holding('wild', { players: [{ townsfolk: ['herbalist'], equipment: ['medicine-chest'] }] }))
      .when('medicine')
      .tells({ kind: 'acted', amount: 3 })
      .hasPlayer(0, { medicine: 3 })
    given(holding('mine', { players: [{ equipment: ['shovel'] }] }))
      .when('mine', 'gold.1', 'gold.2')
      .hasPlayer(0, { gold: [1, 2] })
  })

  test('G25 cattle, wood, medicine and silver never run out', () => {
    given(holding('wood', { players: [{ wagons: 'L L L L L', wood: 50 }] }))
      .when('wood')
      .hasPlayer(0, { wood: 51 })
    given(holding('medicine', { players: [{ silver: 500 }] }))
      .when('income')
      .hasPlayer(0, { silver: 506 })
  })

  test('G23 an empty bag of gold gives nothing, and one that runs out gives what it has', () => {
    given(holding('mine', { goldBag: [0, 0, 0] }))
      .refuses('mine', 'no-gold-left')
      .allows('income')
    given(holding('mine', { goldBag: [0, 1, 0], players: [{ equipment: ['shovel'] }] }))
      .when('mine')
      .tells({ kind: 'acted', amount: 1 })
      .when('gold.2')
      .hasPlayer(0, { gold: [2] })
      .isIn('turn-end')
  })

  test('G18 an exchange that would bring nothing, because the bag is empty, is not on offer', () => {
    const players = [{ silver: 3, wood: 1, gold: [2], townsfolk: ['gambler', 'peddler', 'jeweller'] as const }]
    const empty = { goldBag: [0, 0, 0], players } as const
    const scene = given(taking(empty)).when('take.0')
    scene.isIn('react').refuses('react.gambler', 'no-gold-left').allows('react.peddler', 'react.jeweller', 'no-reaction')
    // The token that the jeweller returns can be drawn again.
    scene
      .when('react.jeweller')
      .allows('react.gambler')
      .when('react.gambler', 'gold.2')
      .hasPlayer(0, { silver: 1, gold: [2] })
    given(taking({ ...empty, players: [{ silver: 3, townsfolk: ['gambler'] }] }))
      .when('take.0')
      .isIn('use')
      .hasPlayer(0, { silver: 3 })
    given(taking({ ...empty, players: [{ silver: 3, equipment: ['gold-pan'] }] }))
      .when('take.1')
      .isIn('use')
      .hasPlayer(0, { silver: 3 })
  })

  test('G18 every exchange of the game is on offer only if it would bring something', () => {
    const exchanges = [...TOWNSFOLK_IDS, ...EQUIPMENT_IDS].flatMap((source) => {
      const effect = effectOf(source)
      return effect.when === 'exchange' ? [{ source, gain: effect.gain }] : []
    })
    const rich: PlayerSpec = { silver: 9, wood: 9, medicine: 9, cattle: 9, gold: [1, 1], wagons: 'L L L' }
    const table = tableOf({ goldBag: [0, 0, 0], players: [rich] })
    const offered = exchanges.filter(({ source }) => canExchange(table, 0, source))
    expect(exchanges.length).toBeGreaterThan(offered.length)
    for (const { source, gain } of exchanges)
      expect([source, offered.some((other) => other.source === source)]).toEqual([source, Object.keys(gain).join() !== 'gold'])
  })
})

describe('recruiting', () => {
  const slots = {
    wild: null,
    mine: 'drover',
    equip: 'teacher',
    cattle: 'wheelwright',
    wood: 'tailor',
    medicine: 'judge',
  } as const

  test('P18 takes the townsfolk in the slot of the face; immediate effects fire at once', () => {
    given(holding('mine', { townsfolk: slots }))
      .when('recruit')
      .tells({ kind: 'recruited', seat: 0, townsfolk: 'drover', face: 'mine' }, { kind: 'effect', source: 'drover' })
      .hasPlayer(0, { townsfolk: ['drover'], cattle: 2 })
      .has({ townsfolk: { mine: null } })
  })

  test('P18 immediate effects may give wagons, favours, or something for each thing', () => {
    given(holding('cattle', { townsfolk: slots }))
      .when('recruit')
      .tells({ kind: 'recruited' }, { kind: 'wagon-gained', source: 'wheelwright', size: 'small' })
      .has({ wagonsLeft: { small: 11 } })
    given(holding('wood', { townsfolk: slots, players: [{ townsfolk: ['cook', 'nurse'] }] }))
      .when('recruit')
      .hasPlayer(0, { silver: 2 * 3 })
  })

  test('P18 markers that are calmed move back, but not beyond their first space', () => {
    given(holding('medicine', { townsfolk: slots, tracks: { storm: 2, disease: 1 } }))
      .when('recruit')
      .tells({ kind: 'recruited' }, { kind: 'calmed', source: 'judge', disasters: ['storm', 'disease'] })
      .has({ tracks: { storm: 1, raid: 0, famine: 0, disease: 0 } })
    given(holding('medicine', { townsfolk: slots }))
      .when('recruit')
      .neverTells('calmed')
  })

  test('P18 damage is repaired on the least damaged wagons first', () => {
    const ferry = { ...slots, wild: 'ferryman' } as const
    given(holding('wild', { townsfolk: ferry, players: [{ wagons: 'L3 S1 S' }] }))
      .when('recruit')
      .tells({ kind: 'recruited' }, { kind: 'repaired', tokens: 3 })
      .hasPlayer(0, {
        wagons: [
          { size: 'large', damage: 1 },
          { size: 'small', damage: 0 },
          { size: 'small', damage: 0 },
        ],
      })
  })

  test('G16 an empty slot has nobody to recruit, and is not filled again within the week', () => {
    given(holding('wild', { townsfolk: slots })).refuses('recruit', 'slot-empty')
    given(holding('mine', { townsfolk: slots }))
      .when('recruit', 'end-turn', 'take.0', 'income', 'end-turn')
      .has({ townsfolk: { mine: null }, equipment: ['axe', 'saw', 'map', 'toolbox'] })
  })
})

describe('wagons', () => {
  test('P19 a small one costs five, a large one eight, as many as one can pay', () => {
    given(ending({ players: [{ silver: 18 }] }))
      .when('buy-wagon.small', 'buy-wagon.large', 'buy-wagon.small')
      .tells(
        { kind: 'wagon-bought', size: 'small', paid: 5 },
        { kind: 'wagon-bought', size: 'large', paid: 8 },
        { kind: 'wagon-bought' },
      )
      .hasPlayer(0, { silver: 0 })
      .refuses('buy-wagon.small', 'wagon-too-dear')
    given(ending({ players: [{ silver: 7 }] }))
      .allows('buy-wagon.small')
      .refuses('buy-wagon.large', 'wagon-too-dear')
  })

  test('P19 they may be cheaper, but never for nothing', () => {
    const rule = ruleOf('blacksmith')
    given(ending({ players: [{ silver: 20, townsfolk: ['blacksmith'] }] }))
      .when('buy-wagon.large')
      .tells({ kind: 'wagon-bought', paid: 8 - (rule?.kind === 'cheaper-wagons' ? rule.silver : 0) })
    given(ending({ players: [{ silver: 20, townsfolk: ['blacksmith', 'blacksmith', 'blacksmith'] }] }))
      .when('buy-wagon.small')
      .tells({ kind: 'wagon-bought', paid: 1 })
  })

  test('G12 at any moment of the own turn, and only while there are cards', () => {
    const players = [{ silver: 9, townsfolk: ['gambler'] as const }]
    given(taking({ players })).allows('buy-wagon.small').when('take.0').isIn('react').allows('buy-wagon.small')
    given(holding('mine', { players })).allows('buy-wagon.large')
    given(ending({ players, wagonsLeft: { small: 0, large: 1 } }))
      .refuses('buy-wagon.small', 'no-wagons-left')
      .when('buy-wagon.large')
      .has({ wagonsLeft: { small: 0, large: 0 } })
    given(ending({ players: [{}, { silver: 9 }] })).refuses('1:buy-wagon.small', 'not-your-turn')
  })

  test('G12 a free wagon is not given when there is no card of its size', () => {
    const slots = { wild: 'wheelwright', mine: null, equip: null, cattle: null, wood: null, medicine: null } as const
    given(holding('wild', { townsfolk: slots, wagonsLeft: { small: 0, large: 1 } }))
      .when('recruit')
      .neverTells('wagon-gained')
  })
})

describe('what the view shows', () => {
  const shown = (seat: number): PlayerView => {
    const player = view(ending({ players: [{ wagons: 'S1 L', wood: 3, townsfolk: ['mapmaker', 'scout'], gold: [1] }] }), 0)
      .players[seat]
    if (player === undefined) throw new Error(`no seat ${seat}`)
    return player
  }

  test('P13 spaces, prices and incomes of that player', () => {
    expect(shown(0)).toMatchObject({
      spaces: 2 + 6 + 2,
      spacesNeeded: 2 + 1,
      changePrice: 1,
      wagonPrices: { small: 5, large: 8 },
    })
  })
})
