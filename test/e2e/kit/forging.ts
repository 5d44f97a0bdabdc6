/** Messages no honest client could use: the bot's own token posts buttons with any custom_ids a test wants. */
import { ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10'
import { expect } from 'vitest'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'

async function asBot(sandbox: Sandbox, method: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${sandbox.apiUrl}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${sandbox.botToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok).toBe(true)
  return response.json()
}

/** Posts one button for each custom_id, labelled with it. */
export async function postButtons(sandbox: Sandbox, channelId: string, customIds: readonly string[]): Promise<void> {
  const buttons = customIds.map((custom_id) => ({
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label: custom_id.slice(0, 80),
    custom_id,
  }))
  const components = [{ type: ComponentType.ActionRow, components: buttons }]
  await asBot(sandbox, 'POST', `/channels/${channelId}/messages`, {
    flags: MessageFlags.IsComponentsV2,
    components,
    allowed_mentions: { parse: [] },
  })
}

/** Posts a menu with one option. */
export async function postMenu(sandbox: Sandbox, channelId: string, customId: string, value: string): Promise<void> {
  const menu = { type: ComponentType.StringSelect, custom_id: customId, options: [{ label: 'forged', value }] }
  await asBot(sandbox, 'POST', `/channels/${channelId}/messages`, {
    flags: MessageFlags.IsComponentsV2,
    components: [{ type: ComponentType.ActionRow, components: [menu] }],
    allowed_mentions: { parse: [] },
  })
}

/** Replaces all commands by these, so that the client lets through what the bot's own commands would not. */
export async function putCommands(sandbox: Sandbox, commands: readonly object[]): Promise<void> {
  await asBot(sandbox, 'PUT', `/applications/${sandbox.world.bot.id}/commands`, commands as object)
}
