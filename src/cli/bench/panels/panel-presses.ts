/**
 * Presses in whole games of players who know what they do: through every game's own panels, with the fewest that lead to each
 * choice.
 */
import type { Seat } from '../../../engine/game.js'
import { actionsOfPress, offersOn } from '../../../engine/panel.js'
import type { Game, GameState } from '../../../games/game.js'
import { GAMES } from '../../../games/index.js'
import { quantile } from '../../ordeal/load/measure.js'
import { type PlayedGame, playGame } from '../../play-game.js'
import { POLICIES } from '../../policies.js'
import { median } from '../median.js'
import type { Metric } from '../metric.js'
import { oncePerRun } from '../once.js'

const GAME_SIZES = [2, 3, 4]
const SEEDS = ['one', 'two']
const NAMES = ['Annie', 'Bill', 'Katie', 'Jim']
const TURN = 'turn'
/** A player who is called to a turn presses *Take turn* first. A question comes with its panel. */
const opening = (kind: string) => (kind === TURN ? 1 : 0)
/** What nine of ten do not exceed. */
const ninth = (presses: readonly number[]) => quantile(presses, 0.9)

/** For each game: the presses of a median turn, the number that nine of ten turns do not exceed, and both for its questions. */
export const panelPresses: readonly Metric[] = GAMES.flatMap((game) => {
  const id = game.id.replaceAll('-', '_')
  const counted = oncePerRun(async () => pressesIn(game, GAME_SIZES, SEEDS))
  const metric = (name: string, what: string, wanted: string, figure: (presses: readonly number[]) => number): Metric => ({
    name,
    what,
    unit: 'presses',
    better: 'lower',
    async measure(bench) {
      const presses = (await counted(bench)).filter(({ kind }) => kind === wanted).map((count) => count.presses)
      return presses.length === 0 ? null : figure(presses)
    },
  })
  return [
    metric(`presses_per_${id}_turn`, `presses in a turn of ${game.name.en}, at the median over greedy games`, TURN, median),
    metric(`presses_per_long_${id}_turn`, 'the same in a long turn: nine of ten take no more', TURN, ninth),
    ...game.questions.kinds.map((kind) =>
      metric(
        `presses_per_${kind}_p90`,
        `presses of a player in a ${kind} of ${game.name.en}, once asked: nine of ten take no more`,
        kind,
        ninth,
      ),
    ),
  ]
})

/** The presses of a player in a turn of theirs, or for a question of some kind. */
interface Count {
  readonly kind: string
  readonly presses: number
}

/** The turns and questions of greedy games: one for each number of players and each seed. */
export function pressesIn(game: Game, sizes: readonly number[], seeds: readonly string[]): readonly Count[] {
  return sizes.flatMap((seats) =>
    seeds.flatMap((seed) => countsOf(game, seats, playGame({ game, seats, chosen: {}, seed, policy: POLICIES.greedy }).steps)),
  )
}

function countsOf(game: Game, seats: number, steps: PlayedGame['steps']): readonly Count[] {
  const states = statesOf(game, seats, steps)
  const stretches = new Map<string, Count>()
  const done = new Set<number>()
  for (const [index, step] of steps.entries()) {
    const state = states[index]
    if (state === undefined || step.kind !== 'action' || done.has(index) || isEndedByTable(game, state, step)) continue
    const stretch = stretchAt(game, state, step.seat)
    if (stretch === null) continue
    const own = ownFrom(steps, index, (later) => {
      const then = states[later] ?? state
      return stretchAt(game, then, step.seat)?.key === stretch.key && !isEndedByTable(game, then, steps[later])
    })
    for (const each of own) done.add(each)
    const actions = own.flatMap((each) => actionOf(steps[each]))
    const before = stretches.get(stretch.key)?.presses ?? opening(stretch.kind)
    stretches.set(stretch.key, { kind: stretch.kind, presses: before + pressesFor(game, state, step.seat, actions) })
  }
  return [...stretches.values()]
}

/** Whether a step is the end of a turn in which nothing else is left to do. The table ends it if nobody takes anything back. */
function isEndedByTable(game: Game, state: GameState, step: PlayedGame['steps'][number] | undefined): boolean {
  return step?.kind === 'action' && game.onlyEnd(state, step.seat) === step.action
}

/** The state before each step. */
function statesOf(game: Game, seats: number, steps: PlayedGame['steps']): readonly GameState[] {
  const first = game.setup(seats, {})
  if (first === null) throw new Error(`${game.id} cannot be played by ${seats}`)
  const states = [first]
  let state = first
  for (const step of steps) {
    if (step.kind !== 'draw' && step.kind !== 'action') throw new Error('simulated games have only draws and actions')
    state = game.replay(state, step.kind === 'draw' ? 'chance' : step.seat, step.action).state
    states.push(state)
  }
  return states
}

/** The question that the seat is asked, or its turn. Null in another seat's turn. */
function stretchAt(game: Game, state: GameState, seat: Seat): { readonly kind: string; readonly key: string } | null {
  const turn = game.turn(state)
  const asked = game.questions.asked(state)
  if (asked !== null) return { kind: asked.kind, key: `${turn.number} ${seat} ${asked.kind} ${asked.which}` }
  return turn.seat === null || turn.seat === seat ? { kind: TURN, key: `${turn.number} ${seat}` } : null
}

/**
 * The indexes of a seat's actions from one on that belong together: up to a draw, and in a turn up to its end by the table or
 * anybody else's action. A question is answered by several at the same time.
 */
function ownFrom(steps: PlayedGame['steps'], from: number, belongs: (index: number) => boolean): readonly number[] {
  const first = steps[from]
  if (first?.kind !== 'action') return []
  const own: number[] = []
  for (let index = from; belongs(index); index++) {
    const step = steps[index]
    if (step?.kind !== 'action') break
    if (step.seat === first.seat) own.push(index)
  }
  return own
}

function actionOf(step: PlayedGame['steps'][number] | undefined): readonly string[] {
  return step?.kind === 'action' ? [step.action] : []
}

/** The fewest presses by which a seat's panels lead through its actions. */
function pressesFor(game: Game, state: GameState, seat: Seat, actions: readonly string[]): number {
  let [presses, done, now] = [0, 0, state]
  while (done < actions.length) {
    const next = pressesTo(game, now, seat, actions.slice(done))
    presses += next.presses
    for (const action of actions.slice(done, done + next.actions)) now = game.replay(now, seat, action).state
    done += next.actions
  }
  return presses
}

/**
 * The fewest presses that lead from a seat's first panel to where some of its next actions lead, and how many of these the last
 * press does. Actions in another order that lead to the same state count as the same.
 */
function pressesTo(game: Game, state: GameState, seat: Seat, next: readonly string[]): { presses: number; actions: number } {
  const reader = { locale: 'en', names: NAMES, viewer: seat } as const
  const aims = aimsOf(game, state, seat, next)
  const paths: (readonly string[])[] = [[]]
  let found: { presses: number; actions: number } | null = null
  for (const path of paths) {
    for (const { target } of offersOn(game.panel(state, seat, path, reader).panel)) {
      if (target.kind === 'prompt' && target.path.length > path.length) paths.push(target.path)
      const actions = target.kind === 'action' ? (aims.get(after(game, state, seat, target.action)) ?? 0) : 0
      if (actions > 0 && (found === null || actions > found.actions)) found = { presses: path.length + 1, actions }
    }
  }
  if (found === null) throw new Error(`${game.id}: no panel offers ${next[0]}`)
  return found
}

/** Where the first of some actions lead, as stored, with how many of them lead there. */
function aimsOf(game: Game, state: GameState, seat: Seat, actions: readonly string[]): ReadonlyMap<string, number> {
  const aims = new Map<string, number>()
  let now = state
  for (const [index, action] of actions.entries()) {
    now = game.replay(now, seat, action).state
    aims.set(game.save(now), index + 1)
  }
  return aims
}

/** Where a press leads, as stored. Empty if it is refused. */
function after(game: Game, state: GameState, seat: Seat, press: string): string {
  let now = state
  for (const action of actionsOfPress(press)) {
    const submitted = game.submit(now, seat, action)
    if (submitted.kind !== 'accepted') return ''
    now = submitted.state
  }
  return game.save(now)
}
