import { counted } from '../../words.js'
import type { BotTexts } from '../en/index.js'
import { commands } from './commands.js'
import { computerTakeover } from './computer-takeover.js'
import { computers } from './computers.js'
import { counting } from './counting.js'
import { fairness } from './fairness.js'
import { hints } from './hints.js'
import { lessons } from './lessons.js'
import { lobby } from './lobby.js'
import { panel } from './panel.js'
import { refusals } from './refusals.js'
import { replay } from './replay.js'
import { review } from './review.js'
import { settings } from './settings.js'
import { standings } from './standings.js'
import { turn } from './turn.js'

export const de: BotTexts = {
  languages: { en: 'Englisch', fr: 'Französisch', de: 'Deutsch' },
  commands,
  computers,
  hints,
  computerTakeover,
  lessons,
  paces: {
    none: { name: 'ohne Zeitgrenze', limit: null },
    live: { name: 'in Echtzeit', limit: '3 Minuten je Entscheidung' },
    evening: { name: 'ein Abend', limit: '15 Minuten je Entscheidung' },
    hourly: { name: 'ein Nachmittag', limit: '1 Stunde je Entscheidung' },
    'six-hourly': { name: 'ein paar Tage', limit: '6 Stunden je Entscheidung' },
    daily: { name: 'täglich', limit: '24 Stunden je Entscheidung' },
    relaxed: { name: 'gemütlich', limit: '72 Stunden je Entscheidung' },
  },
  banks: {
    none: { name: 'unbegrenzt', more: null },
    blitz: { name: '5 Minuten', more: '+ 30 Sekunden je Zug' },
    afternoon: { name: '1 Stunde', more: '+ 5 Minuten je Zug' },
    days: { name: '3 Tage', more: '+ 6 Stunden je Zug' },
  },
  lobby,
  turn,
  chronicle: {
    tookBack: (name, steps) => `${name} hat ${counted('de', steps, { one: 'Schritt', other: 'Schritte' })} zurückgenommen.`,
    tookBackAgreed: (name, steps) =>
      `${name} hat mit Zustimmung ${steps === 1 ? 'den letzten eigenen Schritt' : `die letzten ${steps} eigenen Schritte`} und alles danach zurückgenommen.`,
    more: (n) => `Und ${counted('de', n, { one: 'weiterer', other: 'weitere' })}.`,
    causes: { clock: 'Zeit abgelaufen', autopilot: 'automatisch gespielt', order: 'laut Daueranweisung' },
    apart: '; ',
    seated: (names) => `Die Plätze wurden ausgelost; die Reihenfolge ist ${names}.`,
    resigned: (name, who) => `${name} hat aufgegeben${who === null ? '' : `; ${who} spielt den Platz weiter`}.`,
    replaced: (from, to) => `${to} übernimmt den Platz von ${from}.`,
    away: (name) => `${name} hat dreimal in Folge die Zeit überschritten; der Platz wird jetzt automatisch gespielt.`,
    back: (name) => `${name} ist wieder da und entscheidet wieder selbst.`,
    own: {
      tookBack: (steps) => `Du hast ${counted('de', steps, { one: 'Schritt', other: 'Schritte' })} zurückgenommen.`,
      tookBackAgreed: (steps) =>
        `Du hast mit Zustimmung ${steps === 1 ? 'deinen letzten Schritt' : `deine letzten ${steps} Schritte`} und alles danach zurückgenommen.`,
      resigned: (who) => `Du hast aufgegeben${who === null ? '' : `; ${who} spielt deinen Platz weiter`}.`,
      tookOver: (from) => `Du übernimmst den Platz von ${from}.`,
      away: 'Du hast dreimal in Folge die Zeit überschritten; dein Platz wird jetzt automatisch gespielt.',
      back: 'Du bist wieder da und entscheidest wieder selbst.',
    },
  },
  fairness,
  ending: {
    resigned: 'aufgegeben, daher auf dem letzten Rang',
    tookOver: (names) => `eingesprungen für ${names}`,
    autopilot: 'am Ende automatisch gespielt',
  },
  list: {
    title: 'Tische auf diesem Server',
    none: (command) => `Gerade gibt es hier keinen Tisch zum Mitspielen oder Zuschauen. Öffne einen mit ${command}.`,
    hosts: (name) => `Host: ${name}`,
    free: (free, capacity) => `${free} von ${counted('de', capacity, { one: 'Platz', other: 'Plätzen' })} frei`,
    seated: 'du hast dort einen Platz',
    keptForYou: 'ein Platz ist für dich freigehalten',
    keptForOthers: (open) =>
      open === 1 ? 'der offene Platz ist für jemand anderen freigehalten' : 'die offenen Plätze sind für andere freigehalten',
    turn: (turn) => (turn === 0 ? 'eben begonnen' : `in Zug ${turn}`),
    watch: 'Zuschauen',
    replay: 'Bisherige Partie ansehen',
    asText: 'Alles als Text',
    refresh: 'Aktualisieren',
    playedIn: (channel) => `Gespielt wird in ${channel}. Geheimes ist hier nicht zu sehen.`,
    more: 'Vielleicht gibt es noch mehr Tische; dies sind die neuesten.',
  },
  mine: {
    title: 'Deine Tische auf diesem Server',
    none: (command) => `Du hast auf diesem Server keinen Tisch. Öffne einen mit ${command}.`,
    yourTurn: 'du bist am Zug',
    proposed: 'ein Vorschlag wartet auf deine Antwort',
    waitsFor: (names) => `wartet auf ${names}`,
    atRest: 'macht Pause, bis jemand wieder da ist',
    inLobby: 'noch nicht begonnen',
    more: (count) => `Und ${counted('de', count, { one: 'weiterer Tisch', other: 'weitere Tische' })}.`,
    forget:
      'Deinen Namen und deine ID aus allen beendeten Partien, deine Einstellungen und deine Zeilen in den Bestenlisten löschen, auf allen Servern dieses Bots? Das lässt sich nicht rückgängig machen. Die Ergebnisse der anderen bleiben, ebenso Nachrichten, die schon in Kanälen stehen.',
    forgetYes: 'Mich löschen',
    forgetNo: 'Alles behalten',
    forgotten: 'Dein Name und deine ID sind gelöscht.',
    notForgotten: 'Nichts wurde gelöscht.',
    anonymous: 'Anonym',
  },
  proposal: {
    undo: (by) => `${by} möchte den letzten eigenen Schritt und alles danach zurücknehmen.`,
    undoStep: (by) => `${by} möchte diesen Schritt und alles danach zurücknehmen:`,
    confirmUndo: (names) => `${names} fragen, ob du deinen letzten Schritt und alles danach zurücknehmen darfst?`,
    endOfTurn: (name) => `${name} beendet den Zug.`,
    endOfOwnTurn: 'Du beendest deinen Zug.',
    askThem: 'Fragen',
    redrawn: 'Was seither gezogen wurde, wird neu gezogen.',
    end: (by) => `${by} schlägt vor, diese Partie ohne Ergebnis zu beenden.`,
    replace: (by, from, substitute) => `${by} schlägt vor, dass ${substitute} den Platz von ${from} übernimmt.`,
    handOver: (by, substitute) => `${by} möchte den eigenen Platz an ${substitute} übergeben.`,
    asked: (names) => `${names}: Einverstanden?`,
    agreed: (names) => `Schon einverstanden: ${names}.`,
    agree: 'Einverstanden',
    disagree: 'Nicht einverstanden',
    granted: 'Der Vorschlag wurde angenommen und ausgeführt.',
    grantedStep: 'Der Vorschlag ist angenommen. Dieser Schritt und alles danach wurden zurückgenommen:',
    refused: (by) => `${by} ist nicht einverstanden; nichts wurde geändert.`,
    withdrawn: (by) => `${by} hat den Vorschlag zurückgezogen; nichts wurde geändert.`,
    overtaken: 'Die Partie ist inzwischen weitergegangen; der Vorschlag gilt nicht mehr.',
    lapsed: 'Der Vorschlag wurde nicht rechtzeitig angenommen; nichts wurde geändert.',
    nobodyLeft: 'Niemand ist mehr da, der zustimmen könnte; nichts wurde geändert.',
    deadline: (moment) => `Wird der Vorschlag nicht angenommen, verfällt er ${moment}.`,
    made: 'Dein Vorschlag ist gestellt und wartet auf Antwort. Willst du ihn zurückziehen, stimme selbst dagegen.',
    pending: 'Dein Vorschlag wartet auf Antwort.',
    withdraw: 'Zurückziehen',
    done: 'Niemand musste gefragt werden: erledigt.',
    doneStep: 'Niemand musste gefragt werden. Dieser Schritt und alles danach wurden zurückgenommen:',
    youWithdrew: 'Du hast deinen Vorschlag zurückgezogen.',
    endedBy: (by) => `Der Vorschlag von ${by} ist angenommen: Diese Partie endet ohne Ergebnis.`,
    awaitsYou: 'An diesem Tisch wartet ein Vorschlag auf deine Antwort.',
  },
  replay,
  review,
  settings,
  standings,
  counting,
  panel,
  refusals,
  permissions: {
    viewChannel: 'Kanal ansehen',
    sendMessages: 'Nachrichten senden',
    sendMessagesInThreads: 'Nachrichten in Threads senden',
    createPublicThreads: 'Öffentliche Threads erstellen',
    attachFiles: 'Dateien anhängen',
  },
}
