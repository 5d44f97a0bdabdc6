import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import { altOf, type Player, player, playOn, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene
let players: readonly Player[]

beforeEach(async () => {
  scene = await openScene({ seed: 'news' })
  players = ['Annie', 'Katie', 'Jim'].map((name) => player(scene.sandbox, name))
  await sitDown(players, { seats: 3 })
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const newestCall = (): SandboxMessage | undefined => players[0]?.screen().findLast(({ pings }) => pings.length === 1)
const smallPrint = (message: SandboxMessage) =>
  textOf(message)
    .split('\n')
    .filter((line) => line.startsWith('-# '))

/** Plays until the called player's last turn was not the previous turn. Returns that player and the message. */
async function untilCalledAgain(): Promise<{ readonly called: Player; readonly call: SandboxMessage }> {
  const isDue = () => {
    const call = newestCall()
    return call !== undefined && smallPrint(call).some((line) => line.includes('last turn'))
  }
  await playOn(scene.sandbox, players, 'news', { until: isDue })
  const call = newestCall()
  const called = players.find(({ id }) => call?.pings.includes(id))
  if (call === undefined || called === undefined) throw new Error('nobody was called')
  return { called, call }
}

/** What an alt text says about changes, the stagecoach's place, and the possible actions, in the language of each player. */
const WORDS: Readonly<Record<string, readonly RegExp[]>> = {
  Annie: [/^News: /, /The stagecoach is in \S/, /You can choose: .*(?:Done|End turn)/],
  Katie: [/^Neues: /, /Die Postkutsche steht in \S/, /Zur Wahl: .*(?:Fertig|Zug beenden)/],
  Jim: [/^Nouvelles\u202f: /, /La diligence est à \S/, /Au choix\u202f: .*(?:Achats finis|Terminer le tour)/],
}

describe("what changed since the player's last turn", () => {
  test('is on the message of the turn: a line for each earlier turn, then the turn before in full', async () => {
    const { called, call } = await untilCalledAgain()
    const [heading, ...lines] = smallPrint(call)
    expect(heading).toBe(`-# Since ${called.name}’s last turn`)
    expect(lines).toHaveLength(1)
    const [line = ''] = lines
    const earlier = players.find(({ name }) => line.startsWith(`-# **${name}** `))
    expect(earlier).toBeDefined()
    const before = players.find((each) => each !== earlier && each !== called)
    expect(textOf(call)).toMatch(new RegExp(`\\n- .*${before?.name}`))
    expect(textOf(call)).not.toMatch(new RegExp(`\\n- ${earlier?.name} (builds|buys|settles)`))
  })

  test("is in the alt text of the panel’s picture, with the stagecoach's place and the choices, in the reader’s language", async () => {
    const { called } = await untilCalledAgain()
    const [first = ''] = called.offers().flatMap(({ label }) => (/^(Take turn)$/.test(label) ? [label] : []))
    await called.press(first)
    const alt = altOf(called.lastPrivate())
    for (const words of WORDS[called.name] ?? [/no player/]) expect(alt).toMatch(words)
    expect(alt.length).toBeLessThanOrEqual(1024)
    for (const { name } of players) expect(alt).toContain(name)
  })
})

describe('a player who is not to move', () => {
  const WAIT: Readonly<Record<string, string>> = {
    Annie: 'There is nothing for you to do right now.',
    Katie: 'Im Moment kannst du nur abwarten.',
    Jim: 'Pour l’instant, il ne vous reste qu’à attendre.',
  }

  test('reads with the board and with their coaches what changed, and that they can only wait', async () => {
    const { called } = await untilCalledAgain()
    const before = players[(players.indexOf(called) + players.length - 1) % players.length]
    for (const self of players) {
      await self.command('pioneers', { board: {} })
      const alt = altOf(self.lastPrivate())
      // Nothing has changed since the last turn of a player who has just ended one.
      expect(alt).toMatch(WORDS[self.name]?.[self === before ? 1 : 0] ?? /no player/)
      expect(alt).toMatch(WORDS[self.name]?.[1] ?? /no player/)
      expect(alt.includes(WAIT[self.name] ?? '?')).toBe(self !== called)
      if (self === called) continue
      await self.command('pioneers', { hand: {} })
      const own = altOf(self.lastPrivate())
      expect(own.startsWith(self.name)).toBe(true)
      expect(own).toMatch(WORDS[self.name]?.[1] ?? /no player/)
      expect(own).toContain(WAIT[self.name])
    }
  })
})

describe('the log', () => {
  test('has headings with the round and the player', async () => {
    const { called } = await untilCalledAgain()
    await called.press('Log')
    const headings = textOf(called.lastPrivate()).match(/^\*\*.* · .*\*\*$/gm) ?? []
    expect(headings.length).toBeGreaterThanOrEqual(4)
    for (const { name } of players) expect(headings.some((heading) => heading.includes(` 1 · ${name}`))).toBe(true)
    expect(headings.at(-1)).toContain(` 2 · ${called.name}`)
  })
})
