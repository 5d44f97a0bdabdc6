import { french as t } from '../../../../i18n/french.js'
import type { PioneersTutorial } from '../en/tutorial.js'

export const tutorial: PioneersTutorial = {
  steps: {
    ride: {
      title: 'Une diligence pour tout le monde',
      idea: t`Bessie et vous conduisez la même diligence. Elle amène vos pionniers dans les villes qui ont besoin d'eux : la tuile de la ville indique de qui. Ils attendent dans vos propres chariots, dont le premier se trouve sous le plateau. Chaque ligne du trajet coûte 1 $.`,
      task: t`Allez à Albany, où il faut un banquier : **1 · Albany · 1 $**.`,
      wrong: { other: t`À New York, il faut un fermier. Allez plutôt à Albany : un banquier rapporte pendant toute la partie.` },
    },
    income: {
      title: 'Les tuiles et le revenu',
      idea: t`Votre banquier est installé, et vous avez pris la tuile de la ville. Chaque sorte de tuile a son action spéciale : un Banquier reste chez vous et rapporte 1 $ de plus au début de chacun de vos tours. Sans lui, votre revenu est de 3 $.`,
      task: t`Vous n'avez plus rien à faire. Appuyez sur **Terminer le tour**.`,
      wrong: { other: t`Appuyez sur **Terminer le tour**.` },
    },
    invited: {
      title: 'Les invitations',
      meanwhile: t`Bessie vous a payé 2 $ pour installer, elle aussi, un banquier à Albany. Puis, pendant son tour, elle a construit une route d'Albany à Buffalo pour 2 $, y a mené la diligence gratuitement et installé un marchand.`,
      idea: t`Quand une personne installe un pionnier, une autre peut en installer un dans la même ville en lui payant 2 $. L'action spéciale n'est pas comprise, mais votre chariot se vide plus vite, et c'est ce qui rapporte des points.`,
      task: t`Cette fois, c'est Bessie qui vous invite. Installez aussi votre marchand à Buffalo : **Depuis le chariot de départ**.`,
      wrong: { other: t`Vous gardez 2 $, mais votre marchand reste dans le chariot. Installez-le, cette fois.` },
    },
    road: {
      title: 'Les routes',
      idea: t`Une route est à vous pour toute la partie. Vous parcourez sa ligne gratuitement, et toute autre personne vous paie 1 $ pour y passer. Vous pouvez la construire sur n'importe quelle ligne encore libre.`,
      task: t`Vous voulez mener votre chercheur d'or à Detroit. Construisez une route jusque-là : **Route C 2 $**.`,
      wrong: {
        'one-road': t`Cette route servira plus tard. Construisez d'abord de Buffalo à Detroit : **Route C**.`,
        'two-roads': t`Une seule suffit pour l'instant : **Route C**, de Buffalo à Detroit.`,
        'buy-coach': t`L'achat d'un chariot viendra bientôt. Construisez d'abord la **Route C**.`,
        other: t`Vous pourriez partir tout de suite, mais la ligne serait payante. Construisez d'abord la **Route C**.`,
      },
    },
    fare: {
      title: 'À qui payer le trajet',
      idea: t`Jusqu'à Detroit, vous roulez sur votre propre route, gratuitement. Jusqu'à New York, vous paieriez 1 $ à Bessie, à qui appartient la route d'Albany, et 1 $ à la réserve commune pour la ligne suivante, qui n'a pas de route.`,
      task: t`Allez à Detroit. Une tuile Chercheur d'or rapporte une pépite de 3, 4 ou 5 PV, dont personne d'autre ne voit la valeur avant la fin.`,
      wrong: { other: t`Ce trajet coûte 2 $, dont 1 $ pour Bessie. Celui de Detroit est gratuit.` },
    },
    coach: {
      title: 'Les chariots',
      meanwhile: t`Votre pépite vaut 4 PV. Ensuite, Bessie a acheté un chariot et conduit la diligence par votre route jusqu'à Pittsburgh : elle vous a payé 1 $.`,
      idea: t`Un chariot rapporte dès que son dernier pionnier est descendu : 4 PV pour deux cases, 7 pour trois, 10 pour quatre et 12 pour le chariot de départ. Le vôtre transporte encore deux pionniers. Un nouveau coûte de 1 $ à 4 $ selon sa place dans la file, et se remplit depuis votre réserve.`,
      task: t`Achetez le petit chariot avec un marchand et un sergent : **Chariot 1 $**.`,
      wrong: {
        'buy-coach': t`10 PV, c'est tentant, mais il faut installer quatre pionniers. Commencez par le chariot à 1 $.`,
        'one-road': t`Avec deux pionniers à bord, vous n'aurez bientôt plus personne à installer. Achetez un chariot : celui à 1 $.`,
        'two-roads': t`Avec deux pionniers à bord, vous n'aurez bientôt plus personne à installer. Achetez un chariot : celui à 1 $.`,
        other: t`Le trajet vient après les achats. Achetez d'abord le chariot à 1 $.`,
      },
    },
    network: {
      title: 'Votre réseau',
      meanwhile: t`Deux tours de table ont passé. Votre chariot de départ est vide : 12 PV. Un Sergent vous a permis de construire une route gratuite, à côté de celle de Bessie, et vous avez acheté un autre chariot.`,
      idea: t`À la fin, chacun de vos pionniers dans votre plus grand réseau vaut 2 PV. Un réseau, ce sont des villes que vos routes relient sans interruption. Les meilleures routes rapportent de l'argent et relient vos villes.`,
      task: t`Construisez la route qui ajoute le plus à votre réseau. Le texte indique ce que chacune ajoute.`,
      wrong: {
        'one-road': t`Celle-là ajoute moins. Comparez les trois lignes au-dessus du plateau : l'une annonce +4 PV.`,
        'two-roads': t`Une seule route suffit. Laquelle des trois ajoute le plus à votre réseau ?`,
        'buy-coach': t`Vous avez encore deux chariots à vider. Construisez la route qui ajoute le plus.`,
        other: t`Le trajet peut attendre la fin des achats. Laquelle des trois routes ajoute le plus ?`,
      },
    },
    emptied: {
      title: 'Vider un chariot',
      meanwhile: t`Vous avez continué jusqu'à Chicago, où le Barman vous a permis de retirer le sergent du chariot 5. Il n'y reste qu'un marchand. Bessie a joué son tour.`,
      idea: t`Dès qu'un chariot est vide, vous marquez ses points et gagnez 1 $, même quand ce n'est pas votre tour. La liste des trajets indique lesquels peuvent en vider un : cherchez un « + ».`,
      task: t`Videz le chariot 5 : amenez le marchand dans la ville dont la tuile en demande un.`,
      wrong: {
        other: t`Dans le chariot 5, il ne reste qu'un marchand : cherchez la ville où il en faut un. L'Hôtel accueille n'importe quel pionnier ; gardez-le pour quelqu'un dont aucune autre ville n'a besoin.`,
      },
    },
    last: {
      title: 'Le dernier tour de table',
      meanwhile: t`Quatre tours de table ont passé. Vous avez construit beaucoup de routes et vidé un autre chariot pour 10 PV. Vous venez d'en acheter un, et le dernier chariot de la pile est arrivé dans la file.`,
      idea: t`La partie se termine ainsi, ou par la quinzième route d'une même personne. On termine le tour de table, puis on compte les points. Un pionnier resté dans un chariot ne rapporte rien ; une case vide à côté de lui rapporte 1 PV.`,
      task: t`Choisissez votre dernier trajet : celui qui rapporte le plus de PV.`,
      wrong: { other: t`Il y a mieux : l'un de ces trajets vide un chariot de quatre cases.` },
    },
  },
  end: {
    title: 'Comment on marque des points',
    meanwhile: t`Bessie a joué le dernier tour. Elle aussi a vidé un chariot, et vous avez encore installé un pionnier grâce à elle.`,
    idea: [
      t`- **Les chariots vidés**, la source principale : 4, 7, 10 ou 12 PV chacun.`,
      t`- **Les cases vides** des chariots qui transportent encore quelqu'un : 1 PV chacune.`,
      t`- **Les pépites d'or** : leur valeur.`,
      t`- **Votre plus grand réseau** : 2 PV pour chacun de vos pionniers qui s'y trouve.`,
      t`En bref : installez souvent des pionniers, y compris quand ce n'est pas votre tour, et construisez là où ils vivent.`,
    ].join('\n'),
  },
}
