import type { Action } from '../rules/types.js'

/** Choices that have no sentence of their own: the story tells only what follows from them. */
const UNTOLD: readonly Action['kind'][] = ['end-cards', 'end-moves', 'fire', 'fire-at-will', 'end-turn']

/** Whether the story of an action begins with what its player chose. */
export const tellsDeed = ({ kind }: Action): boolean => !UNTOLD.includes(kind)
