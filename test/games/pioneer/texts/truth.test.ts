/** Sentences that are true, and well formed, in cases that hardly ever come up. */
import { describe, expect, test } from 'vitest'
import { DIE_FACES } from '../../../../src/games/pioneer/data/die.js'
import type { Unit } from '../../../../src/games/pioneer/data/units.js'
import { face } from '../../../../src/games/pioneer/index.js'
import type { Fact } from '../../../../src/games/pioneer/rules/facts.js'
import type { Action, State } from '../../../../src/games/pioneer/rules/types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { panel as german } from '../../../../src/games/pioneer/texts/de/panel.js'
import { describeRoll, describeSystem, describeTechnology } from '../../../../src/games/pioneer/texts/effects.js'
import { panel as english } from '../../../../src/games/pioneer/texts/en/panel.js'
import { panel as french } from '../../../../src/games/pioneer/texts/fr/panel.js'
import { systemName } from '../../../../src/games/pioneer/texts/systems.js'
import { LOCALES, type Locale } from '../../../../src/i18n/locale.js'
import { PLAYERS, walk, wordsOf } from '../panel-walk.js'
import { given } from '../rules/given.js'
import { inCards, inMoves, type TileSpec } from '../rules/position.js'

const reader = (locale: Locale) => ({ locale, names: PLAYERS, viewer: 0 }) as const
const told = (fact: Fact, locale: Locale) => face.story(fact, reader(locale)) ?? ''

test('Y27 what others have seen is unknown to the reader, not to everybody', () => {
  const state = inMoves({ 0: { ships: '0 colonizer 1' }, 1: { seen: { system: 'mint', by: [1] } } })
  const panels = { en: /nobody knows/, fr: /personne ne sait/, de: /weiß niemand/ }
  for (const locale of LOCALES) {
    const words = walk(state, locale, 0).flatMap(({ panel }) => wordsOf(panel))
    expect(words.join('\n')).not.toMatch(panels[locale])
  }
})

test.each([
  ['en', `; seen by you and ${PLAYERS[1]}`],
  ['fr', ` ; secteur observé par vous et ${PLAYERS[1]}`],
  ['de', `; gesehen von dir und ${PLAYERS[1]}`],
] as const)('Y27 what a reader and somebody else have seen is named once, and who has seen it is told, in %s', (locale, seen) => {
  const view = pioneerRules.view(inMoves({ 2: { seen: { system: 'mint', by: [0, 1] } } }), 0)
  const text = face.text(view, reader(locale)).map((section) => section.text.replaceAll(/[\u00a0\u202f]/g, ' '))
  const line = text
    .join('\n')
    .split('\n')
    .find((each) => each.includes(seen))
  const [mint, worth] = [systemName('mint', locale), describeSystem('mint', locale).replaceAll(/[\u00a0\u202f]/g, ' ')]
  expect(line).toMatch(/^- 3 · /)
  expect(line?.split(mint)).toHaveLength(2)
  expect(line).toContain(`: ${worth}${seen}`)
})

test.each([
  ['en', 'Each turn: 3 actions; from systems: $1.'],
  ['fr', 'Par tour : 3 actions ; apport des systèmes : 1 $.'],
  ['de', 'Jeden Zug: 3 Aktionen; von Systemen: $1.'],
] as const)('X21 an action that a system brings is counted once among those of each turn, in %s', (locale, sentence) => {
  const view = pioneerRules.view(inMoves({ 3: { up: 'foundry', colony: '0' }, 5: { up: 'mint', colony: '0' } }), 0)
  expect(face.hand(view, 0, reader(locale)).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(sentence)
})

test.each([
  ['en', /2 actions/, /first buy/],
  ['fr', /2 actions/, /premier achat/],
  ['de', /2 Aktionen/, /erster Kauf/],
] as const)(
  'X13 the tip for a first turn counts no action that is spent, and advises no first purchase after one, in %s',
  (locale, ...stale) => {
    const guide = (state: State) => face.guide?.(pioneerRules.view(state, 0), reader(locale))?.text ?? ''
    const start = inCards(['tactical-strike', 'scout'], { pool: { actions: 2, money: 9 }, tiles: { 0: { ships: '0 scout 1' } } })
    const after = (...actions: readonly string[]) => given(start).when(...actions).state
    for (const word of stale) expect(guide(start)).toMatch(word)
    for (const state of [
      after('buy.gold'),
      after('research.military'),
      after('buy.gold', 'buy.scout'),
      after('play.tactical-strike', 'buy.gold'),
    ]) {
      expect(guide(state)).not.toBe('')
      for (const word of stale) expect(guide(state)).not.toMatch(word)
    }
  },
)

test('X17 where a single ship goes is asked for without a plural', () => {
  const { state } = given(inMoves({ 0: { ships: '0 scout 2' } })).when('pick.0.scout.1')
  const [first = ''] = walk(state, 'en', 0).flatMap(({ panel }) => wordsOf(panel).filter((text) => text.includes('where to')))
  expect(first).toBe('1 scout in sector 1: where to?')
})

test.each([
  ['en', `${PLAYERS[1]} takes Gold for free.`, 'You take 2 × Gold for free.'],
  ['fr', `${PLAYERS[1]} prend gratuitement de l’Or.`, 'Vous prenez gratuitement 2 × Or.'],
  ['de', `${PLAYERS[1]} nimmt sich kostenlos Gold.`, 'Du nimmst dir kostenlos 2 × Gold.'],
] as const)('nobody pays $0 for a card, in %s', (locale, others, own) => {
  const gold = { to: 'table', kind: 'bought', seat: 1, card: 'gold', paid: 0 } as const
  expect(told(gold, locale)).toBe(others)
  const mine = { ...gold, seat: 0 }
  expect(face.gist?.([mine, mine], reader(locale))).toEqual([own])
})

test.each([
  ['en', 'buys Recycling for $4 and takes 2 × Gold for free.', 'buys Recycling and takes 2 × Gold for free'],
  ['fr', 'achète un Recyclage pour 4 $ et prend gratuitement 2 × Or.', 'achète un Recyclage et prend gratuitement 2 × Or'],
  [
    'de',
    'kauft ein Recycling für $4 und nimmt sich kostenlos 2 × Gold.',
    'kauft ein Recycling und nimmt sich kostenlos 2 × Gold',
  ],
] as const)('what was taken for free is not said to be bought with the rest, in %s', (locale, gist, digest) => {
  const gold = { to: 'table', kind: 'bought', seat: 1, card: 'gold', paid: 0 } as const
  const cards = [gold, { ...gold, card: 'recycling', paid: 4 } as const, gold]
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(face.gist?.(cards, reader(locale)).map(plain)).toEqual([`${PLAYERS[1]} ${gist}`])
  expect(plain(face.digest(cards, 1, reader(locale)))).toBe(digest)
  expect(plain(face.digest([gold, gold], 1, reader(locale)))).not.toMatch(/buys|achète|kauft/)
})

describe('a battle', () => {
  const ships = '1 scout 1, 1 colonizer 1, 1 warship 2'
  const against = (target: TileSpec) =>
    given(inMoves({ 0: { ships: '0 warship 1, 0 colonizer 6' }, 1: { up: 'mint', ...target }, 2: { ships: '0 scout 1' } })).when(
      'move.0.warship.1',
      'move.0.colonizer.1',
      'end-moves',
    )
  const plain = (text: string) => text.replaceAll('\u202f', ' ')

  test.each([
    ['en', `Battle: waiting for ${PLAYERS[0]} and ${PLAYERS[1]} to choose targets.`],
    ['fr', `Bataille : on attend ${PLAYERS[0]} et ${PLAYERS[1]} pour le choix des cibles.`],
    ['de', `Gefecht: Die Partie wartet auf die Zielwahl von ${PLAYERS[0]} und ${PLAYERS[1]}.`],
  ] as const)('does not sound as if there were no targets while some have to choose them, in %s', (locale, sentence) => {
    const view = pioneerRules.view(against({ ships }).waitsFor(0, 1).state, 'table')
    expect(plain(face.status(view, { ...reader(locale), viewer: 'table' }))).toBe(sentence)
  })

  test.each([
    ['en', /choose another target, or fire/, /^First aim at /, /choose a weaker target, or fire/, /choose a target first/],
    [
      'fr',
      /choisissez une autre cible, ou tirez/,
      /^Visez d’abord /,
      /choisissez une cible plus faible, ou tirez/,
      /choisissez d’abord une cible/,
    ],
    [
      'de',
      /wähle ein anderes Ziel oder feuere/,
      /^Ziele zuerst auf /,
      /wähle ein schwächeres Ziel oder feuere/,
      /wähle zuerst ein Ziel/,
    ],
  ] as const)('says with each refusal what to do instead, in %s', (locale, gone, colony, dear, nothing) => {
    const battle = against({ ships, colony: '1' })
    const said = (action: Action, { state } = battle) => {
      const refusal = pioneerRules.refuse(state, 0, action)
      return refusal === null ? '' : plain(face.refusal(refusal, reader(locale)))
    }
    const hit = (unit: Unit, tile = 1) => ({ kind: 'hit', tile, seat: 1, unit }) as const
    const aimed = battle.when('hit.1.1.scout')
    expect(said(hit('scout'), aimed)).toMatch(gone)
    // No battle is there.
    expect(said(hit('scout', 2))).toMatch(gone)
    expect(said(hit('colony'))).toMatch(colony)
    const spent = battle.when('hit.1.1.warship', 'hit.1.1.warship')
    expect(said(hit('scout'), spent)).toMatch(dear)
    expect(said({ kind: 'aim-anew' })).toMatch(nothing)
  })
})

describe('the digest of a turn', () => {
  const raid: readonly Fact[] = [
    { to: 'table', kind: 'driven', seat: 1, ship: 'scout', from: 0, tile: 3 },
    { to: 'table', kind: 'vanished', seat: 1, ship: 'scout', tile: 3 },
    { to: 'table', kind: 'exploded', seat: 1, tile: 6, lost: [{ seat: 1, unit: 'bomber', count: 1 }] },
    { to: 'table', kind: 'destroyed', seat: 1, tile: 2, lost: [{ seat: 0, unit: 'colony', count: 1 }] },
    { to: 'table', kind: 'destroyed', seat: 0, tile: 2, lost: [{ seat: 1, unit: 'warship', count: 2 }] },
    { to: 'table', kind: 'eliminated', seat: 0 },
  ]
  const [me, other] = PLAYERS

  test('tells the victim what was lost where, and to what', () => {
    expect(face.digest(raid, 1, reader('en'))).toBe(
      [
        'whisks 1 scout to sector 4, loses 1 scout to the improbability, ' +
          `destroys the system and 1 bomber (${other}) in sector 7 with a nova bomb and destroys 1 colony (yours) in sector 3`,
        `you destroy 2 warships (${other}) in sector 3`,
        'you are out of the game',
      ].join('; '),
    )
  })
  test.each([
    [
      'fr',
      `envoie 1 éclaireur dans le secteur 4, perd 1 éclaireur dans l’improbable, détruit le système et 1 bombardier (${other}) dans le ` +
        `secteur 7 avec une bombe nova et détruit 1 colonie (${me}) dans le secteur 3`,
    ],
    [
      'de',
      'versetzt 1 Aufklärer nach Sektor 4, verliert 1 Aufklärer an die Unwahrscheinlichkeit, ' +
        `zerstört das System und 1 Bomber (${other}) in Sektor 7 mit einer Novabombe und zerstört 1 Kolonie (${me}) in Sektor 3`,
    ],
  ] as const)('lists what was done so that each part can be read after the name, in %s', (locale, list) => {
    const told = face.digest(raid.slice(0, 4), 1, { ...reader(locale), viewer: 2 })
    expect(told.replaceAll('\u00a0', ' ')).toBe(list)
  })
  test.each(LOCALES)('tells others whose it was, in %s', (locale) => {
    const told = face.digest(raid, 1, { ...reader(locale), viewer: 2 })
    expect(told).toMatch(new RegExp(`1 (colony|colonie|Kolonie) \\(${me}\\)`))
    expect(told).toMatch(new RegExp(`2 \\S+ \\(${other}\\).* 3`))
  })
})

test.each([
  ['en', '3 unknown stars left; the game ends with this round.', 'The game ends with this round.'],
  ['fr', 'Il reste 3 étoiles inconnues ; la partie se termine avec cette manche.', 'La partie se termine avec cette manche.'],
  ['de', 'Noch 3 unbekannte Sterne; die Partie endet mit dieser Runde.', 'Die Partie endet mit dieser Runde.'],
] as const)(
  'Y24 the last round is told while stars are unknown: on the table, and to whose turn it is, in %s',
  (locale, table, panel) => {
    const plain = (text: string) => text.replaceAll('\u202f', ' ')
    const tiles = { 2: { up: 'mint' }, 3: { up: 'quill' }, 4: { up: 'cinder' }, 5: { up: 'drift' } } as const
    const said = (round: number) => {
      const state = inCards([], { round, tiles })
      const view = pioneerRules.view(state, 0)
      const words = walk(state, locale, 0).flatMap((shown) => wordsOf(shown.panel))
      const galaxy = face.text(view, reader(locale)).map((section) => section.text)
      return { galaxy: plain(galaxy.join('\n')), alt: plain(face.alt(view, [], reader(locale))), panel: plain(words.join('\n')) }
    }
    const last = said(10)
    for (const words of [last.galaxy, last.alt]) expect(words).toContain(table)
    expect(last.panel).toContain(panel)
    for (const words of Object.values(said(9))) expect(words).not.toContain(table.split('; ').at(-1))
  },
)

test.each([
  ['en', 'The game ends with this round.'],
  ['fr', 'La partie se termine avec cette manche.'],
  ['de', 'Die Partie endet mit dieser Runde.'],
] as const)(
  'Y24 everybody is told of the last round while it lasts, also if no star is charted before it, in %s',
  (locale, told) => {
    const ups = ['tarsis', 'verdance', 'quill', 'cinder', 'drift', 'belmar'] as const
    const tiles = Object.fromEntries(ups.map((up, index): [number, TileSpec] => [index + 1, { up }]))
    const players = [{}, { trash: ['gold'] }] as const
    const before = given(inMoves({ ...tiles, 0: { ships: '0 scout 1' } }, { first: 1, round: 9, players }))
    const notice = ({ state }: { readonly state: State }) =>
      face.notice?.(pioneerRules.view(state, 'table'), { ...reader(locale), viewer: 'table' })
    expect(notice(before)).toBeNull()
    const first = before.when('end-moves').tells('turn').has({ round: 10 })
    expect(notice(first)).toBe(told)
    expect(notice(first.when('end-cards').has({ round: 10, active: 0 }))).toBe(told)
  },
)

test.each([
  ['en', /last round|ends with this round/g],
  ['fr', /dernière manche|se termine avec cette manche/g],
  ['de', /letzte Runde|endet mit dieser Runde/g],
] as const)(
  'Y24 a message says once that the last round has come, although stars were charted before it, in %s',
  (locale, said) => {
    const to = { locale, names: ['Annie', 'Bill'], viewer: 'table' } as const
    const charted: Fact = { to: 'table', kind: 'turned-up', by: 'chart', tile: 3, system: 'relay', left: 2 }
    const notice = face.notice?.(pioneerRules.view(inCards([], { round: 10 }), 'table'), to) ?? ''
    expect([...(face.gist?.([charted], to) ?? []), face.digest([charted], 0, to), notice].join(' ').match(said)).toHaveLength(1)
  },
)

describe.each(LOCALES)('in %s', (locale) => {
  test('X24 the rules list all faces of the die', () => {
    const text = face.rules(locale).find(({ id }) => id === 'bombs')?.text ?? ''
    for (const roll of [1, 2, 3, 4, 5, 6]) expect(text).toContain(describeRoll(roll, locale))
    expect(text.match(/^- \*\*[1-6]\*\*/gm)).toHaveLength(DIE_FACES)
  })

  test('X22 the last star leaves none behind, and is not followed by a nought', () => {
    for (const by of ['colony', 'chart'] as const)
      expect(told({ to: 'table', kind: 'turned-up', tile: 3, system: 'mint', by, left: 0 }, locale)).not.toMatch(/\b0\b/)
  })

  test('Y25 a game without opponents does not say that one player is left: all may have gone out at once', () => {
    const sentence = told({ to: 'table', kind: 'over', winners: [0, 1], reason: 'last-one' }, locale)
    expect(sentence).toMatch(/Nobody has an opponent left|Plus personne .* d’adversaire|Niemand hat mehr einen Gegner/)
  })

  test('Y23 the last round is not said to begin when the last star is turned up in the middle of it', () => {
    const digest = face.digest([{ to: 'table', kind: 'last-round', round: 9 }], 0, reader(locale))
    expect(digest).toMatch(/^(this is the last round|c’est la dernière manche|die letzte Runde läuft)$/)
  })

  test('Y24 the rules say that unknown stars are also looked at by others (X18), and turned up at random', () => {
    const text = face.rules(locale).find(({ id }) => id === 'stars')?.text
    expect(text).toMatch(/scouts of their own.*at random|leurs propres éclaireurs.*au hasard|eigenen Aufklärern.*ausgelost/)
  })

  test('Y30 the action of Robotic Manufacturing is promised from the next turn on', () => {
    expect(describeTechnology('society', 1, locale)).toMatch(/next turn|prochain|nächsten/)
  })

  test('Y9 the rules say whom a scout makes up for going late: the third, the fourth, and the second of two in the standard galaxy', () => {
    const text = face.rules(locale).find(({ id }) => id === 'house-rules')?.text
    expect(text).toMatch(
      /third and fourth players .* scout; in a standard galaxy for two, so does|troisième et le quatrième joueur .* éclaireur.; à deux dans une galaxie normale, le second|dritter oder vierter Stelle .* Aufklärer; zu zweit in einer normalen Galaxie auch, wer nicht anfängt/,
    )
  })

  test('Y32 the rules say that metals in hand are laid out when the turn begins', () => {
    const text = face.rules(locale).find(({ id }) => id === 'cards')?.text
    expect(text).toMatch(/when your turn begins|au début de votre tour|zu Beginn deines Zugs/)
  })
})

describe.each([
  ['en', 'points from technologies', 'colonies', 'cards'],
  ['fr', 'les points des technologies', 'les colonies', 'les cartes'],
  ['de', 'Punkten der Technologien', 'Kolonien', 'Karten'],
] as const)('what decides between equal points is named in %s', (locale, technologies, colonies, cards) => {
  /** Who is level comes in the order of the places. */
  const decided = (...level: readonly (readonly [technologies: number, colonies: number, cards: number])[]) => {
    const scores = level.map(([points, systems, owned]) => ({
      ...{ technologies: points, systems: 9 - points, total: 9, colonies: systems, cards: owned },
    }))
    const view = { ...pioneerRules.view(inMoves({}, { seats: level.length }), 'table'), scores }
    const told = face.tieBreak?.(view, [...level.keys()], locale) ?? null
    return told === null ? null : [told.by, ...told.counts.map(({ seat, amount }) => `${seat}: ${amount}`)]
  }

  test('X22 by technologies, then by colonies, with the counts of all who are level', () => {
    expect(decided([5, 1, 1], [0, 9, 9])).toEqual([technologies, '0: 5', '1: 0'])
    expect(decided([5, 3, 1], [5, 2, 9])).toEqual([colonies, '0: 3', '1: 2'])
  })

  test('X22 against the best of the others, once something else has removed the rest', () => {
    expect(decided([5, 3, 1], [5, 2, 9], [0, 4, 9])).toEqual([colonies, '0: 3', '1: 2'])
    expect(decided([5, 3, 1], [0, 4, 9], [0, 2, 9])).toEqual([technologies, '0: 5', '1: 0', '2: 0'])
  })

  test('Y26 by cards in the end', () => {
    expect(decided([5, 3, 8], [5, 3, 6], [5, 2, 9])).toEqual([cards, '0: 8', '1: 6'])
  })

  test('Y25 by none of them, if whoever was left alone on the board comes first', () => {
    expect(decided([0, 3, 8], [5, 0, 6])).toBeNull()
  })
})

test.each<[Locale, string]>([
  ['en', 'nobody else was left in the game'],
  ['fr', 'il ne restait personne d’autre en jeu'],
  ['de', 'sonst war niemand mehr im Spiel'],
])('Y25 of equal points it is survival that decides, and no tie-break, in %s', (locale, by) => {
  const tiles = { 0: { ships: '0 bomber 1' }, 1: { ships: '1 scout 1' }, 8: { colony: null } } as const
  const { state } = given(inMoves(tiles, { novas: 1, players: [{}, { trash: ['gold'] }] })).when('bomb.0.1')
  const view = pioneerRules.view(state, 'table')
  expect([view.reason, view.winners]).toEqual(['last-one', [0]])
  expect(face.tieBreak?.(view, [0, 1], locale)).toEqual({ by, counts: [] })
})

test.each([
  ['en', english, 'all of its owner’s ships there'],
  ['fr', french, 'tous les vaisseaux de son propriétaire dans ce secteur'],
  ['de', german, 'alle Schiffe derselben Person dort'],
] as const)('only the ships of its own player shield a colony, in %s', (_, { battle }, shield) => {
  expect(battle.intro).toContain(shield)
})
