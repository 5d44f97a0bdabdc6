/** What people do at a table besides their moves: look things up, ask, change their minds, and press buttons of others. */
import { LOCALES, type Locale, localeOf } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import type { InteractionOutcome } from '../../../src/sandbox/server/interactions/interactions.js'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'
import { type Offer, offersOn, type Player, textOf, verbOf } from './player.js'

/** Everybody in the channel, players or not. */
export interface Company {
  readonly sandbox: Sandbox
  /** The id of the game being played. */
  readonly game: string
  readonly everybody: readonly Player[]
  /** Whether players agree when they are asked to an undo. */
  readonly agrees: boolean
}

/** Does one thing and closes everything it opened. False if it cannot be done now. */
export type Aside = (self: Player, company: Company) => Promise<boolean>

const localeOfPlayer = ({ sandbox }: Company, { id }: Player): Locale => localeOf(sandbox.world.users.get(id)?.locale)

const isOwn = (self: Player) => (message: SandboxMessage) => message.ephemeralFor === self.id

function offerOf(self: Player, verb: string): Offer | undefined {
  return self.offers().find((offer) => verbOf(offer) === verb)
}

/** Presses the verb's button on the newest private message, up to `times` times. */
async function leaf(self: Player, verb: string, times: number): Promise<void> {
  for (let pages = 0; pages < times; pages++) {
    const offers = offersOn(self.lastPrivate()).filter((offer) => verbOf(offer) === verb)
    const next = offers[pages % Math.max(1, offers.length)]
    if (next === undefined) return
    await self.use(next)
  }
}

/** The verbs of what moves the game, on a panel. */
const MOVES = ['a', 'p', 'm']

/** Dismisses an answer, unless it is the player's panel, which has replaced any earlier one. */
function dismiss({ sandbox }: Company, self: Player, { message }: InteractionOutcome): void {
  if (message?.ephemeralFor !== self.id || offersOn(message).some((offer) => MOVES.includes(verbOf(offer)))) return
  sandbox.dismiss(self.id, message.message.id)
}

type Options = Parameters<Player['command']>[1]

/** Enters a command, follows its offers, and dismisses the answer. */
const entering =
  (options: Options, verb = 'none', pages = 0): Aside =>
  async (self, company) => {
    const outcome = await self.command(company.game, options)
    await leaf(self, verb, pages)
    dismiss(company, self, outcome)
    return true
  }

/** Presses a button of the channel, follows its offers, and dismisses the answer. */
const pressing =
  (verb: string, next = 'none', pages = 0): Aside =>
  async (self, company) => {
    const shown = self.screen().filter(({ ephemeralFor }) => ephemeralFor === null)
    const offer = shown.flatMap(offersOn).find((each) => verbOf(each) === verb)
    if (offer === undefined) return false
    const outcome = await self.use(offer)
    await leaf(self, next, pages)
    dismiss(company, self, outcome)
    return true
  }

/** Presses a button of the open panel. */
const onPanel =
  (verb: string): Aside =>
  async (self) => {
    const panel = self.screen().findLast(isOwn(self))
    const offer = panel && offersOn(panel).find((each) => verbOf(each) === verb)
    if (offer === undefined) return false
    await self.use(offer)
    return true
  }

/** Gives a standing order below the hand and takes it back, so that the game does not change. */
const ordering: Aside = async (self, company) => {
  const ordersShown = () => offersOn(self.lastPrivate()).filter((offer) => verbOf(offer) === 'orders')
  let outcome = await self.command(company.game, { hand: {} })
  const [ask, ...others] = ordersShown()
  for (const { value } of ask === undefined ? [] : [...others, ask]) {
    // What happens at the table meanwhile may have put something else in the place of the hand.
    if (ordersShown().length === 0) outcome = await self.command(company.game, { hand: {} })
    const order = ordersShown().find((offer) => offer.value === value)
    if (order === undefined) throw new Error(`${self.name} can no longer give the order ${value}`)
    await self.use(order)
  }
  dismiss(company, self, outcome)
  return ask !== undefined
}

/** Proposes something, and waits for the answers of the players who are asked. */
const proposing =
  (propose: (self: Player, company: Company) => Promise<InteractionOutcome | null>, mayAgree: boolean): Aside =>
  async (self, company) => {
    const outcome = await propose(self, company)
    if (outcome === null) return false
    const { made } = TEXTS[localeOfPlayer(company, self)].proposal
    const told = outcome.message === null ? '' : textOf(outcome.message)
    if (told.includes(made)) await answered(self, company, mayAgree && company.agrees)
    return true
  }

async function answered(self: Player, { sandbox, everybody }: Company, agrees: boolean): Promise<void> {
  const question = () => self.screen().find((message) => message.ephemeralFor === null && answersOn(message).length === 2)
  const { pings } = await sandbox.until(question)
  for (const other of everybody.filter(({ id }) => pings.includes(id))) {
    const answer = answersOn(question() ?? self.last()).find((offer) => verbOf(offer) === (agrees ? 'yes' : 'no'))
    if (answer === undefined) break
    await other.use(answer)
  }
  await sandbox.until(() => question() === undefined)
}

function answersOn(message: SandboxMessage): readonly Offer[] {
  return offersOn(message).filter((offer) => ['yes', 'no'].includes(verbOf(offer)))
}

const askUndo = async (self: Player) => {
  const offer = offerOf(self, 'ask-undo')
  if (offer === undefined) return null
  await self.use(offer)
  const sure = offerOf(self, 'propose-undo')
  return sure === undefined ? null : self.use(sure)
}

/** By name, for tests that check which were done. */
const ASIDES: Readonly<Record<string, Aside>> = {
  board: entering({ board: {} }),
  text: entering({ text: {} }, 'text', 4),
  hand: entering({ hand: {} }),
  tables: entering({ tables: {} }),
  settings: entering({ settings: { from: '23:00', to: '6:30', zone: 'Europe/Paris' } }),
  'settings out of range': entering({ settings: { from: '25:00', to: '7:00', zone: 'Europe/Paris' } }),
  'no quiet hours': entering({ settings: { quiet: 'none' } }),
  nudge: entering({ nudge: {} }),
  resign: entering({ resign: {} }, 'keep', 1),
  cancel: entering({ cancel: {} }, 'keep', 1),
  'a second table': entering({ new: {} }),
  rules: pressing('rules', 'topics', 12),
  log: pressing('log', 'log', 3),
  'own things': pressing('hand'),
  'take turn': pressing('take'),
  order: ordering,
  'why not': onPanel('why'),
  undo: onPanel('undo'),
  'ask to undo': proposing(askUndo, true),
  end: proposing((self, { game }) => self.command(game, { end: {} }), false),
  leaderboard: async (self, company) => {
    dismiss(company, self, await self.command('leaderboard'))
    return true
  },
  replace: async (self, company) => {
    const [stranger] = company.everybody.toReversed()
    const user = stranger?.id ?? self.id
    return proposing((asking, { game }) => asking.command(game, { replace: { user } }), false)(self, company)
  },
}

/**
 * Who does what in a game. Each game has every aside once, with the languages rotating; three games cover all of them in all
 * languages.
 */
export function asidesOf(
  game: number,
  company: Company,
): { readonly name: string; readonly self: Player; readonly aside: Aside }[] {
  return Object.entries(ASIDES).flatMap(([name, aside], index) => {
    const locale = LOCALES[(game + index) % LOCALES.length]
    const self = company.everybody.find((each) => localeOfPlayer(company, each) === locale)
    return self === undefined ? [] : [{ name, self, aside }]
  })
}
