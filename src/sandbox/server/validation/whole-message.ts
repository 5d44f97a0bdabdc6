import { type APIAllowedMentions, ComponentType, MessageFlags } from 'discord-api-types/v10'
import type { ComponentNode } from '../messages/body.js'
import { everyComponent, mediaOf, type PlacedComponent } from '../messages/components.js'
import { type Problem, problem, when } from './problem.js'
import { componentProblems, doubledIds } from './whole-component.js'

/** The resulting message, its shape already checked, for rules about the message as a whole. */
export interface Draft {
  readonly content: string
  readonly components: readonly ComponentNode[]
  readonly flags: number
  /** Names of all its files, and of those in this request. */
  readonly files: readonly string[]
  readonly newFiles: readonly string[]
}

const MAX_COMPONENTS = 40
const MAX_TEXT = 4000
const MAX_ROWS = 5

export const isV2 = (flags: number): boolean => (flags & MessageFlags.IsComponentsV2) !== 0

/** Whether Discord would call it an empty message (50006). */
export function isEmpty(draft: Draft): boolean {
  if (isV2(draft.flags)) return draft.components.length === 0
  return draft.content.trim() === '' && draft.components.length + draft.files.length === 0
}

/**
 * Problems that no single field shows: counts and sums over the message, duplicate ids, fields that exclude or require each
 * other.
 */
export function wholeProblems(draft: Draft): readonly Problem[] {
  const placed = [...everyComponent(draft.components, ['components'])]
  return [
    ...(isV2(draft.flags) ? v2Problems(draft, placed) : legacyProblems(draft)),
    ...doubledIds(placed),
    ...placed.flatMap(({ component, path }) =>
      componentProblems(component).map((found) => problem([...path, ...found.path], found.code, found.message)),
    ),
    ...unresolved(draft, placed),
  ]
}

function v2Problems(draft: Draft, placed: readonly PlacedComponent[]): readonly Problem[] {
  const texts = placed.filter(({ component }) => component.type === ComponentType.TextDisplay)
  const length = texts.reduce((sum, { component }) => sum + (component.content?.length ?? 0), 0)
  const shown = new Set(placed.flatMap(({ component }) => mediaOf(component).map(({ media }) => media.url)))
  const hidden = draft.newFiles.filter((name) => !shown.has(`attachment://${name}`))
  return [
    ...when(
      draft.content !== '',
      ['content'],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      "The 'content' field cannot be used with the components V2 flag.",
    ),
    ...when(
      placed.length > MAX_COMPONENTS,
      ['components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The message has ${placed.length} components, nested ones included; at most ${MAX_COMPONENTS} are allowed.`,
    ),
    ...when(
      length > MAX_TEXT,
      ['components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Text displays hold ${length} characters together; at most ${MAX_TEXT} are allowed.`,
    ),
    ...when(hidden.length > 0, ['attachments'], 'UNREFERENCED_ATTACHMENT', `No component shows ${hidden.join(', ')}.`),
  ]
}

function legacyProblems(draft: Draft): readonly Problem[] {
  const newer = draft.components.flatMap(({ type }, index) =>
    when(
      type !== ComponentType.ActionRow,
      ['components', index, 'type'],
      'UNION_TYPE_CHOICES',
      'Without the components V2 flag only action rows are allowed here.',
    ),
  )
  return [
    ...newer,
    ...when(
      draft.components.length > MAX_ROWS,
      ['components'],
      'BASE_TYPE_BAD_LENGTH',
      `Must be between 1 and ${MAX_ROWS} in length.`,
    ),
  ]
}

/** `attachment://` names without a file in the message. */
function unresolved(draft: Draft, placed: readonly PlacedComponent[]): readonly Problem[] {
  return placed.flatMap(({ component, path }) =>
    mediaOf(component).flatMap(({ media: { url }, path: below }) =>
      when(
        url.startsWith('attachment://') && !draft.files.includes(url.slice('attachment://'.length)),
        [...path, ...below],
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        `The message has no attachment for ${url}.`,
      ),
    ),
  )
}

/** `parse` and a list of ids for the same kind exclude each other. */
export function allowedMentionProblems(allowed: APIAllowedMentions | null | undefined): readonly Problem[] {
  return (['users', 'roles'] as const).flatMap((kind) =>
    when(
      (allowed?.parse ?? []).some((parsed) => parsed === kind) && (allowed?.[kind] ?? []).length > 0,
      ['allowed_mentions', kind],
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    ),
  )
}
