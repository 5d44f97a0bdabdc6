/** Facts that a message tells in one sentence. */

/** The stretch of facts that a fact belongs to, and what it is about there. */
export interface Topic {
  /** Sentences may change places within it. */
  readonly stretch: string
  readonly about: string
}

/** One or more facts about the same. */
export type Bundle<Fact> = readonly [Fact, ...Fact[]]

/**
 * The facts in bundles, in the order of the first fact of each. Facts of the same topic are bundled as long as only facts of the
 * same stretch lie between. A fact without a topic is a bundle by itself.
 */
export function bundled<Fact>(facts: readonly Fact[], topicOf: (fact: Fact) => Topic | null): readonly Bundle<Fact>[] {
  const bundles: [Fact, ...Fact[]][] = []
  let stretch: string | null = null
  let open = new Map<string, Fact[]>()
  for (const fact of facts) {
    const topic = topicOf(fact)
    if (topic === null || topic.stretch !== stretch) open = new Map()
    stretch = topic?.stretch ?? null
    const bundle = topic === null ? undefined : open.get(topic.about)
    if (bundle !== undefined) {
      bundle.push(fact)
      continue
    }
    const begun: [Fact, ...Fact[]] = [fact]
    bundles.push(begun)
    if (topic !== null) open.set(topic.about, begun)
  }
  return bundles
}
