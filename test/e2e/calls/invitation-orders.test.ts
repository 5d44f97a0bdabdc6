/** Standing orders of players of Pioneers: given by a menu, and carried out over the wire in a game played by presses. */
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/engine/game.js'
import type { GameState } from '../../../src/games/game.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { openStore } from '../../../src/store/sqlite/open.js'
import { type ActionEntry, counting } from '../../../src/tables/model/log.js'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { offersOn, type Player, player, playOn, publicOffer, sitDown } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'
import { unpainted } from '../kit/unpainted.js'

const THINKING_MS = 7_000
/** In each of these games some invited player can nearly always empty a coach by joining, and another one cannot. */
const SEEDS = ['empties/1', 'empties/2', 'empties/3', 'empties/4']

let clock: MovableClock
let scene: Scene

/** Chooses a standing order below the player's hand, which then disappears from the screen. */
async function giveOrder(self: Player, order: string): Promise<void> {
  await self.use(publicOffer(self, 'hand'))
  const choice = offersOn(self.lastPrivate()).find(({ value }) => value === order)
  if (choice === undefined) throw new Error(`${self.name} finds no order ${order}`)
  await self.use(choice)
  scene.sandbox.dismiss(self.id, choice.messageId)
}

const DECLINE = /^(Decline|Ablehnen|Refuser)/
const declineOf = (self: Player) => self.offers().find(({ label }) => DECLINE.test(label))

/** Plays to the end. Players who are asked anyway decline. */
async function playToEnd(players: readonly Player[], seed: string): Promise<readonly Player[]> {
  const askedOnes: Player[] = []
  for (let stretch = 0; ; stretch++) {
    const asked = () => players.find((self) => declineOf(self) !== undefined)
    const beforePress = () => clock.forward(THINKING_MS)
    await playOn(scene.sandbox, players, `${seed}/${stretch}`, { beforePress, until: () => asked() !== undefined })
    const self = asked()
    const decline = self && declineOf(self)
    if (self === undefined || decline === undefined) return askedOnes
    askedOnes.push(self)
    await self.use(decline)
  }
}

interface Answer {
  readonly entry: ActionEntry
  /** The state in which it was given. */
  readonly state: GameState
}

/** All answers to invitations, from the stored log. */
async function storedAnswers(): Promise<readonly Answer[]> {
  await scene.stopBot()
  const { store, close } = openStore(scene.databasePath)
  const id = await store.latestIn(scene.sandbox.channel('stagecoach').id, pioneers.id)
  const stored = id === null ? null : await store.load(id)
  const entries = counting(id === null ? [] : await store.log(id, 0))
  close()
  let state = stored && pioneers.setup(stored.seats.length, stored.options)
  const answers: Answer[] = []
  for (const entry of entries) {
    if (state === null) break
    if (entry.kind === 'action' && entry.facts.some(({ kind }) => kind === 'joined' || kind === 'declined')) {
      answers.push({ entry, state })
    }
    ;({ state } = pioneers.replay(state, entry.kind === 'draw' ? 'chance' : entry.seat, entry.action))
  }
  return answers
}

const empties = (state: GameState, seat: Seat) =>
  pioneers.legalActions(state, seat).some((action) => {
    const submitted = pioneers.submit(state, seat, action)
    return submitted.kind === 'accepted' && submitted.facts.some(({ kind }) => kind === 'coach-emptied')
  })

interface Played {
  /** The players who were asked anyway. */
  readonly asked: readonly Player[]
  readonly answers: readonly Answer[]
}

/** A whole three-player game with these orders, by seat. */
async function playedWith(seed: string, orders: readonly string[]): Promise<Played> {
  clock = movableClock()
  scene = await openScene({ seed, games: [unpainted(pioneers)], clock, sandbox: { clock: clock.discord } })
  const players = ['Annie', 'Bill', 'Katie'].map((name) => player(scene.sandbox, name))
  await sitDown(players, { seats: 3 })
  await scene.sandbox.until(() => players[0]?.screen().find(({ pings }) => pings.length > 0))
  for (const [seat, self] of players.entries()) await giveOrder(self, orders[seat] ?? '')
  const asked = await playToEnd(players, seed)
  const answers = await storedAnswers()
  expect(scene.troubles).toEqual([])
  await scene.close()
  return { asked, answers }
}

const causes = (answers: readonly Answer[]) => new Set(answers.map(({ entry }) => entry.cause))
const facts = (answers: readonly Answer[]) => answers.map(({ entry }) => entry.facts.map(({ kind }) => kind))

describe('an invitation is answered by a standing order', () => {
  test('to join always, or to decline always, without a question', async () => {
    const { asked, answers } = await playedWith('always', ['accept', 'decline', 'accept'])
    expect(asked).toEqual([])
    expect(causes(answers)).toEqual(new Set(['order']))
    const [joiners, decliners] = [
      answers.filter(({ entry }) => entry.seat !== 1),
      answers.filter(({ entry }) => entry.seat === 1),
    ]
    expect(joiners.length).toBeGreaterThan(0)
    expect(decliners.length).toBeGreaterThan(0)
    for (const kinds of facts(joiners)) expect(kinds).toContain('joined')
    for (const kinds of facts(decliners)) expect(kinds).toContain('declined')
  })

  test('to join where that empties a coach: only then, otherwise the player is asked', async () => {
    const found: Answer[] = []
    const has = (cause: string) => found.some(({ entry }) => entry.cause === cause)
    for (const seed of SEEDS) {
      if (has('order') && has('player')) break
      const { asked, answers } = await playedWith(seed, ['accept-if-empties', 'accept-if-empties', 'accept-if-empties'])
      expect(answers.filter(({ entry }) => entry.cause === 'player').length).toBe(asked.length)
      found.push(...answers)
    }
    const ordered = found.filter(({ entry }) => entry.cause === 'order')
    const pressed = found.filter(({ entry }) => entry.cause === 'player')
    for (const kinds of facts(ordered)) expect(kinds).toEqual(expect.arrayContaining(['joined', 'coach-emptied']))
    expect(pressed.filter(({ entry, state }) => empties(state, entry.seat))).toEqual([])
    expect([ordered.length, pressed.length].filter((count) => count === 0)).toEqual([])
  })
})
