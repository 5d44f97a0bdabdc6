import { french as t } from '../../../../i18n/french.js'
import type { Guide } from '../en/guide.js'

export const guide: Guide = {
  covers: t`**Avant le premier tour.** Chacun de vous recouvre quatre villes. Un trou au milieu rend les trajets plus longs et plus chers pour vous deux ; au bord, il change peu de chose.`,
  purchase: t`**Conseil.** Sous le plateau, vous voyez votre argent (la pièce, avec votre revenu à côté), vos routes restantes, vos points (l'étoile) et, sur chaque chariot, ce qu'il rapporte une fois vide. Achetez une route, un chariot, ou rien. Le trajet vient après, mais vous pouvez aussi partir tout de suite. Gardez 1 $ ou 2 $ pour le payer ; une route à côté de la diligence peut le rendre gratuit.`,
  move: t`**Conseil.** Envoyez la diligence dans une ville dont la tuile montre un de vos pionniers. Une ligne où vous n'avez pas de route coûte 1 $, ou 2 $ si elle porte deux routes.`,
  settle: t`**Conseil.** Choisissez qui s'installe : un chariot vidé rapporte aussitôt ses points.`,
  'turn-end': t`**Conseil.** Vérifiez une dernière fois : tant que le bouton **Annuler l'action** figure ci-dessous, vous pouvez revenir en arrière avant d'appuyer sur **Terminer le tour**.`,
  invitation: t`**On vous invite.** Pour 2 $, un de vos pionniers peut descendre aussi. Cela en vaut souvent la peine : votre chariot se vide plus vite.`,
}
