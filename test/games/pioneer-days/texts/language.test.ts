import { TOWNSFOLK, TRAVELLERS } from '../../../../src/games/pioneer-days/texts/people.js'
import type { Locale } from '../../../../src/i18n/locale.js'
import { testLanguages } from '../../../kit/languages.js'
import { played } from '../rules/played.js'
import { saidInGame, saidWithoutGame } from './everything.js'

const GAMES = [
  played(2, { sets: 'first-game', boards: 'standard' }, 'two'),
  played(3, { sets: 'drawn', boards: 'unique' }, 'three'),
  played(4, { sets: 'drawn', boards: 'unique' }, 'four'),
]
const PEOPLE = [...Object.values(TOWNSFOLK), ...Object.values(TRAVELLERS)]
const SENTENCES = new Set('status,own status,turn,taken,income,acted,equipped,recruited,effect,satisfied'.split(','))
const said = (locale: Locale) => [...GAMES.flatMap((game) => saidInGame(game, locale)), ...saidWithoutGame(locale)]

testLanguages({
  said: { en: said('en'), fr: said('fr'), de: said('de') },
  common: [...PEOPLE, 'Pioneer Days', 'Mine', 'Banjo', 'Lasso', 'Saloon', 'Fort', 'Sheriff', 'Cowboy', 'Hotel'],
  words: {
    en: ['wagon', 'wagons', 'cattle', 'wood', 'townsfolk', 'dice'],
    fr: ['chariot', 'chariots', 'bois', 'dé'],
    de: ['Wagen', 'Vieh', 'Holz', 'Würfel', 'Stadtbewohner'],
  },
  isSentence: (where) => SENTENCES.has(where) || /^(refusal|effect of|not now)/.test(where),
})
