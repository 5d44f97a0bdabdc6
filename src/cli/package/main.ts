/** `npm run package`: makes a folder that runs with Node.js alone. */
import { run } from '../arguments.js'
import { PACKAGE } from './command.js'
import { makePackage, PackageFailed } from './make-package.js'

// Exiting in order removes the unfinished folder when this is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

async function main({ out, force }: { readonly out: string; readonly force: boolean }): Promise<number> {
  const { bytes, files, runsOn } = await makePackage(out, { force })
  process.stdout.write(`Made ${out} for ${runsOn}: ${Math.ceil(bytes / 1e6)} MB in ${files} files.\n`)
  return 0
}

await run(PACKAGE, main, { kinds: [PackageFailed], status: 1 })
