/** The name of a choice to make, and the names of its options by id. Short enough for labels. */
export interface ChoiceTexts {
  readonly name: string
  readonly choices: Readonly<Record<string, string>>
  /** What is to know of an option besides, for where there is more room than on a label. */
  readonly more?: Readonly<Record<string, string>>
}
