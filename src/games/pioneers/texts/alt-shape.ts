/** What the words of a picture say beside the table's own state. */
export interface AltTexts {
  /** All that can be pressed beside the picture: labels of buttons and options, whole menus as `name (options)`. */
  offers(p: { readonly offers: readonly string[] }): string
  /** Options of a menu that are only counted: all of them, or those after the ones named. */
  options(p: { readonly count: number }): string
  more(p: { readonly count: number }): string
  /** To a player who is not to move. */
  readonly wait: string
}
