import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { postButtons } from '../kit/forging.js'
import { altOf, type Offer, offersOn, type Player, player, playOn, sitDown, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene
let annie: Player
let bill: Player
let katie: Player

beforeEach(async () => {
  scene = await openScene({ seed: 'presses' })
  ;[annie, bill, katie] = ['Annie', 'Bill', 'Katie'].map((name) => player(scene.sandbox, name)) as [Player, Player, Player]
})

afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

/** The player on turn and the other one, told apart by who is called in the channel. */
async function seated(): Promise<{ readonly mover: Player; readonly other: Player }> {
  await sitDown([annie, bill], { seats: 2 })
  const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
  return call.pings.includes(annie.id) ? { mover: annie, other: bill } : { mover: bill, other: annie }
}

async function logOf(self: Player): Promise<string> {
  await self.press('Log')
  return textOf(self.lastPrivate())
}

/** A coach that can be bought, as the panel offers it. */
function coachIn(self: Player): Offer {
  const found = self.offers().find(({ label }) => label.startsWith('Coach $'))
  if (found === undefined) throw new Error(`no coach to buy among ${self.offers().map(({ label }) => label)}`)
  return found
}

const bought = (log: string) => log.match(/ buys? coach /g)?.length ?? 0

describe('somebody else’s turn', () => {
  test('a seated player is told whose it is', async () => {
    const { mover, other } = await seated()
    await other.press('Take turn')
    expect(textOf(other.lastPrivate())).toContain(`It is not your move: the game is waiting for ${mover.name}.`)
  })

  test('a seated player who asks again is told in place of the first time', async () => {
    const { other } = await seated()
    const toldPrivately = () => other.screen().filter(({ ephemeralFor }) => ephemeralFor === other.id)
    const before = toldPrivately().length
    for (let press = 0; press < 3; press++) await other.press('Take turn')
    await scene.sandbox.until(() => toldPrivately().length === before + 1)
  })

  test('so is a user without a seat, in their own language', async () => {
    const { mover } = await seated()
    await katie.press('Take turn')
    expect(textOf(katie.lastPrivate())).toBe(`Du bist nicht am Zug: Die Partie wartet auf ${mover.name}.`)
  })

  test('a button of the mover’s panel does nothing for other users', async () => {
    const { mover, other } = await seated()
    await mover.press('Take turn')
    const coach = coachIn(mover)
    await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [coach.customId])
    await other.use({ ...coach, messageId: other.last().message.id })
    expect(textOf(other.lastPrivate())).toContain('nothing has changed')
    expect(bought(await logOf(mover))).toBe(0)
  })
})

describe('a press', () => {
  test('twice at once acts once, and both are answered', async () => {
    const { mover } = await seated()
    await mover.press('Take turn')
    const coach = coachIn(mover)
    const outcomes = await Promise.all([mover.use(coach), mover.use(coach)])
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(bought(await logOf(mover))).toBe(1)
  })

  test('of two players at once is answered to each', async () => {
    const { mover, other } = await seated()
    await mover.press('Take turn')
    const [acted, refused] = await Promise.all([mover.use(coachIn(mover)), other.press('Take turn')])
    expect([acted.state, refused.state]).toEqual(['done', 'done'])
    expect(refused.message && textOf(refused.message)).toContain(mover.name)
    expect(bought(await logOf(mover))).toBe(1)
  })

  test('that belongs to a turn long over only shows the current state', async () => {
    const { mover } = await seated()
    await mover.press('Take turn')
    const early = coachIn(mover)
    const isNextTurn = () => annie.screen().some((message) => textOf(message).includes('Turn 2'))
    await playOn(scene.sandbox, [annie, bill], 'on', { until: isNextTurn })
    const before = await logOf(mover)
    await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [early.customId])
    const { message } = await mover.use({ ...early, messageId: mover.last().message.id })
    expect(message && textOf(message)).toMatch(/game is waiting for|earlier point/)
    expect(await logOf(mover)).toBe(before)
  })

  test.each([
    ['nothing of ours', 'garbage'],
    ['another version', 's0:abcdefgh:0:take'],
    ['no table', 's1:abcdefgh:0:take'],
    ['broken', 's1:abcdefgh:0'],
  ])('on an id that is %s gets a player the panel, anybody else one sentence', async (_what, customId) => {
    const { mover } = await seated()
    await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [customId])
    await mover.press(customId)
    expect(textOf(mover.lastPrivate())).toContain('> The bot does not recognize that button.\n')
    expect(coachIn(mover).messageId).toBe(mover.lastPrivate().message.id)
    await katie.press(customId)
    expect(textOf(katie.lastPrivate())).toBe('Diesen Knopf kennt der Bot nicht. Öffne deine Auswahl wieder mit `/pioneers hand`.')
  })

  test.each(['a:no-such-action', 'a:end-turn', 'p:no/such/prompt', 'm:0', 'x:0', 'log:zzzz'])(
    "on a forged %s of the player's own table changes nothing",
    async (verb) => {
      const { mover } = await seated()
      await mover.press('Take turn')
      const [version, table, position] = coachIn(mover).customId.split(':')
      const before = await logOf(mover)
      const forged = [version, table, position, verb].join(':')
      await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [forged])
      const { state, message } = await mover.press(forged)
      expect(state).toBe('done')
      expect(message?.ephemeralFor).toBe(mover.id)
      expect(await logOf(mover)).toBe(before)
    },
  )

  test('with a table’s id in another channel only says where the table is', async () => {
    const { mover } = await seated()
    await mover.press('Take turn')
    const { customId } = coachIn(mover)
    await postButtons(scene.sandbox, scene.sandbox.channel('parlor').id, [customId])
    const elsewhere = player(scene.sandbox, mover.name, 'parlor')
    await elsewhere.press(customId)
    const here = scene.sandbox.channel('stagecoach').id
    expect(textOf(elsewhere.lastPrivate())).toBe(`That button belongs to a table in <#${here}>. Continue there.`)
    expect(bought(await logOf(mover))).toBe(0)
  })
})

describe('looking things up', () => {
  test('everybody reads the rules by topic, in their own language', async () => {
    await seated()
    await katie.press('Rules')
    const menu = katie.last()
    const topics = offersOn(menu).filter(({ value }) => value !== null)
    const [first, topic] = [topics[0], topics.at(-1)]
    if (first === undefined || topic === undefined) throw new Error('no topics')
    expect(textOf(menu)).toContain(first.label)
    const { message } = await katie.use(topic)
    expect(message?.message.id).toBe(menu.message.id)
    expect(message && textOf(message)).toContain(topic.label)
    expect(message && textOf(message)).not.toContain(first.label)
    await katie.use({ ...topic, value: 'moving' })
    expect(altOf(katie.last())).toContain('Die Postkutsche steht in Boston.')
  })

  test('everybody reads the rules where there is no table, with example pictures', async () => {
    await katie.command('pioneers', { rules: { topic: 'moving' } })
    const page = katie.lastPrivate()
    expect(textOf(page)).toContain('Postkutsche')
    expect(altOf(page)).toContain('Die Postkutsche steht in Boston.')
    const topics = offersOn(page).filter(({ value }) => value !== null)
    expect(topics.length).toBeGreaterThan(5)
    for (const topic of topics) {
      const { message } = await katie.use(topic)
      expect(message?.message.id).toBe(page.message.id)
      expect(message && textOf(message)).toContain(`**${topic.label}**`)
      if (topic.value !== 'tips' && topic.value !== 'counting') expect(message && altOf(message)).not.toBe('')
    }
    await katie.command('pioneers', { rules: { topic: 'counting' } })
    expect(textOf(katie.lastPrivate())).toContain('**Gibst du auf**, hast du verloren')
    await annie.command('pioneers', { rules: {} })
    expect(textOf(annie.lastPrivate())).toContain('Your pioneers travel in your own coaches')
    expect(bill.screen()).toEqual([])
  })

  test('a player’s coaches are shown to that player only', async () => {
    const { mover } = await seated()
    await mover.press('My coaches')
    expect(textOf(mover.lastPrivate())).toContain('Starting coach')
    await katie.press('My coaches')
    expect(textOf(katie.lastPrivate())).toBe('Du hast keinen Platz an diesem Tisch.')
  })

  test('a hand that was dismissed comes back', async () => {
    const { mover, other } = await seated()
    await mover.press('Take turn')
    scene.sandbox.dismiss(mover.id, mover.last().message.id)
    await mover.command('pioneers', { hand: {} })
    expect(coachIn(mover).messageId).toBe(mover.last().message.id)
    await other.command('pioneers', { hand: {} })
    expect(textOf(other.lastPrivate())).toContain('Starting coach')
  })

  test('the board is shown with its alt text, only to the user who asks, and leads into the turn', async () => {
    const { mover } = await seated()
    await katie.command('pioneers', { board: {} })
    expect(altOf(katie.lastPrivate())).toContain('Boston')
    await mover.command('pioneers', { board: {} })
    const { id } = mover.lastPrivate().message
    await mover.press('Take turn')
    expect(coachIn(mover).messageId).toBe(id)
  })
})
