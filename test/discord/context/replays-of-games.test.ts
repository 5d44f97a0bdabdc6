/** Every game can be replayed without code of its own, and the replay shows nothing but what everybody could see. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createReplays } from '../../../src/discord/context/replays.js'
import { makingMessage, positionMessage, replayAlt, replayMessage } from '../../../src/discord/presses/replays/replay-messages.js'
import { asEdit } from '../../../src/discord/wire/message.js'
import { seededRandom } from '../../../src/engine/random.js'
import type { Reader } from '../../../src/games/face.js'
import type { Illustration } from '../../../src/games/illustration.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { animate } from '../../../src/pictures/encoding/animation.js'
import { USUAL_TERMS } from '../../../src/tables/decisions/lobby.js'
import { PRESENT } from '../../../src/tables/model/attendance.js'
import type { GameEntry } from '../../../src/tables/model/log.js'
import { type Past, type Played, turnEnds } from '../../../src/tables/past/history.js'
import { systemClock } from '../../../src/tables/service/system.js'
import { type Playout, playout } from '../../conformance/playout.js'
import { SUBJECTS } from '../../conformance/registry.js'
import type { Subject } from '../../conformance/subject.js'
import { textOf } from '../kit/told-tables.js'

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan']
/** This many turns, and the start, are really drawn. */
const DRAWN = 6

/** A finished table at which the game was played. */
function tableOf({ game }: Subject, { seats, chosen, last, log, outcome }: Playout): Played {
  if (outcome === null) throw new Error('the game did not end')
  const players = NAMES.slice(0, seats).map((name) => ({ id: name, name }))
  const place = { id: 'abcdefgh', guildId: 'g', channelId: 'c', openedIn: 'c', follows: null, createdAt: new Date(0) }
  const who = { host: { id: 'Ann', name: 'Ann' }, players, colours: players.map((_, seat) => seat), capacity: seats }
  const play = { state: last, attendance: players.map(() => PRESENT), leavers: [], outcome }
  const settled = { game, options: chosen, terms: USUAL_TERMS, locale: 'en' as const, position: log.length }
  return { ...place, ...who, ...play, ...settled, status: 'over', commitment: null }
}

function entriesOf({ log }: Playout): readonly GameEntry[] {
  return log.map(({ by, action, facts }, index): GameEntry => {
    const at = { position: index + 1, at: new Date(0), turn: 0, action, facts }
    return by === 'chance' ? { ...at, kind: 'draw' } : { ...at, kind: 'action', seat: by, userId: '', cause: 'player' }
  })
}

/** The past of a played game, and the pictures of its replay. */
async function replayOf(
  subject: Subject,
  played: Playout,
): Promise<{ readonly past: Past; readonly shown: readonly Illustration[] }> {
  const table = tableOf(subject, played)
  let shown: readonly Illustration[] = []
  const replays = createReplays({
    tables: { log: async () => entriesOf(played) },
    clock: systemClock,
    log: { error: (_about, message) => expect.fail(message) },
    async animate(frames) {
      shown = frames.map((frame) => frame())
      return new Uint8Array()
    },
  })
  const past = await replays.past(table)
  if (past === null) throw new Error('the log does not lead to its end')
  const asked = replays.ask(table, past, 'en', 'anybody')
  if (asked.kind === 'making') await asked.making.made
  return { past, shown }
}

describe.each(SUBJECTS.map((subject) => ({ id: subject.game.id, subject })))('$id', ({ subject }) => {
  const { game } = subject
  const played = playout(game, game.seats.max, 'replayed')
  const reader: Reader = {
    locale: 'en',
    names: NAMES.slice(0, game.seats.max),
    viewer: 'table',
    colours: [0, 1, 2, 3].slice(0, game.seats.max),
  }

  test('has a past with all positions since its first turn began', async () => {
    const { past } = await replayOf(subject, played)
    const saved = played.states.filter((state) => game.turn(state).number > 0).map((state) => game.save(state))
    expect(past.map(({ state }) => game.save(state))).toEqual(saved)
  })

  test('is shown as everybody saw it: what was hidden at the time could be dealt anew', async () => {
    const { past, shown } = await replayOf(subject, played)
    const random = seededRandom('dealt anew')
    const states = [...new Set([0, ...turnEnds(past)])].map((number) => (past[number] ?? past[0]).state)
    const seen = states.map((state) => game.illustrate(subject.game.sample(state, 'table', random), [], reader))
    expect(shown.map(({ drawing, alt }) => [drawing.key, alt])).toEqual(seen.map(({ drawing, alt }) => [drawing.key, alt]))
  })

  test('becomes an animation with different pictures', async () => {
    const { shown } = await replayOf(subject, played)
    const frames = [...shown.slice(0, DRAWN), ...shown.slice(-1)].map(
      ({ drawing }) =>
        () =>
          drawing,
    )
    const signal = new AbortController().signal
    const gif = await animate(frames, { limit: 8 << 20, progress: () => {}, signal })
    const { pages } = await sharp(gif, { animated: true }).metadata()
    expect(pages).toBe(frames.length)
    const [first, last] = await Promise.all([0, frames.length - 1].map((page) => sharp(gif, { page }).raw().toBuffer()))
    expect(first?.equals(last ?? first)).toBe(false)
  })

  test.each(LOCALES)('has messages in %s that Discord accepts', async (locale) => {
    const { past } = await replayOf(subject, played)
    const names = ['**Ann** @everyone', '<@1> [x](https://example.org)', '`_~|'.repeat(8), '\u202e>']
    const players = names.slice(0, game.seats.max).map((name, seat) => ({ id: `${seat}`, name }))
    const over = { ...tableOf(subject, played), players }
    const messages = [
      makingMessage(over, { drawn: 40, of: 100 }, locale),
      ...[true, false].map((isPrivate) =>
        replayMessage(over, past, new Uint8Array(1), locale, { onlooker: null, isPrivate, isReviewed: isPrivate }),
      ),
      ...past.flatMap((_, number) =>
        (['step', 'turn'] as const).map((by) =>
          positionMessage(over, past, { by, number }, { png: new Uint8Array(1), alt: 'board' }, locale, null),
        ),
      ),
    ]
    for (const message of messages) {
      expect(asEdit(message).components).toHaveLength(1)
      expect(textOf(message.blocks)).not.toMatch(/undefined|NaN|@everyone|\]\(https:/)
    }
    expect(replayAlt(over, past, locale).length).toBeLessThanOrEqual(1024)
    expect(replayAlt(over, past, locale)).toContain(
      game.status(over.state, { ...reader, locale, names: players.map(() => 'x') }).split('x')[0],
    )
  })
})
