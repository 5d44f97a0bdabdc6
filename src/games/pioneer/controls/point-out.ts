/** What a single action is about, on the picture. */
import type { Action, Mark } from '../rules/types.js'

/** Of what a picture points out, what belongs to the action; the card or technology that it is about, and where a card goes. */
export function pointOut(action: Action, marks: readonly Mark[]): readonly Mark[] {
  const about = marks.filter((mark) => isAbout(mark, action))
  return [...about.map((mark) => (isGoal(mark, action) ? { ...mark, hinted: true } : mark)), ...advisedBy(action)]
}

/** Where ships come from is shown, too, but is no goal of their move. */
const isGoal = ({ kind }: Mark, action: Action) => kind !== 'source' || action.kind === 'pick'

function advisedBy(action: Action): readonly Mark[] {
  switch (action.kind) {
    case 'buy':
      return [{ kind: 'offered', card: action.card }]
    case 'play':
      return [{ kind: 'held', card: action.card }]
    case 'place':
      return [
        { kind: 'held', card: action.card },
        { kind: 'target', tile: action.tile, isHostile: false },
      ]
    case 'research':
      return [{ kind: 'researched', area: action.area }]
    default:
      return []
  }
}

function isAbout(mark: Mark, action: Action): boolean {
  switch (mark.kind) {
    case 'source':
      return 'from' in action ? action.from === mark.tile : action.kind === 'pick' && action.tile === mark.tile
    case 'target':
      return action.kind !== 'pick' && 'tile' in action && action.tile === mark.tile
    case 'battle':
      return action.kind === 'hit' && action.tile === mark.tile
    case 'held':
    case 'offered':
    case 'researched':
      return false
  }
}
