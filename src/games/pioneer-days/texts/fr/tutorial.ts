import { french as t } from '../../../../i18n/french.js'
import type { PioneerDaysTutorial } from '../en/tutorial.js'

const STILL_RIGHT = t`C'est un bon début : vous pouvez encore garder les deux qu'il faut. Mais un seul choix suffit : ouvrez **Tout décider d'un coup**.`

export const tutorial: PioneerDaysTutorial = {
  steps: {
    die: {
      title: 'Un dé par jour',
      meanwhile: t`Bessie et vous menez vos chariots vers l'Ouest, quatre semaines de cinq jours. Qui a le plus de points de victoire (PV) après la quatrième semaine gagne. C'est le premier jour, et vous choisissez en premier.`,
      idea: t`Chaque jour, on lance trois dés : vous en prenez un, Bessie un autre, et le dernier reste. La face dit à quoi sert un dé. Chaque bœuf rapporte 1 PV dans chaque ville, et une ville attend au bout de chacune des quatre semaines. Un bœuf pris aujourd'hui rapporte donc 4 PV.`,
      task: t`Prenez **2 · Bétail (vert)**, puis **Prendre 1 bœuf**.`,
      wrong: {
        take: t`Ce dé sert à autre chose. Commencez par celui qui montre du bétail : **2 · Bétail (vert)**.`,
        income: t`L'argent ne rapporte aucun point. Choisissez **Prendre 1 bœuf** : il rapportera 4 PV.`,
        recruit: t`Vous ferez sa connaissance demain. Aujourd'hui, **Prendre 1 bœuf** : il rapportera 4 PV.`,
        change: t`C'est déjà la bonne face. Choisissez **Prendre 1 bœuf**.`,
        other: t`Utilisez d'abord votre dé : **Prendre 1 bœuf**.`,
      },
    },
    recruit: {
      title: 'Les habitants',
      meanwhile: t`Bessie a pris le dé rouge pour 2 $, et le bleu est resté. Le deuxième jour, elle a choisi en premier et pris un bœuf avec son Joker rouge. Il vous reste deux dés.`,
      idea: t`Quelqu'un attend sous chaque face. Avec un dé de cette face, vous pouvez engager cette personne : elle vous aide, et rapporte des points à la fin si elle est encore là. Avec l'éleveuse, Bétail donne un bœuf de plus à chaque fois, et vos bœufs comptent encore une fois à la fin.`,
      task: t`Prenez **1 · Bétail (jaune)**, puis **Engager l'éleveuse Isabel Ortega**.`,
      wrong: {
        take: t`Avec Remède, vous pourriez engager le médecin. Pour l'éleveuse, il faut **1 · Bétail (jaune)**.`,
        income: t`L'argent ne rapporte aucun point. Choisissez **Engager l'éleveuse Isabel Ortega**.`,
        cattle: t`Vous n'auriez qu'un bœuf. Avec elle, vous en aurez deux à chaque fois : **Engager l'éleveuse Isabel Ortega**.`,
        change: t`C'est déjà la bonne face. Choisissez **Engager l'éleveuse Isabel Ortega**.`,
        other: t`Utilisez d'abord votre dé : **Engager l'éleveuse Isabel Ortega**.`,
      },
    },
    turn: {
      title: 'Tourner un dé',
      meanwhile: t`L'éleveuse Isabel Ortega est avec vous. Le dé bleu est encore resté. Le troisième jour, vous choisissez en premier, mais aucun dé ne montre de bétail.`,
      idea: t`Pour 3 $, vous pouvez tourner le dé pris sur une autre face. Vous avez tout juste 3 $, et avec l'éleveuse, Bétail donne deux bœufs.`,
      task: t`Prenez **2 · Bois (jaune)**, puis **Tourner le dé (3 $)**, choisissez Bétail, puis **Prendre 2 bœufs**.`,
      wrong: {
        take: t`On peut tourner n'importe quel dé. Prenez cette fois **2 · Bois (jaune)**.`,
        change: t`Ce n'est pas la face qu'il vous faut. Tournez le dé sur Bétail.`,
        wood: t`Vous n'auriez qu'un bois. En tournant d'abord le dé, vous aurez deux bœufs : **Tourner le dé (3 $)**.`,
        income: t`L'argent ne rapporte aucun point. Deux bœufs rapportent 2 PV dans chaque ville.`,
        other: t`Cela peut attendre. Deux bœufs rapportent 2 PV dans chaque ville.`,
      },
    },
    left: {
      title: 'Le dé qui reste',
      meanwhile: t`Vous avez quatre bœufs, mais plus d'argent. Bessie a engagé deux personnes. Le quatrième jour, elle a encore choisi en premier, et il reste deux dés.`,
      idea: t`La couleur du dernier dé fait avancer une catastrophe : bleu pour la tempête, rouge pour le pillage, jaune pour la famine, vert pour la maladie, noir pour les quatre. Le marqueur Tempête est à une case du bout. Là, la tempête coûte un bois par chariot, ou bien un dégât, qui couvre deux cases et coûte 2 PV.`,
      task: t`Retenez la tempête : prenez le dé bleu, **1 · Remède (bleu)**, pour **Revenu 6 $**.`,
      wrong: {
        take: t`Le dé bleu resterait, et la tempête frapperait. Prenez **1 · Remède (bleu)**.`,
        recruit: t`Il vous aiderait, mais vous n'avez plus d'argent. Choisissez **Revenu 6 $**.`,
        other: t`Vous avez déjà un remède, mais plus d'argent. Choisissez **Revenu 6 $**.`,
      },
    },
    town: {
      title: 'En ville',
      meanwhile: t`Le cinquième jour, vous avez pris un bois. Le sac est vide, et tout le monde arrive en ville. Vos quatre bœufs viennent de rapporter 4 PV.`,
      idea: t`Chaque carte de ville demande des marchandises. Si vous donnez tout, vous gagnez ses faveurs : 2 PV chacune, et 5 PV de plus à la fin pour qui en a le plus. Bessie peut satisfaire la même carte, qui reste en ville.`,
      task: t`Donnez 1 bois, 1 remède et 1 bœuf pour trois faveurs : **1 · Fournir : Bazar**.`,
      wrong: { other: t`Trois faveurs valent 6 PV, plus que ces marchandises. Choisissez **1 · Fournir : Bazar**.` },
    },
    gold: {
      title: t`L'or`,
      meanwhile: t`La semaine 2 a apporté de nouvelles cartes. Vous avez engagé l'infirmière et reçu deux remèdes. Puis la tempête est venue : un bois a sauvé votre chariot. Bessie n'en avait pas, et son chariot est endommagé.`,
      idea: t`Un jeton d'or porte une, deux ou trois pépites de 1 PV. Personne d'autre n'en voit le nombre avant la fin. D'ici là, ce jeton occupe une case de vos chariots, comme un équipement. Deux bois ou deux remèdes partagent une case. Les bœufs et les habitants vont à pied.`,
      task: t`Prenez **1 · Mine (rouge)**, puis **Prendre 1 jeton d'or**.`,
      wrong: {
        take: t`Ce dé ne donne pas d'or. Prenez cette fois **1 · Mine (rouge)**.`,
        income: t`L'argent ne rapporte aucun point, mais l'or en rapporte : **Prendre 1 jeton d'or**.`,
        change: t`C'est déjà la bonne face. Choisissez **Prendre 1 jeton d'or**.`,
        other: t`Un chariot peut attendre. Choisissez d'abord **Prendre 1 jeton d'or**.`,
      },
    },
    wagon: {
      title: 'Les chariots',
      meanwhile: t`Votre jeton d'or porte trois pépites. Le troisième jour, vous avez pris 5 $ de revenu, et le dé rouge est resté : le marqueur Pillage est à une case du bout.`,
      idea: t`Pendant votre tour, vous pouvez acheter des chariots : un petit de quatre cases pour 5 $, un grand de six pour 8 $. Ce qui n'a pas de place, il faut le rendre. Et un pillage prend à tout le monde la moitié de son argent ; ce qui est dépensé ne se vole pas.`,
      task: t`Vous avez 11 $. Achetez un chariot avant de prendre votre dé : **Grand chariot 8 $**.`,
      wrong: {
        'buy-wagon': t`Vous pouvez vous offrir mieux : pour 3 $ de plus, deux cases de plus, et moins d'argent à piller.`,
        other: t`Le dé vient après. Achetez d'abord un **Grand chariot 8 $**, ou le pillage prendra peut-être la moitié de votre argent.`,
      },
    },
    disease: {
      title: 'La maladie',
      meanwhile: t`Le pillage ne vous a pris que 2 $. En ville, vous avez donné deux bœufs et un remède à la laiterie pour trois faveurs. C'est maintenant la semaine 3, et le dé vert est resté.`,
      idea: t`Lors d'une maladie, chaque habitant coûte un remède, sinon il vous quitte. Votre plateau en protège un. Avec un remède, vous en gardez deux sur trois. L'image montre combien chacun rapporte actuellement. De même, lors d'une famine, chaque bœuf coûte 1 $.`,
      task: t`Gardez les deux qui rapportent le plus : ouvrez **Tout décider d'un coup**.`,
      wrong: {
        'shield-townsfolk.lumberjack': STILL_RIGHT,
        'pay-medicine.rancher': STILL_RIGHT,
        'pay-medicine.lumberjack': STILL_RIGHT,
        'lose-townsfolk.nurse': STILL_RIGHT,
        other: t`Quelqu'un qui rapporte plus partirait. Gardez l'éleveuse (3 PV) et le bûcheron (2 PV).`,
      },
    },
    last: {
      title: 'La dernière ville',
      meanwhile: t`Deux semaines plus tard. Vous avez trois habitants et trois faveurs de plus. Une dernière tempête a endommagé un de vos chariots : 2 PV de moins. Vos bœufs ont rapporté pour la quatrième fois.`,
      idea: t`Après cette ville, la partie est finie. L'argent, le bois et les remèdes qui vous restent ne rapportent rien. L'or et vos habitants rapportent des points, et chaque faveur vaut 2 PV.`,
      task: t`Satisfaites la carte qui ne prend que ce qui ne vaut rien à la fin.`,
      wrong: {
        satisfy: t`L'hôtel des monnaies prend un jeton d'or, et les pépites sont des points. Cherchez une carte qui ne prend que de l'argent.`,
        other: t`Trois faveurs valent 6 PV. Cherchez une carte qui ne prend que de l'argent.`,
      },
    },
  },
  end: {
    title: 'Comment on marque des points',
    meanwhile: t`Bessie a satisfait l'hôtel des monnaies. Vous avez le plus de faveurs : 5 PV de plus.`,
    idea: [
      t`- **Les bœufs** : 1 PV chacun dans chaque ville.`,
      t`- **Les faveurs** : 2 PV chacune, et 5 PV pour qui en a le plus.`,
      t`- **Les habitants** : les points de leur carte, s'ils sont encore avec vous.`,
      t`- **L'or** : 1 PV par pépite.`,
      t`- **Les dégâts** : 2 PV de moins par jeton.`,
      t`En bref : prenez des bœufs tôt, lisez les cartes de ville le premier jour, et regardez quel dé vous laissez.`,
    ].join('\n'),
  },
}
