/** The database schema. After a change, `npm run migrations` writes the migration. Existing migrations are never edited. */
export * from './archives.js'
export * from './channels.js'
export * from './standings.js'
export * from './tables.js'
export * from './users.js'
