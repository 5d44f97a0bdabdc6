/**
 * The rating of a game with teams of one, from the paper: Weng and Lin, "A Bayesian Approximation Method for Online Ranking",
 * Journal of Machine Learning Research 12 (2011), algorithm 4 (Plackett-Luce), with the widening of sigma before each game.
 */
export interface Estimate {
  readonly mu: number
  readonly sigma: number
}

const BETA = 25 / 6
const TAU = 25 / 300
const LEAST = 1e-4

export function plackettLuce(players: readonly Estimate[], ranks: readonly number[]): readonly Estimate[] {
  const wide = players.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }))
  const c = Math.sqrt(wide.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0))
  const strength = wide.map(({ mu }) => Math.exp(mu / c))
  const rankOf = (player: number) => ranks[player] ?? 0
  const everybody = [...wide.keys()]
  return wide.map(({ mu, variance }, i) => {
    let [omega, delta] = [0, 0]
    for (const q of everybody.filter((other) => rankOf(other) <= rankOf(i))) {
      const left = everybody.filter((other) => rankOf(other) >= rankOf(q)).reduce((sum, other) => sum + (strength[other] ?? 0), 0)
      const level = everybody.filter((other) => rankOf(other) === rankOf(q)).length
      const chance = (strength[i] ?? 0) / left
      omega += ((q === i ? 1 : 0) - chance) / level
      delta += (chance * (1 - chance)) / level
    }
    const shrink = (variance / c ** 2) * (Math.sqrt(variance) / c) * delta
    return { mu: mu + (variance / c) * omega, sigma: Math.sqrt(variance * Math.max(1 - shrink, LEAST)) }
  })
}
