/** Colours of dice and goods. Each also has a sign, so that no meaning depends on colour alone. */
import { GOLD, INK, PAPER_LIGHT } from '../../../../pictures/palette.js'
import { type Colour, DISASTER_OF } from '../../data/dice.js'
import type { Count } from '../../data/effects.js'
import type { Icon } from './icons.js'

export interface DieStyle {
  readonly fill: string
  /** The colour of a stamp on `fill`. */
  readonly on: string
  /** The disaster it advances when left over. */
  readonly sign: Icon
}

/** Dice by their colour. */
export const DIE_STYLES: Readonly<Record<Colour, DieStyle>> = {
  blue: { fill: '#1f5fb4', on: PAPER_LIGHT, sign: DISASTER_OF.blue },
  red: { fill: '#b8231f', on: PAPER_LIGHT, sign: DISASTER_OF.red },
  yellow: { fill: '#f6cd3c', on: INK, sign: DISASTER_OF.yellow },
  green: { fill: '#5fc096', on: INK, sign: DISASTER_OF.green },
  black: { fill: '#1d1510', on: PAPER_LIGHT, sign: 'every' },
}

/** The colour of coins. */
export const SILVER = '#ccd3d6'
/** The colour of equipment. */
export const LEATHER = '#8a5a2f'

/** How each counted thing is drawn. Silver is drawn as a coin instead. */
export const COUNT_STYLES: Readonly<Record<Exclude<Count, 'silver'>, { readonly icon: Icon; readonly fill: string }>> = {
  wood: { icon: 'wood', fill: '#9a6231' },
  medicine: { icon: 'medicine', fill: '#14777f' },
  cattle: { icon: 'cattle', fill: '#4a2d1d' },
  gold: { icon: 'nugget', fill: GOLD },
  equipment: { icon: 'toolbox', fill: LEATHER },
  townsfolk: { icon: 'person', fill: '#5b4a7d' },
  wagons: { icon: 'wagon', fill: INK },
  'sound-wagons': { icon: 'wagon', fill: INK },
  favours: { icon: 'favour', fill: '#a3266b' },
}
