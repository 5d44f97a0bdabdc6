import { french as t } from '../../../../i18n/french.js'
import type { Glossary } from '../en/glossary.js'

export const glossary: Glossary = {
  professions: {
    banker: { one: 'banquier', other: 'banquiers', a: 'un banquier' },
    barkeeper: { one: 'barman', other: 'barmans', a: 'un barman' },
    merchant: { one: 'marchand', other: 'marchands', a: 'un marchand' },
    sergeant: { one: 'sergent', other: 'sergents', a: 'un sergent' },
    'gold-digger': { one: t`chercheur d'or`, other: t`chercheurs d'or`, a: t`un chercheur d'or` },
    farmer: { one: 'fermier', other: 'fermiers', a: 'un fermier' },
  },
  tiles: {
    banker: { name: 'Banquier', the: 'la tuile Banquier' },
    barkeeper: { name: 'Barman', the: 'la tuile Barman' },
    merchant: { name: 'Marchand', the: 'la tuile Marchand' },
    sergeant: { name: 'Sergent', the: 'la tuile Sergent' },
    'gold-digger': { name: t`Chercheur d'or`, the: t`la tuile Chercheur d'or` },
    farmer: { name: 'Fermier', the: 'la tuile Fermier' },
    hotel: { name: 'Hôtel', the: 'la tuile Hôtel' },
  },
  coach: { one: 'chariot', other: 'chariots' },
  pioneer: { one: 'pionnier', other: 'pionniers' },
  road: { one: 'route', other: 'routes' },
  line: { one: 'ligne', other: 'lignes' },
  emptySeat: { one: 'case vide', other: 'cases vides' },
  nugget: { one: t`pépite d'or`, other: t`pépites d'or` },
  startingCoach: { name: 'Chariot de départ', the: 'le chariot de départ', from: 'du chariot de départ' },
  numberedCoach: (number) => ({ name: `Chariot ${number}`, the: `le chariot ${number}`, from: `du chariot ${number}` }),
  money: (dollars) => `${dollars}\u202f$`,
  points: (points) => `${points} PV`,
}
