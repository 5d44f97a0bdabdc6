/** Recorded games of any kind, and the positions of the goldens in them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { POLICIES } from '../../src/cli/policies.js'
import type { Position } from '../../src/cli/stored-positions.js'
import type { Actor, GameRules, Outcome, Seat } from '../../src/engine/game.js'
import { at } from '../../src/engine/lists.js'
import { seededRandom } from '../../src/engine/random.js'
import type { AnyFact, Game } from '../../src/games/game.js'

/** What was played. */
export interface Recorded {
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** Who plays; absent: sensible players. */
  readonly policy?: keyof typeof POLICIES
}

/** A recorded game: every action of the log, and how it ended. */
export interface Fixture extends Omit<Recorded, 'policy'> {
  readonly game: string
  readonly rulesVersion: number
  readonly log: readonly (readonly [by: Actor, action: string])[]
  /** How many facts were told. */
  readonly facts: number
  readonly outcome: Outcome
}

/** A position that is worth a golden, by what happens in it: it is found anew in every recording. */
export interface Wanted<View> extends Omit<Position, 'position' | 'viewer'> {
  /** The first such position as the table sees it; absent: the end of the game. */
  readonly when?: (view: View) => boolean
  /** Who looks at it; absent: the table. */
  readonly viewer?: (view: View) => Seat
}

type Rules<View> = Pick<
  GameRules<unknown, unknown, View, AnyFact, string, unknown>,
  'readOptions' | 'setup' | 'decode' | 'apply' | 'toMove' | 'view'
>

/**
 * Records one game between sensible players for each kind of table, and finds the wanted positions in them, into `folder` and its
 * neighbour `goldens`.
 */
export function recordAll<View>(
  game: Game,
  rules: Rules<View>,
  recorded: Readonly<Record<string, Recorded>>,
  wanted: Readonly<Record<string, Wanted<View>>>,
  folder: URL,
): void {
  const recordings = new Map(Object.entries(recorded).map(([name, table]) => [name, record(game, name, table)]))
  for (const [name, recording] of recordings) writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(recording))
  const positions = positionsIn(rules, recordings, wanted)
  mkdirSync(new URL('../goldens/', folder), { recursive: true })
  writeFileSync(new URL('../goldens/positions.json', folder), JSON.stringify(positions))
}

/** The wanted positions, by their names. Throws if a recording or such a position is missing. */
export function positionsIn<View>(
  rules: Rules<View>,
  recordings: ReadonlyMap<string, Fixture>,
  wanted: Readonly<Record<string, Wanted<View>>>,
): Readonly<Record<string, Position>> {
  const found = Object.entries(wanted).map(([name, each]) => {
    const recording = recordings.get(each.fixture)
    if (recording === undefined) throw new Error(`there is no recording ${each.fixture}`)
    return [name, find(name, each, () => decisionsOf(rules, recording))] as const
  })
  return Object.fromEntries(found)
}

function record(game: Game, name: string, { seats, options, policy: player = 'greedy' }: Recorded): Fixture {
  const random = seededRandom(`recorded ${name}`)
  const log: [Actor, string][] = []
  let facts = 0
  let state = game.setup(seats, options)
  const policy = POLICIES[player]
  if (state === null) throw new Error(`${name} cannot be played`)
  for (;;) {
    const next = game.toMove(state)
    if (next.kind === 'over') {
      const { id, rulesVersion } = game
      return { game: id, rulesVersion, seats, options, log, facts, outcome: next.outcome }
    }
    const by = next.kind === 'chance' ? 'chance' : at(next.seats, 0)
    const seat = by === 'chance' ? 0 : by
    const action =
      next.kind === 'chance' ? next.draw(random) : policy({ game, state, seat, legal: game.legalActions(state, seat), random })
    const step = game.replay(state, by, action)
    log.push([by, action])
    facts += step.facts.length
    state = step.state
  }
}

/** What the table sees after each entry of the log after which somebody has to decide; by how many entries there were. */
function decisionsOf<View>(rules: Rules<View>, { seats, options, log }: Fixture): ReadonlyMap<number, View> {
  const views = new Map<number, View>()
  let state = rules.setup(seats, rules.readOptions(options))
  for (const [index, [by, text]] of log.entries()) {
    const action = rules.decode(text)
    if (action === null) throw new Error(`unreadable: ${text}`)
    state = rules.apply(state, by, action).state
    if (rules.toMove(state).kind === 'seats') views.set(index + 1, rules.view(state, 'table'))
  }
  return views
}

function find<View>(
  name: string,
  { when, viewer, ...position }: Wanted<View>,
  decisions: () => ReadonlyMap<number, View>,
): Position {
  if (when === undefined) return position
  for (const [index, view] of decisions()) {
    if (!when(view)) continue
    const seat = viewer?.(view)
    return { ...position, position: index, ...(seat === undefined ? {} : { viewer: seat }) }
  }
  throw new Error(`${position.fixture} has no position for ${name}`)
}
