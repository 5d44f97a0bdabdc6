/** The bundled fonts only, so that a name in any script looks the same on every machine. */
import './no-system-fonts.js'
import { existsSync } from 'node:fs'
import { GlobalFonts } from '@napi-rs/canvas'
import { AssetMissing, assetPath } from '../assets.js'

/**
 * `display` is a Clarendon for numbers and headings, `text` a sturdy old style for names, `map` a narrow slab serif for cities on
 * maps, `italic` for waters.
 */
export type Face = 'display' | 'text' | 'map' | 'italic'

const FACES: Readonly<Record<Face, string>> = {
  display: 'Besley-Bold.ttf',
  text: 'Vollkorn-SemiBold.ttf',
  map: 'Kreon-Bold.woff2',
  italic: 'Vollkorn-Italic.ttf',
}

/** For scripts that the faces lack, in this order. The last has an empty box for every character. */
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

/** Families are named after their files. Under its own name a font might be confused with a related one. */
const family = (file: string) => `"Stagecoach ${file.replace(/\W/g, ' ')}"`
const fallbackFamilies = FALLBACKS.map(family).join(', ')

let registered = false

const fileOf = (name: string) => assetPath(`fonts/${name}`)
const files = [...Object.values(FACES), ...FALLBACKS]

/** Throws {@link AssetMissing} if a font is missing. For threads that do not paint themselves. */
export function demandFonts(): void {
  const missing = files.find((name) => !existsSync(fileOf(name)))
  if (missing !== undefined) throw new AssetMissing(`fonts/${missing}`)
}

/** Registers the bundled fonts once. Throws {@link AssetMissing} if one of them is missing. */
export function registerFonts(): void {
  if (registered) return
  for (const name of files) {
    if (GlobalFonts.registerFromPath(fileOf(name), family(name).slice(1, -1)) === null) throw new AssetMissing(`fonts/${name}`)
  }
  registered = true
}

/** A CSS font of this face and size in pixels, with all fallbacks if `words` may need one. */
export function font(face: Face, size: number, words: string): string {
  const own = `${size}px ${family(FACES[face])}`
  return PLAIN.test(words) ? own : `${own}, ${fallbackFamilies}`
}

/** Characters that all faces have. Searching twenty fallbacks takes time. */
const PLAIN = /^[\x20-\x7e…]*$/
