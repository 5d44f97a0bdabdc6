import { botObject } from '../world/objects.js'
import { ok, type Route } from './route.js'

export const applicationRoutes: readonly Route[] = [
  { method: 'GET', path: '/gateway/bot', handle: ({ gateway }) => ok(gateway.information()) },
  { method: 'GET', path: '/users/@me', handle: ({ world }) => ok({ ...botObject(world), verified: true, mfa_enabled: false }) },
  {
    method: 'GET',
    path: '/applications/@me',
    handle: ({ world }) => ok({ id: world.bot.id, name: world.bot.name, description: '', flags: 0, bot: botObject(world) }),
  },
]
