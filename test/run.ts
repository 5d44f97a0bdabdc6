/** `npm test`: type check, lint, then every test. The last line is the sum. */
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { command, run } from '../src/cli/arguments.js'
import { type Hardship, underHardship } from './hardship.js'
import { runTests, type Sum } from './suite.js'

const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['Type check: program and tests', 'tsc', '-p', '.'],
  ["Type check: the sandbox's page", 'tsc', '-p', 'src/sandbox/page'],
  ['Lint and format', 'biome', 'ci', '.'],
  ['Exports, files and packages that nobody uses', 'knip', '--no-progress'],
]

/** Tests that neither speak over a wire nor paint. The rest are the page, the programs and everything else. */
const UNIT: readonly string[] = [
  'test/architecture/',
  'test/cluster/',
  'test/conformance/',
  'test/tables/',
  ...readdirSync('test/games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ['rules/', 'data/', 'conformance.test.ts'].map((part) => `test/games/${name}/${part}`)),
]

function heading(text: string): void {
  process.stdout.write(`\n== ${text} ==\n`)
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
  return { passed, failed: results.length - passed, failing: [] }
}

interface Job {
  readonly part: 'all' | 'unit' | 'wire'
  readonly filters: readonly string[]
  /** How often the tests run in a row. Null for the usual run with its checks. */
  readonly runs: number | null
  readonly hardship: Hardship
}

const NUMBER = /^\d{1,6}$/

const TEST = command({
  name: 'test',
  calls: ['[FILTER...] [options]'],
  about: `Type check of the program and of the sandbox's page, lint and format check, what nobody uses, then all tests: unit, conformance,
wire, page. With FILTER nothing but the tests whose path contains it. The last line is "N passed, N failed"; the exit status is
0 only if nothing failed.`,
  options: {
    unit: { type: 'boolean', what: 'the checks, and what needs neither wire nor pictures: rules, tables, conformance' },
    wire: { type: 'boolean', what: 'the rest' },
    runs: {
      type: 'string',
      takes: 'N',
      what: 'the tests N times in a row, without the checks; tells at the end which failed how often',
    },
    busy: { type: 'boolean', what: 'with --runs: meanwhile a program that never rests keeps each processor busy' },
    'sync-ms': {
      type: 'string',
      takes: 'D',
      what: 'with --runs: each sync to disk takes D milliseconds, on Linux with a C compiler',
    },
  },
  after: `Settings, as environment variables:
  DISCORD_OPENAPI    path of Discord's OpenAPI description: every request of the wire tests is checked against it
  REQUIRE_BROWSER=1  fail, instead of skipping the page's tests, where no Chromium is found`,
  takesNames: true,
  job: ({ unit, wire, runs, busy: isBusy = false, 'sync-ms': syncMs }, filters): Job | string => {
    if ([runs, syncMs].some((value) => value !== undefined && !NUMBER.test(value)) || runs === '0')
      return '--runs and --sync-ms take a whole number.'
    if (runs === undefined && (isBusy || syncMs !== undefined)) return '--busy and --sync-ms need --runs.'
    return {
      part: unit ? 'unit' : wire ? 'wire' : 'all',
      filters,
      runs: runs === undefined ? null : Number(runs),
      hardship: { isBusy, syncMs: syncMs === undefined ? null : Number(syncMs) },
    }
  },
})

/** Vitest's arguments: the tests of a part (only those that filters name). */
function argumentsOf({ part, filters }: Job): readonly string[] {
  // These tests leave nothing behind for the next one, so they share loaded modules.
  if (part === 'unit') return ['--no-isolate', ...(filters.length === 0 ? UNIT : filters)]
  if (part === 'wire') return [...filters, ...UNIT.map((folder) => `--exclude=${folder}${folder.endsWith('/') ? '**' : ''}`)]
  return filters
}

async function runOnce(job: Job): Promise<readonly Sum[]> {
  const checks = job.part !== 'wire' && job.filters.length === 0 ? [await runChecks()] : []
  heading('Tests')
  return [...checks, await runTests(argumentsOf(job))]
}

async function runOften(job: Job, runs: number): Promise<readonly Sum[]> {
  const sums: Sum[] = []
  await underHardship(job.hardship, async (environment) => {
    for (let run = 1; run <= runs; run++) {
      heading(`Run ${run} of ${runs}`)
      sums.push(await runTests(argumentsOf(job), environment))
    }
  })
  heading(`${sums.filter(({ failed }) => failed === 0).length} of ${runs} runs without a failure`)
  const failing = sums.flatMap((sum) => sum.failing)
  for (const name of new Set(failing)) {
    process.stdout.write(`failed in ${failing.filter((each) => each === name).length} of ${runs}: ${name}\n`)
  }
  return sums
}

await run(TEST, async (job) => {
  const sums = job.runs === null ? await runOnce(job) : await runOften(job, job.runs)
  const passed = sums.reduce((sum, part) => sum + part.passed, 0)
  const failed = sums.reduce((sum, part) => sum + part.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
})
