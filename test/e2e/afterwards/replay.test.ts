import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import { lateClock } from '../kit/movable-clock.js'
import { altOf, componentsOf, offersOn, type Player, player, textOf } from '../kit/player.js'
import type { Scene } from '../kit/scene.js'
import { openTally } from '../kit/tally-scene.js'

let scene: Scene
let mover: Player
let other: Player

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const labels = (message: SandboxMessage) => offersOn(message).map(({ label }) => label)
const titleOf = (message: SandboxMessage) => textOf(message).split('\n')[0]
const isAnimated = (message: SandboxMessage) =>
  /^(A|This|Une|Eine) .*(as an animation|en animation|als Animation)/.test(altOf(message))

/** The file that a message shows, as a client would load it. */
async function fileOn({ message }: SandboxMessage): Promise<Buffer> {
  const url = JSON.stringify(message.components).match(/"url":"(http[^"]+)"/)?.[1] ?? 'nothing'
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}

/** The result of a command or press, once the animation has arrived. */
async function animationAfter(self: Player, ask: () => Promise<unknown>): Promise<SandboxMessage> {
  const known = new Set(self.screen().map(({ message }) => message.id))
  await ask()
  return scene.sandbox.until(() => self.screen().find((shown) => !known.has(shown.message.id) && isAnimated(shown)))
}

async function begin(options: Parameters<typeof openTally>[0] = {}): Promise<void> {
  ;({ scene, mover, other } = await openTally(options))
}

/** A game of three turns with five steps, of which one was taken back and one is secret. */
async function playWhole(options: Parameters<typeof openTally>[0] = {}): Promise<void> {
  await begin(options)
  for (const action of ['add', 'add', 'Undo', 'peek', 'end']) await mover.press(action)
  await other.press('Take turn')
  await other.press('end')
  await mover.press('Take turn')
  await mover.press('end')
  await scene.sandbox.until(() => mover.offers().find(({ label }) => label === 'Replay'))
}

const replayed = (self: Player, options: Readonly<Record<string, number>> = {}) => self.command('tally', { replay: options })

describe('a finished game', () => {
  test('is posted for everybody as an animation: the start and the end of each turn', async () => {
    await playWhole()
    const posted = await animationAfter(mover, () => replayed(mover))
    expect(posted.ephemeralFor).toBeNull()
    expect(titleOf(posted)).toBe('### Tally: the replay')
    expect(altOf(posted)).toBe(
      `A whole game of Tally, as an animation of 3 turns. How it ends: Annie ${points('Annie')}, Bill ${points('Bill')}`,
    )
    expect(labels(posted)).toEqual(['Move by move'])
    const { format, pages, width, loop } = await sharp(await fileOn(posted), { animated: true }).metadata()
    expect({ format, pages, width, loop }).toEqual({ format: 'gif', pages: 4, width: 10, loop: 0 })
  })

  test('is shown to the user who presses Replay below it, and to everybody on request', async () => {
    await playWhole()
    const own = await animationAfter(other, () => other.press('Replay'))
    expect(own.ephemeralFor).toBe(other.id)
    expect(labels(own)).toEqual(['Move by move', 'Show everybody'])
    const posted = await animationAfter(mover, () => other.press('Show everybody'))
    expect(posted.ephemeralFor).toBeNull()
    expect(await fileOn(posted)).toEqual(await fileOn(own))
  })

  test('outlives a restart', async () => {
    await playWhole()
    await scene.stopBot()
    await scene.startBot()
    expect(titleOf(await animationAfter(mover, () => replayed(mover)))).toBe('### Tally: the replay')
  })

  test("uses the viewer's language, and the table's in the channel", async () => {
    await playWhole()
    const [jim, katie] = ['Jim', 'Katie'].map((name) => player(scene.sandbox, name)) as [Player, Player]
    const spoken = []
    for (const self of [jim, katie, mover]) spoken.push(titleOf(await animationAfter(self, () => self.press('Replay'))))
    expect(spoken).toEqual(['### Tally\u202f: revoir la partie', '### Tally: die Partie ansehen', '### Tally: the replay'])
    expect(titleOf(await animationAfter(jim, () => replayed(jim)))).toBe('### Tally: the replay')
  })

  test('asked for twice at once is made once; the second reads why it has to wait', async () => {
    await playWhole()
    await Promise.all([animationAfter(mover, () => replayed(mover)), replayed(other)])
    const answers = other.screen().filter((shown) => isAnimated(shown) || textOf(shown).startsWith('The replay of this game'))
    expect(answers.length).toBe(2)
    await animationAfter(other, () => replayed(other))
  })
})

test('deferred answers keep their intended audience', async () => {
  await playWhole({ clock: lateClock() })
  expect((await animationAfter(mover, () => replayed(mover))).ephemeralFor).toBeNull()
  await replayed(other, { move: 1 })
  expect(titleOf(other.lastPrivate())).toBe('### Tally: move 1 of 5 · turn 1')
  const own = await animationAfter(other, () => other.press('Replay'))
  expect(own.ephemeralFor).toBe(other.id)
  expect((await animationAfter(mover, () => other.press('Show everybody'))).ephemeralFor).toBeNull()
})

const points = (name: string) => (name === mover.name ? 1 : 0)

describe('a position by its number', () => {
  test('is shown as it was, with buttons back and forward, and without steps that were taken back', async () => {
    await playWhole()
    await replayed(other, { move: 1 })
    const first = other.lastPrivate()
    expect(titleOf(first)).toBe('### Tally: move 1 of 5 · turn 1')
    expect(textOf(first)).toMatch(/- \d add 1/)
    expect(labels(first)).toEqual(['Previous turn', 'Back', 'Next', 'Next turn'])
    await other.press('Next')
    expect(titleOf(other.lastPrivate())).toBe('### Tally: move 2 of 5 · turn 1')
    expect(other.lastPrivate().message.id).toBe(first.message.id)
    await other.press('Next turn')
    expect(titleOf(other.lastPrivate())).toBe('### Tally: move 3 of 5 · turn 2')
    await other.press('Previous turn')
    await other.press('Previous turn')
    expect(titleOf(other.lastPrivate())).toBe('### Tally: move 0 of 5 · turn 1')
    expect(textOf(other.lastPrivate())).toContain('This is how the game began.')
    expect(labels(other.lastPrivate())).toEqual(['Next', 'Next turn'])
    expect((await sharp(await fileOn(other.lastPrivate())).metadata()).format).toBe('png')
  })

  test("does not reveal a player's private information", async () => {
    await playWhole()
    for (const self of [mover, other]) {
      await replayed(self, { move: 2 })
      expect(textOf(self.lastPrivate())).not.toContain('peek')
    }
  })

  test('or by the turn that ends with it, which is told as a whole', async () => {
    await playWhole()
    await replayed(other, { turn: 1 })
    expect(titleOf(other.lastPrivate())).toBe('### Tally: move 2 of 5 · turn 1')
    expect(textOf(other.lastPrivate())).toMatch(/- \d add 1/)
    // A step by itself is told alone.
    await replayed(other, { move: 2 })
    expect(textOf(other.lastPrivate())).not.toMatch(/ add 1/)
  })

  test('is told with its whole turn where the way there goes by turns, and alone where it goes by moves', async () => {
    await playWhole()
    await replayed(other, { move: 0 })
    await other.press('Next turn')
    expect(titleOf(other.lastPrivate())).toBe('### Tally: move 2 of 5 · turn 1')
    expect(textOf(other.lastPrivate())).toMatch(/- \d add 1/)
    await other.press('Next')
    await other.press('Back')
    expect(titleOf(other.lastPrivate())).toBe('### Tally: move 2 of 5 · turn 1')
    expect(textOf(other.lastPrivate())).not.toMatch(/ add 1/)
    await other.press('Next')
    await other.press('Previous turn')
    expect(textOf(other.lastPrivate())).toMatch(/- \d add 1/)
  })

  test.each([
    [{ move: 6 }, 'The moves of this game are numbered 0 to 5. Choose one of them.'],
    [{ turn: 4 }, 'The turns of this game are numbered 1 to 3. Choose one of them.'],
  ])('that does not exist is refused with the existing ones: %o', async (options, sentence) => {
    await playWhole()
    const before = mover.screen().length
    await replayed(mover, options)
    expect(textOf(mover.lastPrivate())).toBe(sentence)
    expect(mover.screen().length).toBe(before + 1)
  })
})

describe('a game under way', () => {
  test('is shown so far, to the user who asks, without steps that were taken back', async () => {
    await begin()
    for (const action of ['add', 'add', 'Undo']) await mover.press(action)
    const own = await animationAfter(other, () => replayed(other))
    expect(own.ephemeralFor).toBe(other.id)
    expect(altOf(own)).toMatch(/^This game of Tally so far, as an animation of 1 turn. How it stands: /)
    await replayed(other, { move: 2 })
    expect(textOf(other.lastPrivate())).toContain('are numbered 0 to 1.')
  })

  test('that continues gets a new replay', async () => {
    await begin()
    await animationAfter(other, () => replayed(other))
    await mover.press('add')
    const later = await animationAfter(other, () => replayed(other))
    expect(altOf(later)).toContain(`${mover.name} 1`)
  })
})

test('where nothing was played there is nothing to see', async () => {
  await begin()
  await mover.command('tally', { cancel: {} })
  const elsewhere = player(scene.sandbox, 'Annie', 'parlor')
  await replayed(elsewhere)
  expect(textOf(elsewhere.lastPrivate())).toBe(
    'No game of Tally has been played in this channel yet. Open a table with `/tally new`.',
  )
  await elsewhere.command('tally', { new: {} })
  await replayed(elsewhere)
  expect(textOf(elsewhere.lastPrivate())).toBe('The game has not begun yet. Its host starts it with **Start**.')
  expect(componentsOf(elsewhere.lastPrivate().message).some(({ items }) => items !== undefined)).toBe(false)
})
