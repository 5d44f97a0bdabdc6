import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  readonly license?: string
  readonly dev?: boolean
}

/** Licences that allow use, changes and redistribution as long as their notice is kept. */
const PERMISSIVE = /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD)( (AND|OR) (MIT|Apache-2\.0|BSL-1\.0|BSD-2-Clause|WTFPL))*\)?$/

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const demanding = Object.entries(packages).filter(([path, { license = 'none' }]) => path !== '' && !PERMISSIVE.test(license))

test('every package that the program needs at run time has a permissive licence', () => {
  expect(demanding.filter(([, { dev = false }]) => !dev)).toEqual([])
})

test('the one library for tests with another licence is named in the README', () => {
  const readme = readFileSync('README.md', 'utf8')
  const shared = demanding.filter(([, { license = '' }]) => license.includes('GPL'))
  expect(shared.length).toBeGreaterThan(0)
  for (const [path, { license = '' }] of shared) {
    expect(path).toMatch(/^node_modules\/@img\/sharp-/)
    for (const named of license.match(/A?L?GPL-[\d.]+-or-later/g) ?? []) expect(readme).toContain(named)
  }
})
