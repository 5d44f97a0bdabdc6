import { french as t } from '../../french.js'
import type { CountingTexts } from '../en/counting.js'

export const counting: CountingTexts = {
  title: 'Partir en cours de partie, et ce qui compte',
  text: [
    t`Une partie qui se termine avec un résultat compte dans les statistiques et les cotes de ce serveur :`,
    t`- **Si vous avez une place à la fin**, votre rang compte, même si votre temps a expiré ou si votre place est en pilote automatique.`,
    t`- **Si vous abandonnez**, vous perdez, quelle que soit la personne qui joue ensuite à votre place : dernière place, et aucun point dans vos statistiques. Les points de la place restent affichés avec le résultat.`,
    t`- **Si l'on vous remplace** sans que vous ayez abandonné, la partie ne compte pas pour vous.`,
    t`- **Si vous prenez la relève** dans la première moitié des tours, la partie compte pour vous comme pour les autres ; plus tard, elle ne compte pas pour vous.`,
    t`- **Si des ordinateurs jouent**, ou peuvent reprendre des places, la partie ne compte ni pour les cotes, ni pour les classements, ni pour les records, et dans les statistiques tout au plus à la ligne « Contre l'ordinateur ».`,
    t`Si le temps expire, le bot décide pour cette place. Après trois dépassements de suite, elle passe en pilote automatique jusqu'à un appui sur **Je suis de retour**.`,
    t`Si l'hôte a choisi un ordinateur pour ces places, c'est lui qui les joue.`,
    t`Une partie arrêtée sans résultat ne compte pour personne. Il en va de même d'une partie qui se termine par abandon (il n'y reste qu'une personne) avant le tiers de sa durée habituelle. Les cotes ne changent que pour ceux qui ont décidé eux-mêmes pendant tout un tour de table, s'ils sont au moins deux, et si le bot n'a joué aucune place du début à la fin. Une deuxième partie entre les deux mêmes joueurs en 24 heures compte pour moitié dans leurs cotes, une troisième pour un quart, et ainsi de suite.`,
  ].join('\n'),
  pointer: (command) => t`Ce qui compte, et pour qui : ${command}, sujet **Partir en cours de partie, et ce qui compte**.`,
}
