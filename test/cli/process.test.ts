import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NODE_FLAGS } from '../../src/cli/wire/process.js'

test('bots that are measured are started as npm starts the program', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({
    scripts: { start: `node ${NODE_FLAGS.join(' ')} --import tsx src/main.ts` },
  })
})
