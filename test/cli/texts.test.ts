/** The command that prints every text of a language. */
import { describe, expect, test } from 'vitest'
import { parse as parseArguments } from '../../src/cli/arguments.js'
import { TEXTS_COMMAND } from '../../src/cli/texts/command.js'
import { playedIn } from '../../src/cli/texts/played.js'
import { samplesIn } from '../../src/cli/texts/sampler.js'
import { GAMES } from '../../src/games/index.js'
import { LOCALES } from '../../src/i18n/locale.js'
import { TEXTS } from '../../src/i18n/texts/index.js'
import { wordsFor } from '../../src/sandbox/page/words/words.js'
import { sealedBids } from '../conformance/tiny-game/index.js'
import { saidBy, textsOf } from '../i18n/saying.js'
import { runCli } from './run-cli.js'

const parse = (line: string) =>
  parseArguments(
    TEXTS_COMMAND,
    line.split(' ').filter((word) => word !== ''),
  )

describe('the command line of texts', () => {
  test('a language, and a part of it', () => {
    expect(parse('--language fr')).toMatchObject({ job: { language: 'fr', part: null } })
    expect(parse('--language de --part bot.lobby')).toMatchObject({ job: { language: 'de', part: 'bot.lobby' } })
  })

  test.each([
    ['', 'Say which language with --language: one of en, fr, de.'],
    ['--language tlh', 'Say which language with --language: one of en, fr, de.'],
    ['--languages fr', "Unknown option '--languages'"],
  ])('%j is wrong, in one line', (line, problem) => {
    expect(parse(line)).toMatchObject({ kind: 'wrong', problem: expect.stringContaining(problem) })
  })
})

describe.each(LOCALES)('the texts in %s', (locale) => {
  const samples = samplesIn(locale, GAMES)

  test('are all there, each in at least one form', () => {
    const printed = new Set(samples.map(({ where }) => where))
    const bot = [...new Set(textsOf(TEXTS[locale]).map(({ where }) => `bot.${where}`))]
    const played = GAMES.flatMap(({ id, speech }) =>
      speech === null ? [] : Object.keys(saidBy(speech, locale)).map((where) => `${id}.${where}`),
    )
    const page = textsOf(wordsFor(locale)).map(({ where }) => `page.${where}`)
    const isPrinted = (where: string) => [...printed].some((other) => where.startsWith(other))
    expect([...bot, ...played, ...page].filter((where) => !isPrinted(where))).toEqual([])
  })

  test('begin with the refusals', () => expect(samples[0]?.where).toMatch(/refusals|wrong/))
})

test('whole games show panels, stories and results as players read them, to whoever acts and to the others', () => {
  const [first] = GAMES
  if (first === undefined) throw new Error('there is no game')
  const samples = playedIn('en', [first])
  const formsOf = (where: string) => samples.find((sample) => sample.where === `played.${first.id}.${where}`)?.forms ?? []
  expect(formsOf('story.moved').some((form) => form.includes('you pay'))).toBe(true)
  expect(formsOf('story.moved').some((form) => form.includes('Émile pays'))).toBe(true)
  expect(formsOf('result').length).toBeGreaterThan(1)
  expect(samples.some(({ where }) => where.startsWith(`played.${first.id}.panel.`))).toBe(true)
})

test('games are played by as many as they seat', () => {
  const { game } = sealedBids
  expect(game.seats.max).toBeLessThan(4)
  expect(playedIn('en', [game]).map(({ where }) => where)).toContain(`played.${game.id}.result`)
})

test('prints sentences with names and numbers in them', () => {
  const { code, stdout } = runCli('texts', ['--language', 'fr', '--part', 'bot.turn.sinceTurnOf'])
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: 'bot.turn.sinceTurnOf\n    Depuis le dernier tour d’Émile\n\n1 texts, 6 words\n',
  })
})

test('refuses a part that does not exist', () => {
  expect(runCli('texts', ['--language', 'en', '--part', 'nowhere'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no text is called nowhere'),
  })
})
