import { french as t } from '../../french.js'
import { withMinus } from '../../numbers.js'
import { counted } from '../../words.js'
import type { StandingsTexts } from '../en/standings.js'

const parties = (n: number) => counted('fr', n, { one: 'partie', other: 'parties' })
const points = (n: number) => counted('fr', n, { one: 'point', other: 'points' })
const rounds = (n: number) => counted('fr', n, { one: 'tour de table', other: 'tours de table' })

export const standings: StandingsTexts = {
  leaderboard: {
    title: (scope) => t`Classement : ${scope}`,
    allGames: 'tous les jeux',
    periods: { 'all-time': 'Depuis le début', season: 'Cette saison', month: 'Ce mois-ci' },
    ends: {
      season: (moment) => t`Une saison dure un trimestre ; celle-ci se termine ${moment}.`,
      month: (moment) => `Ce mois se termine ${moment}.`,
    },
    measures: {
      rating: 'Cote',
      wins: 'Victoires',
      'win-share': 'Taux de victoire',
      games: 'Parties',
      average: 'Points en moyenne',
    },
    form: 'Dernières parties',
    games: (n, wins) => `${parties(n)}, ${counted('fr', wins, { one: 'gagnée', other: 'gagnées' })}`,
    ranked: (count, needed) =>
      t`${counted('fr', count, { one: 'joueur classé', other: 'joueurs classés' })} (à partir de ${parties(needed)}).`,
    rankedFirst: (count, needed) =>
      t`Plus de ${count} joueurs classés (à partir de ${parties(needed)}) ; les ${count} premiers sont affichés.`,
    provisionalRanks: (needed) =>
      t`Ces rangs sont provisoires : personne n’a encore joué les ${parties(needed)} nécessaires pour un rang.`,
    provisionalSign: '(1) = rang provisoire',
    provisional: '? = provisoire\u202f: trop peu de parties pour une cote fiable',
    bar: t`Barre = incertitude : de la cote à la force la plus probable (losange)`,
    marks: t`Dernières parties = places, la plus récente à droite : plein = gagnée, × = abandon`,
    uncertainty: '± = incertitude de la cote',
    placesNote: t`Dernières places : la plus récente à droite, × = abandon`,
    you: 'vous',
    page: (page, pages) => `Page ${page} sur ${pages}`,
    uncertain: (rating, uncertainty) => `${rating} (±${uncertainty})`,
    line: (who, told) => t`${who} : ${told}`,
    lastPlaces: (places) => t`dernières places : ${places}`,
    tooFew: (missing) => t`Vous n'êtes pas encore au classement : il vous manque ${parties(missing)}.`,
    beyond: (count) => t`Vous n'êtes pas parmi les ${count} premiers ; votre rang n'est donc pas affiché.`,
    unlisted: (command) => t`Vous avez choisi de ne pas apparaître. Pour changer d'avis : ${command}.`,
    notPlayed: t`Vous n'avez terminé aucune partie ici pendant cette période.`,
    empty: t`Personne n'est encore classé ici : il faut finir quelques parties.`,
    back: 'Précédente',
    next: 'Suivante',
    mine: 'Ma place',
    asText: 'En texte',
    asPicture: 'En image',
    records: 'Les records',
    toRanking: 'Classement',
  },
  stats: {
    title: (game, name) => t`${game} : ${name}`,
    games: (n, wins, share) => `**${parties(n)}**, ${counted('fr', wins, { one: 'gagnée', other: 'gagnées' })} (${share})`,
    resigned: (count) => `dont ${counted('fr', count, { one: 'abandonnée', other: 'abandonnées' })}`,
    points: (average, best) => t`Points : ${average} en moyenne, ${withMinus(best)} au mieux`,
    sources: t`D'où venaient les points`,
    source: (name, average, best) => t`${name} : ${average} en moyenne, ${withMinus(best)} au mieux`,
    choices: (name, list) => t`${name} : ${list}`,
    decision: (span) => t`Temps moyen par décision : ${span}`,
    onlyLatest: (n) => t`Parties, victoires, moyenne et cote portent sur toutes les parties ; le reste, sur les ${n} dernières.`,
    rating: (rating, uncertainty) => t`Cote : **${rating}** (±${uncertainty})`,
    rank: (rank) => `rang ${rank}`,
    rankBeyond: (places) => t`pas parmi les ${places} premiers`,
    unrated: t`Pas encore de cote : aucune de ces parties n'était cotée.`,
    ratingTitle: (name) => t`Cote : ${name}`,
    ratingAlt: (n, first, last, lowest, highest) =>
      t`sur ${counted('fr', n, { one: 'partie cotée', other: 'parties cotées' })} : ${first} au début, ${last} à présent ; au plus bas ${lowest}, au plus haut ${highest}.`,
    ratingLegend: t`par partie cotée ; bande : jusqu'à la force la plus probable`,
    practised: (levels) => t`Contre des adversaires virtuels : ${levels}. Ces parties ne comptent pas ailleurs.`,
    practice: (level, games, wins) =>
      `${level} (${counted('fr', wins, { one: 'partie gagnée', other: 'parties gagnées' })} sur ${games})`,
    headToHead: (name, other) => `${name} contre ${other}`,
    met: (n, ahead, behind, level) =>
      t`${parties(n)} en commun : devant dans ${ahead}, derrière dans ${behind}${level === 0 ? '' : `, à égalité dans ${level}`}`,
    neverMet: t`Aucune partie terminée en commun.`,
    noneOf: (name) => t`${name} n'a terminé aucune partie de ce jeu sur ce serveur.`,
    noneOwn: (command) => t`Vous n'avez terminé aucune partie de ce jeu sur ce serveur. Ouvrez une table avec ${command}.`,
    unlistedOther: (name) => t`${name} ne souhaite pas apparaître ; il n'y a donc rien à montrer.`,
    unlistedOwn: (command) =>
      t`Visible de vous uniquement : vous avez choisi de ne pas apparaître. Pour changer d'avis : ${command}.`,
    againstSelf: 'Choisissez deux personnes différentes à comparer.',
  },
  history: {
    title: (game) => t`${game} : parties terminées de ce serveur`,
    titleOf: (game, name) => t`${game} : parties terminées (${name})`,
    line: (when, players, n) => `${when} · ${players} · ${rounds(n)}`,
    points: (name, n) => `${name} ${withMinus(n)}`,
    unrated: {
      'too-few-players': t`non cotée : trop peu de joueurs`,
      'against-computers': t`non cotée : contre des adversaires virtuels`,
      relief: t`non cotée : des adversaires virtuels pouvaient reprendre des places`,
      'computer-player': t`non cotée : une place jouée par le bot`,
      'hardly-played': t`non cotée : à peine jouée`,
      'cut-short': t`ne compte pas : abandonnée trop tôt`,
    },
    link: 'message final',
    noLink: 'message final introuvable',
    choose: 'Regarder une de ces parties',
    transcript: 'Transcription',
    all: 'Toutes les parties',
    open: 'Parties terminées',
    none: 'Aucune partie terminée que vous puissiez voir pour le moment.',
    onlyLatest: (n) => t`La recherche porte sur les ${n} dernières parties.`,
  },
  records: {
    title: (game) => t`Records de ce serveur : ${game}`,
    names: { points: 'Meilleur score', quickest: 'Victoire la plus rapide', longest: 'Partie la plus longue' },
    points,
    rounds,
    line: (record, amount, holder, when) => t`**${record}** : ${amount}${holder === null ? '' : `, ${holder}`} · ${when}`,
    none: t`Pas encore de records : la première partie jouée jusqu’au bout les établira.`,
    broken: (record, amount, holder, before, beforeHolder) =>
      t`Nouveau record du serveur. ${record} : ${amount}${holder === null ? '' : ` (${holder})`}, contre ${before}${beforeHolder === null ? '' : ` (${beforeHolder})`} auparavant.`,
  },
  verdict: {
    ratings: (changes) => t`Cotes : ${changes}`,
    change: (name, before, after, by) => `${name} ${before} → **${after}** (${by})`,
    provisional: '? = provisoire',
    unrated: {
      'too-few-players': t`Les cotes restent inchangées : moins de deux personnes cotées ont joué.`,
      'against-computers': t`Les cotes et les classements restent inchangés : des adversaires virtuels ont participé.`,
      relief: t`Les cotes et les classements restent inchangés : à cette table, des adversaires virtuels peuvent reprendre des places.`,
      'computer-player': t`Les cotes restent inchangées : le bot a joué l'une des places d'un bout à l'autre.`,
      'hardly-played': t`Les cotes restent inchangées : moins de deux personnes ont décidé elles-mêmes pendant tout un tour de table.`,
      'cut-short': t`Cette partie ne compte pour personne : tous ont abandonné, sauf un, avant le tiers de sa durée habituelle.`,
    },
    repeated: t`Certains s'étaient déjà affrontés dans les 24 heures précédentes : cette partie compte moins pour eux.`,
    lead: (winner, other, source, n) => t`Facteur décisif : ${source} (${points(n)} de plus pour ${winner} que pour ${other}).`,
    ahead: (winner, turn) => t`Au tour ${turn}, ${winner} a pris la tête pour de bon.`,
  },
  listing: {
    listed: 'Vous apparaissez dans les classements, records et statistiques des serveurs où vous jouez.',
    unlisted: t`Vous n'apparaissez pas : vos parties comptent pour les autres, mais vous n'êtes dans aucun classement ni record, et vos statistiques ne sont visibles que de vous. Parmi les parties terminées, les autres vous voient sous le nom « Anonyme ».`,
    choices: { listed: 'Apparaître', unlisted: 'Ne pas apparaître' },
  },
}
