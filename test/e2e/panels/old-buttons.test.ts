import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFER_MS } from '../../../src/discord/context/answer.js'
import { PLAIN_VERBS, type Verb, writeCustomId } from '../../../src/discord/wire/custom-id.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { postButtons } from '../kit/forging.js'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { type Offer, offersOn, type Player, player, sitDown, textOf, verbOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

const TOKEN_LIFE = 15 * 60_000

const TAKE = 'Take turn'
const HIDE = /^(Hide tips|Masquer les conseils)$/

let clock: MovableClock
let scene: Scene
let mover: Player
let other: Player

/** A game of Bill and Jim, who is French. Bill is the host, and neither moderates the server. */
beforeEach(async () => {
  clock = movableClock()
  scene = await openScene({ seed: 'old buttons', clock, sandbox: { clock: clock.discord } })
  const [bill, jim] = ['Bill', 'Jim'].map((name) => player(scene.sandbox, name)) as [Player, Player]
  await sitDown([bill, jim], { seats: 2, language: 'en' })
  const call = await scene.sandbox.until(() => bill.screen().find(({ pings }) => pings.length > 0))
  ;[mover, other] = call.pings.includes(bill.id) ? [bill, jim] : [jim, bill]
  await mover.press(TAKE)
  await mover.use(offersOn(mover.lastPrivate()).find(({ label }) => HIDE.test(label)) ?? mover.offer('Hide tips'))
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const ids = (self: Player) => self.screen().map(({ message }) => message.id)
const labels = (self: Player) => offersOn(self.lastPrivate()).map(({ label }) => label)

async function freshPanel(): Promise<readonly Offer[]> {
  await mover.press(TAKE)
  return offersOn(mover.lastPrivate())
}

async function offered(label: RegExp): Promise<Offer> {
  const found = (await freshPanel()).find((offer) => label.test(offer.label))
  if (found === undefined) throw new Error(`no offer is called ${label}`)
  return found
}

/** The mover buys a coach, so everything shown before is outdated. Resolves to the button and what it was answered. */
async function moveOn(): Promise<{ readonly offer: Offer; readonly told: string }> {
  const offer = await offered(/^(Coach|Chariot) /)
  const { message } = await mover.use(offer)
  return { offer, told: message === null ? '' : textOf(message) }
}

async function restart(): Promise<void> {
  await scene.stopBot()
  await scene.startBot()
}

test('every button of an outdated panel replaces it by the current panel: after its token expired, and after a restart', async () => {
  const older: Offer[] = []
  for (let next = 0, count = 1; next < count; next++) {
    const offers = await freshPanel()
    count = offers.length
    older.push(...offers.slice(next, next + 1))
    // Within that time the next panel would replace this one.
    clock.forward(TOKEN_LIFE)
  }
  expect(older.length).toBeGreaterThan(4)
  await moveOn()
  await restart()
  const present = (await freshPanel()).map(({ label }) => label)
  const stale: string[] = []
  // The whole board may be read from any panel.
  for (const offer of older.filter(({ label }) => label !== 'Board')) {
    const { message } = await mover.use(offer)
    expect(message?.message.id, offer.label).toBe(offer.messageId)
    expect(message && offersOn(message).map(({ label }) => label), offer.label).toEqual(present)
    if (message !== null) stale.push(textOf(message))
  }
  expect(stale.some((told) => LOCALES.some((locale) => told.includes(TEXTS[locale].refusals.stale)))).toBe(true)
})

test('a button that is pressed again because its answer was lost tells what it did', async () => {
  const { offer, told } = await moveOn()
  const present = labels(mover)
  await restart()
  await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [offer.customId])
  await mover.press(offer.customId)
  const isSentence = (line: string) => LOCALES.some((locale) => line === `> ${TEXTS[locale].refusals.doneAlready}`)
  const again = textOf(mover.lastPrivate()).split('\n')
  expect(again.filter(isSentence)).toHaveLength(1)
  expect(again.filter((line) => !isSentence(line)).join('\n')).toBe(told)
  expect(labels(mover)).toEqual(present)
})

test('a press on a panel that is deleted before its answer is answered by a new panel', async () => {
  for (const isDeferred of [false, true]) {
    const onward = (await freshPanel()).find((offer) => ['a', 'p'].includes(verbOf(offer)))
    if (onward === undefined) throw new Error('nothing leads on')
    const pending = scene.sandbox.press(mover.id, onward.messageId, onward.customId)
    if (isDeferred) clock.forward(DEFER_MS)
    scene.sandbox.deleteMessage(onward.messageId)
    const { message } = await pending.settled
    expect(message?.message.id).not.toBe(onward.messageId)
    expect(mover.lastPrivate()).toEqual(message)
    expect(message && offersOn(message).map(({ customId }) => customId)).not.toContain(onward.customId)
    expect(message && offersOn(message).length).toBeGreaterThan(0)
  }
})

test('what is read in place of a panel leads back to it', async () => {
  const before = (await freshPanel()).map(({ label }) => label)
  for (const label of ['Board', 'Rules', 'Board', 'Log', 'Board', 'My coaches']) {
    await mover.press(label)
    expect(labels(mover), label).not.toEqual(before)
    await mover.use(offersOn(mover.lastPrivate()).findLast((offer) => verbOf(offer) === 'take') ?? mover.offer(TAKE))
    expect(labels(mover), label).toEqual(before)
    if (label === 'Board') await mover.press(label)
  }
})

test('a panel that was dismissed comes back by one press, and by one command', async () => {
  const before = (await freshPanel()).map(({ label }) => label)
  scene.sandbox.dismiss(mover.id, mover.lastPrivate().message.id)
  await mover.press(TAKE)
  expect(labels(mover)).toEqual(before)
  scene.sandbox.dismiss(mover.id, mover.lastPrivate().message.id)
  await mover.command('pioneers', { hand: {} })
  expect(labels(mover).filter((label) => !/^Invitations to settle: /.test(label))).toEqual(before)
})

/** What an old button leads to: the current panel, something to read, or one sentence. */
type Leads = 'panel' | 'reading' | 'sentence'
type Kind = Exclude<Verb['kind'], 'resign'>

const LADDER = { kind: 'ladder', gameId: 'pioneers', period: 'season', measure: 'wins', page: 2, as: 'picture' } as const

/** `resign` is left out, because its question is answered in the turn in which it was asked. */
const LEADS: Readonly<Record<Kind, readonly [Verb, Leads]>> = {
  join: [{ kind: 'join' }, 'panel'],
  leave: [{ kind: 'leave' }, 'panel'],
  start: [{ kind: 'start' }, 'panel'],
  'start-without': [{ kind: 'start-without' }, 'panel'],
  'close-lobby': [{ kind: 'close-lobby' }, 'panel'],
  'lobby-settings': [{ kind: 'lobby-settings' }, 'panel'],
  hint: [{ kind: 'hint' }, 'panel'],
  'add-computer': [{ kind: 'add-computer' }, 'panel'],
  'join-again': [{ kind: 'join-again' }, 'panel'],
  decline: [{ kind: 'decline' }, 'panel'],
  'join-listed': [{ kind: 'join-listed' }, 'panel'],
  spectate: [{ kind: 'spectate' }, 'reading'],
  'spectate-on': [{ kind: 'spectate-on' }, 'reading'],
  colour: [{ kind: 'colour' }, 'panel'],
  settle: [{ kind: 'settle', what: 'pace' }, 'panel'],
  rematch: [{ kind: 'rematch' }, 'panel'],
  take: [{ kind: 'take' }, 'panel'],
  target: [{ kind: 'target', target: { kind: 'prompt', path: ['coach'] } }, 'panel'],
  menu: [{ kind: 'menu', row: 0 }, 'panel'],
  why: [{ kind: 'why', path: [] }, 'panel'],
  undo: [{ kind: 'undo' }, 'panel'],
  'ask-undo': [{ kind: 'ask-undo' }, 'panel'],
  'propose-undo': [{ kind: 'propose-undo' }, 'panel'],
  'no-guide': [{ kind: 'no-guide' }, 'panel'],
  orders: [{ kind: 'orders', on: 'panel' }, 'panel'],
  back: [{ kind: 'back' }, 'panel'],
  'keep-step': [{ kind: 'keep-step' }, 'panel'],
  keep: [{ kind: 'keep' }, 'sentence'],
  blocked: [{ kind: 'blocked', index: 0 }, 'panel'],
  hand: [{ kind: 'hand' }, 'reading'],
  board: [{ kind: 'board' }, 'reading'],
  log: [{ kind: 'log', upTo: 'latest' }, 'reading'],
  fair: [{ kind: 'fair' }, 'reading'],
  rules: [{ kind: 'rules' }, 'reading'],
  topics: [{ kind: 'topics', topic: 'overview' }, 'reading'],
  rulebook: [{ kind: 'rulebook', gameId: 'pioneers', topic: null }, 'reading'],
  lesson: [{ kind: 'lesson', gameId: 'pioneers', step: 'gone', target: { kind: 'prompt', path: [] } }, 'reading'],
  'lesson-menu': [{ kind: 'lesson-menu', gameId: 'pioneers', step: 'ride', row: 5 }, 'reading'],
  practice: [{ kind: 'practice', gameId: 'pioneers' }, 'sentence'],
  text: [{ kind: 'text', page: 0 }, 'reading'],
  replay: [{ kind: 'replay' }, 'reading'],
  'show-replay': [{ kind: 'show-replay' }, 'reading'],
  position: [{ kind: 'position', by: 'step', number: 0 }, 'reading'],
  review: [{ kind: 'review' }, 'sentence'],
  mistake: [{ kind: 'mistake' }, 'reading'],
  ladder: [LADDER, 'reading'],
  'other-ladder': [{ kind: 'other-ladder', by: 'period', from: LADDER }, 'reading'],
  records: [{ kind: 'records', gameId: 'pioneers' }, 'reading'],
  history: [{ kind: 'history', gameId: 'pioneers', userId: null, page: 3 }, 'reading'],
  finished: [{ kind: 'finished', page: { kind: 'history', gameId: 'pioneers', userId: null, page: 1 } }, 'sentence'],
  transcript: [{ kind: 'transcript' }, 'sentence'],
  own: [{ kind: 'own', what: 'calls', gameId: 'pioneers' }, 'reading'],
  forget: [{ kind: 'forget', sure: false }, 'sentence'],
  answer: [{ kind: 'answer', proposal: 1, agrees: true }, 'sentence'],
  cancel: [{ kind: 'cancel' }, 'panel'],
}

describe('an old button of any kind', () => {
  const tableId = () => mover.offer(TAKE).customId.split(':')[1] ?? ''
  const channel = () => scene.sandbox.channel('stagecoach').id

  async function pressForged(self: Player, customId: string): Promise<void> {
    await postButtons(scene.sandbox, channel(), [customId])
    expect((await self.press(customId)).state).toBe('done')
  }

  test('leads to the current panel, or to something to read, with one message', async () => {
    await moveOn()
    await mover.press(TAKE)
    const present = labels(mover)
    // The host may end the table at any time.
    const verbs = Object.values(LEADS).filter(([{ kind }]) => kind !== 'cancel' || mover.name !== 'Bill')
    for (const [verb, leads] of verbs) {
      const before = new Set(ids(mover))
      await pressForged(mover, writeCustomId({ tableId: tableId(), position: 1, verb }))
      // The forged message and its answer.
      expect(ids(mover).filter((id) => !before.has(id)).length, verb.kind).toBe(2)
      if (leads === 'panel') expect(labels(mover), verb.kind).toEqual(present)
      else expect(textOf(mover.lastPrivate()), verb.kind).not.toBe('')
    }
    expect(Object.keys(LEADS)).toEqual(expect.arrayContaining(PLAIN_VERBS.filter((verb) => verb !== 'resign')))
  })

  test('a player who is not to move reads the current state', async () => {
    await moveOn()
    for (const verb of [LEADS.target[0], LEADS.undo[0], LEADS.why[0], LEADS.back[0], LEADS.start[0]]) {
      await pressForged(other, writeCustomId({ tableId: tableId(), position: 1, verb }))
      expect(textOf(other.lastPrivate()), verb.kind).toContain(mover.name)
    }
  })

  test('one of an earlier version of the bot leads to the current panel too', async () => {
    await mover.press(TAKE)
    const present = labels(mover)
    await pressForged(mover, `s0:${tableId()}:1:whatever`)
    expect(textOf(mover.lastPrivate())).toMatch(/does not recognize that button|ne reconnaît pas ce bouton/)
    expect(labels(mover)).toEqual(present)
    await pressForged(player(scene.sandbox, 'Katie'), `s0:${tableId()}:1:whatever`)
    expect(textOf(player(scene.sandbox, 'Katie').lastPrivate())).toBe(
      'Diesen Knopf kennt der Bot nicht. Öffne deine Auswahl wieder mit `/pioneers hand`.',
    )
  })

  test('one of a table in another channel says where that table is', async () => {
    const parlor = player(scene.sandbox, 'Katie', 'parlor')
    await parlor.command('pioneers', { new: {} })
    const [version, id] = parlor.offer('Join').customId.split(':')
    await pressForged(mover, [version, id, '0', 'join'].join(':'))
    expect(textOf(mover.lastPrivate())).toContain(`<#${scene.sandbox.channel('parlor').id}>`)
  })
})
