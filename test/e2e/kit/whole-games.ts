/** Plays a game from the lobby to its end, by what the players see, with much that people do besides. */
import type { Game } from '../../../src/games/game.js'
import type { Locale } from '../../../src/i18n/locale.js'
import type { Database } from '../../../src/store/open.js'
import { asidesOf, type Company } from './asides.js'
import { type Listener, listen } from './heard.js'
import { movableClock } from './movable-clock.js'
import { type Player, player, playOn, sitDown, textOf } from './player.js'
import { openScene, type Scene } from './scene.js'

/** Everybody in the channel. Their languages are en, en, de and fr. */
export const EVERYBODY = ['Annie', 'Bill', 'Katie', 'Jim']
/** Presses between two asides. */
const STRETCH = 5
const THINKING_MS = 7_000

export interface WholeGame {
  readonly scene: Scene
  readonly listener: Listener
  readonly players: readonly Player[]
  /** The asides that were done. */
  readonly done: readonly string[]
}

/** Plays at a table of `names`. `database` must be empty. By default it is a file. */
export async function playWholeGame(
  game: Game,
  names: readonly string[],
  language: Locale,
  database?: Database,
): Promise<WholeGame> {
  const clock = movableClock()
  const where = database === undefined ? {} : { database }
  const scene = await openScene({ seed: `whole/${names.length}`, clock, sandbox: { clock: clock.discord }, ...where })
  const { sandbox } = scene
  const listener = listen(sandbox, language)
  const everybody = EVERYBODY.map((name) => player(sandbox, name))
  const players = names.flatMap((name) => everybody.filter((each) => each.name === name))
  await sitDown(players, { seats: names.length, language }, game.id)
  const company: Company = { sandbox, game: game.id, everybody, agrees: names.length > 2 }
  const waiting = asidesOf(names.length, company)
  const done: string[] = []
  for (let stretch = 0; ; stretch++) {
    const limits = { presses: STRETCH, beforePress: () => clock.forward(THINKING_MS) }
    const { presses } = await playOn(sandbox, players, `hands/${names.length}/${stretch}`, limits).catch((thrown: unknown) => {
      throw new Error(standstill(scene, players), { cause: thrown })
    })
    if (presses < STRETCH) return { scene, listener, players, done }
    for (const [index, { name, self, aside }] of waiting.entries()) {
      if (!(await aside(self, company))) continue
      done.push(name)
      waiting.splice(index, 1)
      break
    }
  }
}

/** What everybody sees, and what the bot logged last: without them nobody can tell why a game does not go on. */
function standstill({ logged }: Scene, players: readonly Player[]): string {
  const seen = players.map((self) => `${self.name} sees: ${self.screen().slice(-2).map(textOf).join('\n---\n')}`)
  return ['The game does not go on.', ...seen, 'The bot logged:', ...logged.slice(-20)].join('\n')
}
