/** Names of equipment and towns. They are stored with their article, as the object of a sentence; labels drop it. */
import { french as t } from '../../../i18n/french.js'
import type { Locale } from '../../../i18n/locale.js'
import type { EquipmentId, TownId } from '../data/ids.js'

/** In English, French and German (accusative). */
export type Thing = readonly [en: string, fr: string, de: string]

export const EQUIPMENT: Readonly<Record<EquipmentId, Thing>> = {
  pickaxe: ['the pickaxe', 'la pioche', 'die Spitzhacke'],
  'gold-pan': ['the gold pan', 'la batée', 'die Goldpfanne'],
  shovel: ['the shovel', 'la pelle', 'die Schaufel'],
  lasso: ['the lasso', 'le lasso', 'das Lasso'],
  'branding-iron': ['the branding iron', 'le fer à marquer', 'das Brandeisen'],
  'milk-pail': ['the milk pail', 'le seau à lait', 'den Milcheimer'],
  axe: ['the axe', 'la hache', 'die Axt'],
  saw: ['the saw', 'la scie', 'die Säge'],
  'hand-plane': ['the hand plane', 'le rabot', 'den Hobel'],
  mortar: ['the mortar', 'le mortier', 'den Mörser'],
  'medicine-chest': ['the medicine chest', 'le coffre à remèdes', 'die Reiseapotheke'],
  bandages: ['the bandages', 'les pansements', 'die Verbände'],
  spyglass: ['the spyglass', 'la longue-vue', 'das Fernrohr'],
  compass: ['the compass', 'la boussole', 'den Kompass'],
  map: ['the map', 'la carte', 'die Landkarte'],
  lantern: ['the lantern', 'la lanterne', 'die Laterne'],
  'cash-box': ['the cash box', 'la cassette', 'die Geldkassette'],
  scales: ['the scales', 'la balance', 'die Waage'],
  ledger: ['the ledger', 'le livre de comptes', 'das Kassenbuch'],
  tarpaulin: ['the tarpaulin', 'la bâche', 'die Plane'],
  saddlebags: ['the saddlebags', 'les sacoches', 'die Satteltaschen'],
  barrel: ['the barrel', 'le tonneau', 'das Fass'],
  toolbox: ['the toolbox', 'la caisse à outils', 'die Werkzeugkiste'],
  anvil: ['the anvil', t`l'enclume`, 'den Amboss'],
  'spare-wheel': ['the spare wheel', 'la roue de secours', 'das Ersatzrad'],
  banjo: ['the banjo', 'le banjo', 'das Banjo'],
  'coffee-pot': ['the coffee pot', 'la cafetière', 'die Kaffeekanne'],
}

export const TOWNS: Readonly<Record<TownId, Thing>> = {
  sawmill: ['the sawmill', 'la scierie', 'das Sägewerk'],
  hospital: ['the hospital', t`l'hôpital`, 'das Krankenhaus'],
  bank: ['the bank', 'la banque', 'das Bankhaus'],
  stockyard: ['the stockyard', 'le parc à bestiaux', 'den Viehhof'],
  church: ['the church', t`l'église`, 'die Kirche'],
  school: ['the school', t`l'école`, 'die Schule'],
  saloon: ['the saloon', 'le saloon', 'den Saloon'],
  stable: ['the stable', t`l'écurie`, 'den Pferdestall'],
  'general-store': ['the general store', 'le bazar', 'den Krämerladen'],
  smithy: ['the smithy', 'la forge', 'die Schmiede'],
  mint: ['the mint', t`l'hôtel des monnaies`, 'die Münze'],
  dairy: ['the dairy', 'la laiterie', 'die Molkerei'],
  pharmacy: ['the pharmacy', 'la pharmacie', 'die Apotheke'],
  'town-hall': ['the town hall', 'la mairie', 'das Rathaus'],
  depot: ['the depot', 'le dépôt', 'den Frachthof'],
  workshop: ['the workshop', t`l'atelier`, 'die Werkstatt'],
  bridge: ['the bridge', 'le pont', 'die Brücke'],
  fort: ['the fort', 'le fort', 'das Fort'],
  hotel: ['the hotel', t`l'hôtel`, 'das Hotel'],
  tannery: ['the tannery', 'la tannerie', 'die Gerberei'],
  theatre: ['the theatre', 'le théâtre', 'das Theater'],
  orphanage: ['the orphanage', t`l'orphelinat`, 'das Waisenhaus'],
}

const COLUMN: Readonly<Record<Locale, 0 | 1 | 2>> = { en: 0, fr: 1, de: 2 }
const ARTICLE = /^(?:the|la|le|les|l’|die|das|den)(?: |(?<=’))/

/** As the object of a sentence: `the gold pan`. */
export const theThing = (thing: Thing, locale: Locale): string => thing[COLUMN[locale]]

/** As on a label: `Gold pan`. */
export function thingName(thing: Thing, locale: Locale): string {
  const bare = theThing(thing, locale).replace(ARTICLE, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
