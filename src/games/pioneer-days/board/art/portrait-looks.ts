/** The looks of the townsfolk: hat, hair, beard, coat, and what they hold. */
import type { TownsfolkId } from '../../data/ids.js'
import type { Icon } from '../pieces/icons.js'

export type Hat = 'none' | 'stetson' | 'bowler' | 'top' | 'cap' | 'straw' | 'bonnet' | 'kerchief' | 'toque' | 'bun' | 'headband'
export type Beard = 'none' | 'moustache' | 'full' | 'whiskers' | 'goatee'

/** Long hair falls to the shoulders. */
export type Hair = 'short' | 'long'

/** Skin, hair, hat and coat are indices of paints. */
export type Look = readonly [
  hat: Hat,
  beard: Beard,
  hair: Hair,
  skin: number,
  hairPaint: number,
  hatPaint: number,
  coat: number,
  tool: Icon,
]

/** The looks of all sixty. */
export const LOOKS: Readonly<Record<TownsfolkId, Look>> = {
  blacksmith: ['none', 'full', 'short', 0, 1, 0, 2, 'anvil'],
  carpenter: ['cap', 'moustache', 'short', 0, 3, 2, 1, 'saw'],
  doctor: ['bowler', 'goatee', 'short', 0, 4, 5, 5, 'medicine-chest'],
  drover: ['stetson', 'moustache', 'short', 1, 0, 1, 0, 'lasso'],
  prospector: ['straw', 'none', 'long', 1, 0, 3, 3, 'pickaxe'],
  shopkeeper: ['bun', 'none', 'short', 0, 2, 0, 4, 'scales'],
  teacher: ['bonnet', 'none', 'short', 0, 3, 4, 1, 'ledger'],
  hunter: ['cap', 'full', 'short', 0, 1, 1, 6, 'spyglass'],
  cook: ['toque', 'none', 'short', 3, 0, 6, 6, 'coffee-pot'],
  lumberjack: ['kerchief', 'full', 'short', 0, 2, 0, 0, 'axe'],
  nurse: ['bonnet', 'none', 'short', 1, 1, 6, 3, 'bandages'],
  preacher: ['top', 'none', 'short', 0, 4, 5, 5, 'ledger'],
  wheelwright: ['cap', 'whiskers', 'short', 0, 3, 5, 2, 'wheel'],
  rancher: ['stetson', 'none', 'long', 1, 0, 3, 0, 'cattle'],
  apothecary: ['none', 'goatee', 'short', 0, 4, 0, 3, 'mortar'],
  assayer: ['bowler', 'whiskers', 'short', 0, 1, 1, 1, 'scales'],
  sheriff: ['stetson', 'moustache', 'short', 0, 1, 5, 1, 'star'],
  tailor: ['none', 'full', 'short', 0, 0, 0, 5, 'tarpaulin'],
  miller: ['cap', 'none', 'short', 0, 4, 6, 6, 'barrel'],
  scout: ['headband', 'none', 'long', 2, 0, 0, 1, 'spyglass'],
  baker: ['kerchief', 'none', 'short', 0, 3, 6, 4, 'barrel'],
  surveyor: ['bowler', 'moustache', 'short', 0, 3, 3, 2, 'compass'],
  midwife: ['bun', 'none', 'short', 0, 4, 0, 5, 'medicine'],
  postmaster: ['cap', 'whiskers', 'short', 0, 4, 2, 2, 'map'],
  cowboy: ['stetson', 'none', 'short', 1, 0, 2, 3, 'lasso'],
  miner: ['kerchief', 'full', 'short', 0, 2, 3, 2, 'lantern'],
  sawyer: ['straw', 'moustache', 'short', 0, 3, 3, 1, 'saw'],
  herbalist: ['bonnet', 'none', 'long', 1, 0, 3, 3, 'mortar'],
  tinker: ['top', 'none', 'short', 0, 2, 1, 0, 'toolbox'],
  judge: ['none', 'whiskers', 'short', 0, 5, 0, 5, 'equip'],
  printer: ['cap', 'none', 'short', 0, 1, 5, 4, 'ledger'],
  fiddler: ['straw', 'goatee', 'short', 0, 2, 3, 1, 'banjo'],
  seamstress: ['bun', 'none', 'short', 0, 2, 0, 0, 'tarpaulin'],
  mapmaker: ['top', 'moustache', 'short', 0, 1, 2, 4, 'map'],
  gambler: ['bowler', 'none', 'long', 0, 2, 4, 0, 'wild'],
  trapper: ['cap', 'full', 'long', 0, 1, 1, 6, 'axe'],
  banker: ['top', 'whiskers', 'short', 0, 4, 5, 5, 'cash-box'],
  cooper: ['none', 'moustache', 'short', 0, 3, 0, 6, 'barrel'],
  butcher: ['straw', 'none', 'short', 0, 1, 3, 0, 'cattle'],
  veterinarian: ['bowler', 'none', 'short', 0, 3, 2, 1, 'cattle'],
  engineer: ['cap', 'goatee', 'short', 0, 0, 5, 2, 'wagon'],
  barber: ['none', 'moustache', 'short', 3, 0, 0, 6, 'bandages'],
  innkeeper: ['bun', 'none', 'long', 0, 2, 0, 3, 'coffee-pot'],
  rider: ['stetson', 'none', 'short', 0, 3, 1, 0, 'saddlebags'],
  laundress: ['kerchief', 'none', 'short', 1, 0, 2, 4, 'milk-pail'],
  photographer: ['bonnet', 'none', 'short', 0, 1, 5, 2, 'spyglass'],
  gunsmith: ['stetson', 'full', 'short', 0, 4, 5, 6, 'anvil'],
  beekeeper: ['straw', 'none', 'short', 0, 3, 6, 4, 'barrel'],
  mayor: ['top', 'full', 'short', 0, 4, 5, 1, 'favour'],
  mason: ['cap', 'moustache', 'short', 1, 0, 6, 6, 'equip'],
  saddler: ['straw', 'moustache', 'short', 1, 0, 1, 2, 'saddlebags'],
  dairymaid: ['bonnet', 'none', 'long', 0, 3, 6, 1, 'milk-pail'],
  jeweller: ['none', 'goatee', 'short', 0, 0, 0, 5, 'nugget'],
  dentist: ['bowler', 'moustache', 'short', 0, 5, 5, 3, 'medicine-chest'],
  telegrapher: ['bun', 'none', 'short', 0, 1, 0, 2, 'storm'],
  farmhand: ['straw', 'none', 'short', 3, 0, 3, 1, 'shovel'],
  peddler: ['bowler', 'full', 'short', 0, 2, 1, 6, 'saddlebags'],
  actress: ['bonnet', 'none', 'long', 0, 2, 0, 0, 'star'],
  fisherman: ['cap', 'full', 'short', 0, 5, 2, 2, 'fish'],
  ferryman: ['straw', 'whiskers', 'short', 3, 5, 3, 4, 'wood'],
}
