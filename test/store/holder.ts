/** Opens the database at the given path, says so, and keeps it until it is killed. */
import { openStore } from '../../src/store/open.js'

openStore(process.argv[2] ?? '')
process.stdout.write('open\n')
setInterval(() => {}, 60_000)
