import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import type { Reader } from '../../../src/games/face.js'
import type { Game } from '../../../src/games/game.js'
import { controls } from '../../../src/games/pioneers/controls/controls.js'
import { face, pioneers, pioneersRules } from '../../../src/games/pioneers/index.js'
import type { State } from '../../../src/games/pioneers/rules/types.js'
import { createPictures } from '../../../src/pictures/encoding/encode.js'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { offersOn, type Player, player, playOn, sitDown } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

/** A picture assembled from cached pieces may differ in single edge pixels from one painted at once. */
const SAME = 100
/** The minimum number of pixels of a number on the board. */
const MARKED = 1_000

const NUMBERED = /^(\d+)(\.\d+)? · /

/** The inputs of a panel. */
interface Made {
  readonly state: State
  readonly seat: number
  readonly path: readonly string[]
  readonly reader: Reader
}

let scene: Scene
let clock: MovableClock

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

/** Pioneers, with the inputs of each panel recorded. */
function keeping(made: Made[]): Game {
  return {
    ...pioneers,
    panel(state, seat, path, reader, news) {
      made.push({ state: JSON.parse(pioneers.save(state)) as State, seat, path, reader })
      return pioneers.panel(state, seat, path, reader, news)
    },
  }
}

/** The file of the only picture on a message. */
function pictureOn({ message }: SandboxMessage): Buffer {
  const url = JSON.stringify(message.components).match(/"url":"(http[^"]+)"/)?.[1] ?? ''
  const file = scene.sandbox.file(url)
  if (file === undefined) throw new Error('there is no picture')
  return file.bytes
}

/** The number of pixels in which two pictures differ: all of them if their sizes do. */
async function differing(one: Uint8Array, other: Uint8Array): Promise<number> {
  const pixels = async (png: Uint8Array) => new Uint32Array((await sharp(png).ensureAlpha().raw().toBuffer()).buffer)
  const [left, right] = [await pixels(one), await pixels(other)]
  if (left.length !== right.length) return Math.max(left.length, right.length)
  return left.reduce((count, pixel, index) => (pixel === right[index] ? count : count + 1), 0)
}

/** Plays until a menu numbers cities to drive to, and returns whose. */
async function untilNumbered(players: readonly Player[]): Promise<Player> {
  const isNumbered = (self: Player) =>
    self.screen().some((shown) => shown.ephemeralFor === self.id && offersOn(shown).some(({ label }) => NUMBERED.test(label)))
  const beforePress = () => clock.forward(5_000)
  await playOn(scene.sandbox, players, 'numbered', { beforePress, until: () => players.some(isNumbered) })
  const found = players.find(isNumbered)
  if (found === undefined) throw new Error('nobody was offered numbered choices')
  return found
}

test('the picture in a panel is its player’s own, and numbers the choices as the menu does', async () => {
  const made: Made[] = []
  clock = movableClock()
  scene = await openScene({ seed: 'own', clock, sandbox: { clock: clock.discord }, games: [keeping(made)] })
  const [annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
  await sitDown([annie, bill], { seats: 2 })
  const mover = await untilNumbered([annie, bill])
  const other = mover === annie ? bill : annie
  const last = made.findLast(({ reader }) => reader.viewer !== 'table')
  if (last === undefined) throw new Error('no panel was made')

  const { state, seat, path, reader } = last
  const legal = pioneersRules.legalActions(state, seat)
  const refuse = (action: (typeof legal)[number]) => pioneersRules.refuse(state, seat, action)
  const view = pioneersRules.view(state, seat)
  const { marks } = controls({ view, seat, legal, refuse, path, encode: pioneersRules.encode, reader })
  const numbers = offersOn(mover.lastPrivate()).flatMap(({ label }) => NUMBERED.exec(label)?.[1] ?? [])
  // Roads have letters.
  expect(marks.flatMap(({ label }) => /^\d+/.exec(label)?.[0] ?? [])).toEqual([...new Set(numbers)])

  const { png } = createPictures()
  const shown = pictureOn(mover.lastPrivate())
  const closeUp = (pointedOut: typeof marks) => {
    const drawing = face.closeUp?.(view, seat, pointedOut, reader) ?? null
    if (drawing === null) throw new Error('a decision without a close-up')
    return png(drawing)
  }
  const own = await differing(shown, await closeUp(marks))
  const unmarked = await differing(shown, await closeUp([]))
  await other.command('pioneers', { board: {} })
  const others = await differing(shown, pictureOn(other.lastPrivate()))
  expect(own).toBeLessThan(SAME)
  expect(unmarked).toBeGreaterThan(MARKED)
  expect(others).toBeGreaterThan(MARKED)

  await mover.press('Board')
  const board = await png(face.board(view, [], reader))
  expect(await differing(pictureOn(mover.lastPrivate()), board)).toBeLessThan(SAME)
  expect(offersOn(mover.lastPrivate()).map(({ label }) => label)).toContain('Take turn')
})
