/** The name of a choice to make, and the names of its options by id. Short enough for labels. */
export interface ChoiceTexts {
  readonly name: string
  readonly choices: Readonly<Record<string, string>>
}
