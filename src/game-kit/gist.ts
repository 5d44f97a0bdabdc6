/** Stories told short: facts about the same in one sentence. */

/** The stretch of facts that a fact belongs to, and what it is about there. */
export interface Topic {
  /** Sentences may change places within it. */
  readonly stretch: string
  /** Null for a fact that is told alone. */
  readonly about: string | null
}

/** One or more facts about the same. */
export type Bundle<Fact> = readonly [Fact, ...Fact[]]

/** How a game tells its facts short. */
export interface Telling<Fact> {
  /** Null for a fact that is told alone, and ends the stretch before it. */
  topicOf(fact: Fact): Topic | null
  /** Null for a fact that another one's sentence covers. */
  one(fact: Fact): string | null
  /** Two or more facts of the same topic. Null to tell them one by one. */
  several(bundle: Bundle<Fact>): string | null
}

/** The sentences about the facts, one for each topic, in the order in which these come up. */
export function gistOf<Fact>(facts: readonly Fact[], { topicOf, one, several }: Telling<Fact>): readonly string[] {
  return bundled(facts, topicOf).flatMap((bundle) => {
    const together = bundle.length === 1 ? null : several(bundle)
    return together === null ? bundle.map(one).filter((sentence) => sentence !== null) : [together]
  })
}

/**
 * The facts in bundles, in the order of the first fact of each. Facts of the same topic are bundled as long as only facts of the
 * same stretch lie between.
 */
function bundled<Fact>(facts: readonly Fact[], topicOf: Telling<Fact>['topicOf']): readonly Bundle<Fact>[] {
  const bundles: [Fact, ...Fact[]][] = []
  let stretch: string | null = null
  let open = new Map<string, Fact[]>()
  for (const fact of facts) {
    const topic = topicOf(fact)
    if (topic === null || topic.stretch !== stretch) open = new Map()
    stretch = topic?.stretch ?? null
    const about = topic?.about ?? null
    const bundle = about === null ? undefined : open.get(about)
    if (bundle !== undefined) {
      bundle.push(fact)
      continue
    }
    const begun: [Fact, ...Fact[]] = [fact]
    bundles.push(begun)
    if (about !== null) open.set(about, begun)
  }
  return bundles
}
