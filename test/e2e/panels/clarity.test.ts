import { ComponentType } from 'discord-api-types/v10'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import { postButtons } from '../kit/forging.js'
import { type Offer, offersOn, type Player, player, playOn, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene
let annie: Player
let katie: Player
let jim: Player

beforeEach(async () => {
  scene = await openScene({ seed: 'clear' })
  ;[annie, katie, jim] = ['Annie', 'Katie', 'Jim'].map((name) => player(scene.sandbox, name)) as [Player, Player, Player]
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const WHY = /^(Why can’t I\?|Was fehlt\?|Ce qui bloque)$/
const whyOf = (self: Player): Offer | undefined => offersOn(self.lastPrivate()).find(({ label }) => WHY.test(label))
const isOwn = (self: Player) => (message: SandboxMessage) => message.ephemeralFor === self.id
/** A reason, as it stands above the button. */
const REASON = /> \*\*.+\*\* – .+\./
const answers = () =>
  scene.sandbox.requests.filter(({ path }) => path.startsWith('/interactions/') || path.startsWith('/webhooks/'))

/** Plays until a panel of Annie or Katie has a disabled button, and returns whose. */
async function untilHeldBack(): Promise<{ readonly mover: Player; readonly other: Player; readonly why: Offer }> {
  await sitDown([annie, katie], { seats: 2 })
  const holder = () => [annie, katie].find((self) => self.screen().some(isOwn(self)) && whyOf(self) !== undefined)
  await playOn(scene.sandbox, [annie, katie], 'clear', { until: () => holder() !== undefined })
  const mover = holder()
  const why = mover && whyOf(mover)
  if (mover === undefined || why === undefined) throw new Error('nothing is held back')
  return { mover, why, other: mover === annie ? katie : annie }
}

describe('Why can’t I?', () => {
  test('says in one sentence why something is not possible, right above the button, by one request', async () => {
    const { mover, why } = await untilHeldBack()
    const before = answers().length
    const { message } = await mover.use(why)
    expect(message?.message.id).toBe(why.messageId)
    expect(message && textOf(message)).toMatch(REASON)
    // The buttons name the topics.
    expect(message && offersOn(message).filter(({ label }) => label.startsWith('Rules: '))).not.toEqual([])
    expect(message && textOf(message)).not.toContain('Rules: ')
    const components = JSON.stringify(message?.message.components)
    const [picture, answer, button] = [`"type":${ComponentType.MediaGallery}`, '> **', why.customId].map((part) =>
      components.indexOf(part),
    )
    expect([picture, answer, button]).toEqual([picture, answer, button].toSorted((one = 0, other = 0) => one - other))
    expect(answers().length).toBe(before + 1)
  })

  test('leads to the topic of the rules by a button, and from there back to the panel', async () => {
    const { mover, why } = await untilHeldBack()
    await mover.use(why)
    const lead = offersOn(mover.lastPrivate()).find(({ label }) => label.startsWith('Rules: '))
    if (lead === undefined) throw new Error('no button leads to a topic')
    const topic = lead.label.slice('Rules: '.length)
    const { message } = await mover.use(lead)
    expect(message?.message.id).toBe(why.messageId)
    expect(message && textOf(message)).toContain(topic)
    const back = offersOn(mover.lastPrivate()).find(({ label }) => /^(Take turn|Answer)$/.test(label))
    if (back === undefined) throw new Error('no button leads back')
    await mover.use(back)
    expect(offersOn(mover.lastPrivate()).length).toBeGreaterThan(1)
    expect(offersOn(mover.lastPrivate()).map(({ label }) => label)).not.toContain(back.label)
  })

  test('for another user says whose move it is', async () => {
    const { mover, other, why } = await untilHeldBack()
    await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [why.customId])
    await other.use({ ...why, messageId: other.last().message.id })
    expect(textOf(other.lastPrivate())).toContain(mover.name)
    expect(textOf(other.lastPrivate())).not.toMatch(REASON)
  })
})

describe('the table as text', () => {
  test('has the board, everybody’s coaches, roads and points, in the reader’s language', async () => {
    await sitDown([annie, katie], { seats: 2 })
    await playOn(scene.sandbox, [annie, katie], 'text', { presses: 40 })
    await annie.command('pioneers', { text: {} })
    const whole = textOf(annie.lastPrivate())
    for (const part of [
      'The stagecoach is in',
      'Tiles on the map',
      '**Annie**',
      '**Katie**',
      'Starting coach',
      'Roads (',
      'Settled:',
    ]) {
      expect(whole).toContain(part)
    }
    await jim.command('pioneers', { text: {} })
    expect(textOf(jim.lastPrivate())).toContain('La diligence est à')
  })

  test('of a lobby does not exist yet', async () => {
    await annie.command('pioneers', { new: {} })
    await jim.command('pioneers', { text: {} })
    expect(textOf(jim.lastPrivate())).toContain('n’a pas encore commencé')
  })
})
