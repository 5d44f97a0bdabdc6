import { elided, french as t } from '../../../../i18n/french.js'
import { listed } from '../../../../i18n/words.js'
import type { StoryTexts } from '../en/story.js'
import { coachName, GLOSSARY } from '../glossary.js'
import { professionList } from '../naming.js'
import type { Payee } from '../parameters.js'

const words = GLOSSARY.fr
const { money, points } = words

/** What a ride costs, by payee. */
export const payments = (bank: number, owners: readonly Payee[]) =>
  listed('fr', [
    ...(bank > 0 ? [`${money(bank)} à la réserve commune`] : []),
    ...owners.map(({ who, amount }) => `${money(amount)} à ${who}`),
  ])

export const story: StoryTexts = {
  firstDrawn: ({ who, other, each }) =>
    t`${who} commencera la partie. Auparavant, chaque personne recouvre ${each} villes : ${other}, puis ${who}.`,
  covered: ({ who, city }) => t`${who} recouvre une ville : ${city}.`,
  turn: ({ who, round }) => t`Tour de table ${round} : c'est à ${who} de jouer.`,
  turnHeading: ({ who, round }) => t`Tour de table ${round} · ${who}`,
  income: ({ who, amount }) => t`${who} reçoit ${money(amount)} de revenu.`,
  idle: t`Pendant tout un tour de table, personne n'a construit de route, acheté de chariot ni installé de pionnier : s'il en va de même pendant ce tour de table, la partie s'arrête.`,
  oneRoad: ({ who, line, paid }) => t`${who} construit une route pour ${money(paid)} : ${line}.`,
  firstOfTwoRoads: ({ who, line, paid }) => t`${who} achète deux routes pour ${money(paid)} ; la première : ${line}.`,
  secondOfTwoRoads: ({ who, line }) => t`${who} construit la seconde route : ${line}.`,
  roads: ({ who, lines, paid }) => t`${who} construit des routes pour ${money(paid)} : ${listed('fr', lines)}.`,
  coachBought: ({ who, coach, seats, points: worth, paid, refill }) => {
    const bought = t`${who} achète ${coachName(words, coach).the} pour ${money(paid)} (${professionList('fr', seats)} ; ${points(worth)})`
    if (refill === undefined) return `${bought}.`
    return refill === null
      ? t`${bought} ; la pile est vide, la file ne se complète plus.`
      : t`${bought} ; ${coachName(words, refill).the} entre dans la file.`
  },
  moved: ({ who, route, bank, owners }) =>
    bank === 0 && owners.length === 0
      ? t`La diligence parcourt ${route} ; le trajet est gratuit pour ${who}.`
      : t`La diligence parcourt ${route} ; ${who} paie ${payments(bank, owners)}.`,
  settled: ({ who, city, tile, pioneer, coach }) =>
    t`${who} installe à ${city} ${words.professions[pioneer].a} ${coachName(words, coach).from} et prend ${words.tiles[tile].the}.`,
  tileKept: {
    banker: ({ who }) => t`La tuile Banquier augmente le revenu ${elided('de', who)} de ${money(1)} dès le prochain tour.`,
    merchant: ({ who }) => t`La tuile Marchand donne à ${who} une action d'achat de plus dès le prochain tour.`,
  },
  tileUseless: {
    banker: ({ who }) => t`${who} a déjà deux tuiles Banquier : la troisième ne sert à rien et retourne dans la boîte.`,
    merchant: ({ who }) => t`${who} a déjà deux tuiles Marchand : la troisième ne sert à rien et retourne dans la boîte.`,
  },
  sergeantRoad: ({ who, line }) => t`Le Sergent offre une route à ${who} : ${line}.`,
  pioneerReturned: ({ who, pioneer, coach }) =>
    t`Grâce au Barman, ${who} renvoie dans la réserve ${words.professions[pioneer].a} ${coachName(words, coach).from}.`,
  nugget: ({ who }) => t`${who} prend une pépite d'or.`,
  nuggetValue: ({ value }) => t`Votre pépite d'or vaut ${points(value)} ; personne d'autre ne le sait.`,
  farmerSettled: ({ who, city, coach }) => t`${who} installe encore à ${city} un fermier ${coachName(words, coach).from}.`,
  farmersSettled: ({ who, city, farmers }) => t`${who} installe encore ${farmers} fermiers à ${city}.`,
  hotelPaid: ({ who, amount }) => t`L'Hôtel rapporte ${money(amount)} à ${who}.`,
  actionSkipped: {
    sergeant: ({ who }) => t`${who} ne construit pas de route avec le Sergent.`,
    barkeeper: ({ who }) => t`${who} ne renvoie personne avec le Barman.`,
    farmer: ({ who }) => t`${who} n'installe pas d'autre fermier.`,
  },
  coachEmptied: ({ who, coach, points: worth, dollars }) =>
    t`${who} a vidé ${coachName(words, coach).the} : ${points(worth)} et ${money(dollars)}.`,
  joined: ({ who, by, city, pioneer, coach, paid }) =>
    t`${who} installe aussi à ${city} ${words.professions[pioneer].a} ${coachName(words, coach).from} (${money(paid)} pour ${by}).`,
  declined: ({ who }) => t`${who} refuse l'invitation.`,
  noMove: {
    'no-passengers': ({ who }) => t`${who} n'a aucun pionnier dans ses chariots ; la diligence reste sur place.`,
    unreachable: ({ who }) => t`${who} ne peut se rendre dans aucune ville qui convienne ; la diligence reste sur place.`,
  },
  endTriggered: {
    roads: ({ who }) => t`${who} a construit la dernière route de sa réserve : c'est le dernier tour de table.`,
    stack: () => t`Le dernier chariot de la pile est dans la file : c'est le dernier tour de table.`,
    'no-tiles': () => t`Il n'y a plus de tuile sur le plateau : c'est le dernier tour de table.`,
    stalemate: () =>
      t`Pendant deux tours de table entiers, personne n'a construit de route, acheté de chariot ni installé de pionnier : la partie s'arrête.`,
  },
}
