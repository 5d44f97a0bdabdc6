import type { Locale } from '../../../../src/i18n/locale.js'
import { testLanguages } from '../../../kit/languages.js'
import { played } from '../rules/played.js'
import { saidInGame, saidWithoutGame } from './everything.js'

const GAMES = [2, 3, 4].flatMap((seats) => ['one', 'two'].map((seed) => played(seats, `${seed} of ${seats}`)))
const COMMON =
  'Pioneer,Unobtanium,Runite,Gold,Fortification,Technologies,Belmar,Corvane,Tarsis,Aurelia,Meridian,Verdance,Drift,Deck,' +
  'Recycling,colonies,actions,action,bomber,Bomber'
const SENTENCES = new Set('status,own status,turn,bought,played,moved,drew,turned-up,colonized,destroyed'.split(','))
/** Digests of rare facts stand after a name. */
const isDigest = (where: string, text: string) => where.startsWith('rare') && !text.endsWith('.')
const said = (locale: Locale) => [...GAMES.flatMap((game) => saidInGame(game, locale)), ...saidWithoutGame(locale)]

testLanguages({
  said: { en: said('en'), fr: said('fr'), de: said('de') },
  common: COMMON.split(','),
  words: {
    en: ['ship', 'ships', 'warship', 'scout', 'sector'],
    fr: ['vaisseau', 'vaisseaux', 'secteur', 'carte'],
    de: ['Schiff', 'Schiffe', 'Karte', 'Sektor'],
  },
  isSentence: (where, text) => (SENTENCES.has(where) || /^(refusal|not now|rare (?!over))/.test(where)) && !isDigest(where, text),
})
