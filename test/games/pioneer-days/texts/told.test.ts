import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import { BOARD_IDS, type BoardId, EQUIPMENT_IDS, TOWNSFOLK_IDS } from '../../../../src/games/pioneer-days/data/ids.js'
import { face } from '../../../../src/games/pioneer-days/index.js'
import type { Fact } from '../../../../src/games/pioneer-days/rules/facts.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { describeEffect, describeScore, describeTheirEffect } from '../../../../src/games/pioneer-days/texts/effects.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { TEXTS } from '../../../../src/i18n/texts/index.js'
import { PLAYERS } from '../panel-walk.js'
import { given } from '../rules/given.js'
import { played } from '../rules/played.js'
import { ending, inTown, taking } from '../rules/position.js'

const TABLE: Reader = { locale: 'en', names: PLAYERS, viewer: 'table' }
const tell = (fact: Fact, reader: Reader = TABLE) => face.story(fact, reader)

describe('the story', () => {
  test('tells nuggets only to their owner', () => {
    const view = (viewer: Reader['viewer']) => pioneerDaysRules.view(taking({ players: [{ gold: [1, 3] }] }), viewer)
    expect(face.hand(view(0), 0, { ...TABLE, viewer: 0 })).toContain('Nuggets on the gold tokens: 1 nugget and 3 nuggets.')
    expect(face.hand(view(1), 0, { ...TABLE, viewer: 1 })).not.toContain('nugget')
    expect(face.hand(view(1), 0, { ...TABLE, viewer: 1 })).toContain('and 2 gold tokens face down')
  })
  test('counts gold tokens with equally many nuggets', () => {
    expect(tell({ to: 0, kind: 'gold-returned', seat: 0, nuggets: [1, 3, 1] }, { ...TABLE, viewer: 0 })).toBe(
      'Gold you put back into the bag: 2 × 1 nugget and 3 nuggets.',
    )
  })
  test('names markers with an article in French, one or several', () => {
    const french = (fact: Fact) => tell(fact, { ...TABLE, locale: 'fr' })?.replaceAll('\u202f', ' ')
    const left = { to: 'table', kind: 'left-over', face: 'wood' } as const
    expect(french({ ...left, colour: 'red', advanced: ['raid'] })).toBe(
      'Personne n’a pris le dé rouge : le marqueur Pillage avance d’une case.',
    )
    expect(french({ ...left, colour: 'black', advanced: ['storm', 'raid', 'famine', 'disease'] })).toBe(
      'Personne n’a pris le dé noir : les marqueurs Tempête, Pillage, Famine et Maladie avancent d’une case.',
    )
    const calmed = { to: 'table', kind: 'calmed', seat: 0, source: 'bandages' } as const
    expect(french({ ...calmed, disasters: ['disease'] })).toBe('Pansements : le marqueur Maladie recule d’une case.')
    expect(french({ ...calmed, disasters: ['storm', 'raid'] })).toContain('les marqueurs Tempête et Pillage reculent d’une case.')
  })
  test('tells an exchange by both its sides, and a gift by what it gives', () => {
    const fired = { to: 'table', kind: 'effect', seat: 1, source: 'gambler', gain: { gold: 1 } } as const
    expect(tell({ ...fired, cost: { silver: 3 } })).toBe('Gambler Lottie Devine: Bill gives $3 for 1 gold token.')
    expect(tell({ ...fired, cost: {} })).toBe('Gambler Lottie Devine: Bill gets 1 gold token.')
  })
  test('tells only the outcome of a famine', () => {
    const famine = { to: 'table', kind: 'starved', seat: 0, paid: 0, lost: 0, shielded: 0 } as const
    expect(tell(famine)).toBeNull()
    expect(tell({ ...famine, paid: 2, lost: 1 })).toBe('Annie: $2 for fodder, 1 cattle lost.')
    expect(tell({ ...famine, shielded: 3 })).toBe('Annie: 3 cattle fed for free.')
  })
  test('tells of a raid only who had something to lose', () => {
    const raid = { to: 'table', kind: 'raided', seat: 0, lost: 0, kept: 0 } as const
    expect(tell(raid)).toBeNull()
    expect(tell({ ...raid, kept: 3 })).toBe('Annie loses nothing.')
    expect(tell({ ...raid, kept: 3 }, { ...TABLE, viewer: 0 })).toBe('You lose nothing.')
    expect(tell({ ...raid, kept: 3 }, { ...TABLE, locale: 'fr' })).toBe('Annie ne perd rien.')
    expect(tell({ ...raid, kept: 3 }, { ...TABLE, locale: 'de' })).toBe('Annie verliert nichts.')
    expect(tell({ ...raid, lost: 1 })).toBe('Annie loses $1.')
  })
  test('numbers wagons as the panel does', () => {
    const stormed = { to: 'table', kind: 'stormed', seat: 0, wagon: 1, how: 'damaged' } as const
    expect(tell(stormed)).toBe('Annie takes a damage token on wagon 2.')
  })
})

test.each(LOCALES)('what others own does not speak to the reader in %s', (locale) => {
  const spoken = { en: /\byour?\b/i, fr: /\bv(?:ous|otre|os)\b/i, de: /\bd(?:u|ich|ir|ein\w*)\b/i }[locale]
  for (const id of [...TOWNSFOLK_IDS, ...EQUIPMENT_IDS, ...BOARD_IDS]) expect(describeTheirEffect(id, locale)).not.toMatch(spoken)
  const view = pioneerDaysRules.view(taking({ players: [{ equipment: ['bandages'] }, { equipment: ['bandages'] }] }), 0)
  const [own = '', other = ''] = [0, 1].map((seat) => face.hand(view, seat, { ...TABLE, locale, viewer: 0 }))
  expect(own).toContain(describeEffect('bandages', locale))
  expect(other).toContain(describeTheirEffect('bandages', locale))
  expect(describeEffect('bandages', locale)).toMatch(spoken)
})

describe('a digest', () => {
  const facts: readonly Fact[] = [
    { to: 'table', kind: 'taken', seat: 0, colour: 'red', face: 'cattle' },
    { to: 'table', kind: 'acted', seat: 0, action: 'cattle', amount: 2 },
    { to: 'table', kind: 'wagon-bought', seat: 0, size: 'small', paid: 5 },
    { to: 'table', kind: 'disaster', disaster: 'raid', final: false },
    { to: 'table', kind: 'satisfied', seat: 1, town: 'bank', gave: { gold: 2 }, favours: 3 },
  ]
  test('has the use of the die, then the events for everybody', () => {
    expect(face.digest(facts, 0, TABLE)).toBe('takes 2 cattle and buys a small wagon; then the raid strikes; Bill earns 3 favors')
    expect(face.digest(facts, 0, TABLE, 'Annie')).toMatch(/^Annie takes 2 cattle and buys a small wagon; then /)
    for (const name of [undefined, 'Jim'])
      expect(face.digest(facts, 2, TABLE, name)).toBe('then the raid strikes; Bill earns 3 favors')
  })
  test.each([
    ['en', 'buys 2 small wagons and a large wagon', 'Bill earns 4 favors; Katie earns 1 favor'],
    ['fr', 'achète 2 petits chariots et un grand chariot', 'Bill gagne 4 faveurs ; Katie gagne 1 faveur'],
    ['de', 'kauft 2 kleine Wagen und einen großen Wagen', 'Bill bekommt 4 Gefallen; Katie bekommt 1 Gefallen'],
  ] as const)('counts equal wagons, and all favors of a player, in %s', (locale, bought, earned) => {
    const buys = (size: 'small' | 'large') => ({ to: 'table', kind: 'wagon-bought', seat: 0, size, paid: 5 }) as const
    const satisfies = (seat: number, favours: number) =>
      ({ to: 'table', kind: 'satisfied', seat, town: 'bank', gave: { gold: 2 }, favours }) as const
    const told = (...facts: Fact[]) => face.digest(facts, 0, { ...TABLE, locale }).replaceAll('\u202f', ' ')
    expect(told(buys('small'), buys('large'), buys('small'))).toBe(bought)
    expect(told(satisfies(1, 2), satisfies(2, 1), satisfies(1, 2))).toBe(earned)
  })
  test.each([
    ['en', 'you earn 3 favors'],
    ['fr', 'vous gagnez 3 faveurs'],
    ['de', 'du bekommst 3 Gefallen'],
  ] as const)('tells whoever earns favors so as “you”, in %s', (locale, told) => {
    expect(face.digest(facts, 0, { ...TABLE, locale, viewer: 1 })).toContain(told)
  })
})

describe('the digest of a turn in which disasters strike', () => {
  const facts: readonly Fact[] = [
    { to: 'table', kind: 'disaster', disaster: 'raid', final: false },
    { to: 'table', kind: 'raided', seat: 0, lost: 4, kept: 3 },
    { to: 'table', kind: 'raided', seat: 1, lost: 2, kept: 2 },
    { to: 'table', kind: 'starved', seat: 1, paid: 1, lost: 2, shielded: 0 },
    { to: 'table', kind: 'sickened', seat: 1, townsfolk: 'blacksmith', how: 'lost' },
    { to: 'table', kind: 'stormed', seat: 1, wagon: 1, how: 'damaged' },
    { to: 'table', kind: 'stormed', seat: 1, wagon: 0, how: 'shielded' },
  ]
  test.each([
    ['en', 'then the raid strikes; you lose $3, 2 cattle and Blacksmith Silas Boone; a wagon of yours is damaged'],
    ['fr', 'puis frappe le pillage ; vous perdez 3 $, 2 bœufs et le forgeron Silas Boone ; un de vos chariots est endommagé'],
    ['de', 'dann schlägt der Überfall zu; du verlierst $3, 2 Rinder und Schmied Silas Boone; einer deiner Wagen ist beschädigt'],
  ] as const)('tells its reader alone what was lost, in %s', (locale, own) => {
    expect(face.digest(facts, 0, { ...TABLE, locale, viewer: 1 }).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(own)
    expect(face.digest(facts, 0, { ...TABLE, locale })).not.toMatch(/[$]|Silas/)
  })
  test('tells nobody that nothing was lost', () => {
    expect(face.digest(facts, 0, { ...TABLE, viewer: 2 })).toBe('then the raid strikes')
  })
})

describe('the digest of a turn that ends a week', () => {
  const brought = { to: 'table', kind: 'effect', seat: 1, cost: {} } as const
  const facts: readonly Fact[] = [
    { ...brought, source: 'gambler', gain: { gold: 1 } },
    { to: 'table', kind: 'disaster', disaster: 'raid', final: false },
    { to: 'table', kind: 'arrived', week: 2 },
    { ...brought, source: 'hunter', gain: { silver: 3 } },
    { ...brought, source: 'cash-box', gain: { silver: 3 } },
    { ...brought, source: 'sawyer', gain: { wood: 2 } },
    { to: 'table', kind: 'herd-scored', seat: 0, points: 2 },
    { to: 'table', kind: 'herd-scored', seat: 1, points: 4 },
    { to: 'table', kind: 'left-town', seat: 1, satisfied: 0 },
    { to: 'table', kind: 'left-town', seat: 2, satisfied: 0 },
  ]
  test.each([
    ['en', 'then the week ends; you get $6 and 2 wood; your herd brings 4 VP; you satisfy no town card'],
    [
      'fr',
      'puis la semaine se termine ; vous recevez 6 $ et 2 bois ; vous marquez 4 PV avec votre troupeau ; ' +
        'vous ne satisfaites aucune carte de ville',
    ],
    ['de', 'dann endet die Woche; du bekommst $6 und 2 Holz; deine Herde bringt dir 4 SP; du belieferst keine Stadtkarte'],
  ] as const)('tells its reader what the week brought, and that the town has nothing for them, in %s', (locale, own) => {
    const told = face.digest(facts, 0, { ...TABLE, locale, viewer: 1 }).replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(told.slice(-own.length)).toBe(own)
  })
  test.each([
    ['en', 'You satisfy no town card.'],
    ['fr', 'Vous ne satisfaites aucune carte de ville.'],
    ['de', 'Du belieferst keine Stadtkarte.'],
  ] as const)('has a story that says the last of it to the same reader alone, in %s', (locale, own) => {
    const stories = (viewer: Reader['viewer']) => [
      face.gist?.(facts, { ...TABLE, locale, viewer }) ?? [],
      facts.flatMap((fact) => face.story(fact, { ...TABLE, locale, viewer }) ?? []),
    ]
    for (const story of stories(1)) expect(story.filter((line) => line === own)).toEqual([own])
    for (const story of [...stories(0), ...stories('table')]) expect(story).not.toContain(own)
    const left: Fact = { to: 'table', kind: 'left-town', seat: 1, satisfied: 1 }
    expect(face.story(left, { ...TABLE, locale, viewer: 1 })).toBeNull()
  })
  test('tells everybody that the week ends, after its disasters', () => {
    expect(face.digest(facts, 0, TABLE)).toBe('then the raid strikes; then the week ends')
  })
  test('leaves the town to the favors of whoever satisfied a card', () => {
    const supplied: readonly Fact[] = [
      { to: 'table', kind: 'arrived', week: 2 },
      { to: 'table', kind: 'satisfied', seat: 1, town: 'bank', gave: { gold: 2 }, favours: 3 },
      { to: 'table', kind: 'left-town', seat: 1, satisfied: 1 },
    ]
    expect(face.digest(supplied, 0, { ...TABLE, viewer: 1 })).toBe('then the week ends; you earn 3 favors')
  })
})

describe.each(LOCALES)('in %s', (locale) => {
  test('no two townsfolk have the same text, effect and score together', () => {
    const told = TOWNSFOLK_IDS.map((id) => `${describeEffect(id, locale)} ${describeScore(id, locale)}`)
    expect(told.filter((text) => /undefined|NaN/.test(text))).toEqual([])
    expect(new Set(told).size).toBe(TOWNSFOLK_IDS.length)
  })
})

test('figures add up to the final points, and count each use of a die', () => {
  const steps = played(3, {}, 'figures')
  const last = steps.at(-1)?.state
  if (last?.phase !== 'over') throw new Error('the game did not end')
  const facts = steps.flatMap((step) => step.facts)
  const figures = face.figures?.(pioneerDaysRules.view(last, 'table'), facts, facts) ?? []
  figures.forEach(({ sources, choices, feats }, seat) => {
    expect(Object.values(sources).reduce((sum, points) => sum + points, 0)).toBe(last.scores[seat]?.total)
    expect(Object.values(choices).reduce((sum, times) => sum + times, 0)).toBe(20)
    expect(feats).toEqual({
      favours: last.players[seat]?.favours,
      herd: last.players[seat]?.cattle,
      townsfolk: last.players[seat]?.townsfolk.length,
    })
  })
  expect(figures).toHaveLength(3)
})

test.each([
  ['en', 'silver', '$7', '$3'],
  ['fr', 'l’argent', '7\u202f$', '3\u202f$'],
  ['de', 'Silber', '$7', '$3'],
] as const)(
  'P27 what decides between equal points is named, with the silver of all who are level, in %s',
  (locale, by, more, less) => {
    const players = [3, 9, 7].map((silver, seat) => ({ silver, track: seat === 1 ? 8 : 9 }))
    const { state } = given(inTown([], { week: 4, players })).when('0:leave-town', '1:leave-town', '2:leave-town')
    const counts = [
      { seat: 2, amount: more },
      { seat: 0, amount: less },
    ]
    expect(face.tieBreak?.(pioneerDaysRules.view(state, 'table'), [2, 0], locale)).toEqual({ by, counts })
  },
)

/** The longest label of a menu's chosen option that a phone shows whole. */
const PHONE_OPTION = 34

test.each(LOCALES)('the options of a table are short enough for a phone, and go on after the colon, in %s', (locale) => {
  const chosen = Object.values(face.optionTexts[locale]).flatMap(({ name, choices }) =>
    Object.values(choices).map((choice) => ({ choice, label: TEXTS[locale].lobby.option(name, choice) })),
  )
  expect(chosen).toHaveLength(4)
  expect(chosen.filter(({ label }) => label.length > PHONE_OPTION)).toEqual([])
  // German nouns keep their capitals.
  if (locale !== 'de') expect(chosen.filter(({ choice }) => /^\p{Lu}/u.test(choice))).toEqual([])
})

test.each([
  ['en', 'Your turn: end it, or buy wagons first.', 'Your turn: you only have to end it.'],
  ['fr', 'À vous : terminez le tour, ou achetez d’abord des chariots.', 'À vous : il ne reste qu’à terminer le tour.'],
  ['de', 'Du bist am Zug: Beende ihn oder kaufe vorher Wagen.', 'Du bist am Zug: Du musst ihn nur noch beenden.'],
] as const)('the end of a turn speaks of wagons only where one can be bought, in %s', (locale, buying, only) => {
  const told = (silver: number, wagonsLeft = { small: 1, large: 1 }) => {
    const view = pioneerDaysRules.view(ending({ players: [{ silver }], wagonsLeft }), 0)
    return face.status(view, { ...TABLE, locale, viewer: 0 }).replaceAll('\u202f', ' ')
  }
  expect(told(5)).toBe(buying)
  expect(told(4)).toBe(only)
  expect(told(7, { small: 0, large: 1 })).toBe(only)
  expect(told(8, { small: 0, large: 1 })).toBe(buying)
})

describe.each([
  ['en', '**Standard board** (everybody has the same): When disease strikes, 1 of their townsfolk needs no medicine.'],
  ['fr', '**Plateau standard** (chacun a le même) – Lors d’une maladie, un habitant se passe de remède.'],
  ['de', '**Standardtafel** (alle haben die gleiche) – Bei einer Krankheit braucht ein Stadtbewohner keine Medizin.'],
] as const)('the player boards in %s', (locale, common) => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  const told = (...boards: readonly BoardId[]) => {
    const view = pioneerDaysRules.view(taking({ players: boards.map((board) => ({ board })) }), 0)
    const reader = { ...TABLE, locale, viewer: 0 } as const
    const whole = face.text(view, reader).map(({ text }) => plain(text))
    return {
      whole: whole.join('\n'),
      board: whole[0],
      hands: whole.slice(-boards.length),
      own: plain(face.hand(view, 0, reader)),
    }
  }

  test('are described once if all have the same, and beside the owner if not', () => {
    const same = told('standard', 'standard', 'standard')
    const [name = ''] = /\*\*.*?\*\*/.exec(common) ?? []
    expect(same.board).toContain(common)
    expect(same.whole.split(name)).toHaveLength(2)
    expect(same.own).toContain(name)
    const others = told('widow', 'trader', 'healer')
    expect(others.whole).not.toContain(common.slice(name.length + 1).split(')')[0])
    const effects = [
      describeEffect('widow', locale),
      describeTheirEffect('trader', locale),
      describeTheirEffect('healer', locale),
    ]
    for (const [seat, effect] of effects.entries()) expect(others.hands[seat]).toContain(plain(effect))
  })
})
