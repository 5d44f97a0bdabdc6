/** Whether a game was set up according to the rules. */
import { demand, known, same } from './foul.js'
import { lineKey } from './ledger.js'
import type { Setup } from './record.js'

/** By number of players: cities with a tile, tiles of each kind, coaches in the stack. */
const LAID_OUT = [
  { players: 2, cities: 27, covered: 8, tilesOfAKind: 5, stack: 8 },
  { players: 3, cities: 35, covered: 0, tilesOfAKind: 6, stack: 14 },
  { players: 4, cities: 42, covered: 0, tilesOfAKind: 7, stack: 18 },
]

export function checkSetup(setup: Setup): void {
  const { seats, board, cash, first } = setup
  const expected = known(
    LAID_OUT.find(({ players }) => players === seats),
    `game of ${seats}`,
  )
  same(board.cities.length, expected.cities, 'the number of cities')
  same(board.covered.length, expected.covered, 'the number of covered cities')
  same(setup.stack, expected.stack, 'the stack')
  same(
    cash,
    board.cities.slice(0, seats).map(() => 2),
    'the cash',
  )
  demand(first < seats, `the first seat is ${first}`)
  checkBoard(setup)
  checkTiles(setup, expected.tilesOfAKind)
  checkCoaches(setup)
}

function checkBoard({ board }: Setup): void {
  const places = [board.start, ...board.cities]
  same(new Set([...places, ...board.covered]).size, places.length + board.covered.length, 'the number of different places')
  same(new Set(board.lines.map(([a, b]) => lineKey(a, b))).size, board.lines.length, 'the number of different lines')
  for (const [a, b] of board.lines) demand(a !== b && places.includes(a) && places.includes(b), `line ${a} - ${b}`)
  const reached = new Set([board.start])
  for (const place of reached) for (const line of board.lines) if (line.includes(place)) for (const end of line) reached.add(end)
  same(reached.size, places.length, 'the number of places that hang together')
}

function checkTiles({ board, tiles }: Setup, tilesOfAKind: number): void {
  same(Object.keys(tiles).sort(), [...board.cities].sort(), 'the cities with a tile')
  for (const kind of new Set(Object.values(tiles))) {
    const count = Object.values(tiles).filter((tile) => tile === kind).length
    demand(count <= tilesOfAKind, `${count} tiles of ${kind}`)
  }
  const neighbours = board.lines.filter((line) => line.includes(board.start)).flat()
  const besideStart = neighbours.filter((place) => place !== board.start)
  same(besideStart.length, 2, 'the number of cities beside the start')
  same(new Set(besideStart.map((city) => tiles[city])).size, 2, 'the number of kinds beside the start')
}

function checkCoaches({ coaches, startingCoach, display, seats }: Setup): void {
  const entries = Object.entries(coaches)
  same(entries.length, 28, 'the number of coaches')
  same(
    entries.filter(([id, coach]) => id.startsWith('s') && coach.seats.length === 5 && coach.points === 12).length,
    4,
    'starting coaches',
  )
  const bought = entries.filter(
    ([id, { seats, points }]) => id.startsWith('c') && seats.length >= 2 && seats.length <= 4 && points >= 4 && points <= 10,
  )
  same(bought.length, 24, 'the number of coaches on sale')
  same(startingCoach.length, seats, 'the number of starting coaches dealt')
  demand(
    startingCoach.every((id) => id.startsWith('s')) && display.every((id) => id.startsWith('c')),
    'a starting coach on sale, or the other way round',
  )
  const dealt = [...startingCoach, ...display]
  same(new Set(dealt).size, dealt.length, 'the number of different coaches dealt')
  for (const id of dealt) known(coaches[id], `coach ${id}`)
}
