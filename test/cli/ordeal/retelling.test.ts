import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { differenceOf, type Seen, turnTitled } from '../../../src/cli/ordeal/wire/retelling.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'

const { title } = TEXTS.en.turn

test('a turn is found by its title, with a heading of the game or without', () => {
  expect(turnTitled(`### ${title('Pioneers', 12)}`)).toBe(12)
  expect(turnTitled(`### ${title('Pioneers', 12)} · Round 4 · Annie\n- Annie builds a road.`)).toBe(12)
})

test('a message about something else is no turn', () => {
  expect(turnTitled(`### ${title('Pioneers', 0)}`)).toBeNull()
  expect(turnTitled('### Pioneers: who plays?\n- turn 12')).toBeNull()
})

describe('a result that was told again', () => {
  const picture = (colour: string) => {
    const canvas = createCanvas(4, 4)
    const pen = canvas.getContext('2d')
    pen.fillStyle = colour
    pen.fillRect(0, 0, 4, 4)
    return canvas.toBuffer('image/png')
  }
  const [score, board, otherBoard] = [picture('red'), picture('green'), picture('blue')]
  const shown: Seen = { text: '### Over\n- Annie wins.', alts: ['score', 'board'], offers: [], pictures: [score, board] }
  const longer = { ...shown, text: '### Over\n- Bill moves.\n- Annie wins.', alts: ['score', 'more'] }

  test('has the same words and pictures', async () => {
    expect(await differenceOf(shown, shown)).toBeNull()
    expect(await differenceOf(shown, { ...shown, pictures: [score, otherBoard] }, () => 'there')).toBe(
      'picture 2 is another, see there',
    )
    expect(await differenceOf({ ...shown, pictures: [undefined, board] }, shown)).toBe('Discord has picture 1 no longer')
    expect(await differenceOf(shown, { ...shown, text: '### Over\n- Bill wins.' })).toContain('instead of')
  })

  test('may begin its story earlier, which its board points out then, but nothing else', async () => {
    expect(await differenceOf(shown, { ...longer, pictures: [score, otherBoard] })).toBeNull()
    expect(await differenceOf(shown, { ...longer, pictures: [otherBoard, board] }, () => 'there')).toBe(
      'picture 1 is another, see there',
    )
  })
  test('may tell equal things in one sentence with those before, but only in the turn in which the other begins', async () => {
    const told = (...lines: string[]) => ({ ...shown, text: ['### Over', ...lines.map((line) => `- ${line}`)].join('\n') })
    const begin = ['Round 2: it is Annie’s turn.', 'Annie lays out 3 × Gold.', 'Annie plays a Scout.', 'Annie moves.']
    const end = ['Round 2: it is Bill’s turn.', 'Bill moves.', 'Annie wins.']
    const short = told('Annie plays a Scout.', 'Annie lays out Gold.', 'Annie moves.', ...end)
    expect(await differenceOf(told(...begin, ...end), short)).toBeNull()
    expect(await differenceOf(told(...begin, 'Round 2: it is Bill’s turn.', 'Bill waits.', 'Annie wins.'), short)).toContain(
      'instead of',
    )
    expect(await differenceOf(told(...begin), told('Annie plays a Scout.', 'Annie lays out Gold.'))).toContain('instead of')
    expect(await differenceOf(told(...begin, ...end), told('Annie plays a Warship.', ...end))).toContain('instead of')
  })

  test('may begin within the last turn', async () => {
    const told = (...lines: string[]) => ({ ...shown, text: ['### Over', ...lines.map((line) => `- ${line}`)].join('\n') })
    const turn = ['Round 12: it is Annie 2’s turn.', 'Annie 2 lays out 4 × Gold and Runite ($6).', 'Annie 2 builds 2 colonies.']
    const short = ['Annie 2 builds 1 colony.', 'Annie 2 lays out Runite ($2).', 'The last round has been played.']
    expect(await differenceOf(told(...short), told(...turn, 'The last round has been played.'))).toBeNull()
    expect(await differenceOf(told(...short), told(...turn, 'Nobody has an opponent left.'))).toContain('instead of')
    const other = ['Annie 2 builds 1 colony.', 'Annie 2 lays out Uranium ($2).', 'The last round has been played.']
    expect(await differenceOf(told(...other), told(...turn, 'The last round has been played.'))).toContain('instead of')
  })
})
