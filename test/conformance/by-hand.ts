/**
 * Checks draws by hand as docs/fair-draws.md describes it, and the lists of a game's SOURCES.md. Written from their words,
 * without the program's code.
 */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { seededRandom } from '../../src/engine/random.js'
import { committedDraw, type DrawSource } from '../../src/tables/model/fairness.js'

/** The numbers of one draw. */
export interface Hand {
  below(n: number): number
  oneOf<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): readonly T[]
}

export function byHand({ secret, tableId, entropies }: DrawSource, draw: number): Hand {
  const lines = entropies.map((added) => `${added}\n`).join('')
  const joint = createHash('sha256').update(lines).digest('hex')
  const bytes: number[] = []
  let blocks = 0
  const next = (): number => {
    if (bytes.length === 0) {
      bytes.push(...createHmac('sha256', secret).update(`${tableId}.${joint}.${draw}.${blocks}`).digest())
      blocks += 1
    }
    return bytes.splice(0, 4).reduce((number, byte) => number * 256 + byte, 0)
  }
  const below = (n: number): number => {
    const number = next()
    return number < 2 ** 32 - (2 ** 32 % n) ? number % n : below(n)
  }
  const oneOf = <T>(list: readonly T[]): T => {
    const item = list[below(list.length)]
    if (item === undefined) throw new Error('nothing to draw from')
    return item
  }
  const shuffled = <T>(list: readonly T[]): readonly T[] => {
    const items = [...list]
    for (let place = items.length; place >= 2; place--) {
      const other = below(place)
      const [last, moved] = [items[place - 1], items[other]]
      if (last === undefined || moved === undefined) throw new Error('a place with nothing on it')
      items[place - 1] = moved
      items[other] = last
    }
    return items
  }
  return { below, oneOf, shuffled }
}

/** The lists at the end of a game's SOURCES.md, by their names. */
export function listsOf(gameId: string): (name: string) => readonly string[] {
  const [, section = ''] = readFileSync(`src/games/${gameId}/SOURCES.md`, 'utf8').split('## The draws, to be checked by hand')
  const lists = new Map(
    section
      .split('\n- ')
      .slice(1)
      .map((entry) => [entry.slice(0, entry.indexOf(':')), [...entry.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id)]),
  )
  return (name) => lists.get(name) ?? []
}

/** The parts of a game's rules that are needed to play. */
interface Rules<State, Action> {
  toMove(
    state: State,
  ):
    | { readonly kind: 'chance'; readonly draw: (random: ReturnType<typeof seededRandom>) => Action }
    | { readonly kind: 'seats'; readonly seats: readonly number[] }
    | { readonly kind: 'over' }
  legalActions(state: State, seat: number): readonly Action[]
  apply(state: State, by: number | 'chance', action: Action): { readonly state: State }
}

/** Plays a random game with committed draws. Returns each draw's number, its result, and the state before it. */
export function drawsOf<State, Action>(
  rules: Rules<State, Action>,
  setup: State,
  source: DrawSource,
  most = Number.POSITIVE_INFINITY,
): readonly { readonly number: number; readonly drawn: Action; readonly before: State }[] {
  const will = seededRandom(source.secret)
  const draws: { number: number; drawn: Action; before: State }[] = []
  let state = setup
  while (draws.length < most) {
    const next = rules.toMove(state)
    if (next.kind === 'over') break
    if (next.kind === 'chance') {
      const drawn = next.draw(committedDraw(source, draws.length))
      draws.push({ number: draws.length, drawn, before: state })
      state = rules.apply(state, 'chance', drawn).state
      continue
    }
    const [seat = 0] = next.seats
    const legal = rules.legalActions(state, seat)
    const action = legal[will.below(legal.length)]
    if (action === undefined) throw new Error('nothing can be done')
    state = rules.apply(state, seat, action).state
  }
  return draws
}
