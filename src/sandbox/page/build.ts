/** Builds the sandbox's page into `dist/page`. */
import { parseArgs } from 'node:util'
import { buildPage } from './build-page.js'

const USAGE = `usage: npm run build:page [-- --if-installed]
Builds the sandbox's page from src/sandbox/page into dist/page.
  --if-installed  without the development dependencies: say so and succeed (used after an install)
  --help          this text
`

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, 'if-installed': { type: 'boolean' } } })
  if (values.help === true) {
    process.stdout.write(USAGE)
    return 0
  }
  try {
    await buildPage()
  } catch (error) {
    if (values['if-installed'] !== true || !isMissing(error)) throw error
    process.stderr.write("The sandbox's page was not built: install the development dependencies and run npm run build:page\n")
  }
  return 0
}

process.exitCode = await main()
