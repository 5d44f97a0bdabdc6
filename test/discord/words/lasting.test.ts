import { expect, test } from 'vitest'
import { lastingLine } from '../../../src/discord/words/lasting.js'
import { readerOf } from '../../../src/discord/words/reader.js'
import type { Seat } from '../../../src/engine/game.js'
import { at } from '../../../src/engine/lists.js'
import type { Button, Panel } from '../../../src/engine/panel.js'
import type { Game } from '../../../src/games/game.js'
import { pioneer } from '../../../src/games/pioneer/index.js'
import { pioneerDays } from '../../../src/games/pioneer-days/index.js'
import { USUAL_TERMS } from '../../../src/tables/decisions/lobby.js'
import { PRESENT } from '../../../src/tables/model/attendance.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import { playout } from '../../conformance/playout.js'
import { ANN, BEN, CAT } from '../../tables/kit/house.js'

const PLAYERS = [ANN, BEN, CAT]

/** A table of three at each decision of a whole game. */
function tablesOf(game: Game, seed = 'lasting'): readonly PlayingTable[] {
  const { decisions, chosen } = playout(game, PLAYERS.length, seed)
  const table = {
    id: 'abcdefgh',
    guildId: 'g',
    channelId: 'c',
    game,
    options: chosen,
    terms: USUAL_TERMS,
    locale: 'en',
    host: ANN,
    players: PLAYERS,
    colours: [0, 1, 2],
    capacity: PLAYERS.length,
    position: 1,
    createdAt: new Date(0),
    openedIn: 'c',
    follows: null,
    commitment: '',
    attendance: PLAYERS.map(() => PRESENT),
    leavers: [],
    retraceable: true,
    status: 'playing',
    proposal: null,
    pauses: [],
    takeback: null,
  } as const
  return decisions.map(({ state }) => ({ ...table, state }))
}

function ownPanel(table: PlayingTable, seat: Seat): Panel {
  return table.game.panel(table.state, seat, [], readerOf(table, 'en', seat)).panel
}

/** What the lines are for the panels of a whole game, each for the first seat to move. */
function linesOf(game: Game, panelOf = ownPanel, seed?: string): readonly string[] {
  return tablesOf(game, seed).flatMap((table) => {
    const next = table.game.toMove(table.state)
    const seat = next.kind === 'seats' ? at(next.seats, 0) : 0
    return lastingLine(table, seat, panelOf(table, seat), 'en') ?? []
  })
}

test('what draws within a turn is named as it is labelled, and the end of a turn needs no words, whatever it draws', () => {
  // Dice are rolled after the last turn of each day.
  const lines = linesOf(pioneerDays)
  expect(lines).toContain('Needs the others’ consent to undo: **Take 1 gold token**')
  expect(lines.filter((line) => /End turn|Leave town/.test(line))).toEqual([])
})

test('the end of a turn needs no words either where it shows something to its player alone', () => {
  const lines = linesOf(pioneer)
  expect(lines).toContain('Needs the others’ consent to undo: **On to the ships**')
  expect(lines.filter((line) => line.includes('**End turn'))).toEqual([])
})

test('nor does it where the game ends with what is drawn after it', () => {
  const lines = linesOf(pioneer, ownPanel, 'drawn to the end')
  expect(lines.filter((line) => line.includes('**End turn'))).toEqual([])
})

test('labels that are too long together are named by the words that they begin with', () => {
  const labelled = (action: string, index: number): Button => {
    return { label: `Take a very long path: ${index} to a city far away`, style: 'primary', target: { kind: 'action', action } }
  }
  const lines = linesOf(pioneerDays, ({ game, state }, seat) => {
    const own = game.legalActions(state, seat).slice(0, 5)
    return { title: '', blocks: [{ kind: 'buttons', buttons: own.map(labelled) }] }
  })
  expect(lines).toContain('Needs the others’ consent to undo: **Take a very long path …**')
})

test('what several labels begin with is told once', () => {
  const labels = ['Wagon $1', 'Wagon $2', 'Wagon $3', '2 · Chicago', 'Ride']
  const lines = linesOf(pioneerDays, ({ game, state }, seat) => {
    const own = game.legalActions(state, seat).slice(0, labels.length)
    const buttons = own.map(
      (action, index): Button => ({ label: at(labels, index), style: 'primary', target: { kind: 'action', action } }),
    )
    return { title: '', blocks: [{ kind: 'buttons', buttons }] }
  })
  expect(lines).toContain('Needs the others’ consent to undo: **Wagon $1, $2**, **2 · Chicago** and **Ride**')
})
