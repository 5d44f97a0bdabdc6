/** What is said of draws that everybody can check. Fingerprints, secrets and commands arrive ready to print. */
import { french } from '../french.js'
import type { ByLocale } from '../locale.js'
import { counted } from '../words.js'

export interface FairnessTexts {
  /** In the lobby. */
  readonly sealed: (fingerprint: string, command: string) => string
  /** Below the last message of a game. */
  readonly check: (command: string) => string
  readonly title: (game: string) => string
  readonly unbound: string
  /** Which table, by its id. */
  readonly table: (id: string) => string
  readonly fingerprint: (fingerprint: string) => string
  readonly secret: (secret: string) => string
  readonly shares: string
  readonly share: (player: string, entropy: string) => string
  readonly noShare: (player: string) => string
  readonly joint: (fingerprint: string) => string
  readonly mayChange: string
  readonly settled: (draws: number) => string
  readonly secretLater: string
  readonly byYourself: string
  /** Above the file with the game's open record. */
  readonly record: string
  readonly follows: (draws: number) => string
  readonly noDraws: string
  readonly wrongSecret: string
  /** `draw` counts from 1. */
  readonly wrongDraw: (draw: number) => string
  readonly wrongLog: string
  readonly otherRules: string
  readonly noSuchTable: string
  readonly noTable: (command: string) => string
  readonly wordsAdded: string
  /** Nothing can be seen of the words, or is left of them. */
  readonly noWords: string
}

const en: FairnessTexts = {
  sealed: (fingerprint, command) => `Fair draws, sealed before anybody joined: ${fingerprint} · Check them with ${command}`,
  check: (command) => `Were the draws fair? Check every one of them with ${command}.`,
  title: (game) => `${game}: fair draws`,
  unbound: 'This table was opened before draws were sealed: its draws came from the bot’s own chance and cannot be checked.',
  table: (id) => `Table ${id}`,
  fingerprint: (fingerprint) => `Fingerprint of the secret (SHA-256), told when the lobby opened: ${fingerprint}`,
  secret: (secret) => `The secret: ${secret}`,
  shares: 'What the players added, in the order of joining:',
  share: (player, entropy) => `${player}: ${entropy}`,
  noShare: (player) => `${player}: nothing`,
  joint: (fingerprint) => `Fingerprint of all that: ${fingerprint}`,
  mayChange:
    'It is settled when the game begins; until then everybody can put words of their own in place of a number with this command.',
  settled: (draws) =>
    `It was settled when the game began; ${counted('en', draws, { one: 'draw has', other: 'draws have' })} been made so far.`,
  secretLater: 'The secret is told when the game is over; then this command checks every draw.',
  byYourself: 'Section “Fair draws” of the bot’s README says how to check all of it without the bot.',
  record: 'The record of the game: all that was done and drawn, for checking it anywhere.',
  follows: (draws) =>
    draws === 1
      ? 'The only draw follows from the secret and what the players added.'
      : `All ${draws} draws follow from the secret and what the players added.`,
  noDraws: 'Nothing was drawn at this table.',
  wrongSecret: 'The secret is not the one that was sealed: its fingerprint is another one.',
  wrongDraw: (draw) => `Draw ${draw} does not follow from the secret and what the players added.`,
  wrongLog: 'The log of this game cannot be played again, so its draws cannot be checked.',
  otherRules: 'This game began under an earlier version of the rules, so this version of the bot cannot check its draws.',
  noSuchTable: 'There is no such table on this server. Its last message tells how it is called.',
  noTable: (command) => `No table has been opened in this channel yet. Open one with ${command}.`,
  wordsAdded: 'Your words are part of every draw now.',
  noWords: 'There are no letters or digits in these words, so nothing was added. Give others.',
}

const fr: FairnessTexts = {
  sealed: (fingerprint, command) =>
    french`Tirages équitables, scellés avant la première arrivée : ${fingerprint} · À vérifier avec ${command}`,
  check: (command) => french`Les tirages étaient-ils équitables ? Vérifiez-les tous avec ${command}.`,
  title: (game) => french`${game} : des tirages équitables`,
  unbound: french`Cette table a été ouverte avant que les tirages ne soient scellés : ils viennent du seul hasard du bot et ne peuvent pas être vérifiés.`,
  table: (id) => french`Nom de la table : ${id}`,
  fingerprint: (fingerprint) => french`Empreinte du secret (SHA-256), donnée à l’ouverture de la table : ${fingerprint}`,
  secret: (secret) => french`Le secret : ${secret}`,
  shares: french`Ce que les joueurs ont ajouté, dans l’ordre d’arrivée :`,
  share: (player, entropy) => french`${player} : ${entropy}`,
  noShare: (player) => french`${player} : rien`,
  joint: (fingerprint) => french`Empreinte de l’ensemble : ${fingerprint}`,
  mayChange: french`Tout est fixé au début de la partie ; d’ici là, chacun peut remplacer son nombre par ses propres mots avec cette commande.`,
  settled: (draws) =>
    french`Tout a été fixé au début de la partie ; ${counted('fr', draws, { one: 'tirage', other: 'tirages' })} jusqu’ici.`,
  secretLater: french`Le secret est révélé à la fin de la partie ; cette commande vérifie alors chaque tirage.`,
  byYourself: french`La section « Fair draws » du README du bot explique comment tout vérifier sans le bot.`,
  record: french`L’enregistrement de la partie : tout ce qui a été fait et tiré, à vérifier où vous voulez.`,
  follows: (draws) =>
    draws === 1
      ? 'Le seul tirage découle du secret et de ce que les joueurs ont ajouté.'
      : `Les ${draws} tirages découlent tous du secret et de ce que les joueurs ont ajouté.`,
  noDraws: 'Rien n’a été tiré à cette table.',
  wrongSecret: french`Le secret n’est pas celui qui a été scellé : son empreinte est différente.`,
  wrongDraw: (draw) => `Le tirage ${draw} ne découle pas du secret et de ce que les joueurs ont ajouté.`,
  wrongLog: french`Le journal de cette partie ne peut pas être rejoué : ses tirages ne peuvent donc pas être vérifiés.`,
  otherRules: french`Cette partie a commencé avec une version antérieure des règles : cette version du bot ne peut pas vérifier ses tirages.`,
  noSuchTable: 'Cette table n’existe pas sur ce serveur. Son dernier message indique son nom.',
  noTable: (command) => `Aucune table n’a encore été ouverte dans ce salon. Ouvrez-en une avec ${command}.`,
  wordsAdded: 'Vos mots font désormais partie de chaque tirage.',
  noWords: french`Ces mots n’ont ni lettre ni chiffre : rien n’a été ajouté. Donnez-en d’autres.`,
}

const de: FairnessTexts = {
  sealed: (fingerprint, command) =>
    `Faire Ziehungen, versiegelt, bevor jemand Platz nahm: ${fingerprint} · Prüfen mit ${command}`,
  check: (command) => `War alles fair gezogen? Prüfe jede Ziehung mit ${command}.`,
  title: (game) => `${game}: faire Ziehungen`,
  unbound:
    'Dieser Tisch wurde geöffnet, bevor Ziehungen versiegelt wurden: Sie kamen allein aus dem Zufall des Bots und lassen sich nicht prüfen.',
  table: (id) => `Tisch ${id}`,
  fingerprint: (fingerprint) => `Fingerabdruck des Geheimnisses (SHA-256), beim Öffnen des Tisches genannt: ${fingerprint}`,
  secret: (secret) => `Das Geheimnis: ${secret}`,
  shares: 'Was die Mitspielenden beigetragen haben, in der Reihenfolge des Kommens:',
  share: (player, entropy) => `${player}: ${entropy}`,
  noShare: (player) => `${player}: nichts`,
  joint: (fingerprint) => `Fingerabdruck davon zusammen: ${fingerprint}`,
  mayChange:
    'Das steht fest, sobald die Partie beginnt; bis dahin können alle mit diesem Befehl ihre Zahl durch eigene Worte ersetzen.',
  settled: (draws) =>
    `Das stand mit dem Beginn der Partie fest; bisher gab es ${counted('de', draws, { one: 'Ziehung', other: 'Ziehungen' })}.`,
  secretLater: 'Das Geheimnis wird am Ende der Partie verraten; dann prüft dieser Befehl jede Ziehung.',
  byYourself: 'Der Abschnitt „Fair draws“ im README des Bots erklärt, wie sich alles ohne den Bot prüfen lässt.',
  record: 'Die Aufzeichnung der Partie: alles, was getan und gezogen wurde, zum Prüfen an jedem anderen Ort.',
  follows: (draws) =>
    draws === 1
      ? 'Die einzige Ziehung folgt aus dem Geheimnis und dem, was die Mitspielenden beigetragen haben.'
      : `Alle ${draws} Ziehungen folgen aus dem Geheimnis und dem, was die Mitspielenden beigetragen haben.`,
  noDraws: 'An diesem Tisch wurde nichts gezogen.',
  wrongSecret: 'Das Geheimnis ist nicht das versiegelte: Sein Fingerabdruck ist ein anderer.',
  wrongDraw: (draw) => `Ziehung ${draw} folgt nicht aus dem Geheimnis und dem, was die Mitspielenden beigetragen haben.`,
  wrongLog: 'Der Verlauf dieser Partie lässt sich nicht nachspielen; deshalb sind ihre Ziehungen nicht prüfbar.',
  otherRules:
    'Diese Partie begann nach einer früheren Fassung der Regeln; diese Version des Bots kann ihre Ziehungen nicht prüfen.',
  noSuchTable: 'Diesen Tisch gibt es auf diesem Server nicht. Seine letzte Nachricht nennt seinen Namen.',
  noTable: (command) => `In diesem Kanal wurde noch kein Tisch geöffnet. Öffne einen mit ${command}.`,
  wordsAdded: 'Deine Worte sind jetzt Teil jeder Ziehung.',
  noWords: 'In diesen Worten steht kein Buchstabe und keine Ziffer; es wurde nichts hinzugefügt. Gib andere ein.',
}

export const FAIRNESS: ByLocale<FairnessTexts> = { en, fr, de }
