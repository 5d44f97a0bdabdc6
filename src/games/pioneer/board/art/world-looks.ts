/** What each system looks like. */
import type { SystemId } from '../../data/systems.js'

export type Surface = 'rock' | 'bands' | 'seas' | 'lava' | 'sun' | 'belt'
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
const SKIES = {
  ember: '#5a2b35',
  dust: '#46403f',
  moss: '#1f5646',
  teal: '#1f5566',
  blue: '#2a4878',
  indigo: '#383b66',
  violet: '#45296b',
  amber: '#5a4426',
} as const

export const LOOKS: Readonly<Record<SystemId, Look>> = {
  home: { surface: 'seas', light: '#4f9be6', dark: '#173a7c', detail: '#6cbf6a', sky: SKIES.blue, extra: 'moon' },
  ashfall: { surface: 'rock', light: '#b9aca6', dark: '#4f4552', detail: '#7c6f74', sky: SKIES.dust },
  cinder: { surface: 'lava', light: '#6b4a48', dark: '#2a1a24', detail: '#ff8a3c', sky: SKIES.ember },
  drift: { surface: 'rock', light: '#cfe6ef', dark: '#5c7fa3', detail: '#93b9d3', sky: SKIES.teal },
  quill: { surface: 'bands', light: '#e6d8f0', dark: '#7a6a9f', detail: '#b8a3d6', sky: SKIES.indigo, extra: 'ring' },
  belmar: { surface: 'seas', light: '#46c3d6', dark: '#12597a', detail: '#e6dba8', sky: SKIES.teal },
  corvane: { surface: 'bands', light: '#b287d8', dark: '#4a2b7a', detail: '#7c4fb0', sky: SKIES.violet },
  estuary: { surface: 'seas', light: '#c7b27a', dark: '#6f5a38', detail: '#3d93b8', sky: SKIES.dust },
  lantern: { surface: 'sun', light: '#fff2b0', dark: '#f08a24', detail: '#ffd24a', sky: SKIES.amber },
  tarsis: { surface: 'rock', light: '#e8925a', dark: '#7d3423', detail: '#b85c38', sky: SKIES.ember },
  aurelia: { surface: 'bands', light: '#ffe08a', dark: '#a8701f', detail: '#e0a83c', sky: SKIES.amber, extra: 'ring' },
  meridian: { surface: 'bands', light: '#7fb4ff', dark: '#23479c', detail: '#3f76d0', sky: SKIES.blue, extra: 'moon' },
  verdance: { surface: 'seas', light: '#8ed26a', dark: '#23663f', detail: '#2f8a86', sky: SKIES.moss },
  'edens-gate': { surface: 'seas', light: '#5fc8e8', dark: '#1c5a94', detail: '#7ed07a', sky: SKIES.violet, extra: 'halo' },
  'ore-belt': { surface: 'belt', light: '#c9ab86', dark: '#5b4433', detail: '#8d6c4e', sky: SKIES.dust },
  mint: { surface: 'bands', light: '#f0d68e', dark: '#8f6a24', detail: '#cfa64a', sky: SKIES.amber, extra: 'moon' },
  tollgate: { surface: 'rock', light: '#c2c8d8', dark: '#505a78', detail: '#8a94b0', sky: SKIES.indigo, extra: 'gate' },
  archive: { surface: 'rock', light: '#a9c4b8', dark: '#3f5f5c', detail: '#7a9d93', sky: SKIES.moss, extra: 'shelves' },
  beacon: { surface: 'sun', light: '#f2fbff', dark: '#5aa8e8', detail: '#bfe4ff', sky: SKIES.blue, extra: 'beams' },
  observatory: { surface: 'rock', light: '#d8d2c4', dark: '#6a6470', detail: '#a59e98', sky: SKIES.indigo, extra: 'dish' },
  foundry: { surface: 'lava', light: '#8a5a4a', dark: '#3a1f24', detail: '#ffb03c', sky: SKIES.ember, extra: 'chimneys' },
  shipyard: { surface: 'rock', light: '#9fb0cc', dark: '#3d4a70', detail: '#6f82a8', sky: SKIES.indigo, extra: 'yard' },
  relay: { surface: 'bands', light: '#9fe0c8', dark: '#2f7a78', detail: '#62b8a8', sky: SKIES.teal, extra: 'dish' },
}
