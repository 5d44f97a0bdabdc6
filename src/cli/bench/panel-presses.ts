/** Presses in whole games of players who know what they do: through every game's own panels, with the fewest that lead to each choice. */
import type { Seat } from '../../engine/game.js'
import { actionsOfPress, type Panel, type Target } from '../../engine/panel.js'
import type { Game, GameState } from '../../games/game.js'
import { GAMES } from '../../games/index.js'
import { type PlayedGame, playGame } from '../play-game.js'
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
      let done = 0
      for (const [index, step] of steps.entries()) {
        if (step.kind !== 'draw' && step.kind !== 'action') continue
        const { number, seat } = game.turn(state)
        if (index >= done && step.kind === 'action' && step.seat === (seat ?? step.seat)) {
          const before = turns.get(number) ?? TAKING
          const { presses, actions } = pressesTo(game, state, step.seat, ownFrom(steps, index))
          turns.set(number, before + presses)
          done = index + actions
        }
        state = game.replay(state, step.kind === 'draw' ? 'chance' : step.seat, step.action).state
      }
      return [...turns.values()]
    }),
  )
}

/** Actions of one seat that follow one another without a draw or anybody else's action. */
function ownFrom(steps: PlayedGame['steps'], from: number): readonly string[] {
  const [first] = steps.slice(from)
  if (first?.kind !== 'action') return []
  const later = steps.slice(from)
  const end = later.findIndex((step) => step.kind !== 'action' || step.seat !== first.seat)
  return later.slice(0, end < 0 ? later.length : end).flatMap((step) => (step.kind === 'action' ? [step.action] : []))
}

/** The fewest presses that lead from a seat's first panel to the first of its next actions, and how many of these the last press does. */
function pressesTo(game: Game, state: GameState, seat: Seat, next: readonly string[]): { presses: number; actions: number } {
  const reader = { locale: 'en', names: NAMES, viewer: seat } as const
  const paths: (readonly string[])[] = [[]]
  let found: { presses: number; actions: number } | null = null
  for (const path of paths) {
    const targets = targetsOn(game.panel(state, seat, path, reader).panel)
    for (const target of targets) {
      if (target.kind === 'prompt' && target.path.length > path.length) paths.push(target.path)
      const actions = target.kind === 'action' ? actionsOfPress(target.action) : []
      const isNext = actions.length > 0 && actions.every((action, index) => action === next[index])
      if (isNext && (found === null || actions.length > found.actions))
        found = { presses: path.length + 1, actions: actions.length }
    }
  }
  if (found === null) throw new Error(`${game.id}: no panel offers ${next[0]}`)
  return found
}

function targetsOn({ blocks }: Panel): readonly Target[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'text') return []
    if (block.kind === 'menu') return block.options.map(({ target }) => target)
    return block.buttons.filter(({ disabled }) => disabled !== true).map(({ target }) => target)
  })
}
