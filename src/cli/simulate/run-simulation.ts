import { transcriptOf } from '../../tables/past/transcript.js'
import { type GamePlan, type PlayedGame, playGame, seedInSeries } from '../play-game.js'
import type { Simulation } from './command.js'
import { count, emptyStatistics, type Statistics } from './statistics.js'
import { statisticsTables } from './statistics-table.js'

/** Where results and progress go. */
export interface Output {
  /** One line or several, without the final line break. */
  print(text: string): void
  progress(text: string): void
}

/** How many times a run reports its progress. */
const REPORTS = 10

/** Plays the games and prints transcripts as they end, or the tables after all of them. */
export function runSimulation(simulation: Simulation, output: Output): void {
  const columns = simulation.seatCounts.map((seats) => runSeats(simulation, seats, output))
  if (simulation.output === 'stats') output.print(headOf(simulation) + statisticsTables(columns).trimEnd())
}

function runSeats(simulation: Simulation, seats: number, output: Output): Statistics {
  const { game, games } = simulation
  const statistics = emptyStatistics(seats, simulation.by)
  for (let number = 1; number <= games; number++) {
    const plan = planOf(simulation, seats, number)
    const played = playGame(plan)
    if (simulation.output === 'transcript') output.print(simulatedTranscript(plan, played, simulation.policyName).join('\n'))
    else count(statistics, game, played)
    if (number % Math.ceil(games / REPORTS) === 0) output.progress(`${game.id}, ${seats} seats: ${number} of ${games} games`)
  }
  return statistics
}

/** The transcript of a simulated game, from which it can be replayed. */
export function simulatedTranscript(plan: GamePlan, played: PlayedGame, policy: string): readonly string[] {
  return transcriptOf({ ...plan, ...played, options: plan.chosen, scheme: { scheme: 'seeded', policy } })
}

function planOf({ game, seed, chosen, policy }: Simulation, seats: number, number: number): GamePlan {
  return { game, seats, chosen: { ...chosen, ...game.stamp }, policy, seed: seedInSeries(seed, number) }
}

function headOf({ game, games, seed, policyName, chosen }: Simulation): string {
  const options = Object.entries(chosen).map(([name, value]) => `, ${name} ${value}`)
  return `${game.id}: ${games} games for each number of seats, policy ${policyName}, seed ${seed}${options.join('')}\n\n`
}
