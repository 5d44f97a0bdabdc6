/** Where the migrations are. This file lies as deep as the compiled program, so that the same path leads to them from both. */
import { fileURLToPath } from 'node:url'

export function migrationsFolder(database: 'sqlite' | 'postgres'): string {
  return fileURLToPath(new URL(`../../migrations/${database}`, import.meta.url))
}
