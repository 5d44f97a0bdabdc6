/**
 * In a battle of Pioneer in Space its sides choose in secret what they hit. How often one of them chooses, chooses anew, or takes
 * something back changes nothing that reaches anybody else: neither now nor later, neither in the channel nor in private.
 */
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import { presentFor } from '../../../src/discord/context/panels.js'
import { createReplays } from '../../../src/discord/context/replays.js'
import type { Reply } from '../../../src/discord/context/reply.js'
import { board, hand, log, spectate, text } from '../../../src/discord/presses/look.js'
import type { Press, TablePress } from '../../../src/discord/presses/press.js'
import { positionReply, replayReply } from '../../../src/discord/presses/replays/replaying.js'
import { answerPress } from '../../../src/discord/presses/route.js'
import { readCustomId } from '../../../src/discord/wire/custom-id.js'
import { asEdit, type Message } from '../../../src/discord/wire/message.js'
import { confirmCancelMessage, confirmResignMessage } from '../../../src/discord/words/panel.js'
import type { Illustration } from '../../../src/games/illustration.js'
import { pioneer } from '../../../src/games/pioneer/index.js'
import type { User } from '../../../src/tables/model/people.js'
import { REACH } from '../../../src/tables/model/reach.js'
import { type PlayingTable, viewerOf } from '../../../src/tables/model/table.js'
import { playedOf } from '../../../src/tables/past/history.js'
import { ATTACK, beforeBattle } from '../../tables/kit/battle-game.js'
import { ANN, BEN, cleanUp, EVE, freshFolder, good, playing, request, testClock } from '../../tables/kit/house.js'
import { fakeChannels } from '../kit/fake-channels.js'
import { fakeDirects } from '../kit/fake-directs.js'
import { quiet, type ToldTables, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

/** A step of the attacker, or nothing for a while. */
type Step = string | null
const MINUTE = 60_000

interface Place {
  readonly house: ToldTables
  readonly context: Context
  readonly tableId: string
  readonly animated: number[]
  /** Changes of the defender's open panel. */
  readonly redrawn: Message[]
}

async function battle(): Promise<Place> {
  const house = toldTables(join(freshFolder(), 'battle.sqlite'), fakeChannels(), testClock(), fakeDirects(), [beforeBattle])
  const terms = { seating: 'joined', pace: 'evening' } as const
  const lobby = good(await house.tables.open(request({ host: ANN, gameId: pioneer.id, capacity: 2, terms })))
  good(await house.tables.join(lobby.id, BEN))
  const { id } = good(await house.tables.start(lobby.id, ANN))
  await quiet(house, id)
  const animated: number[] = []
  const animate = async (frames: readonly unknown[]) => {
    animated.push(frames.length)
    return new Uint8Array(1)
  }
  const paint = async ({ drawing, alt }: Illustration) => ({ png: Buffer.from(drawing.key), alt })
  const { tables, clock, settings } = house
  const replays = createReplays({ tables, animate, clock, log: { error: () => {} } })
  const context = { tables, clock, settings, replays, paint, emojis: () => undefined } as unknown as Context
  const place = { house, context, tableId: id, animated, redrawn: [] as Message[] }
  for (const each of ATTACK) await step(place, ANN, each)
  // What is made for whoever looks first is there.
  await reached(place)
  await openPanel(place)
  return place
}

/** The defender has a panel open, which others' secrets do not change. */
async function openPanel({ house, context, tableId, redrawn }: Place): Promise<void> {
  const table = await playing(house, tableId)
  const panel = await presentFor(table, BEN, 'en', [], context)
  const before = { channelId: table.channelId, user: BEN, locale: 'en', until: Number.POSITIVE_INFINITY } as const
  const change = async (message: Message) => void redrawn.push(message)
  await house.privateMessages.panels.stands(before, panel, { messageId: 'p1', change, remove: async () => {} })
}

async function step({ house, tableId }: Place, user: User, what: Step, seenAt?: number): Promise<void> {
  const { position } = await playing(house, tableId)
  if (what === 'undo') good(await house.tables.undo(tableId, user, position))
  else if (what === 'ask-undo') good(await house.tables.askUndo(tableId, user, position))
  else if (what !== null) good(await house.tables.act(tableId, user, seenAt ?? position, what))
  for (let part = 0; part < 6; part++) {
    house.clock.advance(MINUTE / 6)
    await quiet(house, tableId)
  }
}

const wireOf = (message: Message) => JSON.stringify(asEdit(message))

/** The rest of a press in the table's channel. */
const PRESS = { locale: 'en', guildLocale: 'en', moderator: false, isPrivate: true, missingPermissions: [] }

const messageOf = (reply: Reply): Message => ('message' in reply ? reply.message : { blocks: [], picture: null, pings: [] })

/** All pages of the log that a user can turn to, from the latest. */
async function logOf(place: Place, press: TablePress): Promise<readonly string[]> {
  const pages: string[] = []
  for (let upTo: Parameters<typeof log>[2] | null = 'latest'; upTo !== null; ) {
    const message = messageOf(await log(place.context, press, upTo))
    pages.push(wireOf(message))
    const ids = message.blocks.flatMap((block) => ('components' in block ? block.components : []))
    const verbs = ids.map((each) => readCustomId('custom_id' in each ? (each.custom_id ?? '') : '')?.verb)
    const earlier = verbs.find((verb) => verb?.kind === 'log' && verb.upTo !== 'latest')
    upTo = earlier?.kind === 'log' ? earlier.upTo : null
  }
  return pages
}

/** Everything that a user can look at. */
async function seenBy(place: Place, table: PlayingTable, user: User): Promise<readonly string[]> {
  const { context } = place
  const venue = { guildId: table.guildId, channelId: table.channelId }
  const press = { table, user, locale: 'en', venue, isPrivate: true, chosen: null } as unknown as TablePress
  const played = playedOf(table)
  if (played === null) throw new Error('nothing is played')
  const steps = [2, 3, 4, 5, 6].map((number) => positionReply(context, played, 'en', { by: 'position', number }, press))
  const looks = [board(context, press), spectate(context, press), text(context, press, 0), hand(context, press)]
  const film = await replayReply(context, played, 'en', 'private', press)
  if ('sequel' in film) await film.sequel?.(async () => {})
  const replies = [film, ...(await Promise.all([...steps, ...looks]))]
  const viewer = viewerOf(table, user.id)
  const questions = [confirmCancelMessage(table, viewer, 'en')]
  if (viewer !== 'table') questions.push(confirmResignMessage(table, viewer, 'en'))
  return [...replies.map((reply) => JSON.stringify(reply)), ...questions.map(wireOf), ...(await logOf(place, press))]
}

/** What has reached others, and what they can look at. Tables differ in their ids alone. */
async function reached(place: Place): Promise<string> {
  const { house, tableId, animated, redrawn } = place
  const table = await playing(house, tableId)
  const posted = house.channels.posted.map(({ message, edits, called }) => ({ message: wireOf(message), edits, called }))
  const { painted } = house
  const seen = [await seenBy(place, table, BEN), await seenBy(place, table, EVE)]
  const all = { posted, painted, animated, redrawn: redrawn.map(wireOf), seen, deadline: table.attendance[0]?.wait?.due }
  return JSON.stringify(all, null, 1).replaceAll(tableId, 'TABLE')
}

/** What happens in a battle before the attacker chooses anything. */
type Prelude = (place: Place) => Promise<void>
const none: Prelude = async () => {}

/**
 * What reaches others after each step of the attacker, and after each answer of the defender, of which the first one is pressed
 * on the panel of the beginning.
 */
async function course(
  steps: readonly Step[],
  prelude = none,
  answers: readonly string[] = ['hit.1.0.warship'],
): Promise<readonly string[]> {
  const place = await battle()
  await prelude(place)
  const { position } = await playing(place.house, place.tableId)
  const stages = [await reached(place)]
  for (const each of steps) {
    await step(place, ANN, each)
    stages.push(await reached(place))
  }
  for (const [index, each] of answers.entries()) {
    await step(place, BEN, each, index === 0 ? position : undefined)
    stages.push(await reached(place))
  }
  return stages
}

/** The attacker is called, and asks for an undo of what everybody has seen. */
const asked: Prelude = async ({ house, tableId }) => {
  const { position } = await playing(house, tableId)
  good(await house.tables.nudge(tableId, BEN))
  good(await house.tables.askUndo(tableId, ANN, position))
  await quiet(house, tableId)
}

const PLAIN = ['hit.1.1.warship', null, null, null, 'fire']

test('what is decided in secret is told to nobody before it is settled', async () => {
  const stages = await course(PLAIN)
  for (const stage of stages.slice(1, 5)) expect(stage).toBe(stages[0])
  expect(stages[5]).not.toBe(stages[4])
  expect(stages[5]).toContain('Ann')
})

test.each([
  { more: 'more steps', steps: ['hit.1.1.scout', 'hit.1.1.colonizer', 'aim-anew', 'hit.1.1.warship', 'fire'] },
  { more: 'steps that are taken back', steps: ['hit.1.1.scout', 'undo', 'hit.1.1.warship', null, 'fire'] },
  { more: 'several undone in a row', steps: ['hit.1.1.warship', 'hit.1.1.scout', 'hit.1.1.colonizer', 'undo', 'fire'] },
])('nor do $more change anything that reaches others, then or later', async ({ steps }) => {
  const [plain, other] = [await course(PLAIN), await course(steps)]
  for (const [index, stage] of other.entries()) expect(stage).toBe(plain[index])
})

test.each([
  { more: 'a step', steps: ['hit.1.1.scout', null, null] },
  { more: 'steps, of which one is taken back,', steps: ['hit.1.1.scout', 'hit.1.1.colonizer', 'undo'] },
])('nor does $more end what anybody was called for or asked', async ({ steps }) => {
  const answers = ['hit.1.0.warship', 'fire']
  const [idle, other] = [await course([null, null, null], asked, answers), await course(steps, asked, answers)]
  const posted = (stage = '') => JSON.parse(stage).posted
  expect(posted(idle[0])).toHaveLength(posted((await course([]))[0]).length + 2)
  for (const [index, stage] of other.entries()) expect(stage).toBe(idle[index])
})

/** The defender's panel as it is now. */
const panelOf = async ({ context, house, tableId }: Place) => presentFor(await playing(house, tableId), BEN, 'en', [], context)

/** What the defender gets for each press on a button of `panel`, then of the answer before, by its label or its action. */
async function answersTo(place: Place, wanted: readonly string[], panel?: Message): Promise<readonly string[]> {
  const { context, house, tableId } = place
  const table = await playing(house, tableId)
  const venue = { guildId: table.guildId, channelId: table.channelId }
  const told: string[] = []
  let message = panel ?? (await panelOf(place))
  for (const each of wanted) {
    const chosen = [...wireOf(message).matchAll(/"value":"([^"]*)"/g)]
      .map(([, value]) => value)
      .find((value) => value?.endsWith(each))
    const id = idsOf(message).find((written) => (chosen === undefined ? written.endsWith(`:${each}`) : written.includes(':m:')))
    const read = readCustomId(id ?? '')
    if (read === null) throw new Error(`there is no ${each} in ${wireOf(message)}`)
    const press = { ...PRESS, id: read, chosen: chosen ?? null, user: BEN, venue } as unknown as Press
    message = messageOf(await answerPress(context, press))
    await quiet(house, tableId)
    told.push(wireOf(message).replaceAll(tableId, 'TABLE'))
  }
  return told
}

test.each<[string, readonly Step[]]>([
  ['choices', ['hit.1.1.scout', 'hit.1.1.colonizer']],
  ['a choice that is taken back', ['hit.1.1.scout', 'undo']],
  ['a choice that is taken back without asking', ['hit.1.1.scout', 'ask-undo']],
])('nor on the question of a proposal that is made after %s', async (_, secrets) => {
  const asking = async (...steps: readonly Step[]) => {
    const place = await battle()
    const { house, tableId } = place
    for (const each of steps) await step(place, ANN, each)
    good(await house.tables.askEnd(tableId, BEN))
    await quiet(house, tableId)
    const sent = [...house.channels.posted.map(({ message }) => message), ...place.redrawn]
    return [...sent.map(wireOf), ...house.channels.nonces].map((each) => each.replaceAll(tableId, 'TABLE'))
  }
  expect(await asking(...secrets)).toEqual(await asking(null, null))
})

/** The written custom_ids of a message. */
const idsOf = (message: Message) => [...wireOf(message).matchAll(/"custom_id":"([^"]*)"/g)].map(([, id]) => id ?? '')

test.each([
  { what: 'choices and an undo', presses: ['hit.1.0.warship', 'undo', 'hit.1.0.warship', 'aim-anew'] },
  { what: 'an end of one’s own', presses: ['hit.1.0.warship', 'fire'] },
])('nor can they be counted on the buttons that somebody else gets for $what', async ({ presses }) => {
  const answers = async (...secrets: readonly Step[]) => {
    const place = await battle()
    for (const each of secrets) await step(place, ANN, each)
    const told = await answersTo(place, presses)
    // The call is posted after the secret steps.
    good(await place.house.tables.nudge(place.tableId, BEN))
    await quiet(place.house, place.tableId)
    return [...told, ...place.house.channels.nonces.map((nonce) => nonce.replaceAll(place.tableId, 'TABLE'))]
  }
  const none = await answers(null, null)
  expect(await answers('hit.1.1.scout', null)).toEqual(none)
  expect(await answers('hit.1.1.scout', 'hit.1.1.colonizer')).toEqual(none)
})

/** Twice as many steps are more than a press can be late. */
const MANY = REACH / 2 + 1

describe('nor does the answer to a press on an old panel tell how many there were', () => {
  const answered = async (times: number, last: readonly string[], pressed: string) => {
    const place = await battle()
    const { house, tableId } = place
    const act = async (user: User, action: string) =>
      good(await house.tables.act(tableId, user, (await playing(house, tableId)).position, action))
    // Something to undo, and steps of the attacker from before.
    for (let time = 0; time < times; time++) for (const each of ['hit.1.1.scout', 'aim-anew']) await act(ANN, each)
    await act(BEN, 'hit.1.0.warship')
    const old = await panelOf(place)
    for (let time = 0; time < times; time++) for (const each of ['hit.1.1.scout', 'aim-anew']) await act(ANN, each)
    for (const each of last) await act(ANN, each)
    await quiet(house, tableId)
    return answersTo(place, [pressed], old)
  }
  test.each(['undo', 'aim-anew'])('on %s', async (pressed) => {
    for (const last of [[], ['hit.1.1.warship', 'fire']]) {
      const none = await answered(0, last, pressed)
      for (const times of [1, MANY]) expect(await answered(times, last, pressed)).toEqual(none)
    }
  })

  test('after an undo to which all agreed', async () => {
    const answers = async (times: number) => {
      const place = await battle()
      const { house, tableId } = place
      const act = async (user: User, action: string) =>
        good(await house.tables.act(tableId, user, (await playing(house, tableId)).position, action))
      const { position } = await playing(house, tableId)
      await act(BEN, 'hit.1.0.warship')
      const old = await panelOf(place)
      await act(BEN, 'aim-anew')
      const { proposal } = good(await house.tables.askUndo(tableId, ANN, position))
      good(await house.tables.answer(tableId, BEN, proposal.id, true))
      for (const each of ATTACK.slice(-1)) await act(ANN, each)
      for (let time = 0; time < times; time++) for (const each of ['hit.1.1.scout', 'aim-anew']) await act(ANN, each)
      await quiet(house, tableId)
      return answersTo(place, ['aim-anew'], old)
    }
    const none = await answers(0)
    for (const times of [1, MANY]) expect(await answers(times)).toEqual(none)
  })
})
