import type { ComputerTakeoverTexts } from '../en/computer-takeover.js'

export const computerTakeover: ComputerTakeoverTexts = {
  choose: 'Wenn jemand geht',
  none: 'Wenn jemand geht: Standardzüge',
  by: (level) => `Wenn jemand geht: ⚙ ${level}`,
  rated: 'Nach dem Aufgeben oder bei Abwesenheit. Wertungen wie immer.',
  unrated: 'Zählt weder für Wertungen und Bestenlisten noch für Rekorde',
  bot: 'der Bot',
  computer: (level) => `ein Computergegner (⚙ ${level})`,
  meanwhile: (level) => `Bis dahin spielt ein Computergegner (${level}).`,
}
