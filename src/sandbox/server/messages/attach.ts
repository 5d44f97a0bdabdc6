import type { Discord } from '../discord.js'
import { type Problem, problem, when } from '../validation/problem.js'
import type { StoredFile } from '../world/records.js'
import type { MessageBody, Upload } from './body.js'
import { describeUpload } from './files.js'

const MAX_FILES = 10

/** Inconsistencies between `attachments`, the uploaded files and (for an edit) the message's files. */
export function planProblems(
  body: MessageBody,
  uploads: readonly Upload[],
  existing: readonly StoredFile[] | null,
): readonly Problem[] {
  const known = new Set([...uploads.map(({ index }) => String(index)), ...(existing ?? []).map(({ id }) => id)])
  const entries = body.attachments
  const unlisted = existing && entries ? uploads.filter(({ index }) => !entries.some(({ id }) => id === String(index))) : []
  const kept = existing ? keptFiles(existing, body).length : 0
  return [
    ...(entries ?? []).flatMap(({ id }, index) =>
      when(
        !known.has(id),
        ['attachments', index, 'id'],
        'ATTACHMENT_NOT_FOUND',
        `There is neither a file nor an attachment ${id}.`,
      ),
    ),
    ...unlisted.map(({ index }) =>
      problem(['attachments'], 'ATTACHMENT_NOT_LISTED', `files[${index}] is not listed in attachments.`),
    ),
    ...when(
      kept + uploads.length > MAX_FILES,
      ['attachments'],
      'BASE_TYPE_MAX_LENGTH',
      `Must be ${MAX_FILES} or fewer in length.`,
    ),
  ]
}

/** The files of a message that an edit keeps: all, unless it lists some. Descriptions may change. */
export function keptFiles(existing: readonly StoredFile[], body: MessageBody): readonly StoredFile[] {
  if (body.attachments === undefined) return existing
  return existing.flatMap((file) => {
    const entry = body.attachments?.find(({ id }) => id === file.id)
    if (!entry) return []
    return { ...file, ...(entry.description !== undefined && { description: entry.description }) }
  })
}

/** Stores a request's files and describes them. */
export function addedFiles(
  discord: Discord,
  channelId: string,
  body: MessageBody,
  uploads: readonly Upload[],
  ephemeral: boolean,
): readonly StoredFile[] {
  const folder = `${discord.origin()}/cdn/${ephemeral ? 'ephemeral-attachments' : 'attachments'}/${channelId}`
  return uploads.map((upload) => {
    const entry = body.attachments?.find(({ id }) => id === String(upload.index))
    const file = describeUpload(upload, entry, discord.world.nextId(), folder)
    discord.files.put(file.id, file.contentType, upload.bytes)
    return file
  })
}
