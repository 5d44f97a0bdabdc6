/** The name of something to choose, and of its choices by id; short enough for labels. */
export interface ChoiceTexts {
  readonly name: string
  readonly choices: Readonly<Record<string, string>>
}
