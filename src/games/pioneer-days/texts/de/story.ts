import { counted, listed } from '../../../../i18n/words.js'
import type { DigestTexts, StoryTexts } from '../en/story.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.de

export const story: StoryTexts = {
  boardChosen: ({ who, board }) => `${who} bricht mit ${board} auf.`,
  outfitted: ({ who, tiles }) => (tiles === '' ? `${who} belädt die Wagen.` : `${who} belädt die Wagen und nimmt ${tiles} mit.`),
  week: ({ week }) => `Woche ${week} beginnt.`,
  offers: {
    towns: ({ towns }) => `In der nächsten Stadt: ${towns}.`,
    tiles: ({ tiles }) => `Ausrüstung im Angebot: ${tiles}.`,
    people: 'Stadtbewohner:',
  },
  rolled: ({ who, dice }) => `Die Würfel sind gefallen: ${dice}. ${who} wählt zuerst.`,
  turn: ({ who, week, day }) => `Woche ${week}, Tag ${day}: ${who} ist am Zug.`,
  turnHeading: ({ who, week, day }) => `Woche ${week}, Tag ${day} · ${who}`,
  taken: ({ who, die, face }) => `${who} nimmt ${die}: ${face}.`,
  changed: ({ who, from, face, paid }) => `${who} zahlt ${paid} und dreht den Würfel von ${from} auf ${face}.`,
  income: ({ who, amount }) => `${who} nimmt ${amount} Einkommen.`,
  acted: ({ who, goods }) => `${who} nutzt den Würfel und bekommt ${goods}.`,
  equipped: ({ who, tile }) => `${who} lädt ${tile} auf.`,
  recruited: ({ who, person }) => `${who} wirbt ${person} an.`,
  effect: ({ who, source, goods }) => `${source}: ${who} bekommt ${goods}.`,
  exchange: ({ who, source, given, goods }) => `${source}: ${who} tauscht ${given} gegen ${goods}.`,
  wagonGained: ({ who, source, wagon }) => `${source}: ${who} bekommt ${wagon}.`,
  repaired: ({ who, source, tokens }) => `${source}: ${who} entfernt ${counted('de', tokens, words.damage)}.`,
  calmed: ({ source, markers, count }) => `${source}: ${markers} ${count === 1 ? 'geht' : 'gehen'} ein Feld zurück.`,
  wagonBought: ({ who, wagon, paid }) => `${who} kauft für ${paid} ${wagon}.`,
  goldDrawn: ({ who }) => `${who} zieht ein Goldplättchen.`,
  goldValue: ({ nuggets }) => `Dein Goldplättchen zeigt ${nuggets}; das weiß sonst niemand.`,
  goldReturned: ({ nuggets }) => `Gold, das du in den Beutel zurückgelegt hast: ${nuggets}.`,
  noGoldLeft: ({ who }) => `Der Goldbeutel ist leer: Für ${who} gibt es nichts mehr zu ziehen.`,
  discarded: ({ who, goods }) => `${who} hat zu wenig Platz und gibt ${goods} zurück.`,
  leftOver: ({ die, markers, count }) =>
    `Niemand hat ${die} genommen: ${markers} ${count === 1 ? 'rückt' : 'rücken'} ein Feld vor.`,
  finalAdvance: 'Vor der letzten Stadt rücken alle Katastrophenmarker noch einmal vor.',
  disaster: {
    storm: 'Ein Sturm bricht über die Wagen herein.',
    raid: 'Banditen überfallen das Lager.',
    famine: 'Eine Hungersnot bricht aus.',
    disease: 'Eine Krankheit greift um sich.',
  },
  stormed: {
    paid: ({ who, wagon }) => `${who} rettet Wagen ${wagon} mit 1 Holz.`,
    shielded: ({ who, wagon }) => `${who} schützt Wagen ${wagon}.`,
    damaged: ({ who, wagon }) => `${who} nimmt ein Schadensplättchen auf Wagen ${wagon}.`,
  },
  raided: ({ who, lost }) => `${who} verliert ${lost}.`,
  notRaided: ({ who }) => `${who} verliert nichts.`,
  starved: ({ who, parts }) => `${who}: ${parts}.`,
  starvedParts: {
    paid: ({ silver }) => `${silver} für Futter`,
    shielded: ({ cattle }) => `${cattle} umsonst gefüttert`,
    lost: ({ cattle }) => `${cattle} verloren`,
  },
  sickened: {
    paid: ({ who, person }) => `${who} gibt 1 Medizin für ${person}.`,
    shielded: ({ who, person }) => `${who} schützt ${person}.`,
    lost: ({ who, person }) => `${who} muss ohne ${person} weiterziehen.`,
  },
  befallen: ({ who, parts }) => `${who}: ${parts}.`,
  befallenParts: {
    shielded: ({ what }) => `${what} geschützt`,
    paid: ({ goods, what }) => `${goods} für ${what}`,
    damaged: ({ wagons }) => `Schaden an Wagen ${listed('de', wagons.map(String))}`,
    lost: ({ persons }) => `${listed('de', persons)} verloren`,
  },
  arrived: ({ week }) => `Woche ${week} ist vorbei: Alle erreichen die Stadt.`,
  herdScored: ({ who, points }) => `Die Herde bringt ${who} ${points}.`,
  herds: ({ herds }) => `Herden: ${herds}.`,
  herd: ({ who, points }) => `${who} ${points}`,
  satisfied: ({ who, town, goods, favours }) => `${who} beliefert ${town} (${goods}) und bekommt ${favours}.`,
  tileGiven: ({ who, town, tile }) => `${who} gibt ${tile} für ${town} her.`,
  tilesAwaited: 'Die Ausrüstung dafür musst du noch wählen.',
  over: 'Die vier Wochen sind vorbei: Die Partie endet.',
}

export const digest: DigestTexts = {
  earns: ({ amount }) => `verdient ${amount}`,
  takes: ({ what }) => `nimmt ${what}`,
  draws: ({ goods }) => `zieht ${goods}`,
  recruits: ({ person }) => `wirbt ${person} an`,
  buys: ({ wagons }) => `kauft ${wagons}`,
  favours: ({ who, favours }) => `${who} bekommt ${favours}`,
  ownFavours: ({ favours }) => `du bekommst ${favours}`,
  strikes: ({ disasters, count }) => `dann ${count === 1 ? 'schlägt' : 'schlagen'} ${disasters} zu`,
  ownLoss: ({ what }) => `du verlierst ${what}`,
  ownDamage: ({ wagons }) => (wagons === 1 ? 'einer deiner Wagen ist beschädigt' : `${wagons} deiner Wagen sind beschädigt`),
  semicolon: '; ',
}
