/** `npm run package`: makes a folder that runs with Node.js alone. */
import { run } from '../arguments.js'
import { PACKAGE } from './command.js'
import { makePackage, PackageFailed } from './make-package.js'

// Exiting in order removes the unfinished folder when this is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

await run(PACKAGE, async ({ out, force }) => {
  try {
    const { bytes, files, runsOn } = await makePackage(out, { force })
    process.stdout.write(`Made ${out} for ${runsOn}: ${Math.ceil(bytes / 1e6)} MB in ${files} files.\n`)
    return 0
  } catch (thrown) {
    if (!(thrown instanceof PackageFailed)) throw thrown
    process.stderr.write(`package: ${thrown.message}\n`)
    return 1
  }
})
