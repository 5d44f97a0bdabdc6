import { describe, expect, test } from 'vitest'
import { altOf, player, playOn, sitDown, textOf } from './player.js'
import { openScene } from './scene.js'

describe.each([2, 3, 4])('%i players', (seats) => {
  test('play a whole game by what they see and press', async () => {
    const scene = await openScene({ seed: `whole/${seats}` })
    const { sandbox } = scene
    const players = ['Annie', 'Bill', 'Katie', 'Jim'].slice(0, seats).map((name) => player(sandbox, name))
    await sitDown(players, { seats })
    const { last } = await playOn(sandbox, players, `hands/${seats}`)
    expect(textOf(last)).toMatch(/the game is over/)
    expect(altOf(last)).not.toBe('')
    const [first] = players
    await first?.command('leaderboard')
    const winners =
      textOf(last)
        .match(/^\*\*(.*)\*\* (wins|share)/m)?.[1]
        ?.split(/\*\*(?:, | and )\*\*/) ?? []
    expect(winners.length).toBeGreaterThan(0)
    for (const { name } of players) {
      const won = winners.includes(name) ? 1 : 0
      expect(first && textOf(first.lastPrivate())).toContain(`${name}: ${won} won of 1 game`)
    }
    await sandbox.until(
      () =>
        first
          ?.offers()
          .map(({ label }) => label)
          .join() === 'Log,Rematch',
    )
    expect(scene.troubles).toEqual([])
    await scene.close()
  }, 600_000)
})
