import { join } from 'node:path'

/**
 * Builds the sandbox's page into a folder, `dist/page` unless another is given. Throws if the development dependencies are not
 * installed.
 */
export async function buildPage(outDir?: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'warn',
    ...(outDir === undefined ? {} : { build: { outDir } }),
  })
}
