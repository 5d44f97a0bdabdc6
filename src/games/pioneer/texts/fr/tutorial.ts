import { french as t } from '../../../../i18n/french.js'
import type { PioneerTutorial } from '../en/tutorial.js'

export const tutorial: PioneerTutorial = {
  steps: {
    metals: {
      title: t`Les cartes et l'argent`,
      meanwhile: t`Bessie a son monde, vous le vôtre, et neuf étoiles inconnues vous séparent. La partie s'arrête quand toutes sont connues ; qui a le plus de points de victoire (PV) gagne. Bessie a joué son premier tour.`,
      idea: t`Vous commencez avec cinq cartes Or. Les métaux sont votre argent et se posent tout seuls : 5 $. Vous avez deux actions ; chacune permet d'acheter une carte, d'en jouer une ou de faire avancer une recherche. Une carte achetée reste à vous toute la partie : un meilleur métal enrichit vos prochains tours.`,
      task: t`Achetez un métal qui vaut 2 $ au lieu de 1 $ : ouvrez **Acheter une carte…** et choisissez **Runite : 3 $**.`,
      wrong: {
        buy: t`Cette carte a son utilité. Commencez par un meilleur métal : **Runite : 3 $**.`,
        research: t`La recherche rapporte plus tard. Commencez par un meilleur métal : **Runite : 3 $**.`,
        other: t`L'argent non dépensé est perdu. Achetez d'abord **Runite : 3 $**.`,
      },
    },
    deck: {
      title: 'Votre pioche',
      idea: t`La Runite est maintenant dans votre défausse. À chaque tour, vous piochez cinq cartes ; quand la pioche est vide, on mélange la défausse, qui devient la pioche. Tout ce que vous achetez revient donc sans cesse dans votre main. Il vous reste une action et 2 $.`,
      task: t`Achetez un vaisseau qui découvre des étoiles : **Éclaireur : 2 $**.`,
      wrong: {
        buy: t`Il vous faut d'abord un vaisseau pour voir ce qu'il y a dehors : **Éclaireur : 2 $**.`,
        other: t`Vos 2 $ seraient perdus. Achetez d'abord **Éclaireur : 2 $**.`,
      },
    },
    play: {
      title: 'Jouer une carte',
      meanwhile: t`Vous avez pioché cinq cartes : trois Or, la Runite et l'Éclaireur. Bessie a acheté les mêmes cartes que vous, a déjà construit son éclaireur et l'a envoyé vers l'étoile voisine de son monde natal.`,
      idea: t`Jouer une carte coûte une action. Son effet est écrit à côté de son nom. L'Éclaireur construit un vaisseau dans une de vos colonies, vous rend l'action et vous fait piocher une carte.`,
      task: t`Construisez-le sur votre monde natal : ouvrez **Jouer une carte…** et choisissez **Éclaireur → 4 · Monde natal**.`,
      wrong: {
        buy: t`Jouez d'abord l'Éclaireur : il ne coûte rien, et la carte piochée rapportera peut-être de l'argent.`,
        research: t`Jouez d'abord l'Éclaireur : il ne coûte rien, et la carte piochée rapportera peut-être de l'argent.`,
        other: t`Les cartes que vous ne jouez pas sont défaussées. Jouez d'abord votre Éclaireur.`,
      },
    },
    spend: {
      title: 'Les vaisseaux coloniaux',
      idea: t`Votre éclaireur est dans le secteur 4, et avec la carte piochée vous avez 6 $. La plupart des points viennent des colonies, et seul un vaisseau colonial peut en fonder une. La carte coûte 5 $ aujourd'hui, et encore 5 $ quand vous la piocherez et la jouerez.`,
      task: t`Achetez **Vaisseau colonial : 5 $**.`,
      wrong: {
        buy: t`Sans vaisseau colonial, vous ne pourrez pas occuper ce que trouve votre éclaireur. Achetez **Vaisseau colonial : 5 $**.`,
        research: t`Cette fois, les colonies d'abord. Achetez **Vaisseau colonial : 5 $**.`,
        other: t`Vos 6 $ seraient perdus. Achetez d'abord **Vaisseau colonial : 5 $**.`,
      },
    },
    explore: {
      title: 'Les étoiles inconnues',
      meanwhile: t`Vous avez défaussé le reste et pioché cinq cartes, dont le Vaisseau colonial. À chaque tour, la phase des cartes se termine ainsi. Viennent ensuite les vaisseaux.`,
      idea: t`Un secteur sombre est une étoile inconnue. Quand un éclaireur y arrive, seul son propriétaire voit ce que c'est. Un éclaireur avance de deux secteurs au plus, un vaisseau colonial d'un seul. Chaque vaisseau peut se déplacer une fois par tour, même tout neuf.`,
      task: t`Regardez l'étoile sur le chemin de Bessie : ouvrez **Déplacer depuis 4…** et choisissez **1 éclaireur : 4 → 5 · inconnu**.`,
      wrong: {
        move: t`Il y a une étoile dans chaque secteur sombre. Regardez cette fois la plus proche sur le chemin de Bessie : secteur 5.`,
        other: t`Votre éclaireur resterait chez lui. Envoyez-le d'abord dans le secteur 5.`,
      },
    },
    colonize: {
      title: 'Les colonies',
      meanwhile: t`Votre éclaireur a trouvé la Fonderie : 2 PV, et une action de plus à chaque tour. Bessie a colonisé Corvane, secteur 7. Puis vous avez joué votre Vaisseau colonial pour 5 $ : il est sur votre monde natal.`,
      idea: t`À la fin de la partie, une colonie rapporte les points de son système. Son bonus arrive au début de chacun de vos tours. Le vaisseau qui la fonde est consommé, et l'étoile devient connue de tous.`,
      task: t`Colonisez la Fonderie : **1 vaisseau colonial : 4 → 5 · Fonderie**, **Passer aux nouvelles colonies**, **Coloniser 5 · Fonderie**.`,
      wrong: {
        move: t`Cela peut attendre. La Fonderie rapporte 2 PV et une action par tour : envoyez le vaisseau colonial dans le secteur 5.`,
        'end-moves': t`Votre vaisseau colonial n'a pas encore bougé. Envoyez-le d'abord dans le secteur 5.`,
        other: t`Bessie pourrait vous prendre la Fonderie. Fondez votre colonie maintenant.`,
      },
    },
    research: {
      title: 'La recherche',
      meanwhile: t`La Fonderie est à vous : 2 PV, et désormais trois actions par tour. Bessie a construit un deuxième éclaireur, acheté un Croiseur et regardé le secteur 6.`,
      idea: t`Il y a trois domaines de trois niveaux. Un niveau coûte une action et son prix, et son effet vous reste acquis. Le troisième niveau d'un domaine vaut 5 PV à la fin. L'armement commence par le Faisceau de particules, qui renforce vos croiseurs.`,
      task: t`Ouvrez **Faire une recherche…** et choisissez **Armement 1 (Faisceau de particules) : 5 $**.`,
      wrong: {
        research: t`Ces domaines sont utiles aussi. Mais Bessie a acheté un Croiseur : choisissez cette fois **Armement 1 (Faisceau de particules) : 5 $**.`,
        buy: t`Un bon achat pour un autre tour. Dépensez vos 5 $ pour **Armement 1 (Faisceau de particules) : 5 $**.`,
        place: t`Bonne idée, et vous pourrez le faire juste après. D'abord la recherche : **Armement 1 (Faisceau de particules) : 5 $**.`,
        other: t`Vos 5 $ seraient perdus. D'abord la recherche : **Armement 1 (Faisceau de particules) : 5 $**.`,
      },
    },
    battle: {
      title: 'Les batailles',
      meanwhile: t`Trois manches plus tard. Vous avez colonisé La Monnaie, qui rapporte 1 $ par tour. Bessie a colonisé Péage (secteur 6) et Belmar (secteur 10). Vous venez de construire deux croiseurs pour 2 $ chacun.`,
      idea: t`Des vaisseaux qui arrivent chez l'adversaire combattent après le dernier déplacement. Chaque camp additionne ses attaques et les répartit entre les unités adverses ; une unité est détruite quand les dégâts atteignent sa défense. On tire en même temps. Le texte annonce l'issue.`,
      task: t`Attaquez Péage avec vos deux croiseurs : **2 croiseurs : 5 → 6 · Péage**, puis **Combattre**.`,
      wrong: {
        move: t`Il n'y a personne à combattre là-bas. Péage, la colonie de Bessie, est dans le secteur 6.`,
        pick: t`Un croiseur seul serait perdu. À deux, il en reste un : envoyez les deux ensemble.`,
        other: t`Vos croiseurs n'ont pas encore bougé. Envoyez-les d'abord tous les deux dans le secteur 6.`,
      },
    },
    last: {
      title: 'La dernière manche',
      meanwhile: t`Quatre manches plus tard. Péage est désormais votre colonie, et vous êtes au niveau Armement 2. Bessie vient de coloniser la dernière étoile inconnue. Elle a 9 PV, vous 5.`,
      idea: t`Quand il ne reste plus d'étoile inconnue, on termine la manche et la partie s'arrête. (Après la manche 7, certaines sont aussi révélées au hasard.) C'est donc votre dernier tour. Vous avez 10 $ et trois actions. Une carte achetée maintenant n'arrivera plus jamais dans votre main.`,
      task: t`Ouvrez **Faire une recherche…** et choisissez ce qui vaut 5 PV tout de suite.`,
      wrong: {
        research: t`Seul un troisième niveau rapporte des points, et ce domaine n'en est pas là. Cherchez le niveau 3.`,
        buy: t`Les cartes ne rapportent aucun point, et vous ne piocherez plus celle-ci. Cherchez un troisième niveau.`,
        other: t`Il vous manque 4 PV, et vous pouvez encore en gagner 5. Cherchez un troisième niveau.`,
      },
    },
  },
  end: {
    title: 'Comment on marque des points',
    meanwhile: t`La Bombe nova est le troisième niveau de l'armement : 5 PV. Vous avez 10 PV, Bessie 9.`,
    idea: [
      t`- **Les colonies** : les points de leurs systèmes, 1 ou 2 PV chacune, monde natal compris.`,
      t`- **Les troisièmes niveaux** : 5 PV par domaine de recherche.`,
      t`C'est tout. L'argent, les cartes et les vaisseaux ne rapportent rien, mais ils vous y mènent.`,
      t`En bref : achetez tôt un meilleur métal, regardez avant de coloniser, et menez à temps un domaine de recherche à son terme.`,
    ].join('\n'),
  },
}
