import { expect, test } from 'vitest'
import { forecast, growthOver } from '../src/memory.js'

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

test.each([
  ['grows is counted on to go on growing', 30, 60, 90],
  ['stays is counted on to stay', 60, 60, 60],
  ['shrinks may grow again', 90, 60, 60],
])('what %s', (_what, before, inUse, expected) => {
  expect(forecast(before, inUse)).toBe(expected)
})
