/** Simple stubs for the parts of the store in PostgreSQL that are not under test. */
import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/store/postgres/link.js'
import { createPlaces } from '../../../src/store/postgres/places.js'
import { guilds, unarchived } from '../../../src/store/postgres/schema/schema.js'
import type { Parts } from '../../../src/store/postgres/tables/parts.js'

/** Nothing is archived, only the number of finished games is kept, and nobody is forgotten. */
export function stubParts(db: Db): Parts {
  return {
    places: createPlaces(db),
    archives: { read: async () => null, restore: async () => {} },
    archiving: {
      async enlist(db, place, endedAt) {
        const row = { ...place, due: endedAt, indexed: true }
        const target = [unarchived.guildId, unarchived.tableId]
        await db
          .insert(unarchived)
          .values(row)
          .onConflictDoUpdate({ target, set: { due: endedAt } })
      },
      next: async () => false,
    },
    async addResult(db, { guildId }) {
      const set = { games: sql`${guilds.games} + 1` }
      await db.insert(guilds).values({ guildId, games: 1 }).onConflictDoUpdate({ target: guilds.guildId, set })
    },
    forgetting: { forget: async () => ({ kind: 'forgotten', tableIds: [] }) },
    changedElsewhere: () => false,
  }
}
