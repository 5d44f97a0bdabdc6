/** `npm test`: type check, lint, then every test. The last line is the sum. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const USAGE = `usage: npm test [-- FILTER...]
       npm run test:unit    the checks, and what needs neither wire nor pictures: rules, tables, conformance
       npm run test:wire    the rest
Type check of the program and of the sandbox's page, lint and format check, what nobody uses, then all tests: unit, conformance, wire, page.
The last line is "N passed, N failed"; the exit status is 0 only if nothing failed.
  FILTER  run nothing but the tests whose path contains it
  --help  this text
Settings, as environment variables:
  DISCORD_OPENAPI    path of Discord's OpenAPI description: every request of the wire tests is checked against it
  REQUIRE_BROWSER=1  fail, instead of skipping the page's tests, where no Chromium is found
`

const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['Type check: program and tests', 'tsc', '-p', '.'],
  ["Type check: the sandbox's page", 'tsc', '-p', 'src/sandbox/page'],
  ['Lint and format', 'biome', 'ci', '.'],
  ['Exports, files and packages that nobody uses', 'knip', '--no-progress'],
]

/** Tests that neither speak over a wire nor paint. The rest are the page, the programs and everything else. */
const UNIT: readonly string[] = [
  'test/architecture/',
  'test/conformance/',
  'test/tables/',
  ...readdirSync('test/games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ['rules/', 'data/', 'conformance.test.ts'].map((part) => `test/games/${name}/${part}`)),
]

interface Sum {
  readonly passed: number
  readonly failed: number
}

const REPORT = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

function heading(text: string): void {
  process.stdout.write(`\n== ${text} ==\n`)
}

/** Runs a tool of node_modules with our output. Resolves to whether it succeeded. */
function run(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** Runs a tool and collects its output. Resolves to the output and whether it succeeded. */
function heard(command: string, args: readonly string[]): Promise<{ readonly isGood: boolean; readonly said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'test' } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ isGood: code === 0, said }))
  })
}

/** Runs all checks in parallel, and prints their results one after the other. */
async function runChecks(): Promise<Sum> {
  const results = await Promise.all(CHECKS.map(([, command, ...args]) => heard(command, args)))
  for (const [index, { isGood, said }] of results.entries()) {
    heading(CHECKS[index]?.[0] ?? '')
    process.stdout.write(`${said}${isGood ? 'good' : 'failed'}\n`)
  }
  const passed = results.filter(({ isGood }) => isGood).length
  return { passed, failed: results.length - passed }
}

async function runTests(filters: readonly string[]): Promise<Sum> {
  heading('Tests')
  const folder = mkdtempSync(join(tmpdir(), 'stagecoach-report-'))
  try {
    const report = join(folder, 'report.json')
    const isGood = await run('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ])
    return sumOf(report, isGood)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A file that could not be loaded counts as one failed test. */
function sumOf(report: string, isGood: boolean): Sum {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = REPORT.parse(JSON.parse(readFileSync(report, 'utf8')))
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  const failed = numFailedTests + unloaded.length
  if (numPendingTests > 0) process.stdout.write(`${numPendingTests} skipped\n`)
  return { passed: numPassedTests, failed: !isGood && failed === 0 ? 1 : failed }
}

/** Vitest's filters: the tests of a part (only those that further filters name), or the filters without a part. */
function filtersOf([part, ...filters]: readonly string[]): readonly string[] {
  // These tests leave nothing behind for the next one, so they share loaded modules.
  if (part === '--unit') return ['--no-isolate', ...(filters.length === 0 ? UNIT : filters)]
  if (part === '--wire') return [...filters, ...UNIT.map((folder) => `--exclude=${folder}${folder.endsWith('/') ? '**' : ''}`)]
  return part === undefined ? [] : [part, ...filters]
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(USAGE)
    return 0
  }
  const [part, ...more] = args
  const isChecked = part === undefined || (part === '--unit' && more.length === 0)
  const sums: Sum[] = []
  if (isChecked) sums.push(await runChecks())
  sums.push(await runTests(filtersOf(args)))
  const passed = sums.reduce((sum, part) => sum + part.passed, 0)
  const failed = sums.reduce((sum, part) => sum + part.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
