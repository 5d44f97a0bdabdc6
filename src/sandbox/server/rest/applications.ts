import { refusal } from '../errors.js'
import { applicationObject, botObject, userObject } from '../world/objects.js'
import { ok, param, type Route } from './route.js'

export const applicationRoutes: readonly Route[] = [
  { method: 'GET', path: '/gateway', handle: ({ gateway }) => ok({ url: gateway.information().url }) },
  { method: 'GET', path: '/gateway/bot', handle: ({ gateway }) => ok(gateway.information()) },
  {
    method: 'GET',
    path: '/users/@me',
    handle: ({ world }) => ok({ ...botObject(world), verified: true, mfa_enabled: false, email: null }),
  },
  { method: 'GET', path: '/applications/@me', handle: ({ world }) => ok(applicationObject(world)) },
  { method: 'GET', path: '/oauth2/applications/@me', handle: ({ world }) => ok(applicationObject(world)) },
  {
    method: 'GET',
    path: '/users/:user',
    handle: ({ world }, call) => {
      const id = param(call, 'user')
      if (id === world.bot.id) return ok(botObject(world))
      const user = world.users.get(id)
      if (!user) throw refusal('unknown-user')
      return ok(userObject(user))
    },
  },
]
