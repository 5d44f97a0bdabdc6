import { describe, expect, test } from 'vitest'
import { type Failure, failureOf, isFatal, isRead, sentenceOf } from '../../../../src/store/postgres/connection/failures.js'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('an exception', () => {
  test.each<[Failure, readonly string[]]>([
    ['collision', ['40001', '40P01']],
    ['slow', ['55P03', '57014']],
    ['full', ['53100']],
    ['read-only', ['25006']],
    ['crowded', ['53300']],
    [
      'disconnected',
      ['57P01', '57P02', '57P03', '57P05', '25P03', '08006', '08P01', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOTFOUND'],
    ],
  ])('that means %s is known by its code', (failure, codes) => {
    expect(codes.map((code) => failureOf(coded(code)))).toEqual(codes.map(() => failure))
  })

  test.each(['Connection terminated unexpectedly', 'Client was closed and is not queryable', 'timeout expired'])(
    'of the library is known by its message: %s',
    (message) => expect(failureOf(new Error(message))).toBe('disconnected'),
  )

  test('about the statement, or of a bug, is none of these', () => {
    for (const code of ['23505', '22P02', '42P01', 'ERR_INVALID_ARG_TYPE']) expect(failureOf(coded(code))).toBeNull()
    expect([failureOf(new TypeError('a bug')), failureOf('text'), failureOf(null)]).toEqual([null, null, null])
    expect(failureOf(coded('22P02', 'Connection terminated unexpectedly'))).toBeNull()
  })

  test('with which the server ends the connection is told by its severity', () => {
    const fatal = Object.assign(new Error('x'), { severity: 'FATAL', code: 'XX000' })
    expect([isFatal(fatal), failureOf(fatal)]).toEqual([true, 'disconnected'])
    expect(isFatal(Object.assign(new Error('x'), { severity: 'ERROR' }))).toBe(false)
  })
})

test('every sentence for the operator is one sentence that says what to do', () => {
  for (const failure of ['collision', 'slow', 'full', 'read-only', 'crowded', 'disconnected'] as const) {
    expect(sentenceOf(failure, 'games on db')).toMatch(/^Nothing can be stored in the database games on db.*: [^.]+\.$/)
  }
})

describe('a statement', () => {
  test.each(['select 1', ' SELECT "a" from "b" where "updated" = $1', 'with a as (select 1) select * from a'])(
    'reads: %s',
    (text) => {
      expect(isRead(text)).toBe(true)
    },
  )
  test.each([
    'insert into a values (1)',
    'with a as (insert into b values (1) returning c) select * from a',
    'with a as (delete from b returning c) select * from a',
    'with a as (update b set c = 1 returning c) select * from a',
    'select * from a for update',
    'update a set b = 1',
    'begin',
  ])('may write: %s', (text) => expect(isRead(text)).toBe(false))
})
