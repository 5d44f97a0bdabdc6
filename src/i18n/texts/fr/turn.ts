import { elided, french } from '../../french.js'
import { counted } from '../../words.js'
import type { TurnTexts } from '../en/turn.js'

export const turn: TurnTexts = {
  title: (game, turn) => `${game} · ${turn === 0 ? 'Avant le premier tour' : `Tour ${turn}`}`,
  toMove: (players) => `${players}, c’est votre tour.`,
  atRest: french`La table est en pause : personne n’est là pour jouer. Elle reprend dès qu’un des joueurs appuie sur **Je suis de retour**.`,
  sinceTurnOf: (name) => `Depuis le dernier tour ${elided('de', name)}`,
  sinceStart: 'Depuis le début de la partie',
  soFar: 'Depuis le début du tour',
  earlier: (count) =>
    french`*${counted('fr', count, { one: 'événement antérieur', other: 'événements antérieurs' })} : voir le Journal.*`,
  take: 'Jouer mon tour',
  log: 'Journal',
  rules: 'Règles',
  deadline: (moment) => `Le temps expire ${moment}.`,
  bankDeadline: (moment) => `Le temps total expire ${moment}.`,
  endsByItself: (moment) => french`Il ne reste rien à faire : le tour se termine tout seul ${moment}.`,
  reminded: (player) => `${player}, la table vous attend toujours.`,
  welcomed: (player, from) => french`${player}, bienvenue à la table : la place ${elided('de', from)} est maintenant la vôtre.`,
  granted: (player) => french`${player}, votre proposition est acceptée : votre action est annulée.`,
  nudged: (player, by) => `${player}, ${by} vous attend.`,
  called: (name) => `${name} a reçu un rappel.`,
  away: (name) =>
    french`${name} a dépassé le temps imparti trois fois de suite : sa place est en pilote automatique jusqu’à un appui sur **Je suis de retour**.`,
  imBack: 'Je suis de retour',
  noLongerAway: (name) => `La place ${elided('de', name)} était en pilote automatique.`,
  asked: (players) => `${players}, une réponse est attendue de votre part.`,
  answer: 'Répondre',
  answered: (name) => `${name} a répondu.`,
  cancelledBy: (name) => `${name} a mis fin à cette partie, sans résultat.`,
  idle: (moment) =>
    french`Personne n’a joué ici depuis des semaines : la partie prendra fin sans résultat ${moment}, sauf si quelqu’un se remet à jouer.`,
  endedIdle: 'Cette partie a pris fin d’elle-même, sans résultat, car personne n’y jouait plus depuis des semaines.',
  closedByOperator: french`Cette table a été fermée par la personne qui gère ce bot ; il n’y a pas de résultat.`,
  setAside: french`Les données de cette table sont illisibles ; elle est donc en pause. Rien n’est effacé : la personne qui gère ce bot en trouvera la raison dans le journal du bot, et la table reprendra dès que ses données seront lisibles et que ce salon sera libre. D’ici là, vous pouvez en ouvrir une autre ici.`,
  released: 'Cette table est restée un moment en pause. Elle reprend.',
  pictureFollows: french`L'image n'est pas encore prête : elle suivra.`,
  pastBoard: (turn) =>
    french`Le plateau ${turn === 0 ? 'avant le premier tour' : `au tour ${turn}`} ; la suite est racontée plus bas.`,
  over: (game) => french`${game} : la partie est terminée`,
  overCall: (players) => `${players}, voici comment la partie s’est terminée.`,
}
