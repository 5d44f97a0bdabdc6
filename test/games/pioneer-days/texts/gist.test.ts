import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import type { EquipmentId } from '../../../../src/games/pioneer-days/data/ids.js'
import { face } from '../../../../src/games/pioneer-days/index.js'
import type { Fact } from '../../../../src/games/pioneer-days/rules/facts.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { PLAYERS } from '../panel-walk.js'

const readerIn = (locale: Reader['locale'], viewer: Reader['viewer'] = 'table'): Reader => ({ locale, names: PLAYERS, viewer })
const gist = (facts: readonly Fact[], reader = readerIn('en')) => face.gist?.(facts, reader)

const STORM: readonly Fact[] = [
  { to: 'table', kind: 'disaster', disaster: 'storm', final: false },
  { to: 'table', kind: 'stormed', seat: 0, wagon: 0, how: 'shielded' },
  { to: 'table', kind: 'stormed', seat: 1, wagon: 0, how: 'damaged' },
  { to: 'table', kind: 'stormed', seat: 0, wagon: 1, how: 'paid' },
  { to: 'table', kind: 'stormed', seat: 0, wagon: 4, how: 'damaged' },
  { to: 'table', kind: 'stormed', seat: 0, wagon: 2, how: 'damaged' },
]
const DISEASE: readonly Fact[] = [
  { to: 'table', kind: 'sickened', seat: 0, townsfolk: 'teacher', how: 'lost' },
  { to: 'table', kind: 'sickened', seat: 0, townsfolk: 'doctor', how: 'lost' },
  { to: 'table', kind: 'sickened', seat: 0, townsfolk: 'miller', how: 'paid' },
]

describe('the gist', () => {
  test('lists damaged wagons by their numbers, however the player saw to them', () => {
    const damaged = { to: 'table', kind: 'stormed', seat: 0, how: 'damaged' } as const
    expect(gist([2, 0, 1].map((wagon) => ({ ...damaged, wagon })))).toEqual(['Annie: damage on wagons 1, 2 and 3.'])
  })
  test('tells of a disaster what it did to each player', () => {
    expect(gist(STORM)).toEqual([
      'A storm breaks over the wagons.',
      'Annie: 1 wagon protected; 1 wood for 1 wagon; damage on wagons 3 and 5.',
      'Bill takes a damage token on wagon 1.',
    ])
    expect(gist(STORM, readerIn('de', 1))?.[1]).toMatch(/^Annie: /)
    expect(gist(STORM, readerIn('de', 0))?.[1]).toMatch(/^Bei dir: /)
    expect(gist(STORM, readerIn('en', 0))?.[1]).toBe('You: 1 wagon protected; 1 wood for 1 wagon; damage on wagons 3 and 5.')
  })
  test.each([
    ['en', 'Annie: 1 medicine for 1 townsperson; Teacher Clara Whitcomb and Doctor Elias Whitaker lost.'],
    ['fr', 'Annie : 1 remède pour 1 habitant ; perte de l’institutrice Clara Whitcomb et du médecin Elias Whitaker.'],
    ['de', 'Annie: 1 Medizin für 1 Stadtbewohner; Lehrerin Clara Whitcomb und Arzt Elias Whitaker verloren.'],
  ] as const)('names who was lost to a disease, in %s', (locale, told) => {
    expect(gist(DISEASE, readerIn(locale))?.map((line) => line.replaceAll('\u202f', ' '))).toEqual([told])
  })
  test.each([
    ['en', 0, 'You: 1 medicine for 1 townsperson; you lose Teacher Clara Whitcomb and Doctor Elias Whitaker.'],
    ['de', 0, 'Bei dir: 1 Medizin für 1 Stadtbewohner; du verlierst Lehrerin Clara Whitcomb und Arzt Elias Whitaker.'],
  ] as const)('says to the reader whom they lose, in %s', (locale, viewer, told) => {
    expect(gist(DISEASE, readerIn(locale, viewer))).toEqual([told])
  })
  test.each([
    ['en', 'You lose Teacher Clara Whitcomb and Doctor Elias Whitaker.', /^Annie loses Teacher Clara Whitcomb and Doctor/],
    ['fr', 'Vous perdez l’institutrice Clara Whitcomb et le médecin Elias Whitaker.', /^Annie perd l’institutrice/],
    ['de', 'Du verlierst Lehrerin Clara Whitcomb und Arzt Elias Whitaker.', /^Annie verliert Lehrerin Clara Whitcomb und/],
  ] as const)('tells in a sentence who only loses people, in %s', (locale, own, about) => {
    const lost = DISEASE.slice(0, 2)
    expect(gist(lost, readerIn(locale, 0))).toEqual([own])
    expect(gist(lost, readerIn(locale, 1))?.[0]).toMatch(about)
  })
  test('adds up what the things of a player bring, but leaves each exchange alone', () => {
    const effect = { to: 'table', kind: 'effect', seat: 0, cost: {} } as const
    const facts: readonly Fact[] = [
      { ...effect, source: 'cash-box', gain: { silver: 3 } },
      { ...effect, seat: 1, source: 'miller', gain: { silver: 4 } },
      { ...effect, source: 'hunter', gain: { silver: 2, wood: 1 } },
      { ...effect, source: 'gambler', cost: { silver: 3 }, gain: { gold: 1 } },
    ]
    expect(gist(facts)).toEqual([
      'Cash box, Hunter Amos Pike: Annie gets $5 and 1 wood.',
      'Miller Gideon Clarke: Bill gets $4.',
      'Gambler Lottie Devine: Annie gives $3 for 1 gold token.',
    ])
  })
  describe('of a card that asks for equipment', () => {
    const satisfied: Fact = { to: 'table', kind: 'satisfied', seat: 0, town: 'workshop', gave: { equipment: 2 }, favours: 4 }
    const given = (tile: EquipmentId): Fact => ({ to: 'table', kind: 'tile-given', seat: 0, town: 'workshop', tile })
    test.each([
      ['en', /4 favors\. You have yet to choose the equipment\.$/, 'You give the axe to the workshop.'],
      ['fr', /4 faveurs\. Il vous reste à choisir l’équipement\.$/, 'Vous cédez la hache pour l’atelier.'],
      ['de', /4 Gefallen\. Die Ausrüstung dafür musst du noch wählen\.$/, 'Du gibst die Axt für die Werkstatt her.'],
    ] as const)('says to its reader that tiles have to be chosen, then which were, in %s', (locale, awaited, chosen) => {
      expect(gist([satisfied], readerIn(locale, 0))?.join(' ')).toMatch(awaited)
      expect(gist([given('axe')], readerIn(locale, 0))).toEqual([chosen])
    })
    test('names all tiles at once that went with the card', () => {
      expect(gist([satisfied, given('axe'), given('saw')], readerIn('en', 0))).toEqual([
        'You satisfy the workshop (2 equipment tiles) and earn 4 favors.',
        'You give the axe and the saw to the workshop.',
      ])
    })
    test('leaves the tiles to the picture for everybody else', () => {
      const told = ['Annie satisfies the workshop (2 equipment tiles) and earns 4 favors.']
      expect(gist([satisfied, given('axe')])).toEqual(told)
      expect(gist([satisfied, given('axe')], readerIn('en', 1))).toEqual(told)
    })
  })
  test('tells all herds at once, and the reader’s own apart', () => {
    const facts: readonly Fact[] = [0, 1, 2].map((seat) => ({ to: 'table', kind: 'herd-scored', seat, points: seat + 2 }))
    expect(gist(facts)).toEqual(['Herds: Annie 2 VP, Bill 3 VP, Katie 4 VP.'])
    expect(gist(facts, readerIn('en', 1))).toEqual(['Herds: Annie 2 VP, Katie 4 VP.', 'Your herd brings 3 VP.'])
  })
  test.each(LOCALES)('leaves what lies out for a week to the picture, in %s', (locale) => {
    const week: Fact = {
      to: 'table',
      kind: 'week',
      week: 2,
      towns: ['bank'],
      equipment: ['axe'],
      townsfolk: { wild: 'cook', mine: 'miner', equip: 'tailor', cattle: 'drover', wood: 'mason', medicine: 'nurse' },
    }
    const told = gist([week], readerIn(locale)) ?? []
    expect(told.join('\n').split('\n')).toHaveLength(1)
    expect(face.story(week, readerIn(locale))).toContain(told[0])
  })
})
