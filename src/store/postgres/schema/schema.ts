/**
 * The schema in PostgreSQL. It holds what the one in SQLite holds. Rows of a server begin with the server's id, so that a
 * distributed PostgreSQL can split them by server. After a change, `npm run migrations` writes the migration. Existing migrations
 * are never edited.
 */
export * from './archives.js'
export * from './channels.js'
export * from './processes.js'
export * from './standings.js'
export { log, pledges, seats, snapshots, tables } from './tables.js'
export * from './users.js'
