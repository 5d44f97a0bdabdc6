/** The fullest panels of whole games stay within Discord's limits, with everything below them that a table can add. */
import { expect, test } from 'vitest'
import { panelFor } from '../../../src/discord/context/panels.js'
import { container } from '../../../src/discord/wire/components.js'
import { seededRandom } from '../../../src/engine/random.js'
import type { Game } from '../../../src/games/game.js'
import { GAMES } from '../../../src/games/index.js'
import { likelyAction } from '../../../src/players/impressions.js'
import { PRESENT } from '../../../src/tables/model/attendance.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'

const WAIT = { since: 1, due: 2_000_000_000_000, reminders: 0, owed: 0, next: 1 }
const BESIDES = [
  { notice: ['Missed.'], besides: { orders: true } },
  { notice: ['Missed.'], besides: { tip: 'A tip.' } },
  { notice: ['Missed.'], besides: { answer: ['An answer.'] } },
]

function tableOf(game: Game, state: PlayingTable['state'], seat: number, seats: number): PlayingTable {
  const players = Array.from({ length: seats }, (_, index) =>
    index === (seat + 1) % seats ? { id: 'computer-veteran-0', name: 'Bessie' } : { id: `100${index}`, name: `Ann ${index}` },
  )
  return {
    ...{ status: 'playing', id: 'abcdefgh', guildId: '1', channelId: '2', openedIn: '2', game, state, players },
    ...{ options: {}, locale: 'en', host: players[0] ?? { id: '1', name: 'Ann' }, colours: players.map((_, index) => index) },
    ...{ capacity: seats, position: 99_999, createdAt: new Date(0), follows: null, commitment: null },
    terms: { pace: 'daily', bank: 'blitz', hints: 'always', computerTakeover: 'none', seating: 'joined', thread: false },
    attendance: players.map(() => ({ ...PRESENT, presses: 5, wait: WAIT })),
    ...{ leavers: [], proposal: null, lastProposalId: 0, pauses: [], takebacks: [], retraceable: true },
    idle: { until: 0, isTold: false },
  }
}

test.each(GAMES.map((game) => [game.id, game] as const))('every panel of %s can be sent', async (_id, game) => {
  let panels = 0
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const random = seededRandom(`limits ${seats}`)
    let state = game.setup(seats, {})
    if (state === null) throw new Error('unknown options')
    for (let next = game.toMove(state); next.kind !== 'over'; next = game.toMove(state)) {
      if (next.kind === 'chance') {
        state = game.replay(state, 'chance', next.draw(random)).state
        continue
      }
      const seat = next.seats[0] ?? 0
      const legal = game.legalActions(state, seat)
      const chosen = BESIDES[panels % BESIDES.length]
      if (legal.length > 2 && chosen !== undefined) {
        const making = {
          paint: async ({ alt }: { readonly alt: string }) => ({ png: new Uint8Array(), alt }),
          emojis: () => ({ id: '1', name: 'e' }),
          tables: { log: async () => [], latestKnown: async () => [] },
        }
        const message = await panelFor(tableOf(game, state, seat, seats), seat, [], 'de', chosen.notice, making, chosen.besides)
        expect(() => container(message.blocks)).not.toThrow()
        panels += 1
      }
      state = game.replay(state, seat, likelyAction(legal, game.impressions(state, seat), random)).state
    }
  }
  expect(panels).toBeGreaterThan(100)
})
