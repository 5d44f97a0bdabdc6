/** Texts that no honest client sends: mutated real ones and invented ones. */
import { pick, type Random } from '../../../engine/random.js'

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz0123456789:./-_ ASÉß\u0000\u202e😀%"\'`@#<>{}[]\\']
const LONGEST = 130
const TABLE = /^(\w+:)([0-9a-z]{8})/
const NUMBERS = ['0', '1', 'z', '-1', '00', '1e9', 'zzzzzzz', 'zzzzzzzz', '9007199254740993', 'NaN', '']

/** Changes a text in one of many ways. `others` are texts of the same kind to take parts from. */
export function mutated(text: string, others: readonly string[], random: Random): string {
  const place = random.below(text.length + 1)
  switch (random.below(9)) {
    case 0:
      return text.slice(0, place) + pick(ALPHABET, random) + text.slice(place + 1)
    case 1:
      return text.slice(0, place) + pick(ALPHABET, random) + text.slice(place)
    case 2:
      return text.slice(0, place) + text.slice(place + 1 + random.below(4))
    case 3:
      return text.slice(0, place)
    case 4:
      return (text + text.slice(place)).slice(0, LONGEST)
    case 5:
      return withPart(text, random.below(6), pick(NUMBERS, random))
    case 6:
      return withPart(text, 2, random.below(400).toString(36))
    case 7: {
      const other = pick(others, random)
      return text.slice(0, place) + other.slice(random.below(other.length + 1))
    }
    default: {
      const [, , table = ''] = TABLE.exec(pick(others, random)) ?? []
      return text.replace(TABLE, (_whole, version: string) => version + table)
    }
  }
}

/** Replaces one of the parts between colons. */
function withPart(text: string, index: number, part: string): string {
  const parts = text.split(':')
  return parts.map((each, at) => (at === index % parts.length ? part : each)).join(':')
}
