/** Every sentence that a whole game makes, and those that need no game, in one language and always in the same order. */

import type { Reader } from '../../../../src/games/face.js'
import { CARD_IDS } from '../../../../src/games/pioneer/data/cards.js'
import { DIE_FACES } from '../../../../src/games/pioneer/data/die.js'
import { STAR_IDS } from '../../../../src/games/pioneer/data/systems.js'
import { AREAS } from '../../../../src/games/pioneer/data/technologies.js'
import { face } from '../../../../src/games/pioneer/index.js'
import type { Fact } from '../../../../src/games/pioneer/rules/facts.js'
import { REFUSAL_RULES } from '../../../../src/games/pioneer/rules/refusals.js'
import type { RefusalCode, State } from '../../../../src/games/pioneer/rules/types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { describeCard, describeRoll, describeSystem, describeTechnology } from '../../../../src/games/pioneer/texts/effects.js'
import { TEXTS } from '../../../../src/games/pioneer/texts/index.js'
import { aCard, technologyName } from '../../../../src/games/pioneer/texts/naming.js'
import type { Locale } from '../../../../src/i18n/locale.js'
import { type Said, said } from '../../../kit/said.js'
import { moversOf, PLAYERS, walk, wordsOf } from '../panel-walk.js'
import type { Passed } from '../rules/played.js'

export function saidInGame(game: readonly Passed[], locale: Locale): readonly Said[] {
  const table: Reader = { locale, names: PLAYERS, viewer: 'table' }
  const facts = game.flatMap((step) => step.facts)
  const states = game.map(({ state }) => state)
  const last = states.at(-1)
  return [
    ...facts.flatMap((fact) => said(fact.kind, face.story(fact, table) ?? '', face.heading?.(fact, table) ?? '')),
    ...facts.flatMap((fact) => said(`digest of ${fact.kind}`, face.digest([fact], 0, table))),
    ...states.filter((_, index) => index % 12 === 0).flatMap((state) => saidInState(state, table)),
    ...(last === undefined ? [] : saidInState(last, table)),
  ]
}

function saidInState(state: State, table: Reader): readonly Said[] {
  const view = pioneerRules.view(state, 'table')
  return [
    ...said('status', face.status(view, table)),
    ...said('notice', face.notice?.(view, table) ?? ''),
    ...said('result', face.result(view, table)),
    ...moversOf(state).flatMap((seat) => {
      const own = { ...table, viewer: seat }
      const seen = pioneerRules.view(state, seat)
      return [
        ...said('own status', face.status(seen, own)),
        ...said('guide', face.guide?.(seen, own)?.text ?? ''),
        ...said('hand', face.hand(seen, seat, own)),
        ...face.text(seen, own).flatMap(({ title, text }) => said('text', title, text)),
        ...walk(state, table.locale, seat).flatMap(({ panel }) => [
          ...said(`panel ${state.phase}`, ...wordsOf(panel)),
          ...(panel.notNow ?? []).flatMap(({ why }) => said(`not now ${state.phase}`, why)),
        ]),
      ]
    }),
  ]
}

/** What random games seldom or never lead to. */
const RARE: readonly Fact[] = [
  { to: 'table', kind: 'bonus', seat: 1, money: 1, cards: 2, actions: 1 },
  { to: 'table', kind: 'driven', seat: 0, ship: 'scout', from: 1, tile: 9 },
  ...Array.from(
    { length: DIE_FACES },
    (_, index): Fact => ({ to: 'table', kind: 'rolled', seat: 0, face: index + 1, effect: {} }),
  ),
  { to: 'table', kind: 'vanished', seat: 0, ship: 'warship', tile: 9 },
  { to: 'table', kind: 'armed', seat: 1, tile: 2 },
  { to: 'table', kind: 'moved', seat: 1, ship: 'colonizer', count: 2, from: 1, tile: 4, by: 'worm-hole' },
  {
    to: 'table',
    kind: 'exploded',
    seat: 1,
    tile: 4,
    lost: [
      { seat: 1, unit: 'bomber', count: 1 },
      { seat: 2, unit: 'colony', count: 1 },
    ],
  },
  { to: 'table', kind: 'turned-up', tile: 4, system: 'mint', by: 'bomb', left: 1 },
  { to: 'table', kind: 'turned-up', tile: 4, system: 'relay', by: 'chart', left: 0 },
  { to: 'table', kind: 'destroyed', seat: 1, tile: 4, lost: [] },
  { to: 'table', kind: 'nothing-to-draw', seat: 1, count: 2 },
  { to: 'table', kind: 'eliminated', seat: 2 },
  { to: 'table', kind: 'over', winners: [0], reason: 'last-one' },
]

export function saidWithoutGame(locale: Locale): readonly Said[] {
  const table: Reader = { locale, names: PLAYERS, viewer: 'table' }
  const refusals = Object.entries(REFUSAL_RULES) as [RefusalCode, string][]
  return [
    ...refusals.flatMap(([code, rule]) => said(`refusal ${code}`, face.refusal({ code, rule }, table))),
    ...face.rules(locale).flatMap(({ id, title, text, caption }) => said(`rules ${id}`, title, text, caption ?? '')),
    ...RARE.flatMap((fact) => said(`rare ${fact.kind}`, face.story(fact, table) ?? '', face.digest([fact], 0, table))),
    ...CARD_IDS.flatMap((id) => said(`card ${id}`, describeCard(id, locale), aCard(id, locale))),
    ...STAR_IDS.flatMap((id) => said(`worth of ${id}`, describeSystem(id, locale))),
    ...AREAS.flatMap((area) =>
      ([1, 2, 3] as const).flatMap((level) =>
        said(`technology ${area} ${level}`, technologyName(area, level, locale), describeTechnology(area, level, locale)),
      ),
    ),
    ...Array.from({ length: DIE_FACES }, (_, index) => said('die', describeRoll(index + 1, locale))).flat(),
    ...said('rare', TEXTS[locale].status.drawing, ...Object.values(TEXTS[locale].status.toYou)),
    ...said('guide', ...Object.values(TEXTS[locale].guide)),
    ...said(
      'pitch',
      face.box?.(locale)?.alt ?? '',
      face.pitch[locale],
      face.handName[locale],
      ...(face.colourNames?.[locale] ?? []),
    ),
    ...Object.values(face.optionTexts[locale]).flatMap(({ name, choices, more = {} }) =>
      said('option', name, ...Object.values(choices), ...Object.values(more)),
    ),
  ]
}
