import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MIGRATIONS_FOLDER } from '../../src/store/migrations.js'
import { cleanUp, freshFolder } from '../tables/house.js'

afterAll(cleanUp)

test('the migrations lead to the schema: nothing is left to generate', () => {
  const folder = join(freshFolder(), 'migrations')
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const generate = ['generate', '--dialect', 'sqlite', '--schema', './src/store/schema.ts', '--out', relative('.', folder)]
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', ...generate], {
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
  expect(stdout).toContain('No schema changes')
  expect(readdirSync(folder)).toEqual(readdirSync(MIGRATIONS_FOLDER))
})
