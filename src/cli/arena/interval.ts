/** The two-sided 95 % quantile of the normal distribution. */
const Z = 1.96

/**
 * The 95 % interval (Wilson) of a share, from 0 to 1: the true shares that would not make the observed one a surprise. `wins` may
 * be fractional.
 */
export function intervalOf(wins: number, games: number): readonly [low: number, high: number] {
  const share = wins / games
  const spread = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))
  const middle = share + Z ** 2 / (2 * games)
  const scale = 1 + Z ** 2 / games
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}
