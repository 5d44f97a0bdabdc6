import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.js'
import { SUBJECTS } from './registry.js'

test('no game of the registry is left out', () => {
  expect(SUBJECTS.map(({ game }) => game.id)).toEqual(expect.arrayContaining(GAMES.map(({ id }) => id)))
  for (const { id } of GAMES)
    for (const part of ['conformance', 'painting'])
      expect(existsSync(`test/games/${id}/${part}.test.ts`), `${part} of ${id}`).toBe(true)
})
