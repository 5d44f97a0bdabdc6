import { french as t } from '../../../../i18n/french.js'
import type { PioneerDaysTexts } from '../en/index.js'

export const rules: PioneerDaysTexts['rules'] = {
  overview: {
    title: 'But du jeu',
    caption: t`Deuxième semaine, troisième jour : Annie prend un dé.`,
    text: [
      t`Vous menez quelques chariots vers l'Ouest. Quatre semaines de cinq jours vous attendent ; chaque jour, chacun prend un dé et l'utilise une fois. À la fin de chaque semaine, tout le monde arrive dans une ville.`,
      t`Les points de victoire (PV) viennent des bœufs qui arrivent en ville, de l'or, des faveurs que les villes vous doivent et des habitants qui voyagent avec vous. Les catastrophes coûtent du bois, de l'argent, des bœufs, des remèdes et des habitants.`,
      t`La personne qui a le plus de PV gagne.`,
    ].join('\n\n'),
  },
  picture: {
    title: t`Lire l'image`,
    caption: t`Le deuxième jour de piste : quatre dés sont à prendre, et Annie choisit en premier.`,
    text: [
      t`**La piste**`,
      t`- Quatre semaines de cinq jours, chacune avec une ville au bout (I à IV). Le chariot indique le jour en cours.`,
      t`**Les dés**`,
      t`- Sous chaque dé, l'argent qu'il rapporte.`,
      t`- Le petit signe dans son coin est la catastrophe qui avance si personne ne le prend. Quatre losanges : toutes les quatre.`,
      t`- Sous le sac : ce qui y reste, par couleur.`,
      t`**Les catastrophes**`,
      t`- La tempête, le pillage, la famine et la maladie ont chacun leur piste. L'étoile est le marqueur, et la catastrophe frappe à la dernière case.`,
      t`- À droite : ce que prend la catastrophe.`,
      t`- Dessous : les chariots à vendre avec leurs prix, et l'or qui reste.`,
      t`**La ville**`,
      t`- Une carte montre ce qu'elle demande et, à côté de la cocarde, ses faveurs.`,
      t`- À côté des cartes : l'équipement proposé.`,
      t`**Les six emplacements**`,
      t`- En haut : une face, et l'argent qu'elle rapporte.`,
      t`- Dessous : la personne que cette face permet d'engager, ce qu'elle fait et, tout en bas, les points qu'elle vaut à la fin.`,
      t`**Les joueurs**`,
      t`- Étoile : les points. Fer à cheval : la personne qui commence. Flèche : la partie attend cette personne.`,
      t`- Première ligne : argent, bétail, bois, remèdes, or et faveurs.`,
      t`- Les chariots avec leur chargement. Une croix est un dégât.`,
      t`- Ce que fait le plateau de joueur, et les habitants avec ce qu'ils valent pour l'instant.`,
      t`**Les signes**`,
      t`- Une face suivie d'une flèche : chaque fois que vous prenez cette face. Une maison suivie d'une flèche : à la fin de chaque semaine. Une maison seule : sur chaque carte de ville. 1× : une seule fois.`,
      t`- Un dé à quatre losanges : n'importe quelle face. Un dé à flèche ronde : le prix pour tourner un dé sur une autre face.`,
      t`- Un bouclier : une protection. « / » : pour chacun. « ≤ » : au plus.`,
      t`**Sur votre propre image**`,
      t`- Les numéros sont ceux des boutons et des menus placés dessous.`,
      t`- **Mes chariots** montre tout ce qui est à vous, et à quoi cela sert.`,
    ].join('\n'),
  },
  week: {
    title: 'Une semaine et ses jours',
    caption: t`La dernière semaine commence, avec trois cartes de ville au lieu de deux.`,
    text: [
      t`Au début d'une semaine, on dispose deux cartes de ville (trois la dernière semaine), un équipement de plus que de joueurs et un habitant pour chacune des six faces. Rien n'est remplacé avant la semaine suivante.`,
      t`Le sac contient un dé de chaque couleur par joueur, et un de chaque en plus. Chaque matin, on tire et on lance un dé de plus que de joueurs. Chacun à son tour en prend un, et le dernier reste.`,
      t`Le jeton du premier joueur passe au suivant chaque jour. Après cinq jours, le sac est vide et la semaine est finie.`,
    ].join('\n\n'),
  },
  dice: {
    title: 'Votre dé',
    caption: t`Annie tient le dé vert. La face Remède rapporte de l'argent, donne un remède ou engage le médecin de son emplacement (1).`,
    text: [
      t`Prenez un dé et regardez sa face. Tout ce que cette face déclenche chez vous agit aussitôt.`,
      t`Vous pouvez ensuite payer 3 $ pour le tourner sur une autre face, une fois ; la nouvelle face ne déclenche rien. Utilisez-le pour **une** de ces trois choses :`,
      t`- **Revenu** : de l'argent selon la face : Joker 1 $, Mine 2 $, Équipement 3 $, Bétail 4 $, Bois 5 $, Remède 6 $.`,
      t`- **Action** : Mine pioche un jeton d'or, Équipement prend une tuile proposée, Bétail, Bois et Remède donnent un bœuf, un bois ou un remède. Le Joker vaut pour l'une des cinq, au choix.`,
      t`- **Engager** : l'habitant de l'emplacement de la face vous rejoint.`,
      t`À tout moment de votre tour, vous pouvez acheter des chariots : petits, de quatre cases, pour 5 $ ; grands, de six cases, pour 8 $.`,
    ].join('\n'),
  },
  goods: {
    title: 'Chariots et marchandises',
    caption: t`Dans le grand chariot d'Annie (1), il y a un bois, un remède et deux cases vides ; un dégât couvre les deux autres cases.`,
    text: [
      t`Le bois et les remèdes tiennent à deux par case, sans se mélanger. Chaque jeton d'or et chaque équipement prend une case. Bœufs, habitants, faveurs et argent n'en prennent pas.`,
      t`Vous n'avez rien à ranger : les marchandises se placent d'elles-mêmes au mieux. Si elles ne tiennent pas, vous choisissez ce que vous rendez ; l'or retourne dans le sac, l'équipement dans la boîte. Pendant votre tour, acheter un chariot aide aussi. Si une carte de ville demande de l'équipement, on donne tout avant de faire de la place.`,
      t`Un jeton d'or montre une, deux ou trois pépites. Avant la fin, seul son propriétaire sait combien.`,
    ].join('\n\n'),
  },
  townsfolk: {
    title: 'Habitants et équipement',
    caption: t`Il y a quelqu'un sur chaque emplacement (1 à 6) ; un dé de sa face permet d'engager cette personne.`,
    text: [
      t`Il y a soixante habitants, en cinq séries de douze ; une partie en utilise deux. Chacun fait quelque chose pour vous et rapporte des points à la fin, s'il est encore avec vous.`,
      t`Certains agissent une fois, quand vous les engagez, d'autres chaque fois que vous prenez un dé de leur face, d'autres à la fin de chaque semaine, d'autres tout le temps. L'équipement fait de même, mais prend une case et ne rapporte pas de points.`,
      t`Un dé ne déclenche pas ce qu'il vient de vous apporter. Un échange n'est jamais obligatoire ; s'il ne rapporte rien, parce que le sac d'or est vide, il n'est pas proposé. Un habitant qui compte vos habitants se compte lui aussi.`,
    ].join('\n\n'),
  },
  disasters: {
    title: 'Les quatre catastrophes',
    caption: t`Une tempête : Annie décide pour ses deux chariots (1 et 2), un bois pour chacun ou un dégât.`,
    text: [
      t`Le dé que personne n'a pris fait avancer d'une case le marqueur de sa couleur ; un dé noir fait avancer les quatre. Une catastrophe dont le marqueur arrive au bout frappe aussitôt (s'il y en a plusieurs, de haut en bas), et le marqueur repart de la première case.`,
      t`- **Tempête** (bleu) : pour chaque chariot, payez un bois, ou placez-y un jeton de dégât. Ce jeton couvre deux cases et coûte 2 PV à la fin.`,
      t`- **Pillage** (rouge) : vous perdez la moitié de votre argent, arrondie à l'unité supérieure.`,
      t`- **Famine** (jaune) : chacun de vos bœufs coûte 1 $ ; ceux que vous ne pouvez pas payer sont perdus.`,
      t`- **Maladie** (vert) : pour chaque habitant, payez un remède, ou perdez-le.`,
      t`Tout le monde décide en même temps ; on n'achète rien à ce moment-là. Avant la dernière ville, les quatre marqueurs avancent encore une fois.`,
    ].join('\n'),
  },
  town: {
    title: 'En ville',
    caption: t`Annie a satisfait la scierie, comme le montre son pion ; le bazar (1) lui reste ouvert.`,
    text: [
      t`Quand le sac est vide, trois choses se passent :`,
      t`1. Les effets de fin de semaine s'appliquent.`,
      t`2. Chacun de vos bœufs rapporte 1 PV, et reste avec vous.`,
      t`3. Vous pouvez satisfaire une fois chaque carte de la ville : donnez tout ce qu'elle demande, et ses faveurs sont à vous. Personne ne prend une carte à quelqu'un d'autre.`,
    ].join('\n'),
  },
  end: {
    title: 'Fin de partie et décompte',
    caption: t`Annie a gagné. Chaque barre montre d'où viennent les points ; ce que les dégâts enlèvent est hachuré.`,
    text: [
      t`Après la quatrième ville, la partie est finie. Aux points de vos bœufs s'ajoutent :`,
      t`- 1 PV pour chaque pépite sur vos jetons d'or,`,
      t`- 2 PV pour chaque faveur, et 5 PV à qui en a le plus (même à égalité),`,
      t`- les points de vos habitants,`,
      t`- moins 2 PV pour chaque jeton de dégât.`,
      t`En cas d'égalité, l'argent décide ; s'il est égal lui aussi, la victoire est partagée.`,
    ].join('\n'),
  },
  'house-rules': {
    title: t`Plateaux de joueur et règles maison`,
    caption: t`Avant la première semaine, chacun des trois garde l'un de ses deux plateaux : en haut son équipement de départ, en bas son pouvoir.`,
    text: [
      t`Avec la face standard, chacun commence avec le même chariot et les mêmes marchandises, et l'un de ses habitants se passe de remède lors d'une maladie. Avec les faces uniques, chacun garde l'un de ses deux plateaux, qui a ses propres marchandises de départ et son propre pouvoir. L'hôte choisit la face avant le début, ainsi que les séries d'habitants.`,
      t`Là où les règles se taisent, on joue ainsi. Un chariot entièrement couvert ne reçoit plus de dégât. Lors d'une famine, vous payez pour autant de bœufs que possible. Si personne n'a de faveur, personne ne gagne les 5 PV. Si le temps expire lors d'une tempête ou d'une maladie, on paie ce qui peut l'être.`,
    ].join('\n\n'),
  },
  tips: {
    title: 'Conseils',
    text: [
      t`- Les bœufs comptent dans chaque ville : un bœuf de la première semaine rapporte 4 PV.`,
      t`- Attention au dé que vous laissez : il peut vous nuire, à vous ou aux autres.`,
      t`- Un bois par chariot et un remède par habitant, et vous dormirez bien.`,
      t`- L'argent dépensé ne se fait pas piller.`,
      t`- Lisez les cartes de la ville dès le premier jour : la semaine sert à réunir ce qu'elles demandent.`,
    ].join('\n'),
  },
}
