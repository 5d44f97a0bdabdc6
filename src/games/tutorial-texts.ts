/** The words of a guided first game. */

/** One step, in markdown. */
export interface LessonTexts {
  /** The idea in a few words. */
  readonly title: string
  /** The same in two to four short sentences. */
  readonly idea: string
  /** What to press. */
  readonly task: string
  /** Replaces the story of the moves that led here, where there are too many to tell. */
  readonly meanwhile?: string
  /** Answers to another choice, by its first action that differs from the solution: as it is written, or by its kind alone. */
  readonly wrong: { readonly other: string; readonly [kind: string]: string }
}

/** The words of a whole guided game. */
export interface TutorialTexts {
  readonly steps: Readonly<Record<string, LessonTexts>>
  readonly end: Pick<LessonTexts, 'title' | 'idea' | 'meanwhile'>
}
