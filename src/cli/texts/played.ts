/** What players read in whole games: the texts of the catalogues put together, as the games themselves do it. */
import type { Seat } from '../../engine/game.js'
import { at } from '../../engine/lists.js'
import type { Block, Button, MenuOption, Panel } from '../../engine/panel.js'
import { seededRandom } from '../../engine/random.js'
import type { Reader } from '../../games/face.js'
import type { AnyFact, Game, GameState } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { POLICIES, type Policy } from '../policies.js'
import type { Sample } from './sampler.js'

/** Names that French elides before, and that no language declines alike. */
const NAMES = ['Émile', 'Annie', 'Bill', 'Katie']
/** How many forms of a kind of text are printed at most. The others differ in names and numbers only, or nearly. */
const MOST_FORMS = 4
/** The same for what is long and much alike each time. */
const MOST_LONG = 1

/** How the games are played that are read from: one of them for each number of players, from the least on. */
const PLAYED_BY: readonly [Policy, ...Policy[]] = [POLICIES.greedy, POLICIES.random, POLICIES.traveller]

/** Panels, stories, digests and results of one game after another, each kind of text in a few forms. */
export function playedIn(locale: Locale, games: readonly Game[]): readonly Sample[] {
  return games.flatMap((game) => {
    const heard = collector(`played.${game.id}`)
    const { min, max } = game.seats
    for (let seats = min; seats <= max; seats++)
      listen(game, locale, seats, at(PLAYED_BY, (seats - min) % PLAYED_BY.length), heard.add)
    return heard.samples()
  })
}

type Add = (where: string, texts: readonly string[], most?: number) => void

/** Texts by their kind, each shape once: two texts that differ in numbers alone have the same one. */
function collector(prefix: string) {
  const kinds = new Map<string, Map<string, string>>()
  return {
    add(where: string, texts: readonly string[], most = MOST_FORMS) {
      for (const text of texts) {
        if (text === '') continue
        const forms = kinds.get(where) ?? new Map<string, string>()
        kinds.set(where, forms)
        const shape = text.replace(/\d+/g, '#')
        if (forms.size < most && !forms.has(shape)) forms.set(shape, text)
      }
    },
    samples: (): readonly Sample[] =>
      [...kinds].map(([where, forms]) => ({ where: `${prefix}.${where}`, forms: [...forms.values()] })),
  }
}

function listen(game: Game, locale: Locale, seats: number, policy: Policy, add: Add): void {
  const random = seededRandom(`texts ${seats}`)
  const reader = (viewer: Reader['viewer']): Reader => ({ locale, names: namesOf(seats), viewer })
  const since: AnyFact[] = []
  let state = setUp(game, seats)
  let turn = -1
  for (;;) {
    const next = game.toMove(state)
    if (game.turn(state).number !== turn) {
      turn = game.turn(state).number
      add('digest', [game.digest(since.splice(0), Math.max(0, game.turn(state).seat ?? 0), reader(0))])
    }
    if (next.kind === 'over') break
    const by = next.kind === 'chance' ? 'chance' : at(next.seats, random.below(next.seats.length))
    if (by !== 'chance') hear(game, state, by, reader(by), add)
    const legal = by === 'chance' ? [] : game.legalActions(state, by)
    const action = next.kind === 'chance' ? next.draw(random) : policy({ game, state, seat: Number(by), legal, random })
    const step = game.replay(state, by, action)
    state = step.state
    since.push(...step.facts)
    for (const fact of step.facts) {
      add(`story.${fact.kind}`, [...game.story([fact], reader(0)), ...game.story([fact], reader(1))])
    }
  }
  add('result', [game.result(state, reader('table'))])
}

function namesOf(seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => at(NAMES, seat % NAMES.length))
}

function setUp(game: Game, seats: number): GameState {
  const state = game.setup(seats, {})
  if (state === null) throw new Error(`${game.id}: the first options are unknown`)
  return state
}

/** What a seat reads that is asked to act: its panel, and what is one press behind it. */
function hear(game: Game, state: GameState, seat: Seat, reader: Reader, add: Add): void {
  const { panel } = game.panel(state, seat, [], reader)
  const kind = panel.title.replace(/\d+/g, '#')
  hearPanel(panel, kind, reader.locale, add)
  for (const { target } of panel.blocks.flatMap(choicesOf)) {
    if (target.kind !== 'prompt') continue
    hearPanel(game.panel(state, seat, target.path, reader).panel, `${kind} › ${target.path[0]}`, reader.locale, add)
  }
  add('status', [game.status(state, reader)])
  add('notice', [game.notice(state, reader) ?? ''])
  add('guide', [game.guide(state, reader)?.text ?? ''])
  add('hand', [game.hand(state, seat, reader)], MOST_LONG)
  for (const { title, text } of game.text(state, reader)) add(`text.${title.replace(/\d+/g, '#')}`, [text], MOST_LONG)
}

function choicesOf(block: Block): readonly (Button | MenuOption)[] {
  if (block.kind === 'text') return []
  return block.kind === 'menu' ? block.options : block.buttons
}

function hearPanel({ blocks, notNow = [] }: Panel, where: string, locale: Locale, add: Add): void {
  for (const block of blocks) {
    if (block.kind === 'text') add(`panel.${where}`, [block.text])
    if (block.kind === 'buttons')
      add(
        `panel.${where}.buttons`,
        block.buttons.map(({ label }) => label),
      )
    if (block.kind !== 'menu') continue
    add(`panel.${where}.menus`, [block.placeholder])
    add(
      `panel.${where}.options`,
      block.options.map(({ label, description }) => (description === undefined ? label : `${label} · ${description}`)),
    )
  }
  add(
    `panel.${where}.not-now`,
    notNow.map(({ what, why }) => TEXTS[locale].panel.notNow(what, why)),
  )
}
