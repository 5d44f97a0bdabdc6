/** What a single action is about, on the picture. */
import type { Action, Mark } from '../rules/types.js'

/** Of what a picture points out, what belongs to the action. */
export function pointOut(action: Action, marks: readonly Mark[]): readonly Mark[] {
  return marks.filter((mark) => isAbout(mark, action))
}

function isAbout(mark: Mark, action: Action): boolean {
  switch (mark.kind) {
    case 'source':
      return 'from' in action ? action.from === mark.tile : action.kind === 'pick' && action.tile === mark.tile
    case 'target':
      return action.kind !== 'pick' && 'tile' in action && action.tile === mark.tile
    case 'battle':
      return action.kind === 'hit' && action.tile === mark.tile
  }
}
