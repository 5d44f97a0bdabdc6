import { fileURLToPath } from 'node:url'

/** The folder of the page built by `npm run build:page`. */
export const BUILT_PAGE = fileURLToPath(new URL('../../dist/page', import.meta.url))
