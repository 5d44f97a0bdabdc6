import { describe, expect, test } from 'vitest'
import { PHONE_LABEL } from '../../../../src/game-kit/rows.js'
import { type EquipmentId, TOWN_IDS, type TownsfolkId } from '../../../../src/games/pioneer-days/data/ids.js'
import type { State } from '../../../../src/games/pioneer-days/rules/types.js'
import { TEXTS } from '../../../../src/games/pioneer-days/texts/index.js'
import { townName } from '../../../../src/games/pioneer-days/texts/naming.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { buttonsOf, labelsOf, optionsOf, shown, textOf } from '../panel-walk.js'
import { ending, holding, inTown, NO_TOLL, resolvingOf, tableOf, taking } from '../rules/position.js'

const reasons = (state: State, path: readonly string[] = []) =>
  (shown(state, path).panel.notNow ?? []).map(({ what, why }) => `${what}: ${why}`)

describe('a town card', () => {
  test.each(LOCALES)('has a button that a phone shows whole, in %s', (locale) => {
    const { satisfy } = TEXTS[locale].panel.town
    const labels = TOWN_IDS.map((id) => satisfy({ number: 3, town: townName(id, locale) }))
    expect(labels.filter(({ length }) => length > PHONE_LABEL)).toEqual([])
  })
})

describe('taking a die', () => {
  test('each die is a button with face and colour, and its face has a line with the three uses and who could be recruited', () => {
    const { panel, marks } = shown(taking({ players: [{ silver: 8 }] }))
    expect(panel.title).toBe('Week 1, day 1: take a die')
    expect(labelsOf(panel)).toEqual([
      '1 · Wild (blue)',
      '2 · Mine (red)',
      '3 · Cattle (yellow)',
      '4 · Wood (green)',
      'Small wagon $5',
      'Large wagon $8',
    ])
    expect(textOf(panel)).toMatch(
      /-# \*\*Cattle\*\*: income \$4, or 1 cattle, or recruit Drover Mateo Vargas\. Once, when recruited: \d cattle\./,
    )
    expect(marks).toEqual([0, 1, 2, 3].map((die) => ({ kind: 'die', die, label: String(die + 1) })))
  })
  test('a menu takes and uses a die at once, with people by their trade', () => {
    const { panel } = shown(taking({ pool: 'blue-cattle red-mine' }))
    expect(optionsOf(panel).map(({ label }) => label)).toEqual([
      '1 · Cattle · Income $4',
      '1 · Cattle · Take 1 cattle',
      '1 · Cattle · Recruit Drover',
      '2 · Mine · Income $2',
      '2 · Mine · Take 1 gold token',
      '2 · Mine · Recruit Carpenter',
    ])
    expect(textOf(panel)).toContain('recruit Drover Mateo Vargas')
  })
  test.each([
    ['en', '⚠ not all of it fits in your wagons'],
    ['fr', '⚠ tout ne tiendra pas dans vos chariots'],
    ['de', '⚠ nicht alles passt auf deine Wagen'],
  ] as const)('the menu warns of each use that brings more than there is room for, in %s', (locale, warning) => {
    const townsfolk = { ...tableOf().townsfolk, mine: 'seamstress', cattle: null } as const
    const warned = (wood: number) => {
      const { panel } = shown(taking({ pool: 'blue-cattle red-mine', players: [{ wood }], townsfolk }), [], locale)
      return optionsOf(panel).map(({ description = '' }) => description.startsWith(warning))
    }
    expect(warned(0)).toEqual([false, false, false, false, false])
    expect(warned(6)).toEqual([false, false, false, false, true])
    expect(warned(8)).toEqual([false, false, false, true, true])
  })
  test.each([
    ['an axe, which brings wood with Wood', 'wood', { equipment: ['axe'] }, { wood: 5 }],
    ['a carpenter, who brings wood with Wood', 'wood', { townsfolk: ['carpenter'] }, { wood: 7 }],
    ['a mortar, which brings medicine with Medicine', 'medicine', { equipment: ['mortar'] }, { medicine: 5 }],
    ['a barber, who brings medicine with Medicine', 'medicine', { townsfolk: ['barber'] }, { medicine: 7 }],
    ['a coffee pot, which brings wood with Wild', 'wild', { equipment: ['coffee-pot'] }, { wood: 5 }],
    ['a saddler, who brings wood with Equip', 'equip', { townsfolk: ['saddler'] }, { wood: 6 }],
  ] as const)('the menu warns of what no longer fits beside the goods of %s', (_who, face, source, goods) => {
    const warned = (fewer: number) => {
      const less = Object.fromEntries(Object.entries(goods).map(([good, count]) => [good, count - fewer]))
      const players = [{ ...source, ...less }]
      const state = taking({ pool: `blue-${face} red-mine`, equipment: ['saw'], players })
      return optionsOf(shown(state).panel).flatMap(({ label, description = '' }) =>
        label.startsWith('1') && description.startsWith('⚠') ? [label] : [],
      )
    }
    const what = { wood: /Take 1 wood/, medicine: /Take 1 medicine/, wild: /Take 1 wood/, equip: /Saw/ }[face]
    expect(warned(0)).toContainEqual(expect.stringMatching(what))
    expect(warned(2)).not.toContainEqual(expect.stringMatching(what))
  })
  test.each([
    [
      'en',
      /\*\*Equip\*\*: income \$3, or recruit [^(]* \(no equipment left\)\./,
      /\*\*Mine\*\*: income \$2, or recruit [^(]* \(no gold left\)\./,
    ],
    [
      'fr',
      /\*\*Équipement\*\*\s: revenu 3\s\$, ou engager [^(]* \(équipement épuisé\)\./,
      /\*\*Mine\*\*\s: revenu 2\s\$, ou engager [^(]* \(or épuisé\)\./,
    ],
    [
      'de',
      /\*\*Ausrüstung\*\*: Einkommen \$3 oder [^(]* anwerben \(keine Ausrüstung mehr\)\./,
      /\*\*Mine\*\*: Einkommen \$2 oder [^(]* anwerben \(kein Gold mehr\)\./,
    ],
  ] as const)('G16, G23 a face tells what it cannot bring any more, in %s', (locale, noTile, noGold) => {
    const { others } = TEXTS[locale].panel.take.actions
    const pool = 'blue-wild red-equip yellow-mine'
    const tiles = textOf(shown(taking({ pool, equipment: [] }), [], locale).panel)
    const gold = textOf(shown(taking({ pool, goldBag: [0, 0, 0] }), [], locale).panel)
    expect(tiles).toMatch(noTile)
    expect(gold).toMatch(noGold)
    for (const text of [tiles, gold]) expect(text).toContain(others)
    expect(textOf(shown(taking({ pool }), [], locale).panel)).not.toContain(others)
  })
  test('G23 gold is promised only as far as it is in the bag', () => {
    const rich = { players: [{ equipment: ['shovel'] as const }], pool: 'red-mine' }
    expect(textOf(shown(taking(rich)).panel)).toContain('or 2 gold tokens')
    expect(textOf(shown(taking({ ...rich, goldBag: [0, 1, 0] })).panel)).toContain('or 1 gold token,')
  })
  test("a player's things change what a die brings", () => {
    const state = taking({ players: [{ townsfolk: ['shopkeeper', 'mason'] }], pool: 'blue-wood red-mine' })
    expect(textOf(shown(state).panel)).toContain('**Wood**: income $6, or 2 wood, or')
  })
  test.each([
    ['en', 'End turn: First take a die; you can end your turn once you have used it.'],
    ['fr', 'Terminer le tour: Prenez d’abord un dé ; vous pourrez terminer le tour après l’avoir utilisé.'],
    ['de', 'Zug beenden: Nimm erst einen Würfel; wenn du ihn genutzt hast, kannst du den Zug beenden.'],
  ] as const)('comes before the end of the turn, and there is no die yet that would have to be used, in %s', (locale, told) => {
    const { notNow = [] } = shown(taking(), [], locale).panel
    expect(notNow.map(({ what, why }) => `${what}: ${why}`.replaceAll('\u202f', ' '))).toContain(told)
  })
  test('an empty slot has nobody to recruit', () => {
    const { townsfolk } = tableOf()
    const state = taking({ townsfolk: { ...townsfolk, mine: null } })
    expect(textOf(shown(state).panel)).toContain('**Mine**: income $2, or 1 gold token (nobody left to recruit).')
  })
})

describe('an exchange', () => {
  const state: State = {
    ...tableOf({ players: [{ silver: 5, townsfolk: ['gambler'] }] }),
    phase: 'react',
    die: { colour: 'blue', face: 'wild', taken: 'wild' },
    reactions: ['gambler'],
  }
  test('tells both sides of it, and can be left', () => {
    const { panel } = shown(state)
    expect(textOf(panel)).toMatch(/- \*\*Gambler Lottie Devine\*\*: \$\d for 1 gold token/)
    expect(labelsOf(panel).slice(0, 2)).toEqual([expect.stringMatching(/^Gambler: give \$\d$/), 'Skip the exchange'])
  })
  test('says before a wagon is bought what the silver would no longer pay for', () => {
    const told = (silver: number) =>
      textOf(shown({ ...state, ...tableOf({ players: [{ silver, townsfolk: ['gambler'] }] }) }).panel)
    const warning = (wagon: string) =>
      `⚠ If you buy ${wagon} now, you will not have enough silver left for: Gambler Lottie Devine.`
    expect(told(4)).not.toContain('⚠')
    expect(told(6)).toContain(warning('a small wagon'))
    expect(told(9)).not.toContain(warning('a small wagon'))
    expect(told(9)).toContain(warning('a large wagon'))
    expect(told(10)).not.toContain('⚠')
  })
  test('warns before gold comes for which there is no room', () => {
    const told = (wood: number) =>
      textOf(shown({ ...state, ...tableOf({ players: [{ silver: 2, wood, townsfolk: ['gambler'] }] }) }).panel)
    expect(told(8)).toContain('⚠ Your wagons are full')
    expect(told(6)).not.toContain('⚠')
  })
})

describe('using a die', () => {
  test('income, action, recruiting, and turning the die', () => {
    const { panel, marks } = shown(holding('cattle', { players: [{ silver: 3 }] }))
    expect(labelsOf(panel)).toEqual(['Income $4', 'Take 1 cattle', 'Recruit Drover Mateo Vargas', 'Turn the die ($3)'])
    expect(textOf(panel)).toMatch(
      /^You have .*\.\nAvailable to recruit: \*\*Drover Mateo Vargas\*\*\. Once, when recruited: \d cattle\. Game end: 1 VP/,
    )
    expect(marks).toEqual([{ kind: 'slot', face: 'cattle', label: '★' }])
  })
  test('Wild stands for every action', () => {
    expect(labelsOf(shown(holding('wild')).panel)).toEqual([
      'Income $1',
      'Take 1 gold token',
      'Take 1 cattle',
      'Take 1 wood',
      'Take 1 medicine',
      'Take equipment',
      'Recruit Blacksmith Silas Boone',
    ])
  })
  test('equipment is chosen from a menu that says what each tile does', () => {
    const { panel, marks } = shown(holding('equip'), ['equip'])
    expect(optionsOf(panel).map(({ label, description }) => `${label}: ${description}`)).toEqual([
      expect.stringMatching(/^1 · Axe: Whenever you take a die with Wood: \d wood\.$/),
      '2 · Saw: The Wood action brings one more wood.',
      expect.stringMatching(/^3 · Map: Whenever you take a die with Wild: \$\d\.$/),
      expect.stringMatching(/^4 · Toolbox: Whenever you take a die with Equip: \$\d\.$/),
    ])
    expect(marks.map((mark) => (mark.kind === 'tile' ? `${mark.label} ${mark.tile}` : ''))).toEqual([
      '1 axe',
      '2 saw',
      '3 map',
      '4 toolbox',
    ])
    expect(labelsOf(panel)).toEqual(['Back'])
  })
  test('a turned die says what it showed, and is not turned again', () => {
    const state = holding('wood', { players: [{ silver: 9 }] }, true)
    const { panel } = shown(state)
    expect(textOf(panel)).toContain('You turned the die; when you took it, it showed Wood.')
    expect(labelsOf(panel)).not.toContain('Turn the die ($3)')
    expect(reasons(state)).toContain('Turn the die ($3): You can turn a die only once a turn.')
  })
  test('turning shows what each other face would bring', () => {
    const { panel, marks } = shown(holding('mine', { players: [{ silver: 3 }] }), ['turn'])
    expect(textOf(panel)).toContain('-# **Medicine**: income $6, or 1 medicine, or recruit Shopkeeper Abigail Stern.')
    expect(labelsOf(panel)).toEqual(['1 · Wild', '2 · Equip', '3 · Cattle', '4 · Wood', '5 · Medicine', 'Back'])
    // What can be pressed is right below the picture.
    expect(panel.blocks.map(({ kind }) => kind)).toEqual(['text', 'buttons', 'buttons'])
    expect(marks.map((mark) => (mark.kind === 'face' ? `${mark.label} ${mark.face}` : ''))).toEqual([
      '1 wild',
      '2 equip',
      '3 cattle',
      '4 wood',
      '5 medicine',
    ])
  })
  test('full wagons are a warning', () => {
    const full = textOf(shown(holding('wood', { players: [{ wood: 8 }] })).panel)
    expect(full).toContain('your goods fill **4 of 4 spaces**')
    expect(full).toContain('⚠ Your wagons are full')
    expect(textOf(shown(holding('wood')).panel)).not.toContain('⚠')
  })
  test.each([
    ['more gold than there is room for', holding('mine', { players: [{ wood: 4, equipment: ['shovel'] }] })],
    [
      'a recruit who brings too much',
      holding('mine', { players: [{ wood: 6 }], townsfolk: { ...tableOf().townsfolk, mine: 'seamstress' } }),
    ],
  ])('%s is a warning', (_what, state) => {
    expect(textOf(shown(state).panel)).toContain('⚠ Your wagons have little room left')
  })
  test('what needs no space and what just fits is no warning', () => {
    const slots = { ...tableOf().townsfolk, cattle: null }
    expect(textOf(shown(holding('cattle', { players: [{ wood: 8 }], townsfolk: slots })).panel)).not.toContain('⚠')
    expect(textOf(shown(holding('mine', { players: [{ wood: 6 }] })).panel)).not.toContain('⚠')
  })
  test('a tile that brings more spaces than it needs is no warning', () => {
    const told = (...equipment: readonly EquipmentId[]) =>
      textOf(
        shown(holding('equip', { players: [{ wood: 8 }], townsfolk: { ...tableOf().townsfolk, equip: null }, equipment })).panel,
      )
    expect(told('saddlebags')).not.toContain('⚠')
    expect(told('saddlebags', 'axe')).toContain('⚠ Your wagons are full')
  })
  test('an invalid path leads to the first panel', () => {
    const state = holding('wood')
    for (const path of [['nonsense'], ['equip'], ['turn']]) expect(shown(state, path).panel).toEqual(shown(state).panel)
  })
  test('what is not possible has its reason', () => {
    const { townsfolk } = tableOf()
    expect(reasons(holding('wood', { townsfolk: { ...townsfolk, wood: null } }))).toEqual([
      expect.stringMatching(/^Take 1 gold token, Take 1 cattle, Take 1 medicine, Take equipment: .*\.$/),
      expect.stringMatching(/^Recruit townsfolk: .* already been recruited.*\.$/),
      expect.stringMatching(/^Turn the die \(\$3\): .*\.$/),
      expect.stringMatching(/^Small wagon \$5, Large wagon \$8: .*\.$/),
      expect.stringMatching(/^End turn: .*\.$/),
    ])
  })
})

describe('the end of a turn', () => {
  test('leads on, or to a wagon', () => {
    expect(labelsOf(shown(ending({ players: [{ silver: 5 }] })).panel)).toEqual(['End turn', 'Small wagon $5'])
  })
  test('who can buy no wagon is not told of any', () => {
    const told = (silver: number) => textOf(shown(ending({ players: [{ silver }] })).panel)
    expect(told(5)).toContain('You have used your die. You can still buy wagons.')
    expect(told(2)).toContain('You have used your die.')
    expect(told(2)).not.toContain('wagons')
  })
  test('waits until there is room', () => {
    const state = ending({ players: [{ wood: 9, equipment: ['banjo'], gold: [1, 3], silver: 5, wagons: 'S' }] })
    const { panel } = shown(state)
    expect(textOf(panel)).toContain('Your goods need 8 spaces, and you have 4. Give back what you need least, or buy a wagon.')
    expect(labelsOf(panel)).toEqual(['Give back 1 wood', 'Give back 1 gold token', 'Small wagon $5'])
    expect(optionsOf(panel).map(({ label }) => label)).toEqual(['Give up the banjo'])
    expect(reasons(state)[0]).toMatch(/^End turn: Your goods do not fit .*\.$/)
  })
  test('speaks of buying a wagon only where one can be bought', () => {
    const { panel } = shown(ending({ players: [{ wood: 9, silver: 4, wagons: 'S' }] }))
    expect(textOf(panel)).toContain('Give back what you need least.')
  })
})

describe('a storm', () => {
  const struck = (wagons: string, wood: number, shields = 0): State => {
    const players = [{ wagons, wood }]
    const seats = wagons.split(' ').map((_, wagon) => wagon)
    const tolls = [{ wagons: seats, townsfolk: [], shields }, NO_TOLL, NO_TOLL]
    return { ...tableOf({ players }), phase: 'disaster', resolving: resolvingOf({ disaster: 'storm', tolls }) }
  }
  test('asks for each wagon, with a button for all at once', () => {
    const { panel, marks } = shown(struck('S L', 2))
    expect(textOf(panel)).toContain('your goods fill **1 of 10 spaces**')
    expect(labelsOf(panel)).toEqual(['Save all wagons (2 wood)', 'One by one'])
    expect(labelsOf(shown(struck('S L', 2), ['singly']).panel)).toEqual([
      '1 · Small wagon: pay 1 wood',
      '1 · Small wagon: take damage',
      '2 · Large wagon: pay 1 wood',
      '2 · Large wagon: take damage',
      'Back',
    ])
    expect(marks).toEqual([0, 1].map((wagon) => ({ kind: 'wagon', seat: 0, wagon, label: String(wagon + 1) })))
  })
  test('with many wagons the way to decide is chosen first, then the wagon', () => {
    const { panel } = shown(struck('S L S', 1))
    expect(labelsOf(panel)).toEqual(['One by one'])
    expect(optionsOf(panel).map(({ label, description }) => [label, description])).toEqual([
      ['Save only wagon 1', 'costs 1 wood; damage on wagons 2 and 3'],
      ['Save only wagon 2', 'costs 1 wood; damage on wagons 1 and 3'],
      ['Save only wagon 3', 'costs 1 wood; damage on wagons 1 and 2'],
      ['Take damage on all wagons', 'costs nothing; damage on wagons 1, 2 and 3'],
    ])
    expect(optionsOf(shown(struck('S L S', 1), ['singly']).panel).map(({ label }) => label)).toEqual([
      '1 · Small wagon: pay 1 wood',
      '2 · Large wagon: pay 1 wood',
      '3 · Small wagon: pay 1 wood',
      '1 · Small wagon: take damage',
      '2 · Large wagon: take damage',
      '3 · Small wagon: take damage',
    ])
    expect(reasons(struck('S L S', 1))).toContain('Save all wagons (3 wood): You do not have enough to pay for all of it.')
  })
  test('every way to save some wagons is offered, the most wagons first', () => {
    const labels = optionsOf(shown(struck('S L S L', 3)).panel).map(({ label }) => label)
    expect(labels.slice(0, 5)).toEqual([
      'Save only wagons 1, 2 and 3',
      'Save only wagons 1, 2 and 4',
      'Save only wagons 1, 3 and 4',
      'Save only wagons 2, 3 and 4',
      'Save only wagons 1 and 2',
    ])
    expect(labels.filter((label) => label.startsWith('Save only'))).toHaveLength(4 + 6 + 4)
  })
  test('with more ways than a menu holds, one for each number of wagons', () => {
    const labels = optionsOf(shown(struck('S L S L S', 4)).panel).map(({ label }) => label)
    expect(labels.filter((label) => label.startsWith('Save only'))).toEqual([
      'Save only wagons 1, 2, 3 and 4',
      'Save only wagons 1, 2 and 3',
      'Save only wagons 1 and 2',
      'Save only wagon 1',
    ])
  })
  test('two ways are buttons below what each of them costs and loses', () => {
    expect(labelsOf(shown(struck('S L', 0, 1)).panel)).toEqual(['Save only wagon 1', 'Save only wagon 2', 'One by one'])
    const outcomes =
      '**Save only wagon 1** – costs nothing; damage on wagon 2\n**Save only wagon 2** – costs nothing; damage on wagon 1'
    expect(textOf(shown(struck('S L', 0, 1)).panel)).toContain(outcomes)
  })
  test.each([
    ['en', 'Save all wagons (1 wood)'],
    ['fr', 'Sauver tous les chariots (1 bois)'],
    ['de', 'Alle Wagen retten (1 Holz)'],
  ] as const)('to save everything has its price as well, less what is protected, in %s', (locale, label) => {
    expect(labelsOf(shown(struck('S L', 2, 1), [], locale).panel)[0]).toBe(label)
  })
  test('shields are offered as long as there are any', () => {
    const { panel } = shown(struck('S', 0, 1))
    expect(textOf(panel)).toContain('1 wagon can be protected without wood')
    expect(labelsOf(panel)).toEqual(['1 · Small wagon: protected', '1 · Small wagon: take damage'])
  })
  test('a player with nothing to decide reads who decides, in every language', () => {
    for (const locale of LOCALES) {
      const { panel } = shown(struck('S', 1), [], locale, 1)
      expect(textOf(panel)).toContain('Annie')
      expect(buttonsOf(panel)).toEqual([])
    }
  })
})

describe('a disease', () => {
  const ill = (townsfolk: readonly TownsfolkId[], medicine = 1): State => {
    const tolls = [{ wagons: [], townsfolk, shields: 0 }, NO_TOLL, NO_TOLL]
    return {
      ...tableOf({ players: [{ townsfolk, medicine }] }),
      phase: 'disaster',
      resolving: resolvingOf({ disaster: 'disease', tolls }),
    }
  }
  test('asks for each townsfolk by trade, names everybody beside it, and says what would be lost', () => {
    const { panel } = shown(ill(['blacksmith', 'teacher']))
    expect(optionsOf(panel).map(({ label }) => label)).toEqual(['Save only Blacksmith', 'Save only Teacher', 'Lose everybody'])
    expect(labelsOf(panel)).toEqual(['One by one'])
    expect(textOf(panel)).toContain('\n-# 1 · Blacksmith Silas Boone, 2 · Teacher Clara Whitcomb')
    const singly = shown(ill(['blacksmith', 'teacher']), ['singly']).panel
    expect(labelsOf(singly)).toEqual([
      '1 · Blacksmith: 1 medicine',
      '1 · Blacksmith: lost',
      '2 · Teacher: 1 medicine',
      '2 · Teacher: lost',
      'Back',
    ])
    expect(textOf(singly)).toMatch(/- \*\*1 · Blacksmith Silas Boone\*\*: \d VP now\. Wagons cost you \$\d less\./)
  })
  test.each([
    ['en', 'Save everybody (2 medicine)'],
    ['fr', 'Sauver tout le monde (2 remèdes)'],
    ['de', 'Alle retten (2 Medizin)'],
  ] as const)('to save everybody has its price, in %s', (locale, label) => {
    expect(labelsOf(shown(ill(['blacksmith', 'teacher'], 2), [], locale).panel)[0]).toBe(label)
  })
  test.each(LOCALES)('plans whose names are too long for a button on a phone are in a menu, in %s', (locale) => {
    const both = (shields: number, ...townsfolk: readonly TownsfolkId[]) => {
      const state = ill(townsfolk, 0)
      if (state.phase !== 'disaster') throw new Error('there is no disease')
      const tolls = [{ wagons: [], townsfolk, shields }, NO_TOLL, NO_TOLL]
      return shown({ ...state, resolving: resolvingOf({ disaster: 'disease', tolls }) }, [], locale).panel
    }
    const panels = [both(1, 'cook', 'teacher'), both(3, 'engineer', 'preacher', 'sheriff', 'midwife', 'mason', 'baker', 'tailor')]
    for (const panel of panels) expect(labelsOf(panel).filter(({ length }) => length > PHONE_LABEL)).toEqual([])
    // The three names just fit in German.
    expect(panels.map((panel) => optionsOf(panel).length === 0)).toEqual([true, locale === 'de'])
  })
  test('with many townsfolk each option says what would be lost', () => {
    expect(optionsOf(shown(ill(['midwife', 'teacher', 'cook'])).panel)).toHaveLength(4)
    const { panel } = shown(ill(['midwife', 'teacher', 'cook']), ['singly'])
    expect(textOf(panel)).toContain('\n-# 1 · Midwife Martha Bell, 2 · Teacher Clara Whitcomb, 3 · Cook James Freeman')
    const options = optionsOf(panel)
    expect(options).toHaveLength(6)
    expect(options[0]?.description).toMatch(/^\d VP · At the end of each week: \d medicine\.$/)
  })
})

describe('in town', () => {
  test('a player who has to make room is not told to buy a wagon there', () => {
    const [reason = ''] = reasons(inTown(['bank'], { players: [{ wagons: 'S', gold: [1, 1, 1, 1, 1] }] }))
    expect(reason).toBe(
      'Leave town: Your goods do not fit on your wagons: first give back the excess, or buy a wagon if it is your turn.',
    )
  })
  test("cards that can be supplied are buttons, and all are shown with this player's needs", () => {
    const state = inTown(['sawmill', 'hospital'], { players: [{ wood: 3, townsfolk: ['postmaster'] }] })
    const { panel, marks } = shown(state)
    expect(textOf(panel)).toMatch(/\*\*1 · Sawmill\*\*: 3 wood for \d favors\n\*\*2 · Hospital\*\*: 4 medicine for \d favors/)
    expect(labelsOf(panel)).toEqual(['1 · Satisfy Sawmill', 'Leave town'])
    expect(marks.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['town 1', 'town 2'])
    expect(reasons(state)[0]).toMatch(/^2 · Satisfy Hospital: You have to give everything .*\.$/)
  })
  test('whoever gives the last tile that is asked for leaves by the same press, if nothing is left to supply or to put away', () => {
    const state = inTown(['workshop'], { players: [{ equipment: ['axe', 'saddlebags'], wagons: 'S', gold: [1, 1, 1, 1, 1] }] })
    if (state.phase !== 'town') throw new Error('not in town')
    const [own, ...others] = state.visits
    if (own === undefined) throw new Error('no visit')
    const giving: State = { ...state, visits: [{ ...own, giving: { town: 'workshop', left: 1 } }, ...others] }
    const presses = optionsOf(shown(giving).panel).map(({ target }) => (target.kind === 'action' ? target.action : ''))
    expect(presses).toEqual(['give.axe+leave-town', 'give.saddlebags'])
  })
  test('equipment for a card is picked from the player’s own', () => {
    const state = inTown(['workshop'], { players: [{ equipment: ['axe', 'saw', 'banjo'] }] })
    if (state.phase !== 'town') throw new Error('not in town')
    const [own, ...others] = state.visits
    if (own === undefined) throw new Error('no visit')
    const giving: State = { ...state, visits: [{ ...own, giving: { town: 'workshop', left: 2 } }, ...others] }
    const { panel, marks } = shown(giving)
    expect(panel.title).toBe('Equipment for the workshop')
    expect(optionsOf(panel).map(({ label }) => label)).toEqual(['1 · Axe', '2 · Saw', '3 · Banjo'])
    expect(marks.map((mark) => (mark.kind === 'tile' ? mark.tile : ''))).toEqual(['axe', 'saw', 'banjo'])
  })
})

test('player boards are shown with their start goods and powers', () => {
  const offers = [
    ['widow', 'trader'],
    ['stockman', 'healer'],
    ['ranger', 'professor'],
  ] as const
  const { panel } = shown({ ...tableOf({ options: { boards: 'unique' } }), phase: 'boards', offers })
  expect(textOf(panel)).toMatch(/\*\*1 · Widow Adeline Garland\*\*: begins with a (small|large) wagon, \$\d/)
  expect(textOf(panel)).toContain('1 equipment tile, drawn at random')
  expect(labelsOf(panel)).toEqual(['1 · Widow Adeline Garland', '2 · Trader Jim Beckett'])
})
