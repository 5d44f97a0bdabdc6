/** The bundled fonts, and nothing but them: a name in any script must look the same on every machine. */
import './no-system-fonts.js'
import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

/** Family and file of each bundled font; later ones are fall-backs for the scripts that earlier ones lack. */
const FILES = [
  ['Besley', 'Besley-Bold.ttf'],
  ['Vollkorn', 'Vollkorn-SemiBold.ttf'],
  ['Vollkorn Italic', 'Vollkorn-Italic.ttf'],
  ['Noto Sans', 'NotoSans-Bold.ttf'],
] as const

const FALLBACKS = FILES.slice(3).map(([family]) => `"${family}"`)

/** `display` is a Clarendon for numbers and headings, `text` a sturdy old style for names, `italic` for waters. */
export type Face = 'display' | 'text' | 'italic'
const FAMILIES: Readonly<Record<Face, string>> = { display: 'Besley', text: 'Vollkorn', italic: 'Vollkorn Italic' }

let registered = false

/** Registers the bundled fonts once. Throws one clear sentence if a file is missing. */
export function registerFonts(): void {
  if (registered) return
  for (const [family, file] of FILES) {
    const url = new URL(`../../assets/fonts/${file}`, import.meta.url)
    if (GlobalFonts.registerFromPath(fileURLToPath(url), family) === null) {
      throw new Error(`The font assets/fonts/${file} is missing or unreadable: restore it from the repository.`)
    }
  }
  registered = true
}

/** A CSS font of this face and size in pixels, with every fall-back behind it. */
export function font(face: Face, size: number): string {
  return `${size}px "${FAMILIES[face]}", ${FALLBACKS.join(', ')}`
}
