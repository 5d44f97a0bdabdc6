import { describe, expect, test } from 'vitest'
import { cardOf } from '../../../../src/games/pioneer/data/cards.js'
import { given } from './given.js'
import { inCards } from './position.js'

const SHIP_COSTS = cardOf('warship').cost + cardOf('colonizer').cost
const rich = { pool: { actions: 2, money: 30 } }
const top = (area: string) => ({ players: [{ levels: { military: 0, transportation: 0, society: 0, [area]: 3 } }] as const })

describe('the card phase', () => {
  test('X8 a turn is the card phase, then the board phase; then it is the next player’s', () => {
    given(inCards([], { tiles: { 0: { ships: '0 scout 1' } }, players: [{ trash: ['gold'] }] }))
      .when('end-cards')
      .isIn('moves')
      .waitsFor(0)
      .refuses('buy.gold', 'wrong-phase')
      .refuses('1:end-moves', 'not-your-turn')
      .when('end-moves')
      .isIn('cards')
      .waitsFor(1)
      .has({ active: 1, turns: 4, round: 2 })
  })

  test('X9 there are two actions, each to play, to buy or to research, in any mix', () => {
    const scene = given(inCards(['recycling', 'scout'], rich))
    scene.allows('buy.runite', 'research.military', 'place.scout.0', 'play.recycling')
    scene.when('buy.runite', 'buy.runite').refuses('buy.runite', 'no-action-left').offers('end-cards')
    scene.when('research.military', 'place.scout.0').has({ pool: { actions: 1, money: 25 } })
  })

  test('X10 metals in hand bring their value without an action', () => {
    given(inCards([], { players: [{}, { hand: ['gold', 'runite', 'scout', 'unobtanium'], trash: ['gold'] }] }))
      .when('end-cards')
      .tellsOf('metals', { seat: 1, cards: ['gold', 'runite', 'unobtanium'], money: 6 })
      .has({ active: 1, pool: { actions: 2, money: 6 } })
      .hasPlayer(1, { hand: ['scout'], played: ['gold', 'runite', 'unobtanium'] })
      .refuses('play.gold', 'metal-not-played')
  })

  test('X11 a card that is bought goes to the own trash', () => {
    given(inCards([], { pool: { actions: 2, money: 6 } }))
      .when('buy.unobtanium')
      .tellsOf('bought', { seat: 0, card: 'unobtanium', paid: 6 })
      .hasPlayer(0, { trash: ['unobtanium'] })
      .has({ pool: { actions: 1, money: 0 }, piles: { unobtanium: 9 } })
      .refuses('buy.runite', 'too-dear')
  })

  test('X12 Nova Bomb, Drive and Rearden Metal are for those on the third level of their area', () => {
    given(inCards([], rich)).refuses('buy.rearden-metal', 'needs-society').refuses('buy.nova-bomb', 'needs-military')
    given(inCards([], { ...rich, ...top('society') }))
      .allows('buy.rearden-metal')
      .refuses('buy.nova-bomb', 'needs-military')
      .refuses('buy.improbability-drive', 'needs-transportation')
    given(inCards([], { ...rich, ...top('military') })).allows('buy.nova-bomb')
    given(inCards([], { ...rich, ...top('transportation') })).allows('buy.improbability-drive')
  })

  test('X13 ships are constructed where an own colony is', () => {
    given(inCards(['scout', 'colonizer', 'warship'], { pool: { actions: 2, money: SHIP_COSTS } }))
      .refuses('place.scout.8', 'no-own-colony')
      .refuses('place.scout.3', 'no-own-colony')
      .refuses('place.scout.40', 'no-such-tile')
      .refuses('place.recycling.0', 'not-in-hand')
      .when('place.scout.0', 'place.warship.0', 'place.colonizer.0')
      .tells('played', 'constructed', 'nothing-to-draw', 'played', 'constructed', 'played', 'constructed')
      .hasTile(0, { fleets: [{ seat: 0, ships: { scout: 1, bomber: 0, colonizer: 1, warship: 1 } }] })
      .has({ pool: { actions: 1, money: 0 } })
  })

  test('X13 a card may cost money to be played', () => {
    given(inCards(['warship', 'scout'], { pool: { actions: 2, money: 1 } }))
      .refuses('place.warship.0', 'too-dear')
      .allows('place.scout.0')
  })

  test('X13 money, actions and cards come at once; what was drawn may be used in the same turn', () => {
    given(inCards(['recycling', 'tactical-strike'], { players: [{ deck: ['gold', 'scout', 'scout', 'warship'] }] }))
      .when('play.recycling', 'draw.gold,scout')
      .tells('played', 'drew', 'drew-cards', 'metals')
      .has({ pool: { actions: 2, money: 1 } })
      .hasPlayer(0, { hand: ['scout', 'tactical-strike'], played: ['gold', 'recycling'] })
      .when('play.tactical-strike')
      .has({ pool: { actions: 3, money: 3 } })
  })

  test('X14 an empty deck is made of the trash, and drawing goes on', () => {
    given(inCards(['recycling'], { players: [{ deck: ['scout'], trash: ['gold', 'warship', 'warship'] }] }))
      .when('play.recycling')
      .tells('played', 'drew', 'drew-cards', 'reshuffled')
      .hasPlayer(0, { deck: ['gold', 'warship', 'warship'], trash: [], hand: ['scout'] })
      .when('draw.warship')
      .hasPlayer(0, { deck: ['gold', 'warship'], hand: ['scout', 'warship'] })
  })

  test('X15 research moves a marker by one level, for the price of that level', () => {
    given(inCards([], { pool: { actions: 3, money: 18 } }))
      .when('research.military', 'research.military')
      .tellsOf('researched', { area: 'military', level: 1, paid: 5 }, { area: 'military', level: 2, paid: 3 })
      .has({ pool: { actions: 1, money: 10 } })
      .when('research.military')
      .hasPlayer(0, { levels: { military: 3, transportation: 0, society: 0 } })
    given(inCards([], { pool: { actions: 1, money: 4 } })).refuses('research.military', 'too-dear')
    given(inCards([], { pool: { actions: 0, money: 9 } })).refuses('research.military', 'no-action-left')
  })

  test('X16 the pools empty, the hand is discarded, five cards are drawn', () => {
    const deck = ['gold', 'gold', 'runite', 'scout', 'scout', 'scout'] as const
    given(inCards(['warship'], { pool: { actions: 1, money: 9 }, players: [{ deck, trash: ['gold'], played: ['gold'] }] }))
      .when('end-cards')
      .tellsOf('cleaned-up', { seat: 0, discarded: ['warship'] })
      .has({ pool: { actions: 0, money: 0 } })
      .hasPlayer(0, { hand: [], played: [], trash: ['gold', 'gold', 'warship'] })
      .when('draw.gold,gold,runite,scout,scout')
      .hasPlayer(0, { hand: ['gold', 'gold', 'runite', 'scout', 'scout'], deck: ['scout'] })
  })
})

describe('what the card phase leaves open', () => {
  test('Y2 with four players all the Gold is dealt, and the first deck is empty', () => {
    given(inCards([], { seats: 4, piles: { ...inCards([]).piles, gold: 0 } })).refuses('buy.gold', 'pile-empty')
  })

  test('Y3 what was played stays out until the clean-up: a reshuffle does not bring it back', () => {
    given(inCards(['recycling', 'recycling'], { pool: { actions: 3, money: 0 }, players: [{ trash: ['scout', 'scout'] }] }))
      .when('play.recycling')
      .hasPlayer(0, { hand: ['scout', 'scout', 'recycling'], played: ['recycling'], trash: [], deck: [] })
      .when('play.recycling')
      .tellsOf('nothing-to-draw', { seat: 0, count: 2 })
      .when('end-cards')
      .tellsOf('reshuffled', { cards: 4 })
  })

  test('Y4 a Nova Bomb leaves the game when it is played; a Drive goes to the trash like any other card', () => {
    const tiles = { 0: { ships: '0 scout 1' } }
    given(inCards(['nova-bomb', 'improbability-drive'], { tiles, players: [{ deck: ['gold', 'gold'] }] }))
      .when('place.nova-bomb.0')
      .hasPlayer(0, { hand: ['improbability-drive'], played: [] })
      .has({ novas: 1 })
      .when('play.improbability-drive', 'pick.0.bomber.1', 'fly.5', 'roll.2')
      .hasPlayer(0, { played: ['improbability-drive'] })
  })

  test('Y5 whoever has neither deck nor trash draws fewer cards', () => {
    given(inCards(['gold'], { players: [{ trash: ['scout'] }] }))
      .when('end-cards')
      .tellsOf('nothing-to-draw', { seat: 0, count: 3 })
      .hasPlayer(0, { hand: ['gold', 'scout'], deck: [], trash: [] })
  })

  test('Y7 several players may stand on the third level, and nobody goes beyond it', () => {
    const levels = { military: 3, transportation: 3, society: 3 } as const
    given(inCards([], { ...rich, players: [{ levels }, { levels }] }))
      .refuses('research.military', 'top-level')
      .when('buy.rearden-metal')
      .has({ piles: { 'rearden-metal': 4 } })
  })

  test('Y8 actions and money that are left are lost', () => {
    given(inCards([], { pool: { actions: 2, money: 9 }, tiles: { 0: { ships: '0 scout 1' } }, players: [{ trash: ['gold'] }] }))
      .when('end-cards')
      .has({ pool: { actions: 0, money: 0 } })
  })

  test('Y18 a colony is fortified once; a fort is two pieces of one unit', () => {
    given(inCards(['fortification', 'fortification'], { tiles: { 3: { up: 'mint', colony: '0' } } }))
      .refuses('place.fortification.0', 'already-fortified')
      .when('place.fortification.3')
      .hasTile(3, { colony: { seat: 0, isFortified: true } })
      .refuses('place.fortification.3', 'already-fortified')
  })

  test('Y20 there are twenty pieces of a kind; scouts with bombs are scouts', () => {
    given(
      inCards(['scout', 'warship'], {
        pool: { actions: 2, money: SHIP_COSTS },
        tiles: { 3: { ships: '0 scout 19, 0 bomber 1' } },
      }),
    )
      .refuses('place.scout.0', 'no-piece-left')
      .allows('place.warship.0')
  })

  test('Y21 a Drive needs a ship, moves it anywhere without landing effects, and leaves it its own move', () => {
    given(inCards(['improbability-drive'])).refuses('play.improbability-drive', 'no-ship')
    given(inCards(['improbability-drive'], { tiles: { 0: { ships: '0 scout 2' } }, players: [{ trash: ['gold', 'gold'] }] }))
      .when('play.improbability-drive')
      .isIn('drive')
      .offers('pick.0.scout.1')
      .refuses('pick.0.scout.2', 'no-such-ships')
      .refuses('fly.5', 'pick-first')
      .when('pick.0.scout.1')
      .refuses('fly.0', 'out-of-reach')
      .when('fly.7')
      .tells('driven')
      .when('roll.2')
      .tells('rolled')
      .hasTile(7, { system: null, seenBy: [] })
      .when('end-cards')
      .allows('move.7.scout.8', 'move.0.scout.1')
  })

  test('Y30 Robotic Manufacturing adds to bonuses, from the next turn on', () => {
    const levels = { military: 0, transportation: 0, society: 1 } as const
    const tiles = { 3: { up: 'relay', colony: '1' } } as const
    given(inCards([], { players: [{ trash: ['gold'] }, { levels, trash: ['gold'] }], tiles }))
      .when('end-cards')
      .has({ active: 1, pool: { actions: 4, money: 0 } })
    given(inCards([], { pool: { actions: 2, money: 5 } }))
      .when('research.society')
      .has({ pool: { actions: 1, money: 1 } })
  })

  test('Y31 the same card may be bought as often as the pile has it', () => {
    given(inCards([], { pool: { actions: 9, money: 30 }, piles: { ...inCards([]).piles, runite: 2 } }))
      .when('buy.runite', 'buy.runite')
      .refuses('buy.runite', 'pile-empty')
  })

  test('Y32 metals count whenever they come into the hand, bonus cards among them', () => {
    const tiles = { 3: { up: 'archive', colony: '1' } } as const
    given(inCards([], { players: [{ trash: ['gold'] }, { deck: ['runite', 'runite'] }], tiles }))
      .when('end-cards', 'draw.runite')
      .has({ active: 1, pool: { actions: 2, money: 2 } })
  })

  test('Y33 without an own colony nothing is constructed or fortified', () => {
    const tiles = { 0: { colony: null }, 3: { ships: '0 scout 1' } }
    const scene = given(inCards(['scout', 'fortification', 'nova-bomb'], { ...rich, tiles }))
    for (const deed of ['place.scout.3', 'place.fortification.3', 'place.nova-bomb.3', 'place.scout.8'])
      scene.refuses(deed, 'no-own-colony')
    expect(scene.state.players[0]?.isOut).toBe(false)
  })
})
