import { z } from 'zod'
import { text } from './shapes.js'

/** A thread on a message. discord.js also sends a `type` here, which Discord ignores. */
export const newThread = z.strictObject({
  name: text(1, 100),
  auto_archive_duration: z.literal([60, 1440, 4320, 10080]).nullish(),
  type: z.any().optional(),
})

/** The only change that the bot makes of a thread. */
export const threadWaking = z.strictObject({ archived: z.literal(false) })
