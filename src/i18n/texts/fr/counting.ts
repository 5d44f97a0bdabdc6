import { french as t } from '../../french.js'
import type { CountingTexts } from '../en/counting.js'

export const counting: CountingTexts = {
  title: 'Abandonner, et ce qui compte',
  text: [
    t`Une partie qui se termine avec un résultat compte dans les statistiques et les cotes de ce serveur :`,
    t`- **Qui a une place à la fin** est compté au rang obtenu, même si son temps a expiré ou si la place joue en automatique.`,
    t`- **Qui a abandonné** a perdu : dernière place et aucun point, quelle que soit la personne qui joue ensuite à sa place.`,
    t`- **Qui a été remplacé** sans avoir abandonné : la partie ne compte pas pour cette personne.`,
    t`- **Qui a pris la relève** dans la première moitié des tours est compté comme les autres ; plus tard, la partie ne compte pas pour cette personne.`,
    t`Si le temps expire, la table décide pour cette place. Après trois fois de suite, la place joue en automatique jusqu'à un appui sur **Je suis de retour**.`,
    t`Une partie arrêtée sans résultat ne compte pour personne, pas plus qu'une partie que tous ont abandonnée, sauf un, avant le tiers de sa durée habituelle. Les cotes ne changent que pour ceux qui ont décidé eux-mêmes pendant toute une manche, s'ils sont au moins deux, et si le bot n'a joué aucune place du début à la fin. La deuxième partie des deux mêmes en 24 heures compte pour moitié dans leurs cotes, la troisième pour un quart, et ainsi de suite.`,
  ].join('\n'),
  pointer: (command) => t`Ce qui compte, et pour qui : ${command}, sujet **Abandonner, et ce qui compte**.`,
}
