import { counted } from '../../words.js'

/** About draws that everybody can check. Fingerprints, secrets and commands arrive ready to print. */
export const fairness = {
  /** The button in a lobby that shows the whole fingerprint. */
  button: 'Fair draws',
  /** In the lobby: the beginning of the fingerprint. */
  sign: (beginning: string) => `Fair draws, sealed before anybody joined: ${beginning}`,
  /** Shown in the lobby's message once it is closed. */
  sealed: (fingerprint: string, command: string) =>
    `Fair draws, sealed before anybody joined: ${fingerprint} · Check them with ${command}`,
  /** Below the last message of a game. */
  check: (command: string) => `Were the draws fair? Check every one of them with ${command}.`,
  title: (game: string) => `${game}: fair draws`,
  unbound: 'This table was opened before draws were sealed: its draws came from the bot’s own randomness and cannot be checked.',
  /** Names a table by its id. */
  table: (id: string) => `Table ${id}`,
  fingerprint: (fingerprint: string) => `Fingerprint of the secret (SHA-256), shown when the lobby opened: ${fingerprint}`,
  secret: (secret: string) => `The secret: ${secret}`,
  shares: 'What the players added, in joining order:',
  share: (player: string, entropy: string) => `${player}: ${entropy}`,
  noShare: (player: string) => `${player}: nothing`,
  joint: (fingerprint: string) => `Fingerprint of all of this: ${fingerprint}`,
  mayChange: (command: string) =>
    `All of this is settled when the game begins; until then, players can replace their number with words of their own, using ${command}.`,
  settled: (draws: number) =>
    `All of this was settled when the game began; ${counted('en', draws, { one: 'draw has', other: 'draws have' })} been made so far.`,
  secretLater: (command: string) => `The secret is revealed when the game is over; then ${command} checks every draw.`,
  byYourself: 'The page “Fair draws” in the bot’s documentation explains how to check everything without the bot.',
  /** The heading above the transcript of a game, if that was asked for. */
  transcriptTitle: (game: string) => `${game}: transcript`,
  /** Above the file with the transcript. */
  transcript: 'The transcript of the game: everything that was done and drawn, so that you can check it anywhere.',
  /** In place of the file. Why the draws cannot be checked, or what is wrong with them, follows. */
  noTranscript: 'There is no transcript of this game: the bot gives one only if every draw passes its check.',
  follows: (draws: number) =>
    draws === 1
      ? 'The only draw follows from the secret and what the players added.'
      : `All ${draws} draws follow from the secret and what the players added.`,
  noDraws: 'Nothing was drawn at this table.',
  wrongSecret: 'The secret is not the one that was sealed: its fingerprint is different.',
  /** `draw` counts from 1. */
  wrongDraw: (draw: number) => `Draw ${draw} does not follow from the secret and what the players added.`,
  wrongLog: 'The log of this game cannot be played again, so its draws cannot be checked.',
  otherRules: 'This game began under an earlier version of the rules, so this version of the bot cannot check its draws.',
  noSuchTable: 'There is no such table on this server. A table’s name is in its last message.',
  noTable: (command: string, game: string) =>
    `No table of ${game} has been opened in this channel yet. Open one with ${command}.`,
  wordsAdded: 'Your words are now part of every draw.',
  /** Nothing in the words is visible, or nothing is left of them. */
  noWords: 'These words contain no letters or digits, so nothing was added. Try others.',
}

export type FairnessTexts = typeof fairness
