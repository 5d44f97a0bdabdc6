import { french as t } from '../../../../i18n/french.js'
import type { Guide } from '../en/guide.js'

export const guide: Guide = {
  covers: t`**Avant le premier tour.** Quatre villes à recouvrir par personne. Un trou au milieu rallonge et renchérit les trajets pour vous deux ; au bord, il change peu de chose.`,
  purchase: t`**Votre premier tour, étape 1 sur 3.** Achetez une route, un chariot, ou rien. Le trajet est l'étape 2, mais vous pouvez partir d'ici aussi. Gardez 1$ ou 2$ pour le payer ; une route à côté de la diligence le rend gratuit.`,
  move: t`**Votre premier tour, étape 2 sur 3.** Envoyez la diligence dans une ville dont la tuile montre un de vos pionniers. Chaque ligne coûte 1$, sauf si vous y avez une route.`,
  settle: t`**Votre premier tour, étape 2 sur 3.** Choisissez qui s'installe : un chariot vidé rapporte aussitôt ses points.`,
  'turn-end': t`**Votre premier tour, étape 3 sur 3.** Vérifiez une dernière fois : tant que **Annuler l'action** figure ci-dessous, vous pouvez revenir en arrière. **Terminer le tour** est votre dernier mot.`,
  invitation: t`**On vous invite.** Pour 2$, un de vos pionniers peut descendre aussi. Cela en vaut souvent la peine : votre chariot sera vide plus tôt.`,
}
