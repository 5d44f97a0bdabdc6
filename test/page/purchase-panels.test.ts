/** The panels of purchases in whole games of Pioneers, in a browser at the width of a phone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playGame } from '../../src/cli/play-game.js'
import { POLICIES } from '../../src/cli/policies.js'
import { panelFor } from '../../src/discord/context/panels.js'
import { at } from '../../src/engine/lists.js'
import { gameById } from '../../src/games/index.js'
import { LOCALES, type Locale } from '../../src/i18n/locale.js'
import { TEXTS } from '../../src/i18n/texts/index.js'
import { PRESENT } from '../../src/tables/model/attendance.js'
import type { PlayingTable } from '../../src/tables/model/table.js'
import { browserPath, PHONE } from './browser.js'
import * as scene from './scene.js'
import { openShow, type Show } from './show.js'

const game = gameById('pioneers') ?? expect.fail('no such game')
const PLAYERS = ['Annie', 'Bill', 'Katie', 'Jim']
/** *Ask to undo*, the last row. */
const ASKING = new RegExp(LOCALES.map((locale) => TEXTS[locale].panel.askUndo).join('|'))
/** So many panels are shown on one page. */
const AT_ONCE = 20

/** Until tomorrow, so that every panel tells when the time runs out. */
const WAIT = { since: 0, due: Date.now() + 86_400_000, next: null, reminders: 0, owed: 0 }

/** A table of people that has just come to a turn, with hints, a deadline, and an earlier press that the others may give back. */
function tableOf(state: PlayingTable['state'], seats: number): PlayingTable {
  const players = PLAYERS.slice(0, seats).map((name, seat) => ({ id: `${seat}`, name }))
  return {
    ...{ status: 'playing', id: 'abcdefgh', guildId: '1', channelId: '2', openedIn: '2', game, state, players },
    ...{ options: {}, locale: 'en', host: at(players, 0), colours: players.map((_, seat) => seat), capacity: seats },
    ...{ position: 99_999, createdAt: new Date(0), follows: null, commitment: null },
    terms: { pace: 'none', bank: 'none', hints: 'always', computerTakeover: 'none', seating: 'joined', thread: false },
    attendance: players.map(() => ({ ...PRESENT, wait: WAIT, presses: 1 })),
    ...{ leavers: [], proposal: null, lastProposalId: 0, pauses: [], takebacks: [], retraceable: true },
    idle: { until: 0, isTold: false },
  }
}

/** Every purchase of a greedy game, with the seat that buys. */
function purchasesOf(seats: number): readonly { readonly table: PlayingTable; readonly seat: number }[] {
  let state = game.setup(seats, {}) ?? expect.fail('no game begins')
  return playGame({ game, seats, chosen: {}, seed: 'one', policy: POLICIES.greedy }).steps.flatMap((step) => {
    if (step.kind !== 'draw' && step.kind !== 'action') return []
    const before = state
    state = game.replay(state, step.kind === 'draw' ? 'chance' : step.seat, step.action).state
    const isPurchase = step.kind === 'action' && game.legalActions(before, step.seat).includes('done-buying')
    return isPurchase ? [{ table: tableOf(before, seats), seat: step.seat }] : []
  })
}

/** The panel as a message of the page, whose picture has the size of the painted one. */
async function messageOf(table: PlayingTable, seat: number, locale: Locale) {
  const size = { width: 0, height: 0 }
  const making = {
    paint: async ({ drawing, alt }: { readonly drawing: typeof size; readonly alt: string }) => {
      size.width = drawing.width
      size.height = drawing.height
      return { png: new Uint8Array(), alt }
    },
    emojis: () => scene.COACH_ICON,
    tables: { log: async () => [], latestKnown: async () => [] },
  }
  const { blocks } = await panelFor(table, seat, [], locale, [], making)
  const components = blocks.map((block) => (block.type === 12 ? scene.picture('board.png', 'The map', size) : block))
  return scene.shown(scene.rich([{ type: 17, components }]))
}

describe.skipIf(browserPath === null)('the panel of a purchase on a phone', () => {
  let show: Show
  beforeAll(async () => {
    show = await openShow(scene.emptyScene(), PHONE)
  })
  afterAll(() => show?.close())

  test('shows its picture and everything that can be pressed below it at once', async () => {
    const purchases = [2, 3, 4].flatMap(purchasesOf)
    expect(purchases.length).toBeGreaterThan(100)
    const messages = await Promise.all(
      purchases.map(({ table, seat }, index) => messageOf(table, seat, at(LOCALES, index % LOCALES.length))),
    )
    const tall: number[] = []
    for (let first = 0; first < messages.length; first += AT_ONCE) {
      await show.begin(scene.sceneWith(...messages.slice(first, first + AT_ONCE)))
      const visible = await show.page.locator('.scroller').evaluate((list) => list.clientHeight)
      const pictures = await show.page
        .locator('.message .tile')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
      const ends = await show.page
        .locator('.message .container > .action-row:last-child')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
      expect(pictures.length).toBe(messages.slice(first, first + AT_ONCE).length)
      expect(ends.length).toBe(pictures.length)
      expect(await show.page.getByRole('button', { name: ASKING }).count()).toBe(pictures.length)
      tall.push(...ends.map((end, index) => end - at(pictures, index)).filter((height) => height > visible))
    }
    expect(tall).toEqual([])
  }, 300_000)
})
