/** The bot to compare with: plain discord.js without rules or a store. Each of its buttons gets one kind of answer. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  Client,
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  MessageFlags,
} from 'discord.js'
import { at } from '../../../engine/lists.js'
import { paintedLayer } from '../../../pictures/canvas.js'
import { createPictures } from '../../../pictures/encoding/encode.js'
import { panelFrames } from '../pictures/frames.js'

/** A board drawn and encoded at once, the same after a deferral, a stored picture, or words. */
const BUTTONS = ['drawn', 'deferred', 'stored', 'words'] as const

const { DISCORD_TOKEN = '', DISCORD_API_URL: api = '' } = process.env
const frames = [...panelFrames('plain')]
const stored = Buffer.from(await createPictures().png(at(frames, Math.floor(frames.length / 2))))
let drawn = 0

function draw(): Promise<Buffer> {
  const { width, height, paint } = at(frames, drawn++ % frames.length)
  return paintedLayer(width, height, paint).encode('png')
}

const buttons = BUTTONS.map((name) => new ButtonBuilder({ customId: name, label: name, style: ButtonStyle.Primary }))
const components = [new ActionRowBuilder<ButtonBuilder>().addComponents(buttons)]
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } })

async function answer(interaction: ButtonInteraction): Promise<void> {
  const withPicture = (attachment: Buffer) => ({ files: [{ attachment, name: 'board.png' }], attachments: [] })
  switch (interaction.customId) {
    case 'drawn':
      await interaction.update(withPicture(await draw()))
      break
    case 'deferred':
      // Without a deferral, many presses at once would miss Discord's deadline.
      await interaction.deferUpdate()
      await interaction.editReply(withPicture(await draw()))
      break
    case 'stored':
      await interaction.update(withPicture(stored))
      break
    default:
      await interaction.reply({ content: 'It is not your move.', flags: MessageFlags.Ephemeral })
  }
}

client.on(Events.InteractionCreate, async (interaction) => {
  try {
    if (interaction.isButton()) await answer(interaction)
  } catch (error) {
    // Discord refuses an answer that is late or sent twice. The other presses are still answered.
    if (!(error instanceof DiscordAPIError)) throw error
  }
})

client.once(Events.ClientReady, async ({ channels }) => {
  for (const channel of channels.cache.values()) if (channel.isSendable()) await channel.send({ components })
  process.stdout.write('ready\n')
})

process.once('SIGTERM', () => void client.destroy())
await client.login(DISCORD_TOKEN)
