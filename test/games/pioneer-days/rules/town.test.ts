import { describe, expect, test } from 'vitest'
import { townOf } from '../../../../src/games/pioneer-days/data/towns.js'
import { view } from '../../../../src/games/pioneer-days/rules/view.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { given } from './given.js'
import { inTown, weekEnding } from './position.js'

const kindsInOrder = (facts: readonly { readonly kind: string }[], ...kinds: readonly string[]) =>
  facts.map(({ kind }) => kind).filter((kind) => kinds.includes(kind))

describe('arriving', () => {
  test('P24 effects at the end of the week come first, then the cattle score, then the needs', () => {
    const spec = { towns: ['hotel', 'mint'] as const, players: [{ silver: 7, cattle: 2, townsfolk: ['hunter'] as const }] }
    const scene = given(weekEnding(spec)).when('end-turn')
    expect(kindsInOrder(scene.facts, 'arrived', 'effect', 'herd-scored')).toEqual(['arrived', 'effect', 'herd-scored'])
    scene.hasPlayer(0, { silver: 10, track: 2 }).isIn('town').waitsFor(0).allows('satisfy.hotel')
  })

  test('P24 a point for each cattle, every week', () => {
    given(weekEnding({ players: [{ cattle: 3, track: 4 }, { cattle: 0 }] }))
      .when('end-turn')
      .tellsOf('herd-scored', { seat: 0, points: 3 })
      .hasPlayer(0, { track: 7 })
  })

  test('P24 goods of the week’s end that do not fit are sorted out before the cattle score', () => {
    const players = [{ wagons: 'S', gold: [1, 1, 1, 1], cattle: 1, townsfolk: ['sawyer'] as const }]
    const scene = given(weekEnding({ players })).when('end-turn')
    scene.isIn('arrival').waitsFor(0).neverTells('herd-scored').refuses('leave-town', 'must-make-room')
    scene.when('discard.gold').tellsOf('herd-scored', { seat: 0, points: 1 })
  })

  test('P24 players who can satisfy nothing are not asked, and the next week begins', () => {
    given(weekEnding({ first: 1 }))
      .when('end-turn')
      .tellsOf('left-town', { seat: 2, satisfied: 0 }, { seat: 0, satisfied: 0 }, { seat: 1, satisfied: 0 })
      .isIn('week')
  })
})

describe('needs', () => {
  test('P24 discarding all items of a card brings its favours, once for each player and card', () => {
    const scene = given(inTown(['sawmill', 'church'], { players: [{ wood: 9, wagons: 'L', silver: 9 }] }))
    scene.refuses('satisfy.bank', 'no-such-town').refuses('buy-wagon.small', 'no-purchase-now')
    const paid = scene.when('satisfy.sawmill')
    paid
      .tells({ kind: 'satisfied', seat: 0, town: 'sawmill', gave: townOf('sawmill').needs, favours: townOf('sawmill').favours })
      .hasPlayer(0, { wood: 5, favours: townOf('sawmill').favours })
      .refuses('satisfy.sawmill', 'already-satisfied')
      .offers(['satisfy.church', 'leave-town'])
      .when('satisfy.church')
      .offers(['leave-town'])
  })

  test('P24 a card is satisfied only with all its items', () => {
    given(inTown(['sawmill', 'hospital'], { players: [{ wood: 3, medicine: 4, wagons: 'L' }] }))
      .refuses('satisfy.sawmill', 'needs-not-met')
      .offers(['satisfy.hospital', 'leave-town'])
  })

  test('G20 there is no competition: everybody may satisfy the same card, all at once', () => {
    const rich = { wood: 4, wagons: 'L' }
    given(inTown(['sawmill', 'bank'], { players: [rich, rich, {}] }))
      .when('2:leave-town')
      .waitsFor(0, 1)
      .when('1:satisfy.sawmill', '0:satisfy.sawmill')
      .hasPlayer(0, { favours: townOf('sawmill').favours })
      .hasPlayer(1, { favours: townOf('sawmill').favours })
      .when('0:leave-town')
      .waitsFor(1)
      .when('leave-town')
      .isIn('week')
  })

  test('G20 cattle score before they are given away', () => {
    const scene = given(weekEnding({ towns: ['stockyard', 'mint'], players: [{ cattle: 3 }] })).when('end-turn')
    scene.hasPlayer(0, { track: 3 }).when('satisfy.stockyard').hasPlayer(0, { cattle: 0, track: 3 })
  })

  test('G21 cards ask for any kind of thing; of gold the tokens count, and those with fewest nuggets go', () => {
    given(inTown(['bank', 'mint'], { players: [{ gold: [1, 2, 3], silver: 3 }] }))
      .when('satisfy.bank')
      .tells({ kind: 'satisfied', gave: { gold: 2 } }, { kind: 'gold-returned', nuggets: [1, 2], to: 0 })
      .hasPlayer(0, { gold: [3] })
      .when('satisfy.mint')
      .hasPlayer(0, { gold: [], silver: 0 })
  })

  test('G21 the owner picks the equipment, unless all of it is asked for', () => {
    const scene = given(inTown(['workshop', 'smithy'], { players: [{ equipment: ['axe', 'saw', 'map'], silver: 3 }] }))
    scene.refuses('give.axe', 'no-tile-asked')
    const giving = scene.when('satisfy.workshop')
    giving
      .offers(['give.axe', 'give.saw', 'give.map'])
      .refuses('leave-town', 'must-give-tile')
      .refuses('give.anvil', 'no-such-tile')
    giving
      .when('give.saw')
      .tells({ kind: 'tile-given', seat: 0, town: 'workshop', tile: 'saw' })
      .when('give.axe')
      .hasPlayer(0, { equipment: ['map'], favours: townOf('workshop').favours })
      .when('satisfy.smithy')
      .tells({ kind: 'satisfied', gave: { equipment: 1, silver: 3 } }, { kind: 'tile-given', tile: 'map' })
  })

  test('G21 needs may be smaller for one player', () => {
    given(inTown(['sawmill', 'school'], { players: [{ wood: 3, wagons: 'L', townsfolk: ['postmaster'] }, { wood: 3 }] }))
      .refuses('1:satisfy.sawmill', 'needs-not-met')
      .when('satisfy.sawmill')
      .tells({ kind: 'satisfied', gave: { wood: 3 } })
  })

  test('G21 but there is always something to give', () => {
    const tailored = { townsfolk: ['postmaster'], equipment: ['hand-plane', 'anvil'], wood: 1 } as const
    given(inTown(['school', 'mint'], { players: [tailored] }))
      .when('satisfy.school')
      .tells({ kind: 'satisfied', gave: { wood: 1 } })
      .hasPlayer(0, { equipment: ['hand-plane', 'anvil'] })
  })

  test('P24 favours need no space, and giving a tile may cost space', () => {
    const players = [{ wagons: 'S', equipment: ['saddlebags', 'axe'] as const, gold: [1, 1, 1, 1, 1], silver: 3 }]
    given(inTown(['smithy', 'fort'], { players }))
      .when('satisfy.smithy', 'give.saddlebags')
      .hasPlayer(0, { favours: townOf('smithy').favours })
      .refuses('leave-town', 'must-make-room')
      .when('discard.gold', 'discard.gold')
      .offers(['leave-town'])
  })

  test('G14 room is made after the last tile that a card asks for, so that none of them can be thrown away', () => {
    const equipment = ['saddlebags', 'shovel', 'toolbox'] as const
    const scene = given(inTown(['workshop'], { players: [{ wagons: 'S2', equipment, townsfolk: ['mapmaker'], gold: [1, 1] }] }))
    const giving = scene.when('satisfy.workshop', 'give.saddlebags')
    giving
      .offers(['give.shovel', 'give.toolbox'])
      .refuses('discard-tile.shovel', 'no-room-needed')
      .refuses('discard.gold', 'no-room-needed')
      .refuses('leave-town', 'must-give-tile')
    expect(view(giving.state, 0).lacksSpace).toEqual([])
    giving
      .when('give.shovel')
      .hasPlayer(0, { favours: townOf('workshop').favours })
      .offers(['discard.gold', 'discard-tile.toolbox'])
      .when('discard.gold')
      .hasPlayer(0, { equipment: ['toolbox'], gold: [1] })
      .offers(['leave-town'])
  })

  test('G14 after the last given tile everything may fit again, and then nothing goes back', () => {
    const equipment = ['saddlebags', 'shovel', 'axe'] as const
    given(inTown(['workshop'], { players: [{ wagons: 'S1', equipment, wood: 2 }] }))
      .when('satisfy.workshop', 'give.saddlebags', 'give.axe')
      .hasPlayer(0, { wood: 2, equipment: ['shovel'] })
      .offers(['leave-town'])
  })

  test('G7 a player who does not answer in town satisfies what they can, most favours first, and leaves', () => {
    const scene = given(inTown(['sawmill', 'bridge', 'mint'], { players: [{ wood: 10, wagons: 'L L' }] }))
    const byDefault = (state: (typeof scene)['state']) => pioneerDaysRules.encode(pioneerDaysRules.defaultAction(state, 0))
    expect(byDefault(scene.state)).toBe('satisfy.bridge')
    expect(byDefault(scene.when('satisfy.bridge').state)).toBe('satisfy.sawmill')
    expect(byDefault(scene.when('satisfy.bridge', 'satisfy.sawmill').state)).toBe('leave-town')
  })
})
