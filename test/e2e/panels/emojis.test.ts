/** Icons of games as emoji of the application: uploaded once, shown on buttons and options, and never needed. */
import { afterEach, describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game.js'
import { pioneerDays } from '../../../src/games/pioneer-days/index.js'
import { movableClock } from '../kit/movable-clock.js'
import { componentsOf, type Player, player, publicOffer, sitDown } from '../kit/player.js'
import { openScene, type Scene, type SceneOptions } from '../kit/scene.js'

const PATH = /\/applications\/\d+\/emojis/
/** So few that a test is quick: dice, and what they bring. */
const ICONS = pioneerDays.icons.filter((icon) => icon.startsWith('die-') || icon.startsWith('goods-'))
const GAME: Game = { ...pioneerDays, icons: ICONS }
/** The same with other art for silver. */
const REPAINTED: Game = { ...GAME, icon: (name) => GAME.icon(name === 'goods-silver' ? 'goods-gold' : name) }

const REFUSAL = { kind: 'refusal', status: 403, code: 50001, message: 'Missing Access' } as const

let scene: Scene

async function open(options: SceneOptions = {}): Promise<Scene> {
  scene = await openScene({ seed: 'icons', games: [GAME], uploadIcons: true, ...options })
  return scene
}

afterEach(async () => scene.close())

const sent = (method: string) => scene.sandbox.requests.filter((each) => each.method === method && PATH.test(each.path))
const uploadsDone = () => expect.poll(() => scene.logged.join()).toContain('icons were uploaded')

interface Labelled {
  readonly label?: string
  readonly emoji?: { readonly id: string; readonly name: string }
  readonly options?: readonly Labelled[]
}

/** What the player who takes a die may press or choose. */
async function offered(): Promise<readonly Labelled[]> {
  const players: readonly Player[] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name))
  await sitDown(players, {}, 'pioneer-days')
  const called = await scene.sandbox.until(() =>
    players.find(({ id, screen }) => screen().some(({ pings }) => pings.includes(id))),
  )
  await called.use(publicOffer(called, 'take'))
  const all = componentsOf(called.lastPrivate().message) as readonly Labelled[]
  return all.flatMap((component) => [component, ...(component.options ?? [])])
}

describe('uploaded', () => {
  test('icons stand on buttons and options as emoji that Discord has', async () => {
    await open()
    await uploadsDone()
    expect(sent('POST')).toHaveLength(ICONS.length)
    const all = await offered()
    const dice = all.filter(({ label }) => /^\d$/.test(label ?? ''))
    expect(dice.length).toBeGreaterThan(2)
    for (const { emoji } of dice) expect(emoji?.name).toMatch(/^die_[a-z]+_[a-z]+_[0-9a-f]{6}$/)
    const income = all.find(({ label }) => label?.includes('Income'))
    expect(income?.emoji?.name).toMatch(/^goods_silver_/)
    for (const { emoji } of all) {
      if (emoji !== undefined) expect(await imageOf(emoji.id)).toBe('image/png')
    }
    expect(scene.troubles).toEqual([])
  })
  test('they are not uploaded again, and art that has changed replaces its former emoji', async () => {
    await open()
    await uploadsDone()
    await scene.stopBot()
    await scene.startBot()
    await expect.poll(() => sent('GET').length).toBe(2)
    await scene.stopBot()
    expect(sent('POST')).toHaveLength(ICONS.length)
    expect(sent('DELETE')).toHaveLength(0)
    await scene.startBot([REPAINTED])
    await expect.poll(() => sent('DELETE').length).toBe(1)
    expect(sent('POST')).toHaveLength(ICONS.length + 1)
  })
})

describe('refused', () => {
  test('by Discord, panels have labels alone, and the operator is told once', async () => {
    await open({ withBot: false })
    scene.sandbox.faults.arm(REFUSAL, { method: 'POST', path: PATH })
    await scene.startBot()
    await expect.poll(() => scene.troubles.length).toBe(1)
    expect(scene.troubles[0]).toContain('icons could not be uploaded')
    const all = await offered()
    expect(all.filter(({ label }) => label !== undefined).length).toBeGreaterThan(5)
    expect(all.filter(({ emoji }) => emoji !== undefined)).toEqual([])
  })

  test('once, they are uploaded soon after', async () => {
    const clock = movableClock()
    await open({ withBot: false, clock, sandbox: { clock: clock.discord } })
    scene.sandbox.faults.arm(REFUSAL, { method: 'POST', path: PATH })
    await scene.startBot()
    await expect.poll(() => scene.troubles.length).toBe(1)
    clock.forward(1_000)
    await uploadsDone()
    expect(scene.troubles).toHaveLength(1)
  })
})

async function imageOf(id: string): Promise<string | null> {
  const response = await fetch(new URL(`/cdn/emojis/${id}`, scene.sandbox.pageUrl))
  return response.headers.get('content-type')
}
