import { ButtonStyle, ComponentType } from 'discord-api-types/v10'
import type { ComponentNode } from '../messages/body.js'
import type { PlacedComponent } from '../messages/components.js'
import { type Problem, problem, when } from './problem.js'

/** A message's `custom_id`s and component ids must be unique. */
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
