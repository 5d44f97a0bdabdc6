/** The markers of the disasters (P8, P9, G2, G3). */
import { type Colour, DISASTER_OF, DISASTERS, type Disaster, TRACK_SPACES } from '../data/dice.js'

export type Tracks = Readonly<Record<Disaster, number>>

export const START: Tracks = { storm: 0, raid: 0, famine: 0, disease: 0 }

/** The tracks after moving some markers by `by` spaces. */
export function moved(tracks: Tracks, disasters: readonly Disaster[], by: number): Tracks {
  const result: Record<Disaster, number> = { ...tracks }
  for (const disaster of disasters) result[disaster] += by
  return result
}

/** The disasters that a left-over die advances: its own, or all four for black (P8). */
export function movedBy(colour: Colour): readonly Disaster[] {
  return colour === 'black' ? DISASTERS : [DISASTER_OF[colour]]
}

/** Markers at the end of their tracks, from top to bottom (P9). */
export function arrived(tracks: Tracks): readonly Disaster[] {
  return DISASTERS.filter((disaster) => tracks[disaster] >= TRACK_SPACES - 1)
}

/** The tracks with the arrived markers back on their first spaces (G3). */
export function setBack(tracks: Tracks, disasters: readonly Disaster[]): Tracks {
  const result: Record<Disaster, number> = { ...tracks }
  for (const disaster of disasters) result[disaster] = 0
  return result
}
