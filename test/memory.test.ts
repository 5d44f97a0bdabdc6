import { expect, test } from 'vitest'
import { growthOver } from '../src/memory.js'

const MIB = 2 ** 20

test.each([
  [20, 100],
  [50, 100],
  [70, 50],
  [84, 25],
  [400, 25],
])('%i MiB may grow by %i per cent', (mebibytes, share) => {
  expect(growthOver(mebibytes * MIB)).toBe(share)
})
