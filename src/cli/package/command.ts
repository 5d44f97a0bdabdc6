import { command } from '../arguments.js'

/** Where the package is made unless the operator says otherwise. */
const USUAL_FOLDER = 'dist/package'

export const PACKAGE = command({
  name: 'package',
  calls: ['[--out FOLDER] [--force]'],
  about: `Makes a folder that runs with Node.js alone: the compiled program with the operator's commands, the packages that it loads,
assets, and migrations. It is for the operating system, the processor and the version of Node.js that it is made with.
The folder appears complete, or not at all.`,
  options: {
    out: { type: 'string', takes: 'FOLDER', what: `where to make it: ${USUAL_FOLDER} by default` },
    force: { type: 'boolean', what: 'replace the package that is there' },
  },
  after: 'Ends with status 0 when the package is there, 1 when it could not be made, 2 when the options make no sense.',
  job: ({ out = USUAL_FOLDER, force = false }) => (out ? { out, force } : 'Say where to make it with --out.'),
})
