import { french } from '../../french.js'
import type { BotTexts } from '../en/index.js'

export const settings: BotTexts['settings'] = {
  title: 'Vos réglages',
  calls: {
    channel: {
      label: 'Me prévenir dans le salon',
      about: 'Quand c’est votre tour, quand une question vous est posée et quand une partie se termine',
    },
    direct: {
      label: 'Me prévenir par message privé',
      about: french`Aux mêmes moments, avec un lien vers la table ; plus rien ne vous avertit dans le salon`,
    },
    none: {
      label: 'Ne pas me prévenir',
      about: 'À vous de suivre vos tables',
    },
  },
  summons: {
    turn: (game) => french`**${game} :** c’est votre tour.`,
    question: (game) => french`**${game} :** on attend votre réponse.`,
    proposal: (game) => french`**${game} :** une proposition attend votre réponse.`,
    wait: (game) => french`**${game} :** la table vous attend.`,
    result: (game) => french`**${game} :** la partie est terminée.`,
    lobby: (game) => french`**${game} :** on vous invite à une partie.`,
  },
  toTable: 'Aller à la table',
  firstDirect: (command) => `Désormais, je vous préviens ici. Vous pouvez changer cela avec ${command}.`,
  directClosed: french`Discord ne me laisse pas vous écrire en privé, je continue donc de vous prévenir dans le salon. Autorisez les messages privés dans les paramètres de confidentialité de ce serveur : mon prochain message vous parviendra.`,
  closedFor: (player) =>
    french`${player}, Discord ne me laisse pas vous écrire en privé, je vous préviens donc ici. Autorisez les messages privés dans les paramètres de confidentialité de ce serveur : mes messages vous parviendront de nouveau.`,
  choose: {
    from: 'Début des heures calmes',
    to: 'Fin des heures calmes',
    zone: 'Votre heure locale',
  },
  quietFrom: (time) => `Heures calmes à partir de ${time}`,
  quietTo: (time) => `Heures calmes jusqu’à ${time}`,
  noQuiet: 'Pas d’heures calmes',
  quietHours: (from, to, zone) =>
    french`Heures calmes de ${from} à ${to} (${zone}) : elles retiennent les rappels, les relances et les résultats, mais pas l’annonce de votre tour.`,
  guessedZone: (time) => `Là-bas, il est actuellement ${time}. Si ce n’est pas votre heure, choisissez la vôtre ci-dessous.`,
  noQuietHours: french`Vous n’avez pas d’heures calmes : des rappels peuvent arriver à tout moment.`,
  uncalled: {
    quietHours: (from, to, zone) =>
      french`Heures calmes de ${from} à ${to} (${zone}) : elles compteront dès que je pourrai de nouveau vous prévenir.`,
    noQuietHours: french`Vous n’avez pas d’heures calmes ; pour l’instant, je ne vous préviens de toute façon pas.`,
  },
  tipsHidden: (game) => `Les conseils pour ${game} sont masqués.`,
  showTips: 'Afficher les conseils',
  tipsShown: (game) => `Les conseils pour ${game} s’affichent de nouveau, à partir du premier.`,
  more: (command) => french`Pour d’autres heures et fuseaux horaires, utilisez les options de ${command}.`,
}
