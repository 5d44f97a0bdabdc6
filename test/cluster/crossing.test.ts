/** Processes come, go, die, sleep and lose the database at random. Afterwards everything is in order. */
import { expect, test } from 'vitest'
import { seededRandom } from '../../src/engine/random.js'
import { createHouse, type House, type TestProcess } from './house.js'

const SHARDS = 7
const STEPS = 120

type Chance = (n: number) => number

/** What may happen to a process that stays. */
const TROUBLES: readonly ((process: TestProcess, house: House) => void)[] = [
  ({ registry }, { clock }) => {
    const answers = (['look', 'take', 'release', 'note'] as const).map((question) => registry.hold(question))
    clock.after(700, () => {
      for (const answer of answers) answer()
    })
  },
  ({ registry }) => {
    registry.isAsleep = !registry.isAsleep
  },
  ({ registry }) => {
    registry.isAway = !registry.isAway
  },
  ({ registry }) => void registry.wrong.set('take', 'answer'),
  ({ registry }) => void registry.wrong.set('release', 'answer'),
  ({ registry }) => registry.wrong.clear(),
  (process) => process.jam(0),
]

function hearEverything(processes: readonly TestProcess[]): void {
  for (const process of processes) for (const shard of process.connected()) process.hear(shard)
}

/** One of them goes, with or without a word. */
async function go(house: House, { id, registry, holdings }: TestProcess, isDead: boolean): Promise<void> {
  if (!isDead) await holdings.leave()
  registry.isAsleep = true
  registry.isAway = true
  house.records.bury(id)
}

function come(house: House, id: string): TestProcess {
  const process = house.process(id)
  void process.begin()
  return process
}

function expectOneHolder(processes: readonly TestProcess[]): void {
  for (let shard = 0; shard < SHARDS; shard++) {
    expect(processes.filter(({ holdings }) => holdings.holds(shard)).length, `holders of shard ${shard}`).toBeLessThan(2)
  }
}

/** Returns those that are still there, and all that ever were. */
async function live(
  house: House,
  chance: Chance,
): Promise<{ readonly left: readonly TestProcess[]; readonly all: TestProcess[] }> {
  let left: readonly TestProcess[] = []
  const all: TestProcess[] = []
  for (let step = 0; step < STEPS; step++) {
    const any = left[chance(left.length + 1)]
    const what = chance(12)
    if (any === undefined) {
      const newcomer = come(house, `p${step}`)
      all.push(newcomer)
      if (left.length < 5) left = [...left, newcomer]
      else void go(house, newcomer, what % 2 === 0)
    } else if (what < 2 && left.length > 1) {
      void go(house, any, what === 0)
      left = left.filter((process) => process !== any)
    } else TROUBLES[what - 2]?.(any, house)
    await house.pass([0, 100, 500, 4_000][chance(4)] ?? 0)
    hearEverything(all)
    expectOneHolder(all)
  }
  return { left, all }
}

test.each(Array.from({ length: 12 }, (_, seed) => seed))('seed %i', async (seed) => {
  const random = seededRandom(String(seed))
  const house = createHouse(SHARDS)
  const { left, all } = await live(house, (n) => random.below(n))
  for (const { registry } of left) {
    registry.isAsleep = false
    registry.isAway = false
    registry.wrong.clear()
  }
  await house.pass(90_000)
  expectOneHolder(all)
  const counts = left.map(({ connected }) => connected().length)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(2)
  for (const { id, connected, holdings } of left) {
    expect(connected()).toEqual(house.records.heldBy(id))
    expect(connected().every((shard) => holdings.holds(shard))).toBe(true)
  }
  expect(left.flatMap(({ connected }) => connected()).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  const figures = left.map(({ holdings }) => holdings.figures())
  await house.pass(10_000)
  expect(left.map(({ holdings }) => holdings.figures())).toEqual(figures)
  expect(all.flatMap(({ log }) => log).filter((line) => line.startsWith('error'))).toEqual([])
})
