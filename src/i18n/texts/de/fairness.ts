import { counted } from '../../words.js'
import type { FairnessTexts } from '../en/fairness.js'

export const fairness: FairnessTexts = {
  button: 'Faire Ziehungen',
  sign: (beginning) => `Faire Ziehungen, versiegelt, bevor jemand Platz nahm: ${beginning}`,
  sealed: (fingerprint, command) =>
    `Faire Ziehungen, versiegelt, bevor jemand Platz nahm: ${fingerprint} · Prüfen mit ${command}`,
  check: (command) => `Wurde fair gezogen? Prüfe jede Ziehung mit ${command}.`,
  title: (game) => `${game}: faire Ziehungen`,
  unbound:
    'Dieser Tisch wurde geöffnet, bevor Ziehungen versiegelt wurden: Seine Ziehungen kamen allein aus dem Zufallsgenerator des Bots und lassen sich nicht prüfen.',
  table: (id) => `Tisch ${id}`,
  fingerprint: (fingerprint) => `Fingerabdruck des Geheimnisses (SHA-256), beim Öffnen des Tisches genannt: ${fingerprint}`,
  secret: (secret) => `Das Geheimnis: ${secret}`,
  shares: 'Was die Mitspielenden beigetragen haben, in der Reihenfolge des Beitritts:',
  share: (player, entropy) => `${player}: ${entropy}`,
  noShare: (player) => `${player}: nichts`,
  joint: (fingerprint) => `Fingerabdruck aller Beiträge zusammen: ${fingerprint}`,
  mayChange: (command) =>
    `Das steht fest, sobald die Partie beginnt; bis dahin können alle mit ${command} ihre Zahl durch eigene Worte ersetzen.`,
  settled: (draws) =>
    `Das stand mit dem Beginn der Partie fest; bisher gab es ${counted('de', draws, { one: 'Ziehung', other: 'Ziehungen' })}.`,
  secretLater: (command) => `Das Geheimnis wird am Ende der Partie verraten; dann prüft ${command} jede Ziehung.`,
  byYourself: 'Die Seite „Fair draws“ in der Dokumentation des Bots erklärt, wie sich alles ohne den Bot prüfen lässt.',
  transcriptTitle: (game) => `${game}: Mitschrift`,
  transcript: 'Die Mitschrift der Partie: alles, was getan und gezogen wurde, damit du es überall prüfen kannst.',
  noTranscript:
    'Zu dieser Partie gibt es keine Mitschrift: Der Bot gibt sie nur heraus, wenn alle Ziehungen die Prüfung bestehen.',
  follows: (draws) =>
    draws === 1
      ? 'Die einzige Ziehung folgt aus dem Geheimnis und dem, was die Mitspielenden beigetragen haben.'
      : `Alle ${draws} Ziehungen folgen aus dem Geheimnis und dem, was die Mitspielenden beigetragen haben.`,
  noDraws: 'An diesem Tisch wurde nichts gezogen.',
  wrongSecret: 'Das Geheimnis ist nicht das versiegelte: Sein Fingerabdruck ist ein anderer.',
  wrongDraw: (draw) => `Ziehung ${draw} folgt nicht aus dem Geheimnis und dem, was die Mitspielenden beigetragen haben.`,
  wrongLog: 'Die Aufzeichnung dieser Partie lässt sich nicht nachspielen; deshalb sind ihre Ziehungen nicht prüfbar.',
  otherRules:
    'Diese Partie begann nach einer früheren Fassung der Regeln; diese Version des Bots kann ihre Ziehungen nicht prüfen.',
  noSuchTable: 'Diesen Tisch gibt es auf diesem Server nicht. Den Namen eines Tisches nennt dessen letzte Nachricht.',
  noTable: (command, game) => `In diesem Kanal wurde noch kein Tisch für ${game} geöffnet. Öffne einen mit ${command}.`,
  wordsAdded: 'Deine Worte sind jetzt Teil jeder Ziehung.',
  noWords: 'Diese Worte enthalten weder Buchstaben noch Ziffern; es wurde nichts hinzugefügt. Gib andere ein.',
}
