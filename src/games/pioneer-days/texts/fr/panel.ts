import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'
import type { PanelTexts } from '../en/panel.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.fr

export const panel: PanelTexts = {
  titles: {
    boards: 'Choisissez votre plateau de joueur',
    take: ({ week, day }) => t`Semaine ${week}, jour ${day} : prenez un dé`,
    react: t`Votre dé a déclenché quelque chose`,
    use: ({ face }) => t`Utilisez votre dé : ${face}`,
    equip: t`Quel équipement ?`,
    change: t`Quelle face donner au dé ?`,
    turnEnd: 'Fin de votre tour',
    room: 'Faites de la place dans vos chariots',
    storm: t`Tempête : que deviennent vos chariots ?`,
    disease: t`Maladie : que deviennent vos habitants ?`,
    town: ({ week }) => `La ville à la fin de la semaine ${week}`,
    give: ({ town }) => t`Équipement pour ${town}`,
    waiting: t`Ce n'est pas à vous de jouer`,
    over: 'La partie est terminée',
  },
  back: 'Retour',
  purse: ({ silver, needed, spaces }) =>
    t`Vous avez **${silver}** ; vos marchandises remplissent **${counted('fr', needed, words.space)} sur ${spaces}**.`,
  wagon: ({ wagon, price }) => `${wagon} ${price}`,
  boards: {
    intro: t`Gardez un de ces plateaux. Les choix sont visibles de tous, dans n'importe quel ordre.`,
    line: ({ number, board, goods, effect }) => t`**${number} · ${board}** : commence avec ${goods}. ${effect}`,
    keep: ({ number, board }) => `${number} · ${board}`,
    tiles: ({ count }) => t`${counted('fr', count, words.counts.equipment)} au hasard`,
  },
  take: {
    line: ({ face, uses, effect }) => t`-# **${face}** : ${uses}.${effect === null ? '' : ` ${effect}`}`,
    uses: ({ income, action, person, none }) =>
      `revenu ${income}${action === null ? '' : `, ou ${action}`}${person === null ? '' : `, ou engager ${person}`}` +
      `${none === null ? '' : ` (${none})`}`,
    none: { tile: 'équipement épuisé', gold: 'or épuisé', person: 'plus personne à engager' },
    actions: { any: 'une des cinq actions au choix', others: 'une des actions encore possibles', tile: 'un équipement' },
    atOnce: 'Prendre un dé et l’utiliser',
    tooMuch: t`⚠ tout ne tiendra pas dans vos chariots`,
    recruit: 'Engager un habitant',
    button: ({ number, face, colour }) => `${number} · ${face} (${colour})`,
  },
  react: {
    intro: t`Vous pouvez faire un échange, ou y renoncer.`,
    line: ({ source, given, goods }) => t`- **${source}** : ${given} contre ${goods}`,
    button: ({ source, given }) => t`${source} : donner ${given}`,
    tooDear: ({ wagon, sources }) => t`⚠ Si vous achetez ${wagon} maintenant, votre argent ne suffira plus pour : ${sources}.`,
    leave: t`Ne rien échanger`,
  },
  use: {
    changed: ({ face }) => t`Vous avez tourné le dé ; il montrait ${face} quand vous l'avez pris.`,
    person: ({ person, effect, score }) => t`À engager : **${person}**. ${effect} Fin de partie : ${score}.`,
    tight: t`⚠ Vos chariots n'ont presque plus de place : il faudra rendre ce qui n'y tient pas, à moins d'acheter d'abord un chariot.`,
    full: t`⚠ Vos chariots sont pleins : il faudra rendre ce qui n'y tient plus, à moins d'acheter d'abord un chariot.`,
    income: ({ silver }) => `Revenu ${silver}`,
    gain: ({ goods }) => `Prendre ${goods}`,
    equip: 'Prendre un équipement',
    chooseTile: 'Choisir un équipement',
    recruit: ({ name }) => `Engager ${name}`,
    change: ({ price }) => `Tourner le dé (${price})`,
    changeIntro: ({ price }) => t`Tourner le dé coûte ${price}, une fois par tour. La nouvelle face ne déclenche rien.`,
    changeButton: ({ number, face }) => `${number} · ${face}`,
  },
  end: {
    intro: ({ buys }) => (buys ? t`Votre dé a servi. Vous pouvez encore acheter des chariots.` : t`Votre dé a servi.`),
    button: 'Terminer le tour',
  },
  room: {
    intro: ({ needed, spaces, buys }) =>
      t`Il faut ${counted('fr', needed, words.space)} à vos marchandises, et vous en avez ${spaces}. Rendez ce dont vous avez le moins besoin` +
      `${buys ? ', ou achetez un chariot' : ''}.`,
    give: ({ goods }) => `Rendre ${goods}`,
    poorest: t`Si vous rendez de l'or, ce sera le jeton qui a le moins de pépites.`,
    giveTile: ({ tile }) => `Rendre ${tile}`,
    chooseTile: t`Rendre un équipement`,
  },
  singly: 'Un par un',
  storm: {
    intro: ({ stock, shields }) =>
      t`Pour chaque chariot, payez 1 bois, ou recevez un jeton de dégât : il couvre deux cases et coûte 2 PV à la fin. Vous avez ${stock}` +
      `${shields === 0 ? '' : t` ; à l'abri sans bois : ${counted('fr', shields, words.counts.wagons)}`}.`,
    item: ({ number, name }) => `${number} · ${name}`,
    pay: ({ item }) => t`${item} : payer 1 bois`,
    shield: ({ item }) => t`${item} : à l'abri`,
    lose: ({ item }) => t`${item} : dégât`,
    choosePay: t`Payer 1 bois pour quel chariot ?`,
    chooseShield: t`Quel chariot protéger ?`,
    chooseLose: t`Quel chariot endommager ?`,
    payAll: ({ price }) => `Sauver tous les chariots (${price})`,
    atOnce: 'Tout décider d’un coup',
    keep: ({ items, count }) => t`Ne sauver que ${count === 1 ? 'le chariot' : 'les chariots'} ${items}`,
    keepNone: 'Laisser endommager tous les chariots',
    outcome: ({ price, lost, count }) =>
      t`${price === null ? 'gratuit' : t`coûte ${price}`} ; dégâts ${count === 1 ? 'au chariot' : 'aux chariots'} ${lost}`,
  },
  disease: {
    intro: ({ stock, shields }) =>
      t`Pour chaque habitant, payez 1 remède, ou perdez-le. Vous avez ${stock}` +
      `${shields === 0 ? '' : t` ; protégés sans remède : ${shields}`}.`,
    item: ({ number, name }) => `${number} · ${name}`,
    pay: ({ item }) => t`${item} : 1 remède`,
    shield: ({ item }) => t`${item} : à l'abri`,
    lose: ({ item }) => t`${item} : à perdre`,
    line: ({ item, points, effect }) => t`- **${item}** : actuellement ${points}. ${effect}`,
    choosePay: t`Payer 1 remède pour qui ?`,
    chooseShield: t`Qui protéger ?`,
    chooseLose: t`Qui perdre ?`,
    payAll: ({ price }) => `Sauver tout le monde (${price})`,
    atOnce: 'Tout décider d’un coup',
    keep: ({ items }) => t`Ne sauver que ${items}`,
    keepNone: 'Perdre tout le monde',
    outcome: ({ price, lost }) => t`${price === null ? 'gratuit' : t`coûte ${price}`} ; à perdre : ${lost}`,
  },
  town: {
    intro: ({ stock }) => t`Donnez tout ce qu'une carte demande pour gagner ses faveurs, une fois par carte. Vous avez ${stock}.`,
    line: ({ number, town, goods, favours }) => t`**${number} · ${town}** : ${goods} pour ${favours}`,
    done: ({ line }) => `${line} ✓`,
    satisfy: ({ number, town }) => t`${number} · Fournir : ${town}`,
    leave: 'Quitter la ville',
    giveIntro: ({ town, left }) =>
      t`La carte ${town} demande ${counted('fr', left, words.counts.equipment)}. Lequel donnez-vous ?`,
    chooseTile: t`Donner un équipement`,
  },
}
