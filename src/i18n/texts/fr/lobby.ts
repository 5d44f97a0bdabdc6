import { french } from '../../french.js'
import { counted } from '../../words.js'
import type { LobbyTexts } from '../en/lobby.js'

export const lobby: LobbyTexts = {
  title: (game) => french`${game} : qui joue ?`,
  length: (fewest, most, from, to) => `${fewest} à ${most} joueurs · ${from} à ${to} minutes d’une traite`,
  invitation: 'Appuyez sur **Rejoindre** pour prendre une place.',
  complete: (host, mayGrow) =>
    french`Toutes les places sont prises : ${host} peut commencer${mayGrow ? ', ou ajouter des places dans **Réglages**' : ''}.`,
  seats: (taken, capacity) => `Places (${taken} sur ${capacity})`,
  host: (name) => `${name} (hôte)`,
  openSeat: '*libre*',
  forHost: (host, least) =>
    least === null
      ? french`Pour l’hôte, ${host} :`
      : french`Pour l’hôte, ${host} (**Commencer** demande au moins ${counted('fr', least, { one: 'joueur', other: 'joueurs' })}) :`,
  language: (language) => french`Langue : ${language}`,
  option: (name, choice) => french`${name} : ${choice}`,
  pace: (pace) => french`Rythme : ${pace}`,
  bank: (bank) => french`Temps total : ${bank}`,
  colour: 'Choisissez votre couleur',
  settings: 'Réglages',
  settingsTitle: 'Réglages de la table',
  seating: { joined: 'Places dans l’ordre d’arrivée', shuffled: 'Places tirées au sort' },
  choose: {
    pace: 'Rythme',
    bank: 'Temps total par personne',
    seating: 'Ordre des places',
    language: 'Langue',
    seats: 'Places',
    guest: 'Changer d’hôte, retirer quelqu’un',
    place: 'Lieu',
  },
  seatsUpTo: (count) => `Jusqu’à ${count} joueurs`,
  remove: (name) => `Retirer ${name}`,
  handOver: (name) => `Confier la table à ${name}`,
  keptSeat: (name, moment) => `*gardée pour ${name}*, libre pour les autres ${moment}`,
  waiting: 'Les places libres sont gardées pour les personnes invitées.',
  declined: (names, count) => french`${count === 1 ? 'A décliné' : 'Ont décliné'} : ${names}`,
  unanswered: (names) => french`Pas encore de réponse : ${names}`,
  call: (names, host, game) => `${names}, ${host} vous invite à une partie de ${game}.`,
  callAgain: (names, host, game) => `${names}, ${host} vous invite à une autre partie de ${game}.`,
  callKept: (moment, count) =>
    count === 1
      ? french`Votre place est gardée ; d’autres pourront la prendre ${moment}.`
      : french`Vos places sont gardées ; d’autres pourront les prendre ${moment}.`,
  callWhole: 'La partie commence dès que tout le monde a rejoint la table.',
  callPart: (host) => `${host} lance la partie avec toutes les personnes qui ont rejoint la table.`,
  notNotified: (names, count) =>
    french`Le bot ne prévient pas de nouveau ${names} : ${count === 1 ? 'sa' : 'leur'} dernière invitation est toute récente.`,
  callOver: 'Cette invitation n’a plus cours.',
  noThanks: 'Non, merci',
  youDeclined:
    'Votre place est maintenant libre pour les autres. Tant qu’il en reste une, vous pouvez encore rejoindre la table.',
  youJoined: 'Vous avez une place.',
  youJoinedIn: (channel) => `Vous avez une place dans ${channel}.`,
  rematch: 'Revanche',
  rematchOpen: french`Vous êtes de la prochaine partie ; rendez-vous à sa table dans le salon.`,
  rematchBegun: french`Tout le monde est là : la partie suivante a commencé.`,
  notBegun: (names) =>
    french`La partie n’a pas commencé, car il manque au bot des permissions dans le salon de la table${names === null ? '' : ` (${names})`}. Dès qu’un modérateur les accordera, l’hôte pourra lancer la partie.`,
  place: { channel: 'On joue dans ce salon', thread: 'On joue dans un fil à part' },
  begunIn: (thread) => `La partie a commencé dans ${thread}.`,
  join: 'Rejoindre',
  leave: 'Quitter',
  start: 'Commencer',
  confirmStart: (names, count) => french`${names} ${count === 1 ? 'n’a' : 'n’ont'} pas encore répondu. Commencer sans attendre ?`,
  startWithout: 'Commencer maintenant',
  wait: 'Attendre',
  close: 'Fermer la table',
  begun: 'La partie a commencé.',
  closed: french`Cette table a été fermée avant le début de la partie.`,
  idle: (moment) =>
    french`Il ne se passe rien ici depuis des jours : la table fermera ${moment}, sauf si quelqu’un la rejoint ou y change quelque chose.`,
  closedIdle: 'Cette table s’est fermée d’elle-même, car il ne s’y passait plus rien depuis des jours.',
  closedBy: (name) => `${name} a fermé cette table avant le début de la partie.`,
}
