/** Every sentence from a whole game, and those that need no game, in one language and always in the same order. */

import type { Reader } from '../../../../src/games/face.js'
import { EQUIPMENT_IDS, TOWN_IDS, TOWNSFOLK_IDS, UNIQUE_BOARD_IDS } from '../../../../src/games/pioneer-days/data/ids.js'
import { face } from '../../../../src/games/pioneer-days/index.js'
import type { Fact } from '../../../../src/games/pioneer-days/rules/facts.js'
import { REFUSAL_RULES } from '../../../../src/games/pioneer-days/rules/refusals.js'
import type { RefusalCode, State } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { describeEffect, describeScore, describeTheirEffect } from '../../../../src/games/pioneer-days/texts/effects.js'
import { TEXTS } from '../../../../src/games/pioneer-days/texts/index.js'
import { boardName, theTile, theTown, townsfolkName } from '../../../../src/games/pioneer-days/texts/naming.js'
import type { Locale } from '../../../../src/i18n/locale.js'
import { type Said, said } from '../../../kit/said.js'
import { moversOf, PLAYERS, shown, walk, wordsOf } from '../panel-walk.js'
import type { Passed } from '../rules/played.js'

export function saidInGame(game: readonly Passed[], locale: Locale): readonly Said[] {
  const table: Reader = { locale, names: PLAYERS, viewer: 'table' }
  const facts = game.flatMap((step) => step.facts)
  const states = game.map(({ state }) => state)
  const last = states.at(-1)
  return [
    ...facts.flatMap((fact) => said(fact.kind, face.story(fact, table) ?? '', face.heading?.(fact, table) ?? '')),
    ...facts.flatMap((fact) => said(`digest of ${fact.kind}`, face.digest([fact], 0, table))),
    ...states.filter((_, index) => index % 5 === 0).flatMap((state) => saidInState(state, table)),
    ...(last === undefined ? [] : saidInState(last, table)),
  ]
}

function saidInState(state: State, table: Reader): readonly Said[] {
  const view = pioneerDaysRules.view(state, 'table')
  return [
    ...said('status', face.status(view, table)),
    ...said('alt', face.alt(view, [], { ...table, viewer: 3 })),
    ...said('result', face.result(view, table)),
    ...moversOf(state).flatMap((seat) => {
      const own = { ...table, viewer: seat }
      const seen = pioneerDaysRules.view(state, seat)
      return [
        ...said('own status', face.status(seen, own)),
        ...said('guide', face.guide?.(seen, own)?.text ?? ''),
        ...said('alt', face.alt(seen, [], own, shown(state, [], table.locale, seat).panel)),
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

/** Facts that random games rarely or never produce. */
const RARE: readonly Fact[] = [
  { to: 'table', kind: 'no-gold-left', seat: 0, tokens: 1 },
  { to: 'table', kind: 'repaired', seat: 1, source: 'ferryman', tokens: 2 },
  { to: 'table', kind: 'calmed', seat: 1, source: 'judge', disasters: ['storm', 'raid'] },
  { to: 'table', kind: 'starved', seat: 2, paid: 2, lost: 1, shielded: 3 },
  { to: 'table', kind: 'tile-given', seat: 0, town: 'smithy', tile: 'anvil' },
  { to: 1, kind: 'gold-returned', seat: 1, nuggets: [1, 3] },
]

export function saidWithoutGame(locale: Locale): readonly Said[] {
  const table: Reader = { locale, names: PLAYERS, viewer: 'table' }
  const refusals = Object.entries(REFUSAL_RULES) as [RefusalCode, string][]
  const sources = [...TOWNSFOLK_IDS, ...EQUIPMENT_IDS, ...UNIQUE_BOARD_IDS, 'standard' as const]
  return [
    ...refusals.flatMap(([code, rule]) => said(`refusal ${code}`, face.refusal({ code, rule }, table))),
    ...face.rules(locale).flatMap(({ id, title, text }) => said(`rules ${id}`, title, text)),
    ...RARE.flatMap((fact) => said(`rare ${fact.kind}`, face.story(fact, table) ?? '', face.digest([fact], 0, table))),
    ...sources.flatMap((id) => said(`effect of ${id}`, describeEffect(id, locale))),
    ...sources.flatMap((id) => said(`effect of ${id} to others`, describeTheirEffect(id, locale))),
    ...TOWNSFOLK_IDS.flatMap((id) => said(`score of ${id}`, describeScore(id, locale), townsfolkName(id, locale))),
    ...EQUIPMENT_IDS.flatMap((id) => said(`tile ${id}`, theTile(id, locale))),
    ...TOWN_IDS.flatMap((id) => said(`town ${id}`, theTown(id, locale))),
    ...UNIQUE_BOARD_IDS.flatMap((id) => said(`board ${id}`, boardName(id, locale))),
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
