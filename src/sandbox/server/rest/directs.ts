import { z } from 'zod'
import type { Discord } from '../discord.js'
import { refusal } from '../errors.js'
import { checked } from '../messages/body.js'
import { snowflake } from '../validation/shapes.js'
import { openDirect } from '../world/directs.js'
import { directObject } from '../world/objects.js'
import { type Call, ok, type RestResponse, type Route } from './route.js'

const newDirect = z.strictObject({ recipient_id: snowflake })

export const directRoutes: readonly Route[] = [{ method: 'POST', path: '/users/@me/channels', handle: openChannel }]

/** Opens the channel of a user's direct messages, even if the user accepts none. Throws 50033 for an unknown user. */
function openChannel({ world }: Discord, call: Call): RestResponse {
  const { recipient_id } = checked<z.infer<typeof newDirect>>(newDirect, call.body)
  const user = world.users.get(recipient_id)
  if (!user) throw refusal('invalid-recipients')
  return ok(directObject(world, openDirect(world, user), user))
}
