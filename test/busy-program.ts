/** Asks to be ended, then blocks its event loop forever. */
import { endAtLatest } from '../src/last-resort.js'

endAtLatest(100, Number(process.argv[2]))
for (;;);
