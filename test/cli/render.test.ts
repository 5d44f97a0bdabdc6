import { describe, expect, test } from 'vitest'
import { parse as parseArguments, usageOf } from '../../src/cli/arguments.js'
import { RENDER } from '../../src/cli/render/command.js'
import { drawingOf, namedPositions, positionNames } from '../../src/cli/stored-positions.js'
import { pioneers } from '../../src/games/pioneers/index.js'

const parse = (line: string) =>
  parseArguments(
    RENDER,
    line.split(' ').filter((word) => word !== ''),
  )

function job(line: string) {
  const asked = parse(line)
  return asked.kind === 'job' ? asked.job : asked
}

describe('the command line of render', () => {
  test('one position', () => {
    expect(job('--fixture 4-roads --position 12 --viewer 0 --path to,3 --names A,B --out x.png')).toEqual({
      kind: 'one',
      game: pioneers,
      out: 'x.png',
      position: { fixture: '4-roads', position: 12, viewer: 0, path: ['to', '3'], names: ['A', 'B'] },
    })
  })
  test('a card and a final score', () => {
    expect(job('--fixture a --viewer 1 --picture card --out x.png')).toMatchObject({
      position: { fixture: 'a', viewer: 1, picture: 'card' },
    })
    expect(job('--fixture a --picture final --out x.png')).toMatchObject({ position: { fixture: 'a', picture: 'final' } })
    expect(job('--fixture a --picture board --out x.png')).toMatchObject({ position: { fixture: 'a' } })
  })
  test('all positions, and the sheet of all goldens', () => {
    expect(job('--all --out folder')).toEqual({ kind: 'all', game: pioneers, out: 'folder' })
    expect(job('--sheet --game pioneers --out x.png')).toEqual({ kind: 'sheet', game: pioneers, out: 'x.png' })
  })
  test.each([
    ['', 'Say where to write with --out.'],
    ['--fixture a', 'Say where to write with --out.'],
    ['--out x.png', 'Give exactly one of --fixture, --all and --sheet.'],
    ['--all --sheet --out x.png', 'Give exactly one of --fixture, --all and --sheet.'],
    ['--all --game chess --out x.png', 'There is no game chess: take one of pioneers, '],
    ['--fixture a --viewer me --out x.png', '--viewer must be a whole number.'],
    ['--fixture a --picture hand --out x.png', '--picture must be one of board, card, final.'],
    ['--fixture a --picture card --out x.png', 'Say whose card with --viewer.'],
    ['--colour --out x.png', "Unknown option '--colour'"],
  ])('%s is wrong, in one line', (line, problem) => {
    const parsed = parse(line)
    expect(parsed).toMatchObject({ kind: 'wrong', problem: expect.stringContaining(problem) })
    expect(parsed).not.toMatchObject({ problem: expect.stringContaining('\n') })
  })
  test('help names every option', () => {
    expect(parse('--help')).toEqual({ kind: 'help' })
    for (const option of [
      '--fixture',
      '--position',
      '--viewer',
      '--path',
      '--names',
      '--picture',
      '--all',
      '--sheet',
      '--game',
      '--out',
    ]) {
      expect(usageOf(RENDER)).toContain(option)
    }
  })
})

describe('a stored position that does not exist', () => {
  test.each([
    [{ fixture: 'nowhere' }, 'There is no position or recorded game nowhere'],
    [{ fixture: '2-stack', position: 9999 }, '2-stack has only'],
    [{ fixture: '2-stack', viewer: 3 }, '2-stack has only 2 seats'],
    [{ fixture: '2-stack', picture: 'card' as const }, 'pioneers has no card for table'],
  ])('%j is one clear sentence', (position, problem) => expect(() => drawingOf(pioneers, position)).toThrow(problem))
})

test('named positions stand for recorded ones', () => {
  const { '4-middle': middle } = namedPositions(pioneers.id)
  if (middle === undefined) throw new Error('a named position')
  expect(drawingOf(pioneers, { fixture: '4-middle' }).key).toBe(drawingOf(pioneers, middle).key)
})

test('what is asked for wins over what a named position says', () => {
  const key = (position: number) => drawingOf(pioneers, { fixture: '4-middle', position }).key
  expect(key(5)).not.toBe(key(40))
  expect(() => drawingOf(pioneers, { fixture: '4-middle', viewer: 9 })).toThrow('4-middle has only 4 seats')
})

test('choices are refused for who has nothing to decide', () =>
  expect(() => drawingOf(pioneers, { fixture: '2-stack', viewer: 0, path: ['zz'] })).toThrow('leave out --path'))

test('a game without named positions says so', () => expect(() => positionNames('chess')).toThrow('chess has no named positions'))
