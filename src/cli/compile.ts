/** `npm run compile`, which `npm start` runs first: compiles the program to JavaScript in `dist/program`. */
import { compileProgram } from './compiled.js'

await compileProgram()
