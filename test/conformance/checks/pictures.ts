/** Whether every state can be painted and described in words. */
import { createCanvas } from '@napi-rs/canvas'
import { ALT_TEXT_LIMIT, type Reader } from '../../../src/games/face.js'
import type { GameState } from '../../../src/games/game.js'
import type { Illustration } from '../../../src/games/illustration.js'
import type { Drawing } from '../../../src/pictures/drawing.js'
import { type Playout, sampled, seatsOf } from '../playout.js'
import type { Subject } from '../subject.js'
import type { Check, Problems } from './contract.js'
import { holesIn, readersOf } from './readers.js'

function altProblems({ alt, drawing }: Illustration): Problems {
  return [
    ...holesIn(alt, 'the alt text'),
    ...(alt.length > ALT_TEXT_LIMIT ? [`an alt text of ${alt.length} characters`] : []),
    ...(drawing.key === '' ? ['a picture without key'] : []),
  ]
}

export const everyStateHasAltText: Check = ({ game }, { decisions, last, seats }) =>
  [...sampled(decisions, 20), { state: last, news: [], movers: [] }].flatMap(({ state, news, movers }) =>
    readersOf('table', seats).flatMap((reader) => [
      ...altProblems(game.illustrate(state, news, reader)),
      ...movers.flatMap((viewer) => altProblems(game.panel(state, viewer, [], { ...reader, viewer }).illustration)),
      ...seatsOf(seats).flatMap((seat) => optional(game.card(state, seat, { ...reader, viewer: seat })).flatMap(altProblems)),
    ]),
  )

export const theFinalScoreHasAltText: Check = (subject, { decisions, last, seats }) =>
  readersOf('table', seats).flatMap((reader) => finalOf(subject, decisions, last, reader).flatMap(altProblems))

export const picturesPaint: Check = (subject, { decisions, last, seats }) =>
  readersOf('table', seats).flatMap((reader) => {
    const { game } = subject
    const states = [...sampled(decisions, 2).map(({ state }) => state), last]
    const boards = states.map((state) => game.illustrate(state, [], reader))
    const cards = states.flatMap((state) => optional(game.card(state, 0, { ...reader, viewer: 0 })))
    return [...boards, ...cards, ...finalOf(subject, decisions, last, reader)].flatMap(({ drawing }) =>
      isPainted(drawing) ? [] : [`nothing painted in ${reader.locale}`],
    )
  })

const optional = (illustration: Illustration | null): readonly Illustration[] => (illustration === null ? [] : [illustration])

/** The picture of the final score, if the game has one. */
function finalOf({ game }: Subject, decisions: Playout['decisions'], last: GameState, reader: Reader): readonly Illustration[] {
  return optional(game.final(last, [...decisions.map(({ state }) => game.points(state)), game.points(last)], reader))
}

function isPainted({ width, height, paint }: Drawing): boolean {
  const canvas = createCanvas(width, height)
  paint(canvas.getContext('2d'))
  return canvas.data().some((byte) => byte !== 0)
}
