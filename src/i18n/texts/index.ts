import type { ByLocale } from '../locale.js'
import { de } from './de/index.js'
import { en, type ShellTexts } from './en/index.js'
import { fr } from './fr/index.js'

/** Everything the shell says, in each language. */
export const TEXTS: ByLocale<ShellTexts> = { en, fr, de }
