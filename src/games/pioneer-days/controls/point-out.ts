/** What a single action is about, on the picture. */
import type { Action, Mark } from '../rules/types.js'

/** The choices on a picture, with what belongs to the action pointed out. The others stay to compare with. */
export function pointOut(action: Action, marks: readonly Mark[]): readonly Mark[] {
  return marks.map((mark) => (isAbout(mark, action) ? { ...mark, hinted: true } : mark))
}

function isAbout(mark: Mark, action: Action): boolean {
  switch (mark.kind) {
    case 'die':
      return action.kind === 'take' && action.die === mark.die
    case 'slot':
      return action.kind === 'recruit'
    case 'face':
      return action.kind === 'change' && action.face === mark.face
    case 'tile':
      return 'tile' in action && action.tile === mark.tile
    case 'wagon':
      return 'wagon' in action && action.wagon === mark.wagon
    case 'townsfolk':
      return 'townsfolk' in action && action.townsfolk === mark.townsfolk
    case 'town':
      return action.kind === 'satisfy' && action.town === mark.town
  }
}
