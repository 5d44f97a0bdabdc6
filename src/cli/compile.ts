/** `npm run compile`, which `npm start` does by itself: the program as JavaScript in `dist/program`. */
import { compileProgram } from './compiled.js'

await compileProgram()
