/** The program with one small game, which is over in seconds. */
import { readConfig } from '../../../src/config.js'
import { createLog } from '../../../src/log.js'
import { createProgram } from '../../../src/program.js'
import { systemClock, systemEntropy } from '../../../src/tables/service/system.js'
import { soundTally } from '../../tables/kit/tally-game.js'

const { token, apiUrl, database, logLevel } = readConfig(process.env)
const log = createLog(logLevel, [])
const games = [soundTally]
const options = { apiUrl, database, games, clock: systemClock, entropy: systemEntropy, log, pressLimit: 100_000 }
const program = await createProgram({ token: token ?? '', ...options })
const end = (status: number) => program.close().finally(() => process.exit(status))
process.once('SIGTERM', () => end(0))
void program.lost.then(({ message }) => {
  process.stderr.write(`${message}\n`)
  void end(1)
})
await program.connect()
process.stdout.write('The bot is ready.\n')
