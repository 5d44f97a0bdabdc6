import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'
import { ACTIONS, HAND } from '../../data/cards.js'
import { chartedFrom } from '../../data/game-length.js'
import { TOP_LEVEL, TOP_LEVEL_POINTS } from '../../data/technologies.js'
import { BOMBS, COLONY_STATISTICS, FORTIFIED_STATISTICS, SHIP_STATISTICS } from '../../data/units.js'
import type { PioneerTexts } from '../en/index.js'
import { facesIn } from '../rolls.js'
import { effects } from './effects.js'
import { glossary as words } from './glossary.js'
import { panel } from './panel.js'

const unit = (name: string, { attack, defence, movement }: { attack: number; defence: number; movement?: number }) =>
  t`- **${name}** : attaque ${attack}, défense ${defence}${movement === undefined ? '' : `, ${counted('fr', movement, { one: 'secteur', other: 'secteurs' })} par déplacement`}`

/** The die of the Drive. */
const faces = facesIn({ effects, money: words.money }, panel.drive.face)
  .map((face) => `- ${face}`)
  .join('\n')

export const rules: PioneerTexts['rules'] = {
  overview: {
    title: 'But du jeu',
    caption: t`Une galaxie à trois, en milieu de partie. Les étoiles inconnues sont sombres ; colonies et vaisseaux ont la couleur et la forme de leur propriétaire.`,
    text: [
      t`Vous commencez avec un monde et une poignée d'or. Vos cartes construisent des vaisseaux, qui explorent les étoiles inconnues et les colonisent ; votre argent achète de meilleures cartes et paie vos recherches.`,
      t`Chaque colonie rapporte les points de victoire (PV) de son système, et parfois de l'argent, des cartes ou des actions à chaque tour. Qui atteint le troisième niveau d'un domaine de recherche marque aussi des points.`,
      t`Quand toutes les étoiles sont connues, on termine la manche. Qui a le plus de PV gagne.`,
    ].join('\n\n'),
  },
  picture: {
    title: 'Lire l’image',
    caption: t`Chaque système montre ses points et ce qu’il donne par tour ; les vaisseaux sont comptés par sorte.`,
    text: [
      t`**La galaxie**`,
      t`- Chaque hexagone est un secteur. Les menus et les messages l'appellent par son numéro.`,
      t`- Un système connu montre son nom, ses points près d'une étoile, et ce qu'il donne par tour.`,
      t`- Une étoile inconnue est sombre. Un œil et des couleurs disent quels joueurs l'ont vue.`,
      t`- Vaisseaux et colonies ont la couleur et la forme de leur propriétaire. Un nombre compte les vaisseaux d'une sorte.`,
      t`- Une colonie fortifiée est entourée d'un rempart.`,
      t`- Dans le coin : la manche (flèche en cercle) et le nombre d'étoiles inconnues (hexagone).`,
      t`**À côté de la galaxie**, pour chaque personne`,
      t`- Près du nom : les points. Une flèche montre qui la partie attend, un fer à cheval qui joue en premier.`,
      t`- Éclair et pièce : les actions et l'argent. Sur fond d'or, ce qui reste pour ce tour ; sinon, ce qu'apporte chaque tour.`,
      t`- Puis les cartes : en main (l'éventail), dans la pioche (la carte sombre) et dans la défausse (la carte claire).`,
      t`- Les pièces sur le plateau : colonies, éclaireurs, éclaireurs avec une bombe, vaisseaux coloniaux et croiseurs.`,
      t`- Épée et bouclier : leur attaque et leur défense. Pour les colonies, le second nombre vaut pour celles qui sont fortifiées.`,
      t`- Petits carrés : les niveaux atteints en armement, propulsion et société.`,
      t`**Sous la galaxie**`,
      t`- Cartes en vente : le prix sur une pièce, et combien il en reste (×). Un signe dans le coin : il faut le troisième niveau de ce domaine.`,
      t`- Technologies : le prix sur une pièce, l'effet du niveau, et un marqueur pour chaque joueur qui l'a atteint.`,
      t`**Sur votre propre image**`,
      t`- Les secteurs que vous pouvez choisir sont encadrés.`,
      t`- Un œil doré marque une étoile inconnue que vos éclaireurs vous ont montrée ; dessous, des couleurs disent qui d'autre l'a vue.`,
      t`- **Mes cartes** montre votre main.`,
    ].join('\n'),
  },
  turn: {
    title: 'Un tour de jeu',
    caption: t`Premier tour de la partie : d'abord les cartes, ensuite les vaisseaux.`,
    text: [
      t`1. **Cartes.** Vous recevez ce que vos systèmes rapportent. Vous avez ${ACTIONS} actions ; chacune permet d'acheter une carte, d'en jouer une ou de faire avancer une recherche, comme vous voulez.`,
      t`2. **Ajustement.** Le reste de votre main est défaussé ; l'argent et les actions qui restent sont perdus. Vous piochez ${HAND} cartes.`,
      t`3. **Vaisseaux.** Chaque vaisseau peut se déplacer une fois. Après le dernier déplacement ont lieu toutes les batailles, puis les vaisseaux coloniaux arrivés à destination peuvent fonder des colonies.`,
      t`Sans vaisseau, le tour s'arrête là. Si vos vaisseaux ne doivent pas bouger, vous pouvez terminer le tour juste après les cartes.`,
    ].join('\n'),
  },
  cards: {
    title: 'Les cartes',
    caption: t`Les piles en vente : le prix, et ce qu'il en reste.`,
    text: [
      t`Les métaux sont votre argent. Ceux de votre main se posent tout seuls au début de votre tour ; ceux que vos cartes vous font piocher, aussitôt. Poser un métal ne coûte pas d'action. L'argent non dépensé est perdu.`,
      t`Une carte achetée va dans votre défausse. Quand votre pioche est vide, on mélange la défausse, qui devient la pioche. Les cartes jouées restent sur la table jusqu'à l'ajustement ; seule une Bombe nova est retirée du jeu dès qu'elle est jouée.`,
      t`Les vaisseaux se construisent dans une de vos colonies. Certaines cartes coûtent de l'argent à jouer, en plus de l'action. Certaines rendent des actions ou font piocher.`,
      t`Trois cartes sont réservées à qui a atteint le troisième niveau de leur domaine : Bombe nova, Générateur d'improbabilité infinie et Métal Rearden.`,
    ].join('\n\n'),
  },
  research: {
    title: 'La recherche',
    caption: t`Les marqueurs des trois domaines : armement, propulsion et société.`,
    text: [
      t`Un niveau coûte une action et son prix ; les niveaux d'un domaine se suivent, et leurs effets vous restent acquis.`,
      t`Le troisième niveau vaut ${words.points(TOP_LEVEL_POINTS)} à la fin et met sa carte en vente pour vous. Plusieurs joueurs peuvent y arriver.`,
      t`Un trou de ver mène d'une de vos colonies à une autre en un seul déplacement, quelle que soit la distance. Les Mines d'astéroïdes donnent leur carte tout à la fin de votre tour.`,
    ].join('\n\n'),
  },
  ships: {
    title: 'Les vaisseaux',
    caption: t`Les flottes de trois joueurs. Un nombre compte les vaisseaux d'une sorte.`,
    text: [
      unit('Éclaireur', SHIP_STATISTICS.scout),
      unit('Vaisseau colonial', SHIP_STATISTICS.colonizer),
      unit('Croiseur', SHIP_STATISTICS.warship),
      t`Chaque vaisseau peut se déplacer une fois par tour, même s'il vient d'être construit. Les vaisseaux d'une même sorte partent ensemble d'un secteur, sauf si vous n'en choisissez qu'une partie.`,
      t`On survole les étoiles inconnues, mais pas les autres joueurs : là où se trouvent leurs vaisseaux ou une de leurs colonies, on s'arrête et on combat. Là où personne n'arrive, personne ne combat.`,
    ].join('\n'),
  },
  stars: {
    title: t`L'exploration`,
    caption: t`Un éclaireur est arrivé sur une étoile inconnue : seul son propriétaire voit ce qui s'y trouve.`,
    text: [
      t`Un éclaireur qui arrive sur une étoile inconnue ne la montre qu'à son propriétaire ; les autres peuvent y envoyer leurs propres éclaireurs. Pour qui ne l'a pas vue, elle reste inconnue jusqu'à ce que quelqu'un la colonise ou la bombarde, ou qu'elle soit révélée au hasard.`,
      t`Coloniser sans avoir regardé, c'est prendre ce qui vient : tout système vaut quelque chose, mais tous ne se valent pas.`,
    ].join('\n\n'),
  },
  colonies: {
    title: 'Les colonies',
    caption: 'Les colonies rapportent des points et ce que leur système donne. Un rempart entoure celles qui sont fortifiées.',
    text: [
      t`Un vaisseau colonial qui arrive sur un système sans colonie peut en fonder une ; l'étoile est alors révélée à tous. C'est possible aussi en présence de vaisseaux adverses, s'il survit à la bataille.`,
      unit('Colonie', COLONY_STATISTICS),
      unit('Colonie fortifiée', FORTIFIED_STATISTICS),
      t`Les mondes natals sont fortifiés dès le départ. Sans colonie, on ne construit plus rien ; sans colonie ni vaisseau, on quitte la partie en gardant les points des technologies.`,
    ].join('\n'),
  },
  battle: {
    title: 'Les batailles',
    caption: t`Deux flottes dans un secteur : chaque camp additionne ses attaques.`,
    text: [
      t`Chaque camp additionne l'attaque de toutes ses unités présentes et la répartit entre ses adversaires. Les dégâts qui atteignent la défense d'une unité la détruisent. Tous les camps choisissent leurs cibles en secret et tirent en même temps.`,
      t`Une colonie n'est touchée qu'après tous les vaisseaux de son propriétaire dans ce secteur. S'il y a plus de deux camps, seul le joueur dont c'est le tour combat tous les autres ; ceux-ci ne se combattent pas entre eux, et leurs dégâts ne s'additionnent pas : ceux de chacun comptent à part.`,
      t`Les survivants restent. S'il n'y a rien à choisir, les dégâts se règlent tout seuls. Une consigne, à donner sous **Mes cartes**, permet de laisser le bot choisir vos cibles.`,
    ].join('\n\n'),
  },
  bombs: {
    title: 'Bombes nova et Générateur',
    caption: 'Une bombe a détruit un système pour toujours.',
    text: [
      t`Une Bombe nova se charge à bord d'un éclaireur, dans une de vos colonies, et sa carte est retirée du jeu. Là où l'éclaireur arrive, vous pouvez faire exploser la bombe avant toute bataille : tous les vaisseaux et colonies du secteur sont détruits, les vôtres aussi, et plus personne ne colonisera ce système. Il compte dès lors comme connu. Il y a ${BOMBS} bombes.`,
      t`Le Générateur d'improbabilité infinie envoie un de vos vaisseaux dans n'importe quel secteur. À l'arrivée, ni exploration, ni bataille, ni colonie. Vous lancez aussitôt un dé ; si le vaisseau n'est pas perdu, il peut encore se déplacer pendant ce tour :\n${faces}`,
    ].join('\n\n'),
  },
  end: {
    title: 'Fin de partie et décompte',
    caption: t`Qui a gagné, et d'où viennent les points.`,
    text: [
      t`Quand il ne reste plus d'étoile inconnue, on termine la manche, pour que chacun ait joué autant de tours. S'il ne reste qu'un joueur sur le plateau, il gagne aussitôt.`,
      t`Points : pour chaque colonie ceux de son système, et ${words.points(TOP_LEVEL_POINTS)} pour chaque domaine au niveau ${TOP_LEVEL}. En cas d'égalité, on compare les points des technologies, puis les colonies, puis les cartes ; si l'égalité persiste, la victoire est partagée.`,
      t`Après la manche ${chartedFrom(2)} (${chartedFrom(4)} à quatre), au moins une étoile par joueur doit être connue, puis une de plus par joueur après chaque manche. Celles qui manquent sont tirées au sort et révélées.`,
    ].join('\n\n'),
  },
  'house-rules': {
    title: 'Règles maison',
    text: [
      t`Les mondes natals sont fortifiés et, passé une certaine manche, les étoiles manquantes sont révélées au hasard : toute partie a une fin. Le troisième et le quatrième joueur dans l'ordre du tour commencent avec un éclaireur ; à deux dans une galaxie normale, le second aussi. À deux, ou à trois dans une galaxie vaste, aucune étoile ne se trouve juste au milieu : qui commence y arriverait en premier.`,
      t`Nous n'avions pas les prix, effets, vaisseaux et systèmes du jeu imprimé. Ceux d'ici sont les nôtres, éprouvés par de nombreuses parties simulées.`,
    ].join('\n\n'),
  },
  tips: {
    title: 'Conseils',
    text: [
      t`- Achetez tôt de meilleurs métaux : l'Or prend une action et rapporte peu.`,
      t`- Choisissez tôt entre les colonies et la recherche : un peu des deux, c'est souvent trop peu de chaque. Moins il y a de joueurs qui colonisent, plus il reste de systèmes pour chacun d'eux.`,
      t`- Éclaireurs et Fortifications rendent leur action et font piocher une carte : ils ne coûtent que leur prix.`,
      t`- Regardez avant de coloniser : la plupart des systèmes valent 2 PV, mais certains rapportent de l'argent, des cartes ou des actions à chaque tour.`,
      t`- Un croiseur détruit une colonie sans fortification et disparaît avec elle ; si vous en envoyez deux, il en reste un.`,
      t`- Comptez les étoiles inconnues : les dernières décident de la fin.`,
    ].join('\n'),
  },
}
