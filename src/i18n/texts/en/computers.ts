/** Computer players. */
export const computers = {
  /** How a computer player is called wherever names stand. The sign tells it from people. */
  name: (name: string, level: string) => `${name} ⚙ ${level}`,
  levels: {
    newcomer: 'newcomer',
    traveller: 'traveler',
    veteran: 'veteran',
    legend: 'legend',
  },
  /** Descriptions of the levels in the menu. */
  strength: {
    newcomer: 'For a first game: knows the rules and little else',
    traveller: 'Plays by rules of thumb',
    veteran: 'Looks ahead',
    legend: 'Looks very far ahead; about a second a move',
  },
  /** The menu in a lobby, for its host. */
  add: 'Add a computer player',
  change: 'Add or remove computer players',
  removeOne: 'Remove a computer player',
  /** One of a level on each of several free seats. */
  fill: (level: string, seats: number) => `${level}, on all ${seats} free seats`,
  remove: (name: string) => `Remove ${name}`,
}

export type ComputerTexts = typeof computers
