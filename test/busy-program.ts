/** Asks to be ended, and never lets its event loop go on. */
import { endAtLatest } from '../src/last-resort.js'

endAtLatest(100, Number(process.argv[2]))
for (;;);
