/** Compiles the program first, so that tests that start it run the present source. */
export { compileProgram as default } from '../src/cli/compiled.js'
