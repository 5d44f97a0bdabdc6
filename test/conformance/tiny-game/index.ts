import { subject } from '../subject.js'
import { face } from './face.js'
import { REFUSALS, rules } from './rules.js'

export const parts = {
  rules,
  face,
  transcript: {
    setup: (state: Parameters<typeof rules.view>[0]) => ({ hands: state.phase === 'deal' ? [] : state.hands }),
    fact: ({ to: _, ...shown }: Parameters<typeof face.story>[0]) => shown,
  },
  refusals: REFUSALS,
}

export const sealedBids = subject(parts)
