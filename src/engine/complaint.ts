/** A sentence about what is wrong, for the checks of a game's own states; empty if it holds. */
export function complaint(holds: boolean, sentence: string): readonly string[] {
  return holds ? [] : [sentence]
}
