/** Registers the commands with Discord, unless it already has exactly these. */
import type { REST } from '@discordjs/rest'
import { type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord-api-types/v10'

export type CommandData = RESTPostAPIChatInputApplicationCommandsJSONBody

/** Registers the commands for every server. Resolves to whether anything had to be changed. */
export async function registerCommands(rest: REST, applicationId: string, commands: readonly CommandData[]): Promise<boolean> {
  const route = Routes.applicationCommands(applicationId)
  const known = await rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) })
  if (isSame(known, commands)) return false
  await rest.put(route, { body: commands })
  return true
}

/** Whether Discord has exactly the wanted commands, in any order. */
export function isSame(known: unknown, wanted: readonly CommandData[]): boolean {
  const texts = (list: readonly unknown[]) => list.map((command) => JSON.stringify(essence(command))).sort()
  return Array.isArray(known) && JSON.stringify(texts(known)) === JSON.stringify(texts(wanted))
}

/** The fields that we set in a command, option or choice. Discord adds ids, versions and defaults. */
const OURS = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'contexts',
  'integration_types',
  'required',
  'autocomplete',
  'min_value',
  'max_value',
  'choices',
  'options',
  'value',
] as const

function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence)
  if (typeof value !== 'object' || value === null) return value
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return OURS.flatMap((key) => {
    const own = fields[key]
    const isDefault = own === undefined || own === null || own === false || (Array.isArray(own) && own.length === 0)
    if (isDefault) return []
    return [[key, key.endsWith('_localizations') ? sorted(own) : essence(own)]]
  })
}

function sorted(localizations: unknown): unknown {
  return typeof localizations === 'object' && localizations !== null ? Object.entries(localizations).sort() : localizations
}
