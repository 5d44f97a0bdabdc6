/** What each system looks like. */
import type { SystemId } from '../../data/systems.js'

type Surface = 'rock' | 'bands' | 'seas' | 'lava' | 'sun' | 'belt'
export type Extra = 'ring' | 'moon' | 'gate' | 'dish' | 'yard' | 'beams' | 'shelves' | 'chimneys' | 'halo'

/** Of three colours: lit, in shade, and of what is on the surface. */
interface Look {
  readonly surface: Surface
  readonly light: string
  readonly dark: string
  readonly detail: string
  /** Of the sky behind it. */
  readonly sky: string
  readonly extra?: Extra
}

/** Few, so that each has inks enough to fade. */
const TINTS = {
  grey: { light: '#c2c8d8', dark: '#505a78', detail: '#8a94b0', sky: '#343a62' },
  ice: { light: '#cfe6ef', dark: '#5c7fa3', detail: '#93b9d3', sky: '#1f5566' },
  blue: { light: '#5fa8ee', dark: '#1c438c', detail: '#3f76d0', sky: '#2a4878' },
  violet: { light: '#c9a4ea', dark: '#4f2f80', detail: '#8a5cc0', sky: '#45296b' },
  green: { light: '#8ed29a', dark: '#23664f', detail: '#4fa87c', sky: '#1f5646' },
  gold: { light: '#ffe08a', dark: '#a06a1f', detail: '#dca53c', sky: '#5a4426' },
  rust: { light: '#e8925a', dark: '#7d3423', detail: '#b85c38', sky: '#5a2b35' },
  ember: { light: '#7a5248', dark: '#2f1c24', detail: '#ff8a3c', sky: '#5a2b35' },
} as const

const LAND = '#6cbf6a'
const SAND = '#e6dba8'

export const LOOKS: Readonly<Record<SystemId, Look>> = {
  home: { surface: 'seas', ...TINTS.blue, detail: LAND, extra: 'moon' },
  ashfall: { surface: 'rock', ...TINTS.grey, sky: TINTS.rust.sky },
  cinder: { surface: 'lava', ...TINTS.ember },
  drift: { surface: 'rock', ...TINTS.ice },
  quill: { surface: 'bands', ...TINTS.grey, sky: TINTS.violet.sky, extra: 'ring' },
  belmar: { surface: 'seas', ...TINTS.ice, detail: SAND },
  corvane: { surface: 'bands', ...TINTS.violet },
  estuary: { surface: 'seas', ...TINTS.gold, detail: TINTS.blue.detail },
  lantern: { surface: 'sun', ...TINTS.gold, dark: '#f08a24' },
  tarsis: { surface: 'rock', ...TINTS.rust },
  aurelia: { surface: 'bands', ...TINTS.gold, extra: 'ring' },
  meridian: { surface: 'bands', ...TINTS.blue, extra: 'moon' },
  verdance: { surface: 'seas', ...TINTS.green, detail: TINTS.blue.detail },
  'edens-gate': { surface: 'seas', ...TINTS.blue, detail: LAND, sky: TINTS.violet.sky, extra: 'halo' },
  'ore-belt': { surface: 'belt', ...TINTS.rust },
  mint: { surface: 'bands', ...TINTS.gold, extra: 'moon' },
  tollgate: { surface: 'rock', ...TINTS.grey, extra: 'gate' },
  archive: { surface: 'rock', ...TINTS.ice, extra: 'shelves' },
  beacon: { surface: 'sun', ...TINTS.ice, extra: 'beams' },
  observatory: { surface: 'rock', ...TINTS.violet, extra: 'dish' },
  foundry: { surface: 'lava', ...TINTS.ember, extra: 'chimneys' },
  shipyard: { surface: 'rock', ...TINTS.blue, extra: 'yard' },
  relay: { surface: 'bands', ...TINTS.green, extra: 'dish' },
}
