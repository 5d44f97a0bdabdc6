import { ACTIONS, HAND } from '../../data/cards.js'
import { TOP_LEVEL_POINTS } from '../../data/technologies.js'
import type { GuideTexts } from '../en/guide.js'
import { glossary as words } from './glossary.js'

export const guide: GuideTexts = {
  cards: `**Tipp.** Du hast ${ACTIONS} Aktionen: Mit jeder kaufst du eine Karte, spielst eine aus oder erforschst etwas. Deine Metalle sind dein Geld; was du nicht ausgibst, verfällt. Gekaufte Karten kommen auf den Ablagestapel und später auf deine Hand: Sobald du mit den Karten fertig bist, ziehst du ${HAND} neue. Besseres Metall ist ein guter erster Kauf.`,
  laterCards: `**Tipp.** Gekaufte Karten kommen auf den Ablagestapel und später auf deine Hand. Geld, das du nicht ausgibst, verfällt. Sobald du mit den Karten fertig bist, ziehst du ${HAND} neue.`,
  drive:
    '**Der Antrieb.** Er bringt eins deiner Schiffe in einen beliebigen Sektor. Dieses Schiff kann sich danach im selben Zug noch bewegen.',
  moves:
    '**Tipp.** Jede Gruppe von Schiffen bewegt sich einmal. Landet ein Aufklärer auf einem unbekannten Stern, siehst nur du, was dort liegt. Ein Kolonieschiff kann zur Kolonie werden.',
  battle:
    '**Ein Gefecht.** Schaden zerstört eine Einheit, wenn er ihre Verteidigung erreicht; was übrig bleibt, bewirkt nichts. Willst du nicht mehr gefragt werden, gib unter **Meine Karten** eine Daueranweisung für Gefechte.',
  colonies: `**Tipp.** Eine Kolonie bringt die Punkte ihres Systems und jeden Zug, was es abwirft. Die dritte Stufe eines Forschungsgebiets ist ${words.points(TOP_LEVEL_POINTS)} wert.`,
}
