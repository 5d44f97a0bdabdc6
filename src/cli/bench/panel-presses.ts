/** Presses in whole games of players who know what they do: through every game's own panels, with the fewest that lead to each choice. */
import type { Seat } from '../../engine/game.js'
import type { Panel, Target } from '../../engine/panel.js'
import { GAMES } from '../../games/index.js'
import type { Game, GameState } from '../../games/plug.js'
import { playGame } from '../play-game.js'
import { POLICIES } from '../policies.js'
import { median } from './median.js'
import type { Metric } from './metric.js'

const GAME_SIZES = [2, 3, 4]
const SEEDS = ['one', 'two']
const NAMES = ['Annie', 'Bill', 'Katie', 'Jim']
/** Whoever is called presses *Take turn* first. */
const TAKING = 1

/** For each game the turn in the middle, and the one that nine of ten are not longer than. */
export const panelPresses: readonly Metric[] = GAMES.flatMap((game) => {
  const id = game.id.replaceAll('-', '_')
  const counted = once(() => pressesIn(game))
  return [
    metric(`presses_per_${id}_turn`, `presses in a turn of ${game.name.en}, at the median over greedy games`, async () =>
      median(counted()),
    ),
    metric(`presses_per_long_${id}_turn`, 'the same in a long turn: nine of ten take no more', async () => {
      const sorted = counted().toSorted((one, other) => one - other)
      return sorted[Math.ceil(0.9 * sorted.length) - 1] ?? null
    }),
  ]
})

function metric(name: string, what: string, measure: Metric['measure']): Metric {
  return { name, what, unit: 'presses', better: 'lower', measure }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Presses of the player whose turn it is, turn by turn. */
function pressesIn(game: Game): readonly number[] {
  const policy = POLICIES.greedy
  if (policy === undefined) throw new Error('nobody plays greedily')
  return GAME_SIZES.flatMap((seats) =>
    SEEDS.flatMap((seed) => {
      const { steps } = playGame({ game, seats, chosen: {}, seed, policy })
      const turns = new Map<number, number>()
      let state = game.setup(seats, {})
      if (state === null) throw new Error(`${game.id} cannot be played by ${seats}`)
      for (const step of steps) {
        if (step.kind !== 'draw' && step.kind !== 'action') continue
        const { number, seat } = game.turn(state)
        if (step.kind === 'action' && step.seat === (seat ?? step.seat)) {
          const before = turns.get(number) ?? TAKING
          turns.set(number, before + pressesTo(game, state, step.seat, step.action))
        }
        state = game.replay(state, step.kind === 'draw' ? 'chance' : step.seat, step.action).state
      }
      return [...turns.values()]
    }),
  )
}

/** The fewest presses that lead from a seat's first panel to an action. */
function pressesTo(game: Game, state: GameState, seat: Seat, action: string): number {
  const reader = { locale: 'en', names: NAMES, viewer: seat } as const
  const paths: (readonly string[])[] = [[]]
  for (const path of paths) {
    const targets = targetsOn(game.panel(state, seat, path, reader).panel)
    if (targets.some((target) => target.kind === 'action' && target.action === action)) return path.length + 1
    for (const target of targets) if (target.kind === 'prompt' && target.path.length > path.length) paths.push(target.path)
  }
  throw new Error(`${game.id}: no panel offers ${action}`)
}

function targetsOn({ blocks }: Panel): readonly Target[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'text') return []
    if (block.kind === 'menu') return block.options.map(({ target }) => target)
    return block.buttons.filter(({ disabled }) => disabled !== true).map(({ target }) => target)
  })
}
