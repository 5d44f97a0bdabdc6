import { afterEach, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game.js'
import type { Illustration } from '../../../src/games/illustration.js'
import { GAMES } from '../../../src/games/index.js'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import { forwardUntil, type MovableClock, movableClock } from '../kit/movable-clock.js'
import { altOf, offersOn, type Player, player, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

const FOLLOWS = 'The picture is still being drawn and will follow.'
const NONE = 'The picture could not be drawn this time'

let scene: Scene
let clock: MovableClock

afterEach(async () => {
  await scene.close()
})

/** Counts down. Pictures fail while it is above 0. */
interface Flaw {
  left: number
}

/** The games, with as many failing pictures as `flaw` says. */
function flawed(flaw: Flaw): readonly Game[] {
  const spoilt = ({ drawing: { width, height, key, paint }, alt }: Illustration): Illustration => ({
    drawing: {
      width,
      height,
      key,
      paint(pen) {
        if (flaw.left-- > 0) throw new Error('out of ink')
        paint(pen)
      },
    },
    alt,
  })
  return GAMES.map((game) => ({
    ...game,
    illustrate: (state, news, reader) => spoilt(game.illustrate(state, news, reader)),
    panel: (state, seat, path, reader, news) => {
      const panel = game.panel(state, seat, path, reader, news)
      return { ...panel, illustration: spoilt(panel.illustration) }
    },
  }))
}

async function started(flaw: Flaw): Promise<readonly [Player, Player]> {
  clock = movableClock()
  scene = await openScene({ seed: 'pictures', clock, sandbox: { clock: clock.discord }, games: flawed(flaw) })
  const [annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
  await sitDown([annie, bill], { seats: 2 })
  return [annie, bill]
}

const called = (someone: Player) => scene.sandbox.until(() => someone.screen().find(({ pings }) => pings.length > 0))

test('a turn is told without its picture, which follows when it can be made', async () => {
  const [annie] = await started({ left: 3 })
  const bare = await called(annie)
  expect(textOf(bare)).toContain(FOLLOWS)
  expect(altOf(bare)).toBe('')
  expect(offersOn(bare).map(({ label }) => label)).toContain('Take turn')
  const isWhole = (shown: SandboxMessage) => shown.message.id === bare.message.id && altOf(shown) !== ''
  const whole = await forwardUntil(clock, () => annie.screen().find(isWhole))
  expect(textOf(whole)).not.toContain(FOLLOWS)
  expect(scene.troubles.filter((trouble) => !trouble.includes('picture'))).toEqual([])
})

test('a panel comes with its words and buttons, and a note in place of its picture', async () => {
  const flaw = { left: 0 }
  const [annie, bill] = await started(flaw)
  const mover = (await called(annie)).pings.includes(annie.id) ? annie : bill
  flaw.left = 1
  await mover.press('Take turn')
  expect(textOf(mover.lastPrivate())).toContain(NONE)
  expect(offersOn(mover.lastPrivate()).length).toBeGreaterThan(1)
  await mover.press('Take turn')
  expect(textOf(mover.lastPrivate())).not.toContain(NONE)
  expect(altOf(mover.lastPrivate())).not.toBe('')
})
