import { french } from '../../french.js'
import { counted } from '../../words.js'
import type { FairnessTexts } from '../en/fairness.js'

export const fairness: FairnessTexts = {
  button: 'Tirages équitables',
  sign: (beginning) => french`Tirages équitables, scellés avant l’arrivée des joueurs : ${beginning}`,
  sealed: (fingerprint, command) =>
    french`Tirages équitables, scellés avant l’arrivée des joueurs : ${fingerprint} · À vérifier avec ${command}`,
  check: (command) => french`Les tirages étaient-ils équitables ? Vérifiez-les tous avec ${command}.`,
  title: (game) => french`${game} : des tirages équitables`,
  unbound: french`Cette table a été ouverte avant que les tirages ne soient scellés : ses tirages viennent du seul hasard du bot et ne peuvent pas être vérifiés.`,
  table: (id) => french`Nom de la table : ${id}`,
  fingerprint: (fingerprint) => french`Empreinte du secret (SHA-256), donnée à l’ouverture de la table : ${fingerprint}`,
  secret: (secret) => french`Le secret : ${secret}`,
  shares: french`Ce que les joueurs ont ajouté, dans l’ordre d’arrivée :`,
  share: (player, entropy) => french`${player} : ${entropy}`,
  noShare: (player) => french`${player} : rien`,
  joint: (fingerprint) => french`Empreinte de l’ensemble : ${fingerprint}`,
  mayChange: (command) =>
    french`Tout sera fixé au début de la partie ; d’ici là, chacun peut remplacer son nombre par ses propres mots avec ${command}.`,
  settled: (draws) =>
    french`Tout a été fixé au début de la partie ; ${counted('fr', draws, { one: 'tirage', other: 'tirages' })} jusqu’ici.`,
  secretLater: (command) => french`Le secret est révélé à la fin de la partie ; ${command} vérifie alors chaque tirage.`,
  byYourself: french`La page « Fair draws » de la documentation du bot explique comment tout vérifier sans le bot.`,
  transcriptTitle: (game) => french`${game} : la transcription`,
  transcript: french`La transcription de la partie : tout ce qui a été fait et tiré, à vérifier où vous voulez.`,
  noTranscript: french`Cette partie n’a pas de transcription : le bot n’en donne une que si tous les tirages se vérifient.`,
  follows: (draws) =>
    draws === 1
      ? 'Le seul tirage découle du secret et de ce que les joueurs ont ajouté.'
      : `Les ${draws} tirages découlent tous du secret et de ce que les joueurs ont ajouté.`,
  noDraws: 'Rien n’a été tiré à cette table.',
  wrongSecret: french`Le secret n’est pas celui qui a été scellé : son empreinte est différente.`,
  wrongDraw: (draw) => `Le tirage ${draw} ne découle pas du secret et de ce que les joueurs ont ajouté.`,
  wrongLog: french`Le journal de cette partie ne peut pas être rejoué : ses tirages ne peuvent donc pas être vérifiés.`,
  otherRules: french`Cette partie a commencé avec une version antérieure des règles : cette version du bot ne peut pas vérifier ses tirages.`,
  noSuchTable: 'Cette table n’existe pas sur ce serveur. Le nom d’une table figure dans son dernier message.',
  noTable: (command, game) => `Aucune table de ${game} n’a encore été ouverte dans ce salon. Ouvrez-en une avec ${command}.`,
  wordsAdded: 'Vos mots font désormais partie de chaque tirage.',
  noWords: french`Ces mots n’ont ni lettre ni chiffre : rien n’a été ajouté. Donnez-en d’autres.`,
}
