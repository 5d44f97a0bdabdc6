import { z } from 'zod'
import { text } from './shapes.js'

const autoArchive = z.literal([60, 1440, 4320, 10080]).nullish()

/** A thread on a message. discord.js also sends a `type` here, which Discord ignores. */
export const newThread = z.strictObject({ name: text(1, 100), auto_archive_duration: autoArchive, type: z.any().optional() })

export const threadEdit = z.strictObject({
  name: text(1, 100).nullish(),
  auto_archive_duration: autoArchive,
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
})
