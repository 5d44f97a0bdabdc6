/** What lies on what in the close-ups of Pioneers. */
import { expect } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import { layoutOf } from '../../../../src/games/pioneers/board/close-up/close-up.js'
import { letteringOf, standingIn } from '../../../../src/games/pioneers/board/close-up/map.js'
import type { Pane } from '../../../../src/games/pioneers/board/close-up/panes.js'
import { chartOf } from '../../../../src/games/pioneers/board/scene/chart.js'
import type { Choice, View } from '../../../../src/games/pioneers/rules/view-types.js'
import { contains, distanceToRect, overlap, type Point, type Rect } from '../../../../src/pictures/geometry.js'
import { badgeInside } from '../../../../src/pictures/hinted.js'

/** A panel of a seat, and what its picture numbers. */
export interface Step {
  readonly view: View
  readonly seat: number
  readonly marks: readonly Choice[]
}

/** The parts of the map in a step's close-up. */
export const panesOf = ({ view, seat, marks }: Step) => layoutOf(view, seat, marks).panes

/** Numbers, names and pieces on which the frame or the star of a choice lies that a hint recommends. */
export function underHint(step: Step, choice: number): string[] {
  const { view, seat, marks } = step
  const chart = chartOf(view.map)
  const hinted = marks.map((mark, index) => ({ ...mark, hinted: index === choice }))
  const pane = panesOf({ view, seat, marks: hinted }).find(({ choices }) => choices.includes(at(hinted, choice)))
  if (pane === undefined) throw new Error('the choice is not shown')
  const { detail } = pane
  const { badges, names } = letteringOf(view, chart, hinted, pane)
  const framed = badges.find(({ star }) => star !== null)
  if (framed === undefined || framed.star === null) throw new Error('the choice is not pointed out')
  expect(overlap(framed.rect, framed.star)).toBe(true)
  const { x, y, width } = framed.star
  const star = { x: x + width / 2, y: y + width / 2 }
  expect(distanceToRound(star, badgeInside(framed.rect))).toBeGreaterThanOrEqual(width / 2 - POINTS)
  const area = [framed.rect, framed.star]
  const touches = (rect: Rect) => area.some((own) => overlap(own, rect))
  return [
    ...badges.filter((badge) => badge !== framed && touches(badge.rect)).map(({ label }) => `number ${label}`),
    ...names.filter(({ rect }) => touches(rect)).map(({ place }) => `name ${place}`),
    ...standingIn(view, chart, marks, detail)
      .cities.filter(touches)
      .map(({ x, y }) => `city at ${x} ${y}`),
    ...area.filter((rect) => !contains(detail.part, rect)).map(() => 'edge'),
  ]
}

/** The outermost pixels of a star are empty between its points. */
const POINTS = 3

/** From a point to a badge, which is round at both ends. */
function distanceToRound(point: Point, { x, y, width, height }: Rect): number {
  const round = height / 2
  return distanceToRect(point, { x: x + round, y: y + round, width: width - height, height: 0 }) - round
}

/** Names, numbers and pieces that lie on one another in a step's close-up. */
export const clashesIn = (step: Step): string[] => panesOf(step).flatMap((pane) => clashes(step, pane))

function clashes({ view, marks }: Step, pane: Pane): string[] {
  const chart = chartOf(view.map)
  const { detail } = pane
  const { badges, names } = letteringOf(view, chart, marks, pane)
  const { cities } = standingIn(view, chart, marks, detail)
  const numbers = badges.map(({ label, rect }) => ({ what: `number ${label}`, rect }))
  const words = names.map(({ place, rect }) => ({ what: chart.map.places[place]?.name ?? '', rect }))
  const lettering: readonly { readonly what: string; readonly rect: Rect }[] = [...numbers, ...words]
  return [
    ...lettering.flatMap(({ what, rect }, index) =>
      lettering.slice(index + 1).flatMap((other) => (overlap(rect, other.rect) ? [`${what} on ${other.what}`] : [])),
    ),
    ...lettering.filter(({ rect }) => cities.some((city) => overlap(city, rect))).map(({ what }) => `${what} on a city`),
    ...lettering.filter(({ rect }) => !contains(detail.part, rect)).map(({ what }) => `${what} beyond the edge`),
  ]
}
