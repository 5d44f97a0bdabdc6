/** Tests that start the program start what is there now. */
export { compileProgram as default } from '../src/cli/compiled.js'
