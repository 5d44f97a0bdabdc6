import { counted } from '../../words.js'
import type { StandingsTexts } from '../en/standings.js'

const partien = (n: number) => counted('de', n, { one: 'Partie', other: 'Partien' })
const punkte = (n: number) => counted('de', n, { one: 'Punkt', other: 'Punkte' })
const runden = (n: number) => counted('de', n, { one: 'Runde', other: 'Runden' })

export const standings: StandingsTexts = {
  leaderboard: {
    title: (scope) => `Bestenliste: ${scope}`,
    allGames: 'alle Spiele',
    periods: { 'all-time': 'Insgesamt', season: 'Diese Saison', month: 'Dieser Monat' },
    ends: {
      season: (moment) => `Eine Saison ist ein Vierteljahr; diese endet ${moment}.`,
      month: (moment) => `Dieser Monat endet ${moment}.`,
    },
    measures: {
      rating: 'Wertung',
      wins: 'Siege',
      'win-share': 'Anteil der Siege',
      games: 'Partien',
      average: 'Punkte im Schnitt',
    },
    form: 'Letzte Partien',
    games: (n, wins) => `${partien(n)}, ${wins} gewonnen`,
    ranked: (count, needed) => `${count} in der Bestenliste; dafür braucht es ${partien(needed)}.`,
    rankedFirst: (count, needed) =>
      `Mehr als ${count} in der Bestenliste, dafür braucht es ${partien(needed)}; gezeigt werden die ersten ${count}.`,
    provisionalRanks: (needed) =>
      `Diese Ränge sind vorläufig: Noch hat niemand die ${partien(needed)}, die es für einen Rang braucht.`,
    provisionalSign: '(1) = vorläufiger Rang',
    provisional: '? = vorläufig: zu wenige Partien für eine sichere Wertung',
    bar: 'Balken = Unsicherheit: von der Wertung bis zur wahrscheinlichsten Stärke (Raute)',
    marks: 'Letzte Partien = Plätze, die letzte rechts: gefüllt = gewonnen, × = aufgegeben',
    uncertainty: '± = wie unsicher die Wertung noch ist',
    placesNote: 'Letzte Plätze: der neueste rechts, × = aufgegeben',
    you: 'du',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    uncertain: (rating, uncertainty) => `${rating} (±${uncertainty})`,
    line: (who, told) => `${who}: ${told}`,
    lastPlaces: (places) => `letzte Plätze: ${places}`,
    tooFew: (missing) => `Du stehst noch nicht in der Bestenliste: Dir fehlen noch ${partien(missing)}.`,
    beyond: (count) => `Du kommst nach den ersten ${count}; ab da werden keine Ränge mehr vergeben.`,
    unlisted: (command) => `Du wirst nicht gelistet, wie du es wolltest. Das änderst du mit ${command}.`,
    notPlayed: 'Du hast hier in dieser Zeit keine Partie beendet.',
    empty: 'Noch steht hier niemand: Dafür braucht es ein paar beendete Partien.',
    back: 'Zurück',
    next: 'Weiter',
    mine: 'Mein Platz',
    asText: 'Als Text',
    asPicture: 'Als Bild',
    records: 'Rekorde',
    toRanking: 'Bestenliste',
  },
  stats: {
    title: (game, name) => `${game}: ${name}`,
    games: (n, wins, share) => `**${partien(n)}**, ${wins} gewonnen (${share})`,
    resigned: (count) => `davon ${count} aufgegeben`,
    points: (average, best) => `Punkte: ${average} im Schnitt, höchstens ${best}`,
    sources: 'Woher die Punkte kamen',
    source: (name, average, best) => `${name}: ${average} im Schnitt, höchstens ${best}`,
    choices: (name, list) => `${name}: ${list}`,
    decision: (span) => `Zeit für eine Entscheidung: im Schnitt ${span}`,
    onlyLatest: (n) => `Partien, Siege, Schnitt und Wertung zählen alle Partien; alles andere hier zählt die letzten ${n}.`,
    rating: (rating, uncertainty) => `Wertung: **${rating}** (±${uncertainty})`,
    rank: (rank) => `Rang ${rank}`,
    rankBeyond: (places) => `nicht unter den ersten ${places}`,
    unrated: 'Noch keine Wertung: Keine dieser Partien wurde gewertet.',
    course: (name) => `Wertung von ${name}`,
    courseAlt: (n, first, last, lowest, highest) =>
      `über ${counted('de', n, { one: 'gewertete Partie', other: 'gewertete Partien' })}: anfangs ${first}, jetzt ${last}; niedrigste ${lowest}, höchste ${highest}.`,
    courseLegend: 'nach jeder gewerteten Partie; Band: bis zur wahrscheinlichsten Stärke',
    headToHead: (name, other) => `${name} gegen ${other}`,
    met: (n, ahead, behind, level) =>
      `${partien(n)} miteinander: davor in ${ahead}, dahinter in ${behind}${level === 0 ? '' : `, gleichauf in ${level}`}`,
    neverMet: 'Sie haben noch keine Partie miteinander beendet.',
    noneOf: (name) => `${name} hat auf diesem Server noch keine Partie dieses Spiels beendet.`,
    noneOwn: (command) => `Du hast auf diesem Server noch keine Partie dieses Spiels beendet. Öffne einen Tisch mit ${command}.`,
    unlistedOther: (name) => `${name} möchte nicht gelistet werden; darum gibt es hier nichts zu sehen.`,
    unlistedOwn: (command) => `Das siehst nur du: Du wirst nicht gelistet. Das änderst du mit ${command}.`,
    againstSelf: 'Wähle zwei verschiedene Personen zum Vergleich.',
  },
  history: {
    title: (game) => `${game}: beendete Partien dieses Servers`,
    titleOf: (game, name) => `${game}: beendete Partien von ${name}`,
    line: (when, players, n) => `${when} · ${players} · ${runden(n)}`,
    points: (name, n) => `${name} ${n}`,
    unrated: {
      'too-few-players': 'ungewertet: zu wenige',
      'computer-player': 'ungewertet: ein Platz vom Bot gespielt',
      'hardly-played': 'ungewertet: kaum gespielt',
      'cut-short': 'zählt nicht: zu früh aufgegeben',
    },
    link: 'letzte Nachricht',
    noLink: 'letzte Nachricht nicht mehr bekannt',
    choose: 'Eine dieser Partien ansehen',
    transcript: 'Mitschrift',
    all: 'Alle Partien',
    open: 'Beendete Partien',
    none: 'Noch keine beendeten Partien, die du sehen kannst.',
    onlyLatest: (n) => `Durchsucht werden nur die letzten ${n} Partien.`,
  },
  records: {
    title: (game) => `Rekorde dieses Servers: ${game}`,
    names: { points: 'Höchste Punktzahl', quickest: 'Schnellster Sieg', longest: 'Längste Partie' },
    points: punkte,
    rounds: runden,
    line: (record, amount, holder, when) => `**${record}**: ${amount}${holder === null ? '' : `, ${holder}`} · ${when}`,
    none: 'Noch keine Rekorde: Die erste Partie, die zu Ende gespielt wird, stellt sie auf.',
    broken: (record, amount, holder, before, beforeHolder) =>
      `Neuer Rekord dieses Servers! ${record}: ${amount}${holder === null ? '' : ` von ${holder}`} (bisher: ${before}${beforeHolder === null ? '' : ` von ${beforeHolder}`}).`,
  },
  verdict: {
    ratings: (changes) => `Wertungen: ${changes}`,
    change: (name, before, after, by) => `${name} ${before} → **${after}** (${by})`,
    provisional: '? = vorläufig',
    unrated: {
      'too-few-players': 'Die Wertungen bleiben, wie sie sind: Von denen, die gespielt haben, werden weniger als zwei gewertet.',
      'computer-player':
        'Die Wertungen bleiben, wie sie sind: Für einen der Plätze hat nie jemand entschieden; ihn hat der Bot allein gespielt.',
      'hardly-played': 'Die Wertungen bleiben, wie sie sind: Weniger als zwei haben eine ganze Runde selbst entschieden.',
      'cut-short':
        'Diese Partie zählt für niemanden: Vor einem Drittel der üblichen Länge haben alle bis auf eine Person aufgegeben.',
    },
    repeated: 'Manche sind sich in den letzten 24 Stunden schon begegnet: Diese Partie zählt für sie weniger.',
    lead: (winner, other, source, n) => `Was entschied: ${source} (${punkte(n)} mehr für ${winner} als für ${other}).`,
    swing: (winner, turn, n, other) =>
      `Der größte Umschwung: In Zug ${turn} gewann ${winner} ${punkte(n)} gegenüber ${other ?? 'den anderen'}.`,
  },
  listing: {
    listed: 'Du wirst in Bestenlisten, Rekorden und Statistiken der Server gelistet, auf denen du spielst.',
    unlisted:
      'Du wirst nicht gelistet: Deine Partien zählen für die anderen, aber du stehst in keiner Bestenliste und keinem Rekord, deine Statistik sieht niemand sonst, und unter den beendeten Partien heißt du für andere Anonym.',
    choices: { listed: 'Mich listen', unlisted: 'Mich nicht listen' },
  },
}
