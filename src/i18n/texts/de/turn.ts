import { counted } from '../../words.js'
import type { TurnTexts } from '../en/turn.js'

export const turn: TurnTexts = {
  title: (game, turn) => `${game} · ${turn === 0 ? 'Vor dem ersten Zug' : `Zug ${turn}`}`,
  toMove: (players, count) => (count === 1 ? `${players}, du bist am Zug.` : `${players}, ihr seid am Zug.`),
  atRest:
    'Der Tisch macht Pause: Niemand ist da, um zu spielen. Es geht weiter, sobald jemand von euch **Bin wieder da** drückt.',
  sinceTurnOf: (name) => `Seit dem letzten Zug von ${name}`,
  sinceStart: 'Seit Beginn der Partie',
  soFar: 'Bisher in diesem Zug',
  earlier: (count) => `*${counted('de', count, { one: 'früheres Ereignis', other: 'frühere Ereignisse' })}: siehe Verlauf.*`,
  take: 'Zug ausführen',
  log: 'Verlauf',
  rules: 'Regeln',
  deadline: (moment) => `Die Zeit läuft ${moment} ab.`,
  bankDeadline: (moment) => `Die Bedenkzeit für alle Züge läuft ${moment} ab.`,
  endsByItself: (moment) => `Es ist nichts mehr zu tun: Der Zug endet ${moment} von selbst.`,
  reminded: (player) => `${player}, der Tisch wartet noch auf dich.`,
  welcomed: (player, from) => `${player}, willkommen am Tisch: Der Platz von ${from} gehört jetzt dir.`,
  granted: (player) => `${player}, dein Vorschlag ist angenommen: Dein Schritt ist zurückgenommen.`,
  nudged: (player, by) => `${player}, ${by} wartet auf dich.`,
  called: (name) => `${name} wurde erinnert.`,
  away: (name) =>
    `${name} hat dreimal in Folge die Zeit überschritten: Der Platz wird automatisch gespielt, bis **Bin wieder da** gedrückt wird.`,
  imBack: 'Bin wieder da',
  noLongerAway: (name) => `Der Platz von ${name} wurde automatisch gespielt.`,
  asked: (players) => `${players}: Bitte antworten.`,
  answer: 'Antworten',
  answered: (name) => `${name} hat geantwortet.`,
  cancelledBy: (name) => `${name} hat diese Partie ohne Ergebnis beendet.`,
  idle: (moment) =>
    `Hier wird seit Wochen nicht mehr gespielt: Die Partie endet ${moment} ohne Ergebnis, wenn bis dahin niemand weiterspielt.`,
  endedIdle: 'Diese Partie ist von selbst ohne Ergebnis zu Ende gegangen, weil wochenlang niemand gespielt hat.',
  closedByOperator: 'Dieser Tisch wurde von den Betreibern dieses Bots geschlossen; es gibt kein Ergebnis.',
  setAside:
    'Die Daten dieses Tisches lassen sich nicht lesen; er macht deshalb Pause. Gelöscht ist nichts: Die Betreiber dieses Bots finden den Grund im Protokoll, und es geht weiter, sobald die Daten lesbar sind und dieser Kanal frei ist. Bis dahin könnt ihr hier einen anderen Tisch öffnen.',
  released: 'Dieser Tisch hat eine Zeit lang Pause gemacht. Jetzt geht es weiter.',
  pictureFollows: 'Das Bild ist noch nicht fertig und wird nachgereicht.',
  pastBoard: (turn) =>
    `Der Spielplan ${turn === 0 ? 'vor dem ersten Zug' : `in Zug ${turn}`}; was seither passiert ist, steht weiter unten.`,
  over: (game) => `${game}: Die Partie ist zu Ende`,
  overCall: (players) => `${players}: So ist es ausgegangen.`,
}
