/** The command that prints every text of a language. */
import { describe, expect, test } from 'vitest'
import { parse as parseArguments } from '../../src/cli/arguments.js'
import { TEXTS_COMMAND } from '../../src/cli/texts/command.js'
import { samplesIn } from '../../src/cli/texts/sampler.js'
import { textsOf } from '../../src/cli/texts/saying.js'
import { GAMES } from '../../src/games/index.js'
import { LOCALES } from '../../src/i18n/locale.js'
import { TEXTS } from '../../src/i18n/texts/index.js'
import { runCli } from './run-cli.js'

const parse = (line: string) =>
  parseArguments(
    TEXTS_COMMAND,
    line.split(' ').filter((word) => word !== ''),
  )

describe('the command line of texts', () => {
  test('a language, and a part of it', () => {
    expect(parse('--language fr')).toMatchObject({ job: { language: 'fr', part: null } })
    expect(parse('--language de --part shell.lobby')).toMatchObject({ job: { language: 'de', part: 'shell.lobby' } })
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
    const shell = [...new Set(textsOf(TEXTS[locale]).map(({ where }) => `shell.${where}`))]
    expect(shell.filter((where) => ![...printed].some((other) => where.startsWith(other)))).toEqual([])
    for (const { id } of GAMES) expect(samples.some(({ where }) => where.startsWith(`${id}.`))).toBe(true)
  })

  test('begin with the refusals', () => expect(samples[0]?.where).toMatch(/refusals|wrong/))
})

test('prints sentences with names and numbers in them', () => {
  const { code, stdout } = runCli('texts', ['--language', 'fr', '--part', 'shell.turn.sinceTurnOf'])
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: 'shell.turn.sinceTurnOf\n    Depuis le dernier tour d’Émile\n\n1 texts, 6 words\n',
  })
})

test('refuses a part that does not exist', () => {
  expect(runCli('texts', ['--language', 'en', '--part', 'nowhere'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no text is called nowhere'),
  })
})
