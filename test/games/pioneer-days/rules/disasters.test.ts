import { describe, expect, test } from 'vitest'
import { ruleOf } from '../../../../src/games/pioneer-days/data/sources.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { given } from './given.js'
import { beforeDisaster, lastOf, type PositionSpec, weekEnding } from './position.js'

const struck = (disaster: Parameters<typeof beforeDisaster>[0], spec: PositionSpec) =>
  given(beforeDisaster(disaster, spec)).when('end-turn')

describe('storm', () => {
  test('P20 for each wagon a wood, or a damage token on two of its spaces', () => {
    const scene = struck('storm', { players: [{ wagons: 'S L', wood: 2 }] })
    scene
      .isIn('disaster')
      .waitsFor(0)
      .offers(['pay-all', 'pay-wood.0', 'take-damage.0', 'pay-wood.1', 'take-damage.1'])
      .refuses('pay-wood.2', 'not-yours')
      .refuses('shield-wagon.0', 'no-shield')
      .refuses('pay-medicine.cook', 'wrong-phase')
    const mixed = scene.when('pay-wood.1')
    mixed.tells({ kind: 'stormed', seat: 0, wagon: 1, how: 'paid' }).refuses('pay-wood.1', 'already-decided')
    mixed
      .when('take-damage.0')
      .tells({ kind: 'stormed', wagon: 0, how: 'damaged' })
      .hasPlayer(0, {
        wood: 1,
        wagons: [
          { size: 'small', damage: 1 },
          { size: 'large', damage: 0 },
        ],
      })
      .isIn('roll')
    scene.when('pay-all').hasPlayer(0, { wood: 0 }).isIn('roll')
  })

  test('P20 what no longer fits goes back, by the choice of its owner, once all wagons are decided', () => {
    const scene = struck('storm', { players: [{ wagons: 'S S', wood: 2, gold: [1, 2], equipment: ['axe', 'saw', 'map'] }] })
    const half = scene.when('take-damage.0')
    half.refuses('discard.wood', 'no-room-needed').allows('pay-wood.1')
    half
      .when('take-damage.1')
      .waitsFor(0)
      .refuses('pay-all', 'must-make-room')
      .refuses('buy-wagon.small', 'no-purchase-now')
      .offers(['discard.wood', 'discard.gold', 'discard-tile.axe', 'discard-tile.saw', 'discard-tile.map'])
      .when('discard.gold', 'discard-tile.map')
      .hasPlayer(0, { wood: 2, gold: [2], equipment: ['axe', 'saw'] })
  })

  test('P20 without wood there is nothing to decide', () => {
    struck('storm', { players: [{ wagons: 'S L' }] })
      .tellsOf(
        'stormed',
        { seat: 0, wagon: 0, how: 'damaged' },
        { seat: 0, wagon: 1, how: 'damaged' },
        { seat: 1, wagon: 0, how: 'damaged' },
        { seat: 2, wagon: 0, how: 'damaged' },
      )
      .isIn('roll')
  })

  test('G8 a wagon that is covered wholly takes no more damage and pays nothing', () => {
    struck('storm', { players: [{ wagons: 'S2 L3 L2', wood: 1 }, { wagons: 'S2' }, { wagons: '' }] })
      .offers(['pay-wood.2', 'take-damage.2'])
      .refuses('pay-wood.0', 'already-decided')
      .neverTells('stormed')
  })

  test('G7 shields cover wagons of the owner’s choice', () => {
    const scene = struck('storm', { players: [{ wagons: 'S L', wood: 1, equipment: ['tarpaulin'] }] })
    scene.allows('shield-wagon.0', 'shield-wagon.1', 'pay-all').when('shield-wagon.1').refuses('shield-wagon.0', 'no-shield')
    scene.when('pay-all').tellsOf('stormed', { wagon: 0, how: 'shielded' }, { wagon: 1, how: 'paid' }).hasPlayer(0, { wood: 0 })
    struck('storm', { players: [{ wagons: 'L', equipment: ['tarpaulin'], wood: 1 }] })
      .tellsOf('stormed', { seat: 0, how: 'shielded' }, {}, {})
      .hasPlayer(0, { wood: 1 })
  })
})

describe('raid', () => {
  test('P21 half of the silver goes, rounded up', () => {
    struck('raid', { players: [{ silver: 7 }, { silver: 6 }] })
      .tellsOf('raided', { seat: 0, lost: 4, kept: 3 }, { seat: 1, lost: 3, kept: 3 }, { seat: 2, lost: 0, kept: 0 })
      .hasPlayer(0, { silver: 3 })
      .isIn('roll')
  })

  test('P21 nothing can be bought before it', () => {
    struck('storm', { tracks: { raid: 2 }, players: [{ wood: 1, silver: 9 }] }).refuses('buy-wagon.small', 'no-purchase-now')
  })

  test('G11 half of one is one, of nothing is nothing', () => {
    struck('raid', { players: [{ silver: 1 }, { silver: 0 }] }).tellsOf('raided', { lost: 1 }, { lost: 0 }, { lost: 0 })
  })

  test('P21 silver that is shielded is not counted', () => {
    struck('raid', {
      players: [
        { silver: 13, equipment: ['lantern'] },
        { silver: 3, equipment: ['lantern'] },
      ],
    }).tellsOf('raided', { lost: 3, kept: 10 }, { lost: 0, kept: 3 }, { lost: 0 })
  })
})

describe('famine', () => {
  test('P22 each cattle costs a silver; those that cannot be paid for are lost', () => {
    struck('famine', {
      players: [
        { cattle: 3, silver: 5 },
        { cattle: 4, silver: 1 },
      ],
    })
      .tellsOf('starved', { seat: 0, paid: 3, lost: 0 }, { seat: 1, paid: 1, lost: 3 })
      .hasPlayer(0, { cattle: 3, silver: 2 })
      .hasPlayer(1, { cattle: 1, silver: 0 })
  })

  test('G9 nobody is asked: what can be paid is paid', () => {
    struck('famine', { players: [{ cattle: 2, silver: 1 }] })
      .isIn('roll')
      .hasPlayer(0, { cattle: 1, silver: 0 })
  })

  test('P22 cattle that are shielded need nothing', () => {
    const rule = ruleOf('cook')
    const shielded = rule?.kind === 'shield' ? rule.amount : 0
    struck('famine', { players: [{ cattle: 5, silver: 0, townsfolk: ['cook'] }] })
      .tellsOf('starved', { paid: 0, lost: 5 - shielded, shielded })
      .hasPlayer(0, { cattle: shielded })
  })

  test('G10 the raid comes before the famine, and between them nothing is bought', () => {
    given(lastOf('black', { tracks: { raid: 2, famine: 2 }, players: [{ silver: 6, cattle: 5 }] }))
      .when('end-turn')
      .tellsOf('raided', { lost: 3 }, {}, {})
      .hasPlayer(0, { silver: 0, cattle: 3 })
  })
})

describe('disease', () => {
  test('P23 for each townsfolk a medicine, or he is gone', () => {
    const scene = struck('disease', { players: [{ townsfolk: ['cook', 'hunter', 'nurse'], medicine: 2 }] })
    scene
      .waitsFor(0)
      .refuses('pay-all', 'cannot-pay-all')
      .refuses('pay-medicine.judge', 'not-yours')
      .refuses('take-damage.0', 'wrong-phase')
    const paid = scene.when('lose-townsfolk.hunter', 'pay-medicine.cook')
    paid.tells({ kind: 'sickened', townsfolk: 'hunter', how: 'lost' }, { kind: 'sickened', townsfolk: 'cook', how: 'paid' })
    paid.refuses('lose-townsfolk.cook', 'already-decided')
    paid
      .when('lose-townsfolk.nurse')
      .hasPlayer(0, { townsfolk: ['cook'], medicine: 1 })
      .isIn('roll')
  })

  test('P23 a player who runs out of medicine loses the others', () => {
    struck('disease', { players: [{ townsfolk: ['cook', 'hunter'], medicine: 1 }, { townsfolk: ['nurse'] }] })
      .hasPlayer(1, { townsfolk: [] })
      .when('pay-medicine.hunter')
      .tellsOf('sickened', { townsfolk: 'hunter', how: 'paid' }, { townsfolk: 'cook', how: 'lost' })
      .refuses('0:pay-medicine.cook', 'not-your-turn')
  })

  test('P23 the standard board spares one townsfolk', () => {
    const scene = struck('disease', { players: [{ board: 'standard', townsfolk: ['cook', 'hunter'] }] })
    scene.offers(['shield-townsfolk.cook', 'lose-townsfolk.cook', 'shield-townsfolk.hunter', 'lose-townsfolk.hunter'])
    scene
      .refuses('pay-medicine.cook', 'no-medicine')
      .when('shield-townsfolk.hunter')
      .hasPlayer(0, { townsfolk: ['hunter'] })
  })

  test('G24 a townsfolk that is lost does not come back', () => {
    const { state } = struck('disease', { players: [{ townsfolk: ['nurse'] }] })
    expect(JSON.stringify(state)).not.toContain('nurse')
  })

  test('P23 a townsfolk that gave space takes it along', () => {
    struck('disease', { players: [{ wagons: 'S', townsfolk: ['cooper'], gold: [1, 2, 2, 3, 3] }] })
      .waitsFor(0)
      .when('discard.gold')
      .hasPlayer(0, { gold: [2, 2, 3, 3] })
      .isIn('roll')
  })
})

describe('deciding at once', () => {
  const both = { players: [{ wood: 1 }, { wood: 1 }, {}] }

  test('G7 all players with something to decide are asked at once, in any order', () => {
    const scene = struck('storm', both)
    scene.waitsFor(0, 1).when('1:pay-wood.0').waitsFor(0).when('take-damage.0').isIn('roll')
    scene.when('0:pay-wood.0').waitsFor(1)
  })

  test('G7 forced decisions are settled in turn order from the start player', () => {
    struck('storm', { first: 1 }).tellsOf('stormed', { seat: 1 }, { seat: 2 }, { seat: 0 })
  })

  test('G7 shields count as they are when the disaster begins, whatever the order of the decisions', () => {
    const begun = struck('disease', { players: [{ townsfolk: ['doctor', 'cook'] }] })
    begun.offers(['shield-townsfolk.doctor', 'lose-townsfolk.doctor', 'shield-townsfolk.cook', 'lose-townsfolk.cook'])
    begun.when('shield-townsfolk.cook').hasPlayer(0, { townsfolk: ['cook'] })
    begun.when('lose-townsfolk.doctor').hasPlayer(0, { townsfolk: ['cook'] })
  })

  test('G7 a player who does not answer pays what they can', () => {
    const byDefault = (spec: PositionSpec, disaster: 'storm' | 'disease') => {
      const { state } = struck(disaster, spec)
      return pioneerDaysRules.encode(pioneerDaysRules.defaultAction(state, 0))
    }
    expect(byDefault({ players: [{ wagons: 'S S', wood: 2 }] }, 'storm')).toBe('pay-all')
    expect(byDefault({ players: [{ wagons: 'S S', wood: 1 }] }, 'storm')).toBe('pay-wood.0')
    expect(byDefault({ players: [{ wagons: 'S S', equipment: ['tarpaulin'] }] }, 'storm')).toBe('shield-wagon.0')
    expect(byDefault({ players: [{ townsfolk: ['cook', 'nurse'], medicine: 1 }] }, 'disease')).toBe('pay-medicine.cook')
  })

  test('G7 the decisions belong to the turn in which the disaster fires', () => {
    const before = beforeDisaster('storm', both)
    const { state } = given(before).when('end-turn')
    expect(pioneerDaysRules.turn(state)).toEqual(pioneerDaysRules.turn(before))
  })
})

describe('the final disasters', () => {
  const last = (spec: PositionSpec) => given(weekEnding({ week: 4, ...spec })).when('end-turn')

  test('P25 in week four all markers advance once more before the town, and what fires is resolved from top to bottom', () => {
    const scene = last({ tracks: { raid: 2, disease: 2 }, players: [{ silver: 4, townsfolk: ['nurse'] }] })
    scene.tellsOf('final-advance', { week: 4 })
    scene.tellsOf('disaster', { disaster: 'raid', final: true }, { disaster: 'disease', final: true })
    scene.hasPlayer(0, { silver: 2, townsfolk: [] })
    expect(scene.facts.findIndex(({ kind }) => kind === 'arrived')).toBeGreaterThan(
      scene.facts.findLastIndex(({ kind }) => kind === 'disaster'),
    )
  })

  test('P25 only in week four', () => {
    given(weekEnding({ week: 3, tracks: { raid: 2 } }))
      .when('end-turn')
      .neverTells('final-advance', 'disaster')
  })

  test('G6 it is one step on each track, so each fires once at most', () => {
    const scene = last({ tracks: { storm: 1, raid: 1, famine: 0, disease: 2 } })
    scene.tellsOf('disaster', { disaster: 'storm', final: true }, { disaster: 'disease', final: true })
    const black = given(lastOf('black', { week: 4, day: 5, towns: [], tracks: { storm: 2, raid: 1 } })).when('end-turn')
    black.tellsOf('disaster', { disaster: 'storm', final: false }, { disaster: 'raid', final: true }).isIn('over')
  })
})
