/** Discord's numbers by name. The library's own enums would bring its whole module into the page. */

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

export const OPTION = {
  subcommand: 1,
  subcommandGroup: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const

export const CHAT_INPUT = 1

/** Bits of a message's flags. */
export const FLAG = { loading: 1 << 7, componentsV2: 1 << 15 } as const
