/** Discord's numbers by name. The library's own enums would add its whole module to the page. */

export const COMPONENT = {
  actionRow: 1,
  button: 2,
  stringSelect: 3,
  textDisplay: 10,
  mediaGallery: 12,
  file: 13,
  container: 17,
} as const

export const BUTTON = { primary: 1, secondary: 2, success: 3, danger: 4 } as const

export const OPTION = { subcommand: 1, string: 3, integer: 4, user: 6 } as const

/** Bits of a message's flags. */
export const FLAG = { loading: 1 << 7, componentsV2: 1 << 15 } as const
