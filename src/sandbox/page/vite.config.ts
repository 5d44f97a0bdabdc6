import { defineConfig } from 'vite'

/** Where the built page lands, from the project's root; the sandbox's server serves this folder. */
const BUILT_PAGE = 'dist/page'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: { outDir: `../../../${BUILT_PAGE}`, emptyOutDir: true, target: 'es2022' },
})
