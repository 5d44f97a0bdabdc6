import type { Action } from '../rules/types.js'

/** Choices that have no sentence of their own: the story tells only what follows from them. */
const UNTOLD: readonly Action['kind'][] = ['no-reaction', 'pay-all', 'end-turn', 'leave-town']

/** Whether the story of an action begins with what its player chose. */
export const tellsDeed = ({ kind }: Action): boolean => !UNTOLD.includes(kind)
