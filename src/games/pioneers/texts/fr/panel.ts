import { elided, french as t } from '../../../../i18n/french.js'
import { counted, listed, listedAsChoices } from '../../../../i18n/words.js'
import type { Tile } from '../../rules/types.js'
import type { PanelTexts } from '../en/panel.js'
import { coachName, GLOSSARY } from '../glossary.js'

const words = GLOSSARY.fr
const { money, points } = words

const REGIONS = { east: 'Est', south: 'Sud', middle: 'Centre', west: 'Ouest' } as const

const tileList = (tiles: readonly Tile[]) =>
  listed(
    'fr',
    tiles.map((tile) => words.tiles[tile].name),
  )

export const panel: PanelTexts = {
  titles: {
    cover: ({ number, each }) => t`Recouvrir une ville (${number} sur ${each})`,
    purchase: ({ round }) => t`Tour de table ${round} : vos achats`,
    oneRoad: t`Où construire la route ?`,
    twoRoads: t`Où construire la première des deux routes ?`,
    secondRoad: t`Où construire la seconde route ?`,
    move: 'Déplacer la diligence',
    routes: ({ city }) => t`Quel trajet jusqu'à ${city} ?`,
    settle: ({ city }) => t`Installer un pionnier à ${city}`,
    action: ({ city, tile }) => t`${city} : action spéciale de ${words.tiles[tile].the}`,
    turnEnd: 'Fin de votre tour',
    invitation: ({ by, city }) => t`${by} vous invite à ${city}`,
    waiting: t`Ce n'est pas à vous de jouer`,
    over: 'La partie est terminée',
  },
  covers: {
    about: ({ other, each, isFirst }) =>
      t`Une ville recouverte est hors jeu pour toute la partie, avec toutes ses lignes ; les tuiles sont distribuées ensuite. ` +
      (isFirst
        ? t`${other} a déjà recouvert ${each} villes ; votre premier tour suit votre dernier cache.`
        : t`Après vous, ${other} recouvre encore ${each} villes et commence la partie.`),
    choose: ({ cities }) =>
      t`${counted('fr', cities, { one: 'ville', other: 'villes' })} au choix, par région (mêmes numéros que sur l'image).`,
    takes: ({ lines }) => t`met ${counted('fr', lines, words.line)} hors jeu`,
  },
  purchase: {
    purse: ({ cash, income, roads, pioneers }) =>
      t`Vous avez **${money(cash)}** (+${money(income)} par tour) ; en réserve : ${counted('fr', roads, words.road)}, ` +
      t`${counted('fr', pioneers, words.pioneer)}.`,
    left: ({ left, allowed }) => t`Actions d'achat restantes : **${left}** sur ${allowed}, chaque type une seule fois.`,
    duty: {
      due: t`Tous vos chariots sont vides : ce tour-ci, une action d'achat doit servir à acheter un chariot.`,
      waived: t`Aucun chariot de la file ne peut être rempli et payé : vous ne pouvez acheter que des routes, et la diligence reste sur place.`,
    },
    noRide: ({ what, left }) => t`⚠ ${what} : il vous resterait ${money(left)}, trop peu pour un trajet ce tour-ci.`,
    maybeNoRide: ({ what, left }) =>
      t`⚠ ${what} : il vous resterait ${money(left)}, peut-être trop peu pour un trajet ce tour-ci.`,
    noMatch: ({ cities, more, byCoach }) =>
      cities.length === 0
        ? t`⚠ Aucune ville avec une tuile n'est à votre portée : la diligence reste sur place ce tour-ci.`
        : t`⚠ Aucun de vos pionniers ne convient à une ville à votre portée : ${listed('fr', more === 0 ? cities : [...cities, counted('fr', more, { one: 'autre', other: 'autres' })])}. ` +
          (byCoach
            ? t`À moins d'acheter un chariot avec un pionnier qui convient, la diligence reste sur place.`
            : t`La diligence reste sur place ce tour-ci.`),
    tooDear: ({ city, cost, cash, byCoach }) =>
      t`⚠ Même votre trajet le moins cher, vers ${city}, coûte ${money(cost)}, et vous n'avez que ${money(cash)}. ` +
      (byCoach
        ? t`À moins d'acheter un chariot avec un pionnier qui permet un trajet moins cher, la diligence reste sur place.`
        : t`La diligence reste sur place ce tour-ci.`),
    lineNamed: ({ label, price }) => `Route ${label} ${money(price)}`,
    otherRoad: ({ price }) => t`Une autre route ${money(price)}…`,
    otherRoads: ({ one, two }) => t`Autre route ${money(one)}, deux routes ${money(two)}…`,
    allLines: 'Toutes les lignes du plateau',
    oneRoad: ({ price }) => `Une route ${money(price)}`,
    twoRoads: ({ price }) => `Deux routes ${money(price)}`,
    buyCoach: ({ price }) => `Chariot ${money(price)}`,
    done: 'Achats finis',
    likely: '**Les routes utiles en ce moment**',
    orRide: '**Ou partir tout de suite**',
    back: 'Retour aux achats',
  },
  roads: {
    opens: ({ cities }) => t`permet de s'installer ce tour-ci à ${listed('fr', cities)}`,
    keeps: ({ cities }) => t`permet encore de s'installer ce tour-ci à ${listed('fr', cities)}`,
    choose: ({ lines, stagecoach }) =>
      t`${counted('fr', lines, words.line)} au choix, par région ; celles qui touchent la diligence (à ${stagecoach}) ou votre ` +
      t`réseau viennent en premier. Mêmes numéros que sur l'image.`,
    elsewhere: 'Ailleurs sur le plateau',
    paidTogether: t`Ce choix paie les deux routes ; la ligne de la seconde se choisit ensuite.`,
    second: t`Elle est déjà payée et peut se trouver n'importe où, à côté de la première ou non.`,
    region: ({ region, from, to }) => (from === to ? t`${REGIONS[region]} : ${from}` : t`${REGIONS[region]} : ${from}–${to}`),
    nextToStagecoach: 'touche la diligence',
    joinsNetwork: 'touche votre réseau',
    grows: ({ points: worth }) => `+${points(worth)} pour votre réseau`,
    joinsRoad: 'touche une de vos routes',
    ownPioneers: ({ count }) => `${counted('fr', count, words.pioneer)} à vous`,
    beside: ({ who }) => `double la route ${elided('de', who)}`,
  },
  move: {
    from: ({ stagecoach, cash }) => t`La diligence est à ${stagecoach} ; vous avez **${money(cash)}**.`,
    must: t`Le déplacement est obligatoire : vous pouvez payer un trajet vers au moins une ville qui convient à l'un de vos pionniers.`,
    noRideTo: ({ tiles }) => t`Aucun trajet possible (trop cher ou derrière d'autres tuiles) : ${tileList(tiles)}.`,
    noTileLeft: ({ tiles }) => t`Il ne reste pas de tuile pour : ${tileList(tiles)}.`,
    chooseCity: 'Choisir une ville',
    chooseRoute: 'Choisir un trajet',
    cost: ({ cost }) => (cost === 0 ? 'gratuit' : money(cost)),
    drive: ({ city, cost }) => `Aller à ${city} · ${cost}`,
    ride: ({ number }) => `Trajet ${number}`,
    costFrom: ({ cost }) => `à partir de ${money(cost)}`,
    routes: ({ count }) => counted('fr', count, { one: 'trajet', other: 'trajets' }),
    fare: ({ bank, owners, via }) => {
      const paid = [
        ...(bank > 0 && owners.length > 0 ? [`réserve commune ${money(bank)}`] : []),
        ...owners.map(({ who, amount }) => `${who} ${money(amount)}`),
      ]
      const way = via.length === 0 ? 'trajet direct' : `par ${via.join(', ')}`
      return paid.length === 0 ? way : `${paid.join(', ')} · ${way}`
    },
    gain: ({ points: worth, isSure }) => (isSure ? `+${points(worth)}` : t`jusqu'à +${points(worth)}`),
    invites: ({ names, price }) => `invite ${listedAsChoices('fr', names)} (+${money(price)})`,
    back: 'Retour aux villes',
  },
  settle: {
    choose: ({ city, tile }) =>
      tile === 'hotel'
        ? t`Il y a un Hôtel à ${city} : n'importe quel pionnier peut s'y installer. Qui vous rejoint doit en installer un du même métier.`
        : t`À ${city}, il faut ${words.professions[tile].a}. Choisissez dans quel chariot le prendre.`,
    placeholder: 'Choisir un pionnier',
    passenger: ({ pioneer, coach }) => `${words.tiles[pioneer].name} ${coachName(words, coach).from}`,
    brief: ({ pioneer, coach }) => `${words.tiles[pioneer].name} · ${coachName(words, coach).name}`,
    coach: ({ coach }) => coachName(words, coach).name,
    fromCoach: ({ coach, effect }) => `- ${coachName(words, coach).name} · ${effect}`,
    leaves: ({ left, seats, points: worth, dollars }) =>
      left === 0
        ? t`vide le chariot : ${points(worth)} et ${money(dollars)}`
        : t`il y restera ${counted('fr', left, words.pioneer)} (${seats} cases, ${points(worth)})`,
  },
  action: {
    sergeant: ({ roads }) =>
      t`Construisez une route gratuite, sur n'importe quelle ligne libre ou à côté d'une route adverse si elle y est seule. ` +
      t`Votre réserve : ${counted('fr', roads, words.road)}.`,
    barkeeper: t`Vous pouvez renvoyer dans votre réserve un pionnier de n'importe lequel de vos chariots.`,
    choosePioneer: 'Choisir un pionnier',
    farmer: ({ left }) => t`Vous pouvez encore installer ici ${left === 1 ? 'un fermier' : t`jusqu'à ${left} fermiers`}.`,
    chooseFarmer: 'Choisir un fermier',
    skip: { sergeant: 'Ne rien construire', barkeeper: 'Ne renvoyer personne', farmer: t`Pas d'autre fermier` },
  },
  end: {
    bought: ({ names }) => (names.length === 0 ? t`Achats : aucun.` : t`Achats : ${listed('fr', names)}.`),
    settled: ({ city, tile, pioneer, count }) =>
      t`Installation : ${count === 1 ? words.professions[pioneer].a : counted('fr', count, words.professions[pioneer])} à ${city}${tile === pioneer ? '' : ` (${words.tiles[tile].name})`}.`,
    nobody: {
      noPassengers: t`La diligence reste sur place : aucun pionnier ne voyage dans vos chariots.`,
      tooDear: ({ city, cost, cash }) =>
        t`La diligence reste sur place : même le trajet le moins cher, vers ${city}, coûte ${money(cost)}, et vous n'avez que ${money(cash)}.`,
      noMatch: ({ cities, more }) =>
        cities.length === 0
          ? t`La diligence reste sur place : aucune ville avec une tuile n'est à votre portée.`
          : t`La diligence reste sur place : à votre portée, il n'y a ` +
            t`${elided('que', listed('fr', more === 0 ? cities : [...cities, counted('fr', more, { one: 'autre', other: 'autres' })]))}, ` +
            t`et aucun pionnier de vos chariots n'y convient.`,
    },
    standing: ({ cash, points: track, network }) =>
      t`Vous avez ${money(cash)} et ${points(track)} ; votre plus grand réseau ajouterait ${points(network)} pour le moment.`,
    button: 'Terminer le tour',
  },
  invitation: {
    offer: ({ by, city, pioneer, price, cash }) =>
      t`Pour ${money(price)}, payés à ${by}, vous pouvez installer vous aussi ${words.professions[pioneer].a} à ${city}, ` +
      t`sans l'action spéciale de la tuile. Vous avez **${money(cash)}**.`,
    network: ({ points: worth }) =>
      t`La ville fait partie de votre plus grand réseau : un pionnier de plus y vaudra ${points(worth)} à la fin.`,
    join: ({ coach, price }) => t`Depuis ${coachName(words, coach).the} (${money(price)})`,
    decline: 'Refuser',
  },
}
