/** What a single action is about, on the picture. */
import type { Action } from '../rules/types.js'
import type { Mark } from '../rules/view-types.js'

/** Of the choices on a picture, those that belong to the action. */
export function pointOut(action: Action, marks: readonly Mark[]): readonly Mark[] {
  return marks.filter((mark) => isAbout(mark, action))
}

function isAbout(mark: Mark, action: Action): boolean {
  switch (mark.kind) {
    case 'line':
      return 'line' in action && action.line === mark.line
    case 'place':
      return action.kind === 'move' ? action.path.at(-1) === mark.place : action.kind === 'cover' && action.city === mark.place
    case 'route':
      return action.kind === 'move' && action.path.join() === mark.path.join()
    case 'built':
    case 'settled':
    case 'ridden':
      return false
  }
}
