import { french as t } from '../../../../i18n/french.js'
import { listed } from '../../../../i18n/words.js'
import type { DeedTexts } from '../en/story.js'
import { coachName, GLOSSARY } from '../glossary.js'
import { professionList } from '../naming.js'
import { payments, story } from './story.js'

const words = GLOSSARY.fr
const { money, points } = words

export const ownStory: DeedTexts = {
  firstDrawn: ({ other, each }) =>
    t`Vous commencerez la partie. Auparavant, chaque personne recouvre ${each} villes : ${other}, puis vous.`,
  covered: ({ city }) => t`Vous recouvrez une ville : ${city}.`,
  turn: ({ round }) => t`Tour de table ${round} : c'est à vous de jouer.`,
  income: ({ amount }) => t`Vous recevez ${money(amount)} de revenu.`,
  oneRoad: ({ line, paid }) => t`Vous construisez une route pour ${money(paid)} : ${line}.`,
  firstOfTwoRoads: ({ line, paid }) => t`Vous achetez deux routes pour ${money(paid)} ; la première : ${line}.`,
  secondOfTwoRoads: ({ line }) => t`Vous construisez la seconde route : ${line}.`,
  roads: ({ lines, paid }) => t`Vous construisez des routes pour ${money(paid)} : ${listed('fr', lines)}.`,
  coachBought: ({ coach, seats, points: worth, paid, refill }) => {
    const bought = t`Vous achetez ${coachName(words, coach).the} pour ${money(paid)} (${professionList('fr', seats)} ; ${points(worth)})`
    if (refill === undefined) return `${bought}.`
    return refill === null
      ? t`${bought} ; la pile est vide, la file ne se complète plus.`
      : t`${bought} ; ${coachName(words, refill).the} entre dans la file.`
  },
  moved: ({ route, bank, owners }) =>
    bank === 0 && owners.length === 0
      ? t`La diligence parcourt ${route} ; le trajet est gratuit pour vous.`
      : t`La diligence parcourt ${route} ; vous payez ${payments(bank, owners)}.`,
  settled: ({ city, tile, pioneer, coach }) =>
    t`Vous installez à ${city} ${words.professions[pioneer].a} ${coachName(words, coach).from} et prenez ${words.tiles[tile].the}.`,
  tileKept: {
    banker: () => t`La tuile Banquier augmente votre revenu de ${money(1)} dès le prochain tour.`,
    merchant: () => t`La tuile Marchand vous donne une action d'achat de plus dès le prochain tour.`,
  },
  tileUseless: {
    banker: () => t`Vous avez déjà deux tuiles Banquier : la troisième ne sert à rien et retourne dans la boîte.`,
    merchant: () => t`Vous avez déjà deux tuiles Marchand : la troisième ne sert à rien et retourne dans la boîte.`,
  },
  sergeantRoad: ({ line }) => t`Le Sergent vous offre une route : ${line}.`,
  pioneerReturned: ({ pioneer, coach }) =>
    t`Grâce au Barman, vous renvoyez dans la réserve ${words.professions[pioneer].a} ${coachName(words, coach).from}.`,
  nugget: () => t`Vous prenez une pépite d'or.`,
  farmerSettled: ({ city, coach }) => t`Vous installez encore à ${city} un fermier ${coachName(words, coach).from}.`,
  farmersSettled: ({ city, farmers }) => t`Vous installez encore ${farmers} fermiers à ${city}.`,
  hotelPaid: ({ amount }) => t`L'Hôtel vous rapporte ${money(amount)}.`,
  actionSkipped: {
    sergeant: () => t`Vous ne construisez pas de route avec le Sergent.`,
    barkeeper: () => t`Vous ne renvoyez personne avec le Barman.`,
    farmer: () => t`Vous n'installez pas d'autre fermier.`,
  },
  coachEmptied: ({ coach, points: worth, dollars }) =>
    t`Vous avez vidé ${coachName(words, coach).the} : ${points(worth)} et ${money(dollars)}.`,
  joined: ({ by, city, pioneer, coach, paid }) =>
    t`Vous installez aussi à ${city} ${words.professions[pioneer].a} ${coachName(words, coach).from} (${money(paid)} pour ${by}).`,
  declined: () => t`Vous refusez l'invitation.`,
  noMove: {
    'no-passengers': () => t`Vous n'avez aucun pionnier dans vos chariots ; la diligence reste sur place.`,
    unreachable: () => t`Vous ne pouvez vous rendre dans aucune ville qui convienne ; la diligence reste sur place.`,
  },
  endTriggered: {
    ...story.endTriggered,
    roads: () => t`Vous avez construit la dernière route de votre réserve : c'est le dernier tour de table.`,
  },
}
