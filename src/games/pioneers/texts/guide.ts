/** Tips for a first turn, one for each step in which something is chosen. */
import { french as t } from '../../../i18n/french.js'
import type { ByLocale, Locale } from '../../../i18n/locale.js'
import type { State } from '../rules/types.js'

type Step = 'covers' | 'purchase' | 'move' | 'settle' | 'turn-end' | 'invitation'

const GUIDE: ByLocale<Readonly<Record<Step, string>>> = {
  en: {
    covers:
      '**Before the first turn.** Each of you covers four cities. A gap in the middle makes rides longer and dearer for both of you; gaps at the edge change little.',
    purchase:
      '**Your first turn, step 1 of 3.** Buy a road, a coach, or nothing. Keep $1 or $2 for the ride; a road next to the stagecoach makes that ride free.',
    move: '**Your first turn, step 2 of 3.** Send the stagecoach to a city whose tile shows a pioneer of yours. Each line costs $1 unless you have a road on it.',
    settle: '**Your first turn, step 2 of 3.** Choose whom to settle: a coach that is emptied pays its points at once.',
    'turn-end':
      '**Your first turn, step 3 of 3.** Look once more: as long as **Undo** stands below, you may take back what you did. **End turn** is your last word.',
    invitation:
      '**You are invited.** For $2 one of your pioneers may get off as well. That is often worth it: your coach is empty sooner.',
  },
  fr: {
    covers: t`**Avant le premier tour.** Quatre villes à recouvrir par personne. Un trou au milieu rallonge et renchérit les trajets pour vous deux ; au bord, il change peu de chose.`,
    purchase: t`**Votre premier tour, étape 1 sur 3.** Achetez une route, un chariot, ou rien. Gardez 1$ ou 2$ pour le trajet ; une route à côté de la diligence le rend gratuit.`,
    move: t`**Votre premier tour, étape 2 sur 3.** Envoyez la diligence dans une ville dont la tuile montre un de vos pionniers. Chaque ligne coûte 1$, sauf si vous y avez une route.`,
    settle: t`**Votre premier tour, étape 2 sur 3.** Choisissez qui s'installe : un chariot vidé rapporte aussitôt ses points.`,
    'turn-end': t`**Votre premier tour, étape 3 sur 3.** Vérifiez une dernière fois : tant que **Annuler l'action** figure ci-dessous, vous pouvez revenir en arrière. **Terminer le tour** est votre dernier mot.`,
    invitation: t`**On vous invite.** Pour 2$, un de vos pionniers peut descendre aussi. Cela en vaut souvent la peine : votre chariot sera vide plus tôt.`,
  },
  de: {
    covers:
      '**Vor dem ersten Zug.** Ihr deckt beide je vier Städte ab. Lücken in der Mitte machen die Fahrten für euch beide länger und teurer; am Rand ändern sie wenig.',
    purchase:
      '**Dein erster Zug, Schritt 1 von 3.** Kaufe eine Straße, eine Kutsche oder nichts. Behalte $1 oder $2 für die Fahrt; eine Straße neben der Postkutsche macht sie kostenlos.',
    move: '**Dein erster Zug, Schritt 2 von 3.** Schicke die Postkutsche in eine Stadt, deren Plättchen einen deiner Pioniere zeigt. Jede Verbindungslinie kostet $1, außer du hast dort eine Straße.',
    settle: '**Dein erster Zug, Schritt 2 von 3.** Wähle, wer sich ansiedelt: Eine geleerte Kutsche bringt sofort ihre Punkte.',
    'turn-end':
      '**Dein erster Zug, Schritt 3 von 3.** Sieh noch einmal hin: Solange unten **Zurücknehmen** steht, kannst du rückgängig machen, was du getan hast. **Zug beenden** ist dein letztes Wort.',
    invitation:
      '**Du wirst eingeladen.** Für $2 darf auch einer deiner Pioniere aussteigen. Das lohnt sich oft: Deine Kutsche ist früher leer.',
  },
}

/** The tip for a phase of the game; null where its own panel says enough. */
export function guideTo(phase: State['phase'], locale: Locale): string | null {
  const texts: Readonly<Partial<Record<State['phase'], string>>> = GUIDE[locale]
  return texts[phase] ?? null
}
