import { expect, test } from 'vitest'
import type { Watcher } from '../../../src/program.js'
import { openTally } from '../kit/tally-scene.js'

/** Listens to everything, and waits for messages still to come. */
function listener() {
  const heard: string[] = []
  const watcher: Watcher = {
    answered: (kind, outcome, ms) => heard.push(`${kind} ${outcome}${ms >= 0 ? '' : ' before it came'}`),
    requested: (status) => heard.push(`request ${status}`),
    decided: (outcome) => heard.push(`decision ${outcome}`),
    pictured: (how) => heard.push(`picture ${how}`),
    storingFailed: () => heard.push('storing failed'),
  }
  const hears = async (...lines: readonly string[]) => {
    await expect.poll(() => lines.filter((line) => !heard.includes(line)), { timeout: 20_000 }).toEqual([])
    heard.splice(0)
  }
  return { watcher, hears }
}

test("an observer gets the outcome of each press, the tables' answer, and Discord's", async () => {
  const { watcher, hears } = listener()
  const { mover, other, scene } = await openTally({ watcher })
  await hears('press answered', 'decision accepted', 'picture made', 'request 204')
  await mover.press('boom')
  await hears('press failed')
  await other.command('tally', { nudge: {} })
  await hears('command answered', 'decision accepted')
  await other.command('tally', { nudge: {} })
  await hears('command answered', 'decision nudged-already')

  const channelPost = { method: 'POST', path: /^\/channels\/\d+\/messages$/ }
  scene.sandbox.faults.arm({ kind: 'rate-limit', retryAfter: 0.1 }, { ...channelPost, times: 1 })
  scene.sandbox.faults.arm({ kind: 'drop', when: 'before' }, { ...channelPost, times: 1 })
  await mover.press('end')
  await hears('request 429', 'request null', 'request 200')
  scene.sandbox.faults.duplicateInteractions()
  await other.press('Take turn')
  await hears('press answered', 'press late')
  await scene.close()
})
