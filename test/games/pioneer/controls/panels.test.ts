/** What single panels say and offer, and what becomes of presses that come too late. */
import { describe, expect, test } from 'vitest'
import { PHONE_LABEL } from '../../../../src/game-kit/rows.js'
import { DIE_FACES } from '../../../../src/games/pioneer/data/die.js'
import { SHIP_STATISTICS } from '../../../../src/games/pioneer/data/units.js'
import { face } from '../../../../src/games/pioneer/index.js'
import type { Action, State } from '../../../../src/games/pioneer/rules/types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { describeRoll } from '../../../../src/games/pioneer/texts/effects.js'
import { GLOSSARY } from '../../../../src/games/pioneer/texts/glossary.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { buttonsOf, labelsOf, optionsOf, PLAYERS, rowsOf, shown, textOf, walk } from '../panel-walk.js'
import { given } from '../rules/given.js'
import { inCards, inMoves } from '../rules/position.js'

const panelOf = (state: State, path: readonly string[] = []) => shown(state, path).panel
const labelled = (state: State) => optionsOf(panelOf(state)).map(({ label }) => label)
/** With ordinary spaces. */
const plain = (words: string) => words.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
const deck = ['gold', 'gold', 'gold', 'gold', 'gold'] as const

describe.each([
  ['en', 'Move ships from 1, 2, 3, 4…', 'Move ships from 1–8…'],
  ['fr', 'Déplacer depuis 1, 2, 3, 4…', 'Déplacer depuis 1–8…'],
  ['de', 'Schiffe von 1, 2, 3, 4 …', 'Schiffe von 1–8 …'],
] as const)('the menu of moves, in %s', (locale, listed, spanned) => {
  const menusWith = (sectors: number) => {
    const tiles = Object.fromEntries(Array.from({ length: sectors }, (_, tile) => [tile, { ships: '0 colonizer 1' }]))
    const [moves] = walk(inMoves(tiles), locale, 0)
    return rowsOf(moves?.panel ?? { title: '', blocks: [] }).flatMap((row) => (row.kind === 'menu' ? [row.placeholder] : []))
  }
  test('names the sectors that ships leave from, or the first and the last of more than a phone shows', () => {
    expect(menusWith(4)).toEqual([listed])
    expect(menusWith(8)).toEqual([spanned])
    for (const placeholder of menusWith(8)) expect(placeholder.length).toBeLessThanOrEqual(PHONE_LABEL)
  })
})

describe('the card panel', () => {
  const rich = { pool: { actions: 3, money: 12 }, tiles: { 0: { ships: '0 scout 1' } } } as const

  test('has actions and money in its first line, and stays when a card was bought', () => {
    const state = inCards(['recycling'], rich)
    expect(textOf(panelOf(state))).toMatch(/^\*\*3 actions\*\* and \*\*\$12\*\* left\./)
    const { state: next } = given(state).when('buy.runite')
    expect(textOf(panelOf(next))).toMatch(/^\*\*2 actions\*\* and \*\*\$9\*\* left\./)
    expect(panelOf(next).title).toBe(panelOf(state).title)
  })
  test('plays, buys and researches by one choice each', () => {
    const menus = rowsOf(panelOf(inCards(['recycling', 'scout', 'warship'], rich))).filter(({ kind }) => kind === 'menu')
    expect(menus).toHaveLength(3)
    expect(labelled(inCards(['recycling', 'scout'], rich))).toEqual(
      expect.arrayContaining(['Scout → 1 · Home world', 'Recycling', 'Warship: $3', 'Military 1 (Particle Beam): $5']),
    )
  })
  test('ends the turn at once where there is no ship, and otherwise asks about ships', () => {
    expect(labelsOf(panelOf(inCards([])))).toEqual(['End turn'])
    expect(labelsOf(panelOf(inCards([], rich)))).toEqual(['On to the ships', 'End turn without moving'])
  })
  test('says what is too dear, locked or spent, and what needs a colony (Y33)', () => {
    const why = (state: State) => (panelOf(state).notNow ?? []).map((each) => `${each.what}: ${each.why}`).join('\n')
    expect(why(inCards([], { pool: { actions: 1, money: 2 } }))).toMatch(/Runite: \$3.*enough money/)
    expect(why(inCards([], { pool: { actions: 1, money: 2 } }))).toMatch(/Nova Bomb: \$3.*reached Military 3/)
    expect(why(inCards(['warship'], { pool: { actions: 0, money: 9 } }))).toMatch(/Warship → sector 1.*no actions left/)
    const tiles = { 0: { colony: null }, 3: { ships: '0 scout 1' } }
    expect(why(inCards(['colonizer', 'fortification'], { pool: { actions: 2, money: 9 }, tiles }))).toContain(
      'Colonizer → sector 4, Fortification → sector 4: You have no colony there.',
    )
  })
  test('does not say of a turn without ships that it cannot end', () => {
    const { notNow } = panelOf(inCards([], { pool: { actions: 1, money: 2 } }))
    expect(notNow?.map(({ why }) => why).filter((why) => why.includes('ships'))).toEqual([])
  })
  test.each(LOCALES)('names the area and the level that a locked card needs, in %s', (locale) => {
    const state = inCards([], { pool: { actions: 1, money: 99 } })
    const [panel] = walk(state, locale, 0)
    const whys = panel?.panel.notNow?.map(({ why }) => why) ?? []
    for (const area of Object.values(GLOSSARY[locale].areas)) expect(whys.join('\n')).toContain(`${area} 3`)
  })
})

describe('the ships panel', () => {
  test('says once for each group that it cannot get farther, however many stars there are', () => {
    const state = inMoves({ 0: { ships: '0 scout 2, 0 colonizer 1' } })
    const far = {
      what: '2 scouts in sector 1, 1 colonizer in sector 1',
      why: 'The sectors that you cannot choose are too far away for one move, or behind another player’s ships or colonies.',
      topic: 'ships',
    }
    expect(panelOf(state).notNow).toEqual([far])
    const picked = panelOf(given(state).when('pick.0.scout.1').state).notNow
    expect(picked).toContainEqual({ ...far, what: '1 scout in sector 1' })
  })
  test('sends a whole group in one press, and says what awaits it', () => {
    const state = inMoves({ 0: { ships: '0 warship 2' }, 1: { up: 'mint', ships: '1 scout 1' }, 2: { up: 'tarsis' } })
    const option = optionsOf(panelOf(state)).find(({ label }) => label === '2 warships: 1 → 2 · Mint')
    expect(option?.target).toEqual({ kind: 'action', action: 'move.0.warship.1' })
    const { attack } = SHIP_STATISTICS.warship
    expect(option?.description).toBe(
      `battle, ${2 * attack} against ${SHIP_STATISTICS.scout.attack}: you lose nothing; you destroy 1 scout`,
    )
    expect(textOf(panelOf(state))).toContain('**2 · Mint**: you: 2 warships')
  })
  test.each([
    ['en', '1 warship: 1 → 2 · Mint', 'battle, 6 against 2 and 2: you lose nothing'],
    ['fr', '1 croiseur', 'bataille, 6 contre 2 et 2 ; vos pertes'],
    ['de', '1 Kriegsschiff', 'Gefecht, 6 gegen 2 und 2; du verlierst'],
  ] as const)(
    'tells the attack of each of several others for itself, since it does not add up (Y14), in %s',
    (locale, label, told) => {
      const state = inMoves({ 0: { ships: '0 warship 1' }, 1: { up: 'mint', ships: '1 scout 2, 2 scout 2' } }, { seats: 3 })
      const option = optionsOf(shown(state, [], locale).panel).find((each) => each.label.startsWith(label))
      expect(plain(option?.description ?? '')).toContain(told)
    },
  )
  test.each([
    ['en', 'battle, 6 against 3: you lose 1 warship; you destroy 1 colony'],
    ['fr', 'bataille, 6 contre 3 ; vos pertes : 1 croiseur ; en face : 1 colonie'],
    ['de', 'Gefecht, 6 gegen 3; du verlierst: 1 Kriegsschiff; du zerstörst: 1 Kolonie'],
  ] as const)('tells in the menu what both sides lose, and cuts off nothing where that has no room, in %s', (locale, told) => {
    const described = (ships: string, colony: string) => {
      const state = inMoves(
        { 0: { ships }, 1: { up: 'mint', colony, ships: '1 warship 1, 2 warship 1, 2 scout 2' } },
        { seats: 3 },
      )
      return optionsOf(shown(state, [], locale).panel).flatMap(({ description }) => plain(description ?? ''))
    }
    const one = inMoves({ 0: { ships: '0 warship 1' }, 1: { up: 'mint', colony: '1' } })
    expect(optionsOf(shown(one, [], locale).panel).map(({ description }) => plain(description ?? ''))).toEqual([told])
    const long = described('0 warship 3, 0 scout 6', '1')
    expect(long.some((text) => /; (you destroy|en face :|du zerstörst:) .*2 \S+$/.test(text))).toBe(true)
    for (const text of long) expect(text).not.toContain('…')
    const whose = described('0 warship 1', '1').join()
    expect(whose).not.toMatch(/(1 \S+) (or|ou|oder) \1$/)
  })
  test.each([
    ['en', 'You lose 1 warship or 3 scouts; you destroy 1 colony.'],
    ['fr', 'Vos pertes : 1 croiseur ou 3 éclaireurs ; en face : 1 colonie.'],
    ['de', 'Du verlierst: 1 Kriegsschiff oder 3 Aufklärer; du zerstörst: 1 Kolonie.'],
  ] as const)('calls neither of two losses the better one if they are worth the same, in %s', (locale, told) => {
    const tiles = { 0: { ships: '0 warship 1, 0 scout 3' }, 1: { up: 'mint', colony: '1' } } as const
    expect(plain(textOf(shown(inMoves(tiles), [], locale).panel))).toContain(told)
  })
  test.each([
    ['en', 'You lose 2 warships, 6 scouts or the equivalent;'],
    ['fr', 'Vos pertes : 2 croiseurs, 6 éclaireurs ou l’équivalent ;'],
    ['de', 'Du verlierst: 2 Kriegsschiffe, 6 Aufklärer oder Gleichwertiges;'],
  ] as const)('nor of several, in %s', (locale, told) => {
    const tiles = { 0: { ships: '0 warship 2, 0 scout 6' }, 1: { up: 'mint', ships: '1 warship 1' } } as const
    expect(plain(textOf(shown(inMoves(tiles), [], locale).panel))).toContain(told)
  })
  test('says of what the reader destroys that it is one or the other if both are worth the same', () => {
    const tiles = { 0: { ships: '0 scout 3' }, 1: { up: 'mint', ships: '1 warship 1, 1 scout 3' } } as const
    expect(textOf(panelOf(inMoves(tiles)))).toContain('you destroy 1 warship or 3 scouts.')
  })
  test('previews a battle to come once, as it is, and not again as if more ships joined it', () => {
    const tiles = { 0: { ships: '0 warship 2, 0 scout 1' }, 1: { up: 'mint', ships: '1 scout 1' } } as const
    const before = textOf(panelOf(inMoves(tiles)))
    expect(before).toContain('**If all your ships within reach attack**\n- **2 · Mint**: you: 1 scout and 2 warships')
    const after = textOf(panelOf(given(inMoves(tiles)).when('move.0.warship.1').state))
    expect(after.match(/\*\*2 · Mint\*\*/g)).toHaveLength(1)
    expect(after).toContain('**2 · Mint**: you: 2 warships')
  })
  test('tells a scout from a colonizer: one looks, the other settles', () => {
    const options = optionsOf(panelOf(inMoves({ 0: { ships: '0 scout 1, 0 colonizer 1' }, 2: { up: 'tarsis' } })))
    const described = (label: string) => options.find((each) => each.label.startsWith(label))?.description
    expect(described('1 scout: 1 → 2')).toBe('you see what is there')
    expect(described('1 colonizer: 1 → 2')).toBe('free to colonize; you have not seen what it brings')
  })
  test('leads to some of the ships by a prompt, and to their targets with the tiles marked', () => {
    const state = inMoves({ 0: { ships: '0 warship 3' } })
    const [some] = buttonsOf(panelOf(state)).filter(({ label }) => label === 'Only some of the ships')
    expect(some?.target).toEqual({ kind: 'prompt', path: ['some'] })
    expect(optionsOf(panelOf(state, ['some'])).map(({ label }) => label)).toEqual([
      '2 warships in 1 · Home world',
      '1 warship in 1 · Home world',
    ])
    const picked = shown(given(state).when('pick.0.warship.2').state)
    expect(picked.marks).toContainEqual({ kind: 'source', tile: 0 })
    expect(picked.marks).toContainEqual({ kind: 'target', tile: 1, isHostile: false })
  })
  test('names on its button what comes next', () => {
    const tiles = { 0: { ships: '0 warship 1, 0 colonizer 1' }, 1: { up: 'mint', ships: '1 scout 1' } } as const
    const ending = (state: State) => labelsOf(panelOf(state))[0]
    expect(ending(inMoves(tiles))).toBe('End turn')
    expect(ending(given(inMoves(tiles)).when('move.0.warship.1').state)).toBe('Fight')
    expect(ending(given(inMoves({ 0: { ships: '0 colonizer 1' } })).when('move.0.colonizer.1').state)).toBe(
      'On to the new colonies',
    )
  })
  test('shows what a scout has seen to its owner alone', () => {
    const state = inMoves({ 0: { ships: '0 scout 1' }, 1: { seen: { system: 'mint', by: [0] } } })
    const table = (viewer: 0 | 1) =>
      face
        .text(pioneerRules.view(state, viewer), { locale: 'en', names: PLAYERS, viewer })
        .map(({ text }) => text)
        .join('\n')
    expect(labelled(state)).toContain('1 scout: 1 → 2 · Mint')
    expect(table(0)).toContain('Mint')
    expect(table(1)).not.toContain('Mint')
    expect(table(1)).toContain('seen by Annie')
  })
})

test('Y18 what awaits ships says that a colony is fortified', () => {
  const text = (colony: string) =>
    textOf(panelOf(inMoves({ 0: { ships: '0 warship 1' }, 1: { up: 'mint', colony, ships: '1 scout 1' } })))
  expect(text('1+')).toContain('Bill: 1 scout and 1 fortified colony')
  expect(text('1')).toContain('Bill: 1 scout and 1 colony')
})

test('X24 the Drive’s panel says what each face of the die brings, and leads back to the choice of the ship', () => {
  const { state } = given(inCards(['improbability-drive'], { tiles: { 0: { ships: '0 scout 1' } } })).when(
    'play.improbability-drive',
  )
  const picked = given(state).when('pick.0.scout.1').state
  // The ship’s own sector is no place that it could want to go to.
  expect(panelOf(picked).notNow).toEqual([])
  for (const panel of [panelOf(state), panelOf(picked)]) {
    for (let face = 1; face <= DIE_FACES; face++) expect(textOf(panel)).toContain(`**${face}**: ${describeRoll(face, 'en')}`)
  }
  expect(labelsOf(panelOf(picked))).toEqual(['Back'])
})

test('Y25 the cards of a player who is out say so first, and nothing of turns to come', () => {
  const state = inMoves({}, { seats: 3, players: [{}, {}, { isOut: true }] })
  const reader = { locale: 'en' as const, names: PLAYERS, viewer: 2 }
  const told = face.hand(pioneerRules.view(state, 2), 2, reader)
  expect(told).toMatch(/^Out of the game\./)
  expect(told).not.toContain('Each turn')
})

describe('the battle panel', () => {
  const tiles = { 0: { ships: '0 warship 1' }, 1: { up: 'mint', ships: '1 scout 3, 1 warship 2' } } as const
  const state = given(inMoves(tiles)).when('move.0.warship.1', 'end-moves').state

  test('destroys what is worth most in one press, or what is chosen', () => {
    expect(labelsOf(panelOf(state))).toEqual(['Fire at the best targets'])
    expect(textOf(panelOf(state))).toContain('**2 · Mint**: 6 of 6 damage left, best spent on 3 scouts and 1 warship (Bill)')
    const aimed = given(state).when('hit.1.1.scout').state
    expect(labelsOf(panelOf(aimed))).toEqual(['Fire; the rest at the best targets', 'Fire', 'Aim again'])
    expect(textOf(panelOf(aimed))).toContain(
      '**2 · Mint**: 5 of 6 damage left, best spent on 2 scouts and 1 warship (Bill); aimed at 1 scout (Bill)',
    )
  })
  test.each(LOCALES)('has buttons that a phone shows whole, in %s', (locale) => {
    const aimed = given(state).when('hit.1.1.scout').state
    const labels = [state, aimed].flatMap((each) => labelsOf(shown(each, [], locale).panel))
    expect(labels).toHaveLength(4)
    expect(labels.filter(({ length }) => length > PHONE_LABEL)).toEqual([])
  })
})

describe('a press that comes too late changes nothing and is told why in one sentence', () => {
  const battle = given(inMoves({ 0: { ships: '0 warship 1' }, 1: { up: 'mint', ships: '1 scout 3, 1 warship 2' } })).when(
    'move.0.warship.1',
    'end-moves',
  ).state
  const cases: readonly (readonly [string, State, Action])[] = [
    ['a card that is no longer in hand', inCards([]), { kind: 'play', card: 'recycling' }],
    ['a ship card without the card', inCards([]), { kind: 'place', card: 'warship', tile: 0 }],
    ['a ship that has been destroyed', inMoves({}), { kind: 'move', from: 3, ship: 'warship', tile: 4 }],
    [
      'ships that have moved',
      given(inMoves({ 0: { ships: '0 warship 1' } })).when('move.0.warship.1').state,
      { kind: 'move', from: 1, ship: 'warship', tile: 0 },
    ],
    ['a second assignment of damage', given(battle).when('fire-at-will').state, { kind: 'fire-at-will' }],
    ['a unit that is gone', battle, { kind: 'hit', tile: 1, seat: 1, unit: 'colonizer' }],
    [
      'a colony where none can be',
      given(inMoves({ 0: { ships: '0 colonizer 1' } })).when('move.0.colonizer.1', 'end-moves').state,
      { kind: 'colonize', tile: 5 },
    ],
    ['a sector of another galaxy', inMoves({ 0: { ships: '0 scout 1' } }), { kind: 'move', from: 0, ship: 'scout', tile: 40 }],
    [
      'a purchase after the cards',
      inMoves({ 0: { ships: '0 scout 1' } }, { players: [{ trash: deck }] }),
      { kind: 'buy', card: 'gold' },
    ],
  ]
  test.each(cases)('%s', (_, state, action) => {
    const before = JSON.stringify(state)
    const refusal = pioneerRules.refuse(state, 0, action)
    if (refusal === null) throw new Error('it is allowed')
    expect(JSON.stringify(state)).toBe(before)
    for (const locale of LOCALES)
      expect(face.refusal(refusal, { locale, names: PLAYERS, viewer: 0 })).toMatch(/^\p{Lu}[^.]*(?:\.(?! ))?[^.]*\.$/u)
  })
})
