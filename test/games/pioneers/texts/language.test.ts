import { CITIES } from '../../../../src/games/pioneers/data/cities.js'
import type { Locale } from '../../../../src/i18n/locale.js'
import { testLanguages } from '../../../kit/languages.js'
import { played } from '../played.js'
import { saidInGame, saidWithoutGame } from './everything.js'

const GAMES = [played(2, 'two'), played(3, 'three'), played(4, 'four')]
const said = (locale: Locale) => [...GAMES.flatMap((game) => saidInGame(game, locale)), ...saidWithoutGame(locale)]

testLanguages({
  said: { en: said('en'), fr: said('fr'), de: said('de') },
  common: [...CITIES.map(({ name }) => name), 'Pioneers', 'Hotel', 'Barkeeper', 'Sergeant', 'Farmer', 'Dollar'],
  words: {
    en: ['coach', 'coaches', 'road', 'roads', 'stagecoach', 'tile', 'route', 'routes'],
    fr: ['chariot', 'chariots', 'route', 'routes'],
    de: ['die', 'das', 'Kutsche', 'Kutschen', 'Straße', 'Straßen'],
  },
})
