import { PAGE_LINES } from '../../standings/ports.js'

/** The valid page nearest to the wanted one. There is always a first page. */
export function pageWithin(
  asked: number,
  lines: number,
): { readonly page: number; readonly pages: number; readonly offset: number } {
  const pages = Math.max(1, Math.ceil(lines / PAGE_LINES))
  const whole = Number.isFinite(asked) ? Math.trunc(asked) : asked > 0 ? pages : 1
  const page = Math.min(pages, Math.max(1, whole))
  return { page, pages, offset: (page - 1) * PAGE_LINES }
}
