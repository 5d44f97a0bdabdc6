import { expect, test } from 'vitest'
import { irreversibleLine } from '../../../src/discord/words/irreversible-choices.js'
import { readerOf } from '../../../src/discord/words/reader.js'
import type { Seat } from '../../../src/engine/game.js'
import { at } from '../../../src/engine/lists.js'
import { actionsOfPress, type Button, type MenuOption, offersOn, type Panel } from '../../../src/engine/panel.js'
import { seededRandom } from '../../../src/engine/random.js'
import type { Game } from '../../../src/games/game.js'
import { GAMES } from '../../../src/games/index.js'
import { pioneer } from '../../../src/games/pioneer/index.js'
import type { Playing } from '../../../src/games/pioneer/rules/types.js'
import { pioneerDays } from '../../../src/games/pioneer-days/index.js'
import type { Locale } from '../../../src/i18n/locale.js'
import { USUAL_TERMS } from '../../../src/tables/decisions/lobby.js'
import { PRESENT } from '../../../src/tables/model/attendance.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import { playout } from '../../conformance/playout.js'
import { given } from '../../games/pioneer/rules/given.js'
import { inCards, inMoves } from '../../games/pioneer/rules/position.js'
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
    idle: { until: 0, isTold: false },
    status: 'playing',
    proposal: null,
    lastProposalId: 0,
    pauses: [],
    takebacks: [],
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
    return irreversibleLine(table, seat, panelOf(table, seat), 'en') ?? []
  })
}

test('what draws within a turn is named as it is labelled, and the end of a turn needs no words, whatever it draws', () => {
  // Dice are rolled after the last turn of each day.
  const lines = linesOf(pioneerDays)
  expect(lines).toContain('Undo only with consent: **Take 1 gold token**')
  expect(lines.filter((line) => /End turn|Leave town/.test(line))).toEqual([])
})

test('the end of a turn needs no words either where it shows something to its player alone', () => {
  const lines = linesOf(pioneer)
  expect(lines).toContain('Undo only with consent: **On to the ships**')
  expect(lines.filter((line) => line.includes('**End turn'))).toEqual([])
})

test('nor does it where the game ends with what is drawn after it', () => {
  const lines = linesOf(pioneer, ownPanel, 'drawn to the end')
  expect(lines.filter((line) => line.includes('**End turn'))).toEqual([])
})

/** A panel with four choices that draw, and another one that does not. Empty where nothing can be drawn. */
function drawing(labelOf: (index: number) => string, other: string) {
  return ({ game, state }: PlayingTable, seat: Seat): Panel => {
    const legal = game.legalActions(state, seat)
    const free = legal.find((action) => action === 'income') ?? ''
    const buttons = ['mine', 'mine', 'mine', 'mine', free].map(
      (action, index): Button => ({
        label: index < 4 ? labelOf(index) : other,
        style: 'primary',
        target: { kind: 'action', action },
      }),
    )
    return { title: '', blocks: legal.includes('mine') && free !== '' ? [{ kind: 'buttons', buttons }] : [] }
  }
}

const longPath = (index: number) => `Take a very long path: ${index} to a city far away`

test('labels that are too long together are named by the words that they begin with', () => {
  const lines = linesOf(pioneerDays, drawing(longPath, 'Take $5'))
  expect(new Set(lines)).toEqual(new Set(['Undo only with consent: **Take a very long path …**']))
})

test('but not by words that something else begins with, too: then the first labels and the number of the rest are told', () => {
  const lines = linesOf(pioneerDays, drawing(longPath, 'Take a very long path: home'))
  expect(new Set(lines)).toEqual(new Set([`Undo only with consent: **${longPath(0)}** and 3 more`]))
})

test('an arrow is not cut off where labels are named by their beginning', () => {
  const lines = linesOf(
    pioneerDays,
    drawing((index) => `2 scouts: 5 → ${index} · the unknown star`, '2 scouts: 6 → 7'),
  )
  expect(new Set(lines)).toEqual(new Set(['Undo only with consent: **2 scouts: 5 → …**']))
})

/** What is told at a table of Pioneer in a position made by hand, where the player could undo the steps from these positions. */
function lineAt(state: Playing, locale: Locale, steps: readonly number[] = []): string | null {
  const [table] = tablesOf(pioneer)
  if (table === undefined) throw new Error('nobody decided anything')
  const here = { ...table, state: state as unknown as PlayingTable['state'], takebacks: [{ seat: 0, steps }] }
  return irreversibleLine(here, 0, pioneer.panel(here.state, 0, [], readerOf(here, locale, 0)).panel, locale)
}

test.each<[Locale, string, string]>([
  ['en', 'moves that show you an unknown star', 'any flight with the Drive'],
  ['fr', 'tout déplacement qui vous révèle une étoile inconnue', 'tout vol avec le Générateur'],
  ['de', 'das Erkunden unbekannter Sterne', 'jeder Flug mit dem Antrieb'],
])('ships that see something are told by the game’s own words, in %s', (locale, moves, flight) => {
  const scouts = inMoves({ 0: { ships: '0 scout 1, 0 colonizer 1' }, 2: { ships: '0 scout 3' }, 5: { ships: '0 scout 1' } })
  expect(lineAt(scouts, locale)).toMatch(new RegExp(` ${moves}$`))
  const drive = inCards(['improbability-drive'], { tiles: { 0: { ships: '0 scout 1' } } })
  const flying = given(drive).when('play.improbability-drive', 'pick.0.scout.1').state
  expect(lineAt(flying, locale)).toMatch(new RegExp(` ${flight}$`))
})

test.each<[Locale, string]>([
  ['en', 'moves that show you an unknown star and nova bombs that reveal a star'],
  ['fr', 'tout déplacement qui vous révèle une étoile inconnue et toute bombe nova qui révèle une étoile à tous'],
  ['de', 'das Erkunden unbekannter Sterne und das Aufdecken mit einer Novabombe'],
])('bombs that turn up a star are told by the game’s own words, too, in %s', (locale, told) => {
  const tiles = { 0: { ships: '0 scout 3, 0 bomber 1' }, 2: { ships: '0 scout 3' }, 5: { ships: '0 scout 1' } }
  expect(lineAt(inMoves(tiles, { novas: 1 }), locale)).toMatch(new RegExp(` ${told}$`))
})

test('a battle that ends the turn at once is named, as its button does not say that', () => {
  const moved = (enemies: string) =>
    given(
      inMoves(
        { 0: { ships: '0 warship 1' }, 1: { up: 'mint', ships: enemies }, 3: { up: 'tarsis', ships: '0 scout 1' } },
        { seats: 3 },
      ),
    ).when('move.0.warship.1').state as Playing
  expect(lineAt(moved('1 scout 1'), 'en')).toMatch(/ \*\*Fight\*\*/)
  expect(lineAt(moved(''), 'en') ?? '').not.toContain('End turn')
})

test('a battle in which others choose in secret is named, but no single target of its own side', () => {
  const own = { ships: '0 warship 1, 0 colonizer 6, 0 scout 1' }
  const moved = given(inMoves({ 0: own, 1: { up: 'mint', ships: '1 scout 1, 1 colonizer 1, 1 warship 2' } })).when(
    'move.0.warship.1',
    'move.0.colonizer.1',
  )
  expect(lineAt(moved.state as Playing, 'en')).toMatch(/^Undo only with consent: .*\*\*Fight\*\*/)
  // With this its side is done, and the others alone are to choose.
  const all = 'Undo only with consent: **Fire at the best targets**'
  expect(lineAt(moved.when('end-moves').state as Playing, 'en')).toBe(all)
})

test.each<[Locale, string]>([
  ['en', 'Undo only with consent: **Fight**'],
  ['fr', 'Annulable sur accord seulement\u202f: **Combattre**'],
  ['de', 'Nur mit Zustimmung zurückzunehmen: **Kämpfen**'],
])('the only choice is named where it binds what could be undone before, in %s', (locale, told) => {
  const enemies = '1 scout 1, 1 colonizer 1, 1 warship 2'
  const tiles = { 0: { ships: '0 warship 1, 0 colonizer 6' }, 1: { up: 'mint', ships: enemies } } as const
  const moved = given(inMoves(tiles)).when('move.0.warship.1', 'move.0.colonizer.1').state as Playing
  expect(lineAt(moved, locale, [0])).toBe(told)
  expect(lineAt(moved, locale)).toBeNull()
})

test.each<[Locale, string]>([
  ['en', 'Cannot be undone: **Fight**'],
  ['fr', 'Ne pourra pas être annulé\u202f: **Combattre**'],
  ['de', 'Nicht zurückzunehmen: **Kämpfen**'],
])('a battle that ends the whole game is named as what nobody can undo, in %s', (locale, told) => {
  const tiles = {
    0: { ships: '0 warship 1, 0 scout 1' },
    3: { up: 'mint', ships: '1 scout 1' },
    8: { colony: null },
  } as const
  const moved = given(inMoves({ ...tiles, 2: { ships: '0 warship 2' } })).when('move.2.warship.3').state
  expect(lineAt(moved as Playing, locale)).toContain(told)
})

test.each<[Locale, string, string]>([
  ['en', '**Colonize 2 · unknown**', '**Nova bomb: 1 → 2 · Mint**'],
  ['fr', '**Coloniser 2 · inconnu**', '**Bombe nova : 1 → 2 · La Monnaie**'],
  ['de', '**Kolonisieren: 2 · unbekannt**', '**Novabombe: 1 → 2 · Münzstätte**'],
])('a colony or a bomb that ends the turn at once is named, in %s', (locale, colony, bomb) => {
  const landed = given(inMoves({ 0: { ships: '0 colonizer 1' } })).when('move.0.colonizer.1', 'end-moves').state
  expect(lineAt(landed as Playing, locale)).toContain(colony)
  const armed = inMoves({ 0: { ships: '0 bomber 1' }, 1: { up: 'mint' } }, { novas: 1 })
  expect(lineAt(armed, locale)?.replaceAll('\u202f', ' ')).toContain(bomb)
})

test.each(GAMES.map((game) => [game.id, game] as const))('whatever ends a turn says so, or is named, in %s', (_, game) => {
  let ends = 0
  const tables = ['lasting', 'drawn to the end', 'scouts'].flatMap((seed) => tablesOf(game, seed))
  const wrong = tables.flatMap((table) => {
    const next = game.toMove(table.state)
    const seat = game.turn(table.state).seat
    if (seat === null || next.kind !== 'seats' || !next.seats.includes(seat)) return []
    return offersOn(ownPanel(table, seat)).flatMap((offer) => {
      if (offer.target.kind !== 'action' || !endsTurn(table, seat, offer.target.action)) return []
      const says = 'saysTurnEnds' in offer && offer.saysTurnEnds === true
      ends++
      // Twice, since a panel with a single choice says nothing of it.
      const twice: Panel = { title: '', blocks: [{ kind: 'buttons', buttons: [offer, offer].map(asButton) }] }
      const isNamed = irreversibleLine(table, seat, twice, 'en') !== null
      return says === /^(End turn|Leave town)/.test(offer.label) && says !== isNamed ? [] : [offer.label]
    })
  })
  expect(wrong).toEqual([])
  expect(ends).toBeGreaterThan(50)
})

const asButton = (offer: Button | MenuOption): Button => ({ style: 'primary', ...offer })

/** Whether the next decision after a press is one of another turn. */
function endsTurn({ game, state }: PlayingTable, seat: Seat, press: string): boolean {
  const random = seededRandom('ends')
  let after = actionsOfPress(press).reduce((before, action) => game.replay(before, seat, action).state, state)
  for (let next = game.toMove(after); next.kind === 'chance'; next = game.toMove(after)) {
    after = game.replay(after, 'chance', next.draw(random)).state
  }
  return game.toMove(after).kind === 'seats' && game.turn(after).number !== game.turn(state).number
}

test('these words fit all moves that last, and no other', () => {
  const tables = ['lasting', 'drawn to the end', 'scouts'].flatMap((seed) => tablesOf(pioneer, seed))
  const options = tables.flatMap((table) => {
    const next = table.game.toMove(table.state)
    const seat = next.kind === 'seats' ? at(next.seats, 0) : 0
    const menus = ownPanel(table, seat).blocks.flatMap((block) => (block.kind === 'menu' ? [block] : []))
    return menus.flatMap(({ placeholder, options }) =>
      options.map((option) => {
        const twice: Panel = { title: '', blocks: [{ kind: 'menu', placeholder, options: [option, option] }] }
        return {
          ...option,
          isMove: /Move ships|Where to/.test(placeholder),
          lasts: irreversibleLine(table, seat, twice, 'en') !== null,
        }
      }),
    )
  })
  const moves = options.filter(({ isMove }) => isMove)
  expect(moves.filter(({ lasts }) => lasts).length).toBeGreaterThan(20)
  expect(moves.filter(({ lasts, sort }) => lasts !== (sort !== undefined))).toEqual([])
})

test('rides beside purchases are named by their numbers on the picture, without the city, the price and who settles', () => {
  const lines = GAMES.flatMap((game) => linesOf(game)).filter((line) => line.includes('**Ride'))
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => line.includes(' · ') || line.includes('more') || line.length > 100)).toEqual([])
})

test('so are those that a menu offers beside purchases', () => {
  const lines = GAMES.flatMap((game) =>
    tablesOf(game, 'a').flatMap((table) => {
      const next = table.game.toMove(table.state)
      const seat = next.kind === 'seats' ? at(next.seats, 0) : 0
      const panel = ownPanel(table, seat)
      const hasMenu = panel.blocks.some((block) => block.kind === 'menu' && block.placeholder === 'Choose a city')
      const isPurchase = table.game.legalActions(table.state, seat).includes('done-buying')
      return isPurchase && hasMenu ? (irreversibleLine(table, seat, panel, 'en') ?? []) : []
    }),
  )
  expect(lines.filter((line) => line.includes('**Ride')).length).toBeGreaterThan(0)
  expect(lines.filter((line) => line.includes(' · '))).toEqual([])
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
  expect(lines).toContain('Undo only with consent: **Wagon $1 or $2**, **2 · Chicago** and **Ride**')
})

test.each([
  ['en', 'Save only wagon 1', 'Save only wagons 1, 2 and 3', '**Save only wagon 1, 2 or 3**'],
  ['fr', 'Ne sauver que le chariot 1', 'Ne sauver que les chariots 1, 2 et 3', '**Ne sauver que le chariot 1, 2 ou 3**'],
  ['de', 'Nur Wagen 1 retten', 'Nur Wagen 1, 2 und 3 retten', '**Nur Wagen 1 retten, 2 retten oder 3 retten**'],
] as const)('choices between single wagons do not read like the choice of all of them, in %s', (locale, single, all, told) => {
  const panelOf = drawing((index) => single.replace('1', String((index % 3) + 1)), all)
  const lines = tablesOf(pioneerDays).flatMap((table) => {
    const next = table.game.toMove(table.state)
    const seat = next.kind === 'seats' ? at(next.seats, 0) : 0
    const [row] = panelOf(table, seat).blocks
    if (row?.kind !== 'buttons') return []
    // Three that draw, and the one that does not.
    const buttons = row.buttons.filter((_, index) => index !== 3)
    return irreversibleLine(table, seat, { title: '', blocks: [{ kind: 'buttons', buttons }] }, locale) ?? []
  })
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line.endsWith(told)).toBe(true)
})
