import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test.each([0, 1])('a program that is busy forever exits with the right status: %i', (expected) => {
  const script = fileURLToPath(new URL('./busy-program.ts', import.meta.url))
  const { status, signal } = spawnSync(process.execPath, ['--import', 'tsx', script, `${expected}`])
  expect({ status, signal }).toEqual({ status: expected, signal: null })
})
