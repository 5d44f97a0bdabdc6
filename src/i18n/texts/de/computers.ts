import type { ComputerTexts } from '../en/computers.js'

export const computers: ComputerTexts = {
  name: (name, level) => `${name} ⚙ ${level}`,
  levels: {
    newcomer: 'Neuling',
    traveller: 'Kenner',
    veteran: 'Veteran',
    legend: 'Legende',
  },
  strength: {
    newcomer: 'Für die erste Partie: kennt die Regeln, viel mehr nicht',
    traveller: 'Spielt nach Faustregeln',
    veteran: 'Denkt einige Züge voraus',
    legend: 'Denkt sehr weit voraus, etwa eine Sekunde je Schritt',
  },
  add: 'Computergegner hinzufügen',
  change: 'Computergegner hinzufügen oder entfernen',
  removeOne: 'Computergegner entfernen',
  fill: (level, seats) => `${level} auf allen ${seats} freien Plätzen`,
  remove: (name) => `${name} entfernen`,
}
