/** Plays one table forever until it is killed, printing each position once it is committed. Takes the path of the database. */

import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, begun, good, openHouse } from './house.js'

const house = openHouse({}, process.argv[2])
let table = (await house.tables.liveIn('c1')) ?? (await begun(house, undefined, { options: { turns: '1000' } }))
while (table.status === 'playing') {
  const mover = table.players[seatOnTurn(table)] ?? ANN
  const action = table.position % 3 === 0 ? 'roll' : 'add'
  const moved = good(await house.tables.act(table.id, mover, table.position, action)).table
  process.stdout.write(`${moved.position}\n`)
  if (moved.status !== 'playing') break
  table = moved
  await new Promise((resolve) => setTimeout(resolve, 2))
}
