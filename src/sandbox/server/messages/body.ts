import type { APIAllowedMentions } from 'discord-api-types/v10'
import type { z } from 'zod'
import { invalidForm } from '../errors.js'
import { check } from '../validation/check.js'

/** Any component of a message, with the fields that matter for walking a tree. */
export interface ComponentNode {
  readonly type: number
  /** Assigned by Discord. */
  readonly id?: number
  readonly custom_id?: string
  readonly components?: readonly ComponentNode[]
  readonly items?: readonly { readonly media: Media }[]
  readonly file?: Media
  readonly content?: string
  readonly label?: string | null
  readonly disabled?: boolean | null
  readonly options?: readonly SelectOption[]
}

interface SelectOption {
  readonly label: string
  readonly value: string
  readonly default?: boolean | null
}

export interface Media {
  readonly url: string
}

/** An entry of `attachments`: a file of this request by its number, or a kept attachment by its id. */
export interface AttachmentEntry {
  readonly id: string
  readonly filename?: string | null
  readonly description?: string | null
}

/** A message as the bot requests it, after its shape was checked. */
export interface MessageBody {
  readonly content?: string | null
  readonly components?: readonly ComponentNode[] | null
  readonly allowed_mentions?: APIAllowedMentions | null
  readonly attachments?: readonly AttachmentEntry[] | null
  readonly flags?: number | null
  readonly tts?: boolean | null
  readonly nonce?: string | number | null
  readonly enforce_nonce?: boolean | null
}

/** A file from the multipart body, under `files[index]`. */
export interface Upload {
  readonly index: number
  readonly name: string
  readonly contentType: string
  readonly bytes: Buffer
}

/**
 * The body as the type that its shape describes.
 * @throws {ApiError} 50035 with every problem of its shape
 */
export function checked<T>(shape: z.ZodType, body: unknown): T {
  const problems = check(shape, body)
  if (problems.length > 0) throw invalidForm(problems)
  return body as T
}
