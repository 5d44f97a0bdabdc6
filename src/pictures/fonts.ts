/** The bundled fonts, and nothing but them: a name in any script must look the same on every machine. */
import './no-system-fonts.js'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'
import { AssetMissing } from './assets.js'

/** `display` is a Clarendon for numbers and headings, `text` a sturdy old style for names, `italic` for waters. */
export type Face = 'display' | 'text' | 'italic'

const FACES: Readonly<Record<Face, string>> = {
  display: 'Besley-Bold.ttf',
  text: 'Vollkorn-SemiBold.ttf',
  italic: 'Vollkorn-Italic.ttf',
}

/** For the scripts that the faces lack, tried in this order; the last has an empty box for every character there is. */
const FALLBACKS = [
  'NotoSans-Bold.ttf',
  'NotoSansArabic-Bold.ttf',
  'NotoSansHebrew-Bold.ttf',
  'NotoSansCJK-Bold.otf',
  'NotoEmoji-Bold.ttf',
  'NotoSansDevanagari-Bold.ttf',
  'NotoSansBengali-Bold.ttf',
  'NotoSansGujarati-Bold.ttf',
  'NotoSansGurmukhi-Bold.ttf',
  'NotoSansKannada-Bold.ttf',
  'NotoSansMalayalam-Bold.ttf',
  'NotoSansTamil-Bold.ttf',
  'NotoSansTelugu-Bold.ttf',
  'NotoSansThai-Bold.ttf',
  'NotoSansArmenian-Bold.ttf',
  'NotoSansGeorgian-Bold.ttf',
  'NotoSansSymbols-Bold.ttf',
  'NotoSansSymbols2-Regular.ttf',
  'NotoSansMath-Regular.ttf',
  'LastBox.ttf',
] as const

/** Families are named after their files: under its own name a font might be mixed up with its sisters. */
const family = (file: string) => `"Stagecoach ${file.replace(/\W/g, ' ')}"`
const fallbackFamilies = FALLBACKS.map(family).join(', ')

let registered = false

const fileOf = (name: string) => fileURLToPath(new URL(`../../assets/fonts/${name}`, import.meta.url))
const files = [...Object.values(FACES), ...FALLBACKS]

/** Throws {@link AssetMissing} if there is not every font; for those who do not paint themselves. */
export function demandFonts(): void {
  const missing = files.find((name) => !existsSync(fileOf(name)))
  if (missing !== undefined) throw new AssetMissing(`fonts/${missing}`)
}

/** Registers the bundled fonts once. Throws {@link AssetMissing} if there is not every one of them. */
export function registerFonts(): void {
  if (registered) return
  for (const name of files) {
    if (GlobalFonts.registerFromPath(fileOf(name), family(name).slice(1, -1)) === null) throw new AssetMissing(`fonts/${name}`)
  }
  registered = true
}

/** A CSS font of this face and size in pixels, with every fall-back behind it if `words` may need one. */
export function font(face: Face, size: number, words: string): string {
  const own = `${size}px ${family(FACES[face])}`
  return PLAIN.test(words) ? own : `${own}, ${fallbackFamilies}`
}

/** What all faces have: looking through twenty fall-backs takes time. */
const PLAIN = /^[\x20-\x7e…]*$/
