import type { SlashCommand } from '../src/discord/presses/command.js'
import type { Game } from '../src/games/game.js'
import { tablesCommand } from './all-tables.js'
import { gameCommand } from './game.js'
import { leaderboardCommand } from './leaderboard.js'

/** Every slash command of the bot. */
export function commandsFor(games: readonly Game[]): readonly SlashCommand[] {
  return [...games.map((game) => gameCommand(game, games)), leaderboardCommand(games), tablesCommand(games)]
}
