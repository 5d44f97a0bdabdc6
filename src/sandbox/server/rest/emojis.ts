import { z } from 'zod'
import type { Discord } from '../discord.js'
import { refusal } from '../errors.js'
import { checked } from '../messages/body.js'
import type { ApplicationEmoji } from '../world/records.js'
import { type Call, created, noContent, ok, param, type RestResponse, type Route } from './route.js'

const PATH = '/applications/:application/emojis'
const MOST_EMOJIS = 2_000
/** Bytes of an image. */
const LARGEST = 256 * 1024
/** A PNG file, whatever type its sender gives it. */
const DATA = /^data:image\/\w+;base64,([A-Za-z0-9+/]+=*)$/

const newEmoji = z.strictObject({ name: z.string().regex(/^\w{2,32}$/), image: z.string().regex(DATA) })

export const emojiRoutes: readonly Route[] = [
  { method: 'GET', path: PATH, handle: listEmojis },
  { method: 'POST', path: PATH, handle: createEmoji },
  { method: 'DELETE', path: `${PATH}/:emoji`, handle: deleteEmoji },
]

function demandOwn({ world }: Discord, call: Call): void {
  if (param(call, 'application') !== world.bot.id) throw refusal('missing-access')
}

const emojiObject = ({ id, name }: ApplicationEmoji) => ({
  id,
  name,
  roles: [],
  require_colons: true,
  managed: false,
  animated: false,
  available: true,
})

function listEmojis(discord: Discord, call: Call): RestResponse {
  demandOwn(discord, call)
  return ok({ items: [...discord.world.emojis.values()].map(emojiObject) })
}

function createEmoji(discord: Discord, call: Call): RestResponse {
  demandOwn(discord, call)
  const { world } = discord
  const { name, image } = checked<z.infer<typeof newEmoji>>(newEmoji, call.body)
  const bytes = Buffer.from(DATA.exec(image)?.[1] ?? '', 'base64')
  if (bytes.length > LARGEST) throw refusal('emoji-too-large')
  if (world.emojis.size >= MOST_EMOJIS) throw refusal('too-many-emojis')
  const emoji = { id: world.nextId(), name, bytes }
  world.emojis.set(emoji.id, emoji)
  return created(emojiObject(emoji))
}

function deleteEmoji(discord: Discord, call: Call): RestResponse {
  demandOwn(discord, call)
  if (!discord.world.emojis.delete(param(call, 'emoji'))) throw refusal('unknown-emoji')
  return noContent
}
