/** What a single action is about, on the picture. */
import type { Action } from '../rules/types.js'
import type { Choice, Mark } from '../rules/view-types.js'

/**
 * The choices on a picture, with what belongs to the action pointed out, and the coach that it buys. The others stay: buttons
 * are named after them. A road that only a menu offers has no letter.
 */
export function pointOut(action: Action, marks: readonly Mark[]): readonly Mark[] {
  if (action.kind === 'buy-coach') return [...marks, { kind: 'on-sale', slot: action.slot }]
  if ('line' in action && !marks.some((mark) => mark.kind === 'line' && mark.line === action.line))
    return [...marks, { kind: 'line', line: action.line, label: '+', hinted: true }]
  return marks.map((mark) => ('label' in mark && isAbout(mark, action) ? { ...mark, hinted: true } : mark))
}

function isAbout(mark: Choice, action: Action): boolean {
  switch (mark.kind) {
    case 'line':
      return 'line' in action && action.line === mark.line
    case 'place':
      return action.kind === 'move' ? action.path.at(-1) === mark.place : action.kind === 'cover' && action.city === mark.place
    case 'route':
      return action.kind === 'move' && action.path.join() === mark.path.join()
  }
}
