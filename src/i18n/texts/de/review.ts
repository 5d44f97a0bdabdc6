import { counted } from '../../words.js'
import type { ReviewTexts } from '../en/review.js'

export const review: ReviewTexts = {
  button: 'Analyse',
  title: (game) => `${game}: Analyse`,
  chances: 'Gewinnchancen',
  legend: 'Zug um Zug, wenn alle gleich gut weiterspielen',
  chance: (name, chance) => `${name} ${chance}`,
  atFirst: (chances) => `Am Anfang: ${chances}.`,
  afterTurn: (turn, chances) => `Nach Zug ${turn}: ${chances}.`,
  atLast: (chances) => `Am Ende: ${chances}.`,
  turningPoints: 'Wendepunkte',
  turningPoint: (turn, told) => `**Zug ${turn}** – ${told}`,
  byLabel: (name, label) => `${name} wählt ${label}.`,
  rose: (name, before, after) => `Die Gewinnchance von ${name} steigt von ${before} auf ${after}.`,
  fell: (name, before, after) => `Die Gewinnchance von ${name} fällt von ${before} auf ${after}.`,
  better: (told, chance, instead) => `Besser: ${told} (${chance} Gewinnchance statt ${instead}).`,
  good: 'Gut gespielt.',
  small: 'Ein kleiner Fehler.',
  large: 'Ein Fehler.',
  summary: (name, good, small, large) =>
    `**${name}** – ${counted('de', good, { one: 'guter Schritt', other: 'gute Schritte' })}, ${counted('de', small, { one: 'kleiner Fehler', other: 'kleine Fehler' })}, ${counted('de', large, { one: 'Fehler', other: 'Fehler' })}`,
  caveat:
    'Beurteilt wird nach dem, was man in dem Moment wissen konnte. Kann der Unterschied auch Zufall sein, gilt der Schritt als gut gespielt.',
  choose: 'Einen Fehler ansehen',
  option: (turn, name) => `Zug ${turn}: ${name}`,
  cost: (chance, instead) => `${instead} Gewinnchance statt ${chance}`,
  none: 'Zu dieser Partie gibt es keine Analyse. Vielleicht läuft sie noch, oder die Partie ist zu alt.',
}
