/** Which blows fall, and when. */
import { describe, expect, test } from 'vitest'
import type { Scene } from '../../../../src/cli/ordeal/cluster/blow.js'
import { BLOWS, createTurns } from '../../../../src/cli/ordeal/cluster/blows.js'
import type { Member } from '../../../../src/cli/ordeal/cluster/fleet.js'
import { seededRandom } from '../../../../src/engine/random.js'

/** As much of a scene as decides what is possible. */
function sceneWith(processes: number, hasServer: boolean): Scene {
  const up = () => Array.from({ length: processes }, (_, index) => ({ name: `p${index}` }) as Member)
  return { fleet: { up }, server: hasServer ? {} : null } as unknown as Scene
}

const drawn = (scene: Scene, count: number) => {
  const turn = createTurns(seededRandom('test'))
  return Array.from({ length: count }, () => turn(scene))
}

describe('the blows', () => {
  test('come each once at first, then at random', () => {
    const usual = sceneWith(3, true)
    const first = drawn(usual, BLOWS.length)
    expect(new Set(first)).toEqual(new Set(BLOWS))
    expect(new Set(drawn(usual, 400).slice(BLOWS.length)).size).toBeGreaterThan(BLOWS.length / 2)
  })
  test('take no process if it is the last one, and start no fifth', () => {
    const kinds = (processes: number) => new Set(drawn(sceneWith(processes, true), 300).map((blow) => blow?.kind))
    expect([kinds(1).has('stops'), kinds(1).has('freezes'), kinds(1).has('starts')]).toEqual([false, true, true])
    expect([kinds(4).has('stops'), kinds(4).has('starts')]).toEqual([true, false])
  })
  test('leave a server alone that is not the ordeal’s own', () => {
    expect(drawn(sceneWith(3, false), 300).map((blow) => blow?.kind)).not.toContain('database restarts')
  })
  test('end if none is possible', () => {
    expect(createTurns(seededRandom('test'), [])(sceneWith(3, true))).toBeNull()
  })
})
