import { describe, expect, test } from 'vitest'
import { nameOf, withoutOurs } from '../../../../src/store/postgres/connection/address.js'
import { secretsOf } from '../../../../src/store/secrets.js'

describe('an address', () => {
  test('cannot choose what the program depends on', () => {
    const address = 'postgres://bot@db/games?application_name=mine&statement_timeout=1&options=-c%20search_path%3Dgames'
    expect(withoutOurs(address)).toBe('postgres://bot@db/games?options=-c+search_path%3Dgames')
  })
  test('means by sslmode what it means to PostgreSQL’s own programs', () => {
    expect(withoutOurs('postgres://db/games?sslmode=require')).toBe('postgres://db/games?sslmode=require&uselibpqcompat=true')
  })
  test.each([
    ['postgres://bot:secret@db.example.org:6432/games?sslmode=require', 'games on db.example.org'],
    ['postgresql://bot:secret@[::1]/games', 'games on ::1'],
    ['postgres:///games?host=/var/run/postgresql&user=bot&password=secret', 'games on /var/run/postgresql'],
    ['postgres://bot:secret@db/games?sslmode=verify-ca&sslrootcert=/no/such/file', 'games on db'],
  ])('%s is named without user and password', (address, name) => expect(nameOf(address)).toBe(name))
  test('has secrets in every form in which a message may show them', () => {
    expect(secretsOf('postgres://bot:p%40ss@db/games')).toEqual(['p%40ss', 'p@ss', 'p%2540ss'])
    expect(secretsOf('postgres://bot@db/games?password=sec%20ret')).toEqual(['sec ret', 'sec%20ret'])
    expect(secretsOf('postgres://bot@db/games')).toEqual([])
  })
})
