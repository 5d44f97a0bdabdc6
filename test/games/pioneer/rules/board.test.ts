import { describe, expect, test } from 'vitest'
import { COLONY_STATISTICS } from '../../../../src/games/pioneer/data/units.js'
import { given } from './given.js'
import { inCards, inMoves } from './position.js'

const levels = (military: 0 | 1 | 2 | 3, transportation: 0 | 1 | 2 | 3 = 0) => ({
  players: [{ levels: { military, transportation, society: 0 as const } }],
})
const deck = ['gold', 'gold', 'gold', 'gold', 'gold'] as const

describe('moving', () => {
  test('X17 each ship moves once, up to its movement, and not through enemies', () => {
    const scene = given(inMoves({ 2: { ships: '0 scout 1, 0 colonizer 1' }, 4: { ships: '1 scout 1' } }))
    const scouts = ['move.2.scout.0', 'move.2.scout.1', 'move.2.scout.3', 'move.2.scout.4']
    scene
      .offers(...scouts, 'move.2.colonizer.1', 'move.2.colonizer.3', 'end-moves')
      .refuses('move.2.scout.5', 'out-of-reach')
      .refuses('move.2.warship.1', 'no-such-ships')
      .refuses('move.30.scout.1', 'no-such-tile')
      .refuses('move.2.scout.77', 'no-such-tile')
    given(inMoves({ 2: { ships: '0 scout 1' }, 3: { ships: '1 scout 1' } })).offers(...scouts.slice(0, 3), 'end-moves')
  })

  test('X17 some of the ships are picked first, and set off together', () => {
    const scene = given(inMoves({ 2: { ships: '0 warship 3' } }))
    scene
      .allows('pick.2.warship.2', 'pick.2.warship.1', 'move.2.warship.1')
      .refuses('pick.2.warship.3', 'move-at-once')
      .refuses('pick.2.warship.4', 'no-such-ships')
      .refuses('pick.30.scout.1', 'no-such-tile')
      .refuses('fly.3', 'pick-first')
      .refuses('unpick', 'pick-first')
    scene
      .when('pick.2.warship.2')
      .offers('fly.0', 'fly.1', 'fly.3', 'fly.4', 'unpick')
      .refuses('end-moves', 'already-picked')
      .refuses('pick.2.warship.1', 'already-picked')
      .refuses('move.2.warship.1', 'already-picked')
      .refuses('fly.77', 'no-such-tile')
      .refuses('fly.6', 'out-of-reach')
      .when('fly.1')
      .tellsOf('moved', { count: 2, from: 2, tile: 1 })
      .refuses('move.1.warship.0', 'already-moved')
      .allows('move.2.warship.3')
  })

  test('X17 where there are too many moves to list, ships are picked first', () => {
    const ships = { ships: '0 scout 2, 0 bomber 1, 0 warship 2' }
    const scene = given(inMoves({ 1: ships, 2: ships, 3: ships, 4: ships }, { ...levels(0, 2), novas: 4 }))
    scene.refuses('move.1.scout.0', 'pick-first').allows('pick.1.scout.2', 'pick.1.scout.1', 'bomb.1.0')
    scene.when('pick.1.scout.2', 'fly.0').hasTile(0, { fleets: [{ seat: 0, ships: { scout: 2 } }] })
  })

  test('X17 whoever leaves the ships where they are ends the turn with the card phase', () => {
    given(inCards([], { tiles: { 0: { ships: '0 scout 1' } }, players: [{ trash: deck }] }))
      .when('end-turn')
      .tells('cleaned-up', 'reshuffled', 'drew', 'drew-cards', 'turn')
      .has({ active: 1 })
    given(inCards([])).refuses('end-turn', 'no-ship')
  })

  test('X18 a scout that lands on a face-down tile peeks; only its owner comes to know', () => {
    const scene = given(inMoves({ 0: { ships: '0 scout 1, 0 warship 1' } })).when('move.0.scout.2', 'reveal.mint')
    scene
      .tells('moved', 'peeked', 'peeked-system')
      .tellsOf('peeked-system', { to: 0, system: 'mint' })
      .tellsOf('peeked', { to: 'table' })
    scene.hasTile(2, { system: 'mint', isUp: false, seenBy: [0] })
    expect(scene.facts.find(({ kind }) => kind === 'peeked')).not.toHaveProperty('system')
    scene.when('move.0.warship.1').tells('moved')
  })

  test('X19 a colonizer that landed may become a colony, which turns the tile up', () => {
    const scene = given(inMoves({ 0: { ships: '0 colonizer 1' } })).when('move.0.colonizer.1', 'end-moves')
    scene
      .isIn('colonies')
      .offers('colonize.1', 'end-turn')
      .refuses('colonize.2', 'no-colonizer-landed')
      .refuses('colonize.99', 'no-such-tile')
    scene
      .when('colonize.1', 'reveal.quill')
      .tellsOf('turned-up', { tile: 1, system: 'quill', by: 'colony', left: 6 })
      .hasTile(1, { isUp: true, colony: { seat: 0, isFortified: false }, fleets: [] })
      .has({ active: 1 })
    scene.when('end-turn').hasTile(1, { isUp: false, colony: null }).has({ active: 1 })
  })

  test('X21 bonuses arrive at the start of the owner’s turn', () => {
    const tiles = {
      5: { up: 'mint', colony: '1' },
      6: { up: 'foundry', colony: '1' },
      7: { up: 'archive', colony: '1' },
    } as const
    given(inMoves({ ...tiles, 0: { ships: '0 scout 1' } }, { players: [{}, { hand: ['gold'], deck: ['scout', 'warship'] }] }))
      .when('end-moves')
      .tellsOf('bonus', { seat: 1, money: 1, cards: 1, actions: 1 })
      .has({ pool: { actions: 3, money: 2 } })
      .when('draw.scout')
      .hasPlayer(1, { hand: ['scout'] })
  })

  test('X23 Particle Beam strengthens warships, Micro Nuke scouts', () => {
    const tiles = { 0: { ships: '0 warship 1, 0 scout 2' }, 1: { up: 'mint', ships: '1 scout 1' } } as const
    const attack = (military: 0 | 1 | 2) =>
      given(inMoves(tiles, levels(military)))
        .when('move.0.warship.1', 'move.0.scout.1', 'end-moves')
        .facts.find(({ kind }) => kind === 'battle')
    expect(attack(0)).toMatchObject({
      sides: [
        { seat: 0, attack: 8 },
        { seat: 1, attack: 1 },
      ],
    })
    expect(attack(1)).toMatchObject({ sides: [{ attack: 9 }, {}] })
    expect(attack(2)).toMatchObject({ sides: [{ attack: 11 }, {}] })
  })

  test('X23 a bomb goes onto a scout on a tile with an own colony; landing, it destroys everything there for good', () => {
    given(inCards(['nova-bomb'])).refuses('place.nova-bomb.0', 'no-scout-there')
    const tiles = { 0: { ships: '0 scout 2' }, 1: { ships: '1 warship 2, 0 warship 1' }, 2: { ships: '0 colonizer 1' } }
    given(inCards(['nova-bomb'], { tiles, players: [{ trash: deck }] }))
      .when('place.nova-bomb.0')
      .tells('played', 'armed')
      .when('end-cards')
      .allows('move.0.bomber.1', 'bomb.0.1')
      .when('bomb.0.1')
      .tellsOf('exploded', {
        lost: [
          { seat: 0, unit: 'bomber', count: 1 },
          { seat: 0, unit: 'warship', count: 1 },
          { seat: 1, unit: 'warship', count: 2 },
        ],
      })
      .when('reveal.mint')
      .hasTile(1, { isUp: true, isBombed: true, fleets: [] })
      .when('move.2.colonizer.1', 'end-moves')
      .has({ active: 1 })
      .hasTile(1, { colony: null })
  })

  test('X24 a wormhole leads from own colony to own colony, Warpdrive a tile farther', () => {
    const tiles = { 0: { ships: '0 colonizer 1' }, 6: { up: 'mint', colony: '0' } } as const
    given(inMoves(tiles)).offers('move.0.colonizer.1', 'end-moves')
    given(inMoves(tiles, levels(0, 1)))
      .offers('move.0.colonizer.1', 'move.0.colonizer.6', 'end-moves')
      .when('move.0.colonizer.6')
      .tellsOf('moved', { by: 'worm-hole' })
    const farther = ['move.0.colonizer.1', 'move.0.colonizer.2', 'move.0.colonizer.6']
    given(inMoves(tiles, levels(0, 2))).offers(...farther, 'end-moves')
  })

  test('X24 a drive moves a ship anywhere, then the die decides', () => {
    const tiles = { 0: { ships: '0 warship 1' }, 7: { ships: '1 scout 1' } }
    const driven = given(inCards(['improbability-drive'], { tiles, players: [{ trash: ['gold', 'runite'] }] }))
      .when('play.improbability-drive', 'pick.0.warship.1', 'fly.7')
      .isIn('die')
    driven
      .when('roll.1')
      .tells('rolled', 'vanished')
      .hasTile(7, { fleets: [{ seat: 1 }] })
      .isIn('cards')
      .has({ pool: { actions: 1 } })
    driven.when('roll.2').has({ pool: { actions: 1, money: 0 } })
    driven.when('roll.3').has({ pool: { actions: 1, money: 3 } })
    driven.when('roll.4').has({ pool: { actions: 1, money: 3 } })
    driven.when('roll.5').has({ pool: { actions: 3, money: 0 } })
    driven
      .when('roll.6', '~')
      .tellsOf('drew', { count: 1 })
      .has({ pool: { actions: 2 } })
  })

  test('X25 Robotic Manufacturing brings an action, Asteroid Mining a card, Rearden Metal five dollars', () => {
    const society = (level: 1 | 2) => ({ levels: { military: 0, transportation: 0, society: level } as const })
    given(inMoves({ 0: { ships: '0 scout 1' } }, { players: [{}, society(1)] }))
      .when('end-moves')
      .has({ pool: { actions: 3 } })
    given(inMoves({ 0: { ships: '0 scout 1' } }, { players: [{ ...society(2), hand: deck, deck: ['scout', 'warship'] }] }))
      .when('end-moves', 'draw.warship')
      .hasPlayer(0, { hand: [...deck, 'warship'] })
      .has({ active: 1 })
    given(inMoves({ 0: { ships: '0 scout 1' } }, { players: [{}, { hand: ['rearden-metal'] }] }))
      .when('end-moves')
      .has({ pool: { money: 5 } })
  })
})

describe('what moving leaves open', () => {
  test('Y6 Asteroid Mining draws at the very end of the turn, after the board phase', () => {
    const scene = given(
      inMoves(
        { 0: { ships: '0 scout 1' } },
        { players: [{ levels: { military: 0, transportation: 0, society: 2 }, deck: ['scout', 'gold'] }] },
      ),
    )
    scene.hasPlayer(0, { hand: [] }).when('end-moves').isIn('turn-over').when('~').tells('drew', 'drew-cards', 'turn')
  })

  test('Y11 a home system is worth a point, lies open, and may be colonized again', () => {
    given(inMoves({ 7: { ships: '0 colonizer 1' }, 8: { colony: null, ships: '1 scout 1' } }, { tiles: {} }))
      .when('move.7.colonizer.8', 'end-moves', 'colonize.8')
      .hasTile(8, { colony: { seat: 0, isFortified: false } })
  })

  test('Y12 a ship that was built in this turn may move; one that has moved may not move again', () => {
    given(inCards(['scout'], { players: [{ trash: deck }] }))
      .when('place.scout.0', '~', 'end-cards', '~')
      .allows('move.0.scout.1')
    given(inMoves({ 0: { ships: '0 scout 1' }, 1: { up: 'mint', ships: '0 scout 2' } }))
      .when('move.0.scout.1')
      .refuses('pick.1.scout.3', 'already-moved')
      .when('move.1.scout.2', '~')
      .hasTile(1, { fleets: [{ ships: { scout: 1 } }] })
      .refuses('move.1.scout.0', 'already-moved')
  })

  test('Y13 all moves come first, then the battles, then the colonies', () => {
    const tiles = { 0: { ships: '0 warship 2, 0 colonizer 1' }, 1: { up: 'mint', ships: '1 scout 1' } } as const
    const scene = given(inMoves(tiles)).when('move.0.warship.1').isIn('moves').when('move.0.colonizer.1', 'end-moves')
    scene
      .tellsOf('battle', { tile: 1 })
      .tellsOf('destroyed', { seat: 0, lost: [{ seat: 1, unit: 'scout', count: 1 }] }, { seat: 1, lost: [] })
      .isIn('colonies')
      .allows('colonize.1')
  })

  test('Y22 a carrier that is destroyed loses its bomb; a bomb may hit a home system and own colonies', () => {
    const tiles = { 0: { ships: '0 bomber 1' }, 1: { up: 'mint', ships: '1 warship 1' }, 3: { ships: '0 bomber 2' } } as const
    given(inMoves(tiles, { novas: 3 }))
      .when('move.0.bomber.1', 'end-moves')
      .hasTile(1, { fleets: [{ seat: 1 }] })
    given(inMoves(tiles, { novas: 3 }))
      .refuses('bomb.4.3', 'no-bomb')
      .when('bomb.3.4', '~')
      .hasTile(3, { fleets: [{ ships: { bomber: 1 } }] })
    given(inMoves({ 1: { ships: '0 bomber 1, 0 scout 1' }, 3: { ships: '0 scout 1' } }, { novas: 1 }))
      .when('bomb.1.0')
      .tells('moved', 'exploded')
      .hasTile(0, { isBombed: true, colony: null })
    given(inMoves({ 7: { ships: '0 bomber 1, 1 scout 1' } }, { novas: 1 }))
      .when('bomb.7.8')
      .hasTile(8, { isBombed: true, colony: null })
  })

  test('Y27 what was peeked at stays known to that seat alone, and is the same when it is turned up', () => {
    const tiles = { 0: { ships: '0 scout 1, 0 colonizer 1' }, 1: { seen: { system: 'verdance', by: [0, 1] } } } as const
    given(inMoves(tiles))
      .when('move.0.scout.1')
      .tells('moved')
      .when('move.0.colonizer.1', 'end-moves', 'colonize.1', '~')
      .tellsOf('turned-up', { system: 'verdance' })
  })

  test('Y28 ships may fly over face-down tiles; only where a scout lands it peeks', () => {
    given(inMoves({ 0: { ships: '0 scout 1' } }))
      .when('move.0.scout.2')
      .hasTile(1, { system: null })
      .when('~')
      .hasTile(2, { seenBy: [0] })
  })

  test('Y29 a wormhole into enemies means a battle', () => {
    const tiles = { 0: { ships: '0 warship 2' }, 6: { up: 'mint', colony: '0', ships: '1 scout 1' } } as const
    given(inMoves(tiles, levels(0, 1)))
      .when('move.0.warship.6', 'end-moves')
      .tellsOf('battle', {
        tile: 6,
        sides: [
          { seat: 0, attack: 12 + COLONY_STATISTICS.attack },
          { seat: 1, attack: 1 },
        ],
      })
  })
})
