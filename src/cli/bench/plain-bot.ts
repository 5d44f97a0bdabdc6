/** The bot to compare with: plain discord.js, without rules and without a store. Each of its buttons is answered in one way. */
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js'
import { at } from '../../engine/random.js'
import { paintedLayer } from '../../pictures/canvas.js'
import { createPictures } from '../../pictures/encode.js'
import { panelFrames } from './frames.js'

/** By a board that is drawn and encoded by the canvas, by a finished one, or in words. */
const BUTTONS = ['drawn', 'stored', 'words'] as const

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

client.on(Events.InteractionCreate, async (interaction) => {
  if (!interaction.isButton()) return
  if (interaction.customId === 'words') {
    await interaction.reply({ content: 'It is not your move.', flags: MessageFlags.Ephemeral })
    return
  }
  const attachment = interaction.customId === 'drawn' ? await draw() : stored
  await interaction.update({ files: [{ attachment, name: 'board.png' }], attachments: [] })
})

client.once(Events.ClientReady, async ({ channels }) => {
  for (const channel of channels.cache.values()) if (channel.isSendable()) await channel.send({ components })
  process.stdout.write('ready\n')
})

process.once('SIGTERM', () => void client.destroy())
await client.login(DISCORD_TOKEN)
