import { beforeAll, describe, expect, test } from 'vitest'
import { PROGRESS_MS } from '../../../src/discord/publishing/throttle.js'
import { ALT_TEXT_LIMIT } from '../../../src/games/face.js'
import { GAMES } from '../../../src/games/index.js'
import { LOCALES, type Locale, localeOf } from '../../../src/i18n/locale.js'
import { decimal } from '../../../src/i18n/numbers.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { CATALOGUES, SPEECHES } from '../../i18n/catalogue.js'
import { leakCheck } from '../../i18n/leak.js'
import { emptyDatabase } from '../../store/postgres/server.js'
import { type Heard, wordsOfCommands } from '../kit/heard.js'
import { untold } from '../kit/owed.js'
import { altOf, textOf } from '../kit/player.js'
import { liveButtons, pauses, pingingEdits, strayPings, turnsCalled } from '../kit/quiet.js'
import { EVERYBODY, playWholeGame, type WholeGame } from '../kit/whole-games.js'

/** Each table uses a different language. */
const TABLES: readonly { readonly names: readonly string[]; readonly language: Locale }[] = [
  { names: ['Jim', 'Katie'], language: 'fr' },
  { names: ['Annie', 'Jim', 'Katie'], language: 'de' },
  { names: ['Katie', 'Annie', 'Jim', 'Bill'], language: 'en' },
]
/** Nothing waits for this long: it ends a game that never ends, on any disk and beside any other programs. */
const LONGEST_GAME_MS = 3_600_000
/** The minimum number of asides in a game. */
const ENOUGH = 15

/** Names of people and channels, and the letters of roads on the picture of Pioneers. */
const NAMES = ['A', 'B', 'C', ...SPEECHES.flatMap(({ names }) => names), ...EVERYBODY, 'stagecoach', 'Stagecoach', 'parlor']
const check = leakCheck(CATALOGUES, NAMES)

/** The words of a turn's message for players who are asked something, behind their names. */
const askedWords = (language: Locale) => TEXTS[language].turn.asked('')

function leaks(heard: readonly Heard[]): readonly string[] {
  return heard.flatMap(({ locale, text }) => {
    const finds = check.leaksIn(text, locale)
    return finds.length === 0 ? [] : [`to a reader of ${locale}: ${finds[0]} in ${text}`]
  })
}

const CASES = GAMES.flatMap((played) => {
  const onFile = TABLES.map((table) => ({ played, ...table, where: 'SQLite' }))
  const onServer = { played, names: EVERYBODY.slice(0, played.seats.min), language: 'en' as const, where: 'PostgreSQL' }
  return [...onFile, onServer].map((each) => ({ id: played.id, ...each }))
})

describe.each(CASES)(
  'a whole game of $id for $names.length on $where, told in $language',
  ({ played, names, language, where }) => {
    let game: WholeGame

    beforeAll(async () => {
      game = await playWholeGame(played, names, language, where === 'SQLite' ? undefined : { url: await emptyDatabase() })
      return () => game.scene.close()
    }, LONGEST_GAME_MS)

    test('is played to its end by what the players see and press, and counts', async () => {
      const { scene, players, done } = game
      expect(done.length).toBeGreaterThan(ENOUGH)
      const last = scene.sandbox.until(() => players[0]?.screen().findLast(({ ephemeralFor }) => ephemeralFor === null))
      const [, winners = ''] = /^\*\*(.*)\*\*/m.exec(textOf(await last)) ?? []
      const names = players.map(({ name }) => name)
      expect(names.filter((name) => winners.includes(name))).not.toEqual([])
      for (const reader of players) {
        const { leaderboard } = TEXTS[localeOf(scene.sandbox.user(reader.name).locale)].standings
        const { message } = await reader.command('leaderboard', { measure: 'wins' })
        await reader.press(leaderboard.asText)
        for (const name of names) {
          const won = winners.includes(name) ? 1 : 0
          expect(message && altOf(message)).toMatch(new RegExp(`\\. ${name}( \\(\\w+\\))? ${won} `))
          expect(textOf(reader.lastPrivate())).toContain(leaderboard.games(1, won))
        }
      }
      expect(scene.troubles).toEqual([])
    })

    test('appears in statistics and history, with the points of its last message', async () => {
      const { scene, players } = game
      const last = players[0]?.screen().findLast(({ ephemeralFor }) => ephemeralFor === null)
      if (last === undefined) throw new Error('the channel is empty')
      for (const reader of players) {
        const locale = localeOf(scene.sandbox.user(reader.name).locale)
        const { stats, history } = TEXTS[locale].standings
        const result = textOf(last).replaceAll('−', '-')
        const [, total = '', bySource = ''] =
          new RegExp(`^\\*\\*\\d\\.\\s${reader.name}\\*\\*.*?: (-?\\d+) [^(]*\\((.*?)\\)`, 'm').exec(result) ?? []
        const points = (bySource.match(/-?\d+/g) ?? []).map(Number)
        const average = (one: number) => decimal(locale, one)
        const names = Object.values(played.figureTexts?.[locale].sources ?? {})
        expect(points).toHaveLength(names.length)
        const told = await reader.command(played.id, { stats: {} })
        const text = told.message === null ? '' : textOf(told.message)
        expect(text).toContain(stats.points(average(Number(total)), Number(total)))
        const lines = text.split('\n').filter((line) => line.startsWith('- '))
        expect(lines.map((line) => line.toLowerCase())).toEqual(
          names.map((name, index) => `- ${stats.source(name, average(points[index] ?? 0), points[index] ?? 0)}`.toLowerCase()),
        )
        const { message } = await reader.command(played.id, { history: { user: reader.id } })
        expect(message && textOf(message)).toContain(history.points(reader.name, Number(total)))
      }
    })

    test('lets no sentence of another language reach a reader', () => {
      const { scene, listener } = game
      const heard = [...listener.heard(), ...wordsOfCommands(scene.sandbox.world.commands.values())]
      for (const locale of LOCALES) expect(heard.filter((each) => each.locale === locale).length).toBeGreaterThan(50)
      expect(leaks(heard).slice(0, 5)).toEqual([])
    })

    test('calls once to each turn that outlasts its message, again only after an undo, and once a round', () => {
      const { listener, players } = game
      const called = turnsCalled(listener.told)
      const granted = listener.told.filter(({ told }) => textOf(told).includes(TEXTS[language].proposal.granted)).length
      const steps = called.slice(1).map(({ turn }, index) => turn - (called[index]?.turn ?? 0))
      expect(called[0]?.turn).toBe(1)
      expect(steps.filter((step) => step < 1).length).toBeLessThanOrEqual(granted)
      const everybody = players.map(({ id }) => id)
      // A turn may come to where somebody else is asked before its first message is there, and an undo may lead back to it.
      // Whoever is asked is asked in private.
      const isForOthers = ({ message }: (typeof called)[number]) => textOf(message).includes(askedWords(language))
      const toPlayers = called.filter((each) => !isForOthers(each))
      // The first message of each turn that waits for its player.
      const whoseTurn = new Map(toPlayers.toReversed().map(({ turn, pings }) => [turn, pings]))
      for (const each of called) expect(each.pings).toEqual(isForOthers(each) ? [] : whoseTurn.get(each.turn))
      const last = Math.max(...whoseTurn.keys())
      for (let first = 1; first + everybody.length - 1 <= last; first += everybody.length) {
        const turns = everybody.map((_, index) => first + index).filter((turn) => whoseTurn.has(turn))
        const round = turns.flatMap((turn) => whoseTurn.get(turn) ?? [])
        expect(round).toHaveLength(turns.length)
        expect(everybody).toEqual(expect.arrayContaining(round))
        expect(new Set(round).size).toBe(round.length)
      }
    })

    test('changes the message of a turn at most every two seconds', () => {
      expect(pauses(game.listener.told).filter((pause) => pause < PROGRESS_MS)).toEqual([])
    })

    test('notifies the players a message addresses, once, and nobody else', () => {
      expect(strayPings(game.listener.told)).toEqual([])
      expect(pingingEdits(game.scene.sandbox.requests)).toEqual([])
    })

    test('leaves nothing to press but the log and the rematch below the result', async () => {
      const { scene, players } = game
      const live = () => liveButtons(players[0]?.screen() ?? [])
      await scene.sandbox.until(() => live().length === 1)
      expect(live()).toEqual([['log', 'replay', 'rematch']])
    })

    test("has an alt text for every picture, within Discord's limit", () => {
      const { alts } = game.listener
      expect(alts.length).toBeGreaterThan(100)
      expect(alts.filter((alt) => alt.length < 1 || alt.length > ALT_TEXT_LIMIT)).toEqual([])
    })

    test('tells everything that happened in each turn, in the next message', async () => {
      const { scene, listener } = game
      await scene.stopBot()
      expect(await untold(scene.database, listener.told)).toEqual([])
    })
  },
)
