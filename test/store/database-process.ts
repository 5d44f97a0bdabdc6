/** Opens the database at the given path, reports it, and keeps it open until it is killed. */
import { openStore } from '../../src/store/sqlite/open.js'

const held = openStore(process.argv[2] ?? '')
// Without this reference, garbage collection would close the database and unlock its file.
process.once('exit', held.close)
process.stdout.write('open\n')
setInterval(() => {}, 60_000)
