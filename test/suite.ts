/** Runs tests with Vitest and sums up how they ended. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

export interface Sum {
  readonly passed: number
  readonly failed: number
  /** The names of the tests that failed. */
  readonly failing: readonly string[]
}

const REPORT = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** Runs the tests that Vitest's arguments choose, with our output. */
export async function runTests(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Sum> {
  const folder = mkdtempSync(join(tmpdir(), 'stagecoach-report-'))
  try {
    const report = join(folder, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return sumOf(report, await vitest(['run', ...reporters, ...args], environment))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Resolves to whether it succeeded. */
function vitest(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('vitest', args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', ...environment } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** A file that failed without a failed test (it could not be loaded, or what comes before its tests failed) counts as one. */
function sumOf(report: string, isGood: boolean): Sum {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = REPORT.parse(JSON.parse(readFileSync(report, 'utf8')))
  const isBad = ({ status }: { readonly status: string }) => status === 'failed'
  const bare = testResults.filter((file) => isBad(file) && !file.assertionResults.some(isBad))
  const failed = numFailedTests + bare.length
  if (numPendingTests > 0) process.stdout.write(`${numPendingTests} skipped\n`)
  const failing = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isBad))
  return {
    passed: numPassedTests,
    failed: !isGood && failed === 0 ? 1 : failed,
    failing: [...failing.map(({ fullName }) => fullName), ...bare.map(({ name }) => name)],
  }
}
