import { describe, expect, test } from 'vitest'
import { exactly, firstToTry, type Leaf, leavesOf, matching, nestOptions } from '../../src/sandbox/page/state/commands.js'
import { choicesOf, filledOptions, firstProblem, problemWith } from '../../src/sandbox/page/state/options.js'
import * as scene from './scene.js'

const { commands } = scene.emptyScene()
const english = leavesOf(commands, scene.ADA)
const french = leavesOf(commands, scene.BASILE)
const leaf = (name: string): Leaf => {
  const found = english.find((one) => one.shown === name)
  if (found === undefined) throw new Error(`the scene has no command "${name}"`)
  return found
}

describe('the commands to choose from', () => {
  test('are laid out flat and named in the language of the user', () => {
    expect(english.map(({ shown }) => shown)).toEqual([
      'pioneers new',
      'pioneers board',
      'pioneers replace',
      'leaderboard',
      'settings',
    ])
    expect(french[0]).toMatchObject({
      shown: 'pionniers nouvelle',
      path: ['pioneers', 'new'],
      description: 'Ouvrir une table dans ce salon',
    })
  })

  test.each([
    ['/', ['pioneers new', 'pioneers board', 'pioneers replace', 'leaderboard', 'settings']],
    ['/pi', ['pioneers new', 'pioneers board', 'pioneers replace']],
    ['/board', ['pioneers board', 'leaderboard']],
    ['/LEAD', ['leaderboard']],
    ['/chess', []],
  ])('those that fit %j', (typed, shown) => {
    expect(matching(english, typed).map((one) => one.shown)).toEqual(shown)
  })

  test('can be typed by their own and by their default names', () => {
    expect(exactly(french, '/pionniers nouvelle ')?.path).toEqual(['pioneers', 'new'])
    expect(exactly(french, '/pioneers  new')?.path).toEqual(['pioneers', 'new'])
    expect(exactly(french, '/pioneers')).toBeNull()
  })

  test('a newcomer is shown the one that opens something', () => {
    expect(firstToTry(english)?.shown).toBe('pioneers new')
    expect(firstToTry([leaf('leaderboard')])?.shown).toBe('leaderboard')
    expect(firstToTry([])).toBeNull()
  })
})

describe('the options of a command', () => {
  test('are sent below their subcommand, with their own types', () => {
    const options = nestOptions(leaf('pioneers new'), filledOptions(leaf('pioneers new'), { seats: '3', language: '' }))
    expect(options).toEqual([{ type: 1, name: 'new', options: [{ type: 4, name: 'seats', value: 3 }] }])
  })

  test('a command without subcommands has them at the top', () => {
    expect(nestOptions(leaf('leaderboard'), [{ type: 3, name: 'x', value: 'y' }])).toEqual([{ type: 3, name: 'x', value: 'y' }])
  })

  test('problems are found before sending', () => {
    const [seats] = leaf('pioneers new').options
    if (seats === undefined) throw new Error('the scene has an option for the seats')
    expect(problemWith(seats, '')).toBeNull()
    expect(problemWith(seats, '3')).toBeNull()
    expect(problemWith(seats, '2.5')).toEqual({ kind: 'no-number' })
    expect(problemWith(seats, 'three')).toEqual({ kind: 'no-number' })
    expect(problemWith(seats, '1')).toEqual({ kind: 'too-small', min: 2 })
    expect(problemWith(seats, '5')).toEqual({ kind: 'too-large', max: 4 })
    expect(firstProblem(leaf('pioneers replace'), {})?.problem).toEqual({ kind: 'missing' })
    expect(firstProblem(leaf('pioneers replace'), { user: scene.DAN.id })).toBeNull()
  })

  test('texts keep to their length limits', () => {
    const name = { type: 3 as const, name: 'n', description: 'd', max_length: 3 }
    expect(['abc', 'abcd'].map((text) => problemWith(name, text)?.kind)).toEqual([undefined, 'too-long'])
  })

  test('closed lists offer their choices, or the users', () => {
    const users = [{ label: 'Ada', text: '1' }]
    const [, language] = leaf('pioneers new').options
    const [user] = leaf('pioneers replace').options
    const labels = (option: typeof user) =>
      option === undefined ? null : choicesOf(option, 'en-US', users)?.map(({ label }) => label)
    expect(labels(language)).toEqual(['English', 'Français'])
    expect(labels(user)).toEqual(['Ada'])
    expect(labels(leaf('pioneers new').options[0])).toBeUndefined()
  })
})
