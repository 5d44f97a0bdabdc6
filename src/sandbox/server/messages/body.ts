import type { APIAllowedMentions, APIEmbed } from 'discord-api-types/v10'
import { invalidForm } from '../errors.js'
import { check } from '../validation/check.js'
import type { Rule } from '../validation/rule.js'

/** Any component of a message, with the fields that matter when a tree of them is walked. */
export interface ComponentNode {
  readonly type: number
  readonly id?: number | null
  readonly custom_id?: string | null
  readonly components?: readonly ComponentNode[]
  readonly accessory?: ComponentNode
  readonly items?: readonly { readonly media: Media }[]
  readonly media?: Media
  readonly file?: Media
  readonly content?: string
  readonly style?: number
  readonly label?: string | null
  readonly emoji?: { readonly id?: string | null; readonly name?: string | null } | null
  readonly url?: string | null
  readonly sku_id?: string | null
  readonly disabled?: boolean | null
  readonly options?: readonly SelectOption[]
  readonly default_values?: readonly unknown[] | null
  readonly min_values?: number | null
  readonly max_values?: number | null
}

export interface SelectOption {
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
  readonly title?: string | null
  readonly is_spoiler?: boolean | null
}

/** A message as the bot asks for it, once its shape was checked. */
export interface MessageBody {
  readonly content?: string | null
  readonly embeds?: readonly APIEmbed[] | null
  readonly components?: readonly ComponentNode[] | null
  readonly allowed_mentions?: APIAllowedMentions | null
  readonly attachments?: readonly AttachmentEntry[] | null
  readonly flags?: number | null
  readonly tts?: boolean | null
  readonly nonce?: string | number | null
  readonly enforce_nonce?: boolean | null
  readonly poll?: PollBody | null
  readonly sticker_ids?: readonly string[] | null
  readonly message_reference?: { readonly message_id: string; readonly fail_if_not_exists?: boolean | null } | null
}

export interface PollBody {
  readonly question: { readonly text: string }
  readonly answers: readonly { readonly poll_media: { readonly text?: string } }[]
  readonly duration?: number | null
  readonly allow_multiselect?: boolean | null
}

/** A file as it came in the multipart body, under `files[index]`. */
export interface Upload {
  readonly index: number
  readonly name: string
  readonly contentType: string
  readonly bytes: Buffer
}

/**
 * The body as the type that its rule describes.
 * @throws {ApiError} 50035 with every fault of its shape
 */
export function checked<T>(rule: Rule, body: unknown): T {
  const problems = check(rule, body)
  if (problems.length > 0) throw invalidForm(problems)
  return body as T
}
