import { elided, french } from '../../french.js'
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

export const fr: BotTexts = {
  languages: { en: 'anglais', fr: 'français', de: 'allemand' },
  commands,
  computers,
  hints,
  computerTakeover,
  lessons,
  paces: {
    none: { name: 'sans limite de temps', limit: null },
    live: { name: 'en direct', limit: '3 minutes par décision' },
    evening: { name: 'une soirée', limit: '15 minutes par décision' },
    hourly: { name: 'un après-midi', limit: '1 heure par décision' },
    'six-hourly': { name: 'quelques jours', limit: '6 heures par décision' },
    daily: { name: 'quotidien', limit: '24 heures par décision' },
    relaxed: { name: 'tranquille', limit: '72 heures par décision' },
  },
  banks: {
    none: { name: 'aucun', more: null },
    blitz: { name: '5 min', more: '+ 30 s par coup' },
    afternoon: { name: '1 h', more: '+ 5 min par coup' },
    days: { name: '3 jours', more: '+ 6 h par coup' },
  },
  lobby,
  turn,
  chronicle: {
    tookBack: (name, steps) => `${name} a annulé ${counted('fr', steps, { one: 'action', other: 'actions' })}.`,
    tookBackAgreed: (name, steps) =>
      `${name} a annulé ${steps === 1 ? 'sa dernière action' : `ses ${steps} dernières actions`} et tout ce qui a suivi, après accord.`,
    more: (n) => `Et ${counted('fr', n, { one: 'autre', other: 'autres' })}.`,
    causes: { clock: 'temps écoulé', autopilot: 'en pilote automatique', order: 'selon la consigne' },
    apart: ' ; ',
    seated: (names) => french`Les places ont été tirées au sort, dans cet ordre : ${names}.`,
    resigned: (name, who) =>
      who === null ? `${name} a abandonné.` : french`${name} a abandonné ; ${who} joue désormais à sa place.`,
    replaced: (from, to) => `${to} prend la place ${elided('de', from)}.`,
    away: (name) =>
      french`${name} a dépassé le temps imparti trois fois de suite ; sa place est désormais en pilote automatique.`,
    back: (name) => `${name} est de retour et reprend la main.`,
    own: {
      tookBack: (steps) => french`Vous avez annulé ${counted('fr', steps, { one: 'action', other: 'actions' })}.`,
      tookBackAgreed: (steps) =>
        french`Vous avez annulé ${steps === 1 ? 'votre dernière action' : `vos ${steps} dernières actions`} et tout ce qui a suivi, après accord.`,
      resigned: (who) =>
        who === null ? 'Vous avez abandonné.' : french`Vous avez abandonné ; ${who} joue désormais à votre place.`,
      tookOver: (from) => `Vous prenez la place ${elided('de', from)}.`,
      away: french`Vous avez dépassé le temps imparti trois fois de suite ; votre place est désormais en pilote automatique.`,
      back: 'Vous êtes de retour et reprenez la main.',
    },
  },
  ending: {
    resigned: 'abandon, donc à la dernière place',
    tookOver: (names) => `remplace ${names}`,
    autopilot: 'en pilote automatique à la fin',
  },
  list: {
    title: 'Tables de ce serveur',
    none: (command) => `Aucune table à rejoindre ou à regarder là où vous avez accès. Ouvrez-en une avec ${command}.`,
    hosts: (name) => french`hôte : ${name}`,
    free: (free, capacity) => `${counted('fr', free, { one: 'place libre', other: 'places libres' })} sur ${capacity}`,
    seated: 'vous y avez une place',
    keptForYou: 'une place est gardée pour vous',
    keptForOthers: (open) =>
      open === 1 ? 'la place restante est gardée pour quelqu’un d’autre' : 'les places restantes sont gardées pour d’autres',
    turn: (turn) => (turn === 0 ? 'à peine commencée' : `au tour ${turn}`),
    watch: 'Regarder',
    replay: 'Revoir jusqu’ici',
    asText: 'Tout en texte',
    refresh: 'Actualiser',
    playedIn: (channel) => `Partie jouée dans ${channel}. Rien de secret n’apparaît ici.`,
    more: french`Il y a peut-être d’autres tables ; voici les plus récentes.`,
  },
  mine: {
    title: 'Vos tables sur ce serveur',
    none: (command) => `Vous n’avez pas de table sur ce serveur. Ouvrez-en une avec ${command}.`,
    yourTurn: 'c’est votre tour',
    proposed: 'une proposition attend votre réponse',
    waitsFor: (names) => `attend ${names}`,
    atRest: 'en pause jusqu’au retour d’un joueur',
    inLobby: 'pas encore commencée',
    more: (count) => `Et ${counted('fr', count, { one: 'autre table', other: 'autres tables' })}.`,
    forget: french`Effacer votre nom et votre identifiant de toutes les parties finies, vos réglages et vos lignes des classements, sur tous les serveurs de ce bot ? C’est définitif. Les résultats des autres restent, tout comme les messages déjà présents dans les salons.`,
    forgetYes: 'M’effacer',
    forgetNo: 'Tout garder',
    forgotten: 'Votre nom et votre identifiant sont effacés.',
    notForgotten: 'Rien n’a été effacé.',
    anonymous: 'Anonyme',
  },
  proposal: {
    undo: (by) => `${by} voudrait annuler sa dernière action et tout ce qui a suivi.`,
    undoStep: (by) => french`${by} voudrait annuler cette action et tout ce qui a suivi :`,
    confirmUndo: (names) => french`Demander à ${names} si vous pouvez annuler votre dernière action et tout ce qui a suivi ?`,
    endOfTurn: (name) => `${name} termine son tour.`,
    endOfOwnTurn: 'Vous terminez votre tour.',
    askThem: 'Demander',
    redrawn: 'Ce qui a été tiré depuis sera tiré à nouveau.',
    end: (by) => `${by} propose d’arrêter cette partie sans résultat.`,
    replace: (by, from, substitute) => `${by} propose ${elided('que', substitute)} reprenne la place ${elided('de', from)}.`,
    handOver: (by, substitute) => `${by} voudrait confier sa place à ${substitute}.`,
    asked: (names) => french`${names} : êtes-vous d’accord ?`,
    agreed: (names) => french`Déjà d’accord : ${names}.`,
    agree: 'D’accord',
    disagree: 'Pas d’accord',
    granted: french`La proposition est acceptée : c’est fait.`,
    grantedStep: french`La proposition est acceptée. Cette action et tout ce qui a suivi ont été annulés :`,
    refused: (by) => french`${by} n’est pas d’accord ; rien n’a changé.`,
    withdrawn: (by) => french`${by} a retiré sa proposition ; rien n’a changé.`,
    overtaken: french`La partie a avancé entre-temps ; la proposition n’a plus cours.`,
    lapsed: french`La proposition n’a pas été acceptée à temps ; rien n’a changé.`,
    nobodyLeft: french`Il ne reste personne pour donner son accord ; rien n’a changé.`,
    deadline: (moment) => `Sans accord, la proposition expire ${moment}.`,
    made: french`Votre proposition est affichée, en attente de réponse. Pour la retirer, refusez-la vous-même.`,
    pending: 'Votre proposition est en attente de réponse.',
    withdraw: 'Retirer',
    done: french`Aucun accord n’était nécessaire : c’est fait.`,
    doneStep: french`Aucun accord n’était nécessaire. Cette action et tout ce qui a suivi ont été annulés :`,
    youWithdrew: 'Vous avez retiré votre proposition.',
    endedBy: (by) => french`La proposition ${elided('de', by)} est acceptée : cette partie s’arrête sans résultat.`,
    awaitsYou: 'À cette table, une proposition attend votre réponse.',
  },
  fairness,
  replay,
  review,
  settings,
  standings,
  counting,
  panel,
  refusals,
  permissions: {
    viewChannel: 'Voir le salon',
    sendMessages: 'Envoyer des messages',
    sendMessagesInThreads: 'Envoyer des messages dans les fils',
    createPublicThreads: 'Créer des fils publics',
    attachFiles: 'Joindre des fichiers',
  },
}
