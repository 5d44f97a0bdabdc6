import { describe } from 'vitest'
import { conform, conformInPictures } from './conform.js'
import { sealedBids } from './tiny-game/index.js'
import { bidsAlone, bidsTogether } from './tiny-game/variants.js'

describe.each([sealedBids, bidsAlone, bidsTogether].map((subject) => ({ id: subject.game.id, subject })))(
  '$id',
  ({ subject }) => {
    conform(subject)
    conformInPictures(subject)
  },
)
