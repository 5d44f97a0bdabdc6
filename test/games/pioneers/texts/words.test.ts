import { describe, expect, test } from 'vitest'
import { COACHES, STARTING_COACHES } from '../../../../src/games/pioneers/data/coaches.js'
import { BEHIND_A_GATE } from '../../../../src/games/pioneers/rules/covers.js'
import { coachName, GLOSSARY } from '../../../../src/games/pioneers/texts/glossary.js'
import { TEXTS } from '../../../../src/games/pioneers/texts/index.js'
import { professionList } from '../../../../src/games/pioneers/texts/naming.js'
import { speech } from '../../../../src/games/pioneers/texts/speech.js'
import { french } from '../../../../src/i18n/french.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { counted, listed } from '../../../../src/i18n/words.js'
import { saidBy } from '../../../i18n/saying.js'

describe('numbers', () => {
  test.each([
    ['en', ['0 roads', '1 road', '2 roads']],
    ['fr', ['0 route', '1 route', '2 routes']],
    ['de', ['0 Straßen', '1 Straße', '2 Straßen']],
  ] as const)('zero, one and two roads in %s', (locale, expected) => {
    expect([0, 1, 2].map((n) => counted(locale, n, GLOSSARY[locale].road))).toEqual(expected)
  })
  test('dollars and victory points stand as each rulebook prints them', () => {
    expect(Object.values(GLOSSARY).map(({ money, points }) => `${money(3)} ${points(12)}`)).toEqual([
      '$3 12 VP',
      '3\u202f$ 12 PV',
      '$3 12 SP',
    ])
  })
})

describe('lists', () => {
  test.each([
    ['en', 'Annie, Bill and Jim', 'banker and 2 farmers'],
    ['fr', 'Annie, Bill et Jim', 'banquier et 2 fermiers'],
    ['de', 'Annie, Bill und Jim', 'Bankier und 2 Farmer'],
  ] as const)('names and equal professions in %s', (locale, names, professions) => {
    expect(listed(locale, ['Annie', 'Bill', 'Jim'])).toBe(names)
    expect(professionList(locale, ['farmer', 'banker', 'farmer'].sort() as ('farmer' | 'banker')[])).toBe(professions)
  })
  test('a single name is no list', () => {
    expect(listed('de', ['Annie'])).toBe('Annie')
  })
})

describe('coaches', () => {
  test.each([
    ['en', 'from coach 7', 'from the starting coach'],
    ['fr', 'du chariot 7', 'du chariot de départ'],
    ['de', 'aus Kutsche 7', 'aus der Startkutsche'],
  ] as const)('where a pioneer comes from in %s', (locale, bought, starting) => {
    expect(coachName(GLOSSARY[locale], 'c07').from).toBe(bought)
    expect(coachName(GLOSSARY[locale], 's2').from).toBe(starting)
  })
  test('no two bought coaches have the same name', () => {
    expect(new Set(COACHES.map(({ id }) => coachName(GLOSSARY.fr, id).name)).size).toBe(COACHES.length)
    expect(new Set(STARTING_COACHES.map(({ id }) => coachName(GLOSSARY.fr, id).name)).size).toBe(1)
  })
})

describe('sentences that change with a number', () => {
  const { en, fr, de } = TEXTS
  test('one and several pioneers that stay on a coach', () => {
    const left = (n: number) => [en, fr, de].map(({ panel }) => panel.settle.leaves({ left: n, seats: 4, points: 7, dollars: 1 }))
    expect(left(0)).toEqual([
      'empties the coach: 7 VP and $1',
      'vide le chariot\u202f: 7 PV et 1\u202f$',
      'leert die Kutsche: 7 SP und $1',
    ])
    expect(left(1)).toEqual([
      'leaves 1 pioneer on it (4 spaces, 7 VP)',
      'il y restera 1 pionnier (4 cases, 7 PV)',
      'danach noch 1 Pionier darin (4 Plätze, 7 SP)',
    ])
    expect(left(3)).toEqual([
      'leaves 3 pioneers on it (4 spaces, 7 VP)',
      'il y restera 3 pionniers (4 cases, 7 PV)',
      'danach noch 3 Pioniere darin (4 Plätze, 7 SP)',
    ])
  })
  test('one winner, and two who share', () => {
    const over = (winners: string[]) =>
      LOCALES.map((locale) => TEXTS[locale].state.winners({ winners: listed(locale, winners), count: winners.length }))
    expect(over(['Annie'])).toEqual(['**Annie** wins.', '**Annie** remporte la partie.', '**Annie** gewinnt.'])
    expect(over(['Annie', 'Jim'])).toEqual([
      '**Annie and Jim** share the victory.',
      '**Annie et Jim** se partagent la victoire.',
      '**Annie und Jim** teilen sich den Sieg.',
    ])
  })
  test('who is paid for a ride', () => {
    const owners = [
      { who: 'Annie', amount: 1 },
      { who: 'Jim', amount: 2 },
    ]
    const moved = { who: 'Katie', route: 'Boston – Albany', bank: 1, owners }
    expect(en.story.moved(moved)).toBe(
      'The stagecoach travels Boston – Albany; Katie pays $1 to the common supply, $1 to Annie and $2 to Jim.',
    )
    expect(fr.story.moved(moved)).toBe(
      'La diligence parcourt Boston – Albany\u202f; Katie paie 1\u202f$ à la réserve commune, 1\u202f$ à Annie et 2\u202f$ à Jim.',
    )
    expect(de.story.moved({ ...moved, bank: 0 })).toBe(
      'Die Postkutsche fährt Boston – Albany; Katie zahlt $1 an Annie und $2 an Jim.',
    )
    expect(de.story.moved({ ...moved, bank: 0, owners: [] })).toBe(
      'Die Postkutsche fährt Boston – Albany; für Katie ist die Fahrt kostenlos.',
    )
  })
})

test('French punctuation gets its narrow spaces, inserted names stay as they are', () => {
  const name = "O'Neill : a ; b"
  expect(french`« ${name} » : c'est à vous !`).toBe(`«\u202f${name}\u202f»\u202f: c’est à vous\u202f!`)
})

test.each([
  ['en', /costs \$1, \w+ \$2 if it has two roads/],
  ['fr', /coûte 1\u202f\$, \w+ 2\u202f\$ si elle porte deux routes/],
  ['de', /kostet \$1, \w+ \$2, wenn dort zwei Straßen liegen/],
] as const)(
  'the tip for a ride tells the same price of a line as the refusal of one that is too dear, in %s',
  (locale, price) => {
    const { guide, refusals } = TEXTS[locale]
    for (const text of [guide.move, refusals['route-too-dear']]) expect(text).toMatch(price)
  },
)

describe('house rules', () => {
  test.each([
    ['en', /^Four of the rules/],
    ['fr', /^Quatre règles/],
    ['de', /^Vier Regeln/],
  ] as const)('are counted on their page, in %s', (locale, count) => {
    const { text } = TEXTS[locale].rules['house-rules']
    expect(text).toMatch(count)
    expect(text.match(/^- /gm)).toHaveLength(4)
  })
  test.each([
    ['en', 'the only way to more than three others'],
    ['fr', 'le seul accès à plus de trois autres'],
    ['de', 'der einzige Weg zu mehr als drei anderen'],
  ] as const)('say what a refused cover would do to the map, where covers are explained too, in %s', (locale, limit) => {
    expect(BEHIND_A_GATE.random).toBe(3)
    const { rules, refusals } = TEXTS[locale]
    for (const text of [refusals['cover-leaves-no-way'], rules.setup.text, rules['house-rules'].text])
      expect(text).toContain(limit)
  })
})

test.each(LOCALES)('the choices of an option go on after its name and a colon, without a capital, in %s', (locale) => {
  const choices = Object.values(TEXTS[locale].options.covers.choices)
  expect(choices).toHaveLength(3)
  expect(choices.filter((choice) => !/^\p{Ll}/u.test(choice))).toEqual([])
})

test('French has one word for the board, and one for a ride', () => {
  const said = Object.entries(saidBy(speech, 'fr')).flatMap(([where, forms]) => forms.map((form) => `${where}: ${form}`))
  expect(said.filter((form) => /\bplateau\b/.test(form)).length).toBeGreaterThan(5)
  expect(said.filter((form) => /\bla carte\b|\bchemins?\b/.test(form))).toEqual([])
})
