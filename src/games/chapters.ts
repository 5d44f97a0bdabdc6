/** Sentences of a log under their heading. Without a heading they continue the previous chapter. */
export interface Chapter {
  readonly heading: string | null
  readonly sentences: readonly string[]
}

/** The sentences of the facts, with a new chapter at each fact that has a heading. Such a fact has no sentence of its own. */
export function chaptersOf<Fact>(
  facts: readonly Fact[],
  headingOf: (fact: Fact) => string | null,
  sentenceOf: (fact: Fact) => string | null,
): readonly Chapter[] {
  const untitled = { heading: null, sentences: [] as string[] }
  const chapters: { readonly heading: string | null; readonly sentences: string[] }[] = [untitled]
  for (const fact of facts) {
    const heading = headingOf(fact)
    const sentence = heading === null ? sentenceOf(fact) : null
    if (heading !== null) chapters.push({ heading, sentences: [] })
    if (sentence !== null) chapters.at(-1)?.sentences.push(sentence)
  }
  return untitled.sentences.length === 0 ? chapters.slice(1) : chapters
}
