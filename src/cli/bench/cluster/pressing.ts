/** Presses at the tables of a fleet, one at a time or at all tables at once. */
import { setTimeout as after } from 'node:timers/promises'
import { at } from '../../../engine/lists.js'
import { median } from '../median.js'
import { processorMsBetween, processorTimes } from '../process/processor.js'
import { quiet } from '../wire/quiet.js'
import type { Answered, Round } from '../wire/sides.js'
import type { Fleet } from './fleet.js'

/** One press. */
export interface Pressed {
  readonly withPicture: boolean
  /** Milliseconds until its answer. */
  readonly ms: number
  /** Processor time of all processes of the bot until its channel was told, in milliseconds. */
  readonly processorMs: number
}

/** Presses one after the other. */
export interface Pressing {
  readonly pressed: readonly Pressed[]
  readonly seconds: number
  /** Processor time of all processes of the bot in all of that time, in milliseconds. */
  readonly processorMs: number
}

/** One press in so many is by somebody who only looks on and gets an answer in words. */
const WORDS_EVERY = 4

/** Makes so many presses, at one table after the other. */
export async function pressInTurn(fleet: Fleet, presses: number): Promise<Pressing> {
  const { games, pids } = fleet
  const pressed: Pressed[] = []
  const [from, spent] = [performance.now(), processorTimes(pids)]
  for (let count = 0; count < presses; count++) {
    const game = at(games, count % games.length)
    pressed.push(await measured(fleet, () => (isForWords(count, games.length) ? game.lookOn('log') : played(game))))
  }
  return { pressed, seconds: (performance.now() - from) / 1000, processorMs: processorMsBetween(spent, processorTimes(pids)) }
}

/** Moves on by a table in each row, so that it is every table's turn. */
const isForWords = (count: number, tables: number) => (count + Math.floor(count / tables)) % WORDS_EVERY === 0

async function played(game: Round): Promise<Answered> {
  const answered = await game.press()
  if (answered === null) throw new Error('A game stands still: nobody sees anything to press.')
  return answered
}

async function measured({ sandbox, pids }: Fleet, press: () => Promise<Answered>): Promise<Pressed> {
  const spent = processorTimes(pids)
  const { ms, isInTime, withPicture } = await press()
  if (!isInTime) throw new Error('A press was not answered in time: this machine is too busy to measure on.')
  await quiet(sandbox)
  return { withPicture, ms, processorMs: processorMsBetween(spent, processorTimes(pids)) }
}

/** Presses at all tables at once for this long. Resolves to the answers with a picture in a second. */
export async function pressAtOnce({ games }: Fleet, windowMs: number): Promise<number> {
  const start = performance.now()
  const left = () => windowMs - (performance.now() - start)
  let pictures = 0
  const keepPressing = async (game: Round) => {
    while (left() > 0) {
      const answered = await game.press(left())
      if (answered?.isInTime && answered.withPicture) pictures++
    }
  }
  await Promise.all(games.map(keepPressing))
  return (pictures * 1000) / (performance.now() - start)
}

/** So many that work of a moment, such as the end of the earlier presses, falls into only one of them. */
const SLICES = 5

/**
 * What each fleet spends in a second in which nobody presses anything, at the median over slices of the time: processor time of
 * all its processes, in milliseconds.
 */
export async function idleCosts(fleets: readonly Fleet[], windowMs: number): Promise<readonly number[]> {
  const slices: (readonly number[])[] = []
  while (slices.length < SLICES) slices.push(await idleSlice(fleets, windowMs / SLICES))
  return fleets.map((_, index) => median(slices.map((slice) => at(slice, index))))
}

async function idleSlice(fleets: readonly Fleet[], sliceMs: number): Promise<readonly number[]> {
  const [from, spent] = [performance.now(), fleets.map(({ pids }) => processorTimes(pids))]
  await after(sliceMs)
  const seconds = (performance.now() - from) / 1000
  return fleets.map(({ pids }, index) => processorMsBetween(at(spent, index), processorTimes(pids)) / seconds)
}
