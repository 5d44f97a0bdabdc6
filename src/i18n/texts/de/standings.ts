import { withMinus } from '../../numbers.js'
import { counted, plural } from '../../words.js'
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
      'win-share': 'Siegquote',
      games: 'Partien',
      average: 'Punkte im Schnitt',
    },
    form: 'Letzte Partien',
    games: (n, wins) => `${partien(n)}, ${wins} gewonnen`,
    ranked: (count, needed) => `${count} in der Bestenliste (ab ${partien(needed)}).`,
    rankedFirst: (count, needed) =>
      `Mehr als ${count} in der Bestenliste (ab ${partien(needed)}); gezeigt werden die ersten ${count}.`,
    provisionalRanks: (needed) => `Vorläufige Ränge: Noch hat niemand ${partien(needed)} gespielt.`,
    provisionalSign: '(1) = vorläufiger Rang',
    provisional: '? = vorläufig: zu wenige Partien für eine sichere Wertung',
    bar: 'Balken = Unsicherheit: von der Wertung bis zur wahrscheinlichsten Stärke (Raute)',
    marks: 'Letzte Partien = Ränge, der neueste rechts: gefüllt = gewonnen, × = aufgegeben',
    uncertainty: '± = wie unsicher die Wertung noch ist',
    placesNote: 'Ränge zuletzt: der neueste rechts, × = aufgegeben',
    you: 'du',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    uncertain: (rating, uncertainty) => `${rating} (±${uncertainty})`,
    line: (who, told) => `${who}: ${told}`,
    lastPlaces: (places) => `Ränge zuletzt: ${places}`,
    tooFew: (missing) =>
      `Du stehst noch nicht in der Bestenliste: Dir ${plural('de', missing, { one: 'fehlt', other: 'fehlen' })} noch ${partien(missing)}.`,
    beyond: (count) => `Du bist nicht unter den ersten ${count}; dein Rang wird hier deshalb nicht gezeigt.`,
    unlisted: (command) => `Auf deinen Wunsch wirst du nicht aufgeführt. Das änderst du mit ${command}.`,
    notPlayed: 'Du hast hier in dieser Zeit keine gewertete Partie gespielt.',
    empty: 'Noch steht hier niemand: Dazu müssen erst ein paar Partien beendet sein.',
    back: 'Zurück',
    next: 'Weiter',
    mine: 'Mein Rang',
    asText: 'Als Text',
    asPicture: 'Als Bild',
    records: 'Rekorde',
    toRanking: 'Bestenliste',
  },
  stats: {
    title: (game, name) => `${game}: ${name}`,
    games: (n, wins, share) => `**${partien(n)}**, ${wins} gewonnen (${share})`,
    resigned: (count) => `${count} aufgegeben`,
    points: (average, best) => `Punkte: ${average} im Schnitt, Bestwert ${withMinus(best)}`,
    sources: 'Woher die Punkte kamen',
    source: (name, average, best) => `${name}: ${average} im Schnitt, Bestwert ${withMinus(best)}`,
    choices: (name, list) => `${name}: ${list}`,
    decision: (span) => `Zeit für eine Entscheidung: im Schnitt ${span}`,
    onlyLatest: (n) => `Partien, Siege, Schnitt und Wertung gelten für alle Partien; alles andere hier für die letzten ${n}.`,
    rating: (rating, uncertainty) => `Wertung: **${rating}** (±${uncertainty})`,
    rank: (rank) => `Rang ${rank}`,
    rankBeyond: (places) => `nicht unter den ersten ${places}`,
    unrated: 'Noch keine Wertung: Keine dieser Partien wurde gewertet.',
    ratingTitle: (name) => `Wertung von ${name}`,
    ratingAlt: (n, first, last, lowest, highest) =>
      `über ${counted('de', n, { one: 'gewertete Partie', other: 'gewertete Partien' })}: anfangs ${first}, jetzt ${last}; niedrigste ${lowest}, höchste ${highest}.`,
    ratingLegend: 'nach jeder gewerteten Partie; Band: bis zur wahrscheinlichsten Stärke',
    practised: (levels) => `Gegen Computergegner: ${levels}. Diese Partien zählen sonst nirgends.`,
    practice: (level, games, wins) => `${wins} von ${games} gewonnen (${level})`,
    headToHead: (name, other) => `${name} gegen ${other}`,
    met: (n, ahead, behind, level) =>
      `${counted('de', n, { one: 'gemeinsame Partie', other: 'gemeinsame Partien' })}: in ${ahead} vorn, in ${behind} hinten${level === 0 ? '' : `, in ${level} gleichauf`}`,
    neverMet: 'Sie haben noch keine gewertete Partie gegeneinander gespielt.',
    noneOf: (name) => `${name} hat auf diesem Server noch keine gewertete Partie dieses Spiels gespielt.`,
    noneOwn: (command) =>
      `Du hast auf diesem Server noch keine gewertete Partie dieses Spiels gespielt. Öffne einen Tisch mit ${command}.`,
    unlistedOther: (name) => `${name} möchte nicht aufgeführt werden; darum gibt es hier nichts zu sehen.`,
    unlistedOwn: (command) => `Das siehst nur du: Auf deinen Wunsch wirst du nicht aufgeführt. Das änderst du mit ${command}.`,
    againstSelf: 'Wähle zwei verschiedene Personen zum Vergleich.',
  },
  history: {
    title: (game) => `${game}: beendete Partien dieses Servers`,
    titleOf: (game, name) => `${game}: beendete Partien von ${name}`,
    line: (when, players, length) => `${when} · ${players} · ${length}`,
    points: (name, n) => `${name} ${withMinus(n)}`,
    detail: (reached, length) => `Punkte: ${reached} · ${length}`,
    unrated: {
      'too-few-players': 'ungewertet: zu wenige Mitspielende',
      'against-computers': 'ungewertet: gegen Computergegner',
      relief: 'ungewertet: Computergegner durften einspringen',
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
    more: (names, n) => `${names} und ${counted('de', n, { one: 'weitere Person', other: 'weitere' })}`,
    none: 'Noch keine Rekorde: Die erste Partie, die zu Ende gespielt wird, stellt sie auf, außer wenn Computergegner mitspielen oder einspringen dürfen.',
    broken: (record, amount, holder, before, beforeHolder) =>
      `Neuer Serverrekord – ${record}: ${amount}${holder === null ? '' : ` von ${holder}`} (bisher ${before}${beforeHolder === null ? '' : ` von ${beforeHolder}`}).`,
  },
  verdict: {
    ratings: (changes) => `Wertungen: ${changes}`,
    change: (name, before, after, by) => `${name} ${before} → **${after}** (${by})`,
    provisional: '? = vorläufig',
    unrated: {
      'too-few-players': 'Die Wertungen bleiben, wie sie sind: Weniger als zwei der Mitspielenden werden gewertet.',
      'against-computers': 'Wertungen und Bestenlisten bleiben, wie sie sind: Es haben Computergegner mitgespielt.',
      relief: 'Wertungen und Bestenlisten bleiben, wie sie sind: An diesem Tisch dürfen Computergegner einspringen.',
      'computer-player': 'Die Wertungen bleiben, wie sie sind: Einen der Plätze hat durchgehend der Bot gespielt.',
      'hardly-played': 'Die Wertungen bleiben, wie sie sind: Weniger als zwei haben eine ganze Runde lang selbst entschieden.',
      'cut-short':
        'Diese Partie zählt für niemanden: Sie endete durch Aufgabe, bevor ein Drittel der üblichen Länge gespielt war.',
    },
    repeated:
      'Einige haben in den letzten 24 Stunden schon gegeneinander gespielt oder gegen jemanden, der sich seitdem löschen ließ: Diese Partie zählt für sie weniger.',
    lead: (winner, other, source, n) => `Ausschlaggebend: ${source} (${punkte(n)} mehr für ${winner} als für ${other}).`,
    tieBreak: (names) => `Ausschlaggebend: der Stichentscheid (${names} haben gleich viele Punkte).`,
    tieBreakBy: (by, counts) => `Ausschlaggebend: der Stichentscheid nach ${by} (${counts}).`,
    decidedBy: (what) => `Ausschlaggebend: ${what}.`,
    ahead: (winner, turn) => `In Zug ${turn} ging ${winner} endgültig in Führung.`,
  },
  listing: {
    listed: 'Du stehst in Bestenlisten, Rekorden und Statistiken der Server, auf denen du spielst.',
    unlisted:
      'Du wirst nicht aufgeführt. Deine Partien zählen für die anderen, aber du stehst weder in Bestenlisten noch in Rekorden. Deine Statistik siehst nur du, und unter den beendeten Partien heißt du für andere „Anonym“.',
    choices: { listed: 'Mich aufführen', unlisted: 'Mich nicht aufführen' },
  },
}
