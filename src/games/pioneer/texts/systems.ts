/** What the star systems are called. */
import { french as t } from '../../../i18n/french.js'
import type { Locale } from '../../../i18n/locale.js'
import type { SystemId } from '../data/systems.js'

/** In English, French and German. */
type Name = readonly [en: string, fr: string, de: string]

const NAMES: Readonly<Record<SystemId, Name>> = {
  home: ['Home world', 'Monde natal', 'Heimatwelt'],
  ashfall: ['Ashfall', 'Pluie-de-Cendre', 'Aschenfall'],
  cinder: ['Cinder', 'Braise', 'Glut'],
  drift: ['Drift', 'Dérive', 'Drift'],
  quill: ['Quill', 'Plume', 'Federkiel'],
  belmar: ['Belmar', 'Belmar', 'Belmar'],
  corvane: ['Corvane', 'Corvane', 'Corvan'],
  estuary: ['Estuary', 'Estuaire', 'Mündung'],
  lantern: ['Lantern', 'Lanterne', 'Laterne'],
  tarsis: ['Tarsis', 'Tarsis', 'Tarsis'],
  aurelia: ['Aurelia', 'Aurélia', 'Aurelia'],
  meridian: ['Meridian', 'Méridien', 'Meridian'],
  verdance: ['Verdance', 'Verdance', 'Verdanz'],
  'edens-gate': [`Eden’s Gate`, t`Porte d'Éden`, 'Edens Tor'],
  'ore-belt': ['Ore Belt', 'Ceinture minière', 'Erzgürtel'],
  mint: ['Mint', 'La Monnaie', 'Münzstätte'],
  tollgate: ['Tollgate', 'Péage', 'Zollstation'],
  archive: ['Archive', 'Archives', 'Archiv'],
  beacon: ['Beacon', 'Phare', 'Leuchtfeuer'],
  observatory: ['Observatory', 'Observatoire', 'Sternwarte'],
  foundry: ['Foundry', 'Fonderie', 'Gießerei'],
  shipyard: ['Shipyard', 'Chantier naval', 'Werft'],
  relay: ['Relay', 'Relais', 'Relaisstation'],
}

const COLUMN: Readonly<Record<Locale, 0 | 1 | 2>> = { en: 0, fr: 1, de: 2 }

/** Its name alone, as on a label. */
export function systemName(id: SystemId, locale: Locale): string {
  return NAMES[id][COLUMN[locale]]
}
