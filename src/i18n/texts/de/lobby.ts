import { counted } from '../../words.js'
import type { LobbyTexts } from '../en/lobby.js'

export const lobby: LobbyTexts = {
  title: (game) => `${game}: Wer spielt mit?`,
  length: (fewest, most, from, to) => `${fewest} bis ${most} Personen · ${from} bis ${to} Minuten am Stück`,
  invitation: 'Drücke **Mitspielen**, um Platz zu nehmen.',
  complete: (host, mayGrow) =>
    `Alle Plätze sind besetzt: ${host} kann beginnen${mayGrow ? ' oder unter **Einstellungen** Platz schaffen' : ''}.`,
  seats: (taken, capacity) => `Plätze (${taken} von ${capacity})`,
  host: (name) => `${name} (Host)`,
  openSeat: '*frei*',
  forHost: (host, least) =>
    least === null
      ? `Für den Host, ${host}:`
      : `Für den Host, ${host} (**Beginnen** ab ${counted('de', least, { one: 'Person', other: 'Personen' })}):`,
  language: (language) => `Sprache: ${language}`,
  option: (name, choice) => `${name}: ${choice}`,
  pace: (pace) => `Tempo: ${pace}`,
  bank: (bank) => `Bedenkzeit: ${bank}`,
  colour: 'Wähle deine Farbe',
  settings: 'Einstellungen',
  settingsTitle: 'Einstellungen des Tisches',
  seating: { joined: 'Plätze nach Beitritt', shuffled: 'Plätze ausgelost' },
  choose: {
    pace: 'Tempo',
    bank: 'Bedenkzeit für alle Züge',
    seating: 'Sitzordnung',
    language: 'Sprache',
    seats: 'Plätze',
    guest: 'Host wechseln, jemanden entfernen',
    place: 'Ort',
  },
  seatsUpTo: (count) => `Bis zu ${count} Personen`,
  remove: (name) => `${name} entfernen`,
  handOver: (name) => `${name} zum Host machen`,
  keptSeat: (name, moment) => `*für ${name} freigehalten*, für andere frei ${moment}`,
  waiting: 'Die offenen Plätze sind für die Eingeladenen freigehalten.',
  declined: (names) => `Abgesagt: ${names}`,
  unanswered: (names) => `Noch keine Antwort: ${names}`,
  call: (names, host, game, count) => `${names}, ${host} lädt ${count === 1 ? 'dich' : 'euch'} zu einer Partie ${game} ein.`,
  callAgain: (names, host, game, count) =>
    `${names}, ${host} lädt ${count === 1 ? 'dich' : 'euch'} zu einer weiteren Partie ${game} ein.`,
  callKept: (moment, count) =>
    count === 1
      ? `Dein Platz ist freigehalten; andere können ihn ${moment} nehmen.`
      : `Eure Plätze sind freigehalten; andere können sie ${moment} nehmen.`,
  callWhole: 'Die Partie beginnt, sobald alle Platz genommen haben.',
  callPart: (host) => `${host} startet die Partie mit allen, die Platz genommen haben.`,
  notNotified: (names, count) =>
    count === 1
      ? `${names} wurde kurz zuvor schon eingeladen und wird nicht noch einmal benachrichtigt.`
      : `${names} wurden kurz zuvor schon eingeladen und werden nicht noch einmal benachrichtigt.`,
  callOver: 'Diese Einladung gilt nicht mehr.',
  noThanks: 'Nein, danke',
  youDeclined: 'Dein Platz ist jetzt für andere frei. Solange einer offen ist, kannst du noch mitspielen.',
  youJoined: 'Du hast jetzt einen Platz.',
  youJoinedIn: (channel) => `Du hast jetzt einen Platz in ${channel}.`,
  rematch: 'Revanche',
  rematchOpen: 'Du bist bei der nächsten Partie dabei; der Tisch ist im Kanal.',
  rematchBegun: 'Alle sind dabei: Die nächste Partie hat begonnen.',
  notBegun: (names) =>
    `Die Partie hat noch nicht begonnen, weil dem Bot im Kanal des Tisches Berechtigungen fehlen${names === null ? '' : ` (${names})`}. Sobald die Moderation sie gibt, kann der Host die Partie starten.`,
  place: { channel: 'Gespielt in diesem Kanal', thread: 'Gespielt in eigenem Thread' },
  begunIn: (thread) => `Die Partie hat in ${thread} begonnen.`,
  join: 'Mitspielen',
  leave: 'Platz verlassen',
  start: 'Beginnen',
  confirmStart: (names, count) =>
    count === 1
      ? `${names} hat noch nicht geantwortet. Ohne ${names} beginnen?`
      : `${names} haben noch nicht geantwortet. Ohne sie beginnen?`,
  startWithout: 'Jetzt beginnen',
  wait: 'Noch warten',
  close: 'Tisch schließen',
  begun: 'Die Partie hat begonnen.',
  closed: 'Dieser Tisch wurde vor Beginn der Partie geschlossen.',
  idle: (moment) =>
    `Hier tut sich seit Tagen nichts: Der Tisch schließt ${moment}, wenn bis dahin niemand Platz nimmt oder etwas ändert.`,
  closedIdle: 'Dieser Tisch hat sich von selbst geschlossen, weil sich hier tagelang nichts getan hat.',
  closedBy: (name) => `${name} hat diesen Tisch vor Beginn der Partie geschlossen.`,
}
