import { french } from '../../french.js'
import type { ComputerTexts } from '../en/computers.js'

export const computers: ComputerTexts = {
  name: (name, level) => `${name} ⚙ ${level}`,
  levels: {
    newcomer: 'débutant',
    traveller: 'voyageur',
    veteran: 'vétéran',
    legend: 'légende',
  },
  strength: {
    newcomer: french`Pour une première partie : connaît les règles, guère plus`,
    traveller: 'Joue d’instinct, selon quelques principes',
    veteran: 'Réfléchit plusieurs coups à l’avance',
    legend: 'Anticipe très loin, environ une seconde par action',
  },
  add: 'Ajouter un ordinateur',
  change: 'Ajouter ou retirer des ordinateurs',
  removeOne: 'Retirer un ordinateur',
  fill: (level, seats) => `${level}, sur les ${seats} places libres`,
  remove: (name) => `Retirer ${name}`,
}
