import { seededRandom } from '/tmp/wt/table/src/engine/random.js'
import { GAMES } from '/tmp/wt/table/src/games/index.js'
import { hintLines } from '/tmp/wt/table/src/discord/words/hint.js'
import { lookAhead, choose } from '/tmp/wt/table/src/players/levels.js'
const only = process.argv[2]
for (const game of GAMES) {
  if (only && game.id !== only) continue
  const random = seededRandom('try3')
  let state: any = game.setup(3, {})
  let n = 0, shown = 0
  for (let next = game.toMove(state); next.kind !== 'over' && shown < 5; next = game.toMove(state)) {
    if (next.kind === 'chance') { state = game.replay(state, 'chance', next.draw(random)).state; continue }
    const seat = next.seats[0]!
    const legal = game.legalActions(state, seat)
    if (legal.length > 1 && ++n % 17 === 3) {
      shown++
      const sample = game.sample(state, seat, random)
      const t = Date.now()
      const { candidates, iterations } = lookAhead(game, sample, seat, 'legend', seededRandom('x' + n), () => Date.now() - t > 1700)
      const table: any = { game, players: [{ id: 'a', name: 'Annie' }, { id: 'b', name: 'Bill' }, { id: 'c', name: 'Katie' }], colours: [0, 1, 2], status: 'playing' }
      console.log('---', game.id, iterations, Date.now() - t, 'ms', candidates.slice(0, 3).map((c) => `${c.action} ${c.visits} ${c.worth.mean.toFixed(2)}±${c.worth.error.toFixed(3)}`).join(' | '))
      for (const locale of ['en', 'fr', 'de'] as const) console.log(hintLines({ table, seat, sample, candidates }, locale).join('\n'))
    }
    state = game.replay(state, seat, choose(game, game.sample(state, seat, random), seat, 'traveller', random)).state
  }
}
