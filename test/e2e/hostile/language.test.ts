import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Locale, localeOf } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import { offersOn, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene

beforeEach(async () => {
  scene = await openScene()
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

/** A further guild with this locale and one channel. */
function channelOfGuild(locale: string): string {
  const guild = scene.sandbox.addGuild({ name: `Guild of ${locale}`, locale, channels: ['depot'] })
  return scene.sandbox.channel('depot', guild).id
}

async function opened(host: string, channelId: string, options: Readonly<Record<string, string>> = {}): Promise<SandboxMessage> {
  const { message } = await scene.sandbox.command(scene.sandbox.user(host).id, channelId, 'pioneers', { new: options }).settled
  if (message === null) throw new Error('no lobby was opened')
  return message
}

const joinIn = (locale: Locale) => TEXTS[locale].lobby.join
const labels = (message: SandboxMessage) => offersOn(message).map(({ label }) => label)

test.each(['fr', 'de', 'en-US', 'pt-BR'])(
  'the table of a guild that prefers %s speaks as the guild does, or English',
  async (locale) => {
    const host = locale === 'fr' ? 'Katie' : 'Jim'
    const lobby = await opened(host, channelOfGuild(locale))
    expect(lobby.ephemeralFor).toBeNull()
    expect(labels(lobby)).toContain(joinIn(localeOf(locale)))
  },
)

test('a requested language takes precedence over the guild’s', async () => {
  const lobby = await opened('Jim', channelOfGuild('de'), { language: 'en' })
  expect(labels(lobby)).toContain(joinIn('en'))
})

test('a reader of an unsupported language reads English in private, at any table', async () => {
  const channelId = channelOfGuild('de')
  const lobby = await opened('Katie', channelId)
  const { id } = scene.sandbox.addUser({ name: 'Inês', locale: 'pt-BR' })
  const leave = offersOn(lobby).find(({ label }) => label === TEXTS.de.lobby.leave)
  if (leave === undefined) throw new Error('nothing to leave with')
  const { message } = await scene.sandbox.press(id, leave.messageId, leave.customId).settled
  expect(message?.ephemeralFor).toBe(id)
  expect(message && textOf(message)).toBe(TEXTS.en.refusals.notSeated)
})
