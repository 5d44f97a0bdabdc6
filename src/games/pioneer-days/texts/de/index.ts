import type { PioneerDaysTexts } from '../en/index.js'
import { GLOSSARY } from '../glossary.js'
import { effects, theirEffects } from './effects.js'
import { figures } from './figures.js'
import { ownStory } from './own-story.js'
import { panel } from './panel.js'
import { refusals } from './refusals.js'
import { rules } from './rules.js'
import { alt, state } from './state.js'
import { digest, story } from './story.js'
import { tutorial } from './tutorial.js'

export const de: PioneerDaysTexts = {
  name: 'Pioneer Days',
  handName: 'Meine Wagen',
  pitch:
    'Vier Wochen auf dem Treck: Wähle Würfel, belade deine Wagen, überstehe die Katastrophen und gewinne die Städte für dich.',
  lid: 'Der Deckel der Schachtel: ein Wagen auf dem Weg in die Berge und die Würfel eines Tages.',
  options: {
    sets: {
      name: 'Stadtbewohner',
      choices: {
        'first-game': 'Gruppen 1 und 2',
        drawn: 'ausgelost',
      },
    },
    boards: {
      name: 'Spielertafeln',
      choices: { standard: 'Standardseite', unique: 'eigene Seiten' },
    },
  },
  colours: ['Blau, Kreise', 'Grün, Dreiecke', 'Rot, Quadrate', 'Gelb, Rauten'],
  standardBoard: 'Standardtafel',
  glossary: GLOSSARY.de,
  effects,
  theirEffects,
  story,
  ownStory,
  digest,
  refusals,
  status: {
    about: {
      boards: ({ who }) => `Die Spielertafeln werden gewählt; Antworten fehlen noch von ${who}.`,
      take: ({ who }) => `${who} wählt einen Würfel.`,
      react: ({ who }) => `${who} darf etwas tauschen.`,
      use: ({ who }) => `${who} entscheidet, wofür der Würfel genutzt wird.`,
      'turn-end': ({ who }) => `${who} kann noch Wagen kaufen oder den Zug beenden.`,
      'only-end': ({ who }) => `${who} muss nur noch den Zug beenden.`,
      room: ({ who }) => `Zu viele Waren; Platz fehlt noch bei ${who}.`,
      storm: ({ who }) => `Sturm; Entscheidungen über Wagen fehlen noch von ${who}.`,
      disease: ({ who }) => `Krankheit; Entscheidungen über Stadtbewohner fehlen noch von ${who}.`,
      town: ({ who }) => `In der Stadt; noch nicht fertig: ${who}.`,
    },
    toYou: {
      boards: 'Wähle die Spielertafel, die du behalten willst.',
      take: 'Du bist am Zug: Nimm einen Würfel.',
      react: 'Du bist am Zug: Tausche etwas oder verzichte darauf.',
      use: 'Du bist am Zug: Nutze deinen Würfel.',
      'turn-end': 'Du bist am Zug: Beende ihn oder kaufe vorher Wagen.',
      'only-end': 'Du bist am Zug: Du musst ihn nur noch beenden.',
      room: 'Deine Waren passen nicht: Schaffe Platz.',
      storm: 'Sturm: Entscheide über jeden deiner Wagen.',
      disease: 'Krankheit: Entscheide über jeden deiner Stadtbewohner.',
      town: 'In der Stadt: Beliefere Karten, wenn du willst, und verlasse dann die Stadt.',
    },
    drawing: 'Es wird gezogen und gewürfelt.',
    over: ({ winners, count }) => `Die Partie ist zu Ende. ${winners} ${count === 1 ? 'gewinnt' : 'teilen sich den Sieg'}.`,
  },
  panel,
  state,
  alt,
  guide: {
    take: '**Tipp.** Nimm einen Würfel. Seine Seite sagt, wofür er gut ist; seine Farbe, welche Katastrophe am Ende des Tages vorrückt, wenn ihn niemand nimmt.',
    react: '**Tipp.** Die Seite, die du genommen hast, löst bei dir etwas aus. Tauschen musst du nicht.',
    use: '**Tipp.** Nutze den Würfel einmal: für Silber, für seine Aktion oder um anzuwerben, wer auf seinem Feld steht. Für $3 kannst du ihn vorher auf eine andere Seite drehen. Wagen kannst du jederzeit in deinem Zug kaufen: Mit ihnen trägst du mehr Waren.',
    'turn-end':
      '**Tipp.** Sieh noch einmal hin: Solange unten **Zurücknehmen** steht, kannst du rückgängig machen, was du getan hast, bevor du **Zug beenden** drückst.',
    room: '**Zu viele Waren.** Zwei Holz oder zwei Medizin teilen sich einen Platz; jedes Goldplättchen und jedes Ausrüstungsplättchen braucht einen eigenen. Rinder und Stadtbewohner gehen neben den Wagen her.',
    storm:
      '**Ein Sturm.** Ein Holz rettet einen Wagen. Ein Schadensplättchen kostet zwei Plätze und 2 SP; bei vollen Wagen ist das Holz gut angelegt.',
    disease:
      '**Eine Krankheit.** Eine Medizin rettet einen deiner Stadtbewohner. Wer verloren geht, hilft dir nicht mehr und bringt keine Punkte.',
    town: '**In der Stadt.** Jeder Gefallen ist 2 SP wert, und wer die meisten hat, bekommt 5 SP dazu. Was eine Karte nimmt, ist weg.',
  },
  rules,
  sources: {
    track: 'für Vieh',
    gold: 'für Gold',
    favours: 'für Gefallen',
    townsfolk: 'für Stadtbewohner',
    supplies: 'für den späteren Nutzen deiner Vorräte',
    damage: 'durch Schaden',
  },
  figures,
  tutorial,
}
