/** Panels of chosen positions: their offers, and the reasons for what they do not offer. */
import { describe, expect, test } from 'vitest'
import { coachOf } from '../../../../src/games/pioneers/data/coaches.js'
import { placeOf } from '../../../../src/games/pioneers/data/map.js'
import { MAPS, mapFor } from '../../../../src/games/pioneers/data/maps.js'
import { face } from '../../../../src/games/pioneers/face.js'
import type { State } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { LOCALES, type Locale } from '../../../../src/i18n/locale.js'
import { buttonsOf, moverOf, optionsOf, PLAYERS, rowsOf, shown, textOf, walk } from '../panel-walk.js'
import { buying, ending, moving, type PositionSpec, tableOf } from '../rules/position.js'

const enabled = (state: State, path: readonly string[] = []) =>
  buttonsOf(shown(state, path).panel)
    .filter(({ disabled }) => disabled !== true)
    .map(({ label }) => label)

const status = (state: State, locale: Locale, viewer: number) =>
  face.status(pioneersRules.view(state, viewer), { locale, names: PLAYERS, viewer }).replaceAll('\u202f', ' ')
const ownStatus = (state: State, locale: Locale) => status(state, locale, moverOf(state))

describe('purchases', () => {
  test('money, display and prices are shown, everything affordable can be pressed', () => {
    const { panel } = shown(buying({ players: [{ cash: 5, coaches: { s1: '- - - - farmer' } }] }))
    expect(panel.title).toBe('Round 1: Purchase')
    expect(textOf(panel)).toContain('You have **$5** (+$3 a turn)')
    expect(optionsOf(panel)[0]?.label).toBe('Two roads $5')
    expect(enabled(buying({ players: [{ cash: 5, coaches: { s1: '- - - - farmer' } }] }))).toEqual([
      'Road A $2',
      'Road B $2',
      'Coach $1',
      'Coach $2',
      'Coach $3',
      'Coach $4',
      'Done',
    ])
  })
  test('beside their icons, roads, coaches and rides are told so briefly that a phone shows those of a kind on one line', () => {
    const spec: PositionSpec = {
      tiles: { albany: 'farmer', 'new-york': 'farmer' },
      players: [{ cash: 5, coaches: { s1: '- - - - farmer' } }],
    }
    const told = (state: State) => buttonsOf(shown(state).panel).map(({ label, besideIcon }) => besideIcon ?? label)
    expect(told(buying(spec))).toEqual(['A $2', 'B $2', '$1', '$2', '$3', '$4', '1\u202f·\u202f$1', '2\u202f·\u202f$1', 'Done'])
    expect(told(moving(spec))).toEqual(['1 · Albany · $1', '2 · New York · $1'])
  })
  test('beside their icons, rides have the prices that the picture shows, and a row that is too long is parted in its middle', () => {
    const { panel, marks } = shown(
      buying({
        stagecoach: 'cincinnati',
        tiles: { raleigh: 'farmer', pittsburgh: 'farmer', nashville: 'farmer', 'st-louis': 'farmer', detroit: 'farmer' },
        roads: { 'cincinnati raleigh': 0, 'cincinnati chicago': 1, 'chicago detroit': 1, 'chicago st-louis': 1 },
        players: [{ cash: 6, coaches: { s1: '- - - - farmer' } }],
      }),
    )
    const rides = rowsOf(panel).slice(-2)
    const told = rides.map((row) => (row.kind === 'menu' ? [] : row.buttons.map(({ label, besideIcon }) => besideIcon ?? label)))
    expect(told).toEqual([
      ['1\u202f·\u202f$0', '2\u202f·\u202f$1', '3\u202f·\u202f$1+'],
      ['4\u202f·\u202f$1', '5\u202f·\u202f$1+', 'Done'],
    ])
    const onPicture = marks.flatMap(({ kind, label, price }) => (kind === 'place' ? [`${label}\u202f·\u202f${price}`] : []))
    expect(onPicture).toEqual(told.flat().slice(0, -1))
  })
  test('purchases that are too dear are disabled, and *Why can’t I?* says why', () => {
    const state = buying({ players: [{ cash: 2, coaches: { s1: '- - - - farmer' } }] })
    expect(enabled(state)).toEqual(['Road A $2', 'Road B $2', 'Coach $1', 'Coach $2', 'Done'])
    expect(shown(state).panel.notNow).toContainEqual({
      what: 'Two roads $5, Coach $3, Coach $4',
      why: expect.stringContaining('You do not have enough money for this'),
      topic: 'purchases',
    })
  })
  test('each kind of purchase once a turn (R29)', () => {
    const state = buying({ used: ['coach'], players: [{ cash: 9, merchants: 1, coaches: { s1: '- - - - farmer' } }] })
    expect(enabled(state)).toEqual(['Road A $2', 'Road B $2', 'Drive to Oregon City · $9', 'Done'])
    expect(textOf(shown(state).panel)).toContain('Purchase actions left: **1** of 2')
    expect(
      shown(state)
        .panel.notNow?.map(({ why }) => why)
        .join(),
    ).toContain('You can use each purchase action only once a turn')
  })
  test('a player with only empty coaches has to buy one (R36)', () => {
    const state = buying({ mustBuyCoach: true, players: [{ cash: 3 }] })
    expect(enabled(state)).toEqual(['Coach $1', 'Coach $2', 'Coach $3'])
    expect(textOf(shown(state).panel)).toContain('this turn, you have to use one purchase action to buy a coach')
  })
  test('who has bought it has no duty any more', () => {
    const state = buying({
      mustBuyCoach: true,
      used: ['coach'],
      players: [{ cash: 9, merchants: 1, coaches: { c07: '- farmer' } }],
    })
    expect(textOf(shown(state).panel)).not.toContain('coach on display')
    expect(textOf(shown(state).panel)).not.toContain('have to use')
    expect(ownStatus(state, 'en')).toBe('Your turn: buy roads or a coach, or move on.')
  })
  test.each([
    ['en', /you have to use one purchase action/, 'Your turn: you have to buy a coach.', 'Annie has to buy a coach.'],
    ['fr', /doit servir à acheter un chariot/, 'À vous : vous devez acheter un chariot.', 'Annie doit acheter un chariot.'],
    ['de', /eine Kutsche kaufen/, 'Du bist am Zug: Du musst eine Kutsche kaufen.', 'Annie muss eine Kutsche kaufen.'],
  ] as const)('whoever has to buy a coach reads nothing of moving on, in %s', (locale, duty, own, about) => {
    const state = buying({ mustBuyCoach: true, players: [{ cash: 3 }] })
    expect(textOf(shown(state, [], locale).panel)).toMatch(duty)
    expect([ownStatus(state, locale), status(state, locale, 1)]).toEqual([own, about])
  })
  test.each([
    ['en', 'you can only buy roads, and the stagecoach stays', 'buy roads, or end your purchases.', 'can only buy roads.'],
    [
      'fr',
      'vous ne pouvez acheter que des routes, et la diligence reste',
      'achetez des routes, ou terminez vos achats.',
      'que des routes.',
    ],
    [
      'de',
      'Du kannst nur Straßen kaufen, und die Postkutsche',
      'Kaufe Straßen, oder beende den Einkauf.',
      'kann nur Straßen kaufen.',
    ],
  ] as const)(
    'a player who can fill or pay for no coach on display is not told to buy one (R37, E10), in %s',
    (locale, ...told) => {
      for (const player of [
        { cash: 28, pioneers: 1 },
        { cash: 3, pioneers: 3 },
      ]) {
        const state = buying({ mustBuyCoach: true, display: ['c17', 'c18', 'c19', 'c01'], players: [player] })
        const said = [textOf(shown(state, [], locale).panel), ownStatus(state, locale), status(state, locale, 1)]
        for (const [index, text] of told.entries()) expect(said[index]).toContain(text)
        expect(enabled(state).filter((label) => label.startsWith('Coach'))).toEqual([])
      }
    },
  )
  test('a purchase that leaves too little for any ride is warned of, with the passengers it would bring', () => {
    const warned = (tile: 'farmer' | 'hotel' | 'sergeant', spec: PositionSpec) =>
      textOf(shown(buying({ tiles: { albany: tile }, ...spec })).panel)
        .split('\n')
        .filter((line) => line.startsWith('⚠'))
    const farmer = { coaches: { s1: '- - - - farmer' } }
    const dear = '⚠ Coach $3: leaves you $0, too little for a ride this turn.'
    expect(warned('farmer', { players: [{ ...farmer, cash: 3 }] })).toEqual([dear])
    expect(warned('hotel', { mustBuyCoach: true, players: [{ cash: 3 }] })).toEqual([dear])
    expect(warned('farmer', { players: [{ ...farmer, cash: 2 }] })).toEqual([
      '⚠ Road $2: leaves you $0, maybe too little for a ride this turn.',
      '⚠ Coach $2: leaves you $0, too little for a ride this turn.',
    ])
    expect(warned('farmer', { roads: { 'boston albany': 0 }, players: [{ ...farmer, cash: 3 }] })).toEqual([])
    expect(warned('farmer', { players: [{ ...farmer, cash: 5 }] })).toEqual([
      '⚠ Two roads $5: leaves you $0, maybe too little for a ride this turn.',
    ])
    expect(warned('farmer', { stagecoach: 'san-diego', players: [{ ...farmer, cash: 3 }] })).toEqual([
      '⚠ Even your cheapest ride, to Albany (Farmer), costs $8, and you have only $3. The stagecoach stays where it is this turn.',
    ])
  })
  test.each([
    ['en', '⚠ None of your pioneers matches a city within reach: Albany (Sergeant). '],
    ['fr', '⚠ Aucun de vos pionniers ne convient à une ville à votre portée : Albany (Sergent). '],
    ['de', '⚠ Keiner deiner Pioniere passt in eine erreichbare Stadt: Albany (Sergeant). '],
  ] as const)(
    'whoever carries nobody for a city within reach reads so before buying, and no tip says to ride, in %s',
    (locale, none) => {
      const farmer = { coaches: { s1: '- - - - farmer' } }
      const read = (spec: PositionSpec) => {
        const state = buying({ tiles: { albany: 'sergeant' }, ...spec })
        const tip = face.guide?.(pioneersRules.view(state, 0), { locale, names: PLAYERS, viewer: 0 })
        const lines = textOf(shown(state, [], locale).panel)
          .replaceAll('\u202f', ' ')
          .split('\n')
        return { told: lines.filter((line) => line.startsWith('⚠')), hasTip: tip != null }
      }
      const coach = {
        en: 'Unless you buy a coach that brings one, the stagecoach stays where it is.',
        fr: 'À moins d’acheter un chariot avec un pionnier qui convient, la diligence reste sur place.',
        de: 'Ohne eine Kutsche, die einen passenden mitbringt, bleibt die Postkutsche stehen.',
      }[locale]
      const stays = {
        en: 'The stagecoach stays where it is this turn.',
        fr: 'La diligence reste sur place ce tour-ci.',
        de: 'Die Postkutsche bleibt in diesem Zug stehen.',
      }[locale]
      expect(coachOf('c17').seats).toContain('sergeant')
      expect(read({ players: [{ ...farmer, cash: 5 }] })).toEqual({ told: [none + coach], hasTip: false })
      expect(read({ used: ['coach'], players: [{ ...farmer, merchants: 1 }] })).toEqual({ told: [none + stays], hasTip: false })
      expect(read({ tiles: { albany: 'farmer' }, players: [{ ...farmer, cash: 9 }] })).toEqual({ told: [], hasTip: true })
    },
  )
  test.each([
    ['en', '⚠ Even your cheapest ride, to Oregon City (Farmer), costs $9, and you have only $5. '],
    ['fr', '⚠ Même votre trajet le moins cher, vers Oregon City (Fermier), coûte 9 $, et vous n’avez que 5 $. '],
    ['de', '⚠ Selbst deine billigste Fahrt, nach Oregon City (Farmer), kostet $9, und du hast nur $5. '],
  ] as const)('whoever cannot pay for a ride to a city within reach reads so before buying, in %s', (locale, poor) => {
    const read = (spec: PositionSpec) => {
      const state = buying({ players: [{ cash: 5, coaches: { s1: '- - - - farmer' } }], ...spec })
      const tip = face.guide?.(pioneersRules.view(state, 0), { locale, names: PLAYERS, viewer: 0 })
      const told = textOf(shown(state, [], locale).panel)
        .replaceAll('\u202f', ' ')
        .split('\n')
      return [...told.filter((line) => line.startsWith('⚠')), ...(tip == null ? [] : [tip.text])]
    }
    const coach = {
      en: 'Unless you buy a coach that brings a pioneer for a cheaper ride, the stagecoach stays where it is.',
      fr: 'À moins d’acheter un chariot avec un pionnier qui permet un trajet moins cher, la diligence reste sur place.',
      de: 'Ohne eine Kutsche, die einen Pionier für eine billigere Fahrt mitbringt, bleibt die Postkutsche stehen.',
    }[locale]
    const stays = {
      en: 'The stagecoach stays where it is this turn.',
      fr: 'La diligence reste sur place ce tour-ci.',
      de: 'Die Postkutsche bleibt in diesem Zug stehen.',
    }[locale]
    const far = { 'oregon-city': 'farmer' } as const
    expect(read({ tiles: far })).toEqual([poor + stays])
    expect(read({ tiles: { ...far, 'new-york': 'sergeant' } })).toEqual([poor + coach])
  })
  test('too few pioneers for a coach (R35)', () => {
    const state = buying({ players: [{ cash: 9, pioneers: 3, coaches: { s1: '- - - - farmer' } }] })
    expect(shown(state).panel.notNow).toContainEqual({
      what: 'Coach $4',
      why: expect.stringContaining('Every space of a coach you buy has to be filled'),
      topic: 'purchases',
    })
  })
})

describe('the action that a hint recommends', () => {
  const { marks } = shown(buying({ players: [{ cash: 5, coaches: { s1: 'banker - - - farmer' } }] }))
  const hinted = (action: Parameters<NonNullable<typeof face.pointOut>>[0]) =>
    face.pointOut?.(action, marks).flatMap((mark) => ('label' in mark && mark.hinted === true ? [mark.label] : []))

  test('is pointed out on the picture, where all choices stay: the buttons are named after them', () => {
    const [first] = marks
    if (first?.kind !== 'line') throw new Error('no road is offered')
    const action = { kind: 'one-road', line: first.line } as const
    expect(hinted(action)).toEqual([first.label])
    expect(face.pointOut?.(action, marks)).toHaveLength(marks.length)
  })
  test('points out the coach that it buys', () => {
    expect(face.pointOut?.({ kind: 'buy-coach', slot: 2 }, marks)).toEqual([...marks, { kind: 'on-sale', slot: 2 }])
  })
  test('is pointed out where only a menu offers it', () => {
    const lines = marks.flatMap((mark) => (mark.kind === 'line' ? [mark.line] : []))
    const line = [0, 1, 2, 3, 4, 5].find((each) => !lines.includes(each)) ?? 0
    expect(face.pointOut?.({ kind: 'one-road', line }, marks)).toEqual([
      ...marks,
      { kind: 'line', line, label: '+', hinted: true },
    ])
  })
  test('leaves the picture as it is if it is not on it', () => {
    expect(face.pointOut?.({ kind: 'done-buying' }, marks)).toEqual(marks)
  })
})

describe('roads', () => {
  const state = buying({
    stagecoach: 'chicago',
    roads: { 'albany buffalo': 0, 'new-york baltimore': 1 },
    settlers: { albany: [0, 0], detroit: [0] },
    players: [{ cash: 5, coaches: { s1: '- - - - farmer' } }],
  })

  test('one menu for each region, every free line once, numbered as on the picture', () => {
    const { panel, marks } = shown(state, ['road'])
    const placeholders = panel.blocks.flatMap((block) => (block.kind === 'menu' ? [block.placeholder] : []))
    expect(placeholders.map((text) => text.split(':')[0])).toEqual(['East', 'South', 'Middle', 'West'])
    const labels = [...buttonsOf(panel).slice(0, 5), ...optionsOf(panel)].map(({ label }) => label)
    expect(new Set(labels).size).toBe(pioneersRules.legalActions(state, 0).filter(({ kind }) => kind === 'one-road').length)
    expect(labels.map((label) => label.split(' · ')[0])).toEqual(marks.map(({ label }) => label))
  })
  test('lines that matter now are buttons, with the reason', () => {
    const { panel } = shown(state, ['road'])
    expect(textOf(panel)).toMatch(/\*\*1\*\* Buffalo – Detroit · \+2 VP for your network$/m)
    expect(textOf(panel)).toContain('**2** Detroit – Chicago · next to the stagecoach · 1 pioneer of yours')
    expect(buttonsOf(panel)[1]?.label).toBe('2 · Detroit – Chicago')
    const network = optionsOf(panel).find(({ label }) => label.endsWith('Boston – Albany'))
    expect(network?.description).toBe('joins your network · 2 pioneers of yours')
  })
  test('a line that makes a settlement possible, and one that lets the network grow, come before all others', () => {
    const far = buying({
      tiles: { 'new-york': 'farmer' },
      players: [{ cash: 2, coaches: { s1: '- - - - farmer' } }],
      roads: { 'chicago detroit': 0 },
      settlers: { detroit: [0], buffalo: [0] },
    })
    expect(textOf(shown(far).panel)).toMatch(/\*\*A\*\* Boston – New York · you can still settle in New York this turn/)
    expect(textOf(shown(far).panel)).toMatch(/\*\*B\*\* Buffalo – Detroit · \+2 VP for your network/)
  })
  test('what a road makes possible is told after its price is paid, for one road as for two', () => {
    const state = buying({ tiles: { 'new-york': 'farmer' }, players: [{ cash: 5, coaches: { s1: '- - - - farmer' } }] })
    expect(textOf(shown(state).panel)).not.toContain('settle in')
    expect(textOf(shown(state, ['pair']).panel)).toContain('Boston – New York · you can still settle in New York this turn')
  })
  test('a road opens nothing where the player can settle without it, even if its price then makes it necessary', () => {
    const near = buying({ tiles: { 'new-york': 'farmer' }, players: [{ cash: 2, coaches: { s1: '- - - - farmer' } }] })
    expect(textOf(shown(near, ['road']).panel)).not.toContain('lets you settle')
    expect(textOf(shown(near, ['road']).panel)).toContain('Boston – New York · you can still settle in New York this turn')
  })
  test('a road that is paid for opens a city that was too dear', () => {
    const bought = buying({ tiles: { 'new-york': 'farmer' }, players: [{ cash: 0, coaches: { s1: '- - - - farmer' } }] })
    const second: State = { ...bought, phase: 'second-road', end: null }
    expect(textOf(shown(second).panel)).toContain('Boston – New York · lets you settle in New York this turn')
  })
  test('all other lines are in a menu, with the whole map as its last entry', () => {
    const { panel } = shown(state)
    expect(optionsOf(panel).length).toBe(25)
    expect(optionsOf(panel).at(-1)).toEqual({ label: 'All lines on the map', target: { kind: 'prompt', path: ['road'] } })
  })
  test('a taken line is not offered', () => {
    expect(optionsOf(shown(state, ['road']).panel).some(({ label }) => label.endsWith('Albany – Buffalo'))).toBe(false)
  })
  test('the Sergeant also takes the place beside a single foreign road', () => {
    const sergeant: State = {
      ...state,
      phase: 'tile-action',
      settling: { city: 22, tile: 'sergeant', pioneer: 'sergeant' },
      farmers: 0,
    }
    expect(optionsOf(shown(sergeant).panel)).toEqual([])
    const options = optionsOf(shown(sergeant, ['all']).panel)
    expect(options.find(({ label }) => label.endsWith('New York – Baltimore'))?.description).toContain('beside Bill’s road')
    expect(enabled(sergeant).at(-1)).toBe('Build no road')
  })
  test('an invalid path leads to the first panel', () => {
    const first = shown(state).panel
    for (const path of [['nonsense'], ['to', '3'], ['road.x']]) expect(shown(state, path).panel).toEqual(first)
    const poor = buying({ players: [{ cash: 1, coaches: { s1: '- - - - farmer' } }] })
    expect(shown(poor, ['road']).panel).toEqual(shown(poor).panel)
  })
})

describe('moving', () => {
  test('each destination shows tile, cost, payees and the way', () => {
    const state = moving({
      stagecoach: 'albany',
      tiles: { detroit: 'farmer' },
      roads: { 'albany buffalo': 1, 'buffalo detroit': [1, 2] },
      players: [{ cash: 3, coaches: { s1: '- - - - farmer' } }],
    })
    expect(textOf(shown(state).panel)).toContain('Detroit · Farmer · $3 · Bill $2, Katie $1 · via Buffalo · +12 VP')
    expect(enabled(state)[0]).toMatch(/^1(?:\.1)? · Detroit · \$3$/)
  })
  test('a single ride is a button, with what it costs', () => {
    const state = moving({ tiles: { albany: 'farmer' }, players: [{ cash: 1, coaches: { s1: '- - - - farmer' } }] })
    const { panel, marks } = shown(state)
    expect(optionsOf(panel)).toEqual([])
    expect(buttonsOf(panel).map(({ label }) => label)).toEqual(['Drive to Albany · $1'])
    expect(textOf(panel)).toContain('**1** Albany · Farmer · $1 · direct · +12 VP')
    expect(marks).toEqual([{ kind: 'place', place: 1, label: '1', price: '$1', way: [0, 1] }])
  })
  test('few rides are chosen together with who settles', () => {
    const state = moving({
      tiles: { albany: 'farmer' },
      players: [{ cash: 1, coaches: { c07: '- farmer', s1: 'banker - - - farmer' } }],
    })
    expect(enabled(state)).toEqual(['1.1 · Albany · $1 · Coach 7', '1.2 · Albany · $1 · Starting coach'])
    expect(textOf(shown(state).panel)).toContain(
      '**1.1** Albany · Farmer · $1 · direct · up to +4 VP · Coach 7 · empties the coach: 4 VP and $1\n' +
        '**1.2** Starting coach · leaves 1 pioneer on it (5 spaces, 12 VP)',
    )
    const [ride] = buttonsOf(shown(state).panel)
    expect(ride?.target).toEqual({ kind: 'action', action: expect.stringMatching(/^move\..*\+settle\.c07\.farmer$/) })
  })
  test('what settling does to a coach is told once for all of its pioneers', () => {
    const state = moving({ tiles: { albany: 'hotel' }, players: [{ cash: 1, coaches: { s1: 'banker - - gold-digger farmer' } }] })
    expect(textOf(shown(state).panel)).toContain(
      '**1.1** Albany · Hotel · $1 · direct · Banker · **1.2** Gold digger · **1.3** Farmer · leaves 2 pioneers on it (5 spaces, 12 VP)',
    )
  })
  test('those who may settle in a hotel are told apart by what is different, on labels that a phone shows whole', () => {
    const coaches = (all: Readonly<Record<string, string>>) =>
      enabled(moving({ tiles: { albany: 'hotel' }, players: [{ cash: 1, coaches: all }] }))
    expect(coaches({ s1: 'banker - - - farmer' })).toEqual(['1.1 · Albany · $1 · Banker', '1.2 · Albany · $1 · Farmer'])
    expect(coaches({ c07: '- farmer', s1: '- - - - farmer' })).toEqual([
      '1.1 · Albany · $1 · Coach 7',
      '1.2 · Albany · $1 · Starting coach',
    ])
    expect(coaches({ c07: '- farmer', s1: 'banker - - - farmer' })).toEqual([
      '1.1 · $1 · Farmer · Coach 7',
      '1.2 · $1 · Banker · Starting coach',
      '1.3 · $1 · Farmer · Starting coach',
    ])
  })
  test('more than five routes to a few cities: a button for each city, then one for each route', () => {
    const state = moving({
      stagecoach: 'boston',
      tiles: { 'sault-ste-marie': 'farmer', buffalo: 'farmer', baltimore: 'farmer' },
      roads: {
        'boston albany': 1,
        'albany montreal': 2,
        'albany new-york': 3,
        'boston new-york': 3,
        'albany buffalo': 1,
        'montreal sault-ste-marie': 2,
      },
      players: [{ cash: 6, coaches: { s1: '- - - - farmer' } }],
    })
    expect(pioneersRules.legalActions(state, 0).length).toBeGreaterThan(5)
    const { panel, marks } = shown(state)
    expect(optionsOf(panel)).toEqual([])
    expect(enabled(state)).toEqual(['1 · Baltimore · $2', '2 · Buffalo · from $2', '3 · Sault Ste. Marie · from $3'])
    expect(marks.map(({ label, price }) => `${label} ${price}`)).toEqual(['1 $2', '2 $2+', '3 $3+'])
    const routes = shown(state, ['to', '4'])
    expect(optionsOf(routes.panel)).toEqual([])
    expect(enabled(state, ['to', '4']).slice(0, 2)).toEqual(['1 · Buffalo · $2', '2 · Buffalo · $3'])
    expect(textOf(routes.panel)).toContain('**1** $2 · Bill $2 · via Albany')
  })
  test('a long way is described by its beginning and its end', () => {
    const state = moving({
      stagecoach: 'boston',
      tiles: { 'san-diego': 'farmer', albany: 'farmer' },
      players: [{ cash: 20, coaches: { s1: '- - - - farmer' } }],
    })
    const far = textOf(shown(state).panel)
      .split('\n')
      .find((line) => line.includes('San Diego'))
    expect(far).toMatch(/via New York, [^,]+, …, [^,]+$/)
  })
  test('routes that pay others are separate entries, highlighted by one mark', () => {
    const state = moving({
      stagecoach: 'boston',
      tiles: { montreal: 'farmer' },
      roads: { 'boston albany': 1, 'albany montreal': 2, 'albany new-york': 3, 'boston new-york': 3 },
      players: [{ cash: 5, coaches: { s1: '- - - - farmer' } }],
    })
    const { panel, marks } = shown(state)
    const labels = buttonsOf(panel).map(({ label }) => label)
    expect(labels.slice(0, 2)).toEqual(['1.1 · Montreal · $2', '1.2 · Montreal · $3'])
    expect(marks).toEqual([{ kind: 'place', place: 3, label: `1.1–1.${labels.length}`, price: '$2+', way: [0, 1, 3] }])
    expect(textOf(panel)).toContain('**1.1** Montreal · Farmer · $2 · Bill $1, Katie $1 · via Albany · +12 VP')
  })
  test('with very many routes the city is chosen first, then the way', () => {
    const owners = [1, 2, 3, [1, 2], [2, 3]]
    const named = MAPS.large.lines.map(([a, b]) => [a, b].map((place) => MAPS.large.places[place]?.id).join(' '))
    const state = moving({
      tiles: { 'san-diego': 'hotel', galveston: 'hotel' },
      roads: Object.fromEntries(named.map((line, index) => [line, owners[index % owners.length] ?? 1])),
      players: [{ cash: 30, coaches: { s1: '- - - - farmer' } }],
    })
    const legal = pioneersRules.legalActions(state, 0)
    expect(legal.length).toBeGreaterThan(25)
    const { panel, marks } = shown(state)
    expect(textOf(panel).split('\n').slice(-2)).toEqual([
      expect.stringMatching(/^\*\*1\*\* .* · Hotel · from \$\d+ · \d+ routes · \+12 VP$/),
      expect.stringMatching(/^\*\*2\*\* .* · Hotel · from \$\d+ · \d+ routes · \+12 VP$/),
    ])
    expect(marks.map(({ kind }) => kind)).toEqual(['place', 'place'])
    const steps = walk(state).slice(1)
    expect(steps.flatMap((step) => optionsOf(step.panel)).length).toBe(legal.length)
    for (const step of steps) {
      const costs = optionsOf(step.panel).map(({ label }) => label.split(' · ').at(-1))
      expect(step.marks.map(({ price }) => price)).toEqual(costs)
      expect(step.marks.map(({ kind, label }) => `${kind} ${label}`)).toEqual(step.marks.map((_, index) => `route ${index + 1}`))
      expect(buttonsOf(step.panel).map(({ label }) => label)).toEqual(['Back to cities'])
    }
    expect(shown(state, ['to', '1']).panel).toEqual(panel)
  })
  test.each([
    ['en', 'common supply $2, Bill $1, Katie $3 · via Independence, Fort Smith, …, San Francisco · +12 VP · …'],
    ['fr', 'réserve commune 2 $, Bill 1 $, Katie 3 $ · par Independence, Fort Smith, …, San Francisco · …'],
    ['de', 'allgemeiner Vorrat $2, Bill $1, Katie $3 · über Independence, Fort Smith, …, San Francisco · …'],
  ] as const)(
    'in a long menu, who is paid and the way come first, and only whole parts are left out, in %s',
    (locale, longest) => {
      const owners = [1, 2, [1, 2], 2, 1]
      const named = MAPS.large.lines.map(([a, b]) => [a, b].map((place) => MAPS.large.places[place]?.id).join(' '))
      const rider = { cash: 20, coaches: { s1: '- - - - farmer' } }
      const state = moving({
        stagecoach: 'st-louis',
        tiles: Object.fromEntries(MAPS.large.places.flatMap(({ id }, index) => (index % 5 === 1 ? [[id, 'farmer']] : []))),
        roads: Object.fromEntries(
          named.filter((_, index) => index % 2 === 0).map((line, index) => [line, owners[index % owners.length] ?? 1]),
        ),
        players: [{ ...rider, cash: 6 }, rider, rider, rider],
      })
      const told = optionsOf(shown(state, [], locale).panel).map(({ description = '' }) => description.replaceAll('\u202f', ' '))
      expect(told).toContain(longest)
      const guests = { en: 'invites Bill, Katie or Jim (+$2)', fr: 'invite Bill, Katie ou Jim (+2 $)' }
      const invited = locale === 'de' ? 'lädt Bill, Katie oder Jim ein (+$2)' : guests[locale]
      for (const each of told) expect(each.endsWith(` · ${invited}`) || each.endsWith(' · …')).toBe(true)
    },
  )
  test('passengers whose tiles are out of reach, or gone, are named', () => {
    const state = moving({
      stagecoach: 'boston',
      tiles: { albany: 'farmer', 'san-diego': 'banker' },
      players: [{ cash: 1, coaches: { s1: 'banker merchant - - farmer' } }],
    })
    const text = textOf(shown(state).panel)
    expect(text).toContain('No ride possible now (too expensive, or behind other tiles): Banker.')
    expect(text).toContain('No longer on the map: Merchant.')
  })
})

describe('the tile, the invitation, the end', () => {
  test('an emptied coach is announced before the press', () => {
    const state: State = {
      ...tableOf({
        stagecoach: 'detroit',
        tiles: { detroit: 'farmer' },
        players: [{ coaches: { c07: '- farmer', s1: 'banker - - - farmer' } }],
      }),
      phase: 'settle',
      city: 8,
    }
    expect(textOf(shown(state).panel)).toContain(
      '- Coach 7 · empties the coach: 4 VP and $1\n- Starting coach · leaves 1 pioneer on it (5 spaces, 12 VP)',
    )
    expect(enabled(state)).toEqual(['Coach 7', 'Starting coach'])
  })
  const asked = (settlers: Readonly<Record<string, readonly number[]>>, roads: Readonly<Record<string, number>>): State => ({
    ...tableOf({ settlers, roads, stagecoach: 'detroit', players: [{}, { cash: 2, coaches: { c07: '- farmer' } }] }),
    phase: 'invitation',
    settling: { city: 8, tile: 'hotel', pioneer: 'farmer' },
    asked: 1,
  })
  test('an invitation tells price, effect and network, and can be declined', () => {
    const { panel } = shown(asked({ detroit: [1] }, { 'buffalo detroit': 1 }))
    expect(panel.title).toBe('Annie invites you to Detroit')
    expect(textOf(panel)).toContain('For $2, paid to Annie, you may settle a farmer in Detroit, too')
    expect(textOf(panel)).toContain('- Coach 7 · empties the coach: 4 VP and $1')
    expect(textOf(panel)).toContain('one more pioneer there is worth 2 VP')
    expect(buttonsOf(panel).map(({ label }) => label)).toEqual(['Join from coach 7 ($2)', 'Decline'])
    expect(textOf(shown(asked({}, {})).panel)).not.toContain('network')
  })
  test.each([
    ['en', /^You invite Bill to settle a farmer/],
    ['fr', /^Vous invitez Bill à installer un fermier/],
    ['de', /^Du lädst Bill ein, in Detroit für \$2 einen Farmer dazuzusetzen/],
  ] as const)('whoever has invited somebody reads so about themselves, in %s', (locale, own) => {
    const status = (viewer: 0 | 2 | 'table') =>
      face.status(pioneersRules.view(asked({}, {}), viewer), { locale, names: PLAYERS, viewer })
    expect(status(0)).toMatch(own)
    for (const other of ['table', 2] as const) expect(status(other)).toContain(PLAYERS[0])
  })
  test('the end of a turn sums it up', () => {
    const { panel } = shown(
      ending(
        { used: ['one-road', 'coach'], settlers: { detroit: [0] }, players: [{ cash: 4, track: 7 }] },
        { city: 'detroit', tile: 'hotel', pioneer: 'farmer' },
      ),
    )
    expect(textOf(panel)).toContain('Bought: one road and a coach.\nSettled: a farmer in Detroit (Hotel).\nYou have $4 and 7 VP')
    expect(buttonsOf(panel).map(({ label }) => label)).toEqual(['End turn'])
  })
  test.each([
    ['en', 'Settled: 3 farmers in Detroit.', 'Settled: a farmer in Detroit.'],
    ['fr', 'Installation : 3 fermiers à Detroit.', 'Installation : un fermier à Detroit.'],
    ['de', 'Angesiedelt: 3 Farmer in Detroit.', 'Angesiedelt: Farmer in Detroit.'],
  ] as const)('which counts all who settled, not those of others, in %s', (locale, several, one) => {
    const told = (...settlers: number[]) => {
      const spec = { turn: 1, settlers: { detroit: settlers } }
      const state = ending(spec, { city: 'detroit', tile: 'farmer', pioneer: 'farmer' })
      return textOf(shown(state, [], locale, 1).panel).replaceAll('\u202f', ' ')
    }
    expect(told(1, 1, 1)).toContain(several)
    expect(told(1)).toContain(one)
    expect(told(0, 0, 1)).toContain(one)
  })
  test.each([
    ['en', 'You may settle up to 2 more farmers here.', 'You may settle one more farmer here.'],
    ['fr', 'Vous pouvez encore installer ici jusqu’à 2 fermiers.', 'Vous pouvez encore installer ici un fermier.'],
    ['de', 'Du darfst hier noch bis zu 2 Farmer ansiedeln.', 'Du darfst hier noch einen Farmer ansiedeln.'],
  ] as const)('a Farmer tile counts down how many may still settle, in %s', (locale, two, one) => {
    const told = (...settlers: number[]) => {
      const table = tableOf({
        settlers: { detroit: settlers },
        players: [{ coaches: { c07: '- farmer', s1: '- - - - farmer' } }],
      })
      const city = placeOf(mapFor(table.seats), 'detroit')
      const settling = { city, tile: 'farmer', pioneer: 'farmer' } as const
      return textOf(shown({ ...table, phase: 'tile-action', settling, farmers: settlers.length - 1 }, [], locale).panel)
    }
    expect(told(0)).toContain(two)
    expect(told(0, 0)).toContain(one)
  })
  test('why the stagecoach stayed', () => {
    expect(textOf(shown(ending({ players: [{}] })).panel)).toContain('none of your coaches carries a pioneer')
    const farmer = { coaches: { c07: '- farmer' } }
    expect(textOf(shown(ending({ tiles: {}, players: [farmer] })).panel)).toContain('no city with a tile is within reach')
    const barred = ending({ tiles: { albany: 'banker', 'new-york': 'merchant' }, players: [farmer] })
    expect(textOf(shown(barred).panel)).toContain(
      'only Albany (Banker) and New York (Merchant) are within reach, and you carry no',
    )
    const poor = ending({ tiles: { albany: 'banker', 'new-york': 'farmer' }, players: [{ ...farmer, cash: 0 }] })
    expect(textOf(shown(poor).panel)).toContain('the cheapest ride, to New York (Farmer), costs $1, and you have only $0.')
  })
  test.each(LOCALES)('a player who is not to act reads who is, in %s', (locale) => {
    const { panel } = shown(buying({}), [], locale, 2)
    expect(textOf(panel)).toContain('Annie')
    expect(buttonsOf(panel)).toEqual([])
  })
})
