/** The menus of a leaderboard: measure, period and game. */
import type { Game } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { capitalised } from '../../i18n/words.js'
import { MEASURES, PERIODS } from '../../standings/ladders.js'
import { type Block, menu, type OptionSpec } from '../wire/components.js'
import { atNoTable } from '../wire/custom-id.js'
import { EVERY_GAME, type LadderChoice, type LadderVerb } from '../wire/standings-verbs.js'

/** What the menus offer, and what is shown now. */
export interface LadderOffer {
  readonly verb: LadderVerb
  readonly games: readonly Pick<Game, 'id' | 'name'>[]
  readonly locale: Locale
}

/** The menu of games is left out if there is only one. */
export function ladderMenus({ verb, games, locale }: LadderOffer): readonly Block[] {
  const { standings, commands } = TEXTS[locale]
  const { measures, periods, allGames } = standings.leaderboard
  const menuOf = (by: LadderChoice, placeholder: string, options: readonly OptionSpec[]) =>
    menu(atNoTable({ kind: 'other-ladder', by, from: verb }), placeholder, options)
  const named = games.map(({ id, name }) => ({ value: id, label: name[locale], chosen: id === verb.gameId }))
  const all = { value: EVERY_GAME, label: capitalised(allGames), chosen: verb.gameId === null }
  return [
    menuOf(
      'measure',
      commands.measure.description,
      MEASURES.map((each) => ({ value: each, label: measures[each], chosen: each === verb.measure })),
    ),
    menuOf(
      'period',
      commands.period.description,
      PERIODS.map((each) => ({ value: each, label: periods[each], chosen: each === verb.period })),
    ),
    ...(games.length > 1 ? [menuOf('game', commands.gameOption.description, [all, ...named])] : []),
  ]
}
