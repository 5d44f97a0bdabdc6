import type { ByLocale } from '../../../i18n/locale.js'
import { glossary as de } from './de/glossary.js'
import { glossary as en, type Glossary } from './en/glossary.js'
import { glossary as fr } from './fr/glossary.js'

export type { Glossary } from './en/glossary.js'

/** The terms of the game. */
export const GLOSSARY: ByLocale<Glossary> = { en, fr, de }
