import type { Glossary } from '../en/glossary.js'

export const glossary: Glossary = {
  professions: {
    banker: { one: 'Bankier', other: 'Bankiers', a: 'einen Bankier' },
    barkeeper: { one: 'Barkeeper', other: 'Barkeeper', a: 'einen Barkeeper' },
    merchant: { one: 'Händlerin', other: 'Händlerinnen', a: 'eine Händlerin' },
    sergeant: { one: 'Sergeant', other: 'Sergeanten', a: 'einen Sergeanten' },
    'gold-digger': { one: 'Goldgräber', other: 'Goldgräber', a: 'einen Goldgräber' },
    farmer: { one: 'Farmer', other: 'Farmer', a: 'einen Farmer' },
  },
  tiles: {
    banker: { name: 'Bankier', the: 'das Bankier-Plättchen' },
    barkeeper: { name: 'Barkeeper', the: 'das Barkeeper-Plättchen' },
    merchant: { name: 'Händlerin', the: 'das Händlerinnen-Plättchen' },
    sergeant: { name: 'Sergeant', the: 'das Sergeanten-Plättchen' },
    'gold-digger': { name: 'Goldgräber', the: 'das Goldgräber-Plättchen' },
    farmer: { name: 'Farmer', the: 'das Farmer-Plättchen' },
    hotel: { name: 'Hotel', the: 'das Hotel-Plättchen' },
  },
  coach: { one: 'Kutsche', other: 'Kutschen' },
  pioneer: { one: 'Pionier', other: 'Pioniere' },
  road: { one: 'Straße', other: 'Straßen' },
  line: { one: 'Verbindungslinie', other: 'Verbindungslinien' },
  emptySeat: { one: 'leerer Platz', other: 'leere Plätze' },
  nugget: { one: 'Goldnugget', other: 'Goldnuggets' },
  startingCoach: { name: 'Startkutsche', the: 'die Startkutsche', from: 'aus der Startkutsche' },
  numberedCoach: (number) => ({ name: `Kutsche ${number}`, the: `Kutsche ${number}`, from: `aus Kutsche ${number}` }),
  money: (dollars) => `$${dollars}`,
  points: (points) => `${points} SP`,
}
