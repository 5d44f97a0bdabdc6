import { counted, listedAsChoices } from '../../../../i18n/words.js'
import type { PanelTexts } from '../en/panel.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.de

export const panel: PanelTexts = {
  titles: {
    boards: 'Wähle deine Spielertafel',
    take: ({ week, day }) => `Woche ${week}, Tag ${day}: Nimm einen Würfel`,
    react: 'Dein Würfel hat etwas ausgelöst',
    use: ({ face }) => `Nutze deinen Würfel: ${face}`,
    equip: 'Welche Ausrüstung?',
    change: 'Auf welche Seite soll der Würfel?',
    turnEnd: 'Ende deines Zugs',
    room: 'Schaffe Platz auf deinen Wagen',
    storm: 'Sturm: Was wird aus deinen Wagen?',
    disease: 'Krankheit: Was wird aus deinen Stadtbewohnern?',
    town: ({ week }) => `Die Stadt am Ende von Woche ${week}`,
    give: ({ town }) => `Ausrüstung für ${town}`,
    waiting: 'Du bist nicht am Zug',
    over: 'Die Partie ist zu Ende',
  },
  back: 'Zurück',
  purse: ({ silver, needed, spaces }) => `Du hast **${silver}**; deine Waren belegen **${needed} von ${spaces} Plätzen**.`,
  wagon: ({ wagon, price }) => `${wagon} ${price}`,
  boards: {
    intro: 'Behalte eine dieser Tafeln. Gewählt wird offen, in beliebiger Reihenfolge.',
    line: ({ number, board, goods, effect }) => `**${number} · ${board}** hat zu Beginn ${goods}. ${effect}`,
    keep: ({ number, board }) => `${number} · ${board}`,
    tiles: ({ count }) => `${counted('de', count, words.counts.equipment)}, zufällig gezogen`,
  },
  take: {
    line: ({ face, uses, effect }) => `-# **${face}**: ${uses}.${effect === null ? '' : ` ${effect}`}`,
    uses: ({ income, action, person, none }) =>
      `${listedAsChoices(
        'de',
        [`Einkommen ${income}`, action, person === null ? null : `${person} anwerben`].filter((use) => use !== null),
      )}${none === null ? '' : ` (${none})`}`,
    none: { tile: 'keine Ausrüstung mehr', gold: 'kein Gold mehr', person: 'niemand mehr zum Anwerben' },
    actions: { any: 'eine der fünf Aktionen', others: 'eine der übrigen Aktionen', tile: 'ein Ausrüstungsplättchen' },
    atOnce: 'Würfel nehmen und gleich einsetzen',
    tooMuch: '⚠ nicht alles passt auf deine Wagen',
    recruit: 'Stadtbewohner anwerben',
    button: ({ number, face, colour }) => `${number} · ${face} (${colour})`,
  },
  react: {
    intro: 'Du darfst etwas tauschen oder darauf verzichten.',
    line: ({ source, given, goods }) => `- **${source}**: ${given} gegen ${goods}`,
    button: ({ source, given }) => `${source}: ${given} geben`,
    tooDear: ({ wagon, sources }) => `⚠ Kaufst du jetzt ${wagon}, reicht dein Silber nicht mehr für: ${sources}.`,
    leave: 'Nichts tauschen',
  },
  use: {
    changed: ({ face }) => `Du hast den Würfel gedreht; genommen hast du ihn mit ${face}.`,
    person: ({ person, effect, score }) => `Zum Anwerben: **${person}**. ${effect} Spielende: ${score}.`,
    tight:
      '⚠ Auf deinen Wagen ist kaum noch Platz: Was nicht passt, musst du zurückgeben, es sei denn, du kaufst vorher einen Wagen.',
    full: '⚠ Deine Wagen sind voll: Was nicht mehr passt, musst du zurückgeben, es sei denn, du kaufst vorher einen Wagen.',
    income: ({ silver }) => `Einkommen ${silver}`,
    gain: ({ goods }) => `${goods} nehmen`,
    equip: 'Ausrüstung nehmen',
    chooseTile: 'Plättchen wählen',
    recruit: ({ name }) => `${name} anwerben`,
    change: ({ price }) => `Würfel drehen (${price})`,
    changeIntro: ({ price }) => `Das kostet ${price} und geht einmal je Zug. Die neue Seite löst nichts aus.`,
    changeButton: ({ number, face }) => `${number} · ${face}`,
  },
  end: {
    intro: ({ buys }) => `Dein Würfel ist genutzt.${buys ? ' Du darfst noch Wagen kaufen.' : ''}`,
    button: 'Zug beenden',
  },
  room: {
    intro: ({ needed, spaces, buys }) =>
      `Deine Waren brauchen ${counted('de', needed, words.space)}, und du hast ${spaces}. ` +
      `Gib zurück, was du am wenigsten brauchst${buys ? ', oder kaufe einen Wagen' : ''}.`,
    give: ({ goods }) => `${goods} zurückgeben`,
    poorest: 'Gibst du Gold zurück, ist es das Plättchen mit den wenigsten Nuggets.',
    giveTile: ({ tile }) => `${tile} zurückgeben`,
    chooseTile: 'Ausrüstung zurückgeben',
  },
  singly: 'Einzeln entscheiden',
  storm: {
    intro: ({ stock, shields }) =>
      `Zahle für jeden Wagen 1 Holz oder nimm ein Schadensplättchen: Es verdeckt zwei Plätze und kostet am Ende 2 SP. Du hast ${stock}` +
      `${shields === 0 ? '' : `; ohne Holz geschützt: ${counted('de', shields, words.counts.wagons)}`}.`,
    item: ({ number, name }) => `${number} · ${name}`,
    pay: ({ item }) => `${item}: 1 Holz zahlen`,
    shield: ({ item }) => `${item}: schützen`,
    lose: ({ item }) => `${item}: Schaden nehmen`,
    choosePay: 'Für welchen Wagen 1 Holz zahlen?',
    chooseShield: 'Welchen Wagen schützen?',
    chooseLose: 'Welcher Wagen nimmt Schaden?',
    payAll: ({ price }) => `Alle Wagen retten (${price})`,
    atOnce: 'Alles auf einmal entscheiden',
    keep: ({ items }) => `Nur Wagen ${items} retten`,
    keepNone: 'An allen Wagen Schaden nehmen',
    outcome: ({ price, lost }) => `${price === null ? 'kostet nichts' : `kostet ${price}`}; Schaden an Wagen ${lost}`,
  },
  disease: {
    intro: ({ stock, shields }) =>
      `Zahle für jeden Stadtbewohner 1 Medizin oder gib ihn auf. Du hast ${stock}` +
      `${shields === 0 ? '' : `; ohne Medizin geschützt: ${shields}`}.`,
    item: ({ number, name }) => `${number} · ${name}`,
    pay: ({ item }) => `${item}: 1 Medizin`,
    shield: ({ item }) => `${item}: schützen`,
    lose: ({ item }) => `${item}: aufgeben`,
    line: ({ item, points, effect }) => `- **${item}**: zurzeit ${points}. ${effect}`,
    choosePay: 'Für wen 1 Medizin zahlen?',
    chooseShield: 'Wen schützen?',
    chooseLose: 'Wen aufgeben?',
    payAll: ({ price }) => `Alle retten (${price})`,
    atOnce: 'Alles auf einmal entscheiden',
    keep: ({ items }) => `Nur ${items}`,
    keepNone: 'Alle aufgeben',
    outcome: ({ price, lost }) => `${price === null ? 'kostet nichts' : `kostet ${price}`}; du verlierst ${lost}`,
  },
  town: {
    intro: ({ stock }) => `Gib alles, was eine Karte verlangt, und du bekommst ihre Gefallen, einmal je Karte. Du hast ${stock}.`,
    line: ({ number, town, goods, favours }) => `**${number} · ${town}**: ${goods} für ${favours}`,
    done: ({ line }) => `${line} ✓`,
    satisfy: ({ number, town }) => `${number} · Beliefern: ${town}`,
    leave: 'Stadt verlassen',
    giveIntro: ({ town, left }) =>
      `Die Karte „${town}“ verlangt noch ${counted('de', left, words.counts.equipment)}. Welches gibst du?`,
    chooseTile: 'Ausrüstung geben',
  },
}
