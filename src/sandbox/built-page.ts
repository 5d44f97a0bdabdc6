import { fileURLToPath } from 'node:url'

/** The page that `npm run build:page` has made. */
export const BUILT_PAGE = fileURLToPath(new URL('../../dist/page', import.meta.url))
