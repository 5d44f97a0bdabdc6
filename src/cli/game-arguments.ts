/** Arguments by which commands choose what is to be played. A sentence instead of a value says what is wrong. */
import type { Game } from '../games/game.js'

/** The game of this id, by default the first one. */
export function gameNamed(id: string | undefined, games: readonly Game[]): Game | string {
  const game = id === undefined ? games[0] : games.find((each) => each.id === id)
  return game ?? `There is no game ${id}: take one of ${games.map((each) => each.id).join(', ')}.`
}

/** A whole number from `least` to `most`. `name` says what is counted. */
export function wholeNumber(name: string, text: string, least: number, most: number): number | string {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : `${name} must be a whole number from ${least} to ${most}, not ${text}.`
}

/** Options of a game as `NAME=VALUE`. */
export function chosenOf(texts: readonly string[], { id, options }: Game): Readonly<Record<string, string>> | string {
  const pairs = texts.map((text) => text.split('=', 2))
  for (const [name = '', value = ''] of pairs) {
    const spec = options.find((option) => option.id === name)
    if (spec === undefined)
      return `${id} has no option ${name}: it has ${options.map((option) => option.id).join(', ') || 'none'}.`
    if (!spec.choices.includes(value)) return `${name} must be one of ${spec.choices.join(', ')}, not ${value || 'empty'}.`
  }
  return Object.fromEntries(pairs)
}
