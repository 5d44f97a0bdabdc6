import { french as t } from '../../../../i18n/french.js'
import type { PioneersTexts } from '../en/index.js'

export const rules: PioneersTexts['rules'] = {
  overview: {
    title: 'But du jeu',
    caption: t`Annie a installé un pionnier à Albany, au bout de sa propre route depuis Boston.`,
    text: [
      t`Vos pionniers voyagent dans vos propres chariots ; une seule diligence, commune à tout le monde, décide où ils peuvent descendre. À votre tour, vous la menez dans une ville dont la tuile montre un métier que vous transportez, et un pionnier de ce métier s'y installe.`,
      t`Quand le dernier pionnier quitte un chariot, celui-ci rapporte aussitôt ses points de victoire (PV) et 1 $. Vos routes rendent vos trajets gratuits et vous rapportent de l'argent quand les autres les empruntent ; à la fin, chacun de vos pionniers dans votre plus grand réseau vaut 2 PV.`,
      t`La personne qui a le plus de PV gagne.`,
    ].join('\n\n'),
  },
  picture: {
    title: t`Lire l'image`,
    caption: t`Annie a 7 $ et en reçoit 4 par tour. Elle a 12 points, et au moins 18 si la partie finissait maintenant : 12 de ses chariots vidés (roue), 2 de ses cases vides, 4 de son réseau (route), plus deux pépites dont vous ignorez la valeur.`,
    text: [
      t`**La carte** : un carré avec un symbole est une tuile, et la légende au bord de la carte dit ce que fait chacune. Les barres sont des routes et les petites formes des pionniers installés, avec la couleur et la forme de leur propriétaire ; un nombre en indique plusieurs. La grande voiture est la diligence ; le cadre, la piste de score. En blanc, les nouveautés ; en brun, le dernier trajet.`,
      t`**À côté de la carte**, pour chaque personne :`,
      t`- la pièce : l'argent et, après le « + », le revenu par tour,`,
      t`- l'étoile : les points des chariots vidés,`,
      t`- le drapeau : les points si la partie finissait maintenant (« + » : des pépites en plus),`,
      t`- la barre : les routes à construire ; le personnage au chapeau : les pionniers en réserve,`,
      t`- la pépite : leur nombre (×) ou, si vous pouvez la connaître, leur valeur (+),`,
      t`- les carrés à droite : les tuiles Banquier et Marchand,`,
      t`- les chariots, avec un symbole par pionnier à bord, un carré en pointillé par case vide, et leurs points,`,
      t`- près du nom : la diligence (c'est son tour), une flèche (on l'attend), un fer à cheval (premier joueur).`,
      t`**Sous la carte** : les quatre chariots à vendre, avec leur prix sur une pièce et leurs points près d'une étoile. Un numéro sur un chariot est son nom : « chariot 18 ». Viennent ensuite le tour de table (la flèche en cercle), les chariots de la pile (les cartes), les tuiles sur la carte et les pépites. Drapeau sur fond rouge : dernier tour de table, et pourquoi. Sablier 1/2 sur fond d'or : après un second tour de table pour rien, la partie s'arrête.`,
      t`**Mes chariots** : les symboles estompés sont les cases déjà vides ; l'étoile et la pièce au-dessus d'un chariot sont ce qu'il rapporte une fois vidé. La barre du milieu compte vos points comme si la partie s'arrêtait maintenant : chariots vidés (roue), cases vides, pépites, plus grand réseau (route).`,
      t`Les numéros sur la carte sont ceux des menus sous votre propre image ; la somme sur fond d'or est le prix du trajet, suivie de « + » s'il en existe de plus chers.`,
    ].join('\n'),
  },
  setup: {
    title: 'Mise en place',
    caption: t`Avant le premier tour : 2 $ et un chariot de départ plein pour chaque personne, et un pionnier de chaque couleur à Boston, où se trouve la diligence.`,
    text: [
      t`À quatre, on joue sur la grande carte et ses 42 villes ; à deux ou trois, sur la petite, qui en a 35. À deux, huit d'entre elles sont recouvertes d'un cache et hors jeu : toujours les mêmes au bord, des villes tirées au hasard, ou des villes choisies par les joueurs, selon le réglage de l'hôte. Dans ce dernier cas, la personne qui joue en second recouvre quatre villes, puis celle qui commence, quatre autres ; tout le reste n'est distribué qu'ensuite. Les villes voisines de Boston restent en jeu, comme toute ville dont le cache couperait la carte ou la rendrait trop petite. Sur l'image, des croix pâles marquent les villes qu'on peut encore recouvrir.`,
      t`- **Tuiles** : chaque ville sauf Boston en reçoit une, tirée au hasard ; personne ne voit celles qui restent. Si les deux villes voisines de Boston ont tiré la même, l'une des deux est retirée et une tuile d'une autre sorte la remplace.`,
      t`- **Chariots** : chaque personne reçoit un chariot de départ avec cinq pionniers à bord. Quatre chariots forment la file, et 8, 14 ou 18 (à deux, trois ou quatre) la pile ; les autres restent dans la boîte, sans que personne sache lesquels.`,
      t`- **Chaque personne** a 2 $, 15 routes et 14 pionniers dans sa réserve, et un pionnier déjà installé à Boston. Celui-là compte à la fin comme les autres : il vaut 2 PV si une route de votre plus grand réseau mène à Boston.`,
      t`- **La diligence** part de Boston. Elle peut y repasser plus tard, mais n'y finit jamais un trajet.`,
      t`- **Le premier joueur** est tiré au sort et commence chaque tour de table.`,
    ].join('\n'),
  },
  turn: {
    title: 'Un tour de jeu',
    caption: t`Le tour d'Annie commence, la diligence est à Boston ; aucune route n'est encore construite.`,
    text: [
      t`On joue à tour de rôle, dans le sens des aiguilles d'une montre. Un tour a trois phases :`,
      t`1. **Banque** : 3 $ de revenu, plus 1 $ pour chacune de vos tuiles Banquier. Vous les recevez automatiquement.`,
      t`2. **Achat** : des routes ou un chariot, si vous voulez.`,
      t`3. **Déplacement et colonisation** : menez la diligence, installez un pionnier, utilisez l'action spéciale de la tuile ; ensuite, les autres peuvent être invités.`,
      t`Le bot vous guide d'une phase à l'autre ; **Terminer le tour** met fin à votre tour.`,
    ].join('\n'),
  },
  purchases: {
    title: 'Achats',
    caption: t`Annie pourrait construire, entre autres, sur la ligne d'Albany (1) ou de New York (2).`,
    text: [
      t`Votre tuile Boutique donne une action d'achat par tour, et chaque tuile Marchand (deux au plus) une autre. Chaque type est possible une fois par tour :`,
      t`- **Une route** pour 2 $, **deux routes** pour 5 $. Une route va sur n'importe quelle ligne qui n'en a pas ; elle n'a pas besoin de toucher vos autres routes.`,
      t`- **Un chariot** au prix de sa case dans la file, de 1 $ à 4 $. Chacune de ses cases reçoit un pionnier de votre réserve ; s'il vous en manque, l'achat est impossible. La file avance et un nouveau chariot prend la dernière case.`,
      t`Si tous vos chariots sont vides au début de votre tour, vous devez en acheter un. Si aucun chariot de la file ne peut être rempli ou payé, vous ne pouvez acheter que des routes, et la diligence reste sur place.`,
    ].join('\n'),
  },
  moving: {
    title: 'Déplacer la diligence',
    caption: t`Annie peut aller à Buffalo (1) pour 1 $, car la première ligne porte une de ses routes, ou à Baltimore (2) pour 1 $ à payer à Bill et 1 $ à la réserve commune.`,
    text: [
      t`La diligence va de ville en ville le long des lignes. Elle traverse les villes sans tuile, jamais celles qui en ont une, et ne s'arrête que là où la tuile correspond à un pionnier que vous transportez. Dans un Hôtel, tous conviennent.`,
      t`Chaque ligne coûte :`,
      t`- rien si une des routes qui s'y trouvent est à vous,`,
      t`- 1 $ à payer à qui possède la route, ou 1 $ à chacun des deux propriétaires,`,
      t`- 1 $ à la réserve commune s'il n'y a pas de route.`,
      t`Si une telle ville est à votre portée et dans vos moyens, il faut y aller. Sinon, la diligence reste sur place. Si deux chemins rapportent à des personnes différentes, vous avez le choix. Règle maison : un chemin est exclu si un autre vers la même ville ne rapporte davantage à personne et rapporte moins à quelqu'un ; pas de détour, donc, dans le seul but de donner de l'argent.`,
      t`À deux, huit villes sont recouvertes d'un cache : on n'y passe pas et on n'y construit rien.`,
    ].join('\n'),
  },
  settling: {
    title: 'Installer un pionnier',
    caption: t`À Albany (1), un pionnier d'Annie a pris la place de la tuile.`,
    text: [
      t`Vous prenez la tuile de la ville et mettez à sa place un pionnier correspondant d'un de vos chariots. Si plusieurs chariots en transportent un, vous choisissez lequel ; cela décide du chariot qui sera vide en premier.`,
      t`Dans un Hôtel, vous choisissez n'importe quel pionnier ; vous recevez l'argent de l'Hôtel, pas l'action spéciale de ce métier.`,
      t`Plusieurs pionniers peuvent habiter la même ville, les vôtres comme ceux des autres.`,
    ].join('\n'),
  },
  tiles: {
    title: 'Les sept tuiles',
    caption: t`Des tuiles dans trois villes : Sergent à Albany (1) et à Detroit (3), Fermier à Buffalo (2).`,
    text: [
      t`Deux sortes se gardent, au plus deux tuiles de chacune ; une troisième ne sert à rien :`,
      t`- **Banquier** : 1 $ de revenu en plus, dès votre prochain tour.`,
      t`- **Marchand** : une action d'achat en plus, dès votre prochain tour.`,
      t`Cinq agissent aussitôt et retournent dans la boîte :`,
      t`- **Sergent** : vous pouvez construire une route gratuite, sur une ligne libre, ou à côté d'une route adverse si elle y est seule. Une ligne porte deux routes au plus.`,
      t`- **Barman** : vous pouvez renvoyer dans votre réserve un pionnier de n'importe lequel de vos chariots.`,
      t`- **Chercheur d'or** : vous prenez une pépite d'or qui vaut 3, 4 ou 5 PV ; sa valeur reste votre secret jusqu'à la fin.`,
      t`- **Fermier** : vous pouvez installer jusqu'à deux fermiers de plus dans cette ville.`,
      t`- **Hôtel** : vous gagnez 3 $.`,
    ].join('\n'),
  },
  coaches: {
    title: 'Chariots vidés',
    caption: t`Deux cases du chariot de départ d'Annie sont vides ; trois pionniers y voyagent encore.`,
    text: [
      t`Dès qu'il ne reste plus de pionnier dans un chariot, il rapporte les PV imprimés dessus et 1 $, puis il est mis de côté, quel que soit le tour en cours : après une installation, après le Barman ou le Fermier, ou parce que vous avez rejoint quelqu'un.`,
      t`Un chariot de deux cases vaut 4 PV, de trois 7 PV, de quatre 10 PV ; le chariot de départ et ses cinq cases, 12 PV.`,
    ].join('\n\n'),
  },
  invitation: {
    title: t`Rejoindre quelqu'un`,
    caption: t`Annie a installé un pionnier à Buffalo (1), et Bill l'y a rejointe.`,
    text: [
      t`Après chaque installation, on demande aux autres, dans le sens des aiguilles d'une montre, si l'un d'entre eux veut aussi installer quelqu'un dans cette ville. Cela coûte 2 $, payés à la personne dont c'est le tour, et demande un pionnier qui correspond à la tuile (dans un Hôtel : du même métier que celui qui vient d'arriver). L'action spéciale de la tuile n'est pas comprise.`,
      t`Seule la première réponse positive compte. On ne demande rien à qui n'a pas l'argent ou le pionnier.`,
    ].join('\n\n'),
  },
  end: {
    title: 'Fin de partie et décompte',
    caption: t`Le réseau d'Annie relie trois de ses pionniers, soit 6 PV ; celui de Bill en compte un, soit 2 PV.`,
    text: [
      t`Quand quelqu'un a construit ses 15 routes, ou que le dernier chariot de la pile arrive dans la file, on termine le tour de table et la partie s'achève. Deux règles maison s'y ajoutent : s'il n'y a plus de tuile sur le plateau, on termine aussi le tour de table ; si, pendant deux tours de table entiers, personne ne construit de route, n'achète de chariot ni ne prend de tuile, la partie s'arrête (après le premier, tout le monde en est averti).`,
      t`Aux points des chariots vidés s'ajoutent :`,
      t`- 1 PV par case vide des chariots qui transportent encore quelqu'un,`,
      t`- la valeur de vos pépites d'or,`,
      t`- 2 PV pour chacun de vos pionniers dans votre plus grand réseau : des villes reliées sans interruption par vos propres routes. C'est celui qui compte le plus de vos pionniers, pas le plus de routes.`,
      t`En cas d'égalité, l'argent restant décide ; s'il est égal lui aussi, la victoire est partagée.`,
    ].join('\n'),
  },
  'house-rules': {
    title: t`Règles maison`,
    caption: t`De Raleigh, Annie va directement à Atlanta (1) pour 1 $. Elle ne peut pas passer par Charleston : elle paierait autant, et 1 $ de plus à Bill. Sous la carte, le sablier signale un tour de table pour rien.`,
    text: [
      t`Trois règles appliquées ici ne figurent pas dans le livret :`,
      t`- **Pas de détour plus cher** : vous ne pouvez pas choisir un chemin si un autre vers la même ville ne rapporte davantage à personne et rapporte moins à quelqu'un. Si deux chemins rapportent à des personnes différentes, vous avez le choix.`,
      t`- **Plus de tuile** : quand la dernière tuile a quitté la carte, on termine le tour de table et la partie s'achève, car plus personne ne pourrait s'installer.`,
      t`- **Tours de table pour rien** : si, pendant tout un tour de table, personne ne construit de route, n'achète de chariot ni ne prend de tuile, tout le monde en est averti. Un sablier marqué 1/2 reste sous la carte jusqu'à ce que quelqu'un fasse l'une de ces trois choses. Si personne ne le fait au tour de table suivant non plus, la partie s'arrête à la fin de celui-ci.`,
    ].join('\n'),
  },
  tips: {
    title: 'Conseils',
    text: [
      t`- Rejoindre quelqu'un pour 2 $ en vaut souvent la peine : un chariot se vide plus vite, et le pionnier se trouve peut-être dans votre réseau.`,
      t`- S'il n'y a plus de tuile d'un métier, un Hôtel ou un Barman permet encore de faire descendre ce pionnier.`,
      t`- Un Banquier pris tôt se rembourse plusieurs fois.`,
      t`- Les routes dont les autres ont besoin rapportent de l'argent toute la partie ; celles qui relient vos villes rapportent des PV à la fin. Les meilleures font les deux.`,
      t`- Gardez 1 $ ou 2 $ pour le trajet : après avoir tout dépensé en achats, vous risquez de ne plus pouvoir bouger.`,
    ].join('\n'),
  },
}
