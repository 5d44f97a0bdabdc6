import { ComponentType } from 'discord-api-types/v10'
import type { ComponentNode } from '../messages/body.js'
import type { PlacedComponent } from '../messages/components.js'
import { type Problem, when } from './problem.js'

/** A message's `custom_id`s must be unique. */
export function doubledIds(placed: readonly PlacedComponent[]): readonly Problem[] {
  const known = new Set<string>()
  return placed.flatMap(({ component: { custom_id }, path }) => {
    if (custom_id === undefined) return []
    const isDouble = known.has(custom_id)
    known.add(custom_id)
    const what = 'Component custom id cannot be duplicated'
    return when(isDouble, [...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', what)
  })
}

/** Problems of a single row or select. Paths start at the component. */
export function componentProblems(component: ComponentNode): readonly Problem[] {
  if (component.type === ComponentType.ActionRow) return rowProblems(component)
  return optionProblems(component)
}

function rowProblems({ components = [] }: ComponentNode): readonly Problem[] {
  const mixed = components.length > 1 && components.some(({ type }) => type !== ComponentType.Button)
  return when(mixed, ['components'], 'ACTION_ROW_COMPONENT_MAX_WIDTH', 'A row holds up to five buttons or one select menu.')
}

function optionProblems({ options = [] }: ComponentNode): readonly Problem[] {
  const values = options.map(({ value }) => value)
  const doubled = options.flatMap(({ value }, index) =>
    when(
      values.indexOf(value) < index,
      ['options', index, 'value'],
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
      'The specified option value is already used',
    ),
  )
  const isOverfull = options.filter((option) => option.default).length > 1
  return [
    ...doubled,
    ...when(isOverfull, ['options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', 'More than one option is chosen by default.'),
  ]
}
