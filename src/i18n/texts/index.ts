import type { ByLocale } from '../locale.js'
import { de } from './de.js'
import { en } from './en.js'
import { fr } from './fr.js'
import type { ShellTexts } from './shape.js'

/** Everything the shell says, in each language. */
export const TEXTS: ByLocale<ShellTexts> = { en, fr, de }
