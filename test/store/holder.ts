/** Opens the database at the given path, says so, and keeps it until it is killed. */
import { openStore } from '../../src/store/open.js'

const held = openStore(process.argv[2] ?? '')
// A database that nothing refers to is closed when memory is freed, and its file is then anybody's.
process.once('exit', held.close)
process.stdout.write('open\n')
setInterval(() => {}, 60_000)
