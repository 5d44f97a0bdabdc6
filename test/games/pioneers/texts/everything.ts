/** Every sentence from a whole game, and those that need no game, in one language and always in the same order. */

import type { Reader } from '../../../../src/games/face.js'
import { face } from '../../../../src/games/pioneers/index.js'
import type { Fact } from '../../../../src/games/pioneers/rules/facts.js'
import { REFUSAL_RULES } from '../../../../src/games/pioneers/rules/refusals.js'
import type { RefusalCode, State } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { TEXTS } from '../../../../src/games/pioneers/texts/index.js'
import type { Locale } from '../../../../src/i18n/locale.js'
import { type Said, said } from '../../../kit/said.js'
import { moverOf, PLAYERS, shown, walk, wordsOf } from '../panel-walk.js'
import type { Played } from '../played.js'

export function saidInGame({ decisions, facts, last, seats }: Played, locale: Locale): readonly Said[] {
  const table: Reader = { locale, names: PLAYERS, viewer: 'table' }
  return [
    ...facts.flatMap((fact) => said(fact.kind, face.story(fact, table) ?? '', face.heading?.(fact, table) ?? '')),
    ...facts.flatMap((fact) => said(`digest of ${fact.kind}`, face.digest([fact], 0, table))),
    ...decisions.flatMap(({ state }) => saidInState(state, table)),
    ...decisions.filter((_, index) => index % 7 === 0).flatMap(({ state }) => saidOnPanels(state, locale)),
    ...said('result', ...face.result(pioneersRules.view(last, 'table'), table).split('\n')),
    ...saidInState(last, table),
    ...Array.from({ length: seats }, (_, seat) =>
      said('hand', ...face.hand(pioneersRules.view(last, seat), seat, { ...table, viewer: seat }).split('\n')),
    ).flat(),
  ]
}

function saidInState(state: State, table: Reader): readonly Said[] {
  const seat = moverOf(state)
  const own = { ...table, viewer: seat }
  return [
    ...said('status', face.status(pioneersRules.view(state, 'table'), table)),
    ...said('own status', face.status(pioneersRules.view(state, seat), own)),
    ...face.text(pioneersRules.view(state, seat), own).flatMap(({ title, text }) => said('text', title, ...text.split('\n'))),
    ...said('guide', face.guide?.(pioneersRules.view(state, seat), own)?.text ?? ''),
    ...said('alt', face.alt(pioneersRules.view(state, seat), [], own, shown(state, [], table.locale).panel)),
    ...said('waiting alt', face.alt(pioneersRules.view(state, 'table'), [], { ...table, viewer: 3 })),
    ...said('hand', ...face.hand(pioneersRules.view(state, seat), seat, own).split('\n')),
  ]
}

function saidOnPanels(state: State, locale: Locale): readonly Said[] {
  return walk(state, locale).flatMap(({ panel }) => [
    ...said(`panel ${state.phase}`, ...wordsOf(panel)),
    ...(panel.notNow ?? []).flatMap(({ why }) => said(`not now ${state.phase}`, why)),
  ])
}

/** Facts that random games rarely or never produce. */
const RARE: readonly Fact[] = [
  ...(['roads', 'stack', 'no-tiles', 'stalemate'] as const).map(
    (reason) => ({ to: 'table', kind: 'end-triggered', seat: 0, reason }) as const,
  ),
  ...(['no-passengers', 'unreachable'] as const).map((reason) => ({ to: 'table', kind: 'no-move', seat: 1, reason }) as const),
  ...(['sergeant', 'barkeeper', 'farmer'] as const).map(
    (tile) => ({ to: 'table', kind: 'action-skipped', seat: 2, tile, chosen: true }) as const,
  ),
  ...(['banker', 'merchant'] as const).map((tile) => ({ to: 'table', kind: 'tile-boxed', seat: 3, tile }) as const),
  { to: 'table', kind: 'coach-bought', seat: 0, coach: 'c01', slot: 2, paid: 2, refill: null },
  { to: 'table', kind: 'over', winners: [0, 3], reason: 'roads' },
  { to: 'table', kind: 'idle', seat: 0 },
]

function saidOfRides(locale: Locale): readonly Said[] {
  const { end, purchase } = TEXTS[locale].panel
  const what = purchase.oneRoad({ price: 2 })
  return [
    ...said('warned', purchase.noRide({ what, left: 0 }), purchase.maybeNoRide({ what, left: 1 })),
    ...said('stays', end.nobody.noPassengers, end.nobody.tooDear({ city: 'Albany', cost: 3, cash: 2 })),
    ...said('stays', purchase.noMatch({ cities: [], more: 0, byCoach: false })),
    ...[true, false].flatMap((byCoach) => said('stays', purchase.noMatch({ cities: ['Albany'], more: 4, byCoach }))),
    ...[true, false].flatMap((byCoach) => said('stays', purchase.tooDear({ city: 'Albany', cost: 3, cash: 2, byCoach }))),
    ...said('stays', end.nobody.noMatch({ cities: [], more: 0 }), end.nobody.noMatch({ cities: ['Albany'], more: 4 })),
  ]
}

export function saidWithoutGame(locale: Locale): readonly Said[] {
  const table: Reader = { locale, names: PLAYERS, viewer: 'table' }
  const refusals = Object.entries(REFUSAL_RULES) as [RefusalCode, string][]
  return [
    ...refusals.flatMap(([code, rule]) => said(`refusal ${code}`, face.refusal({ code, rule }, table))),
    ...face.rules(locale).flatMap(({ id, title, text }) => said(`rules ${id}`, title, ...text.split('\n'))),
    ...RARE.flatMap((fact) => said(`rare ${fact.kind}`, face.story(fact, table) ?? '', face.digest([fact], 0, table))),
    ...said('rare status', TEXTS[locale].status.dealing, TEXTS[locale].status.about.drawing({ who: 'Annie' })),
    ...said('rare status', TEXTS[locale].status.toYou.drawing(), TEXTS[locale].status.over({ winners: 'Annie', count: 2 })),
    ...said('duty', ...Object.values(TEXTS[locale].panel.purchase.duty)),
    ...(['due', 'waived'] as const).flatMap((duty) =>
      said('duty', TEXTS[locale].status.toYou.coachDuty[duty](), TEXTS[locale].status.about.coachDuty[duty]({ who: 'Annie' })),
    ),
    ...said('near the end', TEXTS[locale].state.lastRound, TEXTS[locale].state.idle),
    ...said('so far', TEXTS[locale].state.placeSoFar({ place: 2, who: 'Annie', remark: null, points: 4 })),
    ...said('ended by', ...Object.values(TEXTS[locale].endedBy)),
    ...said('held back', TEXTS[locale].panel.move.noTileLeft({ tiles: ['banker', 'hotel'] })),
    ...saidOfRides(locale),
    ...said('titles', TEXTS[locale].panel.titles.waiting, TEXTS[locale].panel.titles.over),
    ...said('pitch', face.box?.(locale)?.alt ?? '', face.pitch[locale]),
    ...said('hand name', face.handName[locale]),
    ...Object.values(face.optionTexts[locale]).flatMap(({ name, choices, more = {} }) =>
      said('option', name, ...Object.values(choices), ...Object.values(more)),
    ),
    ...said('orders', TEXTS[locale].orders.name, ...Object.values(TEXTS[locale].orders.choices)),
  ]
}
