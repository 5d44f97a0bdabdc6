/**
 * The rating of a game with teams of one, from the paper: Weng and Lin, "A Bayesian Approximation Method for Online Ranking",
 * Journal of Machine Learning Research 12 (2011), algorithm 4 (Plackett-Luce), with the widening of sigma before each game, and
 * without its treatment of ties.
 */
export interface Estimate {
  readonly mu: number
  readonly sigma: number
}

const BETA = 25 / 6
const TAU = 25 / 300
const LEAST = 1e-4

/** Players who are tied get the mean of what they would get for each order among them. */
export function plackettLuce(players: readonly Estimate[], ranks: readonly number[]): readonly Estimate[] {
  const everyOrder = permutations([...players.keys()])
  const orders = everyOrder.filter((order) =>
    order.every((player, place) => place === 0 || (ranks[order[place - 1] ?? 0] ?? 0) <= (ranks[player] ?? 0)),
  )
  const results = orders.map((order) =>
    inOrder(
      players,
      players.map((_, player) => order.indexOf(player)),
    ),
  )
  const mean = (player: number, of: keyof Estimate) =>
    results.reduce((sum, result) => sum + (result[player]?.[of] ?? 0), 0) / results.length
  return players.map((_, player) => ({ mu: mean(player, 'mu'), sigma: mean(player, 'sigma') }))
}

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
}

function inOrder(players: readonly Estimate[], places: readonly number[]): readonly Estimate[] {
  const wide = players.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }))
  const c = Math.sqrt(wide.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0))
  const strength = wide.map(({ mu }) => Math.exp(mu / c))
  const placeOf = (player: number) => places[player] ?? 0
  const everybody = [...wide.keys()]
  return wide.map(({ mu, variance }, i) => {
    let [omega, delta] = [0, 0]
    for (const q of everybody.filter((other) => placeOf(other) <= placeOf(i))) {
      const left = everybody
        .filter((other) => placeOf(other) >= placeOf(q))
        .reduce((sum, other) => sum + (strength[other] ?? 0), 0)
      const chance = (strength[i] ?? 0) / left
      omega += (q === i ? 1 : 0) - chance
      delta += chance * (1 - chance)
    }
    const shrink = (variance / c ** 2) * (Math.sqrt(variance) / c) * delta
    return { mu: mu + (variance / c) * omega, sigma: Math.sqrt(variance * Math.max(1 - shrink, LEAST)) }
  })
}
