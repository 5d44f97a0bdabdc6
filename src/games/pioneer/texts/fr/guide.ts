import { french as t } from '../../../../i18n/french.js'
import { ACTIONS, HAND } from '../../data/cards.js'
import { TOP_LEVEL_POINTS } from '../../data/technologies.js'
import type { GuideTexts } from '../en/guide.js'
import { glossary as words } from './glossary.js'

export const guide: GuideTexts = {
  cards: t`**Conseil.** Vous avez ${ACTIONS} actions : chacune sert à acheter une carte, à en jouer une ou à financer une recherche. Vos métaux sont votre argent ; ce que vous ne dépensez pas est perdu. Une carte achetée va dans la défausse et vous reviendra en main plus tard : une fois vos cartes jouées, vous piochez ${HAND} cartes. Un meilleur métal est un bon premier achat.`,
  laterCards: t`**Conseil.** Une carte achetée va dans la défausse et vous reviendra en main plus tard. L'argent que vous ne dépensez pas est perdu. Une fois vos cartes jouées, vous piochez ${HAND} cartes.`,
  drive: t`**Le Générateur.** Il envoie un de vos vaisseaux dans n'importe quel secteur. Ce vaisseau peut encore se déplacer ensuite, pendant le même tour.`,
  moves: t`**Conseil.** Chaque groupe de vaisseaux se déplace une fois. Un éclaireur qui arrive sur une étoile inconnue ne la montre qu'à vous. Un vaisseau colonial peut y fonder une colonie.`,
  battle: t`**Une bataille.** Une unité est détruite quand les dégâts atteignent sa défense ; ce qui dépasse est perdu. Pour ne plus avoir à choisir, donnez une consigne de bataille sous **Mes cartes**.`,
  colonies: t`**Conseil.** Une colonie rapporte les points de son système, et ce qu'il donne à chaque tour. Le troisième niveau d'un domaine de recherche vaut ${words.points(TOP_LEVEL_POINTS)}.`,
}
