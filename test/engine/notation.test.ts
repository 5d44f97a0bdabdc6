import { describe, expect, test } from 'vitest'
import { anyOf, codecOf, listOf, matching, NUMBER, oneOf, restOf, signed } from '../../src/engine/notation.js'

type Card = 'ace' | 'ten'
type Action =
  | { readonly kind: 'pass' }
  | { readonly kind: 'play'; readonly card: Card; readonly slot: number }
  | {
      readonly kind: 'deal'
      readonly to: string
      readonly signs: readonly (number | null)[]
      readonly hands: readonly (readonly Card[])[]
    }
  | { readonly kind: 'left' | 'right'; readonly by: readonly number[] }

const CARD = oneOf<Card>(['ace', 'ten'])
const TURN = { by: listOf(NUMBER, ',') }
const { encode, decode } = codecOf<Action>({
  pass: {},
  play: { card: CARD, slot: NUMBER },
  deal: { to: matching(/^[a-z]+$/), signs: listOf(signed([1, 2, null], 'ab-'), ''), hands: restOf(anyOf(CARD, ',')) },
  left: TURN,
  right: TURN,
})

describe('actions are written as their kind and fields, separated by dots', () => {
  test.each<[string, Action]>([
    ['pass', { kind: 'pass' }],
    ['play.ten.12', { kind: 'play', card: 'ten', slot: 12 }],
    ['left.3,4', { kind: 'left', by: [3, 4] }],
    ['deal.anna.ab-', { kind: 'deal', to: 'anna', signs: [1, 2, null], hands: [] }],
    ['deal.anna.b.', { kind: 'deal', to: 'anna', signs: [2], hands: [[]] }],
    ['deal.anna..ace,ten..ten', { kind: 'deal', to: 'anna', signs: [], hands: [['ace', 'ten'], [], ['ten']] }],
  ])('%s', (text, action) => {
    expect(encode(action)).toBe(text)
    expect(decode(text)).toEqual(action)
  })
})

const NEVER_WRITTEN = ['', 'sail', 'toString', '__proto__', 'pass.', 'pass.1', 'play', 'play.ten', 'play.ten.012', 'play.king.1']

test.each([...NEVER_WRITTEN, 'left.', 'left.1,'])('a text that is never written is not read: "%s"', (text) => {
  expect(decode(text)).toBeNull()
})
