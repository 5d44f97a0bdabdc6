import type { TableBase } from '../../tables/model/table.js'

/** A table, where its messages are, and how far it has come. */
export type TablePlace = Pick<TableBase, 'id' | 'guildId' | 'channelId' | 'openedIn' | 'position'>
