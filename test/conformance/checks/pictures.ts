/** Whether every state can be painted, and said in words. */
import { createCanvas } from '@napi-rs/canvas'
import { ALT_TEXT_LIMIT, type Illustration } from '../../../src/games/plug.js'
import { sampled } from '../playout.js'
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
  [...sampled(decisions, 40), { state: last, news: [], movers: [] }].flatMap(({ state, news, movers }) =>
    readersOf('table', seats).flatMap((reader) => [
      ...altProblems(game.illustrate(state, news, reader)),
      ...movers.flatMap((viewer) => altProblems(game.panel(state, viewer, [], { ...reader, viewer }).illustration)),
    ]),
  )

export const picturesPaint: Check = ({ game }, { decisions, last, seats }) =>
  [...sampled(decisions, 3).map(({ state }) => state), last].flatMap((state) =>
    readersOf('table', seats).flatMap((reader) => {
      const { width, height, paint } = game.illustrate(state, [], reader).drawing
      const canvas = createCanvas(width, height)
      paint(canvas.getContext('2d'))
      const painted = canvas.data().some((byte) => byte !== 0)
      return painted ? [] : [`nothing painted in ${reader.locale}`]
    }),
  )
