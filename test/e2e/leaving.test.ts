import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { offersOn, type Player, player, textOf } from './player.js'
import type { Scene } from './scene.js'
import { openTally } from './tally-scene.js'

let scene: Scene
let mover: Player
let other: Player

beforeEach(async () => {
  ;({ scene, mover, other } = await openTally())
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const publicOnes = () => mover.screen().filter(({ ephemeralFor }) => ephemeralFor === null)
const untilTold = (what: RegExp) => scene.sandbox.until(() => publicOnes().find((message) => what.test(textOf(message))))

describe('resigning', () => {
  test('is asked for once more, and can be thought better of', async () => {
    await mover.command('tally', { resign: {} })
    expect(textOf(mover.lastPrivate())).toContain('counts as lost for you')
    await mover.press('Keep playing')
    expect(textOf(mover.lastPrivate())).toContain('Nothing was changed')
    await mover.press('Take turn')
    expect(offersOn(mover.lastPrivate()).map(({ label }) => label)).toContain('add')
  })

  test('leaves the win to the last who stays, and takes the buttons away', async () => {
    await mover.command('tally', { resign: {} })
    await mover.press('Resign')
    expect(textOf(mover.lastPrivate())).toContain('You have resigned.')
    const over = await untilTold(/the game is over/)
    expect(textOf(over)).toContain(`${mover.name} has resigned`)
    const board = await other.command('leaderboard')
    expect(board.message && textOf(board.message)).toMatch(new RegExp(`1\\. ${other.name}: 1 won of 1 game`))
  })

  test('is for those who play', async () => {
    const stranger = player(scene.sandbox, 'Katie')
    await stranger.command('tally', { resign: {} })
    expect(textOf(stranger.lastPrivate())).toBe('Du hast keinen Platz an diesem Tisch.')
    const elsewhere = player(scene.sandbox, 'Katie', 'parlor')
    await elsewhere.command('tally', { new: {} })
    await elsewhere.command('tally', { resign: {} })
    expect(textOf(elsewhere.lastPrivate())).toContain('noch nicht begonnen')
  })
})
