/** What a game says, with where it was said. */
export interface Said {
  readonly where: string
  readonly text: string
}

/** Texts said in one place, line by line. */
export const said = (where: string, ...texts: readonly string[]): readonly Said[] =>
  texts.flatMap((text) => text.split('\n')).flatMap((text) => (text === '' ? [] : [{ where, text }]))
