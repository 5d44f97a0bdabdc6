import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { parse } from '../../src/cli/arguments.js'
import { PACKAGE } from '../../src/cli/package/command.js'
import { entranceTo, type Platform, platformHere } from '../../src/cli/package/entrance.js'
import { makePackage, PackageFailed } from '../../src/cli/package/make-package.js'
import { isLicense, isUsed } from '../../src/cli/package/modules.js'
import type { SandboxEvent, SandboxSnapshot } from '../../src/sandbox/protocol.js'
import { freshDatabase } from '../store/postgres/server.js'
import { type Ran, runCli } from './run-cli.js'

const folder = mkdtempSync(join(tmpdir(), 'stagecoach-package-'))
const PACKED = join(folder, 'package')
/** Empty, and where the program of the package is started. */
const ELSEWHERE = join(folder, 'elsewhere')
let made: Ran

beforeAll(() => {
  mkdirSync(ELSEWHERE)
  made = runCli('package', ['--out', PACKED])
})

afterAll(() => rmSync(folder, { recursive: true }))

const script = (name: string) => join(PACKED, 'dist/program', `${name}.js`)

/** Runs a script of the package with exactly these settings: no PATH, no HOME. */
function runPacked(name: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script(name), ...args], {
    cwd: ELSEWHERE,
    env: { ...settings },
    encoding: 'utf8',
  })
  return { code: status, stdout, stderr }
}

/** Starts the package's program in the same way. Resolves with what it printed once it is ready. */
async function startPacked(settings: Readonly<Record<string, string>>): Promise<{ child: ChildProcess; printed: string }> {
  const child = spawn(process.execPath, [script('main')], { cwd: ELSEWHERE, env: { ...settings } })
  let printed = ''
  let complained = ''
  child.stderr.on('data', (chunk) => {
    complained += chunk
  })
  const ended = once(child, 'close').then(() => Promise.reject(new Error(`ended before it was ready: ${complained}`)))
  ended.catch(() => {})
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk
      if (/\bready\b/.test(printed)) resolve()
    })
  })
  await Promise.race([ready, ended])
  return { child, printed }
}

/** The sandbox as its page hears it: the first snapshot, and every message since. */
async function hear(pageUrl: string) {
  const socket = new WebSocket(`${pageUrl.replace('http', 'ws')}sandbox/live`, { origin: new URL(pageUrl).origin })
  const messages: APIMessage[] = []
  const snapshot = await new Promise<SandboxSnapshot>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (data) => {
      const event: SandboxEvent = JSON.parse(String(data))
      if (event.type === 'snapshot') resolve(event.snapshot)
      if (event.type === 'message') messages.push(event.message.message)
    })
  })
  return { snapshot, messages, close: () => socket.close() }
}

test('the package says its size, which is at most 150 MB, and what it runs on', () => {
  expect(made).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^Made .*package for Node\.js \d+ on \w+ \w+: \d+ MB in \d+ files\.\n$/),
    stderr: '',
  })
  expect(Number(/ (\d+) MB/.exec(made.stdout)?.[1])).toBeLessThanOrEqual(150)
})

test('it lies where no other packages are found', () => {
  const above = (path: string): readonly string[] => (dirname(path) === path ? [path] : [path, ...above(dirname(path))])
  expect(above(folder).filter((path) => existsSync(join(path, 'node_modules')))).toEqual([])
})

test('it holds no compiler, no sources, and a license for each package', () => {
  const files = readdirSync(PACKED, { recursive: true, encoding: 'utf8' })
  expect(
    files.filter((path) => /\.(ts|map|tsx|cpp)$/.test(path) || /node_modules\/(esbuild|tsx|vite|typescript)\//.test(path)),
  ).toEqual([])
  const manifests = files.filter((path) => /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(path))
  expect(manifests.length).toBeGreaterThan(50)
  const listed = readFileSync(join(PACKED, 'LICENSES.md'), 'utf8')
  for (const path of manifests) {
    const { name, version, license } = JSON.parse(readFileSync(join(PACKED, path), 'utf8'))
    expect(listed).toContain(`| ${name} | ${version} | ${license} |`)
  }
  expect(readFileSync(join(PACKED, 'dist/page/LICENSES.md'), 'utf8')).toContain('preact')
  expect(readFileSync(join(PACKED, 'LICENSE'), 'utf8')).toBe(readFileSync('LICENSE', 'utf8'))
})

test('in an empty folder it opens the sandbox with its page, a table with a picture, and the operator’s commands see it', async () => {
  const settings = { DATABASE_PATH: join(ELSEWHERE, 'data/tables.sqlite') }
  const { child, printed } = await startPacked({ ...settings, SANDBOX_PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'warn' })
  const pageUrl = /http:\/\/127\.0\.0\.1:\d+\/$/m.exec(printed)?.[0] ?? ''
  const metricsUrl = /Metrics: (\S+)/.exec(printed)?.[1] ?? ''

  expect(await (await fetch(new URL('/healthz', metricsUrl))).text()).toBe('ok\n')
  const page = await (await fetch(pageUrl)).text()
  for (const [, path = ''] of page.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)) {
    expect((await fetch(new URL(path, pageUrl))).status, path).toBe(200)
  }

  const { snapshot, messages, close } = await hear(pageUrl)
  const [user] = snapshot.users
  const [channel] = snapshot.guilds[0]?.channels ?? []
  const command = snapshot.commands.find(({ options }) => options?.some(({ name }) => name === 'new'))
  const body = { userId: user?.id, channelId: channel?.id, commandId: command?.id, options: [{ type: 1, name: 'new' }] }
  const headers = { 'content-type': 'application/json', origin: new URL(pageUrl).origin }
  const answer = await fetch(`${pageUrl}sandbox/command`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(204)
  const pictures = () => messages.flatMap((message) => [...JSON.stringify(message).matchAll(/"url":"(http[^"]+\.png)"/g)])
  await expect.poll(() => pictures().length).toBeGreaterThan(0)
  const picture = await fetch(pictures()[0]?.[1] ?? '')
  expect(Buffer.from(await picture.arrayBuffer()).subarray(1, 4)).toEqual(Buffer.from('PNG'))
  close()

  const list = runPacked('tables', ['--list', '--json'], settings)
  expect(JSON.parse(list.stdout)).toMatchObject([{ gameId: command?.name, status: 'lobby' }])
  expect(runPacked('backup', ['--out', 'copy.sqlite'], settings).stdout).toMatch(/^Backed up 1 table /)
  expect(runPacked('standings', ['--check'], settings)).toMatchObject({ code: 0, stderr: '' })
  expect(runPacked('verify', ['--table', 'none'], settings)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^verify: /),
  })

  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
  const moved = runPacked('move', ['--from', settings.DATABASE_PATH, '--to', await freshDatabase()])
  expect(moved).toMatchObject({ code: 0, stdout: expect.stringMatching(/\ntables +1 /), stderr: '' })
})

describe('npm run package', () => {
  test('replaces nothing unless it is told to, and never what is not a package', async () => {
    const refused = async (out: string, force: boolean) => {
      const thrown = await makePackage(out, { force }).catch((failure: unknown) => failure)
      expect(thrown).toBeInstanceOf(PackageFailed)
      return `${thrown}`
    }
    expect(await refused(PACKED, false)).toMatch(/is there already: .*--force\.$/)
    const other = join(folder, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'diary.txt'), 'dear diary')
    for (const out of [other, '.']) expect(await refused(out, true)).toContain('is not a package')
    expect(readdirSync(folder).sort()).toEqual(['elsewhere', 'other', 'package'])
  })

  test.each([
    [[], { kind: 'job', job: { out: 'dist/package', force: false } }],
    [['--out', 'a', '--force'], { kind: 'job', job: { out: 'a', force: true } }],
    [['--out', ''], { kind: 'wrong', problem: expect.stringContaining('Say where') }],
  ])('%j', (args, job) => expect(parse(PACKAGE, args)).toEqual(job))
})

test('a package for another Node.js says so in one line and loads nothing', () => {
  const script = join(ELSEWHERE, 'main.mjs')
  const runs = (platform: Platform) => {
    writeFileSync(script, entranceTo('./missing.mjs', platform))
    return spawnSync(process.execPath, [script], { encoding: 'utf8' })
  }
  const other = runs({ ...platformHere(), node: '18' })
  expect([other.status, other.stderr]).toEqual([
    1,
    expect.stringMatching(/^This package is for Node.js 18 on .*, and this is .*\n$/),
  ])
  expect(runs(platformHere()).stderr).toContain('missing.mjs')
})

test('what Node may load is kept of a package, and its licenses', () => {
  const files = [
    'index.js',
    'a.mjs',
    'data.json',
    'sqlite.node',
    'LICENSE.md',
    'index.d.ts',
    'a.js.map',
    'README.md',
    'sqlite3.c',
    'obj.target',
  ]
  expect(files.filter(isUsed)).toEqual(['index.js', 'a.mjs', 'data.json', 'sqlite.node', 'LICENSE.md'])
  expect(['LICENSE', 'LICENCE-MIT', 'license.js', 'index.js'].filter(isLicense)).toEqual(['LICENSE', 'LICENCE-MIT'])
})
