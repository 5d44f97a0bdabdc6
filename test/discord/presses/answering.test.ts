/** In which order users are answered who press on one message. Nothing waits for time: whatever takes long is held by a test. */
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Answers } from '../../../src/discord/context/answer.js'
import { createPrivateMessages } from '../../../src/discord/context/private-messages.js'
import { say } from '../../../src/discord/context/reply.js'
import { createAnswering } from '../../../src/discord/presses/intake/answering.js'
import type { Incoming } from '../../../src/discord/presses/intake/incoming.js'
import { createRateLimit } from '../../../src/discord/presses/intake/rate-limit.js'
import { UNOBSERVED } from '../../../src/discord/wire/observer.js'
import { snowflakes } from '../../../src/sandbox/server/world/snowflakes.js'
import type { User } from '../../../src/tables/model/people.js'
import { movableClock } from '../../e2e/kit/movable-clock.js'
import { ANN, BEN } from '../../tables/kit/house.js'

const TABLE = 'table001'

/** Something that goes on until the test ends it. */
function held() {
  let release = () => {}
  const over = new Promise<void>((resolve) => {
    release = resolve
  })
  return { over, release }
}

/** Everything that waits for nothing is over by then. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await setImmediate()
}

/** A bot that answers everybody with what was asked. `sending` is awaited before an answer counts as told. */
function desk(sending: (id: string) => Promise<void> = async () => {}) {
  const clock = movableClock()
  const nextId = snowflakes(clock.discord)
  const names = new Map<string, string>()
  const begun: string[] = []
  const told: string[] = []
  const send = async (id: string) => {
    const name = names.get(id) ?? id
    await sending(name)
    told.push(name)
    return { resource: { message: { id } } }
  }
  const answers = { reply: send, updateMessage: send } as unknown as Answers
  const wrong: string[] = []
  const note = (_: object, what: string) => wrong.push(what)
  const log = { debug: () => {}, info: () => {}, warn: note, error: note }
  const { answer, given } = createAnswering({
    context: { clock, log },
    privateMessages: createPrivateMessages(clock),
    rateLimit: createRateLimit(clock),
    answers,
    observer: UNOBSERVED,
  })

  /** A user's press or command, and what the bot does for it. */
  function ask({ id: userId, name: username }: User, name: string, lane: string | null, work: () => Promise<void>) {
    const id = nextId()
    names.set(id, name)
    const member = { user: { id: userId, username }, roles: [] }
    const where = { guild_id: 'g1', channel: { id: 'c1' }, message: { id: 'lobby' } }
    const interaction = { id, token: id, application_id: 'app', locale: 'en-US', member, ...where } as unknown as Incoming
    const task = { kind: 'press', place: 'private', about: {}, tableId: lane, weight: 'usual', lane } as const
    return answer(interaction, {
      ...task,
      async work() {
        begun.push(name)
        await work()
        return say(name)
      },
    })
  }

  return { ask, given, begun, told, wrong }
}

const atOnce = async () => {}

test('who has much else waiting keeps nobody waiting who presses on the same message', async () => {
  const { ask, given, told } = desk()
  const { over, release } = held()
  const anns = Array.from({ length: 5 }, (_, number) => ask(ANN, `board ${number}`, null, () => over))
  anns.push(ask(ANN, 'Ann joins', TABLE, atOnce))
  void ask(BEN, 'Ben joins', TABLE, atOnce)
  void given(TABLE).then(() => told.push('all given'))
  await settled()
  expect(told.toSorted()).toEqual(['Ben joins', 'all given'])
  release()
  await Promise.all(anns)
  expect(told.slice(2)).toEqual(['board 0', 'board 1', 'board 2', 'board 3', 'board 4', 'Ann joins'])
})

test("a user's own presses are done in the order of their arrival, in a lane or not", async () => {
  const { ask, begun, told } = desk()
  const all = ['1', '2', '3', '4'].map((name, index) => ask(ANN, name, index % 2 === 0 ? TABLE : null, atOnce))
  await Promise.all(all)
  expect([begun, told]).toEqual([
    ['1', '2', '3', '4'],
    ['1', '2', '3', '4'],
  ])
})

test('a message shows the answers to presses on it in the order in which they were done', async () => {
  const slow = held()
  const { ask, given, begun, told } = desk(async (name) => (name === 'Ann joins' ? slow.over : undefined))
  const all = [ask(ANN, 'Ann joins', TABLE, atOnce), ask(BEN, 'Ben joins', TABLE, atOnce)]
  await settled()
  all.push(given(TABLE).then(() => void told.push('all given')))
  await settled()
  expect([begun, told]).toEqual([['Ann joins', 'Ben joins'], []])
  slow.release()
  await Promise.all(all)
  expect(told).toEqual(['Ann joins', 'Ben joins', 'all given'])
})

test('an answer that Discord is slow to take keeps nobody from doing anything else', async () => {
  const slow = held()
  const { ask, begun, told } = desk(async (name) => (name === 'Ann joins' ? slow.over : undefined))
  const all = [ask(ANN, 'Ann joins', TABLE, atOnce), ask(BEN, 'Ben joins', TABLE, atOnce)]
  all.push(ask(ANN, 'Ann looks', null, atOnce), ask(BEN, 'Ben looks', null, atOnce))
  await settled()
  expect(begun.toSorted()).toEqual(['Ann joins', 'Ann looks', 'Ben joins', 'Ben looks'])
  expect(told.toSorted()).toEqual(['Ann looks', 'Ben looks'])
  slow.release()
  await Promise.all(all)
  expect(told.slice(2)).toEqual(['Ann joins', 'Ben joins'])
})

test('an answer that cannot be sent blocks neither its user nor its message', async () => {
  const { ask, told, wrong } = desk(async (name) => {
    if (name === 'Ann joins') throw new Error('the network is down')
  })
  const anns = ['Ann joins', 'Ann leaves'].map((name) => ask(ANN, name, TABLE, atOnce))
  await Promise.all([...anns, ask(BEN, 'Ben joins', TABLE, atOnce)])
  expect(told.toSorted()).toEqual(['Ann leaves', 'Ben joins'])
  expect(wrong).toEqual(['an answer could not be delivered'])
})

test('a press that fails blocks neither its user nor its message, and is answered', async () => {
  const { ask, told, wrong } = desk()
  const fails = async () => Promise.reject(new Error('a bug'))
  await Promise.all([
    ask(ANN, 'Ann joins', TABLE, fails),
    ask(ANN, 'Ann leaves', TABLE, atOnce),
    ask(BEN, 'Ben joins', TABLE, atOnce),
  ])
  expect(told.toSorted()).toEqual(['Ann joins', 'Ann leaves', 'Ben joins'])
  expect(wrong).toEqual(['a press failed'])
})
