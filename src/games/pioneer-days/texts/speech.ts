/** All texts of the game. */

import type { Locale } from '../../../i18n/locale.js'
import { listed } from '../../../i18n/words.js'
import type { Speech } from '../../speech.js'
import { EQUIPMENT_IDS, TOWN_IDS } from '../data/ids.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import { diceOf, goodsOf, NAMES, sourceName, theTile, theTown, theTownsfolk, tileName, townName } from './naming.js'
import { TOWNSFOLK, TRAVELLERS } from './people.js'

const PEOPLE: readonly string[] = [...Object.values(TOWNSFOLK), ...Object.values(TRAVELLERS)]

const textsIn = (locale: Locale) => ({
  pioneerDays: TEXTS[locale],
  names: NAMES[locale],
  labels: [...EQUIPMENT_IDS.map((id) => tileName(id, locale)), ...TOWN_IDS.map((id) => townName(id, locale))],
})

function examples(locale: Locale): Readonly<Record<string, string>> {
  const words = GLOSSARY[locale]
  const some = goodsOf({ wood: 1, medicine: 2 }, locale)
  return {
    action: some,
    amount: words.money(4),
    silver: words.money(2),
    paid: words.money(3),
    cost: words.money(3),
    goods: some,
    given: goodsOf({ cattle: 1 }, locale),
    gain: some,
    gains: some,
    income: words.money(2),
    lost: words.money(5),
    kept: words.money(1),
    load: some,
    needs: goodsOf({ wood: 3, medicine: 1 }, locale),
    cattle: goodsOf({ cattle: 2 }, locale),
    favours: goodsOf({ favours: 3 }, locale),
    points: words.points(3),
    face: words.faces.mine,
    faces: words.faces.mine,
    from: words.faces.wood,
    die: words.dice.red.the,
    dice: diceOf(
      [
        { colour: 'red', face: 'wood' },
        { colour: 'blue', face: 'mine' },
      ],
      locale,
    ),
    tile: theTile('gold-pan', locale),
    tiles: listed(locale, [theTile('gold-pan', locale), theTile('axe', locale)]),
    town: theTown('sawmill', locale),
    towns: listed(locale, [townName('sawmill', locale), townName('fort', locale)]),
    person: theTownsfolk('nurse', locale),
    people: theTownsfolk('nurse', locale),
    source: sourceName('gold-pan', locale),
    disaster: words.disasters.storm.the,
  }
}

export const speech: Speech = {
  texts: { en: textsIn('en'), fr: textsIn('fr'), de: textsIn('de') },
  names: [...PEOPLE, ...PEOPLE.flatMap((name) => name.split(' ')), 'Pioneer Days'],
  kinds: 1,
  known: () => ({ board: 'Hattie Hollis' }),
  anyShape: ['offers'],
  lists: { persons: [TOWNSFOLK.nurse, TOWNSFOLK.doctor] },
  examples,
}
