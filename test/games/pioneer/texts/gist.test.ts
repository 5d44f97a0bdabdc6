import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import { face } from '../../../../src/games/pioneer/index.js'
import type { Fact } from '../../../../src/games/pioneer/rules/facts.js'
import { PLAYERS } from '../panel-walk.js'

const readerIn = (locale: Reader['locale'], viewer: Reader['viewer'] = 'table'): Reader => ({ locale, names: PLAYERS, viewer })
const gist = (facts: readonly Fact[], reader = readerIn('en')) => face.gist?.(facts, reader)
const [annie, bill] = PLAYERS
const at = { to: 'table', seat: 0 } as const

describe('the gist', () => {
  const CARDS: readonly Fact[] = [
    { ...at, kind: 'metals', cards: ['gold', 'gold'], money: 2 },
    { ...at, kind: 'played', card: 'recycling', paid: 0, effect: { draw: 2, actions: 1 } },
    { ...at, kind: 'drew', count: 2 },
    { ...at, kind: 'reshuffled', cards: 6 },
    { ...at, kind: 'metals', cards: ['gold'], money: 1 },
    { ...at, kind: 'played', card: 'warship', paid: 2, effect: { construct: 'warship', actions: 1 } },
    { ...at, kind: 'constructed', ship: 'warship', tile: 3 },
    { ...at, kind: 'bought', card: 'scout', paid: 2 },
    { ...at, kind: 'played', card: 'scout', paid: 0, effect: { construct: 'scout' } },
    { ...at, kind: 'constructed', ship: 'scout', tile: 3 },
    { ...at, kind: 'bought', card: 'scout', paid: 2 },
    { ...at, kind: 'cleaned-up', discarded: ['colonizer'] },
  ]
  test.each([
    [
      'en',
      [
        `${annie} lays out 3 × Gold ($3).`,
        `${annie} plays a Warship and Recycling (+2 cards, +2 actions).`,
        `${annie} builds 1 scout and 1 warship in sector 4.`,
        `${annie} buys 2 × Scout for $4.`,
      ],
    ],
    [
      'de',
      [
        `${annie} legt 3 × Gold aus ($3).`,
        `${annie} spielt ein Kriegsschiff und ein Recycling aus (+2 Karten, +2 Aktionen).`,
        `${annie} baut 1 Aufklärer und 1 Kriegsschiff in Sektor 4.`,
        `${annie} kauft 2 × Aufklärer für $4.`,
      ],
    ],
    [
      'fr',
      [
        `${annie} pose 3 × Or (3 $).`,
        `${annie} joue un Croiseur et un Recyclage (+2 cartes, +2 actions).`,
        `${annie} construit 1 éclaireur et 1 croiseur (secteur 4).`,
        `${annie} achète 2 × Éclaireur pour 4 $.`,
      ],
    ],
  ] as const)('tells what was done with cards kind by kind, in %s', (locale, told) => {
    expect(gist(CARDS, readerIn(locale))?.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))).toEqual(told)
  })

  test.each([
    ['en', `${annie} plays a Scout (+1 card, +1 action).`, 'The die shows 4: +2 cards.'],
    ['fr', `${annie} joue un Éclaireur (+1 carte, +1 action).`, 'Le dé donne 4 : +2 cartes.'],
    ['de', `${annie} spielt einen Aufklärer aus (+1 Karte, +1 Aktion).`, 'Der Würfel zeigt 4: +2 Karten.'],
  ] as const)('tells what a card or a roll has brought, not what there is to do, in %s', (locale, card, roll) => {
    const tell = (fact: Fact) => face.story(fact, readerIn(locale))?.replace(/[\u00a0\u202f]/g, ' ')
    expect(tell({ ...at, kind: 'played', card: 'scout', paid: 0, effect: { draw: 1, actions: 1 } })).toBe(card)
    expect(tell({ ...at, kind: 'rolled', face: 4, effect: { draw: 2 } })).toBe(roll)
  })

  test.each([
    ['en', 'So the game ends with round 9.', 'The last round has been played.', /no unknown star|is over/g],
    ['fr', 'La partie se termine donc avec la manche 9.', 'La dernière manche est jouée.', /inconnue|est terminée/g],
    ['de', 'Damit endet die Partie mit Runde 9.', 'Die letzte Runde ist gespielt.', /unbekannt|ist zu Ende/g],
  ] as const)(
    'tells once that all stars are known, and why the game ends, which the result says, in %s',
    (locale, next, now, end) => {
      const reader = readerIn(locale)
      const found: Fact = { to: 'table', kind: 'turned-up', by: 'chart', tile: 3, system: 'relay', left: 0 }
      const last: Fact = { to: 'table', kind: 'last-round', round: 9 }
      const over: Fact = { to: 'table', kind: 'over', winners: [0], reason: 'charted' }
      expect(gist([last, over], reader)).toEqual([now])
      expect(gist([last], reader)).toEqual([next])
      expect(gist([found, last, over], reader)?.join(' ').match(end)).toHaveLength(1)
      expect(
        [found, last, over]
          .map((fact) => face.story(fact, reader))
          .join(' ')
          .match(end),
      ).toHaveLength(1)
    },
  )

  const star = { to: 'table', kind: 'turned-up', by: 'chart' } as const
  const CHARTED: readonly Fact[] = [
    { ...star, tile: 3, system: 'relay', left: 2 },
    { ...star, tile: 6, system: 'drift', left: 1 },
  ]
  test.each([
    ['en', 'Too few stars are known by now, so these are charted: Relay in sector 4 and Drift in sector 7; 1 unknown star left.'],
    [
      'fr',
      'Trop peu d’étoiles sont connues à ce stade : on révèle Relais dans le secteur 4 et Dérive dans le secteur 7 ; reste 1 étoile inconnue.',
    ],
    [
      'de',
      'Es sind noch zu wenige Sterne bekannt, also werden aufgedeckt: Relaisstation in Sektor 4 und Drift in Sektor 7; noch 1 unbekannter Stern.',
    ],
  ] as const)('gives the reason once for all stars that are charted, in %s', (locale, told) => {
    const plain = (facts: readonly Fact[]) => gist(facts, readerIn(locale))?.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))
    expect(plain(CHARTED)).toEqual([told])
    const colonized: Fact = { ...star, by: 'colony', tile: 2, system: 'drift', left: 3 }
    expect(plain([colonized, ...CHARTED])).toHaveLength(2)
  })

  test.each([
    [
      'en',
      'Annie sets off a nova bomb in sector 10. Destroyed: the system and 1 bomber (Annie).',
      'The system destroyed in sector 10 was Archive; 5 unknown stars left.',
    ],
    [
      'fr',
      'Annie fait exploser une bombe nova dans le secteur 10. Détruits : le système et 1 bombardier (Annie).',
      'Le système détruit dans le secteur 10 était Archives ; restent 5 étoiles inconnues.',
    ],
    [
      'de',
      'Annie zündet in Sektor 10 eine Novabombe. Zerstört: das System und 1 Bomber (Annie).',
      'Das zerstörte System in Sektor 10 war Archiv; noch 5 unbekannte Sterne.',
    ],
  ] as const)('says of what a bomb turned up that it is destroyed, and not what it would bring, in %s', (locale, ...told) => {
    const facts: readonly Fact[] = [
      { ...at, kind: 'exploded', tile: 9, lost: [{ seat: 0, unit: 'bomber', count: 1 }] },
      { to: 'table', kind: 'turned-up', by: 'bomb', tile: 9, system: 'archive', left: 5 },
    ]
    const reader = { ...readerIn(locale), names: ['Annie', 'Bill'] }
    expect(gist(facts, reader)?.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))).toEqual(told)
  })

  test('French puts an article before a single metal', () => {
    const metals: Fact = { ...at, kind: 'metals', cards: ['gold', 'runite'], money: 3 }
    expect(gist([metals], readerIn('fr'))?.[0]).toMatch(/pose de l’Or et de la Runite/)
  })

  test.each([
    ['en', 'You saw Cinder in sector 11 (2 VP).', 'Annie scouts sector 11.'],
    ['fr', 'Vous avez vu ce que cache le secteur 11 : Braise (2 PV).', 'Annie observe le secteur 11.'],
    ['de', 'Du hast gesehen, was in Sektor 11 liegt: Glut (2 SP).', 'Annie sieht sich Sektor 11 an.'],
  ] as const)('tells what a scout sees in one sentence, to its owner and to the others, in %s', (locale, own, others) => {
    const peeked: Fact = { ...at, kind: 'peeked', tile: 10 }
    const seen: Fact = { to: 0, kind: 'peeked-system', seat: 0, tile: 10, system: 'cinder' }
    const told = (facts: readonly Fact[], viewer: Reader['viewer']) =>
      gist(facts, { ...readerIn(locale, viewer), names: ['Annie', 'Bill'] })?.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))
    expect(told([peeked, seen], 0)).toEqual([own])
    expect(told([peeked], 1)).toEqual([others])
  })

  test('tells two bombs in the same sector one by one', () => {
    const armed: Fact = { ...at, kind: 'armed', tile: 3 }
    expect(gist([armed, armed])).toHaveLength(2)
  })

  test('tells flights between the same sectors together', () => {
    const moved = { ...at, kind: 'moved', from: 1, tile: 2, by: 'flight' } as const
    const facts: readonly Fact[] = [
      { ...moved, ship: 'scout', count: 1 },
      { ...moved, ship: 'warship', count: 1, tile: 5 },
      { ...moved, ship: 'scout', count: 2 },
    ]
    expect(gist(facts)).toEqual([
      `${annie} moves 3 scouts from sector 2 to sector 3.`,
      `${annie} moves 1 warship from sector 2 to sector 6.`,
    ])
  })

  const battle: Fact = {
    to: 'table',
    kind: 'battle',
    tile: 2,
    sides: [
      { seat: 0, attack: 6 },
      { seat: 1, attack: 1 },
    ],
  }
  const ended = (seat: number, lost: number): Fact => ({
    to: 'table',
    kind: 'destroyed',
    seat,
    tile: 2,
    lost: lost === 0 ? [] : [{ seat: 1 - seat, unit: 'scout', count: lost }],
  })

  test('tells a battle by what it cost once it is over', () => {
    expect(gist([battle, { ...at, kind: 'fired' }])).toHaveLength(2)
    expect(gist([battle, { ...at, kind: 'fired' }, ended(0, 1), ended(1, 0), ended(0, 2)])).toEqual([
      `${annie} destroys 3 scouts (${bill}) in sector 3.`,
    ])
  })
  test('says so if a battle cost nothing, whatever the next turn brings', () => {
    const told = [`${annie} destroys nothing in sector 3.`, `${bill} destroys nothing in sector 3.`]
    expect(gist([battle, ended(0, 0), ended(1, 0)])).toEqual(told)
    const next: Fact = { to: 'table', kind: 'turn', seat: 1, round: 2 }
    expect(gist([battle, ended(0, 0), ended(1, 0), next, ended(0, 1)])?.slice(0, 2)).toEqual(told)
  })
  test('tells the reader alone which cards were drawn, all at once', () => {
    const drew: readonly Fact[] = [
      { to: 0, kind: 'drew-cards', seat: 0, cards: ['gold'] },
      { ...at, kind: 'drew', count: 1 },
      { to: 0, kind: 'drew-cards', seat: 0, cards: ['gold', 'scout'] },
    ]
    expect(gist(drew, readerIn('en', 0))).toEqual(['You drew: 2 × Gold, Scout.'])
  })
})
