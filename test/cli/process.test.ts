import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { COMPILED_MAIN } from '../../src/cli/compiled.js'
import { NODE_FLAGS } from '../../src/cli/wire/process.js'

test('measured bots are started as npm starts the program', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({
    scripts: {
      prestart: 'tsx src/cli/compile.ts',
      start: `node ${NODE_FLAGS.join(' ')} ${relative('.', COMPILED_MAIN)}`,
    },
  })
})
