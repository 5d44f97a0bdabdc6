/** Answers interactions: each at most once, in time, and with one sentence where something fails. */
import { DiscordAPIError } from '@discordjs/rest'
import { RESTJSONErrorCodes } from 'discord-api-types/v10'
import { localeOf } from '../../../i18n/locale.js'
import { TEXTS } from '../../../i18n/texts/index.js'
import { createRecent } from '../../../recent.js'
import { type Answers, awaitAnswer, followUpOf, type ReplyKind } from '../../context/answer.js'
import type { Context } from '../../context/context.js'
import type { OpenPanels } from '../../context/open-panels.js'
import { type PrivateMessages, TOKEN_LIFE_MS } from '../../context/private-messages.js'
import { type Delivered, type Reply, say } from '../../context/reply.js'
import type { AnswerOutcome, Observer } from '../../wire/observer.js'
import { momentIn } from '../../words/reader.js'
import { type Attempt, type Attempted, createAttempts } from './attempts.js'
import { type Incoming, userOf, venueOf } from './incoming.js'
import { createLateness, demandWaiting } from './lateness.js'
import { createOrder } from './order.js'
import type { RateLimit, Weight } from './rate-limit.js'

/** How to answer one interaction. */
interface Task extends Attempted {
  readonly kind: 'press' | 'command'
  readonly place: ReplyKind
  /** Tasks of one lane are done and answered one after the other. */
  readonly lane: string | null
  /** The table that it names. Null if it names none. */
  readonly tableId: string | null
  readonly weight: Weight
}

/** The number of interactions for which a repeated delivery is noticed. Older ones could not be answered any more. */
const REMEMBERED = 10_000

/**
 * Discord's errors when an answer is too late, the interaction was already answered (a repeated delivery), or the answer was
 * deleted meanwhile.
 */
const LATE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
  RESTJSONErrorCodes.UnknownMessage,
])

interface AnsweringDeps {
  readonly context: Pick<Context, 'clock' | 'log'>
  readonly privateMessages: PrivateMessages
  readonly rateLimit: RateLimit
  readonly answers: Answers
  readonly observer: Observer
}

export interface Answering {
  /** Answers an interaction by its task; never rejects. */
  answer(interaction: Incoming, task: Task): Promise<void>
  /** Logs that something could not be delivered; `about` identifies it. */
  undelivered(thrown: unknown, about: object): AnswerOutcome
  /** Resolves when the tasks of a lane that have been begun so far are answered, or could not be. */
  given(lane: string): Promise<void>
  /** From now on every interaction is answered with "being restarted". */
  close(): void
}

export function createAnswering({ context, privateMessages, rateLimit, answers, observer }: AnsweringDeps): Answering {
  /** Recent deliveries. Discord may repeat them after a reconnect. */
  const received = createRecent<true>(REMEMBERED)
  const arrive = createLateness(context.clock)
  const order = createOrder()
  const attempts = createAttempts(context.log)

  async function answer(interaction: Incoming, asked: Task): Promise<void> {
    const locale = localeOf(interaction.locale)
    if (received.get(interaction.id)) {
      context.log.debug(asked.about, 'an interaction was delivered once more')
      observer.answered(asked.kind, 'late', 0)
      return
    }
    received.set(interaction.id, true)
    const task = admitted(interaction, asked)
    const until = context.clock.now().getTime() + TOKEN_LIFE_MS
    const pending = awaitAnswer(answers, interaction, task.place, context.clock)
    const observe = stopwatch(task)
    const mayAct = demandWaiting(arrive(interaction.id), pending)
    const give = async ({ reply, outcome }: Attempt) => {
      const delivered = await pending.deliver(reply)
      observe(outcome)
      const followUp = followUpOf(answers, interaction)
      privateMessages.remember(venueOf(interaction).channelId, userOf(interaction).id, locale, followUp)
      if (reply.kind !== 'public') await noteShown(privateMessages.panels, interaction, reply, delivered, until)
      if (reply.kind === 'update' && reply.aside !== undefined) await followUp(reply.aside)
      await reply.sequel?.(delivered.change)
    }
    const work = () => attempts.run(interaction, task)
    const done = order.run({ userId: userOf(interaction).id, lane: task.lane, mayAct, work, give })
    await done.catch((thrown: unknown) => observe(undelivered(thrown, task.about)))
  }

  /** The task itself, or a short refusal if the user asks for more than their share. */
  function admitted(interaction: Incoming, task: Task): Task {
    const again = rateLimit.admit(userOf(interaction).id, task.tableId, task.weight)
    if (again === null) return task
    const { tooMany } = TEXTS[localeOf(interaction.locale)].refusals
    context.log.debug({ ...task.about, again }, 'somebody asks for more than their share')
    return { ...task, lane: null, work: async () => say(tooMany(momentIn(again))) }
  }

  /** Reports once how a task ended and how long it took from now. */
  function stopwatch({ kind }: Task): (outcome: AnswerOutcome) => void {
    const since = context.clock.now().getTime()
    let isTold = false
    return (outcome) => {
      if (!isTold) observer.answered(kind, outcome, context.clock.now().getTime() - since)
      isTold = true
    }
  }

  function undelivered(thrown: unknown, about: object): AnswerOutcome {
    const isLate = thrown instanceof DiscordAPIError && LATE.has(thrown.code)
    if (isLate) context.log.debug({ ...about, code: thrown.code }, 'an interaction was over before its answer arrived')
    else context.log.warn({ ...about, err: thrown }, 'an answer could not be delivered')
    return isLate ? 'late' : 'undelivered'
  }

  return {
    answer,
    undelivered,
    given: order.given,
    close: attempts.close,
  }
}

/** Records the private message that a user sees from now on. */
async function noteShown(
  panels: OpenPanels,
  interaction: Incoming,
  { kind, message }: Exclude<Reply, { kind: 'public' }>,
  delivered: Delivered,
  until: number,
): Promise<void> {
  const pressed = kind === 'update' && 'message' in interaction ? interaction.message.id : null
  const messageId = delivered.messageId ?? pressed
  const { channelId } = venueOf(interaction)
  const before = { channelId, user: userOf(interaction), locale: localeOf(interaction.locale), until }
  await panels.stands(before, message, { ...delivered, messageId })
}
