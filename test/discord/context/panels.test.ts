import { afterAll, expect, test } from 'vitest'
import { handMessage, type PresentMaking, presentFor } from '../../../src/discord/context/panels.js'
import { asNew } from '../../../src/discord/wire/message.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { PRESENT } from '../../../src/tables/model/attendance.js'
import type { User } from '../../../src/tables/model/people.js'
import type { FinishedTable } from '../../../src/tables/model/table.js'
import { playout } from '../../conformance/playout.js'
import { cleanUp, openHouse } from '../../tables/kit/house.js'
import { textOf } from '../kit/told-tables.js'

afterAll(cleanUp)

/** The longest names that Discord shows, of characters that all must be escaped. */
const PLAYERS: readonly User[] = ['_', '*', '~', '|'].map((letter, seat) => ({ id: `${seat}`, name: letter.repeat(32) }))

const making: PresentMaking = {
  paint: async ({ alt }) => ({ png: new Uint8Array(1), alt }),
  emojis: () => undefined,
  tables: { log: async () => [], latestKnown: async () => [] },
  settings: openHouse().settings,
}

function finished(): FinishedTable {
  const { last, outcome, chosen } = playout(pioneers, PLAYERS.length, 'panels')
  const [host] = PLAYERS
  if (outcome === null || host === undefined) throw new Error('the game did not end')
  return {
    ...{ id: 'abcdefgh', guildId: 'g', channelId: 'c', openedIn: 'c', follows: null, commitment: null },
    ...{ game: pioneers, options: chosen, locale: 'de', host, players: PLAYERS, colours: [0, 1, 2, 3] },
    ...{
      terms: { pace: 'daily', bank: 'none', hints: 'practice', computerTakeover: 'none', seating: 'joined', thread: false },
      capacity: 4,
      position: 99,
      createdAt: new Date(0),
    },
    ...{ status: 'over', state: last, attendance: PLAYERS.map(() => PRESENT), leavers: [], outcome },
  }
}

test.each(LOCALES)(
  'whatever a press has led to, the answer fits into a message in %s and includes the latest of it',
  async (locale) => {
    const table = finished()
    const notice = Array.from({ length: 90 }, (_, index) => `${'So much has happened here at once. '.repeat(3)}${index}.`)
    for (const user of PLAYERS) {
      const present = await presentFor(table, user, locale, notice, making)
      const hand = await handMessage(table, Number(user.id), locale, notice, making)
      for (const message of [present, hand]) {
        asNew(message)
        expect(textOf(message.blocks)).toContain(notice.at(-1))
      }
    }
  },
)
