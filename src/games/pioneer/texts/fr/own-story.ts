import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'
import type { DeedTexts } from '../en/story.js'
import { glossary as words } from './glossary.js'

export const ownStory: DeedTexts = {
  turn: ({ round }) => t`Manche ${round} : c'est à vous de jouer.`,
  bonus: ({ bonus }) => t`Vous commencez le tour avec ${bonus} de plus.`,
  metals: ({ cards, money }) => t`Vous posez ${cards} (${money}).`,
  bought: ({ card, money }) => t`Vous achetez ${card} pour ${money}.`,
  boughtFree: ({ card }) => t`Vous prenez gratuitement ${card}.`,
  boughtAndFree: ({ card, money, free }) => t`Vous achetez ${card} pour ${money} et prenez gratuitement ${free}.`,
  played: ({ card, effect }) => t`Vous jouez ${card} (${effect}).`,
  constructed: {
    scout: ({ sector }) => t`Vous construisez un éclaireur (${sector}).`,
    colonizer: ({ sector }) => t`Vous construisez un vaisseau colonial (${sector}).`,
    warship: ({ sector }) => t`Vous construisez un croiseur (${sector}).`,
    atStart: ({ sector }) => t`Vous commencez avec un éclaireur (${sector}).`,
  },
  built: ({ ships, sector }) => t`Vous construisez ${ships} (${sector}).`,
  fortified: ({ sector }) => t`Vous fortifiez votre colonie (${sector}).`,
  armed: ({ sector }) => t`Vous chargez une bombe nova à bord d'un éclaireur (${sector}).`,
  researched: ({ technology, area, level, money }) => t`Vous développez « ${technology} » (${area} ${level}) pour ${money}.`,
  reshuffled: () => t`Vous mélangez votre défausse, qui devient votre pioche.`,
  drew: ({ count }) => t`Vous piochez ${counted('fr', count, words.card)}.`,
  nothingToDraw: () => t`Vous n'avez plus de carte à piocher.`,
  discarded: ({ cards }) => t`Vous défaussez le reste de votre main : ${cards}.`,
  driven: ({ ship, from, sector }) => t`Contre toute vraisemblance, vous envoyez ${ship} du ${from} au ${sector}.`,
  vanished: ({ ship }) => t`Vous perdez ${ship} : l'improbable s'est produit.`,
  moved: ({ ships, from, sector }) => t`Vous déplacez ${ships} du ${from} au ${sector}.`,
  wormHole: ({ ships, from, sector }) => t`Vous faites passer ${ships} par un trou de ver, du ${from} au ${sector}.`,
  exploded: ({ sector, units }) => t`Vous faites exploser une bombe nova dans le ${sector}. Détruits : ${units}.`,
  battleSide: ({ attack }) => `vous (attaque ${attack})`,
  fired: () => t`Vous avez choisi vos cibles.`,
  destroyed: ({ units, sector }) => t`Vous détruisez ${units} dans le ${sector}.`,
  missed: ({ sector }) => t`Vous ne détruisez rien dans le ${sector}.`,
  colonized: ({ sector }) => t`Vous colonisez le ${sector}.`,
  eliminated: () => t`Vous n'avez plus ni vaisseau ni colonie et quittez la partie.`,
  owned: ({ units }) => t`${units} (à vous)`,
}
