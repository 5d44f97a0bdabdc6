import { french } from '../../french.js'
import { counted } from '../../words.js'
import type { RefusalTexts } from '../en/refusals.js'

export const refusals: RefusalTexts = {
  noTableHere: (command) => `Il n’y a pas de table dans ce salon. Ouvrez-en une avec ${command}.`,
  noSuchTable: (command) => `Cette table n’existe plus. Ouvrez-en une nouvelle avec ${command}.`,
  otherGame: (game, command) => french`On joue à ${game} à la table de ce salon ; utilisez ${command}.`,
  unknownGame: 'Ce bot ne connaît pas ce jeu. Choisissez-en un dans la liste des commandes.',
  unknownOption: 'L’une des options est inconnue. Choisissez parmi les valeurs proposées.',
  capacity: (min, max) => `Le nombre de places doit être compris entre ${min} et ${max}.`,
  tooManyPlayers: (players, game, max) =>
    french`Avec les personnes invitées et les ordinateurs, vous seriez ${players} ; on joue à ${game} à ${max} au plus. Invitez moins de monde, ou choisissez moins d’ordinateurs.`,
  channelBusy: {
    own: (link, board, cancel) =>
      french`${link === null ? 'Une table' : `[Une table](${link})`} est déjà ouverte dans ce salon. Affichez-la avec ${board}, arrêtez-la avec ${cancel}, ou choisissez un autre salon ou fil.`,
    others: (link, board, host) =>
      french`${link === null ? 'Une table' : `[Une table](${link})`} est déjà ouverte dans ce salon. Affichez-la avec ${board}, ou choisissez un autre salon ou fil. Son hôte, ${host}, peut l’arrêter.`,
    strangers: (link, tables, host) =>
      french`${link === null ? 'Une table' : `[Une table](${link})`} est déjà ouverte dans ce salon. Voyez avec ${tables} si vous pouvez la rejoindre ou la regarder, ou choisissez un autre salon ou fil. Son hôte, ${host}, peut l’arrêter.`,
  },
  alreadyStarted: french`La partie a déjà commencé ; on ne peut plus prendre ni quitter une place.`,
  notStarted: french`La partie n’a pas encore commencé ; son hôte la lance avec **Commencer**.`,
  alreadyOver: 'Cette partie est déjà terminée.',
  alreadySeated: 'Vous avez déjà une place à cette table.',
  notSeated: 'Vous n’avez pas de place à cette table.',
  tableFull: 'Toutes les places sont prises.',
  seatsKept: (names, again) => `Les places restantes sont gardées pour ${names}. Réessayez ${again}, s’il en reste alors.`,
  hostsTooMany: (most, cancel, tables) =>
    french`Vous êtes déjà l'hôte de ${most} tables ouvertes sur ce serveur. Terminez-en une, ou fermez-en une avec ${cancel}, avant d'en ouvrir une autre ; ${tables} montre les vôtres.`,
  tooFewPlayers: (min) => `Il faut au moins ${min} joueurs à table pour commencer.`,
  endsTogether: (end, resign) =>
    french`Cette partie est trop avancée pour que l'hôte y mette fin tout seul. Proposez-le avec ${end}, abandonnez avec ${resign}, ou demandez à la modération.`,
  notYoursToEnd: (host) => french`Seuls l'hôte, ${host}, et les modérateurs peuvent arrêter cette table de leur propre chef.`,
  endTogether: (end, resign) => french`Proposez-le avec ${end}, ou abandonnez avec ${resign}.`,
  aloneLater: (alone) => french`Si la partie attend encore le même coup ${alone}, vous pourrez alors y mettre fin seul.`,
  notTheHost: (host) => `Seul l’hôte, ${host}, peut faire cela.`,
  notYourMove: (names) => french`Ce n’est pas à vous de jouer : la partie attend ${names}.`,
  turnWaits: (names) => french`Votre tour attend une réponse (${names}) ; d’ici là, vous n’avez rien à faire.`,
  stale: french`Ce bouton date d’un moment antérieur de la partie ; rien n’a changé.`,
  doneAlready: 'C’est déjà fait.',
  unreadable: (command) =>
    french`Le bot ne reconnaît pas ce bouton.${command === null ? '' : ` Rouvrez vos choix avec ${command}.`}`,
  elsewhere: (channel) => `Ce bouton est celui d’une table dans ${channel}. Continuez là-bas.`,
  undoBlocked: {
    drawn: 'Quelque chose a été tiré depuis votre dernière action. Vous pouvez demander à l’annuler.',
    'seen-by-computers':
      'Les ordinateurs n’acceptent pas cette annulation : depuis votre dernière action, quelque chose a été tiré ou révélé.',
    revealed: 'Votre dernière action a révélé quelque chose de caché. Vous pouvez demander à l’annuler.',
    'other-seat': 'Quelqu’un d’autre a joué depuis votre dernière action. Vous pouvez demander à l’annuler.',
    'others-decide': 'Depuis votre dernière action, des choix se font en secret. Vous pouvez demander à l’annuler.',
    'turn-over': 'Ce tour est terminé. Vous pouvez demander à annuler votre dernière action.',
    nothing: 'Vous n’avez aucune action à annuler.',
    'other-rules': french`Cette partie a commencé avec une version antérieure des règles ; rien ne peut y être annulé.`,
  },
  undoneTooOften: (most) =>
    french`Vous avez annulé ${most} actions en un seul tour, ce qui est le maximum ; vous pourrez de nouveau annuler au prochain tour.`,
  proposedLately: (again) => `Votre dernière proposition de ce genre n’a pas abouti. Vous pourrez en faire une autre ${again}.`,
  substituteDeclined: (name, again) => `${name} a refusé. Proposez quelqu’un d’autre, ou reposez la question ${again}.`,
  nudgedAlready: (again) => `Un rappel a été envoyé il y a peu. Vous pourrez en envoyer un autre ${again}.`,
  doNotDisturb: (until) => `Cette personne ne veut pas être dérangée maintenant. Vous pourrez la relancer ${until}.`,
  capacityTooSmall: (seated) => `${seated} places sont déjà prises ou gardées. Choisissez-en au moins autant.`,
  colourTaken: (name) => `${name} a déjà cette couleur. Choisissez-en une autre.`,
  stillSeated: {
    erased: 'Votre nom et votre identifiant sont effacés de toutes les parties finies et des classements.',
    more: (count) => counted('fr', count, { one: 'autre', other: 'autres' }),
    here: (places, count) =>
      count === 1
        ? french`Vous avez encore une place à une table ouverte : ${places}. Réessayez quand cette table sera fermée ou la partie terminée. D’ici là, vos réglages sont conservés.`
        : french`Vous avez encore une place à plusieurs tables ouvertes : ${places}. Réessayez quand elles seront toutes fermées ou leurs parties terminées. D’ici là, vos réglages sont conservés.`,
    elsewhere: (command) =>
      french`Vous avez encore une place à une table ouverte ; sur chaque serveur, ${command} montre les vôtres. Réessayez quand cette table sera fermée ou la partie terminée. D’ici là, vos réglages sont conservés.`,
  },
  seatedElsewhere: (name) => `${name} a déjà une place à cette table. Choisissez quelqu’un qui n’en a pas.`,
  plain: {
    'channel-busy': 'Une autre table est déjà ouverte dans ce salon. Réessayez, ou choisissez un autre salon ou fil.',
    'not-over': 'Cette partie n’est pas encore terminée. Jouez-la d’abord jusqu’au bout.',
    'has-begun': 'La partie a déjà commencé.',
    'unknown-colour': 'Cette couleur n’existe pas ici. Choisissez-en une dans la liste.',
    'settings-final': french`La partie a déjà commencé ; on ne peut plus changer ses réglages.`,
    'no-guest': 'Cette personne n’est pas à votre table. Choisissez quelqu’un qui y a une place.',
    'no-hints': 'Cette table ne donne pas de suggestions. L’hôte ne peut les autoriser qu’avant la partie, sous **Réglages**.',
    'not-invited': french`Vous n’avez pas d’invitation à cette table : il n’y a rien à refuser.`,
    'unknown-order': 'Cette consigne n’existe pas. Choisissez-en une dans la liste.',
    'wants-no-calls': french`Cette personne ne veut pas être prévenue : elle suit ses tables elle-même.`,
    'nobody-to-nudge': french`Il n’y a personne à relancer : la partie n’attend personne d’autre.`,
    away: 'Votre place est en pilote automatique. Appuyez sur **Je suis de retour** pour reprendre la main.',
    'not-away': french`Votre place n’est pas en pilote automatique ; c’est vous qui décidez.`,
    'has-resigned': 'Vous avez abandonné cette partie. Les autres peuvent donner votre place à quelqu’un d’autre.',
    'own-proposal-open':
      'Votre propre proposition est encore en cours à cette table. Attendez qu’elle soit réglée, ou retirez-la en la refusant vous-même.',
    'proposal-open': 'Une autre proposition est en cours à cette table. Attendez qu’elle soit réglée ou retirée.',
    'nobody-to-ask': 'Personne d’autre n’est là pour donner son accord. Redemandez si quelqu’un revient.',
    'no-such-proposal': 'Cette proposition est déjà réglée.',
    'not-asked': 'Cette question ne vous est pas adressée.',
    'agreed-already': french`Vous avez déjà accepté, mais tout le monde n’a pas encore répondu.`,
    'no-such-seat': 'Cette personne n’a pas de place à cette table. Choisissez quelqu’un qui y joue.',
    'still-named':
      'Votre nom et votre identifiant sont effacés partout, sauf à une table ouverte qui vous nomme encore. Réessayez quand cette table sera fermée ou la partie terminée.',
  },
  settings: {
    'whole-day':
      'Les heures calmes ne peuvent pas durer toute la journée. Choisissez des heures différentes pour leur début et leur fin.',
    'unknown-time': 'Écrivez l’heure en heures et minutes, par exemple 22:30.',
    'unknown-zone': 'Ce fuseau horaire est inconnu. Choisissez-en un dans la liste, par exemple Europe/Paris.',
  },
  noBots: 'Un bot ne peut pas prendre de place. Choisissez un membre de ce serveur.',
  noMember: 'Cette personne n’est pas membre de ce serveur. Choisissez quelqu’un qui l’est.',
  serverOnly: 'Cette commande ne fonctionne que dans les salons d’un serveur.',
  missingPermissions: (names) =>
    french`Il manque au bot des permissions dans ce salon : ${names}. Demandez à un modérateur de les accorder, puis réessayez.`,
  channelSilent: (names) =>
    french`Les autres ne voient pas encore ce que vous avez fait : il manque au bot des permissions dans ce salon (${names}). Le message sera publié dès qu’un modérateur les accordera.`,
  noThread:
    'Impossible d’ouvrir un fil dans ce salon pour le moment. Choisissez **On joue dans ce salon** sous **Réglages**, ou réessayez plus tard.',
  threadDenied: (name) =>
    `Pour jouer dans un fil à part, il vous faut dans ce salon la permission ${name}. Choisissez **On joue dans ce salon** sous **Réglages**, ou demandez-la à un modérateur.`,
  unexpected: french`Une erreur s’est produite ; rien n’a changé. Réessayez, et prévenez la personne qui gère ce bot si cela se reproduit.`,
  setAside: french`Les données de cette table sont illisibles ; elle est donc en pause. Ouvrez-en une autre dans ce salon, ou demandez à la personne qui gère ce bot de la réparer.`,
  notStored: french`Le bot ne peut rien enregistrer pour le moment. Réessayez dans quelques minutes, et prévenez la personne qui gère ce bot si cela continue.`,
  closing: french`Le bot redémarre ; rien n’est perdu. Réessayez dans une minute.`,
  tooMany: (again) => french`Trop d’actions à la fois ; rien n’a changé. Réessayez ${again}.`,
}
