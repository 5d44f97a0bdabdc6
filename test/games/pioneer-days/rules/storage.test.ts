import { describe, expect, test } from 'vitest'
import { GOLD_TOKENS } from '../../../../src/games/pioneer-days/data/gold.js'
import { ruleOf } from '../../../../src/games/pioneer-days/data/sources.js'
import { spaces, spacesNeeded } from '../../../../src/games/pioneer-days/rules/holdings.js'
import type { Player } from '../../../../src/games/pioneer-days/rules/types.js'
import { given, playing } from './given.js'
import { ending, holding, type PlayerSpec, tableOf, taking } from './position.js'

const [ones, twos, threes] = GOLD_TOKENS

const player = (spec: PlayerSpec): Player => {
  const [first] = tableOf({ players: [spec] }).players
  if (first === undefined) throw new Error('nobody')
  return first
}

describe('spaces', () => {
  test('P13 a gold token takes a space', () => expect(spacesNeeded(player({ gold: [1, 2, 3] }))).toBe(3))
  test('P14 a tile takes a space', () => expect(spacesNeeded(player({ equipment: ['axe', 'saw'] }))).toBe(2))
  test('P16 two wood take a space', () => {
    expect([1, 2, 3, 4].map((wood) => spacesNeeded(player({ wood })))).toEqual([1, 1, 2, 2])
  })
  test('P17 two medicine take a space', () => {
    expect([1, 2, 3, 4].map((medicine) => spacesNeeded(player({ medicine })))).toEqual([1, 1, 2, 2])
  })
  test('P15 cattle, townsfolk, silver and favours take none', () => {
    expect(spacesNeeded(player({ cattle: 9, silver: 9, favours: 9, townsfolk: ['cook'] }))).toBe(0)
  })
  test('G13 wood and medicine do not share a space, and goods move freely between wagons', () => {
    expect(spacesNeeded(player({ wood: 1, medicine: 1 }))).toBe(2)
    const spread = player({ wagons: 'S1 S1', wood: 8 })
    expect([spaces(spread), spacesNeeded(spread)]).toEqual([4, 4])
  })
  test('P19 a small wagon has four, a large one six; damage covers two', () => {
    expect(spaces(player({ wagons: 'S L' }))).toBe(10)
    expect(spaces(player({ wagons: 'S1 L2' }))).toBe(2 + 2)
    const more = (['saddlebags', 'cooper'] as const).map(ruleOf).map((rule) => (rule?.kind === 'storage' ? rule.spaces : 0))
    expect(spaces(player({ wagons: 'S2', equipment: ['saddlebags'], townsfolk: ['cooper'] }))).toBe(
      more.reduce((sum, added) => sum + added, 0),
    )
  })
})

describe('lack of space', () => {
  const full = { wagons: 'S', gold: [1, 2, 3], equipment: ['anvil'] } as const

  test('G14 a player who gains more than fits gives back goods of their own choice, including those just gained', () => {
    const scene = given(holding('wood', { players: [full] })).when('wood')
    scene
      .isIn('turn-end')
      .offers(['discard.wood', 'discard.gold', 'discard-tile.anvil'])
      .refuses('end-turn', 'must-make-room')
      .refuses('discard.medicine', 'not-yours')
      .refuses('discard-tile.axe', 'not-yours')
    scene.when('discard.wood').tells({ kind: 'discarded', seat: 0, good: 'wood' }).hasPlayer(0, { wood: 0 }).offers(['end-turn'])
    scene.when('discard-tile.anvil').tells({ kind: 'tile-discarded', tile: 'anvil' }).hasPlayer(0, { wood: 1, equipment: [] })
  })

  test('G14 gold is looked at before deciding what stays, and the token with the fewest nuggets goes', () => {
    const scene = given(holding('mine', { players: [full] })).when('mine', 'gold.2')
    scene.has({ goldBag: [ones, twos - 1, threes] }).hasPlayer(0, { gold: [1, 2, 2, 3] })
    scene
      .when('discard.gold')
      .tells({ kind: 'discarded', good: 'gold', to: 'table' }, { kind: 'gold-returned', nuggets: [1], to: 0 })
      .hasPlayer(0, { gold: [2, 2, 3] })
      .offers(['end-turn'])
  })

  test('G14 a wagon may be bought instead', () => {
    given(holding('wood', { players: [{ ...full, silver: 5, equipment: ['axe'] }] }))
      .when('wood')
      .allows('buy-wagon.small', 'discard.wood')
      .when('buy-wagon.small')
      .hasPlayer(0, { wood: 1 })
      .offers(['end-turn'])
  })

  test('G14 goods that a die triggers are sorted out once the exchanges are made', () => {
    const players = [{ wagons: 'S', gold: [1, 2], wood: 2, equipment: ['coffee-pot'] as const, townsfolk: ['peddler'] as const }]
    const scene = given(taking({ players })).when('take.0')
    scene.isIn('react').hasPlayer(0, { wood: 3 }).allows('react.peddler').refuses('discard.wood', 'no-room-needed')
    scene.when('react.peddler').isIn('use').refuses('discard.wood', 'no-room-needed').allows('income')
    scene
      .when('no-reaction')
      .isIn('use')
      .refuses('income', 'must-make-room')
      .refuses('change.wood', 'must-make-room')
      .allows('discard.wood')
  })

  test('G15 nothing is given back as long as everything fits', () => {
    given(ending({ players: [{ wood: 2, gold: [1], equipment: ['axe'] }] }))
      .refuses('discard.wood', 'no-room-needed')
      .refuses('discard.gold', 'no-room-needed')
      .refuses('discard-tile.axe', 'no-room-needed')
  })

  test('G23 gold that is given back is in the bag again', () => {
    const scene = given(holding('mine', { players: [full] })).when('mine', 'gold.3', 'discard.gold')
    expect(playing(scene.state).goldBag).toEqual([ones + 1, twos, threes - 1])
  })

  test('G24 tiles that are given back are out of the game', () => {
    const scene = given(holding('wood', { players: [full] })).when('wood', 'discard-tile.anvil')
    const { equipment, unseen, players } = playing(scene.state)
    expect(equipment).not.toContain('anvil')
    expect(players.flatMap((each) => each.equipment)).not.toContain('anvil')
    expect(unseen).toEqual(playing(given(holding('wood', { players: [full] })).state).unseen)
  })
})
