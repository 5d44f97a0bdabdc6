import { ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle } from 'discord.js'
import { button, type Hosted, type HostOptions, hostBot, picture, slash } from './host.js'

const PING = { name: 'ping', description: 'Answers' }
export const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(...buttons)
/** The button that tests press. */
export const goOn = () => new ButtonBuilder().setCustomId('go-on').setLabel('Go on').setStyle(ButtonStyle.Primary)

/** A bot with the command /ping, which Annie has just used. */
export async function pinged(options: HostOptions = {}) {
  const hosted = await hostBot(options)
  await hosted.client.application.commands.set([PING])
  const pending = hosted.sandbox.command(hosted.annie, hosted.channel, 'ping')
  return { ...hosted, pending, interaction: slash(await hosted.next()) }
}

/** A public message with the button, which Bill has just pressed. */
export async function pressed(hosted: Hosted) {
  const channel = await hosted.client.channels.fetch(hosted.channel)
  if (!channel?.isSendable()) throw new Error('The bot cannot post.')
  const message = await channel.send({
    content: 'Ready?',
    components: [row(goOn())],
    files: [new AttachmentBuilder(picture(4, 3), { name: 'old.png' })],
  })
  const pending = hosted.sandbox.press(hosted.bill, message.id, 'go-on')
  return { message, pending, interaction: button(await hosted.next()) }
}
