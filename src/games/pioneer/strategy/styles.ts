/** What computer players may be after, to play strategies against each other. */

/** Factors on what things are worth. */
export interface Style {
  /** Warships, bombs, and what rivals lose. */
  readonly war: number
  /** Colonies. */
  readonly stars: number
  /** Third levels, and the way there. */
  readonly science: number
}

/** Without a preference. */
export const BALANCED: Style = { war: 1, stars: 1, science: 1 }

const OF_STYLE: Readonly<Record<string, Style>> = {
  warrior: { war: 1.2, stars: 1.25, science: 0.6 },
  settler: { war: 1, stars: 1.25, science: 0.5 },
  researcher: { war: 1, stars: 0.38, science: 1.8 },
}

export const STYLES: readonly string[] = Object.keys(OF_STYLE)

/** The style of this name; without one the balanced one. */
export function styleNamed(name: string | undefined): Style {
  return (name === undefined ? undefined : OF_STYLE[name]) ?? BALANCED
}
