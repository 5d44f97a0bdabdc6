import { ok, type Route } from './route.js'

export const applicationRoutes: readonly Route[] = [
  { method: 'GET', path: '/gateway/bot', handle: ({ gateway }) => ok(gateway.information()) },
]
