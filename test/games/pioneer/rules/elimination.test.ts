import { describe, test } from 'vitest'
import { given } from './given.js'
import { inCards, inMoves, type TileSpec } from './position.js'

/** The first of three players has nothing but a scout. */
const LAST_SHIP: Readonly<Record<number, TileSpec>> = { 0: { colony: null }, 1: { ships: '0 scout 1' } }
const TOP = { military: 0, transportation: 3, society: 2 } as const

describe('out of the game', () => {
  test('Y25 in the own card phase: all cards go to the trash, and none is drawn any more', () => {
    given(
      inCards(['scout', 'improbability-drive'], {
        seats: 3,
        tiles: LAST_SHIP,
        players: [{ played: ['gold'], deck: ['runite', 'runite'], levels: TOP }, { trash: ['gold'] }],
      }),
    )
      .when('play.improbability-drive', 'pick.1.scout.1', 'fly.2', 'roll.1')
      .tells('played', 'driven', 'rolled', 'vanished', 'eliminated', 'cleaned-up', 'turn')
      .hasPlayer(0, {
        isOut: true,
        hand: [],
        played: [],
        deck: ['runite', 'runite'],
        trash: ['gold', 'scout', 'improbability-drive'],
      })
      .has({ active: 1 })
  })

  test('Y25 by the own bomb: the turn is over, and Asteroid Mining draws no card', () => {
    const tiles = { 0: { colony: null }, 1: { ships: '0 bomber 1' } }
    given(inMoves(tiles, { seats: 3, novas: 1, players: [{ deck: ['gold', 'runite'], levels: TOP }] }))
      .when('bomb.1.2', 'reveal.mint')
      .hasPlayer(0, { isOut: true, hand: [], deck: ['gold', 'runite'] })
      .has({ active: 1 })
  })

  test('Y25 the last opponent goes with an unknown star: the game is over, and the star is not turned up', () => {
    const tiles = { 1: { ships: '0 bomber 1' }, 2: { ships: '1 scout 1' }, 8: { colony: null } }
    given(inMoves(tiles, { novas: 1 }))
      .when('bomb.1.2')
      .tells('moved', 'exploded', 'eliminated', 'scored', 'scored', 'over')
      .hasTile(2, { isBombed: true, isUp: false, system: null })
  })

  test('Y25 by the last ship lost in an attack: Asteroid Mining draws no card', () => {
    const tiles = { 0: { colony: null }, 1: { ships: '0 warship 1' }, 2: { up: 'quill', colony: '1+' } } as const
    given(inMoves(tiles, { seats: 3, players: [{ deck: ['gold', 'runite'], levels: TOP }, { deck: ['gold'] }] }))
      .when('move.1.warship.2', 'end-moves')
      .tells('moved', 'battle', 'destroyed', 'destroyed', 'eliminated', 'turn')
      .hasPlayer(0, { isOut: true, hand: [], deck: ['gold', 'runite'] })
      .has({ active: 1, draws: [] })
  })

  test('Y25 all at once: points decide', () => {
    const tiles = { 0: { colony: null }, 1: { ships: '0 bomber 1' }, 2: { ships: '1 scout 1' }, 8: { colony: null } }
    given(inMoves(tiles, { novas: 1, players: [{}, { levels: { military: 0, transportation: 0, society: 3 } }] }))
      .when('bomb.1.2')
      .isIn('over')
      .tellsOf('over', { winners: [1], reason: 'last-one' })
  })
})
