import { ComponentType } from 'discord-api-types/v10'
import type { ComponentNode } from '../messages/body.js'
import { everyComponent } from '../messages/components.js'
import { type Problem, problem, when } from './problem.js'
import { componentProblems, doubledIds } from './whole-component.js'

/** What only the whole of a form can break. */
export function modalProblems(components: readonly ComponentNode[]): readonly Problem[] {
  const placed = [...everyComponent(components, ['components'])]
  return [
    ...doubledIds(placed),
    ...placed.flatMap(({ component, path }) =>
      [...componentProblems(component), ...inputProblems(component)].map((found) =>
        problem([...path, ...found.path], found.code, found.message),
      ),
    ),
    ...components.flatMap((component, index) => rowProblems(component, index)),
  ]
}

function inputProblems(component: ComponentNode): readonly Problem[] {
  const { min_length, max_length, disabled, type } = component
  return [
    ...when(disabled === true, ['disabled'], 'MODAL_COMPONENT_DISABLED', 'Forms have no disabled components.'),
    ...when(
      type === ComponentType.TextInput && (min_length ?? 0) > (max_length ?? 4000),
      ['min_length'],
      'BASE_TYPE_BAD_LENGTH',
      'min_length must not be greater than max_length.',
    ),
  ]
}

/** A text input in an action row carries its own label. */
function rowProblems(row: ComponentNode, index: number): readonly Problem[] {
  const inRow = row.type === ComponentType.ActionRow
  return when(
    inRow && !row.components?.[0]?.label,
    ['components', index, 'components', 0, 'label'],
    'BASE_TYPE_REQUIRED',
    'This field is required.',
  )
}
