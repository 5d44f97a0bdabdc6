/** `npm run simulate`: plays games between simulated players. Results on standard output, all else on standard error. */
import { GAMES } from '../games/index.js'
import { instruct } from './arguments.js'
import { runSimulation } from './run-simulation.js'
import { parseSimulation, USAGE } from './simulate-options.js'

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const parsed = parseSimulation(process.argv.slice(2), GAMES)
switch (parsed.kind) {
  case 'help':
  case 'wrong':
    process.exitCode = instruct('simulate', USAGE, parsed)
    break
  case 'run':
    runSimulation(parsed.simulation, {
      print: (text) => process.stdout.write(`${text}\n`),
      progress: (text) => process.stderr.write(`${text}\n`),
    })
}
