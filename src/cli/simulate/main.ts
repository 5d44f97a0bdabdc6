/**
 * `npm run simulate`: plays games between simulated players. Prints results to standard output, everything else to standard
 * error.
 */
import { GAMES } from '../../games/index.js'
import { run } from '../arguments.js'
import { simulateCommand } from './command.js'
import { runSimulation } from './run-simulation.js'

await run(simulateCommand(GAMES), (simulation) => {
  runSimulation(simulation, {
    print: (text) => process.stdout.write(`${text}\n`),
    progress: (text) => process.stderr.write(`${text}\n`),
  })
  return 0
})
