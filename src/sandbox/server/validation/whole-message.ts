import { type APIAllowedMentions, type APIEmbed, ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10'
import type { ComponentNode } from '../messages/body.js'
import { everyComponent, mediaOf, type PlacedComponent } from '../messages/components.js'
import { type Problem, problem, when } from './problem.js'

/** A message as it would stand, its shape already checked: what only the whole of it can break. */
export interface Draft {
  readonly content: string
  readonly embeds: readonly APIEmbed[]
  readonly components: readonly ComponentNode[]
  readonly flags: number
  readonly poll: boolean
  readonly stickers: boolean
  /** Names of all its files, and of those that come with this very request. */
  readonly files: readonly string[]
  readonly newFiles: readonly string[]
}

const MAX_COMPONENTS = 40
const MAX_TEXT = 4000
const MAX_EMBED_TEXT = 6000
const MAX_ROWS = 5
const EMBEDDABLE = /\.(jpe?g|png|webp|gif)$/i

export const isV2 = (flags: number): boolean => (flags & MessageFlags.IsComponentsV2) !== 0

/** Whether Discord would call it an empty message (50006). */
export function isEmpty(draft: Draft): boolean {
  if (isV2(draft.flags)) return draft.components.length === 0
  const { content, embeds, components, files, poll, stickers } = draft
  return content.trim() === '' && embeds.length + components.length + files.length === 0 && !poll && !stickers
}

/** Faults that no single field shows: counts and sums over the message, double ids, fields that exclude or demand each other. */
export function wholeProblems(draft: Draft): readonly Problem[] {
  const placed = [...everyComponent(draft.components, ['components'])]
  return [
    ...(isV2(draft.flags) ? v2Problems(draft, placed) : legacyProblems(draft)),
    ...doubledIds(placed),
    ...placed.flatMap(({ component, path }) =>
      componentProblems(component).map((found) => problem([...path, ...found.path], found.code, found.message)),
    ),
    ...unresolved(draft, placed),
    ...embedProblems(draft),
  ]
}

function v2Problems(draft: Draft, placed: readonly PlacedComponent[]): readonly Problem[] {
  const legacy = { content: draft.content !== '', embeds: draft.embeds.length > 0, poll: draft.poll, sticker_ids: draft.stickers }
  const mixed = Object.entries(legacy).filter(([, present]) => present)
  const texts = placed.filter(({ component }) => component.type === ComponentType.TextDisplay)
  const length = texts.reduce((sum, { component }) => sum + (component.content?.length ?? 0), 0)
  const shown = new Set(placed.flatMap(({ component }) => mediaOf(component).map(({ media }) => media.url)))
  const hidden = draft.newFiles.filter((name) => !shown.has(`attachment://${name}`))
  return [
    ...mixed.map(([field]) =>
      problem(
        [field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used with the components V2 flag.`,
      ),
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

/** A message's or form's `custom_id`s and component ids must be unique. */
export function doubledIds(placed: readonly PlacedComponent[]): readonly Problem[] {
  const customIds = new Set<string>()
  const ids = new Set<number>()
  return placed.flatMap(({ component, path }) => {
    const { custom_id, id } = component
    const doubled = [
      ...when(
        custom_id != null && customIds.has(custom_id),
        [...path, 'custom_id'],
        'COMPONENT_CUSTOM_ID_DUPLICATED',
        'Component custom id cannot be duplicated',
      ),
      ...when(!!id && ids.has(id), [...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated'),
    ]
    if (custom_id != null) customIds.add(custom_id)
    if (id) ids.add(id)
    return doubled
  })
}

/** What one row, button or select breaks by itself; paths start at the component. */
export function componentProblems(component: ComponentNode): readonly Problem[] {
  if (component.type === ComponentType.ActionRow) return rowProblems(component)
  if (component.type === ComponentType.Button) return buttonProblems(component)
  if (component.type === ComponentType.StringSelect) return [...optionProblems(component), ...rangeProblems(component)]
  return component.min_values != null || component.max_values != null ? rangeProblems(component) : []
}

function rowProblems({ components = [] }: ComponentNode): readonly Problem[] {
  const mixed = components.length > 1 && components.some(({ type }) => type !== ComponentType.Button)
  return when(mixed, ['components'], 'ACTION_ROW_COMPONENT_MAX_WIDTH', 'A row holds up to five buttons or one select menu.')
}

function buttonProblems(button: ComponentNode): readonly Problem[] {
  const { style, custom_id, url, sku_id, label, emoji } = button
  const wanted = style === ButtonStyle.Link ? 'url' : style === ButtonStyle.Premium ? 'sku_id' : 'custom_id'
  const given = { custom_id, url, sku_id }
  const present = Object.entries(given).filter(([, value]) => value != null)
  return [
    ...when(
      given[wanted] == null,
      [wanted],
      `BUTTON_COMPONENT_${wanted.toUpperCase()}_REQUIRED`,
      `A button of style ${style} needs a ${wanted}.`,
    ),
    ...present
      .filter(([field]) => field !== wanted)
      .map(([field]) => problem([field], 'BUTTON_COMPONENT_FIELD_NOT_ALLOWED', `A button of style ${style} has no ${field}.`)),
    ...when(
      style !== ButtonStyle.Premium && !label && !emoji,
      [],
      'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
      'A button needs a label or an emoji.',
    ),
    ...emojiProblems(emoji, ['emoji']),
  ]
}

/** A custom emoji's id, or one emoji character (pictograph, flag, keycap). */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|\u20e3/u

function emojiProblems(emoji: ComponentNode['emoji'], path: Problem['path']): readonly Problem[] {
  return when(
    !!emoji && !emoji.id && !EMOJI.test(emoji.name ?? ''),
    [...path, 'name'],
    'COMPONENT_INVALID_EMOJI',
    'Invalid emoji',
  )
}

function optionProblems({ options = [] }: ComponentNode): readonly Problem[] {
  const values = options.map(({ value }) => value)
  return options.flatMap(({ value }, index) =>
    when(
      values.indexOf(value) < index,
      ['options', index, 'value'],
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
      'The specified option value is already used',
    ),
  )
}

function rangeProblems({ min_values, max_values, options }: ComponentNode): readonly Problem[] {
  const min = min_values ?? 1
  const max = max_values ?? 1
  const defaults = options?.filter((option) => option.default).length ?? 0
  return [
    ...when(
      min > max,
      ['min_values'],
      'SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX',
      'min_values must not be greater than max_values.',
    ),
    ...when(
      options !== undefined && max > options.length,
      ['max_values'],
      'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE',
      'max_values must not be greater than the number of options.',
    ),
    ...when(
      defaults > max,
      ['options'],
      'SELECT_COMPONENT_TOO_MANY_DEFAULTS',
      'More options are chosen by default than max_values allows.',
    ),
  ]
}

/** `attachment://` names that no file of the message has; embeds show only pictures. */
function unresolved(draft: Draft, placed: readonly PlacedComponent[]): readonly Problem[] {
  const inComponents = placed.flatMap(({ component, path }) =>
    mediaOf(component).map(({ media, path: below }) => ({ url: media.url, path: [...path, ...below] })),
  )
  const inEmbeds = draft.embeds.flatMap((embed, index) =>
    (['image', 'thumbnail'] as const).flatMap((part) =>
      embed[part] ? { url: embed[part].url, path: ['embeds', index, part, 'url'] } : [],
    ),
  )
  const missing = [...inComponents, ...inEmbeds].filter(
    ({ url }) => url.startsWith('attachment://') && !draft.files.includes(url.slice('attachment://'.length)),
  )
  const notPictures = inEmbeds.filter(({ url }) => url.startsWith('attachment://') && !EMBEDDABLE.test(url))
  return [
    ...missing.map(({ url, path }) =>
      problem(path, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', `The message has no attachment for ${url}.`),
    ),
    ...notPictures.map(({ path }) =>
      problem(path, 'EMBED_ATTACHMENT_TYPE', 'Embeds show only jpg, jpeg, png, webp and gif attachments.'),
    ),
  ]
}

function embedProblems(draft: Draft): readonly Problem[] {
  const length = draft.embeds.reduce((sum, embed) => sum + embedLength(embed), 0)
  const empty = draft.embeds.flatMap((embed, index) =>
    when(
      embedLength(embed) === 0 && !embed.image && !embed.thumbnail,
      ['embeds', index],
      'BASE_TYPE_REQUIRED',
      'An embed must show something.',
    ),
  )
  return [
    ...when(
      length > MAX_EMBED_TEXT,
      ['embeds'],
      'MAX_EMBED_SIZE_EXCEEDED',
      `Embed size exceeds maximum size of ${MAX_EMBED_TEXT}`,
    ),
    ...empty,
  ]
}

function embedLength({ title, description, footer, author, fields = [] }: APIEmbed): number {
  const texts = [title, description, footer?.text, author?.name, ...fields.flatMap(({ name, value }) => [name, value])]
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
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
