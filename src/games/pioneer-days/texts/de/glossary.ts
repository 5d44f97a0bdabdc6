import { withMinus } from '../../../../i18n/numbers.js'
import type { Glossary } from '../en/glossary.js'

export const glossary: Glossary = {
  faces: { wild: 'Joker', mine: 'Mine', equip: 'Ausrüstung', cattle: 'Vieh', wood: 'Holz', medicine: 'Medizin' },
  dice: {
    blue: { name: 'blauer Würfel', the: 'den blauen Würfel' },
    red: { name: 'roter Würfel', the: 'den roten Würfel' },
    yellow: { name: 'gelber Würfel', the: 'den gelben Würfel' },
    green: { name: 'grüner Würfel', the: 'den grünen Würfel' },
    black: { name: 'schwarzer Würfel', the: 'den schwarzen Würfel' },
  },
  colours: { blue: 'blau', red: 'rot', yellow: 'gelb', green: 'grün', black: 'schwarz' },
  disasters: {
    storm: { name: 'Sturm', the: 'der Sturm' },
    raid: { name: 'Überfall', the: 'der Überfall' },
    famine: { name: 'Hungersnot', the: 'die Hungersnot' },
    disease: { name: 'Krankheit', the: 'die Krankheit' },
  },
  counts: {
    wood: { one: 'Holz', other: 'Holz' },
    medicine: { one: 'Medizin', other: 'Medizin' },
    cattle: { one: 'Rind', other: 'Rinder' },
    gold: { one: 'Goldplättchen', other: 'Goldplättchen' },
    equipment: { one: 'Ausrüstungsplättchen', other: 'Ausrüstungsplättchen' },
    townsfolk: { one: 'Stadtbewohner', other: 'Stadtbewohner' },
    wagons: { one: 'Wagen', other: 'Wagen' },
    'sound-wagons': { one: 'unbeschädigter Wagen', other: 'unbeschädigte Wagen' },
    favours: { one: 'Gefallen', other: 'Gefallen' },
  },
  wagons: {
    small: { one: 'kleiner Wagen', other: 'kleine Wagen', the: 'einen kleinen Wagen' },
    large: { one: 'großer Wagen', other: 'große Wagen', the: 'einen großen Wagen' },
  },
  space: { one: 'Platz', other: 'Plätze' },
  damage: { one: 'Schadensplättchen', other: 'Schadensplättchen' },
  nugget: { one: 'Nugget', other: 'Nuggets' },
  money: (silver) => `$${silver}`,
  points: (points) => `${withMinus(points)} SP`,
}
