import { counted } from '../../../../i18n/words.js'
import type { EffectTexts } from '../en/effects.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.de
const { money } = words

export const effects: EffectTexts = {
  recruited: ({ reward }) => `Einmal, beim Anwerben: ${reward}.`,
  face: ({ faces, reward }) => `Immer wenn du einen Würfel mit ${faces} nimmst: ${reward}.`,
  exchange: ({ faces, goods, reward }) =>
    `Immer wenn du einen Würfel mit ${faces} nimmst, kannst du ${goods} gegen ${reward} tauschen.`,
  weekEnd: ({ reward }) => `Am Ende jeder Woche: ${reward}.`,
  each: ({ every, one, other }) => (every === 1 ? `je ${one}` : `je ${every} ${other}`),
  eachSilver: ({ silver }) => `je ${silver}`,
  reward: {
    per: ({ goods, each, most }) => `${goods} ${each}, höchstens ${most}-mal`,
    wagon: { small: 'ein kleiner Wagen umsonst', large: 'ein großer Wagen umsonst' },
    repair: ({ tokens }) => (tokens === 1 ? 'Ein Schadensplättchen kommt weg' : `Bis zu ${tokens} Schadensplättchen kommen weg`),
    calm: ({ disaster }) => `Der Marker „${disaster}“ geht ein Feld zurück`,
    calmAll: 'Alle Katastrophenmarker gehen ein Feld zurück',
  },
  always: {
    income: ({ faces, silver }) => `Würfel mit ${faces} bringen ${silver} mehr Einkommen.`,
    incomeOfAll: ({ silver }) => `Jeder Würfel bringt ${silver} mehr Einkommen.`,
    extra: {
      mine: 'Die Aktion Mine bringt ein Goldplättchen mehr.',
      cattle: 'Die Aktion Vieh bringt ein Rind mehr.',
      wood: 'Die Aktion Holz bringt ein Holz mehr.',
      medicine: 'Die Aktion Medizin bringt eine Medizin mehr.',
    },
    storage: ({ spaces }) => `${counted('de', spaces, words.space)} für Waren, sicher vor Stürmen.`,
    cheaperWagons: ({ silver }) => `Wagen kosten dich ${silver} weniger.`,
    cheaperChange: ({ silver }) => `Einen Würfel zu drehen kostet dich ${silver} weniger.`,
    shield: {
      storm: ({ amount }) => `Bei einem Sturm ${amount === 1 ? 'braucht einer' : `brauchen ${amount}`} deiner Wagen kein Holz.`,
      raid: ({ amount }) => `Bei einem Überfall bleiben ${money(amount)} von deinem Silber verborgen.`,
      famine: ({ amount }) =>
        `Bei einer Hungersnot ${amount === 1 ? 'braucht eines' : `brauchen ${amount}`} deiner Rinder kein Silber.`,
      disease: ({ amount }) =>
        `Bei einer Krankheit ${amount === 1 ? 'braucht einer' : `brauchen ${amount}`} deiner Stadtbewohner keine Medizin.`,
    },
    smallerNeeds: ({ goods }) => `Jede Stadtkarte verlangt von dir ${goods} weniger.`,
  },
  score: {
    flat: ({ points }) => points,
    per: ({ points, each, most }) => `${points} ${each}, höchstens ${most}`,
  },
}

export const theirEffects: EffectTexts = {
  ...effects,
  face: ({ faces, reward }) => `Bei jedem genommenen Würfel mit ${faces}: ${reward}.`,
  exchange: ({ faces, goods, reward }) =>
    `Bei jedem genommenen Würfel mit ${faces} ist ein Tausch möglich: ${goods} gegen ${reward}.`,
  always: {
    ...effects.always,
    cheaperWagons: ({ silver }) => `Wagen kosten ${silver} weniger.`,
    cheaperChange: ({ silver }) => `Einen Würfel zu drehen kostet ${silver} weniger.`,
    shield: {
      storm: ({ amount }) => `Bei einem Sturm ${amount === 1 ? 'braucht ein' : `brauchen ${amount}`} Wagen kein Holz.`,
      raid: ({ amount }) => `Bei einem Überfall bleiben ${money(amount)} verborgen.`,
      famine: ({ amount }) =>
        `Bei einer Hungersnot ${amount === 1 ? 'braucht ein Rind' : `brauchen ${amount} Rinder`} kein Silber.`,
      disease: ({ amount }) =>
        `Bei einer Krankheit ${amount === 1 ? 'braucht ein' : `brauchen ${amount}`} Stadtbewohner keine Medizin.`,
    },
    smallerNeeds: ({ goods }) => `Jede Stadtkarte verlangt ${goods} weniger.`,
  },
}
