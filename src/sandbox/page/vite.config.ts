import { defineConfig } from 'vite'

/** The folder of the built page, relative to the project's root. The sandbox's server serves it. */
const BUILT_PAGE = 'dist/page'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: {
    outDir: `../../../${BUILT_PAGE}`,
    emptyOutDir: true,
    target: 'es2022',
    license: { fileName: 'LICENSES.md' },
    // A busy machine is nothing to warn of.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
